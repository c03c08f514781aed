import { countCharacters } from '#rules/text/count.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { titleCase } from './case.ts';
import type { Draft } from './draft.ts';
import { isProperWord, lowerFirst, upperFirst } from './english-words.ts';

/** An app's name with what it is behind it, as its language sets it. */
export function withTail(tail: string, name: string, draft: Draft): string {
  if (draft.language.written === 'en')
    return /^for /iu.test(tail) ? `${name} for ${titleCase(tail.slice(4))}` : `${name}: ${titleCase(tail)}`;
  // "Kassenwart für Vereine": whom it is for goes on from the name.
  if (/^(?:für|para|pour)\s/iu.test(tail)) return `${name} ${lowerFirst(tail)}`;
  // "Suit votre budget": whose it is says nothing of the app.
  return `${name}${draft.lexicon.colon}${upperFirst(tail.replace(ofReader, ''))}`;
}

const ofReader = /^(?:votre|vos|ton|ta|tes|tu|tus|su|sus|dein|deine|ihr|ihre)\s/iu;

/** Words that say of a product in a store of apps that it is one. */
const anApp =
  /^(?:app|application|appli|aplicación|aplicacion)\s(?:de\s|para\s|pour\s|d[’'])?|[\s-](?:app|application|appli|aplicación)$/iu;

/**
 * "Tidewise: Tide Tables" of a form whose product is "Tide tables app": the product says what the app with another name is. Empty
 * where the product has a name of its own too, or there is no room.
 */
export function namedBehindOwn(given: string, max: number, draft: Draft): string {
  // "Dodo, berceuses": behind a comma stands what the app is.
  const behindComma = draft.name.startsWith(`${given}, `) ? draft.name.slice(given.length + 2).trim() : '';
  const tooLong = given !== '' && countCharacters(draft.name) > max ? behindSign(draft.name, given) : '';
  if (tooLong !== '' && draft.language.written !== 'other') {
    const [, , ...less] = shorterKinds(tooLong);
    const full = less
      .map((kind) => withTail(kind, given, draft))
      .find((text) => countCharacters(text) <= max);
    if (full !== undefined) return full;
  }
  if (behindComma !== '' && draft.language.written !== 'other') {
    return (
      shorterKinds(behindComma)
        .map((kind) => withTail(kind, given, draft))
        .find((full) => countCharacters(full) <= max) ?? ''
    );
  }
  if (draft.shares || foldWord(draft.name).includes(foldWord(given))) return '';
  // "Live bus times Scotland": where it is of is no part of what it is.
  const kind = draft.name
    .replace(anApp, '')
    .replace(draft.language.written === 'en' ? placeBehind : /$^/u, '')
    .trim();
  // "Premium" says nothing of an app.
  const saysLittle = kind === draft.name && stemsOf(kind).length < 2;
  const isName =
    draft.language.written === 'de' ? !kind.includes(' ') && kind.length < 8 : /\s\p{Lu}/u.test(kind);
  if (
    kind === '' ||
    isSameWord(kind, given) ||
    saysLittle ||
    isName ||
    draft.language.written === 'other' ||
    /[:–—]/u.test(kind)
  )
    return '';
  return (
    kindsFrom(kind, draft)
      .map((tail) => withTail(tail, given, draft))
      .find((full) => countCharacters(full) <= max) ?? ''
  );
}

/** "Le carnet de santé des enfants", "carnet de santé des enfants", "carnet de santé": ever less of what an app is. */
function shorterKinds(kind: string): string[] {
  const bare = kind.replace(/^(?:the|an?|l[ae]s?|un[ae]?|el|los|d(?:er|ie|as)|eine?) |^l[’']/iu, '');
  const joints = [
    ...bare.matchAll(
      / (?:d[eu]s?|d[’']|pour|para|für|for|von|der|del|of|to|with|mit|avec|con) ?(?=\p{L})/giu,
    ),
  ];
  return [kind, bare, ...joints.toReversed().map(({ index }) => bare.slice(0, index))];
}

/** "Packlisten für jede Reise" of a "Packesel: Packlisten für jede Reise", which has no room as a whole. */
function behindSign(name: string, given: string): string {
  const tail = name.startsWith(given) ? name.slice(given.length) : '';
  return /^\s?(?::|[–—-](?=\s))\s?(\p{L}.*)$/u.exec(tail)?.[1] ?? '';
}

const placeBehind = /(?<=^\p{L}+(?: \p{Ll}+){1,3}) \p{Lu}\p{Ll}{3,}$/u;

/** "Hive log" of Hivelog. */
export function isSameWord(one: string, other: string): boolean {
  const joined = (text: string): string => foldWord(text).replace(/[^\p{L}\p{N}]+/gu, '');
  return foldWord(one) !== foldWord(other) && joined(one) === joined(other);
}

const joint = /\s(?:for|with|by|from|to|in|on|and|&|that|of|without)\s/iu;

/** "Row counter for knitting", "row counter"; "football team manager", "team manager": what is left where there is no room. */
function kindsFrom(kind: string, { language }: Draft): string[] {
  if (language.written !== 'en') return [kind];
  const front = kind.split(joint)[0]!;
  const words = front.split(' ');
  // What stands last is a joint or a small word in "how to bake": such a name is no kind.
  if (!words.every((word) => /^[\p{L}’'-]{2,}$/u.test(word)) || words.length < 2) return [kind];
  // "Welsh vocabulary trainer": whose words they are says more than that the app trains.
  if (words.length === 3 && isProperWord(words[0]!)) return [kind, front, words.slice(0, 2).join(' ')];
  return [kind, front, ...(words.length > 2 ? [words.slice(-2).join(' ')] : [])];
}

/** Whether an app's title in the store says more than its name, which tells nothing behind a colon yet. */
export function isFuller(productTitle: string, name: string): boolean {
  return !name.includes(':') && !foldWord(name).startsWith(foldWord(productTitle));
}
