import { longPattern } from '#rules/text/long-pattern.ts';
import { opensWithOrder } from './shape.ts';

/** What one does with an app and with few things: of a knife or a leather such a word says how it is. */
const withApps = longPattern('iu')`
  ^(?:split|settle|log|match|solve|pay|chat|swipe|sort|collect|count|type|merge|rate|plan|budget|bet|trade
    |race|spot|guess|practise|practice|review|summarise|summarize|compress|translate|transcribe|chart|map
    |rent|lend|swap|queue|vote|host|earn|identify|test|recogni[sz]e|memori[sz]e|count down)\s(?:your|the|an?|all
    |every|each|\p{Ll}{3,}(?<!ing|ed))\s?
`;

/** Whether the description of an app opens with what its user does: "Split bills with friends". */
export function opensWithAppOrder(text: string): boolean {
  return opensWithOrder(text) || withApps.test(text);
}

const spared =
  /(?:^|\s)(?:without|no|not|never|nor|instead of|rather than|replaces?|forget|skip) (?:[\p{L}’'-]+ ){0,5}[\p{L}-]+$/iu;

/** "Homeowners and builders use Plumline to measure rooms": who uses an app, before what it is used for. English. */
export const usedBy =
  /^\p{Lu}[^.!?]{3,60}? use \p{Lu}[\p{L}\p{N}-]*(?: \p{Lu}[\p{L}\p{N}-]*)? to (?=\p{Ll}{3,}\s)/u;

const shortOrder = /^\p{Lu}\p{Ll}+ (?:[\p{L}’'-]+ ){1,4}[\p{L}-]+$/u;

const kept =
  /\b(?:keep|make) (?:an?|your) (?:list|notes?)$|\bthe same \p{L}+$|\b(?:in|on|into) (?:one|a single) \p{L}+$/iu;

/** "Without the awkward chat", "no more paper lists", "keep a list", "everyone sees the same list": whether the noun that ends there is no kind of app. English. */
export function isNoKind(text: string, { index, 0: noun }: RegExpExecArray): boolean {
  const end = index + noun.length;
  // "Navigate with Google Maps": another program by its name.
  if (/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(noun) && /\p{Ll} $/u.test(text.slice(0, index))) return true;
  // "A list of equipment", "maps can be downloaded": what is listed, and a part of the app.
  const behind = text.slice(end, end + 12);
  if (behind.startsWith(' can be ') || (/list$/iu.test(text.slice(0, end)) && behind.startsWith(' of ')))
    return true;
  const before = text.slice(Math.max(0, end - 80), end);
  // "GPS for walkers. Download Ordnance Survey style maps": what a later sentence bids to do is done to a part of it.
  const start = Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n'));
  const order = before.slice(start + 1).trimStart();
  if (start !== -1 && shortOrder.test(order) && opensWithAppOrder(order)) return true;
  return spared.test(before) || kept.test(before);
}
