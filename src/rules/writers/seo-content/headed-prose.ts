import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { countWords } from '#rules/text/count.ts';
import { aboutOne, type HeadedPart, pageHeadings } from './page-headings.ts';
import type { Draft } from './draft.ts';
import { upperFirst } from './english-words.ts';
import { priced } from './page-intro.ts';
import { gapOf } from './prose.ts';
import type { Paragraph } from './realise.ts';
import { inTone } from './tone.ts';
import type { Topic } from './topics.ts';

/** Words and parts from which a body is easier to find one's way in with headings. */
const fewestWords = 32;
const fewestParts = 2;
/** Words of a price that stands among what is told of the offer. */
const longestPrice = 8;
/** Words of a sentence that tells when somebody is there, and nothing else. */
const longestHours = 28;

/** "Open Tues-Sat 9-5.30", "Mo-Fr 8-18 Uhr", "de 10h à 19h": when somebody is there. */
const timed =
  /\b(?:open|opening|closed)\b.{0,40}\d|\b(?:mon|tue|tues|wed|thu|thurs|fri|sat|sun)(?:day)?s?\b.{0,30}\d{1,2}(?:[.:]\d\d)?(?!\s?[£€%])|(?:mo|di|mi|do|fr|sa|so|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?\b.{0,25}\d{1,2}(?:[.:]\d\d)?\s?(?:uhr|[-–])|\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)\b.{0,40}\d{1,2}\s?[h:]?/iu;
const speaksOfOne: Readonly<Record<Exclude<WrittenLanguage, 'other'>, RegExp>> = {
  en: /(?:^|\s)I(?:[’']\p{Ll}+)?\s/u,
  de: /(?:^|\s)[Ii]ch\s/u,
  fr: /(?:^|\s)[Jj](?:e\s|[’'])/u,
  es: /(?:^|[\s,])(?:soy|llevo|trabajo|mi)\s/iu,
};

const parts: Partial<Record<Topic, HeadedPart>> = {
  box: 'contents',
  limit: 'terms',
  story: 'about',
  proof: 'about',
};
const order: readonly HeadedPart[] = ['contents', 'price', 'hours', 'terms', 'about'];

/** How long, by whom and with what proof: what "About us" promises. */
const ofFirm =
  /\b(?:since|years?|decades|team|staff|family(?! (?:days?|rooms?|tickets?|sessions?|groups?|law|medicine|therapy))|owner|run by|founded|established|trained|qualified|awards?|awarded|winner|won|members?|approved|certified|accredited|registered|i am|i’m|i'm|we are|(?:my|our) (?:\p{L}+ )?(?:team|staff|family|firm|company|shop|studio|workshop|story|founder|teachers?|trainers?|qualifications?|experience))\b|(?:^|\s)(?:seit|jahren?|team|familie\p{L}*|inhaber\p{L}*|gegründet|meister\p{L}*|ausgebildet|mitglied|depuis|ans|équipe|famil\p{L}+|fondée?s?|formée?s?|diplôm\p{L}+|médaille|labels?|desde|años|equipo|fundad\p{L}+|titulad\p{L}+|premio|colegiad\p{L}+)(?!\p{L})|\b(?:19|20)\d\d\b/iu;
/** "We do not do solar panels": what is not done is good to know, and tells nobody who the firm is. */
const doesNot =
  /^(?:we|i)(?:[’']m not| am not|[’']re not| are not| do not| don[’']t| have no| cannot| can[’']t| only)\s|^(?:wir|ich) \p{L}+ (?:kein|nicht)\p{L}*\s|^(?:nous ne|je ne|on ne|no )(?=\p{L})/iu;

const told =
  /^(?:make|turn|scan|take|create|track|see|add|build|send|print|choose|pick|draw|write|record|upload|share) /iu;
const labelledRow = /^\p{Lu}[\p{L}’' -]{2,28}:\s\p{L}/u;

const tellsPrice = (sentence: string): boolean =>
  priced.test(sentence) || /\d (?:pounds|dollars|francs|pesos)(?!\p{L})/iu.test(sentence);

function partOf(topic: Topic, sentence: string): HeadedPart | undefined {
  if (topic === 'story')
    return doesNot.test(sentence) ? 'terms' : ofFirm.test(sentence) ? 'about' : undefined;
  const isShort = parts[topic] === undefined && countWords(sentence) <= longestPrice;
  // "Make a quote on your phone, … and get paid by card": what one does there is no term.
  if (topic === 'terms' && told.test(sentence) && !tellsPrice(sentence)) return undefined;
  if (topic !== 'terms' && !(isShort && tellsPrice(sentence))) return parts[topic];
  if (tellsPrice(sentence)) return 'price';
  // "Masters: over 18, Thursday 8 pm": a row of what is offered, with its own label.
  if (labelledRow.test(sentence) && !saysHeading.test(sentence)) return undefined;
  if (!timed.test(sentence)) return 'terms';
  // "We also run a walking group on Sundays, a course and a phone line from 7 to 9" tells more than when somebody is there.
  return countWords(sentence) > longestHours ? undefined : 'hours';
}

/** "Opening times Mon-Sat 9-5" below a heading that says so. */
const saysHeading =
  /^(?:opening (?:times|hours)|hours|prices?|öffnungszeiten|sprechzeiten|preise?|prix|precio|horaires(?: d[’']ouverture)?|tarifs|horario|precios)\s?:?\s(?=\S)(?!(?:start|begin|are|is|include|vary|depend|range|cover|may|can|do|go|sind|beginnen|starten|gelten|liegen|variieren|commencent|sont|comprennent|varient|débutent|son|empiezan|incluyen|varían|dependen|est|ist)(?!\p{L}))/iu;

/**
 * The body of a page with a heading over each of its parts: what goes on from the introduction first, without one. Empty where so
 * little is left that headings would be longer than what they head.
 */
export function headedProse(paragraphs: readonly Paragraph[], draft: Draft): string {
  const { written } = draft.language;
  if (written === 'other' || draft.category === 'article' || draft.shares) return '';
  const all = paragraphs.flatMap(({ sentences }) => sentences);
  if (all.reduce((sum, sentence) => sum + countWords(sentence), 0) < fewestWords) return '';
  const headed = new Map<HeadedPart, string[]>();
  const main: string[] = [];
  for (const { topic, sentences } of paragraphs) {
    const open: string[] = [];
    for (const sentence of sentences) {
      const part = partOf(topic, sentence);
      if (part === undefined) open.push(sentence);
      else headed.set(part, [...(headed.get(part) ?? []), sentence]);
    }
    if (open.length > 0) main.push(open.join(gapOf(draft)));
  }
  if (headed.size < fewestParts) return '';
  const blocks = order.flatMap((part) => {
    const sentences = headed.get(part) ?? [];
    if (sentences.length === 0) return [];
    const text = sentences.join(gapOf(draft));
    const isOne = part === 'about' && speaksOfOne[written].test(text);
    return [
      `${isOne ? aboutOne[written] : pageHeadings[written][part]}\n${upperFirst(text.replace(saysHeading, ''))}`,
    ];
  });
  return inTone([...main, ...blocks].join('\n\n'), draft);
}
