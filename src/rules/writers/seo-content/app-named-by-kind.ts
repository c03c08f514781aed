import { countCharacters } from '#rules/text/count.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { keptOf } from '#rules/ledger/app-first-words.ts';
import { isAppKind } from '#rules/ledger/app-kind.ts';
import { howMany } from './app-mood.ts';
import { withTail } from './app-own-name.ts';
import type { Draft } from './draft.ts';
import { doneFirstInEnglish } from './app-doing.ts';
import { type NameField, namedFunctions } from './app-functions.ts';
import { handled } from './app-named-by-function.ts';
import { countedIn } from './app-openings.ts';
import { kindsSaid } from './app-orders.ts';
import { kindBeside } from './app-own-kind.ts';
import { isBesideApp } from './app-not-its-kind.ts';
import { kindsAtOpening } from './app-kinds-at-opening.ts';
import { isStoreShelf } from './app-shelves.ts';
import { wholeKind } from './app-whole-kind.ts';

/** That it is an app says nothing in a store of apps. */
const anyKind =
  /^(?:(?:games?|tool|utility|lifestyle|productivity|business|sports?|travel|health|medical|finance|education|entertainment|reference|shopping) )?(?:app|game)$/iu;

/** The name with the first of its kinds that has room behind it. */
export function namedByKind({ name, max, draft }: NameField, given: string): string | undefined {
  const said = stemsOf(name);
  for (const kind of kindsOf(name, given, draft)) {
    const head = asSeveral(untoldWords(kind, name, said, draft), draft);
    if (head === '' || anyKind.test(head) || isBesideApp(head, draft) || isLeftOver(head, kind, draft))
      continue;
    const short = [wholeKind(head, draft, namedFunctions(draft)), head, ...shorterKinds(head, draft)]
      .map((tried) => withTail(tried, name, draft))
      .find((full) => countCharacters(full) <= max);
    if (short !== undefined) return short;
  }
  return undefined;
}

/** A name of several words with its kind or how many it holds, where there is room. */
export function besideItsKind({ name, max, draft }: NameField): string {
  const kind = kindBeside(name, draft) || (draft.language.written === 'en' ? countedIn(draft) : '');
  const full = kind === '' ? name : withTail(kind, name, draft);
  return countCharacters(full) <= max ? full : name;
}

/** What the app is, the truest first: its own tail, what the text calls it, its type, the shelf it stands on. */
function kindsOf(name: string, given: string, draft: Draft): string[] {
  const { productType } = draft.ledger;
  // The shelf of the store says nothing of the app.
  const shelf = draft.brief.fields['appCategory'] ?? '';
  return [
    ...ownTail(draft.name, given),
    ...(draft.language.written === 'en' ? [...kindsAtOpening(draft), ...kindsSaid(draft)] : []),
    ...(isBareShelf(draft) ? [] : [productType]),
    ...(isBareShelf(draft) ? [] : shorterTypes(name, draft)),
    ...shelfLast(draft, shelf),
    ...(isSaidShelf(shelf, draft) ? [shelf] : []),
    ...otherCompounds(draft),
  ];
}

/** "Sprachtrainer" of a Vokabeltrainer that is too long for the field: another name with the same head. German. */
function otherCompounds({ language, ledger, keywords }: Draft): string[] {
  const head = ledger.productType.slice(-sameHead).toLowerCase();
  return language.written === 'de' && head.length === sameHead
    ? keywords.flatMap(({ kind, phrase }) =>
        kind === 'synonym' && !phrase.includes(' ') && phrase.toLowerCase().endsWith(head) ? [phrase] : [],
      )
    : [];
}
/** Letters at the end of a German compound by which it is the same kind of thing. */
const sameHead = 6;

/** The part of a type that says what the app is, where the whole has no room. German, Spanish, French. */
function shorterTypes(name: string, { language, ledger }: Draft): string[] {
  const { productType } = ledger;
  // "Gute-Nacht-Geschichten" too long for the field are "Geschichten".
  if (language.written === 'de') return productType.includes('-') ? [productType.split('-').at(-1)!] : [];
  if (language.written !== 'es' && language.written !== 'fr') return [];
  // "Problema" of the "problemas de ajedrez" of "Ajedrez Diario" says less than the name.
  const saysMore =
    name.split(' ').filter((word) => word.length > 3).length < 2 ||
    !stemsOf(productType).some((stem) => stemsOf(name).includes(stem));
  // "Calendrier de semis" too long for the field is "calendrier".
  const kept = keptOf(productType);
  return saysMore ? [kept === '' ? productType.split(' ')[0]! : kept] : [];
}

/** "Worträtsel" of the shelf, where the text calls the app so too. */
function isSaidShelf(shelf: string, draft: Draft): boolean {
  return (
    shelf !== '' &&
    !shelf.includes(' ') &&
    !isStoreShelf(shelf, draft) &&
    draft.brief.product.description.includes(shelf)
  );
}

/** What a kind says that the name does not: "Caldwell Mobile" is named by "banking" of "mobile banking"; empty where it is nothing. */
function untoldWords(kind: string, name: string, said: readonly string[], { language }: Draft): string {
  // "Six breathing exercises": how many there are is none of its kind.
  const given = language.written === 'en' ? kind.replace(howMany, '') : kind;
  const isSaid = (text: string): boolean => stemsOf(text).some((stem) => said.includes(stem));
  const head = given
    .split(' ')
    .filter((word, at, words) => at === words.length - 1 || !isSaid(word))
    .join(' ');
  // "Parish rota app" of an app that is called Rota: whose it is, and that it is one.
  const [, whose = ''] = /^(\p{L}{4,}) \p{L}+ app$/u.exec(given) ?? [];
  if (language.written === 'en' && said.length === 1 && head === `${whose} app`) return head;
  const isUntold =
    // "Shows [golden] hour" of Golden has lost its middle.
    given.endsWith(head) &&
    !foldWord(name).includes(foldWord(head)) &&
    // "Shift swap" of Shiftswap.
    foldWord(name).replaceAll(' ', '') !== foldWord(head).replace(/ app$/u, '').replaceAll(' ', '') &&
    !isSaid(head);
  return isUntold ? head : '';
}

/** "Times" of the "tide times" of Tide Nine: what is left says nothing alone. English. */
function isLeftOver(head: string, kind: string, { language }: Draft): boolean {
  return language.written === 'en' && head !== kind && leftOver.test(head);
}

const leftOver =
  /^(?:times|tables?|charts?|lists?|logs?|books?|cards?|notes|rates|data|info|guides?|facts|records?|sheets?|numbers?|names?|words?)$/iu;

/** "Parking spaces" of an app that "shows you free parking spaces": of what it finds there are many. English. */
function asSeveral(kind: string, { language, brief }: Draft): string {
  if (language.written !== 'en' || !kind.includes(' ') || isAppKind(kind)) return kind;
  const [first = ''] = brief.product.description.split(/[.!?\n]/u);
  return first.toLowerCase().includes(` ${kind}s`) ? `${kind}s` : kind;
}

const anyDoing = /^(?:mak|track|plann|keep|build|logg|writ)ing$/u;

/** "Candle calculator" of a "candle making calculator", "workout tracker" of a gym's, "notebook" of a film photography's, where the whole has no room. English. */
function shorterKinds(head: string, { language }: Draft): string[] {
  const words = head.split(' ');
  if (language.written !== 'en' || words.length < 3 || !isAppKind(head)) return [];
  const last = words.at(-1)!;
  // "Interval training" of an "interval training app": that it is an app, its store says.
  if (last === 'app') return [words.slice(0, -1).join(' '), words.slice(-2).join(' ')];
  return [
    words.length === 3 && anyDoing.test(words[1]!) ? `${words[0]!} ${last}` : words.slice(-2).join(' '),
    ...(last.length > 5 ? [last] : []),
  ];
}

/** "Tool" of the shelf "Tools". */
function isShelf(phrase: string, shelf: string): boolean {
  return stemsOf(phrase).join(' ') === stemsOf(shelf).join(' ');
}

/** Heads among the keywords; in English one that only the shelf names stands behind what the app does. */
function shelfLast(draft: Draft, shelf: string): string[] {
  const heads = draft.keywords.filter(({ kind, phrase }) => kind === 'head' && !isShelf(phrase, shelf));
  // "Casa" of a reminder to water plants says nothing of it.
  if (draft.language.written !== 'en')
    return heads.flatMap(({ phrase }) => (isStoreShelf(phrase, draft) ? [] : [phrase]));
  const isOfShelf = ({ source, phrase }: Draft['keywords'][number]): boolean =>
    source.endsWith('.category') || (isBareShelf(draft) && isShelf(phrase, draft.ledger.productType));
  return [
    ...heads.filter((head) => !isOfShelf(head)),
    ...heads.filter((head) => isOfShelf(head) && head.phrase.includes(' ') && !/\sapp$/u.test(head.phrase)),
    { phrase: '' },
    ...heads.filter(isOfShelf),
  ].flatMap(({ phrase }) => (phrase === '' ? doneBy(draft) : [phrase]));
}

/** What an English app does by its first words, unless they open with what its name names: "otters dive" is done by otters. */
function doneBy({ brief }: Draft): string[] {
  const own = stemsOf(brief.fields['appName'] ?? brief.product.name);
  return doneFirstInEnglish(brief.product.description).filter(
    (text) => !handled.test(text) && (!own.includes(stemsOf(text)[0] ?? '') || !/^\p{L}{3,}s\s/u.test(text)),
  );
}

/** "Book" of the shelf "Books", where the app's own first words do not call it so. */
function isBareShelf(draft: Draft): boolean {
  const { ledger, language, brief } = draft;
  const { category, description } = brief.product;
  // "Medicina" of a form whose text says no kind: in other languages the shelf stands for the type as a whole.
  if (language.written !== 'en') {
    const shelf = (brief.fields['appCategory'] ?? category).trim();
    return foldWord(ledger.productType) === foldWord(shelf) && isStoreShelf(shelf, draft);
  }
  return (
    !ledger.productType.includes(' ') &&
    stemsOf(category).includes(stemsOf(ledger.productType)[0] ?? '') &&
    !stemsOf(description.split(/[.!?\n]/u)[0]!.slice(0, 60)).includes(stemsOf(ledger.productType)[0] ?? '')
  );
}

/** "Daily meditation" of a "MindfulMinutes: Daily Meditation" too long for the field, and its last word. */
function ownTail(name: string, given: string): string[] {
  const tail = name.startsWith(`${given}: `) ? name.slice(given.length + 2).trim() : '';
  const last = tail.split(' ').at(-1)!;
  return tail === '' ? [] : [tail, ...(/^\p{L}{4,}$/u.test(last) && last !== tail ? [last] : [])];
}
