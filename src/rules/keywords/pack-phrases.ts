import type { Keyword, Ledger, WrittenLanguage } from '#rules/listing/listing.ts';
import type { KeywordMix, Platform } from '#rules/platforms/platform.ts';
import { countCharacters } from '#rules/text/count.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { phraseStems } from './phrase-stems.ts';
import { colourStems, materialStems } from './attribute-words.ts';
import { looseRank, namedRank, saidRank, widerRank } from './candidate.ts';
import { sellerWordsOf } from './seller-words.ts';
import { noShortName } from './variants.ts';
import type { PhraseList } from './phrase-list.ts';
import { entryStems } from './phrase-list.ts';
import { giftWords, isSmallWord } from './plain-words.ts';

/** For platforms without a mix of their own (writing guide §2.0). */
const standardMix: KeywordMix = [
  [['head'], 2],
  [['attribute'], 4],
  [['use', 'audience'], 2],
  [['synonym'], 2],
];

/** From this number of phrases on no single word is added. */
const mostWithBare = 6;

/** Fills a list by kind in turn, then by rank, up to a number of entries. */
export function packByKind(
  list: PhraseList,
  keywords: readonly Keyword[],
  platform: Platform,
  wanted: number,
  language: WrittenLanguage,
  fits: (keyword: Keyword) => boolean = () => true,
): void {
  const all = keywords.filter((keyword) => keyword.rank > looseRank && fits(keyword));
  // "Pole" alone finds everything and nobody: one word stands last, behind every phrase.
  const isBare = (keyword: Keyword): boolean =>
    language === 'en' &&
    !keyword.phrase.includes(' ') &&
    !keyword.phrase.includes('-') &&
    keyword.source !== 'targetKeywords' &&
    keyword.source !== 'videoTags';
  const usable = all.filter((keyword) => !isBare(keyword));
  // The seller's own target keywords come first and are never squeezed out.
  for (const keyword of usable) {
    if (list.size < Math.ceil(wanted / 2) && keyword.source === 'targetKeywords') list.add(keyword.phrase);
  }
  const rounds = (platform.keywordMix ?? standardMix).map(([kinds, count]) => ({
    left: count,
    queue: usable.filter((keyword) => kinds.includes(keyword.kind)),
  }));
  let moved = true;
  while (moved && list.size < wanted) {
    moved = false;
    for (const round of rounds) {
      if (round.left === 0 || list.size >= wanted) continue;
      const next = round.queue.shift();
      if (next === undefined) continue;
      moved = true;
      if (list.add(next.phrase)) round.left -= 1;
    }
  }
  for (const keyword of usable) if (list.size < wanted) list.add(keyword.phrase);
  for (const keyword of all.filter(isBare))
    if (list.size < Math.min(wanted, mostWithBare)) list.add(keyword.phrase);
  // Short lists take loose phrases that carry a colour or a material; the others find the wrong buyer.
  for (const keyword of keywords) {
    if (list.size < wanted / 2 && fits(keyword) && isTelling(keyword)) list.add(keyword.phrase);
  }
}

/** What comes with the thing or is said to handle it, not what it is. */
const wrapping = longPattern('u')`
  (?:box|pouch|bag|case|jar|cover|glue|ink|caps?|cloth|cable|manual|lid|card|tube|parts?|slips?|runs|comes
    |threads?|insert|lining|batting|filling|backing|stitching|lettering|clutch|paper|posts?|hooks?|clasp
    |cord|string|chain|spots?|marks?|stains?|scratches|scuffs?|dents?|nicks?|patina|bricks?|base|frame
    |handles?|hardware|polyester|nylon|salt|alloy|terry|trim|sole|dial|legs?|wheels?|system|trays?|saucers?
    |fabric|acrylic)$
`;

/** "Holzperlen als Augen": a part, and where it is. German. */
const ofPart = /\s(?:als|am|an|auf|im|zum|zur|von|bei)\s/u;

function isTelling({ phrase }: Keyword): boolean {
  return (
    phrase.includes(' ') &&
    !wrapping.test(phrase) &&
    !ofPart.test(phrase) &&
    phraseStems(phrase).some((stem) => colourStems.has(stem) || materialStems.has(stem))
  );
}

/** Most tags that a word beside the head noun may stand in (writing guide §2.2). */
const mostPerWord = 3;

/** Most tags that say a wider word in the place of a narrower one; German ones say the thing and its stuff in one word too. */
const mostWider: Readonly<Record<WrittenLanguage, number>> = { en: 3, de: 5, es: 3, fr: 3, other: 0 };

/**
 * Etsy's tags: phrases of two or three words, 12 to 20 characters first, kinds in turn, no word but the head
 * noun in more than three tags. Single words fill up only when phrases run out.
 */
export function packTags(
  list: PhraseList,
  keywords: readonly Keyword[],
  ledger: Ledger,
  platform: Platform,
  wanted: number,
): void {
  const heads = sellerWordsOf(ledger).heads;
  const language = ledger.language.written;
  const uses = new Map<string, number>();
  const note = (entry: string): void => {
    for (const stem of new Set(entryStems(entry, language))) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  };
  for (const entry of list.entries) note(entry);
  let most = mostPerWord;
  let ofName: ReadonlySet<string> = new Set();
  const spread = (keyword: Keyword): boolean =>
    entryStems(keyword.phrase, language).every(
      (stem) =>
        heads.has(stem) ||
        ofName.has(stem) ||
        (uses.get(stem) ?? 0) < (giftWords.has(stem) ? most + 1 : most),
    );
  const take = (queue: Keyword[]): boolean => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      if (!spread(next) || !list.add(next.phrase)) continue;
      note(next.phrase);
      return true;
    }
    return false;
  };
  // "Bol tourné à la main": small words between are no words of their own.
  const isPhrase = ({ phrase, rank }: Keyword): boolean => {
    const words = phrase.split(' ');
    // "Soap for dry skin".
    if (rank === saidRank && words.length === 4) return true;
    const told =
      language === 'es' || language === 'fr'
        ? words.filter((word) => !isSmallWord(word, language))
        : // "Teak nest of tables".
          words.filter((word) => language !== 'en' || word !== 'of');
    return words.length > 1 && told.length <= (language === 'other' ? 4 : 3);
  };
  const inTarget = ({ phrase }: Keyword): boolean =>
    countCharacters(phrase) >= 12 && countCharacters(phrase) <= 20;
  const tagged = keywords
    .filter((keyword) => keyword.rank > looseRank)
    .map((keyword) => ({ ...keyword, phrase: keyword.phrase.replaceAll('-', ' ') }));
  const own = tagged.filter((keyword) => keyword.source === 'targetKeywords' && isPhrase(keyword));
  while (own.length > 0 && list.size < wanted / 3) if (!take(own)) break;
  for (const fits of [(keyword: Keyword) => isPhrase(keyword) && inTarget(keyword), isPhrase]) {
    const rounds = (platform.keywordMix ?? standardMix).map(([kinds, count]) => ({
      left: count,
      queue: tagged.filter((keyword) => kinds.includes(keyword.kind) && fits(keyword)),
    }));
    let moved = true;
    while (moved && list.size < wanted) {
      moved = false;
      for (const round of rounds) {
        if (round.left === 0 || list.size >= wanted || !take(round.queue)) continue;
        round.left -= 1;
        moved = true;
      }
    }
    // What sentences say of the thing may use a word of its name once more before lesser phrases come.
    most = mostPerWord + 1;
    const said = tagged.filter((keyword) => isPhrase(keyword) && keyword.rank === saidRank);
    while (list.size < wanted && take(said));
    most = mostPerWord;
  }
  for (const fits of [inTarget, () => true]) {
    const rest = tagged.filter((keyword) => isPhrase(keyword) && fits(keyword));
    while (list.size < wanted && take(rest));
  }
  const telling = keywords.filter(
    (keyword) =>
      keyword.rank <= looseRank && keyword.rank !== widerRank && isPhrase(keyword) && isTelling(keyword),
  );
  while (list.size < wanted && take(telling));
  // An empty tag finds nobody: a word may stand once or twice more before a tag is given away.
  most = mostPerWord + 2;
  const again = tagged
    .filter(isPhrase)
    .toSorted((a, b) => a.phrase.length - b.phrase.length || b.rank - a.rank);
  const named = [...again];
  while (list.size < wanted && take(again));
  // The "cat" of a cat cave belongs to its name as the cave does.
  ofName = new Set(entryStems(ledger.productType, language));
  while (list.size < wanted && take(named));
  // "Cherry shaft" of a drop spindle: before a tag stays empty it says what the text names.
  const told =
    language === 'en' ? keywords.filter((keyword) => keyword.rank === namedRank && isPhrase(keyword)) : [];
  while (list.size < wanted && take(told));
  // "Holzhocker" is a phrase in one word.
  const wider = keywords.filter(
    (keyword) => keyword.rank === widerRank && (isPhrase(keyword) || language === 'de'),
  );
  for (let left = mostWider[language]; left > 0 && list.size < wanted && take(wider);) left -= 1;
  const single = tagged.filter(
    ({ phrase, kind }) =>
      !phrase.includes(' ') &&
      (kind === 'head' || kind === 'synonym') &&
      // "Tie" of a bow tie finds another thing.
      !(language === 'en' && noShortName.test(phrase)),
  );
  while (list.size < wanted && take(single));
  // Languages that write compounds ("Schneidebrett") and scripts without spaces have single words for phrases.
  if (ledger.language.written !== 'en') {
    const loose = keywords.filter(
      ({ rank, phrase }) =>
        rank <= looseRank && rank !== widerRank && countCharacters(phrase) >= 8 && !ofPart.test(phrase),
    );
    while (list.size < wanted && take(loose));
    const rest = tagged.filter(({ phrase }) => !phrase.includes(' '));
    while (list.size < wanted && take(rest));
  }
}
