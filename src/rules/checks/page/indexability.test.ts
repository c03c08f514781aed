import { describe, expect, it } from 'vitest';
import { auditPage } from '#rules/page/audit.ts';
import { judgedBy, sampleAnswer, samplePage } from '#tests/setup/page-sample.ts';

const head = (tags: string) =>
  samplePage(`<head><title>Mug</title>${tags}</head><p>A mug that holds half a litre of tea.`);
const withHeader = (value: string) =>
  samplePage('<p>A mug that holds half a litre of tea.', {
    answer: sampleAnswer({ headers: { 'content-type': ['text/html'], 'x-robots-tag': [value] } }),
  });

describe('Directives against indexing, in any letter case, by header and per bot', () => {
  it.each([
    ['<meta name="robots" content="NOINDEX">', 0],
    ['<META NAME="Robots" CONTENT="nofollow, NoIndex, all">', 0],
    ['<meta name=googlebot content=none>', 0],
    ['<meta name="robots" content="unavailable_after: 25 Jun 2010 15:00:00 PST">', 0],
    ['<meta name="robots" content="unavailable_after: 2030-01-01">', 1],
    ['<meta name="robots" content="max-snippet:-1, max-image-preview:large">', 1],
    ['<meta property="robots" content="noindex">', 1],
    ['<meta name="bingbot" content="noindex">', 1],
    ['', 1],
  ])('%s → %d', (tags, score) => {
    expect(judgedBy('indexable', head(tags)).score).toBe(score);
  });

  it.each([
    ['noindex', 0],
    ['NOINDEX, nofollow', 0],
    ['googlebot: noindex', 0],
    ['otherbot: noindex', 1],
    ['bingbot: noindex, googlebot: index', 1],
    ['unavailable_after: Sunday, 25 Jun 2023 15:00:00 GMT', 0],
    ['max-snippet: 20', 1],
  ])('X-Robots-Tag: %s → %d', (value, score) => {
    expect(judgedBy('indexable', withHeader(value)).score).toBe(score);
  });

  it('finds single engines that are shut out, and names the place', () => {
    const result = judgedBy(
      'indexable-for-other-crawlers',
      head('\n<meta name="BingBot" content="NOINDEX">'),
    );
    expect(result).toMatchObject({ score: 0, outcome: 'failed', placeCount: 1 });
    expect(result.places[0]).toMatchObject({ line: 2, column: 1, selector: 'head > meta' });
  });

  it('caps the score and says by what', () => {
    const audit = auditPage(head('<meta name="robots" content="noindex">'));
    expect(audit.cap).toEqual({
      score: 20,
      reasons: ['The page tells search engines not to index it'],
    });
    expect(audit.score).toBeLessThanOrEqual(20);
  });
});

describe('Canonical addresses', () => {
  it.each([
    ['canonical-present', '', 0],
    ['canonical-present', '<link rel=canonical href=/mug>', 1],
    ['canonical-valid', '<link rel=canonical href=/mug>', 0.5],
    ['canonical-valid', '<link rel=canonical href="https://">', 0],
    ['canonical-single', '<link rel=canonical href=/a><link rel="CANONICAL" href=/b>', 0],
    ['canonical-single', '<link rel=canonical href=/a><link rel=canonical href=/a>', 1],
    ['canonical-target', '<link rel=canonical href="https://SHOP.example/mug#top">', 1],
    ['canonical-target', '<link rel=canonical href="https://shop.example/">', 0],
    ['canonical-target', '<link rel=canonical href="https://other.example/mug">', 0.5],
    ['canonical-in-head', '<div></div><link rel=canonical href=/mug>', 0],
  ])('%s: %s → %d', (id, tags, score) => {
    expect(judgedBy(id, head(tags)).score).toBe(score);
  });

  it('reads the Link header too', () => {
    const facts = samplePage('<p>x', {
      answer: sampleAnswer({
        headers: { link: ['</a.css>; rel=preload, <https://shop.example/mug>; rel="canonical"'] },
      }),
    });
    expect(judgedBy('canonical-target', facts).score).toBe(1);
  });
});

describe('The answer', () => {
  it.each([
    [200, 1],
    [404, 0],
    [503, 0],
  ])('HTTP %d → %d', (status, score) => {
    const facts = samplePage('<p>A page of some words, and more', { answer: sampleAnswer({ status }) });
    expect(judgedBy('http-status', facts).score).toBe(score);
    expect(auditPage(facts).score > 10).toBe(score === 1);
  });

  it('is not guessed where only HTML was given', () => {
    expect(judgedBy('http-status', samplePage('<p>x'))).toMatchObject({
      score: null,
      outcome: 'could-not-run',
      points: 0,
    });
  });

  it('names every step of a chain of redirects', () => {
    const redirects = ['http://shop.example/mug', 'https://www.shop.example/mug'].map((url) => ({
      url,
      status: 302,
      location: 'x',
    }));
    const facts = samplePage('<p>x', { answer: sampleAnswer({ redirects }) });
    expect(judgedBy('redirect-chain', facts)).toMatchObject({ score: 0.5 });
    expect(judgedBy('permanent-redirect', facts)).toMatchObject({ score: 0 });
  });
});
