import { splitSentences } from '#rules/ledger/clauses.ts';
import { giving } from '#rules/offers/deeds.ts';
import { saidOffers } from '#rules/offers/offer-sentence.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { stemOf } from '#rules/text/words.ts';
import { built, type Candidate } from './candidate.ts';
import { bothDeeds } from './both-deeds.ts';
import { genericWords } from './plain-words.ts';
import type { Slot } from './slot.ts';

const sentencesRead = 10;
const mostThings = 8;
/** Letters from which one word names a thing that people look for in a town. */
const shortestWord = 6;

/** How a page of a language speaks of what its firm does. */
interface Speech {
  /** A sentence about the firm as one of its own: "our clinic in Bristol treats" as "we treat". */
  ofFirm: (sentence: string) => string;
  price: RegExp;
  /** Nouns behind which only the firm's other words say what is done. */
  barely: RegExp;
  grade: RegExp;
  /** What is done, by its form. */
  deed: RegExp;
  loose: RegExp;
  longest: number;
}

/** "Our clinic in Bristol treats", "the team lays": the firm, spoken of by what it is. */
const firmFirst =
  /^(?:our|the|this) (?:\p{Ll}[\p{Ll}-]* ){0,2}(?!(?:is|are|was|were|has|have|can|do)\s)\p{Ll}[\p{Ll}-]*[^s\s] (?:(?:in|near) \p{Lu}\p{L}+ )?(?=\p{Ll}{3,}s\s)/iu;
/** "Our artists specialise in", "our four vets treat". */
const peopleFirst = new RegExp(
  `^(?:our|the) (?:\\p{Ll}+ ){0,2}\\p{Ll}+s (?=(?:${giving.en}|treat|teach|repair|install)\\s)`,
  'iu',
);
/** "We help with spouse visas", "our clinic treats back pain": what people come with. */
const dealsWith =
  /^(?:We|I) (?:also )?(?:(?:can )?(?:helps?(?: you)? with|assists? with|advises? on|deals? with)|treats?(?= (?!nervous|anxious|all|every|each|both|our|your|private|sick|injured|adults|dogs|cats|pets|horses)\p{Ll})(?! [^.]{0,80}(?:ers|people|patients|athletes|children|babies|animals)(?!\p{L}))) /u;
const covers =
  /^(?:our|the) (?:\p{Ll}+ )?(?:services?|work|practice|offer|range) (?:covers?|includes?)\s(?=\p{Ll})/iu;
/** "Nuestra academia imparte", "la clínica ofrece": what a Spanish firm does. */
const spanishFirm =
  /^(?:nuestr[oa]|el|la) (?:\p{Ll}+ ){1,3}?(?:también )?(\p{Ll}{3,}?)(a|e|en|an) (?=\p{Ll})/iu;
const withI = /^(?:impart|añad|constru|dirig|distribu|produc|atribu|cumpl|cubr|sub)$/u;

/** "Imparte clases" as "impartimos clases". */
function spokenBySpanishFirm(sentence: string): string {
  const [front = '', stem = '', ending = ''] = spanishFirm.exec(sentence) ?? [];
  if (front === '') return sentence;
  const verb = `${stem}${withI.test(stem) ? 'imos' : ending.startsWith('a') ? 'amos' : 'emos'}`;
  return `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${sentence.slice(front.length)}`;
}

const speeches: Readonly<Record<'en' | 'es', Speech>> = {
  en: {
    ofFirm: (sentence) =>
      sentence
        .replace(covers, 'We offer ')
        .replace(firmFirst, 'We ')
        .replace(peopleFirst, 'We ')
        .replace(dealsWith, 'We handle '),
    price: /\s(?:for|from|at) (?:only |just )?[£€$]\s?\d[\d.,]*(?: (?:per|an?) \p{L}+)?/giu,
    barely:
      /(?:^|\s)(?:services?|sessions?|packages?|appointments?|solutions?|options?|offers?|products?|work|groups?|meetings?|events?)$/u,
    grade:
      /^(?:evening|weekend|morning|daytime|same[- ]day|basic|full|free|first|standard|premium|regular|one-to-one|private|personal|other|more|own|same|various|wide|good|great|tailored|bespoke|professional|quality|monthly|weekly|daily|regular|annual)\s/u,
    deed: /(?:ing|ment|tion|care|repairs?|removal|therapy|surgery|checks?|hire|rental|lessons?|tuition|courses?|classes|survey|design|services)$/u,
    loose: /^(?:our|your|you|their|its|all|and|or|not|no|directly|back|up|existing|current|previous)$/u,
    longest: 3,
  },
  es: {
    ofFirm: (sentence) => spokenBySpanishFirm(sentence.replace(/^(?:También|Además,?) (?=\p{Ll})/u, '')),
    price: /\s(?:desde|por|a partir de) (?:solo )?\d[\d.,]*\s?(?:€|euros)(?: (?:al?|por) \p{L}+)?/giu,
    barely:
      /^(?:servicios?|sesi(?:ón|ones)|soluci(?:ón|ones)|opciones|productos?|trabajos?|presupuestos?|visitas?|citas?|consultas?|clases?|cursos?|atención|trato|calidad|garantía|experiencia|equipo)(?:\s(?:de prueba|gratuit[oa]s?|personalizad[oa]s?|integral(?:es)?|propi[oa]s?|a medida|sin compromiso|individual(?:es)?|profesional(?:es)?|cercano|cerrad[oa]s?|detallad[oa]s?|online|en línea).*)?$/u,
    grade: /^(?:primer[ao]?|tod[oa]s?|nuestr[oa]s?|tus?|sus?|vari[oa]s|otr[oa]s?|grandes?|buen[oa]?s?)\s/u,
    deed: /^\p{L}{3,}(?:ción|miento|aje|eo|ado|ura|era|ión|o|a) de /u,
    loose:
      /^(?:que|se|te|tus?|sus?|no|ni|todo|toda|todos|todas|más|según|solo|es|son|está|están|tras|antes|después|desde|hasta|mediante|sin|con|si|cuando)$/u,
    longest: 4,
  },
};

/** "Thirty people come each time, and we also run a walking group": what is done beside, as a sentence of its own. English. */
const alsoRun = (sentence: string): string[] =>
  sentence
    .split(/,? and (?=we (?:also )?(?:run|offer|hold|provide|host|organi[sz]e)\s)/u)
    .map((part) => part.replace(/^we (?=also |run|offer|hold|provide|host|organi)/u, 'We '));

/** What the sentences of a page say that the firm offers: "teeth whitening", "VAT returns"; each with the town as well. */
export function offeredThings(
  description: string,
  town: Slot | undefined,
  source: string,
  language: 'en' | 'es' = 'en',
): Candidate[] {
  const speech = speeches[language];
  const found = new Set<string>();
  const told = splitSentences(description).slice(0, sentencesRead);
  const deeds = told.flatMap(alsoRun).flatMap((text) => {
    const parts = bothDeeds(text.trim(), language);
    return parts.map((sentence) => ({ sentence, isPart: parts.length > 1 }));
  });
  for (const { sentence, isPart } of deeds) {
    const said = speech.ofFirm(sentence.trim().replaceAll(speech.price, ''));
    const read = saidOffers(said, language);
    if (read === null) continue;
    const things = language === 'es' ? withSharedDeed(read.things) : read.things;
    for (const thing of things)
      if (
        (read.row !== '' || speech.deed.test(thing)) &&
        isLookedFor(thing, speech) &&
        // "Muebles" of "desmontamos y montamos muebles" are offered to nobody.
        (!isPart || thing.includes(' ')) &&
        // "Alojamiento" of "alojamiento para gatos" is another.
        (language === 'en' || thing.includes(' ') || !sentence.includes(`${thing} para `))
      )
        found.add(thing.toLowerCase());
  }
  const place = town?.text.toLowerCase() ?? '';
  return [...found].slice(0, mostThings).flatMap((thing) => {
    // "Reparación de fugas" of "reparamos fugas": in words that the text does not say.
    const named = language === 'en' ? {} : { sure: true };
    const alone = { ...built(thing, 'use', source), ...named, least: 0.3 };
    if (town === undefined) return [alone];
    const placed = {
      ...built(`${thing} ${language === 'en' ? place : town.text}`, 'place', town.source),
      ...named,
      least: 0.3,
    };
    return thing.includes(' ') ? [placed, alone] : [placed];
  });
}

/** "Reformas integrales de viviendas, cocinas y baños": what is done to the first is done to all of them, where they are of its number. */
function withSharedDeed(things: readonly string[]): string[] {
  const [first = '', ...others] = things;
  const [, deed = '', object = ''] = /^(.+? de )(\p{Ll}+)$/u.exec(first) ?? [];
  const isAlike = (thing: string): boolean =>
    !/ (?:de|del|en|para|con) /u.test(thing) && thing.split(' ')[0]!.endsWith('s') === object.endsWith('s');
  return deed !== '' && others.length > 0 && others.every(isAlike)
    ? [first, ...others.map((thing) => `${deed}${thing}`)]
    : [...things];
}

function isLookedFor(thing: string, { loose, barely, grade, longest }: Speech): boolean {
  const words = thing.toLowerCase().split(' ');
  return (
    countPieces(thing) <= longest &&
    !/ de de /u.test(` ${thing}`) &&
    words.every((word) => /^[\p{L}’'-]+$/u.test(word)) &&
    !/^(?:evening|morning|weekend|weekday)s?$/u.test(thing.toLowerCase()) &&
    (words.length > 1 || thing.length >= shortestWord) &&
    !words.some((word) => loose.test(word)) &&
    !genericWords.has(stemOf(words.at(-1)!)) &&
    !(
      barely.test(thing.toLowerCase()) &&
      (words.length === 1 || longest > 3 || grade.test(thing.toLowerCase()))
    )
  );
}
