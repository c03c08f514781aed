import type { AdHeadline } from '#contract/google-ads.ts';
import { businessNounOf } from '#rules/ads/business-noun.ts';
import { speaksOfAnimals } from '#rules/ads/benchmark-choice.ts';
import { adLimits } from '#rules/ads/limits.ts';
import { evidenceOf } from '#rules/ledger/evidence.ts';
import { countWidth } from '#rules/text/count.ts';
import { hashOf } from '#rules/text/hash.ts';
import { headlineCase, innerCase } from './ad-text.ts';
import { suitsAudience } from './audience-phrase.ts';
import type { AdsBrief } from './brief.ts';
import { callFor } from './call.ts';
import { isFuneral, isNoDish } from './deeds.ts';
import { pairContext, takeTogether } from './choose.ts';
import { standsAlone, type FactPhrase } from './fact-phrases.ts';
import { isForFirms } from './fitting-tails.ts';
import { contactWords } from './contact-words.ts';
import { isLodging } from './house.ts';
import { lexiconOf } from './lexicon/index.ts';
import type { AdsLexicon } from './lexicon/lexicon.ts';
import { asOwnPrice } from './own-price.ts';
import { isBesidePlace, townOf } from './place.ts';
import { isListed } from './reader-words.ts';
import { suits } from './rival-services.ts';
import type { Service } from './services.ts';
import { shortFact } from './short-fact.ts';
import { shortName, type Theme } from './themes.ts';

export interface HeadlineCandidate {
  text: string;
  role: AdHeadline['role'];
}

/** Below this many headlines the ones that claim nothing fill up. */
const enough = 10;
/** Other services in an ad of one theme: enough to show the breadth, few enough to stay on the theme. */
const mostOtherServices = 3;

/** Headlines of one ad group, best first. `proposed` come before what the rules write; all pass the same choice. */
export function headlinesOf(
  theme: Theme,
  brief: AdsBrief,
  proposed: readonly HeadlineCandidate[] = [],
): AdHeadline[] {
  const settings = {
    surface: 'headline' as const,
    max: adLimits.headline.max,
    context: pairContext(theme.head, brief),
    brief,
  };
  const candidates = [...proposed, ...writtenHeadlines(theme, brief)];
  let taken = takeTogether(candidates, adLimits.headlines.max, settings);
  if (taken.length < enough)
    taken = takeTogether([...taken, ...fillers(theme, brief)], Math.max(taken.length, enough), settings);
  return taken.map(({ text, role }) => ({
    text,
    role,
    evidence: evidenceOf(text, brief.ledger).slice(0, 3),
  }));
}

function writtenHeadlines(theme: Theme, brief: AdsBrief): HeadlineCandidate[] {
  const { language, place, businessName, facts, sentences, audience } = brief;
  const { written } = language;
  const lexicon = lexiconOf(written);
  const cased = (text: string): string => headlineCase(text, written);
  const list: HeadlineCandidate[] = [];
  const add = (role: AdHeadline['role'], text: string): void => {
    if (text !== '' && countWidth(text) <= adLimits.headline.max) list.push({ text, role });
  };
  if (lexicon !== null) {
    if (place !== '') {
      const inPlace = (isBesidePlace(place) ? [place] : [place, townOf(place)])
        .map((name) => lexicon.inPlace(theme.title, name))
        .find((line) => countWidth(line) <= adLimits.headline.max);
      if (inPlace !== undefined) add('place', inPlace);
      else {
        add('keyword', theme.title);
        // "Seit 2004 in Augsburg" says more than where.
        const said = [...facts, ...sentences]
          .filter(standsAlone)
          .filter(suits(theme, brief))
          .find((fact) => speaksOf(fact.text, place) && countWidth(fact.text) <= adLimits.headline.max);
        add('place', said === undefined ? lexicon.callouts.place(place) : cased(said.text));
      }
    } else add('keyword', theme.title);
    for (const question of questionsOn(theme, brief, lexicon)) {
      if (countWidth(question) <= adLimits.headline.max) {
        add('keyword', cased(question));
        break;
      }
    }
  } else {
    if (place !== '') add('place', `${theme.title} ${place}`);
    if (!list.some(({ role }) => role === 'place')) add('keyword', theme.title);
  }
  add('brand', countWidth(businessName) <= adLimits.headline.max ? businessName : ownName(businessName));
  const call = callFor(theme, brief);
  const factLines = ordered(facts.filter(standsAlone).filter(suits(theme, brief)), theme).map(
    asOwnPrice(theme, brief),
  );
  for (const fact of factLines.slice(0, 4))
    add(roleOf(fact), cased(shortFact(fact.text, adLimits.headline.max, written)));
  if (lexicon !== null && call !== null) {
    const about =
      theme.isTrade || theme.isReadersDeed ? '' : lexicon.calls[call].about(innerTitle(theme, written));
    if (about !== '' && countWidth(cased(about)) <= adLimits.headline.max)
      add('call_to_action', cased(about));
    add('call_to_action', lexicon.calls[call].headline);
    // Where the first says again what a fact says already.
    add('call_to_action', lexicon.calls.contact.headline);
  }
  if (lexicon === null) add('call_to_action', contactWords(language.tag)[0] ?? '');
  for (const fact of factLines.slice(4))
    add(roleOf(fact), cased(shortFact(fact.text, adLimits.headline.max, written)));
  for (const sentence of sentences.filter(standsAlone).filter(suits(theme, brief)))
    add('benefit', cased(shortFact(sentence.text, adLimits.headline.max, written)));
  if (lexicon !== null && audience !== '' && suitsAudience(theme.service.name, audience))
    add('benefit', cased(lexicon.forAudience(innerCase(audience, written))));
  const others = othersThan(theme, brief);
  for (const service of turned(others, theme.name).slice(0, mostOtherServices * 2)) {
    add(
      'service',
      headlineCase(shortName(innerCase(service.name, written), adLimits.headline.max, written), written),
    );
  }
  if (brief.street !== '' && lexicon !== null && brief.campaignType === 'local')
    add('place', lexicon.address(brief.street));
  return limitServices(list);
}

function speaksOf(text: string, place: string): boolean {
  return ` ${text} `.includes(` ${townOf(place)} `);
}

/** Headlines that ask for the theme, none where nobody would be asked: of an ailment, of what the reader shall do. */
function questionsOn(theme: Theme, brief: AdsBrief, lexicon: AdsLexicon): readonly string[] {
  if (theme.isName || theme.isReadersDeed || isFuneral(brief)) return [];
  const title = innerTitle(theme, brief.language.written);
  if (theme.isTrouble) return brief.businessType === 'healthcare' ? [] : [lexicon.have(title)];
  if (theme.isTrade) return lexicon.needTrade?.(title) ?? [];
  // "Angstpatienten gesucht?" would look for patients.
  if (/patient\p{L}{0,3}$/iu.test(theme.root)) return [];
  // "Besoin d'un plombier": the gender of who comes is not known.
  if (brief.language.written === 'fr' && businessNounOf(theme.root, 'fr') !== null) return [];
  const isRoom = brief.businessType === 'restaurant' && isNoDish(theme.root);
  return lexicon.need(title, isRoom ? 'other' : brief.businessType);
}

function othersThan(theme: Theme, brief: AdsBrief): readonly Service[] {
  return brief.offered.filter((service) => service !== theme.service && isListed(service.name, brief));
}

/** "Sunrise Senior Living" of "Sunrise Senior Living at Maple Court": the name without its address or its line. */
function ownName(businessName: string): string {
  const front = businessName
    .split(/\s(?:at|of|in|by|am|im|in der|de|en|à)\s|\s?[,|:–—(]\s?|\s-\s/u)[0]!
    .trim();
  return front.includes(' ') ? front : '';
}

function limitServices(list: readonly HeadlineCandidate[]): HeadlineCandidate[] {
  let services = 0;
  return list.filter(({ role }) => role !== 'service' || (services += 1) <= mostOtherServices);
}

/** "Support for Your Business" is nothing for who builds a house. */
const toFirms = /\bbusiness$/iu;

/** "Back on the Road" is for who mends or sells cars; a trailer for hire breaks down for nobody. */
const mendsCars =
  /(?<!\p{L})(?:cars?|autos?|motors?|vehicles?|vans?|garages?|mots?|mechanics?|tyres?|tires?|brakes?|body ?shops?|exhausts?|engines?|transmissions?|windscreens?|collision|detailing|smog|oil changes?)(?!\p{L})|auto|kfz|werkstatt|coche|taller|voiture|mécani/iu;

function saidOfHouse({ industry, businessName, services }: AdsBrief): string {
  return [industry, businessName, ...services.map(({ name }) => name)].join(' ');
}

/** Headlines that claim nothing, started at another one for each business. */
function fillers(theme: Theme, brief: AdsBrief): HeadlineCandidate[] {
  const lexicon = lexiconOf(brief.language.written);
  const others = othersThan(theme, brief).map((service) => ({
    role: 'service' as const,
    text: headlineCase(
      shortName(
        innerCase(service.name, brief.language.written),
        adLimits.headline.max,
        brief.language.written,
      ),
      brief.language.written,
    ),
  }));
  if (lexicon === null) {
    const [, welcome = ''] = contactWords(brief.language.tag);
    return [...others, { role: 'benefit', text: welcome }];
  }
  // "Your Health" would be said of a dog.
  const isForAnimals =
    ['healthcare', 'beauty'].includes(brief.businessType) &&
    speaksOfAnimals(
      [brief.industry, brief.businessName, ...brief.services.map(({ name }) => name)].join(' '),
    );
  const usual = isLodging(brief) ? lexicon.ofStay : lexicon.ofType[brief.businessType];
  const own = (isForAnimals || isFuneral(brief) ? [] : usual).filter(
    (text) =>
      (!toFirms.test(text) || isForFirms(theme.service.name)) &&
      (brief.businessType !== 'automotive' || mendsCars.test(saidOfHouse(brief))),
  );
  // One more service says more than a line that says nothing.
  return [
    ...others,
    ...turned(own, brief.businessName).map((text) => ({ role: 'benefit' as const, text })),
    ...turned(lexicon.general, brief.businessName).map((text) => ({ role: 'benefit' as const, text })),
  ];
}

function turned<Item>(list: readonly Item[], seed: string): Item[] {
  const start = list.length === 0 ? 0 : hashOf(seed) % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

/** Facts that speak of the theme come first. */
function ordered(facts: readonly FactPhrase[], theme: Theme): FactPhrase[] {
  const words = new Set(theme.keyword.split(' '));
  const speaks = ({ text }: FactPhrase): boolean =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => words.has(word));
  return [...facts.filter(speaks), ...facts.filter((fact) => !speaks(fact))];
}

function roleOf({ kind }: FactPhrase): AdHeadline['role'] {
  return kind;
}

function innerTitle(theme: Theme, written: AdsBrief['language']['written']): string {
  return written === 'en' || written === 'de' ? theme.title : innerCase(theme.title, written);
}
