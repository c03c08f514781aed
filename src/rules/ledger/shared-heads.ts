const fewest = 4;
const entry = /^(?:[\p{L}\d][\p{L}\d/-]*\s){1,3}(\p{Ll}{3,}s)$/u;

/**
 * A row that says the same noun with each of its entries ("twist bits, masonry bits, brad point bits, spade bits") with the
 * noun once: "twist, masonry, brad point and spade bits". English.
 */
export function withSharedHeads(text: string): string {
  if (!text.includes(', ')) return text;
  return text.replace(/[^.:;!?\n()]{24,600}/gu, (sentence) =>
    sentence.includes(', ') ? shared(sentence) : sentence,
  );
}

function shared(sentence: string): string {
  const lead = /^\s*/u.exec(sentence)![0];
  const parts = sentence.slice(lead.length).split(', ');
  const heads = parts.map((part) => entry.exec(part.trim())?.[1] ?? '');
  const told: string[] = [];
  for (let at = 0; at < parts.length;) {
    const head = heads[at]!;
    const next = head === '' ? at + 1 : heads.findIndex((other, place) => place > at && other !== head);
    const end = next === -1 ? parts.length : next;
    const row = parts.slice(at, end);
    if (row.length < fewest) told.push(...row);
    else {
      const bare = row.map((part) => part.trim().slice(0, -head.length - 1));
      told.push(...bare.slice(0, -2), `${bare.at(-2)!} and ${row.at(-1)!}`);
    }
    at = end;
  }
  return `${lead}${told.join(', ')}`;
}
