import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { readProse } from '#rules/facts/page/prose.ts';
import { foldWord } from '#rules/text/words.ts';
import { brandOf } from './brand-name.ts';
import { townInData } from './named-by-data.ts';
import { postalTown } from './postal-town.ts';

/** A town behind what was left out. */
export const inTown = /\s(?:in|à|en|em)\s\p{Lu}[\p{L}’']{1,30}(?:[\s-]\p{Lu}[\p{L}’']{1,30})?(?=[,.;]|\s|$)/u;

const inWord: Readonly<Partial<Record<string, string>>> = {
  en: 'in',
  de: 'in',
  es: 'en',
  fr: 'à',
  it: 'a',
  pt: 'em',
  nl: 'in',
};

/** The town of the business as it stands behind what it does: " in Shrewsbury". Empty where it is not known. */
export function behindTown(facts: PageFacts): string {
  const town = townOf(facts);
  const word = inWord[facts.derive(readProse).language.tag];
  return town === '' || word === undefined ? '' : ` ${word} ${town}`;
}

/** The first page of a site, or of one of its languages. */
export function isHome({ source }: PageFacts): boolean {
  return /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?(?:(?:index|home)(?:\.\w+)?)?$/iu.test(
    new URL(source.finalUrl).pathname,
  );
}

/** A town of the page's beginning that its host names too: "in Kiel" on elektro-hansen-kiel.de. */
function townInHost(facts: PageFacts): string {
  const { head, headings, source, text } = facts;
  const host = new URL(source.finalUrl).hostname;
  const word = inWord[facts.derive(readProse).language.tag];
  if (word === undefined) return '';
  const brand = foldWord(brandOf(facts));
  const read = [
    head.title ?? '',
    ...headings.slice(0, 6).map((heading) => heading.text),
    text.main.slice(0, 1_000),
  ].join('\n');
  for (const [, joint = '', town = ''] of read.matchAll(/\s(\p{Ll}{1,3})\s(\p{Lu}[\p{L}-]{3,25})/gu))
    if (joint === word && host.includes(foldWord(town)) && !brand.startsWith(foldWord(town))) return town;
  return '';
}

/** Where the business of the page is: by its structured data or its address, else by the title or heading of the site's first page. */
export function townOf(facts: PageFacts): string {
  return facts.derive(readTown);
}

const countries =
  /^(?:Deutschland|Österreich|Germany|Austria|Switzerland|England|Scotland|Wales|Britain|Great|Ireland|Europe?a?|France|Spain|España|Italy|Italia|America|United|Canada|Australia|Portugal|Brasil|México|Argentina|Chile|Colombia|Frankreich|Spanien|Italien|Europa)(?!\p{L})/u;

function readTown(facts: PageFacts): string {
  const told = townInData(facts) || facts.derive(townInHost) || facts.derive(postalTown);
  if (told !== '' || !isHome(facts)) return told;
  const lines = [
    ...facts.headings.filter(({ level }) => level === 1).map(({ text }) => text),
    facts.head.title ?? '',
  ];
  // What the first sentence of a small site says, is where it works: "für kleine Unternehmen in Leipzig".
  const opening = facts.text.mainBlocks.find(({ heading, text }) => heading === 0 && text.length > 60);
  const [first = ''] = opening?.text.slice(0, 200).split(/(?<=[.!?])\s/u) ?? [];
  for (const line of [...lines, first]) {
    const [found] = inTown.exec(line) ?? [];
    const town = found?.replace(/^\s\S+\s/u, '') ?? '';
    if (town !== '' && !countries.test(town)) return town;
  }
  return '';
}
