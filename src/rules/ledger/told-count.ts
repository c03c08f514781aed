import { foldWord } from '#rules/text/words.ts';

/** Whether a text says "24 press-on nails" where the name has "24 pcs": one count, which is told by the thing. */
export function tellsCount(description: string, pack: string, type: string): boolean {
  const count = /^(\d+) ?(?:pcs?|pieces?|count|ct)$/iu.exec(pack)?.[1];
  const head = foldWord(type).split(' ').at(-1) ?? '';
  return (
    count !== undefined &&
    /^[\p{L}-]+$/u.test(head) &&
    new RegExp(`(?<![\\d.,])${count} (?:[\\p{L}-]+ ){0,3}${head}(?!\\p{L})`, 'u').test(foldWord(description))
  );
}

const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const countAlone = new RegExp(
  String.raw`(?<=^|[.!?\n]\s?)(\d{1,3}|${words.join('|')}) (?:in|to) (?:the|an?|each|every) (?:box|pack|packet|set|bag|tub|tin|pouch)(?:\.\s?|(?=\n|$))`,
  'giu',
);

/** A text without "Twelve in the box." where the name says "12 pack": a number alone names nothing that lies there. English. */
export function withoutCountAgain(text: string, name: string): string {
  return text
    .replace(countAlone, (whole, count: string) => {
      const at = words.indexOf(count.toLowerCase());
      const figure = at === -1 ? count : String(at + 2);
      return new RegExp(String.raw`(?<![\d.,])${figure}(?![\d.,])`, 'u').test(name) ? '' : whole;
    })
    .trim();
}
