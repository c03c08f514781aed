import type { Brief, Ledger } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { foldWord } from '#rules/text/words.ts';

const longestTag = 20;

interface Words {
  /** The word for a gift, before whom or when it is for. */
  gift: string;
  /** Made by hand, as it is typed, and the seller's words that say so. */
  byHand: string;
  hand: RegExp;
  /** Before the stuff of a thing. */
  of: readonly string[];
  /** Where a name ends in what hangs on its thing. */
  joint: RegExp;
}

const languages: Readonly<Record<string, Words>> = {
  it: {
    gift: 'regalo',
    byHand: 'fatto a mano',
    hand: /(?<!\p{L})a mano(?!\p{L})/iu,
    of: ['in', ''],
    joint: /^(?:in|di|da|per|con|a|al|alla|del|della|dei)$/iu,
  },
  pt: {
    gift: 'presente',
    byHand: 'feito à mão',
    hand: /(?<!\p{L})à mão(?!\p{L})/iu,
    of: ['de', 'em'],
    joint: /^(?:em|de|do|da|para|com|a|ao)$/iu,
  },
  nl: {
    gift: 'cadeau',
    byHand: 'handgemaakt',
    hand: /(?<!\p{L})(?:met de hand|handgemaakt)(?!\p{L})/iu,
    of: [''],
    joint: /^(?:van|met|voor|in|uit|op)$/iu,
  },
};

const wordsOf = ({ tag }: Ledger['language']): Words | undefined => languages[tag.slice(0, 2)];

/** The things that a seller of handmade goods is searched by, each without what hangs on it: "portapenne", "astuccio". */
function thingsOf(brief: Brief, { joint }: Words): string[] {
  // "Gehaakte knuffel": how a Dutch thing is made stands before it.
  const name = brief.product.name.replace(/^(?:hand)?ge\p{Ll}+[dt]e\s/iu, '');
  const named = [brief.fields['targetKeywords'] ?? '', name].join(',').split(/[,;\n]+/u);
  const things = named.map((text) => {
    const words = text.trim().split(/\s+/u);
    const at = words.findIndex((word) => joint.test(word));
    return (at === -1 ? words.slice(0, 1) : words.slice(0, Math.min(at, 1))).join(' ').toLowerCase();
  });
  return [...new Set(things.filter((thing) => /^\p{L}{4,}$/u.test(thing)))].slice(0, 3);
}

/** When it is given, as the form lists it. */
const occasionsOf = (brief: Brief): string[] =>
  (brief.fields['seasonalRelevance'] ?? '')
    .split(/[,;\n]+/u)
    .map((text) => text.trim().toLowerCase())
    .filter((text) => /^\p{L}[\p{L} ]{2,}$/u.test(text));

/**
 * Tags for shops of handmade goods in languages that are not written in full, where the seller's own phrases leave most of them
 * empty: each thing with its stuffs, its one measure and its occasions, and a gift for each of these.
 */
export function madeTagsAbroad(brief: Brief, ledger: Ledger): string[] {
  const words = wordsOf(ledger.language);
  if (words === undefined || platforms[brief.platform].handmade !== true) return [];
  const things = thingsOf(brief, words);
  const opening = brief.product.name.replace(/\s(?:con|com|met)\s.*$/iu, '').toLowerCase();
  const stuffs = ledger.facts
    .filter(
      ({ kind, value, source }) =>
        kind === 'material' &&
        /^\p{L}{3,}$/u.test(value) &&
        source.startsWith('products.') &&
        // "O fundo tem uma cruz de madeira": of what the thing itself is made its name says.
        opening.includes(value.toLowerCase()),
    )
    .map(({ value }) => value.toLowerCase());
  const sizes = ledger.facts.filter(
    ({ kind, value, source }) =>
      kind === 'size' && source.endsWith('.description') && /^\d[\d,x× ]* ?cm$/u.test(value),
  );
  const occasions = occasionsOf(brief);
  const found = [
    // The first words of the name have their stuffs from the name itself.
    ...things
      .filter((thing) => !brief.product.name.toLowerCase().startsWith(thing))
      .flatMap((thing) =>
        stuffs
          .slice(0, 2)
          .flatMap((stuff) =>
            words.of.map((joint) => [thing, joint, stuff].filter((word) => word !== '').join(' ')),
          ),
      ),
    ...occasions.map((text) => (foldWord(text).includes(words.gift) ? text : `${words.gift} ${text}`)),
    ...(isByHand(words.byHand, brief, ledger) ? [words.byHand] : []),
    ...things.slice(0, 1).flatMap((thing) => occasions.map((text) => `${thing} ${text}`)),
    ...things.slice(0, 1).flatMap((thing) => sizes.slice(0, 1).map(({ value }) => `${thing} ${value}`)),
  ];
  const isTold = (tag: string): boolean =>
    tag.length <= longestTag && !/(?<!\p{L})(\p{L}{4,})\s(?:\p{L}+\s)?\1(?!\p{L})/iu.test(tag);
  return [...new Set(found)].filter(isTold);
}

function isByHand(phrase: string, brief: Brief, ledger: Ledger): boolean {
  const words = wordsOf(ledger.language);
  const own = `${brief.product.name} ${brief.product.description}`;
  // "Feitos à mão", "cucito a mano": how it is made, in the seller's own form.
  if (/\p{L}[td][oaie]s? (?:a mano|à mão)(?!\p{L})|handgemaakt|met de hand ge/iu.test(own)) return false;
  return (
    words !== undefined &&
    phrase === words.byHand &&
    words.hand.test(`${brief.product.description} ${brief.fields['handmadeStory'] ?? ''}`)
  );
}

/** Whether a phrase is a gift for an occasion that the form names, or says that the thing is made by hand, which is sure by the shop. */
export function isSureAbroad(phrase: string, { facts, language }: Ledger): boolean {
  const words = wordsOf(language);
  if (words === undefined) return false;
  if (phrase === words.byHand) return true;
  if (!phrase.startsWith(`${words.gift} `)) return false;
  const occasion = foldWord(phrase.slice(words.gift.length + 1));
  return facts.some(({ kind, value }) => kind === 'season' && foldWord(value) === occasion);
}
