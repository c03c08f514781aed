import type { FigureSource, ResearchKeyword, SeasonalHint } from '#contract/keyword-research.ts';
import { plainWordsOf } from '#rules/keyword-research/intent.ts';
import { clusterStem } from '#rules/keyword-research/clusters/signature.ts';

interface Season {
  name: string;
  /** Stems by which a keyword belongs to it, in the four languages. */
  words: string;
  /** Folded runs of words. */
  phrases?: readonly string[];
  months: number[];
}

const monthNames =
  'January February March April May June July August September October November December'.split(' ');
/** Pages need weeks until they are found, so they should stand this many months ahead. */
const monthsAhead = 2;

/** Days and seasons of the calendar; the seasons as north of the equator. */
const seasons: readonly Season[] = [
  {
    name: 'Christmas',
    months: [11, 12],
    words: 'christmas xmas advent weihnachten weihnacht weihnachts weihnachtsgeschenk navidad noel stocking',
  },
  { name: 'Valentine’s Day', months: [2], words: 'valentine valentines valentinstag valentin' },
  { name: 'Easter', months: [3, 4], words: 'easter ostern oster pascua paques' },
  {
    name: 'Mother’s Day',
    months: [3, 5],
    words: 'muttertag',
    phrases: ['mothers day', 'dia de la madre', 'fete des meres'],
  },
  {
    name: 'Father’s Day',
    months: [6],
    words: 'vatertag',
    phrases: ['fathers day', 'dia del padre', 'fete des peres'],
  },
  { name: 'Halloween', months: [10], words: 'halloween pumpkin' },
  {
    name: 'Weddings',
    months: [5, 6, 7, 8, 9],
    words: 'wedding bridal bridesmaid hochzeit braut boda novia mariage mariee',
  },
  {
    name: 'Back to school',
    months: [8, 9],
    words: 'backpack schultute schulranzen einschulung mochila rentree cartable',
  },
  { name: 'Tax season', months: [1, 2, 3, 4], words: 'tax taxes steuererklarung renta impots' },
  {
    name: 'Spring and planting',
    months: [3, 4, 5],
    words: 'planter seeds seedling gardening lawn garten pflanze blumenkubel jardin maceta jardiniere',
  },
  {
    name: 'Summer',
    months: [6, 7, 8],
    words:
      'summer sommer verano ete swimwear bikini sunscreen sandals tent camping bbq barbecue grill pool beach strand playa plage aircon',
  },
  {
    name: 'Winter',
    months: [11, 12, 1, 2],
    words:
      'winter invierno hiver boiler heating heater snow ski scarf gloves heizung kamin chaudiere calefaccion caldera estufa',
  },
];

const index = new Map<string, Season[]>();
for (const season of seasons)
  for (const word of season.words.split(' ')) {
    const stem = clusterStem(word);
    index.set(stem, [...(index.get(stem) ?? []), season]);
  }

/** A month is a peak when it has this many times the searches of an average one. */
const peakFactor = 1.3;
const mostHints = 8;
const mostKeywords = 8;

/**
 * When keywords are searched most: by the months of a source where it gives them, else by the calendar days and seasons
 * that the words themselves name.
 */
export function seasonalHints(keywords: readonly ResearchKeyword[]): SeasonalHint[] {
  return [...measuredPeaks(keywords), ...calendarHints(keywords)].slice(0, mostHints);
}

function calendarHints(keywords: readonly ResearchKeyword[]): SeasonalHint[] {
  const found = new Map<Season, string[]>();
  for (const { keyword, adTextAllowed } of keywords) {
    if (!adTextAllowed) continue;
    const of = seasonsOf(plainWordsOf(keyword));
    for (const season of of) found.set(season, [...(found.get(season) ?? []), keyword]);
  }
  return [...found].map(([season, named]) => {
    const first = season.months[0]!;
    return hint(season.name, season.months, named, first, {
      kind: 'estimate',
      basis: `The words name it, and the calendar says when it is (north of the equator): ${season.months.map(monthOf).join(', ')}.`,
    });
  });
}

function seasonsOf(words: readonly string[]): Set<Season> {
  const found = new Set(words.flatMap((word) => index.get(clusterStem(word)) ?? []));
  const text = ` ${words.join(' ')} `;
  for (const season of seasons)
    if (season.phrases?.some((phrase) => text.includes(` ${phrase} `))) found.add(season);
  return found;
}

/** Keywords that peak in the same month belong together. */
function measuredPeaks(keywords: readonly ResearchKeyword[]): SeasonalHint[] {
  const peaks = new Map<number, { keywords: string[]; months: Set<number>; source: FigureSource }>();
  for (const { keyword, figures, figuresSource } of keywords) {
    const monthly = figures.monthly ?? [];
    if (monthly.length < 12 || figuresSource === null) continue;
    const byMonth = Array.from({ length: 12 }, (_, at) => {
      const same = monthly.filter(({ month }) => month === at + 1);
      return same.reduce((sum, { searches }) => sum + searches, 0) / Math.max(1, same.length);
    });
    const mean = byMonth.reduce((sum, searches) => sum + searches, 0) / 12;
    const top = Math.max(...byMonth);
    if (mean === 0 || top < mean * peakFactor) continue;
    const peak = byMonth.indexOf(top) + 1;
    const group = peaks.get(peak) ?? { keywords: [], months: new Set([peak]), source: figuresSource };
    group.keywords.push(keyword);
    for (const near of [((peak + 10) % 12) + 1, (peak % 12) + 1])
      if (byMonth[near - 1]! >= mean * peakFactor) group.months.add(near);
    peaks.set(peak, group);
  }
  return [...peaks]
    .toSorted(([a, left], [b, right]) => right.keywords.length - left.keywords.length || a - b)
    .map(([peak, group]) =>
      hint(
        `Peak in ${monthOf(peak)}`,
        [...group.months].toSorted((a, b) => a - b),
        group.keywords,
        peak,
        group.source,
      ),
    );
}

function hint(
  season: string,
  months: number[],
  keywords: readonly string[],
  first: number,
  source: FigureSource,
): SeasonalHint {
  const prepareFrom = ((first - monthsAhead + 11) % 12) + 1;
  return {
    season,
    months,
    prepareFrom,
    keywords: keywords.slice(0, mostKeywords),
    advice: `Have the page ready in ${monthOf(prepareFrom)}, so that it is found when the searches rise.`,
    source,
  };
}

function monthOf(month: number): string {
  return monthNames[month - 1] ?? '';
}
