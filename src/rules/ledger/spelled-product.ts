import { answeredAbroad } from './answered-abroad.ts';
import { answeredNo } from './answered-no.ts';
import type { Brief, Language } from '#rules/listing/listing.ts';
import { withEnglishCapitals } from './english-capitals.ts';
import { saleWord, withoutSale, withoutSelling } from './sales-talk.ts';
import { calmEnglish, calmSentences, calmValues, withoutStress } from './shouted-english.ts';
import { withAuthors } from './shouted-names.ts';
import { calmName } from './shouted-runs.ts';
import { withoutMisspellings } from './misspelled.ts';
import { withMakers } from './maker-in-name.ts';
import { withOwnCapitals } from './own-capitals.ts';
import { withColourCommas } from './colour-rows.ts';
import { nameWithAccents, withAccents } from './missing-accents.ts';
import { withBareEntries } from './bare-entries.ts';
import { withTellingLabels } from './bare-labels.ts';
import { nameSpelled, spelledEnglish, stateInWords } from './shorthand.ts';
import { withoutStressedNouns } from './stressed-nouns.ts';
import { withoutCountAgain } from './told-count.ts';
import { withSharedHeads } from './shared-heads.ts';
import { calmHeads } from './headed-points.ts';
import { withPlace, withPlaceOfName, withPlaceCapitals, withTownCapitals } from './place-capitals.ts';
import { withoutGermanShorthand } from './german-shorthand.ts';
import { withGradeInWords } from './german-ordinals.ts';
import { withWholeWood } from './whole-wood.ts';
import { withCountryCapitals } from './country-capitals.ts';
import { nameAsSpelled, spelledAsNamed } from './spelled-as-named.ts';

/** "RELOJ Casio nuevo" of a "reloj digital": a word that the name shouts and the description writes small. */
function asDescribed({ name, description }: Brief['product']): string {
  if (!/\p{Lu}{4}/u.test(name) || !/\p{Ll}{3}/u.test(name)) return name;
  const small = description.toLowerCase();
  return name.replace(/(?<![\p{L}\d-])\p{Lu}{4,}(?![\p{L}\d-])/gu, (word, at: number) => {
    const lower = word.toLowerCase();
    const capital = word.charAt(0) + lower.slice(1);
    const isWritten = description.includes(lower) || description.includes(capital);
    if (!isWritten || description.includes(word) || !small.includes(lower)) return word;
    return at === 0 || !description.includes(lower) ? capital : lower;
  });
}

/** Runs a text through steps, each of which gives the text for the next. */
function through(text: string, steps: readonly ((text: string) => string)[]): string {
  return steps.reduce((told, step) => step(told), text);
}

function spelledInEnglish(
  product: Brief['product'],
  location: string | undefined,
  businessName: string,
): Brief['product'] {
  return {
    ...product,
    name: through(product.name, [
      withoutMisspellings,
      spelledEnglish,
      nameSpelled,
      withoutStress,
      withoutStressedNouns,
      (name) => withPlace(name, location),
    ]),
    description: through(product.description, [
      spelledEnglish,
      withTellingLabels,
      withBareEntries,
      stateInWords,
      withColourCommas,
      (text) => withoutSelling(text, product.name),
      (text) => withoutCountAgain(text, product.name),
      withSharedHeads,
      answeredNo,
      calmValues,
      calmHeads,
      calmEnglish,
      (text) => calmSentences(text, product.name),
      (text) => withAuthors(text, product.name),
      withoutMisspellings,
      withoutStress,
      (text) => withEnglishCapitals(text, location),
      (text) => withPlaceOfName(text, businessName),
    ]),
  };
}

function answered(text: string, { written }: Language): string {
  if (written === 'fr') return withTownCapitals(answeredAbroad(text, 'fr'), 'fr');
  return written === 'es' ? answeredAbroad(text, 'es') : text;
}

/** "Senteur: lavande": before its colon French leaves a space. */
const withFrenchColons = (text: string, { written }: Language): string =>
  written === 'fr' ? text.replace(/(?<=[\p{L}\p{N})%»]):(?=\s)/gu, ' :') : text;

/** The product as a careful seller of its language spells it: calm capitals, accents, places and makers with theirs. */
export function spelledProduct(
  product: Brief['product'],
  language: Language,
  { place, businessName }: { place: string; businessName: string },
): Brief['product'] {
  const location = place === '' ? undefined : place;
  if (language.written === 'en') return spelledInEnglish(product, location, businessName);
  const calmed = calmName(asDescribed(product), language.written);
  const bare = calmed.replace(saleWord, '');
  const name = bare === calmed ? calmed : bare.charAt(0).toUpperCase() + bare.slice(1);
  if (language.written === 'de') {
    const said = withTownCapitals(answeredAbroad(withoutGermanShorthand(product.description), 'de'), 'de');
    const unsold = withoutSale(said);
    return {
      ...product,
      ...(unsold === said ? {} : { ownSale: true }),
      name: withWholeWood(name, language),
      description: withPlaceCapitals(
        spelledAsNamed(withWholeWood(withGradeInWords(unsold), language), name, 'de'),
        location,
      ),
    };
  }
  const spelled = (text: string): string =>
    withCountryCapitals(withWholeWood(withMakers(withAccents(text, language)), language));
  const told = spelled(
    withOwnCapitals(nameAsSpelled(nameWithAccents(name, language), product.description), product.description),
  );
  return {
    ...product,
    name: told,
    category: spelled(product.category),
    description: withPlaceCapitals(
      spelledAsNamed(
        spelled(withFrenchColons(answered(product.description, language), language)),
        told,
        language.written,
      ),
      location,
    ),
  };
}
