import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { isScented } from '#rules/ledger/scents.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { isSmallWord } from './plain-words.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import type { Attribute } from './attributes-english.ts';

/** Names of scents that English sellers list; a table to recognise them, never to invent one. */
const notes = new Set(
  (
    'fig,cedar,cedarwood,sandalwood,lavender,vanilla,rose,jasmine,bergamot,black pepper,pink ' +
    'pepper,patchouli,vetiver,musk,white ' +
    'musk,amber,oud,leather,tobacco,honey,citrus,lemon,lime,orange,orange ' +
    'blossom,neroli,grapefruit,mandarin,peppermint,mint,spearmint,eucalyptus,rosemary,thyme,sage,clary ' +
    'sage,basil,chamomile,geranium,ylang ' +
    'ylang,lily,peony,gardenia,freesia,tuberose,violet,magnolia,cherry ' +
    'blossom,cinnamon,clove,nutmeg,cardamom,ginger,star ' +
    'anise,coffee,cocoa,chocolate,caramel,tonka,tonka ' +
    'bean,coconut,almond,pear,apple,peach,plum,cherry,blackberry,raspberry,strawberry,blackcurrant,pomegranate,rhubarb,mango,pineapple,watermelon,green ' +
    'tea,white tea,sea ' +
    'salt,driftwood,oakmoss,pine,fir,balsam,juniper,cypress,birch,smoke,campfire,frankincense,myrrh,lemongrass,citronella,tea ' +
    'tree,verbena,cucumber,linen,cotton,cashmere,oat,oatmeal,charcoal,pumpkin,pumpkin ' +
    'spice,maple,hibiscus,elderflower,honeysuckle,lilac,heather,moss,petrichor,leaf,tomato leaf,seaweed'
  ).split(','),
);
/** Notes one after another, "sea salt" before "salt". */
const inRow = new RegExp(
  `(?<![\\p{L}-])(?:${[...notes].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}-])`,
  'gu',
);
const tellsScents = /\b(?:scents?|fragrance|smells?)\s(?:blends?|mixes|combines|of|like)\s(.+)$/u;
const mostNotes = 4;
/** Longest clause that can be a list of scents, in words. */
const longestList = 8;

/** "In amber jar", "linen lid": what it comes in has the colour and the stuff. */
const vesselBehind =
  /^ (?:glass )?(?:jars?|tins?|pots?|bottles?|tumblers?|vessels?|containers?|lids?|box|wick)(?!\p{L})/u;

/** Notes that a word before them makes another: peat smoke, fallen leaf, sea moss. */
const narrowed = new Set('smoke leaf moss cotton linen oat oatmeal coffee charcoal campfire'.split(' '));

/** "Peat smoke": the note with the word that says which one, where the name has it. */
function wholeNote(note: string, before: string): string {
  const word = narrowed.has(note) ? (/(?:^|\s)(\p{Ll}{3,})\s$/u.exec(before)?.[1] ?? '') : '';
  return word === '' || isSmallWord(word, 'en') || /(?:made|ed|ic)$/u.test(word) ? note : `${word} ${note}`;
}

/**
 * Scents that a seller lists for a thing bought for its smell ("Fig, cedar and black pepper"), as buyers put them before
 * it, and that it is scented. None for anything else, and none from a sentence that tells something.
 */
export function scentNotes(
  type: string,
  texts: readonly { path: string; text: string }[],
  language: WrittenLanguage,
): Attribute[] {
  if (language !== 'en' || !isScented(type, language)) return [];
  const found = new Map<string, Attribute>();
  for (const { path, text } of texts) {
    for (const sentence of text.toLowerCase().split(/[.;:!?\n(]+/u)) {
      const listed = tellsScents.exec(sentence)?.[1];
      if (listed === undefined && !path.endsWith('.name') && piecesOf(sentence).length > longestList)
        continue;
      const list = (listed ?? sentence).replace(/\ba (?:hint|touch|note) of\s/gu, '');
      // "Lavender eucalyptus soy candle": a name sets its scents in a row.
      const inName = path.endsWith('.name')
        ? matchesOf(inRow, list)
            .filter((match) => !vesselBehind.test(list.slice(match.index + match[0].length)))
            .map((match) => wholeNote(match[0], list.slice(0, match.index)))
            .filter((word) => word.length > 3)
        : [];
      for (const word of inName)
        if (found.size < mostNotes) found.set(word, { text: word, source: path, order: 5 });
      for (const piece of list.split(/,|\s(?:and|with|in|notes of|scent of)\s|&|\+/u)) {
        const plain = piece.trim().replace(/^(?:and|with|notes of|scented with|scent of)\s/u, '');
        if (notes.has(plain) && found.size < mostNotes)
          found.set(plain, { text: plain, source: path, order: 5 });
      }
    }
  }
  const [first] = found.values();
  return first === undefined ? [] : [...found.values(), { text: 'scented', source: first.source, order: 2 }];
}
