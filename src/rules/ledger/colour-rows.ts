import { claimHits } from './claim-index.ts';
import { shades } from './details.ts';

/** Colours that are a stuff or a plant elsewhere, and colours only in a row with others. */
const onlyInRow =
  /^(?:charcoal|moss|sand|slate|stone|oatmeal|mustard|sage|rust|silver|gold|copper|bronze|olive|clay|plum|mint|peach|lavender|cream|ivory|clear|multi|natural|oak|walnut|rose|sky|ocean|forest|berry|wine|coffee|chocolate|caramel|honey|mocha|latte|blush|nude|bone|oat|ecru|ash|ink|mauve|denim|graphite|pine|espresso|taupe|indigo|lilac|coral|aqua|midnight|onyx|pebble|fog|smoke|storm|eucalyptus|seafoam|lemon|lime|cherry|ruby|emerald|apricot|cinnamon|toffee|tobacco|cognac|saddle|heather|pewter|chestnut|aubergine)$/u;

/** A colour that nothing else can be: one of these opens the look at a row. */
const sureColour =
  /(?<!\p{L})(?:black|white|gr[ae]y|red|blue|green|yellow|pink|purple|brown|beige|navy|tan|cream|charcoal|orange|teal|khaki|burgundy|turquoise|ivory)(?!\p{L})/iu;

const row = /(?<before>^|[,.;:\n]\s?)(?<clause>\p{L}{3,}(?: \p{L}{2,}){2,7})(?=$|[,.;\n])/gu;
/** "Made in Leicester, charcoal, moss and rust": behind such words a list would go on. */
const goesOn = /\b(?:in|from|with|by|of|for) \p{L}+(?: \p{L}+)?$/u;
const joint = /^(?:and|or|&)$/iu;
const fewest = 3;

/** The colours of a clause that names nothing else, as it groups them ("light grey", "navy blue"); null for any other clause. */
function coloursOf(clause: string): string[] | null {
  const words = clause.split(' ');
  const known = new Set(
    claimHits(clause, 'en').flatMap(({ payload, start, end }) =>
      payload.kind === 'colour' ? [clause.slice(start, end).toLowerCase()] : [],
    ),
  );
  const found: string[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at]!.toLowerCase();
    const pair = `${word} ${words[at + 1]?.toLowerCase() ?? ''}`;
    if (joint.test(word)) {
      // Behind the joint stands the last of them.
      if (found.length === 0 || at === words.length - 1) return null;
      at += 1;
    } else if (known.has(pair) || (shades.has(word) && known.has(words[at + 1]?.toLowerCase() ?? ''))) {
      found.push(`${words[at]!} ${words[at + 1]!}`);
      at += 2;
    } else if (known.has(word) || onlyInRow.test(word)) {
      found.push(words[at]!);
      at += 1;
    } else return null;
  }
  return found;
}

/** "Tan navy or green", "brown cream black pink": a row of colours with the commas that its seller left out. English. */
export function withColourCommas(text: string): string {
  if (!sureColour.test(text)) return text;
  return text.replace(row, (whole, before: string, clause: string, at: number) => {
    if (!sureColour.test(clause)) return whole;
    const colours = coloursOf(clause);
    if (colours === null || colours.length < fewest) return whole;
    const said = clause.toLowerCase().includes(' or ') ? 'or' : 'and';
    const parted = before === ', ' && goesOn.test(text.slice(Math.max(0, at - 40), at)) ? '; ' : before;
    return `${parted}${colours.slice(0, -1).join(', ')} ${said} ${colours.at(-1)!}`;
  });
}

/** Clauses of an English list with the colours between which a buyer chooses as one of them: "tan, navy or green". */
export function joinedColours(clauses: readonly string[]): readonly string[] {
  const last = clauses.findIndex((clause) => / (?:and|or) /iu.test(clause) && coloursOf(clause) !== null);
  if (last < 1) return clauses;
  let first = last;
  while (first > 0 && coloursOf(clauses[first - 1]!)?.length === 1) first -= 1;
  if (first === last) return clauses;
  return [...clauses.slice(0, first), clauses.slice(first, last + 1).join(', '), ...clauses.slice(last + 1)];
}

/** "Moss green, black or tan": nothing but colours, of which each is one. English. */
export function namesOnlyColours(text: string): boolean {
  return text.split(/,? (?:or|and|&) |, /u).every((entry) => coloursOf(entry)?.length === 1);
}

const choice =
  /(?<=^|,\s)(?:\p{Ll}+(?: \p{Ll}+)?, ){1,7}\p{Ll}+(?: \p{Ll}+)?,? and \p{Ll}+(?: \p{Ll}+)?(?=,|$)/u;

/** Three colours and more that stand alone in a row, "black, plum and forest": what one chooses among; empty for any other row. */
export function coloursInRow(clause: string): string[] {
  const entries = choice.exec(clause)?.[0].split(/, (?:and )?| and /u) ?? [];
  while (entries.length > 0 && coloursOf(entries[0]!)?.length !== 1) entries.shift();
  return entries.length >= fewest && entries.every((entry) => coloursOf(entry)?.length === 1) ? entries : [];
}
