import { countCharacters } from '#rules/text/count.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { isAppKind } from '#rules/ledger/app-kind.ts';
import { anyApp, howMany, moodOf } from './app-mood.ts';
import { namedBehindOwn, withTail } from './app-own-name.ts';
import { titleCase } from './case.ts';
import type { Draft } from './draft.ts';
import { answerIn, askedThingIn, doneFirstInEnglish, purposeIn, shownIn } from './app-doing.ts';
import { doneFirst, firstWords } from './app-done-first.ts';
import { compoundFunctions, countedIn, forWhom, isGesture, openedWith, servedBy } from './app-openings.ts';
import { kindsSaid, ordersIn } from './app-orders.ts';
import { kindBeside, tellsItself } from './app-own-kind.ts';
import { isStoreShelf, ownShelf } from './app-shelves.ts';
import { wholeKind } from './app-whole-kind.ts';
import { hasPraise } from './praise.ts';
import { cutAtWord } from './cut-line.ts';

/**
 * "[App]: [head keyword]" within the store's limit, or the name alone when it says it. The app keeps the spelling of its own
 * field ("fernly" typed for Fernly); in English what stands behind it is in Title Case.
 */
export function appName(draft: Draft, max: number): string {
  const name = wordsOfName(draft, max);
  const given = draft.brief.fields['appName'] ?? '';
  const isFront = given !== '' && foldWord(name).startsWith(foldWord(given));
  const front = isFront ? name.slice(0, given.length) : '';
  const isShouted = /\p{Lu}{4}/u.test(given) && !/\p{Ll}/u.test(given);
  const own = isFront && !isShouted && foldWord(front) === foldWord(given) ? given : front;
  const rest = name.slice(front.length);
  return draft.language.written === 'en' ? `${own}${titleCase(rest)}` : `${own}${rest}`;
}

const shortName = 16;
const anyDoing = /^(?:mak|track|plann|keep|build|logg|writ)ing$/u;

function wordsOfName(draft: Draft, max: number): string {
  const given = draft.brief.fields['appName'] ?? draft.name;
  const behindOwn = namedBehindOwn(given, max, draft);
  if (behindOwn !== '') return behindOwn;
  // The product's own name often says more than the app's name alone ("Dotline habit tracker").
  // "Sudoku" of Sumo Sudoku is what the app is, and not what it is called.
  const isKind = !draft.shares && foldWord(given).includes(foldWord(draft.name));
  const own = !isKind && (draft.shares || countCharacters(draft.name) <= max) ? draft.name : given;
  const clean = own
    .replace(/[\p{Extended_Pictographic}\uFE0F!#*]/gu, '')
    .replace(/\s{2,}/gu, ' ')
    .trim();
  const [front = '', tail = ''] = clean.split(/:\s(.*)/su);
  // "Recipe Box: save recipes": a tail that repeats the name would lose its last word, so the name stands alone.
  const repeats = tail !== '' && stemsOf(tail).some((stem) => stemsOf(front).includes(stem));
  const name = cutAtWord(repeats ? front : clean, max);
  if (repeats && stemsOf(front).length > 1) return name;
  if (draft.language.written === 'other') {
    // A name of one word with the category or the first words of the seller that fit.
    const said = new Set(stemsOf(name));
    const tail = [
      draft.brief.fields['appCategory'] ?? '',
      draft.brief.product.category,
      ...namedFunctions(draft),
    ].find(
      (text) =>
        text !== '' &&
        !isStoreShelf(text, draft) &&
        !stemsOf(text).some((stem) => said.has(stem)) &&
        countCharacters(`${name}: ${text}`) <= max,
    );
    return said.size > 1 || tail === undefined ? name : `${name}: ${tail}`;
  }
  // The shelf of the store says nothing of the app.
  const shelf = draft.brief.fields['appCategory'] ?? '';
  const heads = [
    ...ownTail(draft.name, given),
    ...(draft.language.written === 'en' ? kindsSaid(draft) : []),
    ...(isBareShelf(draft) ? [] : [draft.ledger.productType]),
    // "Gute-Nacht-Geschichten" too long for the field are "Geschichten".
    ...(draft.language.written === 'de' && draft.ledger.productType.includes('-')
      ? [draft.ledger.productType.split('-').at(-1)!]
      : []),
    // "Calendrier de semis" too long for the field is "calendrier".
    ...((draft.language.written === 'es' || draft.language.written === 'fr') &&
    // "Problema" of the "problemas de ajedrez" of "Ajedrez Diario" says less than the name.
    (name.split(' ').filter((word) => word.length > 3).length < 2 ||
      !stemsOf(draft.ledger.productType).some((stem) => stemsOf(name).includes(stem)))
      ? [draft.ledger.productType.split(' ')[0]!]
      : []),
    ...shelfLast(draft, shelf),
    // "Worträtsel" of the shelf, where the text calls the app so too.
    ...(shelf !== '' &&
    !shelf.includes(' ') &&
    !isStoreShelf(shelf, draft) &&
    draft.brief.product.description.includes(shelf)
      ? [shelf]
      : []),
  ];
  // "Droplet: Plant Care" and "Solfa : Notes" have their tail.
  if (
    /\s?[:–—]\s\p{L}{3}/u.test(name) ||
    (/[^\s:]-\s\p{L}.*\p{L}|\s-\s\p{L}/u.test(name) && stemsOf(name).length > 2)
  )
    return name;
  // "Dedupe Photo Cleaner" says what it is, whatever shelf it stands on.
  const named = new Set(stemsOf(name));
  const kind = stemsOf(draft.ledger.productType);
  if (
    draft.language.written === 'en' &&
    kind.length > 1 &&
    named.size > kind.length &&
    kind.every((stem) => named.has(stem))
  )
    return name;
  for (const counted of heads) {
    // "Six breathing exercises": how many there are is none of its kind.
    const given = draft.language.written === 'en' ? counted.replace(howMany, '') : counted;
    // "Caldwell Mobile" is named by "banking" of "mobile banking".
    const said = stemsOf(name);
    const head = given
      .split(' ')
      .filter(
        (word, at, words) => at === words.length - 1 || !stemsOf(word).some((stem) => said.includes(stem)),
      )
      .join(' ');
    if (
      head === '' ||
      // "Shows [golden] hour" of Golden has lost its middle.
      !given.endsWith(head) ||
      foldWord(name).includes(foldWord(head)) ||
      stemsOf(head).some((stem) => said.includes(stem))
    )
      continue;
    // That it is an app says nothing in a store of apps.
    if (
      /^(?:(?:games?|tool|utility|lifestyle|productivity|business|sports?|travel|health|medical|finance|education|entertainment|reference|shopping) )?(?:app|game)$/iu.test(
        head,
      )
    )
      continue;
    const short = [wholeKind(head, draft, namedFunctions(draft)), head, ...shorterKinds(head, draft)]
      .map((kind) => withTail(kind, name, draft))
      .find((tried) => countCharacters(tried) <= max);
    if (short !== undefined) return short;
  }
  // "Ma Cave", "Kettle Off": two short words that are no kind say as little as one.
  if (stemsOf(name).length > 1 && (countCharacters(name) > shortName || tellsItself(name, draft))) {
    const kind = kindBeside(name, draft) || (draft.language.written === 'en' ? countedIn(draft) : '');
    const full = kind === '' ? name : withTail(kind, name, draft);
    return countCharacters(full) <= max ? full : name;
  }
  // A name of one word tells nobody what the app does; its first function that fits does.
  const said = new Set(stemsOf(name));
  const ofForm = new Set(draft.units.flatMap(({ path, text: own }) => (path === 'appFeatures' ? [own] : [])));
  const functions = [...namedFunctions(draft), ...compoundFunctions(draft)].flatMap((text) => {
    // "Split bills with flatmates" too long for the field is "split bills".
    const front = text.split(/\s(?:with|for|from|by|in|on|mit|für|con|para|avec|pour)\s/iu)[0]!;
    const isWhole = front.includes(' ') || (draft.language.written === 'de' && front.length > 7);
    if (isWhole && front !== text && ofForm.has(text)) return [text, front];
    // "Search clipboard history" too long for the field is about "clipboard history".
    const object =
      draft.language.written === 'en' && moodOf(text, 'en') === 'do'
        ? /^\p{L}+ (\p{Ll}{4,} \p{Ll}{4,})$/u.exec(text)?.[1]
        : undefined;
    return object === undefined ? [text] : [text, object];
  });
  const told = [
    ...functions.filter((text) => !anyApp.test(text)),
    // "Works offline" names no English app before what it shows does.
    ...functions.filter(
      (text) =>
        draft.language.written !== 'en' && anyApp.test(text) && !/^(?:también|auch|aussi)\s/iu.test(text),
    ),
  ];
  // "Bedtime stories read aloud" says more of an app than the timer among its functions.
  const held = draft.language.written === 'en' ? openedWith(draft) : '';
  const isHeld = held !== '' && !ofForm.has(held) && !/\b(?:where|what|which|how|when|who)\b/u.test(held);
  for (const text of [
    ...doneFirst(draft),
    ...(isHeld ? [held] : []),
    ...ownShelf(draft),
    ...told.filter((own) => !isGesture.test(own)),
  ]) {
    // "Breathing exercises" too long for the field is "Breathing".
    const doing = draft.language.written === 'en' ? /^\p{L}+ing(?=\s\p{L}+$)/iu.exec(text)?.[0] : undefined;
    const full = [text, ...(doing === undefined ? [] : [doing])]
      .map((tail) => withTail(tail, name, draft))
      .find((tried) => countCharacters(tried) <= max);
    if (full !== undefined && !stemsOf(text).some((stem) => said.has(stem))) return full;
  }
  if (draft.language.written !== 'en') {
    const whom = draft.lexicon.forWhom(draft.brief.fields['targetAudience'] ?? '');
    const forThem = `${name} ${whom}`;
    const told = firstWords(draft);
    const full =
      told === '' || stemsOf(told).some((stem) => said.has(stem)) ? name : withTail(told, name, draft);
    if (full !== name && countCharacters(full) <= max) return full;
    const isPeople = /^\p{L}+ \p{L}[\p{L}\d -]{2,}$/u.test(whom);
    if (isPeople && countCharacters(forThem) <= max) return forThem;
    const served = servedBy(draft).map((text) => withTail(text, name, draft));
    return served.find((text) => countCharacters(text) <= max) ?? name;
  }
  const counted = countedIn(draft);
  const purpose = purposeIn(draft.brief.product.description, name);
  const object = shownIn(draft.brief.product.description);
  const people = forWhom(draft).map((whom) => `${name} for ${whom}`);
  const opening = openedWith(draft);
  const last = [
    counted === '' ? '' : withTail(counted, name, draft),
    opening === '' || stemsOf(opening).some((stem) => said.has(stem)) ? '' : withTail(opening, name, draft),
    object === '' || stemsOf(object).some((stem) => said.has(stem)) ? '' : withTail(object, name, draft),
    purpose === '' ? '' : `${name} ${purpose}`,
    ...[answerIn, askedThingIn]
      .map((read) => read(draft.brief.product.description))
      .flatMap((tail) => (tail === '' ? [] : [withTail(tail, name, draft)])),
    ...people,
    ...ordersIn(draft.brief.product.description)
      .filter((text) => !stemsOf(text).some((stem) => said.has(stem)))
      .map((text) => withTail(text, name, draft)),
  ];
  return last.find((text) => text !== '' && countCharacters(text) <= max) ?? name;
}

/** "Candle calculator" of a "candle making calculator", "workout tracker" of a gym's, "notebook" of a film photography's, where the whole has no room. English. */
function shorterKinds(head: string, { language }: Draft): string[] {
  const words = head.split(' ');
  if (language.written !== 'en' || words.length < 3 || !isAppKind(head)) return [];
  const last = words.at(-1)!;
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
    (text) => !own.includes(stemsOf(text)[0] ?? '') || !/^\p{L}{3,}s\s/u.test(text),
  );
}

/** "Book" of the shelf "Books", where the app's own first words do not call it so. */
function isBareShelf({ ledger, language, brief }: Draft): boolean {
  const { category, description } = brief.product;
  return (
    language.written === 'en' &&
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

/** Functions in the seller's order: those of the form, then the clauses of the description; none with a figure or a price. */
export function namedFunctions(draft: Draft): string[] {
  const own = draft.units.filter(({ path }) => path === 'appFeatures');
  const told = draft.units.filter(({ path, shape }) => path.endsWith('.description') && shape !== 'sentence');
  return [...own, ...told]
    .map(({ text }) => text.replace(/[.。]$/u, ''))
    .filter(
      (text) =>
        stemsOf(text).length > 1 &&
        !/^(?:no|without|free|one|two|three|four|five|six|seven|eight|nine|ten|kein\p{L}*|ohne|sin|sans|pas)\s/iu.test(
          text,
        ) &&
        !/[\d:]|\b(?:apple|iphone|ipad|ios|android|google|samsung|subscription|purchase|payment|trial)\b/iu.test(
          text,
        ) &&
        !hasPraise(text, draft.language.written),
    );
}
