import { opensWithAppOrder } from '#rules/ledger/app-order.ts';
import { splitSentences } from '#rules/ledger/clauses.ts';
import { opensWithOrder } from '#rules/ledger/shape.ts';
import { upperFirst } from './english-words.ts';
import type { Draft } from './draft.ts';

const isOrder = (text: string): boolean => opensWithAppOrder(text) || opensWithOrder(text);

/** "Reads the total": what the app does, told of it. */
const doesSomething =
  /^\p{L}\p{Ll}{2,}[^s\P{L}]s (?:the|your|its|their|an?|each|every|all|them|it)(?!\p{L})/u;

/** Words of an entry; what is longer is the next deed: "combine several pages". */
const longestEntry = 2;
const behindPiece = /^, ([^.;:!?]{2,160})/u;

/** "Write down the beans" of "write down the beans, grind size and dose": an order that has lost what else it is done to. English. */
export function isHeadOfList(text: string, { brief, language }: Draft): boolean {
  if (language.written !== 'en' || !(isOrder(text) || doesSomething.test(text))) return false;
  const { description } = brief.product;
  const at = description.indexOf(text);
  const rest = at === -1 ? undefined : behindPiece.exec(description.slice(at + text.length))?.[1];
  if (rest === undefined || !/\sand\s/u.test(rest)) return false;
  // "Record up to 8 tracks, set the tempo": the next thing is done by itself.
  const [next = ''] = rest.split(/, | and /u);
  if (next.split(' ').length > longestEntry) return false;
  return (
    !isOrder(`${next.charAt(0).toUpperCase()}${next.slice(1)}`) &&
    !doesSomething.test(next) &&
    !/^(?:and|or|then|so|but|which|who|where|when|even|without|with)\s/u.test(next)
  );
}

/** "Mood and sleep in three taps" of "log flow, pain, mood and sleep in three taps": the end of what an order is done to. English. */
export function isEndOfList(text: string, { brief, language }: Draft): boolean {
  if (language.written !== 'en' || !/\s(?:and|or)\s/u.test(text) || isOrder(text)) return false;
  // "Mark patterns as cut, half done or finished".
  if (
    /\sor\s/u.test(text) &&
    brief.product.description.includes(`, ${text.charAt(0).toLowerCase()}${text.slice(1)}`)
  )
    return true;
  const sentence = splitSentences(brief.product.description).find((said) =>
    said.toLowerCase().includes(`, ${text.toLowerCase()}`),
  );
  return sentence !== undefined && isOrder(sentence);
}

/** What an order says before how, where and with what it is done: "play against the computer". */
const joint = /^([^,;:]{16,30}?)\s(?:at|with|in|by|from|for|on|without|while|so|before|after)\s/u;

/** The orders of the first sentences up to what they only add: "Play against the computer at 10 levels". English. */
export function shortOrders(sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) => {
    const short = isOrder(sentence) ? joint.exec(sentence)?.[1] : undefined;
    return short === undefined || !short.includes(' ') ? [] : [short];
  });
}

/** "Sleep sounds for babies" of "White noise and sleep sounds for babies": the second of what the first sentence says that an app is; empty where it says one. */
export function secondThing(first: string): string {
  // "Scan old photos and slides with your phone": both are scanned.
  if (isOrder(first)) return '';
  return (
    /^[\p{L}-]+(?: [\p{L}-]+){0,2} and (\p{Ll}{3,}(?: [\p{L}-]+){1,4})(?=[.,;:]|$)/u.exec(first)?.[1] ?? ''
  );
}

const forPeople = /^For (?!free|only|\d|iPhone|iPad|Apple|Mac|iOS)[^,;:]{4,26}$/u;
const firstOfList = /^[^,.;:]{8,30}(?=,\s)/u;

/** "For ages 3 to 8", else "log flow" of a list: what is left where nothing else of an app is short enough. English. */
export function lastResort({ brief, language }: Draft): string {
  if (language.written !== 'en') return '';
  const sentences = splitSentences(brief.product.description).map((sentence) =>
    sentence.replace(/[.!]$/u, ''),
  );
  const [order = ''] = sentences.filter(isOrder).flatMap((sentence) => firstOfList.exec(sentence) ?? []);
  return sentences.find((sentence) => forPeople.test(sentence)) ?? order;
}

/** "Ukulele and violin" of a "tuner for guitar, ukulele and violin": the end of a list that another clause begins. English. */
export function isTailOfList(text: string, { brief, language }: Draft): boolean {
  const { description } = brief.product;
  if (saysRest.test(text)) return true;
  const at = language.written === 'en' ? description.toLowerCase().indexOf(`, ${text.toLowerCase()}`) : -1;
  return (
    at !== -1 &&
    / and /u.test(text) &&
    /\b(?:for|with|of|from|\p{Ll}{3,}s (?:your|the)) [^,.;:]{2,30}(?:, [^,.;:]{2,30})*$/iu.test(
      description.slice(Math.max(0, at - 120), at),
    )
  );
}

const recognises =
  /(?:^|\s)(erkennt|misst|zählt|überwacht) (\p{Lu}[\p{L}-]{3,})(?:, (\p{Lu}[\p{L}-]{3,}))?(?=,|\.|\sund\s)/u;

/** "Erkennt Schnarchen, Husten" of a microphone that does: what a German app notices. */
export function recognised(description: string, fits: (text: string) => boolean): string {
  const [, verb = '', first = '', second = ''] = recognises.exec(description) ?? [];
  if (first === '') return '';
  const single = upperFirst(`${verb} ${first}`);
  const both = `${single}, ${second}`;
  return second !== '' && fits(both) ? both : fits(single) ? single : '';
}

/** What an app does without a connection, where nothing shorter is told of it. */
export const runsAlone =
  /(?<!\p{L})(?:funktioniert (?:offline|ohne Internet)|funciona sin (?:conexión|internet)|fonctionne (?:hors ligne|sans connexion|sans réseau))(?!\p{L})/u;

/** "Data stays" of what stays on the phone: a verb that has lost where. */
const saysRest =
  /^(?:\p{L}+ ){1,3}(?:stays?|remains?|lives?|stands?|goes|comes|bleibt|bleiben|reste|restent|queda|quedan)$/iu;
