import type { Ledger, WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { categoryOf } from './category.ts';
import { cutClaim } from './claim-cut.ts';
import { claimHits } from './claim-index.ts';

/** What people suffer from. What heals it is a claim; who teaches or treats has to say what it is about. */
const ailment = longPattern('iu')`
  ^(?:(?:back|joint|muscle) pain|headaches?|migraines?|anxiety|depression|insomnia|adhd|arthritis|diabetes
    |Rückenschmerzen|Gelenkschmerzen|Kopfschmerzen|Blutdruck|Migräne|Arthrose|Arthritis|Diabetes
    |Schlaflosigkeit|Neurodermitis|Ekzeme?n?|Schuppenflechte|Psoriasis|Krebs|Angststörungen?
    |Depression(?:en)?|eccema|eczema|psoriasis|cáncer|diabetes|eczéma|cancer|ansiedad|depresión|insomnio
    |artritis|migraña|dolor (?:de espalda|muscular|de cabeza)|anxiété|dépression|insomnie|arthrose|arthrite
    |migraines?|diabète|mal de dos|maux de tête|douleurs (?:articulaires|musculaires))$
`;

/** What is written or done about a disease and heals none: "diabetes cookbook", "migraine diary". */
const aboutIt =
  /^\s(?:(?:awareness|support|medical|alert|symptom|daily) )?(?:cookbooks?|recipes?|books?|diar(?:y|ies)|journals?|planners?|trackers?|log ?books?|logs?|workbooks?|guides?|posters?|charts?|awareness|charity|fundrais\p{L}+|association|alert|id)(?!\p{L})/iu;
const disease =
  /^(?:cancer|diabetes|diabetic|eczema|psoriasis|arthritis|migraines?|anxiety|depression|insomnia|adhd|headaches?)$/iu;

/** Whether a medical word of an English text only tells what a book, a diary or a pin is about. */
export function isTopic(text: string, start: number, end: number): boolean {
  return disease.test(text.slice(start, end)) && aboutIt.test(text.slice(end));
}

const treats =
  /^(?:(?:i|we) (?:offer|provide|give|teach|speciali[sz]e in) [^.]{0,60}?\b(?:counsell?ing|(?:psycho|physio)therapy|therapy sessions|coaching|osteopathy|acupuncture)\b|(?:wir|ich) (?:behandel|therapier|diagnostizier)|tratamos |nous (?:traitons|soignons) |we treat |(?:i am|i['’]m|we are|we['’]re|ich bin|wir sind|soy|somos|je suis|nous sommes) [^.,]{0,40}?(?:psycholog|psicólog|therapist|therapeut|terapeut|thérapeut|counsell?or|osteop|osteóp|physio|fisio))/iu;
/** "Includes pain relief and a cone": what a vet or a clinic gives with the work, and no effect that it promises. English. */
const givenWith =
  /^(?:(?:the )?price )?(?:includes?|including|incl\.?|with) (?:\p{L}+,? (?:and )?){0,3}pain relief|\bpain relief(?: and \p{L}+)?(?: is| are)? included\b/iu;
const relief = /^pain(?: relief)?$|^relief$/iu;
const taught: ReadonlySet<string> = new Set(['video', 'course', 'service', 'app']);

/** Whether a medical word of a text only names the subject of a video, a course, an app or a service: "yoga for back pain". */
export function isSubject(text: string, ledger: Ledger): boolean {
  if (relief.test(text) && taught.has(categoryOf(ledger, '')))
    return ledger.sentences.some((sentence) => givenWith.test(sentence.text));
  if (!ailment.test(text)) return false;
  return (
    taught.has(categoryOf(ledger, '')) ||
    ledger.sentences.some((sentence) => sentence.text.includes(text) && treats.test(sentence.text))
  );
}

/** Whether all medical words of a text name what people suffer from, of which there is at least one. */
export function namesAilments(text: string, language: WrittenLanguage): boolean {
  const medical = claimHits(text, language).filter(({ payload }) => payload.kind === 'medical');
  const isGiven = language === 'en' && medical.length > 0 && givenWith.test(text);
  return (
    medical.length > 0 &&
    medical.every(({ start, end }) => {
      const said = text.slice(start, end);
      return ailment.test(said) || (isGiven && relief.test(said));
    })
  );
}

const boasts: ReadonlySet<string> = new Set(['superlative', 'social']);

/**
 * A name without boasts and what its thing is said to help against: "Back pain relief cushion" is a cushion, "Top rated
 * vacuum" no top. The name itself where nothing is left.
 */
export function plainThing(name: string, language: WrittenLanguage): string {
  let current = name;
  for (let round = 0; round < 4; round += 1) {
    const hit = claimHits(current, language).find(
      ({ start, end, payload }) =>
        boasts.has(payload.kind) || (payload.kind === 'medical' && !isTopic(current, start, end)),
    );
    if (hit === undefined) break;
    // "KNIFE HOLDER best quality": behind the thing a boast goes alone.
    current = /\p{L}/u.test(current.slice(hit.end))
      ? cutClaim(current, { start: hit.start, end: hit.end, kind: hit.payload.kind })
      : current.slice(0, hit.start).replace(/[\s!?.,;:–—-]+$/u, '');
  }
  return current === '' ? name : current;
}

/** The same, where the whole is a video, a course or a service that may say so. */
export function tellsSubject(text: string, ledger: Ledger, language: WrittenLanguage): boolean {
  // "Wir behandeln Akne und Neurodermitis": what a practice does, and no effect of anything that is sold.
  return (treats.test(text) || taught.has(categoryOf(ledger, ''))) && namesAilments(text, language);
}

const notMeantTo =
  /\bnot (?:intended|meant) to (?:diagnose|treat|cure|prevent)[^.;\n]{0,60}$|\bknown to the State of California to cause [^.;\n]{0,60}$/iu;

/**
 * "Not intended to diagnose, treat, cure or prevent any disease": what supplements have to say in the United States (21 CFR
 * 101.93), and "known to the State of California to cause cancer" (Proposition 65), promise nothing, and without their ends
 * they would say another thing.
 */
export function deniesCure(text: string, start: number): boolean {
  return notMeantTo.test(text.slice(0, start));
}
