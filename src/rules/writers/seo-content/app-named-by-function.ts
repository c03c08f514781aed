import { countCharacters } from '#rules/text/count.ts';
import { wordOfName } from '#rules/ledger/app-kind.ts';
import { heldThings, plainDeeds } from '#rules/ledger/app-can.ts';
import { countedThings } from '#rules/ledger/app-sentence.ts';
import { foldWord, stemOf, stemsOf } from '#rules/text/words.ts';
import { answerIn, askedThingIn, purposeIn, shownIn } from './app-doing.ts';
import { doneFirst, firstWords } from './app-done-first.ts';
import { type NameField, namedFunctions } from './app-functions.ts';
import { tellsAds } from './app-line-functions.ts';
import { anyApp, moodOf } from './app-mood.ts';
import { compoundFunctions, countedIn, forWhom, isGesture, openedWith, servedBy } from './app-openings.ts';
import { ordersIn } from './app-orders.ts';
import { withTail } from './app-own-name.ts';
import { ownShelf } from './app-shelves.ts';
import type { Draft } from './draft.ts';

/** A name of one word tells nobody what the app does; its first function that fits does. */
export function namedByFunction({ name, max, draft }: NameField): string | undefined {
  const ofForm = new Set(draft.units.flatMap(({ path, text }) => (path === 'appFeatures' ? [text] : [])));
  const isSaid = saidIn(name);
  // "Tempo Piano" of a text on the piano says more than one of its functions.
  const saysTopic = draft.language.written !== 'en' && wordOfName(draft.brief) !== '';
  for (const text of [
    ...doneFirst(draft),
    ...heldFirst(draft, ofForm),
    ...ownShelf(draft),
    ...tellingFunctions(draft, ofForm).filter(
      (told) => !isGesture.test(told) && (!saysTopic || ofForm.has(told)),
    ),
  ]) {
    // "Breathing exercises" too long for the field is "Breathing".
    const doing =
      draft.language.written === 'en'
        ? // "Double entry accounting" is "Accounting".
          (/^\p{L}+ing(?=\s\p{L}+$)/iu.exec(text) ?? /(?<=\p{L} )\p{L}{5,}ing$/iu.exec(text))?.[0]
        : undefined;
    // "A crackling fireplace" is a fireplace; "breathing exercises" are breathing.
    const noun = doing === undefined ? undefined : oneBehind(doing, draft.brief.product.description);
    const shorter = noun ?? doing;
    const full = [...new Set([wholeObject(text, draft), text]), ...(shorter === undefined ? [] : [shorter])]
      .map((tail) => withTail(tail, name, draft))
      .find((tried) => countCharacters(tried) <= max);
    if (full !== undefined && !isSaid(text) && !isOneOfRow(text, draft)) return full;
  }
  return undefined;
}

/** "Fireplace" of "a crackling fireplace": one thing, which the word before it only describes; undefined for any other. */
function oneBehind(doing: string, description: string): string | undefined {
  const text = ` ${description.toLowerCase()}`;
  const front = ` a ${doing.toLowerCase()} `;
  const at = text.indexOf(front);
  return at === -1 ? undefined : /^\p{L}{4,}(?<!s)(?!\p{L})/u.exec(text.slice(at + front.length))?.[0];
}

/** "Rent" of an app that splits "rent, bills and trips". English. */
function isOneOfRow(text: string, { language, brief }: Draft): boolean {
  const isWord = language.written === 'en' && !text.includes(' ');
  return isWord && ` ${brief.product.description.toLowerCase()}`.includes(` ${text.toLowerCase()}, `);
}

function saidIn(name: string): (text: string) => boolean {
  const said = new Set(stemsOf(name));
  const folded = foldWord(name);
  // "Vueltas" of Cuentavueltas.
  return (text) =>
    stemsOf(text).some((stem) => said.has(stem)) ||
    (!text.includes(' ') && folded.includes(stemOf(foldWord(text))));
}

/** "Bedtime stories read aloud" says more of an app than the timer among its functions. English. */
function heldFirst(draft: Draft, ofForm: ReadonlySet<string>): string[] {
  const held = draft.language.written === 'en' ? openedWith(draft) : '';
  const isHeld = held !== '' && !ofForm.has(held) && !/\b(?:where|what|which|how|when|who)\b/u.test(held);
  return isHeld ? [held] : [];
}

/** The functions that tell one app from another, then those of any app. */
function tellingFunctions(draft: Draft, ofForm: ReadonlySet<string>): string[] {
  const functions = [...namedFunctions(draft), ...compoundFunctions(draft)]
    .filter((text) => !tellsAds.test(text))
    .flatMap((text) => withShorter(text, ofForm, draft));
  const own = functions.filter((text) => !anyApp.test(text));
  // "Works offline" names no English app before what it shows does.
  if (draft.language.written === 'en') return own;
  return [
    ...own,
    ...functions.filter((text) => anyApp.test(text) && !/^(?:también|auch|aussi)\s|^export/iu.test(text)),
  ];
}

/** A function, and what is left of it where the whole has no room. */
function withShorter(text: string, ofForm: ReadonlySet<string>, { language }: Draft): string[] {
  // "Split bills with flatmates" too long for the field is "split bills".
  const front = text.split(/\s(?:with|for|from|by|in|on|mit|für|con|para|avec|pour)\s/iu)[0]!;
  // "Gleiswechsel als Mitteilung" too long for the field is "Gleiswechsel".
  const sent = language.written === 'de' ? /^\p{Lu}\p{Ll}{7,}(?= als \p{Lu})/u.exec(text)?.[0] : undefined;
  if (sent !== undefined) return [text, sent];
  // "Drag and drop table plan" too long for the field is a "table plan".
  const handled =
    language.written === 'en'
      ? /^(?:drag[- ]and[- ]drop|one[- ]tap|step[- ]by[- ]step|real[- ]time|automatic|interactive|printable|shared) (\p{Ll}{3,} \p{Ll}{3,})$/iu.exec(
          text,
        )?.[1]
      : undefined;
  if (handled !== undefined) return [text, handled];
  const isWhole = front.includes(' ') || (language.written === 'de' && front.length > 7);
  if (isWhole && front !== text && ofForm.has(text)) return [text, front];
  // "Search clipboard history" too long for the field is about "clipboard history".
  const object =
    language.written === 'en' && moodOf(text, 'en') === 'do'
      ? /^\p{L}+ ((?!(?:each|every|both|some|more|other|another|that|this|these|those|your|their)\s)\p{Ll}{4,} \p{Ll}{4,})$/u.exec(
          text,
        )?.[1]
      : undefined;
  return object === undefined ? [text] : [text, object];
}

/** The name with the app's first words, or for whom it is; alone where neither fits. German, Spanish, French. */
export function namedByUsers({ name, max, draft }: NameField): string {
  const isFitting = (text: string): boolean => countCharacters(text) <= max;
  const told = firstWords(draft);
  const full = told === '' || saidIn(name)(told) ? name : withTail(told, name, draft);
  if (full !== name && isFitting(full)) return full;
  // "Cuentavueltas" that counts laps says it itself; where it does so is new.
  const where = doneWhere(draft, name);
  if (where !== '' && isFitting(`${name} ${where}`)) return `${name} ${where}`;
  const whom = draft.lexicon.forWhom(draft.brief.fields['targetAudience'] ?? '');
  const forThem = `${name} ${whom}`;
  if (/^\p{L}+ \p{L}[\p{L}\d -]{2,}$/u.test(whom) && isFitting(forThem)) return forThem;
  return (
    [...servedBy(draft), ...[...counted(draft), ...toldLast(draft)].filter((text) => !saidIn(name)(text))]
      .map((text) => withTail(text, name, draft))
      .find(isFitting) ?? name
  );
}

/** Nouns that say nothing without what they are of. */
const ofSomething =
  /^(?!(?:le|la|les|el|los|las|une?|unas?|unos)\s)\p{L}+ (?:puntos?|lugares|sitios|zonas|centros|tipos|points?|lieux|zones|centres|types)$/iu;

/** "Puntos de recarga" of "encuentra puntos", where the text goes on with what they are of. Spanish and French. */
function wholeObject(told: string, { brief, language }: Draft): string {
  const words = told.split(' ');
  if (!ofSomething.test(told) || (language.written !== 'es' && language.written !== 'fr')) return told;
  const description = brief.product.description.toLowerCase();
  const at = description.indexOf(`${told.toLowerCase()} de `);
  const of =
    at === -1 ? '' : (/^ de (\p{Ll}{4,})(?=[\s,.])/u.exec(description.slice(at + told.length))?.[1] ?? '');
  return of === '' ? told : `${words[1]!} de ${of}`;
}

/** "En la piscina" of "Cuenta las vueltas en la piscina con el reloj" where the name says what is done. Spanish and French. */
function doneWhere({ brief, language }: Draft, name: string): string {
  if (language.written !== 'es' && language.written !== 'fr') return '';
  const [, thing = '', where = ''] =
    /^\p{L}{3,14} (?:las?|los|les?|el|tus?|vos|tes) (\p{Ll}{4,20}) ((?:en (?:la|el|los|las)|à la|au|dans (?:la|le)) \p{Ll}{4,16})(?=[\s.,])/u.exec(
      brief.product.description,
    ) ?? [];
  return thing !== '' && foldWord(name).includes(foldWord(thing)) ? where : '';
}

const longCompound = 10;
/** "Share your list", "Fotos hochladen": done in every app. */
const doneInAny =
  /^(?:share|export|save|upload|download|print|set|add|store|extend|edit|delete|sync|invite)\s|^pay (?:once|monthly|yearly|what|only|as)(?!\p{L})|\s(?:hochladen|herunterladen|teilen|exportieren|speichern|verlängern|anlegen|ausdrucken|drucken|fotografieren|notieren|eintragen|hinzufügen|melden|anpassen|begrenzen|bearbeiten|löschen)$/u;

/** "Itinéraires de randonnée" of an app that has thousands of them; where all has no room, by its noun. German, Spanish, French. */
function counted({ brief, language }: Draft): string[] {
  const things = countedThings(brief);
  const [noun = ''] = things.split(' ');
  const isNounFirst = language.written !== 'de' && noun !== things && noun.length > 7;
  return things === '' ? [] : [things, ...(isNounFirst ? [noun] : [])];
}

/** What full sentences say that one does with the app or that it holds, in more than a word: better than the name alone. */
function toldLast({ brief }: Draft): string[] {
  const isGerman = brief.language.written === 'de';
  const deeds = plainDeeds(brief).flatMap((deed) =>
    // "Sort your transactions" too long for the field is "sort transactions".
    / your /u.test(deed) ? [deed, deed.replace(' your ', ' ')] : [deed],
  );
  const held = heldThings(brief);
  // What one does with every app names one less than what it holds.
  const own = deeds.filter((deed) => !doneInAny.test(deed));
  return [...own, ...held, ...deeds].filter(
    // "Aussaatkalender": a compound says as much as two words.
    (text) => text.includes(' ') || (isGerman && text.length >= longCompound),
  );
}

/** "Football training drills", "training drills": without the first of three words where the whole has no room. */
function shorterThings(text: string): string[] {
  const words = text.split(' ');
  return words.length > 2 ? [text, words.slice(1).join(' ')] : [text];
}

/** "Stargazer: Point Phone": how it is held in the hand. English. */
export const handled = /(?:^|: )(?:point|aim|hold|tap) /iu;

/** The name with what the description says that the app holds, shows, answers or is for; alone where nothing fits. English. */
export function namedByWords({ name, max, draft }: NameField): string {
  const { description } = draft.brief.product;
  const isSaid = saidIn(name);
  const behindName = (tail: string): string => (tail === '' ? '' : withTail(tail, name, draft));
  const untold = (tail: string): string => (tail === '' || isSaid(tail) ? '' : withTail(tail, name, draft));
  const purpose = purposeIn(description, name);
  const last = [
    behindName(countedIn(draft)),
    ...shorterThings(countedThings(draft.brief)).map(untold),
    ...shorterThings(openedWith(draft)).map(untold),
    untold(shownIn(description)),
    purpose === '' ? '' : `${name} ${purpose}`,
    behindName(answerIn(description)),
    behindName(askedThingIn(description)),
    ...forWhom(draft).map((whom) => `${name} for ${whom}`),
    ...ordersIn(description)
      .filter((text) => !isSaid(text) && !doneInAny.test(text))
      .map((text) => withTail(text, name, draft)),
    ...toldLast(draft).map(untold),
  ];
  return last.find((text) => text !== '' && countCharacters(text) <= max && !handled.test(text)) ?? name;
}
