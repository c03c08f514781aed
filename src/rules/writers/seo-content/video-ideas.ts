import { ofMixture } from '#rules/ledger/label-kinds.ts';
import { stemsOf } from '#rules/text/words.ts';
import { countCharacters } from '#rules/text/count.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { inLine } from './bullet-line.ts';
import type { Point } from './bullets.ts';
import { clauseGap, type Draft } from './draft.ts';
import { lowerFirst } from './english-words.ts';
import type { Shot } from './lexicon/lexicon.ts';
import { invitesNobody } from './others-last.ts';
import { tidySentence } from './sentence.ts';
import { subjectName } from './subject.ts';
import type { Telling } from './telling.ts';

const longestShown = 80;
const mostShots = 3;

/** "Go close on this: sour": one word, and a row behind its colon, are nothing that a camera shows. */
const isClear = ({ text }: Point): boolean => text.includes(' ') && !/:\s/u.test(text);
const forbids =
  /^(?:not|no|never|do not|don[’']t|avoid|keep (?:\p{L}+ ){0,3}away|you|needs?|nicht|kein\p{L}*|nie|vermeiden|ne|pas|non|éviter|no|nunca|evit(?:ar|e|a|en))(?!\p{L})/iu;
/** "Colours as pic": what only sends to the pictures. */
const seePicture =
  /\b(?:as|see|per|in) (?:the |our )?(?:pics?|pictures?|photos?|images?)\b|\bas (?:pictured|shown)\b/iu;
/** "It is a thing": said of the thing, and nothing that anybody films. */
const spokenOf = /^(?:It|They) (?:is|are|does|do|has|have|can|will)(?: not|n[’']t| no)\s/u;
const side = /\d\s?(?:cm|mm|m|in|inch(?:es)?|ft)(?!\p{L})/iu;
const onScales = /^(?:(?:ca\.|approx\.?|about|env\.|aprox\.) )?\d[\d.,]*\s?(?:kg|g|lbs?|oz)$/iu;

/** "Soporte de madera incluido" among what a parcel holds. */
const included =
  /,? (?:(?:is|are) )?included$|,? inbegriffen$| (?:ist|sind|liegt|liegen) (?:mit )?(?:dabei|bei)$|,? (?:viene |vienen )?incluid[oa]s?$|,? (?:est |sont )?(?:inclus|fourni)e?s?$/iu;

/** "It charges with the cable that is included": a sentence, and measures, are no list of what lies there. */
const noContents = /, which |dimension|\d\s?[x×]\s?\d|^(?:it|they|comes?)\s/iu;
/** "Use twice a week": how often is nothing that one film shows. */
const howOften =
  /(?<!\p{L})(?:once|twice|times|daily|weekly|every|mal|täglich|wöchentlich|veces|vez|diari[oa]|fois|jour|semaine|semana|woche)(?!\p{L})/iu;

/** "Wear a mask", "patch test first", "size down": what a buyer has to mind shows no thing in use. */
const isCaution =
  /^(?:wear (?:an? |your )?(?:masks?|gloves|goggles|glasses|eye|ear|dust|respirator|protective|safety)|(?:do an? )?patch test|check|mind|beware|ask|call|order|choose|read|see)(?!\p{L})|\bsize (?:up|down)\b/iu;

/** What of the thing a shot shows, by the kind of the fact. */
function shotOf(point: Point): Shot | null {
  const { unit, text, topic } = point;
  if (unit === null || unit.kind === 'exclusion' || forbids.test(text)) return null;
  if (topic === 'box') return noContents.test(text) ? null : 'contents';
  if (topic === 'care') return 'last';
  if (unit.kind === 'colour') return /,\s/u.test(text) ? 'colours' : null;
  if (unit.kind === 'size' && side.test(text)) return /^\d/u.test(text) ? 'size' : 'close';
  if (unit.kind === 'weight') return onScales.test(text) ? 'weight' : 'close';
  // "Spread peanut butter", "tap the base": what is done with it.
  if (unit.shape === 'order' && isCaution.test(text)) return null;
  if (unit.shape === 'order' || unit.kind === 'use' || unit.kind === 'function')
    return howOften.test(text) ? null : 'use';
  return ['what', 'make'].includes(topic) ? 'close' : null;
}

/** Before what is only measured: what one sees happen. */
const order: readonly Shot[] = ['contents', 'use', 'close', 'size', 'colours', 'weight', 'last'];

/** Words of an entry of a row; what is longer is a clause, and takes a stronger sign behind it. */
const mostInRow = 5;
/** What is asked of the buyer, and where it may be plugged in: nothing to film. English. */
const asked =
  /^(?:please|do not|don[’']t|never|avoid|not|for (?:indoor|outdoor)s? use only)(?:\s|$)|\d ?V(?:olts?)?\s.*\bonly\b/iu;

const askedAbroad =
  /^(?:bitte|nicht|niemals?|nie|kein\p{L}*|por favor|no|nunca|evitar|ne|n[’']|éviter|jamais|merci de)(?:\s|$)/iu;

/** Two ideas at most: what comes out of the parcel and what is done with it, then how it is from near. */
export function videoIdeas(draft: Draft, telling: Telling): string[] {
  const { lexicon, brief } = draft;
  const isEnglish = draft.language.written === 'en';
  const shown = telling.points.filter(
    (point) =>
      // Of others, and of what the thing is not, nothing is shown.
      point.unit !== null &&
      point.unit.kind !== 'story' &&
      !ofMixture.test(point.unit.label) &&
      !invitesNobody(point.text, draft) &&
      !spokenOf.test(point.text) &&
      !seePicture.test(point.text) &&
      !(isEnglish ? asked : askedAbroad).test(point.text) &&
      !point.text.includes('~') &&
      point.text.length <= longestShown &&
      !/^models?\s/iu.test(point.text),
  );
  const clear = shown.filter(isClear);
  const told = (isEnglish && clear.length > mostShots - 1 ? clear : shown).flatMap((point) => {
    const shot = shotOf(point);
    if (shot === null || (shot === 'close' && !point.text.includes(' '))) return [];
    const text = shot === 'contents' ? point.text.replace(included, '') : point.text;
    return [{ shot, text: draft.language.written === 'de' ? text : lowerFirst(text) }];
  });
  const [first, ...others] = chosen(told);
  if (first === undefined) return [];
  const shots = [first, ...others];
  const line = spokenLine(told, shots);
  const ideas = [filmed(shots, line, draft)];
  const style = brief.fields['tiktokContentStyle'];
  const rest = told.filter((entry) => !shots.includes(entry) && entry.text !== line);
  const kinds = new Set(rest.map(({ shot }) => shot));
  if (kinds.size > 1 && rest.length >= mostShots) ideas.push(filmed(chosen(rest), '', draft));
  if (style !== undefined)
    ideas.push(
      tidySentence(
        `${style}${lexicon.colon === '' ? ': ' : lexicon.colon}${told
          .slice(0, mostShots)
          .map(({ text }, at) => (at === 0 ? text : inLine(text, draft)))
          .join(
            told.slice(0, mostShots).some(({ text }) => countPieces(text) > mostInRow)
              ? clauseGap(draft)
              : ', ',
          )}`,
        draft.language.written,
      ),
    );
  return ideas;
}

interface Shown {
  shot: Shot;
  text: string;
}

/** Up to three shots, each of another kind as far as there are, in the order in which a film shows them. */
function chosen(told: readonly Shown[]): Shown[] {
  const kinds = order.flatMap((shot) => told.find((entry) => entry.shot === shot) ?? []);
  const last = kinds.filter(({ shot }) => shot === 'last');
  const more = told.filter((entry) => entry.shot === 'close' && !kinds.includes(entry));
  return [...kinds.filter(({ shot }) => shot !== 'last'), ...more]
    .slice(0, mostShots - last.length)
    .concat(last)
    .toSorted((a, b) => order.indexOf(a.shot) - order.indexOf(b.shot));
}

/** One fact that no shot says, in words that somebody says into a camera. */
function spokenLine(told: readonly Shown[], shots: readonly Shown[]): string {
  const said = new Set(shots.flatMap(({ text }) => stemsOf(text)));
  const fresh = told.filter(
    ({ text }) =>
      countPieces(text) > 2 && /\p{L}{4}/u.test(text) && stemsOf(text).some((stem) => !said.has(stem)),
  );
  // "Satin." and "Colours:" are nothing that anybody says.
  return (fresh[0]?.text ?? '').replace(/^\p{L}+ ?: /u, '');
}

/** The longest idea that a shop takes: one that is cut would end inside its own quotation marks. */
const longestIdea = 300;

function filmed(shots: readonly Shown[], line: string, draft: Draft): string {
  const { lexicon } = draft;
  const name = subjectName(draft);
  const told = shots.map(({ shot, text }, at) => lexicon.video.shot(shot, at === 0 ? name : '', text));
  const spoken = line === '' ? '' : lexicon.video.say(tidySentence(line, draft.language.written));
  const idea = `${lexicon.video.film(told)} ${spoken}`.trim();
  if (countCharacters(idea) <= longestIdea) return idea;
  if (line !== '') return filmed(shots, '', draft);
  return shots.length > 1 ? filmed(shots.slice(0, -1), '', draft) : idea;
}
