/** What a column of a keyword file can hold. */
export const columnFields = [
  'keyword',
  'volume',
  'competition',
  'competitionIndex',
  'difficulty',
  'bidLow',
  'bidHigh',
  'currency',
  'clicks',
  'impressions',
  'ctr',
  'position',
  'rank',
  'offers',
] as const;
export type ColumnField = (typeof columnFields)[number];

/** What the screen calls them. */
export const columnLabels: Readonly<Record<ColumnField, string>> = {
  keyword: 'Keyword',
  volume: 'Searches a month',
  competition: 'Competition among advertisers',
  competitionIndex: 'Competition, 0 to 100',
  difficulty: 'Ranking difficulty, 0 to 100',
  bidLow: 'Bid, lower',
  bidHigh: 'Bid, upper, or cost per click',
  currency: 'Currency',
  clicks: 'Clicks (Search Console)',
  impressions: 'Impressions (Search Console)',
  ctr: 'Click-through rate',
  position: 'Average position',
  rank: 'Search frequency rank',
  offers: 'Competing offers or results',
};

/** Column numbers from 0; absent: the file has no such column. */
export type ColumnMapping = Partial<Record<ColumnField, number>>;

/**
 * Headers in the interface languages of the tools, in the form that `plainHeader` gives. The first synonym that a file
 * has wins, so the more exact one stands first.
 */
const synonyms: Readonly<Record<ColumnField, readonly string[]>> = {
  keyword: [
    'keyword',
    'keywords',
    'keyword phrase',
    'search term',
    'search terms',
    'search query',
    'query',
    'queries',
    'top queries',
    'phrase',
    'tag',
    'term',
    'keyword text',
    'suchbegriff',
    'suchbegriffe',
    'suchanfrage',
    'haufigste suchanfragen',
    'top suchanfragen',
    'schlusselwort',
    'mot cle',
    'mots cles',
    'requete',
    'requetes',
    'requetes les plus frequentes',
    'principales requetes',
    'terme de recherche',
    'palabra clave',
    'palabras clave',
    'consulta',
    'consultas',
    'consultas principales',
    'principales consultas',
    'termino de busqueda',
  ],
  volume: [
    'avg monthly searches',
    'average monthly searches',
    'search volume',
    'monthly search volume',
    '30 day search volume exact match',
    '30 day search volume exact',
    '30 day search volume',
    'exact search volume',
    'exact match search volume',
    'monthly searches',
    'average searches',
    'avg searches',
    'searches',
    'volume',
    'sv',
    'durchschnittl suchanfragen pro monat',
    'durchschnittliche suchanfragen pro monat',
    'durchschnittliche monatliche suchanfragen',
    'suchvolumen',
    'nbre moy de recherches mensuelles',
    'nombre moyen de recherches mensuelles',
    'nb moy de recherches mensuelles',
    'recherches mensuelles moy',
    'volume de recherche',
    'promedio de busquedas mensuales',
    'prom de busquedas mensuales',
    'media de busquedas mensuales',
    'volumen de busquedas',
    'volumen de busqueda',
    'volumen',
  ],
  competitionIndex: [
    'competition indexed value',
    'competition index',
    'wettbewerb indexierter wert',
    'wettbewerb indexwert',
    'concurrence valeur indexee',
    'competencia valor indexado',
    'competitive density',
    'paid difficulty',
  ],
  competition: ['competition', 'wettbewerb', 'concurrence', 'competencia'],
  difficulty: [
    'keyword difficulty',
    'difficulty',
    'kd',
    'kd %',
    'search difficulty',
    'seo difficulty',
    'keyword difficulty index',
  ],
  bidLow: [
    'top of page bid low range',
    'h10 ppc sugg min bid',
    'gebot fur obere positionen unterer bereich',
    'gebot fur obere positionen niedriger bereich',
    'enchere de haut de page fourchette basse',
    'enchere haut de page fourchette basse',
    'puja por la parte superior de la pagina intervalo bajo',
    'puja por la parte superior de la pagina rango bajo',
    'oferta de la parte superior de la pagina rango bajo',
    'oferta para la parte superior de la pagina rango bajo',
  ],
  bidHigh: [
    'top of page bid high range',
    'h10 ppc sugg max bid',
    'gebot fur obere positionen oberer bereich',
    'enchere de haut de page fourchette haute',
    'enchere haut de page fourchette haute',
    'puja por la parte superior de la pagina intervalo alto',
    'puja por la parte superior de la pagina rango alto',
    'oferta de la parte superior de la pagina rango alto',
    'oferta para la parte superior de la pagina rango alto',
    'cpc',
    'cpc usd',
    'cpc eur',
    'cpc gbp',
    'ppc bid exact',
    'ppc bid',
    'h10 ppc sugg bid',
    'cost per click',
  ],
  currency: ['currency', 'wahrung', 'devise', 'moneda', 'divisa'],
  clicks: ['clicks', 'klicks', 'clics'],
  impressions: ['impressions', 'impressionen', 'impresiones'],
  ctr: ['ctr', 'click through rate', 'klickrate'],
  position: [
    'position',
    'average position',
    'avg position',
    'durchschnittliche position',
    'position moyenne',
    'posicion',
    'posicion media',
  ],
  rank: ['search frequency rank', 'sfr', 'suchhaufigkeitsrang', 'amazon search frequency rank'],
  offers: [
    'competing products',
    'number of results',
    'organic product count',
    'etsy competition',
    'competing listings',
    'listings',
    'results',
  ],
};

/** Headers in lower case, without accents, marks and brackets: `Avg. monthly searches` → `avg monthly searches`. */
export function plainHeader(header: string): string {
  return header
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}%#]+/gu, ' ')
    .trim();
}

/** The columns that a header row names, each field once. */
export function mapColumns(headers: readonly string[]): ColumnMapping {
  const plain = headers.map(plainHeader);
  const mapping: ColumnMapping = {};
  const taken = new Set<number>();
  for (const field of columnFields) {
    for (const synonym of synonyms[field]) {
      const at = plain.findIndex((header, index) => header === synonym && !taken.has(index));
      if (at === -1) continue;
      mapping[field] = at;
      taken.add(at);
      break;
    }
  }
  return mapping;
}

const monthNames = [
  'jan|januar|january|janv|janvier|ene|enero|janner',
  'feb|februar|february|fevr|fevrier|febrero',
  'mar|marz|march|mars|marzo|mrz',
  'apr|april|avr|avril|abr|abril',
  'may|mai|mayo',
  'jun|juni|june|juin|junio',
  'jul|juli|july|juil|juillet|julio',
  'aug|august|aout|ago|agosto',
  'sep|sept|september|septembre|septiembre',
  'oct|okt|oktober|october|octobre|octubre',
  'nov|november|novembre|noviembre',
  'dec|dez|dezember|december|decembre|dic|diciembre',
].map((names) => new RegExp(`(?:^|\\s)(?:${names})\\s(\\d{4})$`, 'u'));

/** Monthly columns of the Keyword Planner: `Searches: Jan 2025`, `Suchanfragen: März 2025`. */
export function monthColumns(headers: readonly string[]): { column: number; year: number; month: number }[] {
  return headers.flatMap((header, column) => {
    const plain = plainHeader(header);
    if (!/\d{4}$/u.test(plain)) return [];
    return monthNames.flatMap((pattern, index) => {
      const year = Number(pattern.exec(plain)?.[1] ?? Number.NaN);
      return year >= 2000 && year <= 2100 ? [{ column, year, month: index + 1 }] : [];
    });
  });
}
