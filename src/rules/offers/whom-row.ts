import { isPeople } from './people.ts';

/** "Tax returns for landlords, freelancers and people who moved to Denver": what is done, and all for whom. */
export interface WhomRow {
  head: string;
  /** Each with the clause that says who they are: "people who moved to Denver". */
  whom: string[];
}

const clause = /\s(?:who|that|with|over|under|aged|without|living|moving|from|in|on|whose|of)\s.*$/iu;
const anyWho =
  /^(?:anyone|anybody|everyone|everybody|those|people|adults|families|couples)\s(?:who|that|with|whose|over|under)\s/iu;

/** "Dancers", "people who moved to Denver": whether an entry of an English row says for whom something is. */
function isWhom(entry: string): boolean {
  return anyWho.test(entry) || isPeople(entry.replace(clause, ''), 'en');
}

/** What a text says that is done and its row of those for whom; null where it names fewer than two. English. */
export function whomRow(text: string): WhomRow | null {
  const [, head = '', row = ''] = /^(.{3,60}?)\sfor\s(.{5,200})$/iu.exec(text.trim()) ?? [];
  if (head === '') return null;
  const at = row.search(/\s(?:who|that|whose)\s/iu);
  const plain = at === -1 ? row : row.slice(0, at);
  const entries = plain.split(/,\s(?:(?:and|or)\s)?|\s(?:and|or)\s/iu);
  const whom = [...entries.slice(0, -1), `${entries.at(-1)!}${at === -1 ? '' : row.slice(at)}`];
  return whom.length > 1 && whom.every(isWhom) ? { head, whom } : null;
}

/** "Tax returns" of such a row; "wills for unmarried couples" where the head alone may be any. The text itself where it is none. */
export function headOfWhom(text: string): string {
  const row = text.includes(' for ') ? whomRow(text) : null;
  if (row === null) return text;
  return row.head.includes(' ') ? row.head : `${row.head} for ${row.whom[0]!}`;
}

/** The entries of a list with those for whom one of them is joined to it again, as the sentence has them. English. */
export function withWhom(parts: readonly string[], sentence: string): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1) ?? '';
    const whom = /\sfor\s(?:.*,\s)?(.+)$/iu.exec(last)?.[1] ?? '';
    const from = sentence.indexOf(last);
    const to = from === -1 ? -1 : sentence.indexOf(part, from + last.length);
    if (whom !== '' && to !== -1 && isWhom(part) && isWhom(whom.split(/,\s|\s(?:and|or)\s/iu).at(-1)!))
      joined[joined.length - 1] = sentence.slice(from, to + part.length);
    else joined.push(part);
  }
  return joined;
}
