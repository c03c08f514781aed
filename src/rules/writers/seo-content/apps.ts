import { countCharacters } from '#rules/text/count.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { titleCase } from './case.ts';
import { type Draft, labelOf } from './draft.ts';
import { upperFirst } from './english-words.ts';
import { doneFirstInEnglish, reminderIn } from './app-doing.ts';
import { doneFirst } from './app-done-first.ts';
import { fewestFunctions, openedList } from './opened-list.ts';
import { hasPraise } from './praise.ts';
import type { Message } from './messages.ts';
import { gapOf, paragraphsOf } from './prose.ts';
import { inTone } from './tone.ts';
import { cutAtWord } from './search-page.ts';
import { leadOf } from './opening.ts';
import type { Telling } from './telling.ts';

/** "[App]: [head keyword]" within the store's limit, or the name alone when it says it. */
export function appName(draft: Draft, max: number): string {
  const given = draft.brief.fields['appName'] ?? draft.name;
  // The product's own name often says more than the app's name alone ("Dotline habit tracker").
  const own = draft.shares || countCharacters(draft.name) <= max ? draft.name : given;
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
        !stemsOf(text).some((stem) => said.has(stem)) &&
        countCharacters(`${name}: ${text}`) <= max,
    );
    return said.size > 1 || tail === undefined ? name : `${name}: ${tail}`;
  }
  // The shelf of the store says nothing of the app.
  const shelf = draft.brief.fields['appCategory'] ?? '';
  const heads = [
    ...ownTail(draft.name, given),
    ...(draft.language.written === 'en' ? remindersOf(draft) : []),
    draft.ledger.productType,
    // "Calendrier de semis" too long for the field is "calendrier".
    ...((draft.language.written === 'es' || draft.language.written === 'fr') &&
    // "Problema" of the "problemas de ajedrez" of "Ajedrez Diario" says less than the name.
    (name.split(' ').filter((word) => word.length > 3).length < 2 ||
      !stemsOf(draft.ledger.productType).some((stem) => stemsOf(name).includes(stem)))
      ? [draft.ledger.productType.split(' ')[0]!]
      : []),
    ...draft.keywords
      .filter(({ kind, phrase }) => kind === 'head' && !isShelf(phrase, shelf))
      .map((keyword) => keyword.phrase),
    // "Worträtsel" of the shelf, where the text calls the app so too.
    ...(shelf !== '' && !shelf.includes(' ') && draft.brief.product.description.includes(shelf)
      ? [shelf]
      : []),
    ...(draft.language.written === 'en' ? doneFirstInEnglish(draft.brief.product.description) : []),
  ];
  // "Droplet: Plant Care" has its tail.
  if (/[^\s:][:–—-]\s\p{L}.*\p{L}|\s[–—-]\s\p{L}/u.test(name) && stemsOf(name).length > 2) return name;
  let generic = '';
  for (const given of heads) {
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
      foldWord(name).includes(foldWord(head)) ||
      stemsOf(head).some((stem) => said.includes(stem))
    )
      continue;
    // That it is an app says least, and only where nothing else does.
    if (/^app$/iu.test(head)) {
      generic = withTail(head, name, draft);
      continue;
    }
    const full = withTail(whole(head, draft), name, draft);
    if (countCharacters(full) <= max) return full;
    const bare = withTail(head, name, draft);
    if (countCharacters(bare) <= max) return bare;
  }
  if (stemsOf(name).length > 1) return name;
  // A name of one word tells nobody what the app does; its first function that fits does.
  const said = new Set(stemsOf(name));
  for (const text of [...doneFirst(draft), ...ownShelf(draft), ...namedFunctions(draft)]) {
    // "Breathing exercises" too long for the field is "Breathing".
    const doing = draft.language.written === 'en' ? /^\p{L}+ing(?=\s\p{L}+$)/iu.exec(text)?.[0] : undefined;
    const full = [text, ...(doing === undefined ? [] : [doing])]
      .map((tail) => withTail(tail, name, draft))
      .find((tried) => countCharacters(tried) <= max);
    if (full !== undefined && !stemsOf(text).some((stem) => said.has(stem))) return full;
  }
  return generic !== '' && countCharacters(generic) <= max ? generic : name;
}

function remindersOf({ brief }: Draft): string[] {
  const reminder = reminderIn(brief.product.description);
  return reminder === '' ? [] : [reminder];
}

/** "Tool" of the shelf "Tools". */
function isShelf(phrase: string, shelf: string): boolean {
  return stemsOf(phrase).join(' ') === stemsOf(shelf).join(' ');
}

/** Shelves of the stores, which hold anything. */
const storeShelf =
  /^(?:apps?|aplicaci\p{L}*|applications?|software|spiele?|juegos?|jeux?|lifestyle|tools?|utilities|utilidades|utilitaires|dienstprogramme|finan[zc]\p{L}*|produ[ck]tivi\p{L}*|gesundheit.*|salud.*|santé.*|health.*|education|educación|éducation|bildung|reisen?|viajes?|voyages?|travel|navigation|navegación|musik|música|musique|sonstiges|otros|autres|.*[&/].*)$/iu;

/** "Wander-App", "Gasolineras": what the seller calls the app, where it is no shelf of a store. English names it by its doing. */
function ownShelf({ brief, language }: Draft): string[] {
  const shelf = brief.product.category.trim();
  return language.written === 'en' || shelf === '' || storeShelf.test(shelf) ? [] : [shelf];
}

/** "Daily meditation" of a "MindfulMinutes: Daily Meditation" too long for the field, and its last word. */
function ownTail(name: string, given: string): string[] {
  const tail = name.startsWith(`${given}: `) ? name.slice(given.length + 2).trim() : '';
  const last = tail.split(' ').at(-1)!;
  return tail === '' ? [] : [tail, ...(/^\p{L}{4,}$/u.test(last) && last !== tail ? [last] : [])];
}

function withTail(tail: string, name: string, draft: Draft): string {
  if (draft.language.written === 'en') return `${name}: ${titleCase(tail)}`;
  return `${name}${draft.lexicon.colon}${upperFirst(tail)}`;
}

/** Functions in the seller's order: those of the form, then the clauses of the description; none with a figure or a price. */
function namedFunctions(draft: Draft): string[] {
  const own = draft.units.filter(({ path }) => path === 'appFeatures');
  const told = draft.units.filter(({ path, shape }) => path.endsWith('.description') && shape !== 'sentence');
  return [...own, ...told]
    .map(({ text }) => text.replace(/[.。]$/u, ''))
    .filter(
      (text) =>
        stemsOf(text).length > 1 &&
        !/^(?:no|without|free|kein\p{L}*|ohne|sin|sans|pas)\s/iu.test(text) &&
        !/[\d:]|\b(?:apple|iphone|ipad|ios|android|google|samsung)\b/iu.test(text) &&
        !hasPraise(text, draft.language.written),
    );
}

/** A head of one word with what the function says behind it: "calendrier" → "calendrier de semis". */
function whole(head: string, draft: Draft): string {
  if (draft.language.written !== 'es' && draft.language.written !== 'fr') return head;
  const start = `${foldWord(head)} `;
  return namedFunctions(draft).find((text) => foldWord(text).startsWith(start)) ?? head;
}

/** Messages that the list of functions tells; the prose leaves them out. */
interface Functions {
  texts: string[];
  told: ReadonlySet<Message>;
  /** The sentence whose list they were, told without it. */
  opened?: { what: string } | null;
}

/** From so many on the functions of one English sentence stand in lines of their own. */
const manyParts = 4;
const enough = 4;

/** Functions as short phrases, the seller's own: those of the form first, then short clauses of the description. */
function listed(draft: Draft, telling: Telling): Functions {
  const texts: string[] = [];
  const told = new Set<Message>();
  const fields = telling.messages.filter((message) => message.path === 'appFeatures');
  // The list repeats what the prose explains: readers of a store scan it first.
  for (const unit of draft.units) {
    if (unit.path === 'appFeatures' && !hasPraise(unit.text, draft.language.written)) texts.push(unit.text);
  }
  for (const message of fields) told.add(message);
  addLooseFunctions(telling, texts, told);
  // The sentence that says what the app is opens the text; the list goes on from there.
  const lead = leadOf(draft, telling.messages);
  const opened = texts.length === 0 && lead !== undefined ? openedList(lead.verbatim, draft) : null;
  if (opened !== null) texts.push(...opened.items);
  const isShort = (message: Message): boolean =>
    message.path.endsWith('.description') &&
    !message.shared &&
    message.topic === 'what' &&
    (!message.whole || (opened !== null && message.verbatim.length <= 40)) &&
    (message.verbatim.length <= 60 ||
      // "Works offline, 150 currencies, export CSV, no signup": a long row of short functions.
      (message !== lead &&
        !message.whole &&
        message.units.length >= manyParts &&
        message.units.every(({ text }) => text.includes(' ') && text.length <= 45)));
  const all = telling.messages.filter(isShort);
  const rest = all.filter((message) => message !== lead);
  const lines = (messages: readonly Message[]): number =>
    messages.reduce(
      (sum, { units, whole }) => sum + (!whole && units.length >= manyParts ? units.length : 1),
      0,
    );
  const short = texts.length + lines(rest) >= fewestFunctions ? rest : all;
  if ((texts.length < enough || opened !== null) && texts.length + lines(short) >= fewestFunctions) {
    for (const message of short) {
      // "Alertes la veille, journal de culture": two functions.
      const parts = message.units.map(({ text }) => text);
      const isRow =
        (draft.language.written !== 'en' || parts.length >= manyParts) &&
        parts.length > 1 &&
        !message.whole &&
        parts.every((text) => text.includes(' '));
      texts.push(...(isRow ? parts : [message.verbatim.replace(/[.。]$/u, '')]));
      told.add(message);
    }
  }
  // "Widget" of the form and of the text is one function, and so is "journal" beside "journal de culture".
  const stems = texts.map((text) => stemsOf(text));
  const once = texts.filter(
    (text, at) =>
      texts.findIndex((other) => foldWord(other) === foldWord(text)) === at &&
      !stems.some(
        (other, index) =>
          index !== at &&
          other.length > stems[at]!.length &&
          other.length < 7 &&
          stems[at]!.every((stem) => other.includes(stem)),
      ),
  );
  return once.length < fewestFunctions ? { texts: [], told: new Set() } : { texts: once, told, opened };
}

/** "Moon phase, sunrise, widgets." beside a form that lists two of them: the list takes the third. */
function addLooseFunctions(telling: Telling, texts: string[], told: Set<Message>): void {
  if (texts.length === 0) return;
  const listedStems = new Set(texts.flatMap((text) => stemsOf(text)));
  const isListed = (text: string): boolean => stemsOf(text).every((stem) => listedStems.has(stem));
  for (const message of telling.messages) {
    if (!message.path.endsWith('.description') || message.shared || message.units.length < 2) continue;
    if (message.units.some(({ shape, text }) => shape !== 'noun' || stemsOf(text).length > 3)) continue;
    const fresh = message.units.filter(({ text }) => !isListed(text));
    if (fresh.length > message.units.length / 2) continue;
    texts.push(...fresh.map(({ text }) => text));
    told.add(message);
  }
}

/** Short functions for subtitles and the like, the seller's words, in order. */
export function appFunctions(draft: Draft, telling: Telling): string[] {
  const points = telling.points.filter((point) => point.unit !== null && point.topic === 'what');
  const fromField = points.filter((point) => point.unit?.path === 'appFeatures');
  const short = points.filter(
    (point) => point.unit?.path !== 'appFeatures' && !point.whole && point.text.length <= 50,
  );
  const whole = points.filter((point) => point.whole && point.text.length <= 60);
  const all = [...fromField, ...short, ...whole]
    .map((point) => point.text)
    .filter((text) => countCharacters(text) <= 80 && !/^(?:the|same|only if|ads)\b/iu.test(text));
  // A sentence that tells all functions at once leaves the form's list for short fields.
  if (all.length < 2)
    all.push(...namedFunctions(draft).filter((text) => countCharacters(text) <= 50 && !all.includes(text)));
  return [...new Set(all)].slice(0, draft.brief.style === 'concise' ? 6 : 10);
}

/** Paragraphs, the functions as a list under a heading, then price and data. */
export function appBody(draft: Draft, telling: Telling): string {
  const { texts, told, opened } = listed(draft, telling);
  const messages = telling.messages.filter((message) => !told.has(message));
  const prose = paragraphsOf(draft, messages).map((paragraph, at) =>
    (at === 0 && opened ? [opened.what, ...paragraph.sentences.slice(1)] : paragraph.sentences).join(
      gapOf(draft),
    ),
  );
  const heading = labelOf(draft, 'functions');
  const list = [heading, ...texts.map((text) => `- ${upperFirst(text)}`)]
    .filter((line) => line !== '')
    .join('\n');
  const at = Math.min(2, prose.length);
  const blocks = [...prose.slice(0, at), texts.length === 0 ? '' : list, ...prose.slice(at)].filter(
    (block) => block !== '',
  );
  return inTone(blocks.join('\n\n'), draft.brief.tone, draft.language.written);
}
