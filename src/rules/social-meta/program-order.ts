import { mayBeThirdPerson } from '#rules/ledger/finite-verb.ts';
import { upperFirst } from '#rules/writers/seo-content/english-words.ts';

const most = 60;
const pieceEnd = /,\s(?:and\s)?|\sand\s/u;
/** What a program shows is what it is looked for by: "shows rain by the minute". */
const shows =
  /^(?:shows?|displays?|gives?|tells?|brings?|offers?|provides?|contains?|includes?|lists?) (?:you )?([^,.]+)/u;
const helps = /^(?:helps|lets) (?:\p{Ll}+ ){0,2}?(?:you|people|\p{Ll}{3,}s) (?:to )?(?=\p{Ll}+ \p{L})/u;
const noDeed = /^(?:is|has|was|does|this|its|us)$/u;

/**
 * What an English program does, as its title says it: "Panela plans your dinners and builds the list" is "Plan your dinners
 * and build the list". Of a row of deeds as many as a title holds; empty where the sentence does not begin with the program.
 */
export function programOrder(sentence: string, name: string): string {
  const done = doneBy(sentence, name);
  if (done === '') return '';
  // "Helps couples split bills" splits bills.
  const helped = helps.exec(done)?.[0] ?? '';
  if (helped !== '') return orderOf(done.slice(helped.length), false);
  return orderOf(done, true);
}

function orderOf(rest: string, isThird: boolean): string {
  const shown = shows.exec(rest)?.[1];
  if (shown !== undefined) return shown.length <= most ? upperFirst(shown) : '';
  let order = '';
  let at = 0;
  // "Counts anything: laps, rows of knitting": behind a colon stand things.
  const colon = rest.indexOf(': ');
  for (const piece of rest.replace(/[.!]+$/u, '').split(pieceEnd)) {
    const start = rest.indexOf(piece, at);
    const joint = rest.slice(at, start);
    const [first = ''] = piece.split(' ');
    // "Tracks naps, feeds and diapers" does one thing to three.
    const isRow = at > 0 && ((colon !== -1 && start > colon) || !(piece.includes(' ') && isDeed(first)));
    // "Reuses leftovers": where nobody knows the verb, its base is not known either.
    if (isThird && at > 0 && !isRow && !mayBeThirdPerson(first)) break;
    // "Warns you before food expires" is no order to anybody.
    if (isThird && !isRow && /^\S+ (?:you|them|us)(?!\p{L})/iu.test(piece)) break;
    const said = isRow || !isThird ? piece : baseOf(first) + piece.slice(first.length);
    if (`${order}${joint}${said}`.length > most) break;
    order += joint + said;
    at = start + piece.length;
  }
  return order === '' ? '' : upperFirst(order);
}

/**
 * What such a sentence says beyond a title that names its first deeds: "Sorts them by tax category." Empty where the title
 * names none of them, or all.
 */
export function deedsBeyond(sentence: string, name: string, title: string): string {
  const rest = doneBy(sentence, name);
  const pieces = rest === '' ? [] : rest.split(pieceEnd);
  const objects = pieces.map((piece) => piece.slice(piece.indexOf(' ') + 1).replace(/[.!]+$/u, ''));
  const told = objects.findIndex((object) => !title.includes(object));
  const next = pieces[told] ?? '';
  if (told < 1 || !isDeed(next.split(' ')[0]!)) return '';
  return upperFirst(rest.slice(rest.indexOf(next)));
}

/** What stands behind the name of a program, where that is a deed of it. */
function doneBy(sentence: string, name: string): string {
  const opening = /^(?:(?:the|this|our) app|it)\s/iu.exec(sentence)?.[0];
  // "Nimbus shows" of Nimbus Weather.
  const called = [name, name.split(' ')[0]!].find((one) => one.length > 3 && sentence.startsWith(`${one} `));
  const front = called === undefined ? (opening ?? '') : `${called} `;
  const rest = front === '' ? '' : sentence.slice(front.length);
  const [verb = '', object = ''] = rest.split(' ');
  return object === '' || !isDeed(verb) ? '' : rest;
}

function isDeed(word: string): boolean {
  return /^\p{Ll}{2,}s$/u.test(word) && !word.endsWith('ss') && !noDeed.test(word);
}

function baseOf(verb: string): string {
  const base = verb.replace(/ies$/u, 'y').replace(/(?<=ch|sh|x|ss|zz|o)es$/u, '');
  return base === verb ? verb.replace(/s$/u, '') : base;
}
