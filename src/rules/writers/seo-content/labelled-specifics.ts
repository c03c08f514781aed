import type { NamedValue } from '#contract/seo-content.ts';
import { countCharacters } from '#rules/text/count.ts';
import { countPieces } from '#rules/text/spaces.ts';
import type { Draft } from './draft.ts';
import { upperFirst } from './english-words.ts';
import { hasPraise } from './praise.ts';

const ownLabel = /^(\p{Lu}[\p{L}\p{N} ()./-]{1,38}?)\s?:\s+(\S.*)$/u;
/** Labels whose value is a text of its own, or that are no trait of the thing. */
const noSpecific =
  /^(?:note|hinweis|nota|remarque|attention|achtung|care|pflege|description|beschreibung|product name|name|title|price|preis|shipping|versand|contact|body only|moq|packing|body|condition|zustand|estado|état)$/iu;

/** "Max torque: 130 Nm": a line that a seller pasted with its label is a specific already. */
export function labelledSpecifics(draft: Draft): NamedValue[] {
  const { description, rows = [] } = draft.brief.product;
  const typed = description
    .split('\n')
    .map((line) => ownLabel.exec(line.trim()))
    .filter((match) => match !== null)
    .map((match) => ({ name: match[1]!.trim(), value: match[2]!.replace(/[.\s]+$/u, '') }));
  const told = rows.map(({ name, value }) => ({ name: upperFirst(name), value }));
  return [...told, ...typed].filter(
    ({ name, value }) =>
      !noSpecific.test(name) &&
      countCharacters(name) <= 40 &&
      countPieces(value) <= 8 &&
      !/[.!?]\s/u.test(value.replace(/^(?:ca|env|aprox|max|min)\.\s/iu, '')) &&
      !hasPraise(value, draft.language.written),
  );
}
