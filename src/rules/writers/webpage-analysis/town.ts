import { titlesFirstPage } from '#rules/checks/page/title-says-something.ts';
import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { readProse } from '#rules/facts/page/prose.ts';
import { foldWord } from '#rules/text/words.ts';
import { besideTown } from './beside-town.ts';
import { brandOf } from './brand-name.ts';
import { townInData } from './named-by-data.ts';
import { isShop, postalTown } from './postal-town.ts';

/** A town behind what was left out. */
export const inTown =
  /\s(?:in|à|en|em)\s\p{Lu}[\p{L}’']{1,30}(?:(?:[\s-]|\s(?:de|do|da|del|di|d['’]|upon|on|sur|am|an der)\s)\p{Lu}[\p{L}’']{1,30}){0,2}(?=[,.;]|\s|$)/u;

/** The same in Italian, whose word for it is an article elsewhere. */
const inItalianTown =
  /\sa\s\p{Lu}[\p{L}’']{2,30}(?:(?:[\s-]|\s(?:di|del|al)\s)\p{Lu}[\p{L}’']{1,30}){0,2}(?=[,.;]|\s|$)/u;

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
  const { tag } = facts.derive(readProse).language;
  if (town === '') return isHome(facts) ? besideTown(firstSentence(facts), tag) : '';
  const word = inWord[tag];
  return word === undefined ? '' : ` ${word} ${town}`;
}

/** The first page of a site, or of one of its languages: by its address, else by what its title calls it. */
export function isHome(facts: PageFacts): boolean {
  return facts.derive(readHome);
}

function readHome({ source, head }: PageFacts): boolean {
  return (
    titlesFirstPage(head.title ?? '') ||
    /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?(?:(?:index|home)(?:\.\w+)?)?$/iu.test(
      new URL(source.finalUrl).pathname,
    )
  );
}

const aboutPage =
  /^(?:about(?:-us)?|our-story|who-we-are|ueber-uns|über-uns|wir-ueber-uns|a-propos|qui-sommes-nous|quienes-somos|sobre-nosotros|chi-siamo|over-ons)$/u;

/** A page that tells of the house as a whole, wherever it stands. */
function isAboutPage({ source }: PageFacts): boolean {
  const last = new URL(source.finalUrl).pathname.split('/').findLast((part) => part !== '') ?? '';
  return aboutPage.test(last.toLowerCase().replace(/\.\w+$/u, ''));
}

const ofTown = /^(?:de|di|von|zu|of|van)$/u;

/** A town of the page's beginning that its host names too: "in Kiel" on elektro-hansen-kiel.de. */
function townInHost(facts: PageFacts): string {
  const { head, headings, source, text } = facts;
  const host = new URL(source.finalUrl).hostname;
  const word = inWord[facts.derive(readProse).language.tag];
  if (word === undefined || isShop(facts)) return '';
  const brand = foldWord(brandOf(facts));
  const read = [
    head.title ?? '',
    ...headings.slice(0, 6).map((heading) => heading.text),
    text.main.slice(0, 1_000),
  ].join('\n');
  const pieces = host.split(/[.-]/u);
  for (const [, joint = '', town = ''] of read.matchAll(/\s(\p{L}{1,3})\s(\p{Lu}[\p{L}-]{3,25})/gu)) {
    const folded = foldWord(town);
    if (brand.startsWith(folded) || !host.includes(folded)) continue;
    // "Le marché de Dijon" on comptoirdeshalles-dijon.fr.
    if (joint.toLowerCase() === word || (ofTown.test(joint) && pieces.includes(folded))) return town;
  }
  return '';
}

/** Where the business of the page is: by its structured data or its address, else by the title or heading of the site's first page. */
export function townOf(facts: PageFacts): string {
  return facts.derive(readTown);
}

const countries =
  /^(?:Deutschland|Österreich|Germany|Austria|Switzerland|England|Scotland|Wales|Britain|Great|Ireland|Europe?a?|France|Spain|España|Italy|Italia|America|United|Canada|Australia|Portugal|Brasil|México|Argentina|Chile|Colombia|Frankreich|Spanien|Italien|Europa)(?!\p{L})/u;

/** "In und um Kempten" is in Kempten. */
const andAround =
  /\s(in|à|en|a)\s(?:und um|und rund um|and around|et (?:autour|aux alentours) de|y alrededores de|e dintorni di)\s/u;

/** What the page's first paragraph begins with. */
function firstSentence({ text }: PageFacts): string {
  const opening = text.mainBlocks.find((block) => block.heading === 0 && block.text.length > 60);
  return opening?.text.slice(0, 200).split(/(?<=[.!?])\s/u)[0] ?? '';
}

function readTown(facts: PageFacts): string {
  const told = townInData(facts) || facts.derive(townInHost) || facts.derive(postalTown);
  if (told !== '' || !(isHome(facts) || isAboutPage(facts))) return told;
  const lines = [
    ...facts.headings.filter(({ level }) => level === 1).map(({ text }) => text),
    facts.head.title ?? '',
  ];
  // What the first sentence of a small site says, is where it works: "für kleine Unternehmen in Leipzig".
  const word = inWord[facts.derive(readProse).language.tag];
  for (const line of [...lines, firstSentence(facts)]) {
    const placed = line.replace(andAround, ' $1 ');
    const [found] = (word === 'a' ? inItalianTown : inTown).exec(placed) ?? [];
    const town = found?.replace(/^\s\S+\s/u, '') ?? '';
    // "En Bourgogne" names the region.
    if (word !== undefined && found !== undefined && !found.startsWith(` ${word} `)) continue;
    if (town !== '' && !countries.test(town)) return town;
  }
  return '';
}
