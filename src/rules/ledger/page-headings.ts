import { stemsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** Headings that any site sets over its parts: they head facts and are none. English. */
const pageHeading = longPattern('iu')`
  ^(?:(?:our |the )?(?:opening (?:hours|times)|hours|open(?:ing)?|services|treatments|classes|courses|menu
      |prices|pricing|price list|fees|rates|rooms|team|story|promise|values|location|facilities|features
      |highlights)|what (?:we (?:do|offer|serve|treat|teach)|you (?:get|will learn|learn|need)|to expect
      |to bring|else)|what['’]s (?:on|new|included|on offer)|who we are|who (?:it['’]?s|it is|this is) for
    |about(?: us| me| the \p{L}+)?|(?:get in )?(?:contact|touch)(?: us)?
    |how (?:it works|to (?:book|find us|get here|order|enrol|apply|help|donate|give)|we (?:work|help))
    |where (?:we are|to find us)|find(?:ing)? us|getting here|visit(?: us)?
    |why (?:choose |us|choose us|book with us|join(?: us)?|we do it)|book(?:ings?)?(?: now| online| here)?
    |good to know|faqs?|frequently asked questions|testimonials|reviews|welcome(?: to our (?:web)?site)?
    |home|key (?:facts|info(?:rmation)?|features)|more info(?:rmation)?|the details|details|in short
    |overview|introduction|key dates|dates|times|dates (?:and|&) (?:times|prices)|call (?:us )?(?:today|now)
    |support us|get involved|our impact|the numbers)\s?[:!?]?$
`;
/** A heading whose lines below would say nothing without it. */
const telling = /^(?:the )?areas? (?:we (?:cover|serve)|covered|served)\s?:?$/iu;
/** "Welcome to our little café" says that it is a little café. */
const greeting = /^(\P{L}{0,4})welcome to (\p{L})/iu;
const marks = /\p{Extended_Pictographic}|\uFE0F|\u200D|\u20E3|[#*=_~|•–—]|(?<!\p{L})-|-(?!\p{L})/gu;

const plain = (line: string): string => line.replace(marks, ' ').replace(/\s+/gu, ' ').trim();
const longestName = 60;
const fewestBelow = 4;
const headingWords = 3;

/** "Food" over one line that stands alone below it: its label. */
function labels(bare: string, below: string, behind: string | undefined): boolean {
  return (
    /^\p{Lu}[\p{L}’'& -]{2,}$/u.test(bare) &&
    bare.split(' ').length <= headingWords &&
    below.trim().split(/\s+/u).length >= fewestBelow &&
    !/^[^.]{0,40}:\s/u.test(below) &&
    (behind ?? '').trim() === ''
  );
}

/** "Monday to Friday, 7.30am – 6pm": a stroke between two times parts no two facts. */
const timeStroke = /(\d(?:[.:]\d\d)?(?: ?[ap]m)?) [–—-] (?=\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?(?![\p{L}\d]))/giu;

/** The text of an English page without the headings of its parts and without its own name over it. */
export function withoutPageHeadings(given: string, names: readonly string[]): string {
  const text = given.replace(timeStroke, '$1–');
  if (!text.includes('\n') && !/^\P{L}{0,4}welcome to /iu.test(text)) return text;
  const own = new Set(names.flatMap(stemsOf));
  const isOwn = (line: string): boolean => {
    const stems = stemsOf(line).filter((stem) => stem.length > 2);
    return stems.length > 0 && line.length < longestName && stems.every((stem) => own.has(stem));
  };
  const told: string[] = [];
  let cover = '';
  const lines = text.split('\n');
  const isSite = lines.some((line) => pageHeading.test(plain(line)));
  for (const [at, line] of lines.entries()) {
    const bare = plain(line);
    if (bare === '' && line.trim() === '') {
      told.push(line);
      continue;
    }
    if (telling.test(bare)) {
      cover = 'Areas covered: ';
      continue;
    }
    if (pageHeading.test(bare) || isOwn(bare)) continue;
    if (isSite && (lines[at - 1] ?? '').trim() === '' && labels(bare, lines[at + 1] ?? '', lines[at + 2])) {
      cover = `${bare}: `;
      continue;
    }
    told.push(
      `${cover}${line.replace(greeting, (_, before: string, first: string) => before + first.toUpperCase())}`,
    );
    cover = '';
  }
  return told
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}
