const author = /(?<=\b[Bb]y )(\p{Ll}{2,20}) (\p{Ll}{2,20})(?=\s?[,.;:\n]|$)/gu;

const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "Seven paperbacks by terry pratchett" of a text that was shouted: who is named in the product's name too keeps capitals. */
export function withAuthors(text: string, name: string): string {
  if (!/\b[Bb]y \p{Ll}/u.test(text)) return text;
  const known = ` ${name.toLowerCase()} `;
  return text.replace(author, (pair, first: string, last: string) =>
    known.includes(` ${first} ${last} `) && /\p{Lu}/u.test(name)
      ? `${upperFirst(first)} ${upperFirst(last)}`
      : pair,
  );
}
