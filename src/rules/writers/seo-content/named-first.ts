import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { lowerFirst, upperFirst } from './english-words.ts';
import { tellsOfThings } from './tells-of-things.ts';
import { nameWithType } from './titles.ts';

const fewestOfRow = 3;
const longestBare = 40;

const opensInNoun = ({ units }: Draft): boolean =>
  units.find(({ path }) => path.endsWith('.description'))?.shape === 'noun';

/** "Used - good", "works fine": the state opens the text as it is. */
const statesFirst =
  /^(?:used|good|very good|excellent|fair|like new|as new|brand new|new|working|works|tested|in|mint|vgc)(?!\p{L})/iu;

/** "With gig bag, capo and spare strings", "wooden apex shed, door a bit stiff": a text that opens in a row tells first of what. English. */
export function namedFirst(body: string, draft: Draft): string {
  if (draft.language.written !== 'en' || !tellsOfThings(draft) || draft.shares) return body;
  const name = upperFirst(nameWithType(draft, false, true));
  if (/^(?:With|Comes with|Includes) \p{L}/u.test(body)) return `${name} ${lowerFirst(body)}`;
  const [first = ''] = body.split(/[.\n]/u);
  const entries = first.split(', ').length;
  const own = new Set(stemsOf(draft.name));
  // "Pine, 4 drawers." of a chest of drawers.
  const isShort =
    first.length <= longestBare && !stemsOf(first).some((stem) => own.has(stem)) && opensInNoun(draft);
  const isRow = (entries >= fewestOfRow || isShort) && !statesFirst.test(first);
  const [maker = ''] = draft.name.split(' ');
  // "Mountfield SP46, self propelled" of a text that says nowhere that it is a mower.
  const [front = ''] = first.split(', ');
  const says = stemsOf(body).includes(stemsOf(draft.type).at(-1) ?? '');
  if (!says && front.length > 2 && name.startsWith(`${front} `)) return `${name}${body.slice(front.length)}`;
  // "Trek Marlin 5, medium frame": its maker and model name it.
  const isNamed =
    stemsOf(first).includes(stemsOf(draft.type).at(-1) ?? '') ||
    (/^\p{Lu}/u.test(maker) && maker.length > 2 && first.startsWith(`${maker} `));
  return draft.category === 'used' && isRow && !isNamed
    ? `${name}${draft.lexicon.colon}${lowerFirst(body)}`
    : body;
}
