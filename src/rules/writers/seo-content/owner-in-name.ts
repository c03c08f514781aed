import { foldWord, stemsOf } from '#rules/text/words.ts';
import { opensWithOrder, shapeOf } from '#rules/ledger/shape.ts';
import { isSentenceName } from '#rules/ledger/said-page-name.ts';
import { behindNameIs, isOwnersName } from '#rules/ledger/page-names.ts';
import type { Draft } from './draft.ts';
import { upperFirst } from './english-words.ts';
import { lowerItem } from './subject.ts';

/** "Staff rota software" of a "Rotaboard staff rota software" that Rotaboard offers; empty where a name holds no owner before it. */
export function withoutOwner(thing: string, draft: Draft): string {
  const owner = draft.brief.businessName;
  const rest = thing.slice(owner.length + 1).replace(/^[-–—:|]\s/u, '');
  // "Ledgerleaf for charities" of Ledgerleaf: what it is goes before whom it is for.
  const told = /^for\s/iu.test(rest) && draft.type !== '' ? `${draft.type} ${rest.split(', ')[0]!}` : rest;
  return draft.language.written === 'en' &&
    owner !== '' &&
    foldWord(thing).startsWith(`${foldWord(owner)} `) &&
    // "2026 two-day carving festival" of Spoon Days 2026 has lost what the year is of.
    !/^20\d\d\s/u.test(told) &&
    stemsOf(told).length > 1
    ? upperFirst(told)
    : '';
}

const mostOfKind = 60;

/**
 * "Inventory software for small breweries": what the first words of a description call the offer, where its name is only
 * that of its owner; empty for any other. English.
 */
export function kindBehindName({ brief, name, language }: Draft): string {
  if (language.written !== 'en' || !isOwnersName(name, brief.businessName)) return '';
  const told = behindNameIs(brief.product.description, name);
  const first = (/^[^.!?\n]+/u.exec(told)?.[0] ?? '').trim();
  const said = new Set(stemsOf(name));
  const isKind = (text: string): boolean =>
    text.length <= mostOfKind &&
    /\p{L}\s\p{L}/u.test(text) &&
    !/[\d:;£$€]/u.test(text) &&
    !stemsOf(text).some((stem) => said.has(stem)) &&
    shapeOf(text, 'en') === 'noun' &&
    !opensWithOrder(text);
  // "Bed and breakfast in Whitby" of "…, 3 double rooms, sea view from two of them".
  const kind = [first, first.split(', ')[0]!].find(isKind);
  return kind === undefined ? '' : lowerItem(kind.replace(/^(?:an?|the|our)\s/iu, ''));
}

/** What is offered with whom it is for, and with fewer of them where all are too many: "for cafés, pubs and small restaurants". */
export function forWhomOf(thing: string, draft: Draft): string[] {
  const audience = (draft.brief.fields['targetAudience'] ?? '').replace(/^for\s/iu, '');
  if (audience === '' || /[.!?\d]/u.test(audience)) return [];
  const whom = audience.split(/,\s(?:and\s)?|\sand\s/u);
  // "Café and restaurant owners" are one.
  const areApart = whom.every((text) => text.endsWith('s'));
  return (areApart ? whom : whom.slice(0, 1)).map(
    (_, at) => `${thing} for ${draft.lexicon.list(areApart ? whom.slice(0, whom.length - at) : [audience])}`,
  );
}

/**
 * "Peluquería" of "mechas balayage", "Fahrschule" of "Führerschein Klasse B": whose shelf a page's offer stands on is no noun of it;
 * nor does a noun stand behind a name that is a sentence.
 */
export function isTrade({ brief, ledger, language, platform, name }: Draft): boolean {
  return (
    platform.subject === 'page' &&
    language.written !== 'en' &&
    name.includes(' ') &&
    (foldWord(brief.product.category).includes(foldWord(ledger.productType)) ||
      isSentenceName(name, language.written))
  );
}

/** "Oxnop Barn is a stone barn in Swaledale": a sentence that says what its firm is. */
export function definesOwner(sentence: string, { brief }: Draft): boolean {
  const owner = foldWord(brief.businessName);
  const said = foldWord(sentence);
  return (
    owner !== '' &&
    ['is', 'are', 'ist', 'sind', 'est', 'es'].some((verb) => said.startsWith(`${owner} ${verb} `))
  );
}

const isCalled =
  /^(?:is|are|ist|sind|est|es) (?:(?:an?|the|your|eine?|der|die|das|une?|una|el|la|le|l[’'](?=\p{L}))\s?)?(\p{L}.{8,})$/u;

/** "Inventory software for small museums" of "Stackwell is inventory software for small museums": what a firm's first sentence says that it is, for a heading; else empty. */
export function definition(sentence: string, draft: Draft): string {
  const owner = draft.brief.businessName;
  if (!definesOwner(sentence, draft) || !sentence.startsWith(`${owner} `)) return '';
  return upperFirst(isCalled.exec(sentence.slice(owner.length + 1))?.[1] ?? '');
}
