import { countCharacters } from '#rules/text/count.ts';
import { canonicalUnit } from '#rules/ledger/numbers.ts';
import { tellsOfOthers } from '#rules/ledger/other-things.ts';
import { isSaidOfIt } from '#rules/ledger/sentence-grammars.ts';
import { isRomanceSentence, opensWithPredicate } from '#rules/ledger/romance-predicates.ts';
import { shapeOf } from '#rules/ledger/shape.ts';
import { stemsOf } from '#rules/text/words.ts';
import { casedPhrase } from './case.ts';
import { type Draft, listGap } from './draft.ts';
import { lowerFirst, upperFirst } from './english-words.ts';
import { shortFragments } from './fragment.ts';
import { titlePhrases } from './phrases.ts';
import { piecesInBox } from './pieces-in-box.ts';
import { saysSignsAgain } from '#rules/keywords/same-signs.ts';
import type { Telling } from './telling.ts';
import { isClauseElsewhere, noAttribute } from './title-words.ts';

const longestFragment = 48;
const warns = /^(?:do not|don[’']t|not|never|avoid|keep (?:away|out))\b/iu;

/** "请勿放入洗碗机", "non lavare", "si pulisce con un panno": how to treat it is no highlight; "tåler opvaskemaskine" is one. */
const ordersElsewhere =
  /[请勿]|ください|금지|주의|^(?:non|não|niet|nie|inte|ej|ikke|не|nu|si|se|lavar|lavare|limpar|tvätt\p{L}*|vask\p{L}*|prać|prát)(?!\p{L})/iu;

/** "Comes in black, sand and green", "works on gas, electric and induction stoves": a piece of it would be one of several. */
const series = /,\s[\p{L}\s-]{2,40}?,?\s(?:and|or)\s/u;

/** Stems that tell something: two measures may share their unit. */
const saidBy = (text: string): string[] =>
  stemsOf(text).filter(
    (stem) => (stem.length > 2 && stem !== 'aus' && canonicalUnit(stem) === '') || /\d/.test(stem),
  );

/** A row of an English sheet ends where a sentence with a colon goes on; behind these labels each entry stands for itself. */
const longestRow = 60;
const rowOfTraits =
  /(?:features?|highlights?|includ\p{L}*|details?|specs?|traits?|materials?|colou?rs?|contents?|sizes?|dimensions?|measures?|care|settings|modes|functions?)$/iu;

/** "Altezza" and "9 cm dall'altro" of "Altezza: 11 cm da un lato, 9 cm dall'altro": neither says what it says there. */
function isHalfOfPoint(phrase: string, { brief, language }: Draft): boolean {
  // Without a colon there is no point.
  if (!brief.product.description.includes(': ')) return false;
  return brief.product.description.split('\n').some((line) => {
    const at = line.toLowerCase().indexOf(phrase.toLowerCase());
    const colon = line.search(/:\s/u);
    if (at === -1 || colon === -1) return false;
    if (language.written !== 'en')
      return colon < at ? /[,:]\s$/u.test(line.slice(0, at)) : !phrase.includes(' ');
    const value = line.slice(colon + 2).replace(/[.;,\s]+$/u, '');
    const isRow = value.length <= longestRow && !/[.!?]\s*$/u.test(line);
    if (!isRow || rowOfTraits.test(line.slice(0, colon))) return false;
    // "Mounting" and "both included" of "Mounting: screws or 3M tape, both included".
    if (at < colon)
      return (
        !/ |(?:weight|able|ible|less|proof|free|ed)$/iu.test(phrase) &&
        phrase.length === line.slice(0, colon).trim().length
      );
    return !/^\d/u.test(phrase) && /[,:]\s$/u.test(line.slice(0, at)) && phrase.length < value.length;
  });
}

/** "Es ist in Grau und Braun erhältlich": behind a comma no German sentence begins, and none ends before one. */
const germanSentence =
  /^(?:Der|Die|Das|Es|Er|Sie|Unsere?|Diese[rs]?) .*?(?<!\p{L})(?:ist|sind|hat|haben|wird|wurden?|werden|kann|können|\p{Ll}{2,}t)(?!\p{L})|^\S+\s(?:\S+\s){0,4}(?:ist|sind|hat|haben|wird|werden|lässt|lassen)\s(?:jede[rsn]?|die|das|der|ein\p{L}*|sich)\s|^\p{Lu}\S*(?:\s\p{L}+){0,5}\s\p{Ll}{3,}(?:en|ern|eln|t)\s(?:die|den|das|dem|der|Sie|sich|ein\p{L}*)\s/u;

function sentencesLast(candidates: readonly string[], { language }: Draft): string[] {
  const says = (phrase: string): boolean => language.written === 'de' && germanSentence.test(phrase);
  return [...candidates.filter((phrase) => !says(phrase)), ...candidates.filter(says)];
}

/** "No es impermeable, pero aguanta una llovizna": a limit stands in the text. */
const saysNot = /^(?:no|tampoco|nunca)\s|\sno$/iu;
const isSpanishSentence = (phrase: string): boolean =>
  isRomanceSentence(phrase, 'es') && !opensWithPredicate(phrase, 'es');

/** "16 straight, 14 curved" of "42 pieces: 16 straight, 14 curved" beside a title that tells the 42 pieces. English. */
function behindTold(phrase: string, taken: ReadonlySet<string>): string {
  const at = phrase.indexOf(': ');
  if (at < 1) return phrase;
  const count = /^(\d+) (?:pieces|pcs|parts|items)$/u.exec(phrase.slice(0, at))?.[1] ?? '';
  return taken.has(count) ? phrase.slice(at + 2) : phrase;
}

/** Phrases parted by commas that add to the title and repeat none of its words. */
export function highlightsOf(draft: Draft, telling: Telling, title: string, max: number): string {
  const taken = new Set(saidBy(title));
  // A warning is no highlight.
  const points = telling.points.filter(
    ({ label, text }) =>
      label !== 'limit' &&
      label !== 'exclusion' &&
      !warns.test(text) &&
      !(label === 'care' && draft.language.written === 'other' && ordersElsewhere.test(text)) &&
      !tellsOfOthers(text, draft.language.written, draft.name),
  );
  const candidates = [
    ...points.filter((point) => !point.whole && point.text.length <= 60).map((point) => point.text),
    ...titlePhrases(draft).map((phrase) => phrase.text),
    ...points
      .filter(
        (point) =>
          point.whole &&
          point.text.length <= 45 &&
          point.unit !== null &&
          !isSaidOfIt(point.text, draft.language.written),
      )
      .map((point) => point.text),
    ...points
      .filter((point) => point.whole && point.unit !== null)
      .flatMap((point) =>
        // Where no list tells nouns, a piece of a sentence may be any half of it.
        draft.language.written === 'other' || (draft.language.written === 'en' && series.test(point.text))
          ? []
          : shortFragments(point.text, draft, longestFragment),
      ),
    ...piecesInBox(draft),
  ];
  let text = '';
  for (const given of sentencesLast(candidates, draft)) {
    // "A carrying strap" stands in a row of phrases without its article.
    const phrase =
      draft.language.written === 'en'
        ? behindTold(given, taken).replace(/^an? (?=\p{Ll}+(?: \p{Ll}+){0,2}$)/iu, '')
        : draft.language.written === 'es'
          ? given.replace(/^una? (?=\p{Ll}{3,})/iu, '')
          : given;
    if (
      draft.language.written === 'es' &&
      (saysNot.test(phrase) || (text !== '' && isSpanishSentence(phrase)))
    )
      continue;
    if (text !== '' && draft.language.written === 'de' && germanSentence.test(phrase)) continue;
    // Behind a comma no French sentence begins either.
    if (text !== '' && draft.language.written === 'fr' && shapeOf(phrase, 'fr') === 'sentence') continue;
    // "Two large" of "two large, two small" has lost what is counted.
    if (draft.language.written === 'en' && noAttribute.test(phrase)) continue;
    if (
      (draft.language.written === 'other' && isClauseElsewhere(phrase, draft.language.tag)) ||
      ((draft.language.written === 'other' || draft.language.written === 'en') &&
        isHalfOfPoint(phrase, draft))
    )
      continue;
    const stems = saidBy(phrase);
    const repeated = stems.filter((stem) => taken.has(stem)).length;
    // "重量350克、350克": signs without spaces share no stem.
    if (text.includes(phrase) || saysSignsAgain(phrase, title)) continue;
    if (stems.length === 0 || repeated > 0 || /[!?:;]|\.(?!\d)/.test(phrase)) continue;
    const next =
      text === ''
        ? upperFirst(phrase)
        : `${text}${listGap(draft)}${draft.language.written === 'en' ? lowerFirst(phrase) : casedPhrase(phrase, draft)}`;
    if (countCharacters(next) > max) continue;
    text = next;
    for (const stem of stems) taken.add(stem);
  }
  return text;
}
