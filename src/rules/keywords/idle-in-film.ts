import type { Brief } from '#rules/listing/listing.ts';
import { howItWas } from './whole-films.ts';
import type { Candidate } from './candidate.ts';

/** "Easier versions", "native speaker", "normal speed": how a film is done, and nothing that it is about. */
const howItIs =
  /^(?:(?:easier|harder|shorter|longer|better|cheaper|bigger|smaller) \p{L}+|native speakers?|(?:normal|full|half|slow) speed|(?:filmée?s?|tournée?s?|enregistrée?s?) .+|(?:grabad[oa]|filmad[oa]|rodad[oa])s? .+|.+ (?:grabad[oa]|filmad[oa]|rodad[oa])s?)$/u;
/** A sentence that warns or clears its maker: what it names is not shown. English. */
const warns =
  /\b(?:dangerous|at your own risk|(?:don[’']t|do not) (?:copy|try)|disclaimer|(?:not|n[’']t) sponsored)\b/iu;

/** Whether a phrase of a film's text says only how it was done, ends a row of costs, or stands in a warning alone. */
export function idleInFilm({ product, fields }: Brief): (text: string) => boolean {
  const title = (fields.videoTitle ?? product.name).toLowerCase();
  const told = product.description.toLowerCase();
  const isWarning = warns.test(told);
  // "Winter job, dry day, sharp saw".
  const circumstances = told.split(/[.!?\n;:]+/u).filter((sentence) => howItWas.test(sentence));
  const shown = isWarning
    ? told
        .split(/(?<=[.!?])\s/u)
        .filter((sentence) => !warns.test(sentence))
        .join(' ')
    : told;
  return (text) => {
    if (title.includes(text)) return false;
    if (howItIs.test(text)) return true;
    if (circumstances.some((sentence) => sentence.includes(text))) return true;
    if (isWarning && told.includes(text) && !shown.includes(text)) return true;
    // "All the prices, from the hotel to the airport bus": the last of what a row goes through.
    const at = told.indexOf(` to the ${text}`);
    return at !== -1 && /\bfrom the \p{L}+$/u.test(told.slice(Math.max(0, at - 30), at));
  };
}

/** "Cela marche", "il restait": a word that points opens a sentence, and no search. */
const pointsAbroad = /^(?:cela|ça|ceci|celui|celle|ceux|on|je|nous|vous|esto|eso|aquello)\s/u;

const into =
  /^\p{L}[\p{L}-]{3,} (?:in|an|auf|aus|von|unter|hinter) (?:(?:eine[nmr]?|ein|die|der|das|den|dem) )?$/u;

/** "Voie lactée", "Semana santa": a name of two words of which the first has the capital, amid a title. */
const nameAndTrait =
  /(?<=\p{Ll} )(\p{Lu}\p{Ll}{2,}) \p{Ll}{3,}(?:ées?|iques?|ales?|aires?|elles?|eus?es?|ad[oa]s?|ic[oa]s?|sant[oa])(?=[\s,:.]|$)/u;

/** A Spanish verb of several. */
const thirdPlural = /\s\p{Ll}{3,}(?:an|en)$/u;
const whose = ['tus', 'mis', 'sus', 'las', 'los', 'estas', 'estos', 'nuestras', 'nuestros'] as const;

/** Whether a phrase of a Spanish or French film's text says only how it was filmed, or opens a sentence. */
export function idleAbroad({ product, fields, language }: Brief): (candidate: Candidate) => boolean {
  const title = (fields.videoTitle ?? product.name).toLowerCase();
  const isRead = language.written !== 'en' && language.written !== 'other';
  const front = title.split(/\s[–—|-]\s|\s?[:|(]\s?/u)[0]!.trim();
  const asked = /\s?:\s(?!comment|cómo|wie)([^:?]{4,60}?)\s?\?$/u.exec(title)?.[1] ?? '';
  const named = nameAndTrait.exec(fields.videoTitle ?? product.name)?.[1]?.toLowerCase();
  const told = ` ${product.description.toLowerCase()}`;
  return ({ phrase, source }) => {
    if (!isRead || source === 'targetKeywords' || source === 'videoTags' || source === 'channelName')
      return false;
    const text = phrase.toLowerCase();
    // "Est-ce encore possible" behind what is asked about.
    if (asked !== '' && text.includes(' ') && asked.includes(text)) return true;
    // "Photographier la voie" of a film on the Voie lactée.
    if (named !== undefined && ` ${text}`.endsWith(` ${named}`)) return true;
    // "Tijeras en vez de cortar": half of what is said, and not of the title.
    if (/\s(?:en vez de|en lugar de|au lieu de|statt|anstatt)\s/u.test(text) && !title.includes(text))
      return true;
    // "Tijeras de podar aplastan" of "tus tijeras de podar aplastan": a thing with its verb.
    if (
      language.written === 'es' &&
      thirdPlural.test(text) &&
      whose.some((word) => told.includes(`${word} ${text}`))
    )
      return true;
    // "Menus à 35" of 35 euros, "ab 4 Jahren": a sum without its coin, and whom it is for.
    if (/\s(?:à|a|por|de|für|mit|zu|pour)\s\d+$|^ab \d+(?:\s|$)/u.test(text)) return true;
    // "Jacke einnähen" of what is sewn into a jacket.
    if (
      into.test(title.slice(0, Math.max(0, title.indexOf(text)))) &&
      /^\p{L}+ \p{L}+n$/u.test(text) &&
      front.endsWith(text)
    )
      return language.written === 'de';
    return !title.includes(text) && (pointsAbroad.test(text) || howItIs.test(text));
  };
}
