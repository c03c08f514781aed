import type { KeywordTool } from '#contract/keyword-import.ts';
import { plainHeader } from './columns.ts';

/** What people call the tools. */
export const keywordToolNames: Readonly<Record<KeywordTool, string>> = {
  'keyword-planner': 'Google Keyword Planner',
  'search-console': 'Google Search Console',
  semrush: 'Semrush',
  ahrefs: 'Ahrefs',
  ubersuggest: 'Ubersuggest',
  helium10: 'Helium 10',
  'jungle-scout': 'Jungle Scout',
  'amazon-brand-analytics': 'Amazon Brand Analytics',
  erank: 'eRank',
  marmalead: 'Marmalead',
  other: 'your file',
};

/** Headers by which an export is known; the first tool that has all of one line wins. */
const marks: readonly (readonly [KeywordTool, readonly string[]])[] = [
  ['amazon-brand-analytics', ['search frequency rank']],
  ['helium10', ['cerebro iq score']],
  ['helium10', ['magnet iq score']],
  ['helium10', ['keyword phrase', 'search volume']],
  ['jungle-scout', ['ease to rank']],
  ['jungle-scout', ['recommended promotions']],
  ['jungle-scout', ['30 day search volume exact match']],
  ['semrush', ['keyword difficulty', 'competitive density']],
  ['semrush', ['keyword', 'serp features', 'number of results']],
  ['ahrefs', ['keyword', 'difficulty', 'parent keyword']],
  ['ahrefs', ['keyword', 'difficulty', 'parent topic']],
  ['ahrefs', ['keyword', 'difficulty', 'traffic potential']],
  ['ubersuggest', ['search difficulty', 'paid difficulty']],
  ['erank', ['average searches', 'average clicks']],
  ['erank', ['etsy competition']],
  ['marmalead', ['engagement', 'searches']],
  ['keyword-planner', ['avg monthly searches']],
  ['keyword-planner', ['competition indexed value']],
  ['keyword-planner', ['wettbewerb indexierter wert']],
  ['keyword-planner', ['durchschnittl suchanfragen pro monat']],
  ['keyword-planner', ['concurrence valeur indexee']],
  ['keyword-planner', ['competencia valor indexado']],
  ['search-console', ['clicks', 'impressions', 'position']],
  ['search-console', ['klicks', 'impressionen', 'position']],
  ['search-console', ['clics', 'impressions', 'position']],
  ['search-console', ['clics', 'impresiones', 'posicion']],
];

/** The tool whose export has these headers; `other` when none is sure. */
export function toolOf(headers: readonly string[]): KeywordTool {
  const plain = new Set(headers.map(plainHeader));
  return marks.find(([, names]) => names.every((name) => plain.has(name)))?.[0] ?? 'other';
}
