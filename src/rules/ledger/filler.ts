import { finds } from '#rules/text/pattern-finds.ts';
import { foldWord, perWord, tokensOf } from '#rules/text/words.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';

/** "Unlock" of what an app or a course opens ("unlock all levels", "unlock mallets") says something; of possibilities nothing. */
const nothingUnlocked = 'possib|opport|benef|reward|saving|secret|result|insight|memor';
const unlocked = [
  `(?:new|hidden|special|bonus) (?!${nothingUnlocked})\\w{3,}s\\b`,
  '(?:the (?!power|secret|full (?:potential|power|capab|magic|experience|force)|true|magic|best|next|door to)|all|every|more|extra|\\d|an? (?!world|new|whole)|levels?|features?|with|by)',
  '(?:[\\w-]+ ){0,2}(?:plans?|lessons?|courses?|recipes?|packs?|episodes?|stories|sessions?|sounds?|themes?|tools?|exports?|maps?|trails?|puzzles?|everything|pro|premium|unlimited|it)\\b',
];
const unlocking = `unlock(?!ed\\b)\\w*(?!\\s(?!${nothingUnlocked})\\w{3,}s(?!\\s?\\w))(?!\\s(?:${unlocked.join('|')}))`;

/** "Seamless" of a toe, a gutter or leggings tells how these are made. */
const madeSeamless = [
  '\\s(?:toe|seam|neck|knit|band|waist|design|construction|cup|side|gutter|pipe|tube|steel|ring|loop|pattern|tile|edge)s?',
  '(?:\\s[\\w-]+){0,3}\\s(?:leggings?|underwear|bras?|bralettes?|tops?|panties|thongs?|briefs?|boxers|tights|socks|bodysuits?|shapewear|shorts|sets?|panels?|splashback|worktop|hoops?)(?!\\w)',
];
const seamless = `seamless\\w*(?!${madeSeamless.join('|')})`;

/** Words and phrases that say nothing a buyer can check (writing guide §1), by language, as stems or patterns. */
const lists: Record<Exclude<WrittenLanguage, 'other'>, readonly string[]> = {
  en: [
    'high[- ]quality',
    'premium quality',
    'top[- ]notch',
    'best[- ]in[- ]class',
    'world[- ]class',
    'state[- ]of[- ]the[- ]art',
    'cutting[- ]edge',
    'next[- ]level',
    'game[- ]chang\\w+',
    'revolutionary',
    'innovative',
    'unparalleled',
    'unmatched',
    'exceptional\\w*',
    'amazing\\w*(?! grace)',
    'incredibl\\w+',
    'stunning\\w*',
    'must[- ]have(?!\\s(?:had|been|an?\\s|\\d))',
    'one[- ]of[- ]a[- ]kind',
    'perfect for (?:any|every) occasion',
    'perfect for everyone',
    'the perfect gift',
    'perfect addition',
    'look no further',
    'say goodbye to',
    'say hello to',
    'take it to the next level',
    'elevat(?:e|es|ing) your',
    'unleash\\w*',
    unlocking,
    'discover',
    'explore our',
    'experience the',
    'transform your',
    'indulge\\w*',
    'immerse yourself',
    'embark\\w*',
    'embrace',
    'delve',
    'dive into',
    'harness the',
    // "38 cm long for leverage" tells how hard one can pull.
    'leverag(?<!(?:for|of|more|less|extra|added|good|great|better|maximum|enough|plenty|gives?|adds?) leverag)\\w+',
    'empower\\w*',
    'boost your',
    'revolutioni[sz]e\\w*',
    'redefin\\w+',
    'reimagin\\w+',
    'meticulously crafted',
    'crafted with care',
    'thoughtfully designed',
    seamless,
    'effortless\\w*',
    'robust',
    'versatile',
    'vibrant',
    'timeless',
    'elegant yet',
    'sleek and modern',
    'a testament to',
    'tapestry',
    'realm',
    `in today[’']s fast[- ]paced world`,
    `whether you[’']re`,
    '(?<=^|[.!] )whether you (?:love|like|prefer|want|enjoy|live|work|travel|cook|bake|drink|choose|use|wear|run|hike|camp)',
    'more than just',
    'not just',
    `that[’']s where`,
    'introducing',
  ],
  es: [
    'alta calidad',
    'máxima calidad',
    'calidad inigualable',
    'ideal para cualquier ocasión',
    'el regalo perfecto',
    'no busques más',
    'descubr[ae]\\w*',
    'eleva tu',
    'lleva al siguiente nivel',
    'transforma tu',
    'sumérgete',
    'experiencia única',
    'imprescindible',
    'revolucionari[oa]',
    'de última generación',
    'diseñado pensando en ti',
  ],
  de: [
    'höchste[rn]? qualität',
    'hochwertig\\w*',
    'perfekt für jeden anlass',
    'das perfekte geschenk',
    'entdecken sie',
    'erleben sie',
    'tauchen sie ein',
    'auf ein neues level',
    'revolutionär\\w*',
    'einzigartig\\w*',
    'unverzichtbar\\w*',
    'ein echtes muss',
    'mit liebe zum detail',
    'lassen sie sich begeistern',
    'für höchste ansprüche',
    'nicht nur',
  ],
  fr: [
    'haute qualité',
    'qualité supérieure',
    'qualité exceptionnelle',
    'parfait pour toute occasion',
    'le cadeau idéal',
    'découvrez',
    'plongez dans',
    'sublimez',
    'élevez votre',
    'transformez votre',
    'révolutionnaire',
    'unique en son genre',
    'incontournable',
    'à la pointe de',
    'pensé pour vous',
    'ne cherchez plus',
  ],
};

const patterns = new Map<string, RegExp>(
  Object.entries(lists).map(([language, list]) => [
    language,
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${list.join('|').replaceAll('\\w', '\\p{L}')})(?![\\p{L}\\p{N}])`,
      'giu',
    ),
  ]),
);

/** First three letters of every phrase: a text none of whose words begins so needs no look at the long pattern. */
const beginnings = new Map<string, ReadonlySet<string>>(
  Object.entries(lists).map(([language, list]) => [
    language,
    new Set(list.map((phrase) => (/^\p{L}+/u.exec(foldWord(phrase))?.[0] ?? '').slice(0, 3))),
  ]),
);

/** The languages of whose phrases one begins as a word does. */
const opened = perWord(({ folded }) => {
  const start = folded.slice(0, 3);
  const languages = [...beginnings].filter(([, known]) => known.has(start)).map(([language]) => language);
  return languages.length === 0 ? null : languages;
});

function mayHold(text: string, language: WrittenLanguage): boolean {
  const known = beginnings.has(language) ? language : 'en';
  return tokensOf(text).some(({ key }) => opened(key)?.includes(known) === true);
}

/** Filler phrases that stand in a text, as written, in order. English is also checked where no list exists. */
export function fillerHits(text: string, language: WrittenLanguage): string[] {
  if (!mayHold(text, language)) return [];
  const pattern = patterns.get(language) ?? patterns.get('en')!;
  return finds(pattern, text).map((find) => find.text);
}
