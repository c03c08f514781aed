import type { Ledger, WrittenLanguage } from '#rules/listing/listing.ts';
import { categoryOf } from './category.ts';
import { cutClaim } from './claim-cut.ts';
import { claimHits } from './claim-index.ts';

/** What people suffer from. What heals it is a claim; who teaches or treats has to say what it is about. */
const ailment =
  /^(?:(?:back|joint|muscle) pain|headaches?|migraines?|anxiety|depression|insomnia|adhd|arthritis|diabetes|Rückenschmerzen|Gelenkschmerzen|Kopfschmerzen|Blutdruck|Migräne|Arthrose|Arthritis|Diabetes|Schlaflosigkeit|ansiedad|depresión|insomnio|artritis|migraña|dolor (?:de espalda|muscular|de cabeza)|anxiété|dépression|insomnie|arthrose|arthrite|migraines?|diabète|mal de dos|maux de tête|douleurs (?:articulaires|musculaires))$/iu;

const taught: ReadonlySet<string> = new Set(['video', 'course', 'service']);

/** Whether a medical word of a text only names the subject of a video, a course or a service: "yoga for back pain". */
export function isSubject(text: string, ledger: Ledger): boolean {
  return ailment.test(text) && taught.has(categoryOf(ledger, ''));
}

/** Whether all medical words of a text name what people suffer from, of which there is at least one. */
export function namesAilments(text: string, language: WrittenLanguage): boolean {
  const medical = claimHits(text, language).filter(({ payload }) => payload.kind === 'medical');
  return medical.length > 0 && medical.every(({ start, end }) => ailment.test(text.slice(start, end)));
}

/** A name without what its thing is said to help against: "Back pain relief cushion" is a cushion. The name itself where nothing is left. */
export function withoutAilments(name: string, language: WrittenLanguage): string {
  let current = name;
  for (let round = 0; round < 4; round += 1) {
    const hit = claimHits(current, language).find(({ payload }) => payload.kind === 'medical');
    if (hit === undefined) break;
    current = cutClaim(current, { start: hit.start, end: hit.end, kind: 'medical' });
  }
  return current === '' ? name : current;
}

/** The same, where the whole is a video, a course or a service that may say so. */
export function tellsSubject(text: string, ledger: Ledger, language: WrittenLanguage): boolean {
  return taught.has(categoryOf(ledger, '')) && namesAilments(text, language);
}
