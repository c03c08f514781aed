import type { FactKind } from '#rules/listing/listing.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import { isBusinessText } from './business-text.ts';

const experience = /(?<!\p{L})(?:experience|erfahrung|experiencia|expérience)(?!\p{L})/iu;

/** "IMDT member", "member of the Guild of Master Sweeps": who vouches for a firm is none of its services. */
const ofGuild =
  /^(?:\p{Lu}{3,7} (?:member|qualified|accredited|trained)|[Mm]embers? of (?:the )?\p{Lu}[^,.]{2,60})$/u;

/** Kinds that a text about the business may tell; its "clean", "fit" or "small" say nothing of the product. */
const businessKinds = new Set<FactKind>([
  'shipping',
  'hours',
  'guarantee',
  'certificate',
  'award',
  'origin',
  'method',
  'place',
  'price',
  'story',
]);

const doneByFirm =
  /^(?:entretien|nettoyage|mantenimiento|limpieza|wartung|reinigung|pflege|manutenzione|pulizia|manutenção|limpeza|onderhoud|schoonmaak|czyszczenie|sprzątanie|underhåll|städning)(?! (?:à|a|bei|mit|con|com|med|met|met de) \p{L}*\s?(?:main|mano|mão|hand|\d))(?=\s|$)/iu;

/**
 * The kind that a clause has where it stands: a text about the business tells less of the product than its own
 * description does, and the years and works of a business are no age and no care.
 */
export function businessKind(
  kind: FactKind | null,
  text: string,
  path: string,
  subject: Platform['subject'],
): FactKind | null {
  const isBusiness = isBusinessText(path) || path === 'brandStory';
  if (subject === 'page' && isBusiness && ofGuild.test(text)) return 'certificate';
  // "25 ans d'expérience" is no age of anything, "limpiamos portales" no care.
  // "Public liability £5m" is what a firm is insured for, and nobody pays it.
  if (
    kind === 'price' &&
    /(?<!\p{L})(?:liability|indemnity|insured|insurance|haftpflicht\p{L}*)(?!\p{L})/iu.test(text)
  )
    return 'feature';
  // "60 minutes £58" of a page: what it costs, and for how long.
  if (kind === 'duration' && subject === 'page' && /[£$€]\s?\d/u.test(text)) return 'price';
  // "24 horas, festivos incluidos": when somebody comes.
  if (
    subject === 'page' &&
    /^24 (?:horas|heures|Stunden|hours)$|^(?:festivos|domingos|fines de semana)(?!\p{L})/iu.test(text)
  )
    return 'hours';
  // "25 years, trained at …" of a page: how long somebody has done it.
  if (
    kind === 'duration' &&
    subject === 'page' &&
    /^(?:over |more than )?\d{1,2}\+? (?:years?|Jahren?|años|ans)$/iu.test(text)
  )
    return 'story';
  // "I built this because my paper log got wet" of an app: how it came about.
  if (
    kind === 'method' &&
    subject === 'app' &&
    /^(?:I|We) (?:built|made|wrote|created|developed) /u.test(text)
  )
    return 'story';
  // An app reminds of a best before date and lists what is to be washed; nobody launders it.
  if ((kind === 'care' || kind === 'hours') && subject === 'app') return null;
  if (kind === 'age' && experience.test(text)) return 'feature';
  // "Claire Morel, ostéopathe depuis 2011, reçoit les adultes" of a page: since when somebody works.
  if (
    kind === 'age' &&
    subject === 'page' &&
    /(?<!\p{L})(?:depuis|seit|desde|since) \d{4}(?!\d)/iu.test(text)
  )
    return 'service';
  if (kind === 'care' && subject === 'page' && /^(?:\p{L}+(?:amos|emos|imos)|nous|wir|we)\s/iu.test(text))
    return 'service';
  // "Entretien annuel", "Reinigung von Büros" of a firm is what it does.
  if (kind === 'care' && subject === 'page' && doneByFirm.test(text)) return 'service';
  // "Full groom, wash and tidy" is what a groomer does.
  if (
    kind === 'care' &&
    subject === 'page' &&
    /^(?:wash|clean|polish|dry|rinse)\p{L}* (?:and|&)\s/iu.test(text)
  )
    return 'service';
  if (!isBusiness || subject === 'page' || subject === 'video') return kind;
  if (
    /(?:^|\s)(?:I|[Ww]e|[Mm]y|[Oo]ur|[Ww]ir|[Uu]nser\p{L}*|[Nn]uestr\p{L}+|[Nn]ous|[Nn]otre|[Nn]os|[Ii]ch)\s/u.test(
      text,
    )
  )
    return 'story';
  return kind !== null && businessKinds.has(kind) ? kind : null;
}
