import { matchesOf } from '#rules/text/pattern-finds.ts';
import { isFunctionWord } from '#rules/text/function-words.ts';
import { foldWord } from '#rules/text/words.ts';
import { tagsOf } from '#rules/ledger/tagger.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { foldedBrief, type Unsaid, type Written } from './brief-words.ts';
import { deniedFor } from './other-words.ts';
import { isSellers } from './sellers-words.ts';

const lacking: Readonly<Record<Written, RegExp>> = {
  en: longPattern('giu')`
    (?<!\p{L})(?:without|no|zero)(?! (?:longer|more|less|two|three|matter|need|one|idea|way|doubt|further|other|later|sooner|end|better|it|them|that|this|you)(?!\p{L})) (?:(?:any|an?|the|your|its|further|extra|added|visible|long|big|large|much) )?(?!\p{L}+ing(?!\p{L}))(\p{L}{3,})(?!\p{L}| to be(?!\p{L}))(?: (\p{L}{4,}))?
  `,
  de: /(?<!\p{L})(?:ohne|keine?[rnms]?)(?! (?:dass|weitere\p{L}*|zu|Frage|Zweifel)(?!\p{L})) (?:(?:die|das|den|eine?n?|dein\p{L}*) )?(\p{L}{3,})(?: (\p{L}{4,}))?/giu,
  es: /(?<!\p{L})(?:sin|ningún|ninguna)(?! (?:embargo|que|duda|más)(?!\p{L})) (?:(?:el|la|los|las|una?|tu) )?(\p{L}{3,})(?: (\p{L}{4,}))?/giu,
  fr: /(?<!\p{L})(?:sans |aucune? |pas d(?:e |[’']))(?!(?:que|doute|cesse|quoi|mal|problème|souci|plus|moins)(?!\p{L}))(?:(?:le|la|les|une?|votre) )?(\p{L}{3,})(?: (\p{L}{4,}))?/giu,
};
const shortestFront = 4;

const stands = (word: string, prepared: Prepared, language: Written): boolean => {
  const folded = foldWord(word);
  return (
    isDeniedThere(folded, prepared) ||
    isSellers(word, prepared, language) ||
    foldedBrief(prepared).includes(folded.slice(0, Math.max(shortestFront, folded.length - 4)))
  );
};

/** Whether the brief denies it in one word: "unlined". */
export const isDeniedThere = (folded: string, prepared: Prepared): boolean =>
  deniedFor(foldedBrief(prepared)).some((front) => folded.startsWith(front));

/** What a buyer is told to do or leave is no claim. */
const orders =
  /(?:^|[.!?\n>] ?)(?:do not|don[’']t|never|always|avoid|use|store|wash|put|place|let|keep|leave|nie|niemals|bitte|no|nunca|ne|n[’']\p{L}+)(?!\p{L})[^.!?\n]*$/iu;

/** "Plan a dinner without a long chat". */
function isOrder(before: string, language: Written): boolean {
  if (language !== 'en') return false;
  const [first, second] = tagsOf((before.split(/[.!?\n>]\s*/u).at(-1) ?? '').trim());
  return (
    (first?.tag === 'VERB' && !/(?:ed|en|ing|[^s]s)$/iu.test(first.word)) ||
    (/^(?:PROPN|NOUN)$/u.test(first?.tag ?? '') && second?.tag === 'DET')
  );
}

/** "Without children", "sans fumée": what a thing or its past would be without, in whatever words, and the brief has none of them. */
export function lackingUnsaid(text: string, prepared: Prepared, language: Written): Unsaid[] {
  return matchesOf(lacking[language], text)
    .filter(({ 1: first = '', 2: second = '', index }) => {
      if (
        isOrder(text.slice(0, index), language) ||
        orders.test(text.slice(0, index)) ||
        /^[^.!?\n]*\?/u.test(text.slice(index))
      )
        return false;
      return ![first, second].some(
        (word) => word !== '' && !isFunctionWord(foldWord(word)) && stands(word, prepared, language),
      );
    })
    .map(({ 0: said, index }) => ({ start: index, end: index + said.length, kind: 'deed' }));
}
