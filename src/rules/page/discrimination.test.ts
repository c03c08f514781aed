import { describe, expect, it } from 'vitest';
import { sampleAnswer, samplePage } from '#tests/setup/page-sample.ts';
import { auditPage } from './audit.ts';

// The same virtues and faults as in Lighthouse's own pages for its SEO category (cli/test/fixtures/seo, Apache-2.0),
// written anew: what is good about seo-tester.html, what is bad about seo-failure-cases.html.
const good = samplePage(
  `<!doctype html><html><head><title>SEO audit tester</title><meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1.0, minimum-scale=1.0">
  <meta name="Description" content="The first place to try how a page is read by search engines">
  <link rel="alternate" hreflang="es" href="https://lat.example.com"><LINK REL="ALTERNATE" HREFLANG="ru-RU" HREF="https://ru.example.com">
  <link rel="alternate" href="http://example.com/" hreflang="x-default"><link rel="canonical" href="https://shop.example/mug">
  <link rel="stylesheet" href="styles.css"></head><body><link rel="alternate" hreflang="nonsense" href="https://n.example.com">
  <h1>SEO</h1><h2>Anchor text</h2><a href="https://example.com">descriptive link</a><a href="#local">click this</a>
  <a href="https://example.com/x.html" rel="nofollow">click this</a><a href="javascript:;">click this</a>
  <h2>Small text</h2><p style="font-size:10px"> 5 </p><a href="/pass">Some link</a><a onclick="x()">Some link</a></body></html>`,
  { answer: sampleAnswer() },
);
const failing = samplePage(
  `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="invalid-content=should_have_looked_it_up">
  <meta name="RoBots" content="nofollow, NOINDEX, all"><link rel="alTeRnate" hreflang="xx" href="https://xx.example.com">
  <link rel="alternate" hreflang="es"><link rel="alternate" hreflang="es" href="/example.html"><link rel="canonical" href="https://example.com/other">
  </head><body><h1>SEO</h1><h2>Anchor text</h2><a href="https://example.com">click this</a><a href="/test.html"> click this </a>
  <a href="/test.html">CLICK THIS</a><a href="javascript:void(0)">Some link</a><a onclick="window.open('x')">Some link</a></body></html>`,
  {
    answer: sampleAnswer({
      status: 403,
      headers: {
        'content-type': ['text/html'],
        'x-robots-tag': ['none', 'noindex'],
        link: [
          '<http://www.example.com/>; rel="canonical"',
          '<http://example.com>;rel="alternate";hreflang="xx"',
        ],
      },
    }),
  },
);

describe('Pages as Lighthouse has them for its SEO category', () => {
  it('stand at least 40 points apart', () => {
    expect(auditPage(good).score - auditPage(failing).score).toBeGreaterThanOrEqual(40);
    expect(auditPage(failing).score).toBeLessThanOrEqual(10);
  });

  it('finds each of the faults', () => {
    const failed = new Set(
      auditPage(failing)
        .checks.filter(({ outcome }) => outcome === 'failed' || outcome === 'improvable')
        .map(({ id }) => id),
    );
    for (const id of 'title-present description-present indexable page-not-nofollow http-status viewport hreflang-valid canonical-single links-crawlable link-text'.split(
      ' ',
    ))
      expect(failed).toContain(id);
  });

  it('reads language versions in the head only', () => {
    expect(auditPage(good).checks.find(({ id }) => id === 'hreflang-valid')).toMatchObject({
      outcome: 'passed',
    });
  });
});
