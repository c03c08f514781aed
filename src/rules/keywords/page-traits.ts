import { opensWithOrder } from '#rules/ledger/shape.ts';
import { splitSentences } from '#rules/ledger/clauses.ts';
import type { Brief } from '#rules/listing/listing.ts';
import { built, type Candidate } from './candidate.ts';
import { isSmallWord, sellingWords, singularOf } from './plain-words.ts';
import type { Slots } from './slots.ts';
import { stemOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

const sentencesRead = 6;
const mostWords = 3;
const mostBefore = 4;
/** Behind what it is done to, a name says what is done: "horsebox hire". */
const deed =
  /^(\p{L}{3,}(?: \p{L}{3,})?) (?:hire|rental|repairs?|servicing|cleaning|fitting|installation|restoration|removal|making|hire service)$/u;
const otherJoint = /\s(?:for|with|in|at|on|by|from|near|without|to|of|and|&)\s|\s?[-–—|:(,;]/u;
/** "3.5 tonne", "12 seater": a figure and its unit. */
const figured = /^\d[\d.,]* [\p{L}-]+$/u;
/** Who plays, cooks, takes pictures or is hired for a feast is looked for by the feast: "wedding ceilidh band". */
const forFeasts = longPattern('u')`
  (?:^|\s)(?:bands?|djs?|discos?|choirs?|quartets?|pianists?|singers?|musicians?|harpists?|magicians?|entertainers?|caterers?
    |catering|photographers?|photography|videographers?|florists?|flowers|cakes?|marquees?|venues?|(?:car|chair|marquee|bar
      |prop|tent|tableware|photo booth|furniture) hire|photo booths?|celebrants?|toastmasters?|invitations|stationery
    |hair|make-?up|planners?|bouquets?)$
`;
const feasts =
  /(?<!\p{L}|(?:no|not|except|without|never) )(weddings?|birthdays?|funerals?|christenings?|proms?|festivals?)(?!\p{L})/gu;

const secondHand = /^(?:second|2nd)[- ]hand \p{L}{3,}(?: \p{L}{3,})?$/u;

/** Who speaks, how many there are, and how it is done. */
const noTrait =
  /(?:ly|[^s]s)$|^(?:i|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|every|own|new|full|throw|make|sell|offer|run|bake|build|grow|hire|rent|borrow|book|learn|try|need|want|get|find)$/u;

/** The words before a thing as people type them: "self drive 3.5 tonne" is two traits. */
function traitsOf(before: string): string[] {
  const words = before.trim().split(' ');
  const at = words.findIndex((word) => /^\d/u.test(word));
  const parts = at === -1 ? [words] : [words.slice(0, at), words.slice(at, at + 2), words.slice(at + 2)];
  return parts
    .filter((part) => part.length > 0 && part.length < mostWords)
    .filter((part) =>
      part.every(
        (word) => !isSmallWord(word, 'en') && !sellingWords.has(stemOf(word)) && !noTrait.test(word),
      ),
    )
    .map((part) => part.join(' '))
    .filter((part) => !/^\d/u.test(part) || figured.test(part));
}

/**
 * What the sentences of an English page open by calling its offer, put before it: "self drive horsebox hire" of "Self drive 3.5 tonne
 * horseboxes", "indoor axe throwing"; and for which feast it is: "wedding ceilidh band".
 */
export function pageTraits({ product }: Brief, slots: Slots): Candidate[] {
  const source = `products.${product.index}.description`;
  const core = product.name.toLowerCase().split(otherJoint)[0]!.trim();
  const found: Candidate[] = [];
  const head = slots.heads[0]?.text.toLowerCase() ?? '';
  if (forFeasts.test(head))
    for (const [, feast = ''] of `${product.name}. ${product.description}`.toLowerCase().matchAll(feasts))
      found.push({ ...built(`${singularOf(feast)} ${head}`, 'use', source), least: 0.4 });
  // "Second hand records" are no hand records.
  const [town] = slots.places;
  if (secondHand.test(core)) {
    const whole = { ...built(core, 'head', `products.${product.index}.name`), least: 0.7, sure: true };
    found.push(whole);
    if (town !== undefined)
      found.push({
        ...built(`${core} ${town.text.toLowerCase()}`, 'place', town.source),
        least: 0.6,
        sure: true,
      });
  }
  const words = core.split(' ');
  if (words.length < 2 || words.length > mostWords) return found;
  const object = deed.exec(core)?.[1];
  for (const sentence of splitSentences(product.description).slice(0, sentencesRead)) {
    if (opensWithOrder(sentence)) continue;
    const lower = sentence.toLowerCase();
    const at = [core, object].flatMap((thing) => {
      const place = thing === undefined ? -1 : lower.indexOf(` ${thing}`);
      return place === -1 ? [] : [place];
    })[0];
    if (at === undefined) continue;
    const before = lower.slice(0, at);
    if (!/^[\p{L}\d][\p{L}\d. -]*$/u.test(before) || before.split(' ').length > mostBefore) continue;
    for (const trait of traitsOf(before))
      found.push({ ...built(`${trait} ${core}`, 'attribute', source), least: 0.35 });
  }
  return found;
}
