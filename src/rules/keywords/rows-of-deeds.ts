import { splitSentences } from '#rules/ledger/clauses.ts';
import { firstWords } from '#rules/text/first-words.ts';
import { built, type Candidate } from './candidate.ts';
import { headedOffers } from './headed-rows.ts';

type Language = 'de' | 'en' | 'es' | 'fr';

/** Sentences are read up to here. Characters. */
const mostRead = 800;
const fewestEntries = 3;
/** Two do where both are works of two words: "puppy visits and cat feeding". English. */
const fewestWhole = 2;
const mostEntries = 8;
/** Letters from which one word names work that people look for. */
const shortestWord = 8;

/** A row without a verb of its own: entries of up to four words between commas. */
const gap = /,\s(?:and\s|und\s|y\s|et\s)?|;\s|\s(?:and|und|y|et|e)\s/u;
const entry = /^\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*){0,3}$/u;

/** Work by the form of its last word, "stump grinding". English. */
const englishDeed =
  /(?:ing|ment|tion|pairs?|removal|surgery|surveys?|felling|hire|rental|cleans?|checks?|visits?|walks?|lessons?)$/u;
const noWork = /(?:^|\s)(?:parking|heating|everything|anything|nothing|opening|living|dining|location)$/u;
/** Entries from which a row of works may hold things among them, and letters of such a thing. English. */
const fewestMixed = 4;
const shortestMixed = 6;
/** What comes along, who comes and when. English. */
const comesAlong =
  /(?:^|\s)(?:towels|drinks|snacks|tools|materials|toys|cards|dogs|cats|pets|kids|children|families|adults|beginners|groups|weekends|evenings|mornings|days|hours|minutes|members|volunteers|parking|heating|showers|toilets|details|photos|prices|questions|friends|couples)$/iu;
/** "Kitt erneuern": a noun and what is done to it. German. */
const germanDeed = /^\p{Lu}\p{L}{2,} \p{Ll}{3,}(?:en|ern|eln)$/u;
/** "Relecture de mémoires", "poda de olivos": one deed before all that it is done to. */
const ofAll: Readonly<Record<'es' | 'fr', RegExp>> = {
  fr: /^(\p{L}{4,}(?:tion|age|ment|ture|son|oi)) d(?:e(?:s)? |[’'])(\p{L}{4,}(?:(?:, (?:d(?:es?) |d[’'])?\p{L}{4,})*(?: et (?:de |d[’'])?\p{L}{4,})))(?=[\s.:;]|$)/u,
  es: /^(\p{L}{4,}(?:ción|miento|aje|eo|ado|ura|poda)|[Pp]oda) de (\p{L}{4,}(?:(?:, (?:de )?\p{L}{4,})*(?: (?:y|e) (?:de )?\p{L}{4,})))(?=[\s.:;]|$)/u,
};

/** What stands in rows of a text that name work, in the order of the text. */
function workIn(sentence: string, language: Language): string[] {
  if (language === 'es' || language === 'fr') return ofEach(sentence, language);
  const bare = sentence.replace(/[.!]$/u, '').replace(/ too$/u, '');
  const row = language === 'de' ? bare.slice(bare.indexOf(':') + 1).trim() : bare;
  const entries = row.split(gap).map((text) => text.trim());
  const isPair =
    language === 'en' &&
    entries.length === fewestWhole &&
    entries.every((text) => text.includes(' ') && englishDeed.test(text));
  if ((entries.length < fewestEntries && !isPair) || !entries.every((text) => entry.test(text))) return [];
  // "Check-ups, white fillings, root canal treatment, crowns, implants": a deed among what is done and put in.
  const isMixed =
    language === 'en' &&
    entries.length >= fewestMixed &&
    entries.some((text) => englishDeed.test(text) && text.includes(' ')) &&
    entries.every((text) => (englishDeed.test(text) || /[^s]s$/u.test(text)) && !comesAlong.test(text));
  if (isMixed)
    return entries
      .filter((text) => text.includes(' ') || text.length >= shortestMixed)
      .map((text) => text.toLowerCase());
  const works = entries.filter((text) =>
    language === 'de' ? germanDeed.test(text) : englishDeed.test(text) && !noWork.test(text),
  );
  // One entry of another form may stand among them; of two the row is of something else.
  if (works.length < entries.length - 1) return [];
  return works
    .filter((text) => text.includes(' ') || text.length >= shortestWord)
    .map((text) => (language === 'de' ? text : text.toLowerCase()));
}

/** "Reportage de mariage en lumière naturelle": the work that a text opens with, before how and where it is done. */
const opensWith: Readonly<Record<'es' | 'fr', RegExp>> = {
  fr: /^(\p{L}{4,}(?:tion|age|ment|ture|son) (?:de |d[’'])\p{Ll}{4,})(?=\s(?:en|à|au|aux|sur|dans|par|pour)\s|,\s)/u,
  es: /^(\p{L}{4,}(?:ción|miento|aje|eo|ado|ura) de \p{Ll}{4,})(?=\s(?:en|a|al|por|para|con)\s|,\s)/u,
};

/** "Correction de thèses" of "Correction de mémoires et de thèses". */
function ofEach(sentence: string, language: 'es' | 'fr'): string[] {
  const [, deed = '', things = ''] = ofAll[language].exec(sentence) ?? [];
  return things
    .split(/, | et | y | e /u)
    .map((thing) => thing.replace(/^(?:de |des |d[’'])/u, '').toLowerCase())
    .filter((thing) => thing !== '')
    .map((thing) => {
      const joint = language === 'fr' && /^[aeiouyéèêâîôûh]/u.test(thing) ? 'd’' : 'de ';
      return `${deed.toLowerCase()} ${joint}${thing}`;
    });
}

/**
 * The works that a page counts up in a row or does to several things, alone and with its town: "stump grinding",
 * "stump grinding ludlow".
 * @param place the town of the offer; empty where none is named
 */
export function rowsOfDeeds(
  { name, description }: { name: string; description: string },
  place: string,
  path: string,
  language: Language,
): Candidate[] {
  const town = language === 'en' ? place.toLowerCase() : place;
  const told = [
    { text: name, source: `${path}.name` },
    ...splitSentences(firstWords(description, mostRead)).map((text) => ({
      text,
      source: `${path}.description`,
    })),
  ];
  const works = told.flatMap(({ text, source }, at) => {
    const opening =
      at === 1 && (language === 'es' || language === 'fr') ? opensWith[language].exec(text)?.[1] : undefined;
    const found = opening === undefined ? [] : [opening.toLowerCase()];
    return [...found, ...workIn(text, language)].map((work) => ({ work, source }));
  });
  const headed = headedOffers(description).map((head) => ({
    work: language === 'de' ? head : head.toLowerCase(),
    source: `${path}.description`,
  }));
  return [...works, ...headed]
    .slice(0, mostEntries)
    .flatMap(({ work, source }) => [
      { ...built(work, 'use', source), built: false, sure: true, least: 0.42 },
      ...(town === '' || work.toLowerCase().includes(town.toLowerCase())
        ? []
        : [{ ...built(`${work} ${town}`, 'place', source), built: false, sure: true, least: 0.44 }]),
    ]);
}
