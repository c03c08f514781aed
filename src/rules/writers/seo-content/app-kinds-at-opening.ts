import { isAppKind } from '#rules/ledger/app-kind.ts';
import { singularPhrase } from '#rules/keywords/singular-phrase.ts';
import { foldWord } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';

/** "Gridpoint turns your phone into a level, protractor and tape measure". */
const turnsInto =
  /(?:^|\s)(?:turns?|transforms?|makes?) (?:your|any|an?|the) (?:phone|iphone|ipad|tablet|watch|smartphone|device|android phone)(?: or tablet)? into an? ([\p{Ll} ,-]{4,70}?)(?=[.;!?]|\s(?:for|with|that|so|which|you|using|when|at|in|on)\s|$)/iu;
const plainThing =
  /^(?!(?:an?|the|your|real|complete|full|powerful|personal|pocket|whole)\s)[\p{Ll}-]{3,}(?: [\p{Ll}-]{3,})?$/u;

/** "Level & protractor", "level": what a phone becomes by the app. */
function becomes(description: string): string[] {
  const things = (turnsInto.exec(description)?.[1] ?? '')
    .split(/,\s(?:and\s)?|\sand\s/u)
    .map((thing) => thing.replace(/^an?\s/u, ''));
  if (!things.every((thing) => plainThing.test(thing))) return [];
  const [first = '', second = ''] = things;
  return [...(second === '' ? [] : [`${first} & ${second}`]), first];
}

const forWhom =
  /^(?:[^.!?]{2,40} is )?an? (?:(?:simple|private|daily|digital|free|quick|pocket|personal) )?(\p{Ll}{3,}) for ((?!(?:your|the|all|any|every|each|people|everyone|anyone|those|beginners|adults|kids|children|both)\s)(?:\p{Ll}{3,} )?\p{Ll}{3,}s)(?=[.:;]|,(?!\s\p{L}[^,.]{1,24},\s|\s\p{L}[^,.]{1,24}\sand\s)|\swho\s)/u;

/** "Horse owner diary" of a "diary for horse owners": a kind of one word with whom or what it is for. */
function kindFor(description: string, name: string): string[] {
  const [, kind = '', whom = ''] = forWhom.exec(description) ?? [];
  if (
    kind === '' ||
    kind === 'app' ||
    !isAppKind(`${whom} ${kind}`) ||
    // "Watcher journal" of a Birdfolio for bird watchers has lost its bird.
    whom.split(' ').some((word) => foldWord(name).includes(foldWord(word)))
  )
    return [];
  return [`${singularPhrase(whom)} ${kind}`];
}

const learned =
  /^(?:[^.!?]{2,40} (?:helps|lets) you )?learn ((?:\p{Lu}\p{L}+ ){1,2}\p{Lu}\p{L}+)(?=[.,]|\s(?:in|with|from|by|on|at|one|through|step)\s)/iu;

/** "Sign Language" of "Learn British Sign Language": what is learned, where the whole has no room. */
function taught(description: string): string[] {
  const thing = learned.exec(description)?.[1] ?? '';
  if (!/^\p{Lu}/u.test(thing) || !thing.split(' ').every((word) => /^\p{Lu}/u.test(word))) return [];
  return [`learn ${thing}`, thing, thing.split(' ').slice(-2).join(' ')];
}

/** What the first sentence of an English app says that it is, for whom it is or what it makes of a phone. */
export function kindsAtOpening({ brief }: Draft): string[] {
  const { description } = brief.product;
  const [first = ''] = description.trimStart().split(/(?<=[.!?])\s|\n/u);
  return [
    ...becomes(first),
    ...kindFor(first, brief.fields['appName'] ?? brief.product.name),
    ...taught(first),
  ];
}
