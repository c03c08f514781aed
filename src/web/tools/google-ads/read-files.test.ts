import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { emptyCampaign } from '#rules/ads-editor/campaign.ts';
import { rewrittenFile } from './editor-files.ts';
import { readChosenFiles } from './read-files.ts';

const fileOf = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);

/** As Google Ads Editor saves its exports. */
function utf16(text: string): Uint8Array<ArrayBuffer> {
  const units = Uint16Array.from(`\uFEFF${text}`, (character) => character.charCodeAt(0));
  return new Uint8Array(units.buffer);
}

it('reads back the archive that it writes', async () => {
  const campaign = {
    ...emptyCampaign('=Übung, "Leeds"'),
    type: 'Search',
    dailyBudget: 1_644,
    status: 'Paused',
    callouts: ['-20% im März', '配管'],
  };
  const { name, content } = rewrittenFile([campaign, { ...campaign, name: 'Second' }]);
  expect(await readChosenFiles([fileOf(name, content)])).toEqual({
    campaigns: [campaign, { ...campaign, name: 'Second' }],
    notes: [],
  });
});

it('reads an export of Editor: UTF-16, tabs, a quoted cell of several lines', async () => {
  const text = 'Campaign\tHeader\tSnippet Values\r\nLeeds\tTypes\t"Böiler\nLeaks\nBaths"\r\n';
  const { campaigns } = await readChosenFiles([fileOf('export.csv', utf16(text))]);
  expect(campaigns[0]!.snippets).toEqual([
    { language: '', header: 'Types', values: ['Böiler', 'Leaks', 'Baths'] },
  ]);
});

it.each([
  ['a table of something else', fileOf('a.csv', 'name,price\nx,1'), /a\.csv has no column “Campaign”/],
  ['an empty file', fileOf('a.csv', ''), /no column “Campaign”/],
  ['no archive', fileOf('a.zip', 'x'), /a\.zip is no archive/],
  ['an archive without tables', fileOf('a.zip', zipSync({ 'a.png': strToU8('x') }) as never), /no campaign/],
  [
    'an archive that would grow too large',
    fileOf('a.zip', zipSync({ 'a.csv': new Uint8Array(21_000_000) }) as never),
    /larger than 20 MB/,
  ],
])('refuses %s with a sentence', async (_, file, sentence) => {
  await expect(readChosenFiles([file])).rejects.toThrow(sentence);
});
