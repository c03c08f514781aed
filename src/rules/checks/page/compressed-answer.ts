import { needsAnswer, type PageCheck } from '#rules/checks/page-check.ts';

/** Bytes under which compression gains nothing worth having (Lighthouse, document-latency-insight: 1,400). */
const small = 1_400;

export const compressedAnswer: PageCheck = {
  id: 'compressed-answer',
  outsidePatch: true,
  subject: 'Compression',
  titleGood: 'The HTML is sent compressed',
  titleBad: 'The HTML is sent uncompressed',
  why: 'Compressed HTML is a third to a fifth of its size (Lighthouse, document-latency-insight).',
  needs: needsAnswer,
  lacks: ({ source }) =>
    (source.answer?.bodyBytes ?? 0) < small ? 'The HTML is too small to gain from it.' : null,
  judge: (facts) => {
    const encoding = facts.header('content-encoding');
    const { encodedBytes, bodyBytes } = facts.source.answer!;
    return {
      score: encoding !== null && /gzip|br|zstd|deflate/i.test(encoding) ? 1 : 0,
      found: `${encoding ?? 'No compression'}, ${kilobytes(encodedBytes)} for ${kilobytes(bodyBytes)}`,
      expected: 'Content-Encoding: br, gzip or zstd',
      fix: 'Switch compression of text/html on in the server or the content network.',
    };
  },
};

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} kB`;
}
