import { claimHits } from '#rules/ledger/claim-index.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Draft } from './draft.ts';

/** Characters that a title may have beyond the seller's name and still tell nothing besides it. */
const mostBeside = 8;
const longestPiece = 40;
const mostPieces = 2;

/** "Available in UK sizes H to T", "sizes XS-3XL". */
const sizesTold =
  /\b(?<unit>(?:UK |US |EU |ring |shoe )?sizes?):? (?<from>(?:\d{1,2}(?:\.5)?|[A-Z]{1,3}|[2-5]XL))(?: to | ?[-–] ?)(?<to>(?:\d{1,2}(?:\.5)?|[A-Z]{1,3}|[2-5]XL))(?![\p{L}\d])/u;
/** "Standard (70 cm x 15 cm), long (80 cm x 15 cm)": the sizes of a table by their names. */
const inBrackets = /\s\([^()]*\)/gu;
const rowOfSizes = /^[^(),]{1,24} \([^()]*\d[^()]*\), /u;
/** "Solid European oak from FSC certified forests": the stuff that a line opens with. */
const opensWithStuff = longPattern('gmu')`
  ^(?:[-–—•*✔✓▪]\uFE0F?\s)?(?:Made (?:from|of|in) (?:an? )?)?((?:\p{L}[\p{L}-]+ ){0,3}\p{L}[\p{L}-]+)(?=[.,;\n]|$| (?:from|with|by|and) )
`;
const notOfThing =
  /\b(?:no|not|without|lined|lining|box|pouch|bag|handle|lid|base|like|look|effect|free)\b/iu;

function sizesOf(description: string): string {
  const found = sizesTold.exec(description)?.groups;
  if (found === undefined) return '';
  const unit = found['unit']!.endsWith('s') ? found['unit']! : `${found['unit']!}s`;
  return `${unit} ${found['from']!} to ${found['to']!}`;
}

function namedSizes({ ledger }: Draft): string {
  const row = ledger.facts.find(({ kind, value }) => kind === 'size' && rowOfSizes.test(value))?.value ?? '';
  const names = row.replace(inBrackets, '').split(', ');
  return row === '' || names.length > 4 ? '' : `${names.slice(0, -1).join(', ')} or ${names.at(-1)!}`;
}

/** Stuffs of two words and more that open a line; a single word is taken for a fact already where it is one. */
function stuffsOf(description: string): string[] {
  return [...description.matchAll(opensWithStuff)].flatMap(([, said = '']) => {
    const hit = claimHits(said, 'en').at(-1);
    const isStuff = hit !== undefined && hit.payload.kind === 'material' && hit.end === said.length;
    const isPlain = said.includes(' ') && said.length <= longestPiece && !notOfThing.test(said);
    return isStuff && isPlain ? [said] : [];
  });
}

/**
 * What an English title of goods tells that would be the seller's bare name: of what it is, in which sizes it comes. Empty where the
 * title tells something already.
 */
export function barePieces(title: string, draft: Draft): readonly string[] {
  const { language, platform, name, brand, category, brief } = draft;
  if (language.written !== 'en' || platform.subject !== 'product' || category === 'service') return [];
  if (title.length > name.length + brand.length + mostBeside || platform.goods === 'resold') return [];
  const { description } = brief.product;
  return [...stuffsOf(description).slice(0, 1), sizesOf(description), namedSizes(draft)]
    .filter((piece) => piece !== '' && piece.length <= longestPiece)
    .slice(0, mostPieces);
}
