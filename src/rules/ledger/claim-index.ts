import { boastsNothing, isMeasured, isTimeSpan } from './no-boast.ts';
import { flaxWords } from './words/flax-words.ts';
import { materialsElsewhere, noStuffsElsewhere, stuffsElsewhere } from './words/materials-elsewhere.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { remembering } from '#rules/text/remembering.ts';
import { type PhraseHit, PhraseIndex } from './phrase-index.ts';
import { tokensOf } from '#rules/text/words.ts';
import { isOfBand } from './colour-of-band.ts';
import { claimLines, medicalLine } from './words/claim-words.ts';
import { colourLines, shadeLines } from './words/colours.ts';
import { materialLines } from './words/materials.ts';
import { placeLines } from './words/places.ts';
import { isWorkplace } from './workplace.ts';

/** Kinds of claim that an output may make (writing guide §7). */
export type ClaimKind =
  | 'number'
  /** Letters or figures of a script that the brief does not use. */
  | 'script'
  /** A maker, a mark, a place or a person that the brief does not name. */
  | 'name'
  | 'material'
  | 'colour'
  | 'place'
  | 'certificate'
  | 'award'
  | 'safety'
  | 'medical'
  | 'environmental'
  | 'origin'
  | 'superlative'
  | 'guarantee'
  | 'shipping'
  | 'price'
  | 'social'
  | 'time'
  /** What was done to a used thing. */
  | 'history'
  | 'contents'
  /** What it does to the body, short of what is refused at all. */
  | 'effect'
  /** Everyday uses of a claim's word ("best before"); no claim. */
  | 'plain';

export interface ClaimWord {
  kind: ClaimKind;
  /** All phrases of one group say the same; a phrase of the group in the brief backs every other. */
  group: string;
}

const columns: Record<Exclude<WrittenLanguage, 'other'>, number> = { en: 0, de: 1, es: 2, fr: 3 };
const built = new Map<WrittenLanguage, PhraseIndex<ClaimWord>>();

function addLines(index: PhraseIndex<ClaimWord>, kind: ClaimKind, lines: string, column: number): void {
  for (const line of lines.trim().split('\n')) {
    const parts = line.split(';');
    const group = parts[0]!.split(',')[0]!.trim();
    for (const phrase of (parts[column] ?? '').split(',')) {
      const trimmed = phrase.trim();
      if (trimmed !== '') index.add(trimmed, { kind, group });
    }
    if (kind === 'place' && column !== 0) index.add(group, { kind, group });
  }
}

function isClaimKind(kind: string): kind is ClaimKind {
  return kind in claimLines;
}

const plainUses = [
  'am besten',
  ...flaxWords,
  // A look of the skin in beauty.
  'glass skin',
  // How a shoe is closed, and a flower.
  ...'lace up,lace ups'.split(','),
  'queen annes lace',
  "queen anne's lace",
  'queen anne’s lace',
  ...'a lo mejor,lo mejor es'.split(','),
  'mejor antes',
  ...'mejor después,mejor cuando,mejor tras'.split(','),
  'mejor si',
  'best before',
  'best eaten',
  'best within',
  'best used',
  'works best',
  'work best',
  'fits best',
  'suits you best',
  'like best',
  ...'you liked best,you rated best,you rate best,you love best,grows best,grow best'.split(','),
  'best enjoyed',
  'best served',
  'best kept',
  'best if used',
  // When and how something is done, and no rank.
  ...'best after,best when,best once,best while,best stored,best hung,best washed,best worn,best placed,best suited,best cooked,best played,best planted,best sown'.split(
    ',',
  ),
  'mindestens haltbar',
  // Names and designs that people look for by these very words.
  'best friend',
  // Things in the room, and no material of the product.
  ...'soldering iron,steam iron,curling iron,waffle iron,tyre iron,tire iron,iron on,iron it,iron damp,iron low,iron warm,iron cool,iron hot,iron while,iron when,iron if,iron at,iron inside,iron gently,iron only,iron slightly,iron flat,cool iron,warm iron,hot iron,low iron,medium iron,no iron,wrapping paper,toilet paper,kitchen paper,paper towel,paper towels,sheet of paper,piece of paper,pen and paper,on paper,glass of water,glass of wine,a glass of,glasses of,bed linen,rubber band,rubber bands,tin of,papel de cocina,papel higiénico,papel de regalo,hoja de papel,copa de vino,vaso de agua,papier cadeau,papier toilette,papier absorbant,feuille de papier,Geschenkpapier,Küchenpapier,Blatt Papier'.split(
    ',',
  ),
  // What is whipped, poured or rubbed in, and no colour.
  ...'whip cream,whipped cream,whipping cream,ice cream,clotted cream,sour cream,double cream,cream cheese,cream cakes,and cream,milk or cream'.split(
    ',',
  ),
  // What is played, and no stuff of the player.
  ...'platine vinyle,platines vinyle,platine vinyles,fer à repasser,fer à lisser,fer à souder,fer à friser,repose-fer,repose fer,porte-fer,disque vinyle,disques vinyle,disques vinyles,disco de vinilo,discos de vinilo,lecteur vinyle'.split(
    ',',
  ),
  // The skin of a fruit and of a person is no leather, and the foam of a soap no cushion.
  ...'piel fina,piel gruesa,piel lisa,piel sensible,piel seca,piel grasa,piel mixta,piel madura,piel comestible,peau fine,peau douce,mousse dense,mousse fine,mousse onctueuse,mousse légère,mousse généreuse,mousse abondante'.split(
    ',',
  ),
  // How the glass of a lens is.
  'Glas klar',
  'Glas sauber',
  'Glas ist klar',
  // Over another metal.
  'baño de oro',
  'baño de plata',
  // At hand, and not made by it.
  'tener a mano',
  'siempre a mano',
  'tenerlo a mano',
  'tenerla a mano',
  'muy a mano',
  'móvil a mano',
  'todo a mano',
  'best man',
  'amazing grace',
  'iron gall',
  'depression glass',
  'depression era',
  'headache rack',
  'cancer zodiac',
  'cancer horoscope',
  'cancer constellation',
  'cancer star sign',
  ...'dad daddy mum mummy mom mommy grandma grandad grandpa nan nana papa uncle aunt auntie husband wife sister brother mate'
    .split(' ')
    .map((person) => `best ${person}`),
  // A friend, and no boast.
  'beste freundin',
  'besten freundin',
  'bester freund',
  'beste freund',
  'besten freund',
  'beste freunde',
  'besten freunde',
  'mejor amiga',
  'mejor amigo',
  'mejores amigas',
  'meilleure amie',
  'meilleur ami',
  'meilleures amies',
  // When something is done, and how.
  ...'mejor época,mejor momento,mejor hora,mejor temporada,mejor luz,mejores meses,mejor manera,mejor forma,meilleur moment,meilleure période,meilleure saison,meilleure heure,meilleure façon,beste Zeit,beste Reisezeit,beste Jahreszeit,besten Zeitpunkt,beste Zeitpunkt'.split(
    ',',
  ),
];

/** Phrase index of a language; English stands in for languages that are not written. Built once. */
function claimIndex(language: WrittenLanguage): PhraseIndex<ClaimWord> {
  const known = built.get(language);
  if (known !== undefined) return known;
  const index = new PhraseIndex<ClaimWord>();
  const column = language === 'other' ? 0 : columns[language];
  addLines(index, 'material', materialLines, column);
  if (language === 'other')
    for (const line of materialsElsewhere.trim().split('\n')) {
      const [group = '', ...forms] = line.split(', ');
      for (const form of forms) index.add(form, { kind: 'material', group });
    }
  addLines(index, 'colour', colourLines + shadeLines(language), column);
  addLines(index, 'place', placeLines, column);
  addLines(index, 'medical', medicalLine, column);
  for (const [kind, lines] of Object.entries(claimLines)) {
    if (isClaimKind(kind)) addLines(index, kind, lines, column);
  }
  for (const phrase of plainUses) {
    index.add(phrase, { kind: 'plain', group: phrase });
    // "The best before date": the phrase that begins first is found.
    if (phrase.startsWith('best ')) index.add(`the ${phrase}`, { kind: 'plain', group: phrase });
  }
  built.set(language, index);
  return index;
}

/** "Lader" of a Dutch camera is no Swedish leather, "lens" no Polish linen: a stuff of another language counts as it is written. */
const isMisread = (text: string): boolean => {
  const written = text.toLowerCase().replaceAll('’', "'");
  return (
    noStuffsElsewhere.has(written) || (!stuffsElsewhere.has(written) && claimHits(text, 'en').length === 0)
  );
};

/** The mark is written in capitals: French "ce" and "Ce" point at something. */
const isPronoun = (text: string): boolean => text === 'ce' || text === 'Ce';

/** "Got", "gotten" share the stem of the textile mark GOTS. */
const isNoMark = (text: string, { group }: ClaimWord): boolean => group === 'gots' && !/^gots$/iu.test(text);

/** "For tile and wood floors": what it stands on, and not what it is made of. */
const isElsewhere = (text: string, start: number, end: number): boolean =>
  /^\s(?:floors?|flooring|desks?|tables?|tabletops|worktops?|countertops?|decks?|walls?|surfaces?)(?!\p{L})/iu.test(
    text.slice(end, end + 14),
  ) &&
  /(?<!\p{L})(?:for|on|onto|against|protects?)\s(?:\p{L}+,?\s){0,3}$/iu.test(
    text.slice(Math.max(0, start - 40), start),
  );

/** "Harvest and curing", "cures in 24 hours": how a crop, a resin or a ham gets ready; what heals is said of whom it heals. */
const isSetting = (text: string, start: number, end: number): boolean =>
  /^cur(?:e|es|ing)$/iu.test(text.slice(start, end)) &&
  !/^\s(?:for(?!\s(?:at least |about |over )?(?:\d|two|three|four|five|six|eight|ten|twelve)\b)|of|your|my|all|any|every|most|the (?:common|symptoms))\s/iu.test(
    text.slice(end),
  ) &&
  !illness.test(text);
const illness =
  /\b(?:colds?(?! (?:process|press|water|brew|pour|air|room|smok))|flu|coughs?|illness(?:es)?|diseases?|symptoms?|infections?|pains?|aches?|hangovers?|acne|eczema|psoriasis|baldness|allerg(?:y|ies)|warts?|cancer|diabetes|arthritis|migraines?|insomnia|anxiety|depression|ailments?|sick(?:ness)?|health|miracle)\b/iu;

/** "Weiß, was Sie mögen": the verb. */
const isKnowing = (text: string, start: number, end: number): boolean =>
  end - start === 4 &&
  text.startsWith('Weiß', start) &&
  /^,?\s(?:was|wie|wann|wo|dass|wer|welche)/u.test(text.slice(end));

/** "Paille en silicone", through which one drinks. "Pêche à pied", "la pêche en mer", or the word alone as people search for it: fishing. A colour stands behind its thing. */
const isOtherSense = (text: string, start: number, end: number): boolean =>
  (/^paille$/iu.test(text.slice(start, end)) &&
    /^s?\s(?:en )?(?:silicone|inox|acier|verre|bambou|plastique|intégrée)/iu.test(text.slice(end))) ||
  (/^p[êe]che$/iu.test(text.slice(start, end)) &&
    (start === 0 ||
      /(?:^|[^\p{L}])(?:la|de|à|en|une|cette|votre)\s$|[,;]\s?$/iu.test(
        text.slice(Math.max(0, start - 7), start),
      ) ||
      /^\s(?:à|en|au|aux|sur)\s/iu.test(text.slice(end)))) ||
  // "Parts inégales" are of different sizes, "inégalées" boasts; "je répare" is the work, "réparé" what was done.
  /^(?:inégales?|répare|révise)$/iu.test(text.slice(start, end));

/** "Delivery of the high chair: pick-up": the heading of what is said of it. */
const isHandover = (text: string, end: number): boolean => /^\sof\s/iu.test(text.slice(end, end + 4));

/** "Im Karton liegen …": what it is sent in, and no material of the thing. */
const isBox = (text: string, start: number, end: number): boolean =>
  text.startsWith('Karton', start) &&
  end - start <= 7 &&
  /(?:^|[^\p{L}])(?:im|vom|zum|den|dem|einem|einen|pro|je|jedem|Original)[\s-]$/iu.test(
    text.slice(Math.max(0, start - 10), start),
  );

/** "Cuivré", "toilé", "ambré": what it looks like; "plaqué or" and "contreplaqué" are materials. */
const onlyLooks = /^(?!\p{L}*plaqué|aggloméré)\p{L}+ée?s?$/iu;

const finders = new Map<WrittenLanguage, (text: string) => readonly PhraseHit<ClaimWord>[]>();

/** Claim words of a text in a language, in order. Extraction, writing and judging ask about the same texts. */
export function claimHits(text: string, language: WrittenLanguage): readonly PhraseHit<ClaimWord>[] {
  const known = finders.get(language);
  if (known !== undefined) return known(text);
  const index = claimIndex(language);
  const find = remembering((asked: string) => {
    const hits = index.find(tokensOf(asked), asked);
    const isClaim = ({ start, end, payload }: PhraseHit<ClaimWord>): boolean =>
      (end - start !== 2 || !isPronoun(asked.slice(start, end))) &&
      !isNoMark(asked.slice(start, end), payload) &&
      (end - start !== 4 || !isTimeSpan(asked, start, end)) &&
      (payload.kind !== 'material' || !isElsewhere(asked, start, end)) &&
      (payload.kind !== 'shipping' || !isHandover(asked, end)) &&
      (payload.kind !== 'superlative' || language === 'en' || !boastsNothing(asked, start, end)) &&
      (language !== 'en' ||
        (payload.kind !== 'material' && payload.kind !== 'colour') ||
        !isWorkplace(asked, start)) &&
      (language !== 'en' || payload.kind !== 'medical' || !isSetting(asked, start, end)) &&
      (language !== 'other' || payload.kind !== 'material' || !isMisread(asked.slice(start, end))) &&
      (language !== 'de' ||
        (!isBox(asked, start, end) &&
          !isKnowing(asked, start, end) &&
          // "Samt" is velvet, "samt" says what comes along.
          asked.slice(start, end) !== 'samt')) &&
      (language !== 'fr' || !isOtherSense(asked, start, end)) &&
      // "Dr. Brown's": a name is no colour.
      (payload.kind !== 'colour' ||
        (!/^['’]s(?!\p{L})/u.test(asked.slice(end, end + 3)) && !isOfBand(asked, start, end))) &&
      // The program is no cloth.
      (end - start !== 5 || asked.slice(start, end).toLowerCase() !== 'canva') &&
      (end - start < 6 || end - start > 8 || !isMeasured(asked, start, end)) &&
      (language !== 'fr' || payload.kind !== 'material' || !onlyLooks.test(asked.slice(start, end)));
    return hits.every(isClaim) ? hits : hits.filter(isClaim);
  });
  finders.set(language, find);
  return find(text);
}
