import { isThingWord } from '#rules/ledger/type-hits.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { headOf, isPlural, lowerFirst, upperFirst, withArticle } from './english-words.ts';
import type { Opening } from './opening.ts';
import { tellsOfThings } from './tells-of-things.ts';

const named = /^([^:.]{3,120}): (\S.*)$/su;
/** Where the first words of a phrase end that say what the thing is. */
const behindThing = /[,;:.(–]|\s-\s|\s(?:with|for|from|in|on|cut|made|that|which|so|slips?|fits?)\s/u;
const counted =
  /^(?:\d|(?:an?|the|our|my|one|two|three|four|five|six|seven|eight|nine|ten|twelve|pair|set)\s)/iu;
const enough = 2;
const mostlyOwn = 0.4;

/** "Swaddle blankets 3 pack: three muslin swaddles …": a name before words that say it again is not told twice. English. */
export function withoutNameAgain(opening: Opening, draft: Draft): Opening {
  if (draft.language.written !== 'en' || draft.platform.subject !== 'product') return opening;
  const [, name = '', rest = ''] = named.exec(opening.sentence) ?? [];
  const own = new Set(stemsOf(draft.name));
  if (rest === '' || !stemsOf(name).every((stem) => own.has(stem))) return opening;
  const front = rest.split(behindThing)[0]!;
  const again = new Set(
    stemsOf(front).filter((stem) => own.has(stem) || own.has(stem.replace(/ing$/u, 'er'))),
  );
  const head = headOf(front);
  // "Rainbow stacker 7 pieces: seven piece rainbow stacking toy": another word for the thing behind two of its own.
  const isOtherWord = isThingWord(head) && again.size >= stemsOf(front).length * mostlyOwn;
  if (again.size < enough || (!stemsOf(draft.type).includes(stemsOf(head)[0] ?? '') && !isOtherWord))
    return opening;
  const isBare = !tellsOfThings(draft) || counted.test(front) || isPlural(front);
  return { ...opening, sentence: upperFirst(isBare ? rest : withArticle(lowerFirst(rest))) };
}
