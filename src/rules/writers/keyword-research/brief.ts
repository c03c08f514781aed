import type { ResearchForm } from '#contract/keyword-research.ts';
import type { SeoForm } from '#contract/seo-content.ts';
import { unique, type Slot } from '#rules/keywords/slot.ts';
import { slotsOf, type Slots } from '#rules/keywords/slots.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { cleanLine, cleanText } from '#rules/ledger/clean.ts';
import { withUmlauts } from '#rules/ledger/german-umlauts.ts';
import { withoutInstructions } from '#rules/ledger/instructions.ts';
import { calmDescription } from '#rules/ledger/calm-description.ts';
import { toldOnPage } from '#rules/ledger/told-on-page.ts';
import { withAccents } from '#rules/ledger/missing-accents.ts';
import { withTextCapitals } from '#rules/ledger/small-german.ts';
import type { Keyword, Language, Ledger } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { prepare } from '#rules/writers/seo-content/prepared.ts';
import { languageOf } from './brief-language.ts';
import { isChannel } from './offer-texts.ts';
import { offersOf, type Offer } from './offers.ts';
import { placesOf, type Places } from './places.ts';
import { namesNobody } from './rivals.ts';

/** Products read in full; more of them bring more of the same kinds of keywords. */
const mostProducts = 12;

/** "Ostéopathe D.O.": letters behind a trade, whose stops end no sentence. */
const title =
  /(?<=\p{L}{4})\s(?:[dD]\.\s?[oO]\.|D\.\s?E\.)(?=\s\p{Ll}{3})(?!\s(?:en|pour|chez|dans|sur|et|près|au)\s)/gu;
const titleBefore = /(?<=\p{L}{4})\s(?:[dD]\.\s?[oO]\.|D\.\s?E\.)(?=[\s,])/gu;

/** A form, cleaned and read: everything that keywords are made from. */
export interface ResearchBrief {
  form: ResearchForm;
  businessName: string;
  industry: string;
  language: Language;
  /** Null: the user's own website. */
  platform: Platform | null;
  offers: Offer[];
  /** Keywords of the single products by the listing rules, best first. */
  found: { offer: Offer; keywords: Keyword[]; slots: Slots; ledger: Ledger }[];
  audiences: Slot[];
  places: Places;
  competitors: string[];
  currentKeywords: string[];
}

/** Reads a form. Texts that try to give orders to a model are gone afterwards. */
export function readBrief(form: ResearchForm): ResearchBrief {
  const line = (text: string | undefined): string => withoutInstructions(cleanLine(text ?? ''));
  const lines = (list: readonly string[] | undefined): string[] =>
    distinct((list ?? []).map(line).filter((entry) => entry !== ''));
  const businessName = calmName(withoutLegalForm(line(form.businessName)));
  const industry = line(form.industry);
  const typed = lines(form.products);
  const currentKeywords = lines(form.currentKeywords).filter((keyword) => keyword.split(/\s+/u).length <= 8);
  const told = withoutInstructions(
    cleanText(toldOnPage((form.description ?? '').replace(title, ',').replace(titleBefore, ''), false)),
  );
  const texts = [
    ...typed,
    ...currentKeywords,
    told,
    line(form.targetAudience),
    line(form.businessGoals),
    // A name alone says little, so it counts only when nothing else is there.
    ...(typed.length + currentKeywords.length === 0 && told === '' ? [businessName] : []),
  ];
  const language = languageOf(texts, { businessName, industry }, form.language);
  const description = spelled(told, language);
  const products = language.written === 'de' ? typed.map((name) => spelled(name, language)) : typed;
  const platform =
    form.platform === undefined || form.platform === 'website' ? null : platforms[form.platform];
  const places = placesOf(line(form.location));
  const said = offersOf({
    products,
    currentKeywords: currentKeywords.map((keyword) => withoutTown(keyword, places.towns)),
    businessName,
    industry,
    description: withoutTowns(description, places.towns),
    language: language.written,
    subject: platform?.subject ?? (isChannel(industry) ? 'video' : 'page'),
  });
  const whom = line(form.targetAudience)
    .split(/,|\s(?:and|und|y|et)\s/iu)
    .map((one) => one.trim());
  // Those who are meant are nothing that is sold.
  const sold = said.filter(({ name }) => !whom.some((one) => isSame(one, name)));
  const offers = sold.length > 0 ? sold : said;
  const found = keywordsOfProducts(offers.slice(0, mostProducts), {
    form,
    businessName,
    industry,
    description,
    tag: language.written,
    town: places.towns.join(', '),
    audience: line(form.targetAudience),
  });
  return {
    form,
    businessName,
    industry,
    language,
    platform,
    offers,
    found,
    audiences: unique(found.flatMap(({ slots }) => slots.audiences).map((slot) => asAsked(slot, whom))),
    places,
    competitors: distinct(lines(form.competitors).map(competitorName)).filter(
      (name) =>
        /\p{L}{2}|\d\p{L}|\p{L}\d/u.test(name) &&
        !namesNobody(name, offers, { industry, businessName, towns: places.towns }) &&
        ![businessName, ...offers.map((offer) => offer.name)].some((own) => isSame(own, name)),
    ),
    currentKeywords,
  };
}

/** German that is typed all small or without umlauts, Spanish and French without accents, as people search it. */
function spelled(text: string, language: Language): string {
  const calm = calmDescription(text, language);
  if (language.written !== 'de') return withAccents(calm, language);
  const told = withUmlauts(calm, calm);
  // A word alone between two commas is a noun, which no list needs to know: "maultaschen, zwiebelrostbraten".
  return /\p{Lu}/u.test(told)
    ? told
    : withTextCapitals(told).replace(loneWord, (word) =>
        adjective.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
      );
}

const loneWord = /(?<=, |\sund |^)\p{Ll}{4,}(?=,|\.|$| (?:und|vom|aus|mit|ab|bis) )/gu;
const adjective = /(?:lich|ig|isch|bar|los|ell|t)$/u;

interface Texts {
  form: ResearchForm;
  businessName: string;
  industry: string;
  description: string;
  tag: Language['written'];
  town: string;
  audience: string;
}

/** What the listing rules find in each product, as if a listing of it were written. */
function keywordsOfProducts(offers: readonly Offer[], texts: Texts): ResearchBrief['found'] {
  if (offers.length === 0) return [];
  const listing: SeoForm = {
    platform: texts.form.platform ?? 'website',
    businessName: texts.businessName,
    industry: texts.industry,
    ...(texts.audience !== '' && { targetAudience: texts.audience }),
    ...(texts.town !== '' && { location: texts.town }),
    ...(texts.tag !== 'other' && { language: texts.tag }),
    products: offers.map(({ said }) => ({ name: said, description: texts.description.slice(0, 2_000) })),
  };
  return briefsOf(listing).map((brief, index) => {
    const { keywords, ledger, platform } = prepare(brief);
    return { offer: offers[index]!, keywords, ledger, slots: slotsOf(brief, ledger, platform.subject) };
  });
}

/** "Resume writer" of "resume writer austin": what is looked for, without where. */
function withoutTown(keyword: string, towns: readonly string[]): string {
  const lower = towns.map((town) => town.toLowerCase());
  const front = keyword.replace(/\s(?:near me|in der nähe|cerca de mí|près de (?:chez )?moi)$/iu, '');
  const town = lower.find((name) => front.toLowerCase().endsWith(` ${name}`));
  const rest = town === undefined ? front : front.slice(0, -town.length - 1).replace(/\s(?:in|en|à)$/iu, '');
  return rest.includes(' ') || rest === front ? rest : keyword;
}

/** "Lashes" of "nails and lashes in Krefeld": where it is done stands in the form, and is typed behind each offer. */
function withoutTowns(description: string, towns: readonly string[]): string {
  return towns.reduce(
    (text, town) =>
      text.replace(
        new RegExp(`\\s(?:in|near|en|à|bei)\\s${town.replaceAll('.', '\\.')}(?=[.,;:\\n]|$)`, 'giu'),
        '',
      ),
    description,
  );
}

/** "Sportifs" of "femmes enceintes et sportifs": a word that was joined with another's noun goes back to how it was typed. */
function asAsked(slot: Slot, whom: readonly string[]): Slot {
  const last = foldWord(slot.text.split(' ').at(-1)!);
  const isTyped = whom.some((one) => foldWord(one).includes(foldWord(slot.text)));
  const alone = isTyped ? undefined : whom.find((one) => foldWord(one) === last);
  return alone === undefined ? slot : { ...slot, text: alone };
}

/** "Brightside Solar Ltd" is looked for as "Brightside Solar". */
function withoutLegalForm(name: string): string {
  const short = name
    .replace(
      /,?\s(?:ltd|limited|llc|l\.l\.c|inc|incorporated|plc|llp|pty ltd|gmbh(?: & co\.? kg)?|ug(?: \(haftungsbeschränkt\))?|ohg|e\.?\s?k|gbr|s\.?l\.?u?|s\.?a|sarl|s\.a\.r\.l|sas|sasu|eurl|s\.?r\.?l)\.?$/iu,
      '',
    )
    .trim();
  return /\p{L}/u.test(short) ? short : name;
}

/** "NAGELSTUDIO GLAMOUR" is no row of letters, as "BMW" is. */
function calmName(name: string): string {
  const isLoud = name === name.toUpperCase() && /\p{Lu}{6}/u.test(name);
  return isLoud ? name.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (first) => first.toUpperCase()) : name;
}

/** "https://www.acme.com/mugs" is known as "acme". */
function competitorName(entry: string): string {
  const host = /^(?:https?:\/\/)?(?:www\.)?([\p{L}\p{N}-]+)\.(?:[a-z]{2,3}\.)?[a-z]{2,}(?:\/\S*)?$/iu.exec(
    entry,
  );
  return (host?.[1] ?? entry)
    .replace(/["“”<>{}]/gu, '')
    .trim()
    .slice(0, 60);
}

/** A competitor called like the thing itself would keep the thing out of every list. */
function isSame(one: string, other: string): boolean {
  return stemsOf(one).join(' ') === stemsOf(other).join(' ');
}

function distinct(list: readonly string[]): string[] {
  const seen = new Set<string>();
  return list.filter((entry) => {
    const key = entry.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
