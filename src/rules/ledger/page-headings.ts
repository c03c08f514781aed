import { stemsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { withAddressRow } from './street-address.ts';
import { withPageLists } from './page-lists.ts';

/** Headings that any site sets over its parts: they head facts and are none. English. */
const pageHeading = longPattern('iu')`
  ^(?:(?:our |the )?(?:opening (?:hours|times)|hours|open(?:ing)?|services|treatments|classes|courses|menu
      |prices|pricing|price list|fees|rates|rooms|team|story|promise|values|location|facilities|features
      |highlights)|what (?:we (?:do|offer|serve|treat|teach)|you (?:get|will learn|learn|need)|to expect
      |to bring|else)|what['’]s (?:on|new|included|on offer)|who we are|who (?:it['’]?s|it is|this is) for
    |about(?: us| me| the \p{L}+)?|(?:get in )?(?:contact|touch)(?: us)?
    |how (?:it works|to (?:book|find us|get here|order|enrol|apply|help|donate|give)|we (?:work|help))
    |where (?:we are|to find us)|find(?:ing)? us|getting here|visit(?: us)?
    |why (?:choose(?: [\p{L}'’&.-]+){0,6}|us|book with us|join(?: us)?|we do it)|book(?:ings?)?(?: now| online| here)?
    |good to know|faqs?|frequently asked questions|testimonials|reviews|welcome(?: to our (?:web)?site)?
    |home|key (?:facts|info(?:rmation)?|features)|more info(?:rmation)?|the details|details|in short
    |overview|introduction|key dates|dates|times|dates (?:and|&) (?:times|prices)|call (?:us )?(?:today|now)
    |support us|get involved|donations?|volunteering|contact details|our impact|the numbers)\s?[:!?]?$
`;
/** Buttons and links in a row: "Request a call back   Enquire today". English. */
const invitation = longPattern('iu')`
  ^(?:(?:request (?:an? |your )?(?:free )?(?:call ?-?back|quote|demo|appointment|estimate)|(?:enquire|apply|donate|join)(?: now| today| online)?
      |get (?:an? |your )?(?:free )?(?:quote|estimate)s?(?: today| now)?|book (?:(?:an?|your|my) )?(?:free )?(?:now|today|online|table|consultation
        |appointment|call|class|demo|stay|visit)(?: now| today| online)?|start (?:an?|your) project|(?:see|view) (?:our|the|all|more) (?:work|menu|gallery
        |rooms|portfolio|services|projects)|learn more|read more|find out more|discover more|shop now|order (?:now|online)|follow(?: us)?|sign up|subscribe
      |call (?:us )?(?:now|today)|contact us(?: today| now)?|get in touch|get started|get directions|buy now|volunteer (?:now|today|with us)|(?:see|view|read) our (?:full )?(?:[\p{L}]+ )?(?:wish list|story)|meet the (?:team|owners?)|send (?:us )?(?:an? )?(?:message|email)|accredited by|as seen (?:in|on))
    [\s.!→>|·:]{0,4}){1,4}$
`;
/** Heads of tables and of rows that tell nothing themselves. English. */
const rowHead =
  /^(?:(?:time ?slots?|day|days|service|item|treatment|class|time)s? (?:rate|price|cost|time|fee|hours?)s?|(?:additional|further|other) (?:details|info(?:rmation)?)|(?:simple,? )?(?:(?:clear|transparent|honest|fair|our|upfront),? ){0,2}(?:pricing|prices|rates)|days? ?[/&] ?times?|attention|location|(?:copyright|\(c\)) [^\n]{0,120}|[^\n]{0,120}\ball rights reserved)\s?[:.]?$/iu;
/** "We offer:", "common problems include:": what opens a list that stands below it, and says nothing without it. English. */
const listOpener =
  /^(?=[^\n]{4,160}$)[^.!?\n]{0,150}(?:(?:^|[\s,])(?:offer|offers|include|includes|are|provide|provides|cover|covers|need people to|as follows)|following(?: \p{L}+){0,2}|(?:problems|faults|issues|signs|symptoms)[^.!?:\n]{0,20})\s?(?:[:…]|\.{3})$/iu;
/** Lists of what goes wrong are no offer of a firm. English. */
const listsFaults = /\b(?:problems|faults|issues|symptoms|warning signs|signs (?:of|that|your))\b/iu;
/** "Problems that we fix" are what one comes for. English. */
const mends = /\b(?:we|our|us|fix|fixes|repair|solve|treat|help|cure|resolve)\b/iu;
/** "Please click the photos", "continue to browse our website", "using the form above": what a reader does on the page. English. */
const onPage = longPattern('gimu')`
  (?<=^|[.!?]\s)(?:(?:for (?:more|further) (?:details?|info(?:rmation)?)[^.!?\n]{0,60}?,? )?(?:please )?(?:click|browse|continue to browse|scroll|tap|hover|see below
      |use the (?:links?|menu|form|buttons?)|fill (?:in|out) (?:the|our) (?:[a-z]+ )?form)\b[^.!?\n]{0,120}
    |(?:reach out|contact us|get in touch) using the form (?:above|below)[^.!?\n]{0,120}
    |(?:so )?come (?:and |on )?see what we(?:[’']re| are)(?: all)? about|thank you for (?:your interest|visiting|stopping by)\b[^.!?\n]{0,120})(?:[.!?]|$)\s?
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

const faultWords = 7;
const listedWords = 10;

/** Whether a list stands below its opener, an empty line between them or not. */
function isListed(first: string, second: string): boolean {
  const entry = first.trim() === '' ? second.trim() : first.trim();
  return entry !== '' && entry.split(/\s+/u).length <= listedWords && !/[!?:]$/u.test(entry);
}

function withoutClicks(text: string): string {
  if (
    !/click|browse|scroll|see what|thank you|including\.|\btap\b|hover|see below|use the|fill (?:in|out)|form (?:above|below)/iu.test(
      text,
    )
  )
    return text;
  const plain = text
    .replace(onPage, '')
    .replace(/,? (?:including|such as)\.(?=\s|$)/giu, '.')
    .trim();
  return plain === '' ? text : plain;
}

/** The text of an English page without the headings of its parts and without its own name over it. */
export function withoutPageHeadings(given: string, names: readonly string[]): string {
  const text = withAddressRow(withPageLists(withoutClicks(given.replace(timeStroke, '$1–'))));
  if (!text.includes('\n') && !/^\P{L}{0,4}welcome to /iu.test(text)) return text;
  const own = new Set(names.flatMap(stemsOf));
  const isOwn = (line: string): boolean => {
    const stems = stemsOf(line).filter((stem) => stem.length > 2);
    return stems.length > 0 && line.length < longestName && stems.every((stem) => own.has(stem));
  };
  const told: string[] = [];
  let cover = '';
  let isOfFaults = false;
  const lines = text.split('\n');
  const isSite = lines.some((line) => pageHeading.test(plain(line)));
  for (const [at, line] of lines.entries()) {
    const bare = plain(line);
    if (bare === '' && line.trim() === '') {
      isOfFaults = false;
      told.push(line);
      continue;
    }
    if (telling.test(bare)) {
      cover = 'Areas covered: ';
      continue;
    }
    if (listsFaults.test(bare) && !mends.test(bare) && (bare.endsWith(':') || listOpener.test(bare))) {
      isOfFaults = true;
      continue;
    }
    // A list of faults ends where a sentence, a heading or an empty line stands.
    if (isOfFaults && bare.split(' ').length <= faultWords && !/[.!?:]$/u.test(bare)) continue;
    isOfFaults = false;
    if (invitation.test(bare) || rowHead.test(bare)) continue;
    if (listOpener.test(bare) && isListed(lines[at + 1] ?? '', lines[at + 2] ?? '')) continue;
    if (pageHeading.test(bare) || isOwn(bare.replace(/^about (?=\p{L})/iu, ''))) continue;
    if (isSite && (lines[at - 1] ?? '').trim() === '' && labels(bare, lines[at + 1] ?? '', lines[at + 2])) {
      cover = `${bare}: `;
      continue;
    }
    told.push(
      `${cover}${line.replace(greeting, (_, before: string, first: string) => before + first.toUpperCase())}`,
    );
    cover = '';
  }
  const plainText = told
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
  return plainText === '' ? text : plainText;
}
