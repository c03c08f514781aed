import { clusterKeywords } from '#rules/keyword-research/clusters/cluster.ts';
import { keywordFileBounds } from '#contract/keyword-import.ts';
import { readKeywordFile } from '#rules/keyword-research/import/read-file.ts';
import { strongestRows } from '#rules/keyword-research/import/strongest.ts';
import type { ReadAnswer, ReadRequest } from './read-file.ts';

/** Topics that the page is told; it needs no more of the whole file. */
const toldTopics = 12;

const answer = (message: ReadAnswer) => postMessage(message);

async function read({ file, chosen }: ReadRequest): Promise<void> {
  answer({ state: 'phase', phase: 'reading' });
  // A file above the bound is refused by its size: its bytes are never loaded.
  const bytes =
    file.size > keywordFileBounds.bytes
      ? new Uint8Array(keywordFileBounds.bytes + 1)
      : new Uint8Array(await file.arrayBuffer());
  const { rows, ...reading } = readKeywordFile(bytes, file.name, chosen);
  answer({ state: 'phase', phase: 'choosing' });
  const strongest = strongestRows(rows);
  answer({ state: 'phase', phase: 'grouping' });
  const clusters = clusterKeywords(
    rows.map(({ keyword, volume, impressions }) => ({ keyword, volume, weight: impressions })),
  );
  answer({
    state: 'done',
    reading: {
      ...reading,
      rows: strongest,
      total: rows.length,
      topicCount: clusters.length,
      topics: clusters
        .slice(0, toldTopics)
        .map(({ id, topic, volume, keywords }) => ({ id, topic, volume, count: keywords.length })),
    },
  });
}

addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  read(data).catch(() => answer({ state: 'failed' }));
});
