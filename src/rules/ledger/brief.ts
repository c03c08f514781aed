import { withAppName } from './app-called.ts';
import { withNewsLast } from './app-news.ts';
import {
  commonOptionalFields,
  platformFormFields,
  type ProductInput,
  type SeoForm,
} from '#contract/seo-content.ts';
import { detectLanguage } from '#rules/language/detect.ts';
import { productLanguage, textsIn } from '#rules/language/product-language.ts';
import type { Brief, BriefText, Language } from '#rules/listing/listing.ts';
import { withShownFields } from '#rules/form/shown-fields.ts';
import { platforms } from '#rules/platforms/index.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import { wordsTold } from './words-told.ts';
import { withOwnFields } from './fields-of-product.ts';
import { withHashtags, withoutHashtagRows } from './hashtag-rows.ts';
import { cleanLine, cleanText } from './clean.ts';
import { sameAs, echoesOf, isSameName, withoutCopies } from './doubles.ts';
import { withHookBehind, withoutHeadLines, withoutNameBefore } from './hook-behind.ts';
import { withoutInstructions } from './instructions.ts';
import { withoutSaleOfName, withoutSalesTalk } from './sales-talk.ts';
import { withoutSellersChat } from './sellers-chat.ts';
import { withoutWordsToBuyers } from './sales-talk-abroad.ts';
import { withoutSearchedRow } from './searched-for-row.ts';
import { ownNameOf } from './rival-names.ts';
import { calmEnglish } from './shouted-english.ts';
import { withoutShouting } from './shouted-runs.ts';
import { withoutMisspellings } from './misspelled.ts';
import { withNameInParts } from './name-in-parts.ts';
import { withoutSaleTail } from './name-sale-tail.ts';
import { withUmlauts } from './german-umlauts.ts';
import { withCodesOfName } from './codes-of-name.ts';
import { withTrueLabels } from './true-label.ts';
import { withMissingCommas } from './missing-commas.ts';
import { withMissingStops } from './missing-stops.ts';
import { withAccents } from './missing-accents.ts';
import { withGermanCapitals, withGermanFields, withTextCapitals } from './small-german.ts';
import { spelledOut, withoutGreeting } from './shorthand.ts';
import { withRows } from './picture-rows.ts';
import { withoutPicturesInPhrases } from './pictures-in-phrases.ts';
import { withDeniedRows } from './denied-lists.ts';
import { withoutHeadings } from './parts-abroad.ts';
import { withColons, withoutEmptyHeads } from './headed-points.ts';
import { withoutSurroundings } from './pasted-listing.ts';
import { withoutPageFurniture } from './page-furniture.ts';
import { ownPageText } from './page-greetings.ts';
import { withPastedLines } from './pasted-lines.ts';
import { withoutPageOf } from './page-around.ts';
import { withoutShelfNumber } from './shelf-names.ts';
import { withoutNameLine, withoutShopLines } from './shop-lines.ts';
import { withoutShopNotes } from './shop-notes.ts';
import { withoutTotalsAgain } from './totals-again.ts';
import { withRealName } from './placeholder-name.ts';
import { withoutRowOfName } from './spelled-as-named.ts';
import {
  agreeingState,
  statedIn,
  withOwnState,
  withoutLabelledState,
  withoutStateAgain,
} from './stated-choices.ts';
import { inOneLanguage } from './parallel-texts.ts';
import { withUnitOfSides } from './sides-share-unit.ts';
import { withSizesInRow } from './sizes-below.ts';
import { withSizeTables } from './size-tables.ts';
import { spelledProduct } from './spelled-product.ts';
import { withSheetTold } from './sheet-told.ts';

const fieldNames = [...commonOptionalFields, ...platformFormFields] as const;
/** Texts of several sentences keep their line breaks. */
const longFields = new Set<string>([
  'brandStory',
  'handmadeStory',
  'videoDescription',
  'keyFeatures',
  'appFeatures',
  'shippingDetails',
  'uniqueSellingProposition',
  'customerPainPoints',
]);
/** Fields that say nothing about the language of the listing. */
const notLanguage = new Set<string>([
  'website',
  'competitors',
  'shopifyDomain',
  'priceRange',
  'shopifyTheme',
]);

/** Fields that list short entries; sellers leave out the space behind their commas. */
const listFields = new Set<string>(['keyFeatures', 'appFeatures', 'targetAudience', 'seasonalRelevance']);
const spaced = (text: string): string =>
  text.replace(/(?<=\p{L}|\d\p{L}{0,3}),(?=\p{L})|(?<=\p{L}{2}),(?=\d)/gu, ', ');

function cleanFields(form: SeoForm): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const name of fieldNames) {
    if (name === 'description') continue;
    const value = form[name];
    if (value === undefined) continue;
    const plain = withoutInstructions(longFields.has(name) ? cleanText(value) : cleanLine(value));
    const given = withoutPicturesInPhrases(plain, 'text');
    const told = listFields.has(name) ? spelledOut(spaced(given)) : given;
    const bare = longFields.has(name) ? withoutGreeting(told) : told;
    const [first] = form.products;
    const clean =
      name === 'videoDescription' && first !== undefined && form.products.length === 1
        ? withoutTotalsAgain(bare, first.description)
        : bare;
    if (clean !== '') fields[name] = clean;
  }
  return fields;
}

function bodyTextsOf(form: SeoForm): BriefText[] {
  const texts: BriefText[] = [];
  const add = (path: string, text = ''): void => {
    const clean = withoutPicturesInPhrases(withoutInstructions(cleanText(text)), 'text');
    const own = platforms[form.platform].subject === 'page' ? ownPageText(clean, [form.businessName]) : clean;
    if (own !== '') texts.push({ path, text: withoutSalesTalk(withoutGreeting(spelledOut(own))) });
  };
  add('description', form.description);
  form.bodyTextSections?.forEach((section, index) =>
    add(`bodyTextSections.${index}.content`, section.content),
  );
  return texts;
}

/** What a product is called in its listing, by what was typed. */
export function productNameOf(typed: string, index: number): string {
  // "【2 Pack】Sink Strainer": in a name the brackets set nothing off.
  const line = withoutInstructions(cleanLine(typed.replaceAll(/[【】]/gu, ' ')));
  // "Wool suit- DAX7853": a stroke that leans on its word parts nothing.
  const name = spelledOut(withoutPicturesInPhrases(withoutSaleOfName(line), 'name')).replace(
    /(?<=\p{Ll}{2})- (?=\p{Lu})/gu,
    ' - ',
  );
  return name === '' ? `Product ${index + 1}` : name;
}

/** The lines of a description without those of the shop; lines are read as lines, also where they stand between marks of a page. */
function linesOf(given: string, subject: Platform['subject'], [name = '', ...makers]: string[]): string {
  const plain = /<[a-z/!]/iu.test(given) ? cleanText(given) : given;
  const own = subject === 'product' ? withoutShopLines(withoutShopNotes(plain)) : plain;
  return subject === 'product' ? withoutNameLine(own, name, makers) : own;
}

function productOf(
  input: ProductInput,
  index: number,
  form: Pick<SeoForm, 'platform' | 'language' | 'businessName' | 'appName' | 'shopifyVendor' | 'amazonBrand'>,
): Brief['product'] {
  const { platform, language, businessName, amazonBrand = '', shopifyVendor = '' } = form;
  const { subject } = platforms[platform];
  const oneTongue = inOneLanguage(input, language ?? 'auto');
  const own = withoutPageOf(subject, oneTongue.description, input.name);
  const lines = linesOf(own, subject, [input.name, businessName, amazonBrand, shopifyVendor]);
  const pasted = { ...oneTongue, description: withPastedLines(lines, input.name, subject) };
  const product = { ...input, ...withRealName(pasted, subject) };
  const given = withoutInstructions(cleanText(product.description));
  const plain = subject === 'product' ? withoutSurroundings(given, platforms[platform]) : given;
  const clean = withoutHashtagRows(withoutPageFurniture(plain, subject === 'product'));
  const headless = subject === 'page' ? ownPageText(clean, [businessName, product.name]) : clean;
  const appName = (form.appName ?? product.name).trim();
  const ordered =
    subject === 'app'
      ? withHookBehind(withoutNameBefore(withoutHeadLines(withNewsLast(clean), appName), appName), appName)
      : headless || clean;
  const rowed = subject === 'product' ? withSizesInRow(withSizeTables(ordered)) : ordered;
  const text = withDeniedRows(withoutEmptyHeads(withColons(withoutHeadings(rowed, subject))));
  const whole = `${product.name}\n${text}`;
  const typed = productNameOf(product.name, index);
  const named = subject === 'product' ? withoutSaleTail(typed) : typed;
  const spelled = withUmlauts(ownNameOf(named, text, form.appName), whole);
  const name =
    subject === 'product'
      ? withoutShelfNumber(spelled, [businessName, form.shopifyVendor, form.amazonBrand])
      : spelled;
  const rows = withoutPicturesInPhrases(withRows(text), 'text');
  const spoken = withoutGreeting(spelledOut(withUmlauts(rows, whole)));
  const told = withoutRowOfName(subject === 'product' ? withoutSellersChat(spoken) : spoken, name);
  return withGermanCapitals({
    index,
    name,
    ...(name !== spelled && { typed: spelled }),
    category: withUmlauts(withoutInstructions(cleanLine(product.category ?? '')), whole),
    description: withoutShouting(
      withoutSalesTalk(
        subject === 'product'
          ? withMissingCommas(
              withCodesOfName(
                withTrueLabels(
                  withMissingStops(withoutWordsToBuyers(withoutSearchedRow(withUnitOfSides(told)))),
                ),
                name,
              ),
              name,
            )
          : told.replace(/^[-–—•*]\s+/u, ''),
      ),
      // "OLLA RÁPIDA COCIBÉN": a house of one word keeps its capital in what is calmed.
      [name, businessName, amazonBrand]
        .filter((own, at) => at === 0 || /^\p{Lu}\p{Ll}+$/u.test(own ?? ''))
        .join(' '),
    ),
  });
}

/** Fields that the listing's own words come from; names stay as their owner writes them. */
function spelledFields(
  fields: Readonly<Record<string, string>>,
  language: Language,
): Readonly<Record<string, string>> {
  if (language.tag === 'de') return withGermanFields(fields);
  const isText = (name: string): boolean => longFields.has(name) || listFields.has(name);
  const told = Object.entries(fields).map(([name, value]): [string, string] => [
    name,
    language.written === 'en' && (isText(name) || name === 'facebookDeliveryMethod')
      ? withoutMisspellings(calmEnglish(value))
      : isText(name)
        ? withAccents(value, language)
        : value,
  ]);
  return Object.fromEntries(told);
}

/**
 * One brief per product of a submitted form, in the form's order: cleaned texts, the language chosen or that of the whole
 * form (of the product where it is plainly in another; texts of the form in another language are then left out), tone and
 * style with their defaults (professional, balanced). Hidden instructions are gone, and so is from each brief what the
 * form's lists say of its other products.
 */
export function briefsOf(given: SeoForm): Brief[] {
  // A program that posts one set of fields to every platform: of a bag's channel no listing may speak.
  const form = withShownFields(given, given.platform);
  const fields = cleanFields(form);
  const products = form.products.map((product, index) => productOf(product, index, form));
  const bodyTexts = withoutCopies(bodyTextsOf(form), products);
  const language: Language = detectLanguage(
    [
      ...products.map((product) => `${product.name}\n${product.description}`),
      ...bodyTexts.map((text) => text.text),
      ...Object.entries(fields).flatMap(([name, value]) => (notLanguage.has(name) ? [] : [value])),
    ],
    form.language ?? 'auto',
  );
  const inLanguage = (own: Language) => spelledFields(statedIn(fields, own), own);
  const shared = inLanguage(language);
  const isChosen = (form.language ?? 'auto') !== 'auto';
  /** What a product is told in, and the fields and texts of the form that are in that language. */
  const spoken = (product: Brief['product']): Pick<Brief, 'language' | 'fields' | 'bodyTexts'> => {
    const own = isChosen ? language : productLanguage(`${product.name}\n${product.description}`, language);
    if (isChosen) return { language, fields: shared, bodyTexts };
    const told = Object.entries(own.tag === language.tag ? shared : inLanguage(own)).filter(
      ([name, value]) => !longFields.has(name) || productLanguage(value, own).tag === own.tag,
    );
    return { language: own, fields: Object.fromEntries(told), bodyTexts: textsIn(bodyTexts, own) };
  };
  const told = products.map((product) => {
    const own = spoken(product);
    const bodyTexts = own.bodyTexts.map(({ path, text }) => ({
      path,
      text: own.language.tag === 'de' ? withTextCapitals(text) : withAccents(text, own.language),
    }));
    const place = `${own.fields['location'] ?? ''} ${own.fields['facebookLocation'] ?? ''}`.trim();
    const careful = spelledProduct(product, own.language, { place, businessName: form.businessName });
    const spelled = withSheetTold(careful, own.language.written, platforms[form.platform].subject);
    const stated = withOwnState(withHashtags(own.fields, form, product.index), spelled.description);
    const agreeing = agreeingState(stated, spelled.name, own.language);
    const fields = withAppName(agreeing, spelled, { platform: form.platform, language: own.language });
    const description = withoutLabelledState(withoutStateAgain(spelled.description, fields), fields);
    const cut = withNameInParts({ ...spelled, description }, form, fields, own.language.written);
    return { ...own, fields, bodyTexts, product: cut };
  });
  const echoes = echoesOf(told.map(({ product }) => product));
  const words =
    products.length > 1
      ? told.map(({ product }) => wordsTold(`${product.name}\n${product.description}`))
      : [];
  const briefs = told.map(({ product, ...own }, index) => ({
    platform: form.platform,
    ...own,
    tone: form.tone ?? 'professional',
    style: form.style ?? 'balanced',
    businessName: withoutInstructions(cleanLine(form.businessName)),
    industry: cleanLine(form.industry),
    product,
    siblings: products.length,
    others: told.filter((other) => other.product !== product).map((other) => other.product.name),
    echoes: echoes[index] ?? [],
    earlier: words.slice(0, index),
    otherWords: words.filter((_words, at) => at !== index),
    twin: products.slice(0, index).filter((other) => isSameName(other.name, product.name)).length,
    ...sameAs(products, index),
  }));
  return withOwnFields(briefs);
}
