import { strToU8, zipSync } from 'fflate';
import Papa from 'papaparse';
import type { GoogleAdsCampaign } from '#contract/google-ads.ts';
import type { EditorCampaign } from '#rules/ads-editor/campaign.ts';
import { editorCampaignOf, stepsAfterImport } from '#rules/ads-editor/of-campaign.ts';
import { editorTables, type EditorTable } from '#rules/ads-editor/write.ts';
import type { DownloadFile } from '#web/lib/download.ts';

type Archive = Uint8Array<ArrayBuffer>;

/** Part of a file name: letters, digits and hyphens, at most 60 of them. */
const nameOfFile = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/gu, '') || 'campaign';

/** The mark at the beginning tells spreadsheets that it is UTF-8; Editor reads it too. */
const csvOf = ({ columns, rows }: EditorTable) => `\uFEFF${Papa.unparse([[...columns], ...rows])}\r\n`;

/** One kind of rows as a file of its own. */
export function tableFile(table: EditorTable): DownloadFile {
  return { name: table.name, type: 'text/csv;charset=utf-8', content: csvOf(table) };
}

/** What has to be done with the files, as a text beside them. */
function stepsText(campaign: GoogleAdsCampaign): string {
  const steps = stepsAfterImport(campaign).map((step, index) => `${index + 1}. ${step}`);
  return [campaign.campaignName, '', ...steps, ''].join('\r\n');
}

/** All files of a campaign in one archive. */
export function archiveFile(campaign: GoogleAdsCampaign): DownloadFile<Archive> {
  const files = tablesOf(campaign).map((table) => [table.name, strToU8(csvOf(table))] as const);
  const zip = zipSync({
    ...Object.fromEntries(files),
    'read-me-first.txt': strToU8(`\uFEFF${stepsText(campaign)}`),
  });
  return {
    name: `google-ads-editor-${nameOfFile(campaign.campaignName)}.zip`,
    type: 'application/zip',
    content: zip as Archive,
  };
}

export const tablesOf = (campaign: GoogleAdsCampaign): EditorTable[] =>
  editorTables(editorCampaignOf(campaign));

/** Campaigns that were read from files, written anew. */
export function rewrittenFile(campaigns: readonly EditorCampaign[]): DownloadFile<Archive> {
  const byKind = new Map<string, EditorTable>();
  for (const table of campaigns.flatMap(editorTables)) {
    const known = byKind.get(table.name);
    if (known) known.rows.push(...table.rows);
    else byKind.set(table.name, table);
  }
  const files = [...byKind.values()].map((table) => [table.name, strToU8(csvOf(table))] as const);
  return {
    name: 'google-ads-editor-campaigns.zip',
    type: 'application/zip',
    content: zipSync(Object.fromEntries(files)) as Archive,
  };
}
