import { headerCheck } from '#rules/checks/header-check.ts';

export const cachingDeclared = headerCheck({
  id: 'caching-declared',
  subject: 'Caching of the page',
  titleGood: 'The answer says how long it may be kept',
  titleBad: 'The answer does not say how long it may be kept',
  why: 'Without it each browser and content network guesses; with an ETag a return visit costs one short question.',
  header: 'cache-control',
  isGood: (value) => value.trim() !== '',
  otherwise: (facts) => facts.header('etag') !== null || facts.header('last-modified') !== null,
  expected: 'Cache-Control, ETag or Last-Modified',
  fix: 'Send Cache-Control: no-cache with an ETag, or a max-age that fits.',
});
