import { getDomainWithoutSuffix } from 'tldts';
import { isPlaceholderTitle } from '#rules/checks/page/title-says-something.ts';
import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { foldWord } from '#rules/text/words.ts';
import { isFurniture } from './every-site.ts';
import { withoutWelcome } from './slogan.ts';

/** What parts a title tag from the name of its site. */
export const separators = /\s+[|•·»–—]\s+|\s+-\s+|\s*[|｜]\s*/u;

const longestName = 30;
/** Units of a title that are read. */
const readLength = 400;

/** The host's own word, without marks: "oakandiron" of www.oak-and-iron.com. */
export function hostOf({ source }: PageFacts): string {
  return foldWord(getDomainWithoutSuffix(source.finalUrl) ?? '').replaceAll(/[^a-z0-9]/g, '');
}

/** A name as a host spells it: letters and figures alone, small and without marks. */
export function spelledPlainly(name: string): string {
  return foldWord(name).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The part of the title that names the site; empty where none does. */
export function nameInTitle(facts: PageFacts, host: string): string {
  const parts = (facts.head.title ?? '')
    .slice(0, readLength)
    .split(separators)
    .map((part) => withoutWelcome(part).trim());
  const [front = ''] = parts;
  if (parts.length === 1)
    return front.split(' ').length <= 4 && foldWord(front).length > 4 && isOfHost(front, host) ? front : '';
  return (
    parts.find((part) => isOfHost(part, host) && !repeatsWords(part)) ??
    (besidePlaceholder(facts, parts) || besideSubject(facts, parts))
  );
}

/** What stands beside "Home" and begins a sentence of the page is who speaks. */
function besidePlaceholder({ text }: PageFacts, parts: readonly string[]): string {
  const [name = '', ...others] = parts.filter((part) => !isPlaceholderTitle(part));
  return parts.length === 2 &&
    others.length === 0 &&
    name !== '' &&
    name.length <= longestName &&
    text.mainBlocks.some((block) => block.heading === 0 && block.text.startsWith(`${name} `))
    ? name
    : '';
}

/**
 * A part of the title that the menu or the footer says too, or what stands beside the part of which the main
 * heading speaks: "Zahnersatz | Praxis Dr. Wolf" over "Zahnersatz in Gera".
 */
function besideSubject({ headings, parts: { blocks }, text }: PageFacts, parts: readonly string[]): string {
  const heading = foldWord(headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? '');
  const isSubject = (part: string): boolean =>
    heading !== '' && (heading.includes(foldWord(part)) || foldWord(part).includes(heading));
  const names = parts.filter(
    (part) =>
      part.length > 2 &&
      part.length <= longestName &&
      /^[^\p{Ll}\d]/u.test(part) &&
      !/[\d,!?]/u.test(part) &&
      !isSubject(part) &&
      !isFurniture(part) &&
      !isPlaceholderTitle(part),
  );
  const around = blocks.filter(({ region }) => region.around).map(({ text }) => text.slice(0, 300));
  const said = names.find((name) =>
    [...around.slice(0, 3), ...around.slice(-8)].some((text) => text.includes(name)),
  );
  if (said !== undefined) return said;
  const opening = text.mainBlocks.find(({ heading: level }) => level === 0)?.text ?? '';
  const speaks = names.find((name) => opening.startsWith(name));
  if (speaks !== undefined) return speaks;
  return parts.length === 2 && names.length === 1 && parts.some(isSubject) ? names[0]! : '';
}

/** "Hank's Rental Hank's Rental Hank's Equipment" is stuffed, and no name. */
function repeatsWords(part: string): boolean {
  const words = part
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word.length > 3);
  return words.length - new Set(words).size > 1;
}

/** Umlauts as hosts spell them: "gasthof-zum-loewen". */
export function withoutDots(name: string): string {
  return name.replaceAll(/[äÄ]/gu, 'ae').replaceAll(/[öÖ]/gu, 'oe').replaceAll(/[üÜ]/gu, 'ue');
}

function isOfHost(name: string, host: string): boolean {
  const spelled = [name, name.replaceAll('&', 'and'), name.replaceAll('&', 'und'), withoutDots(name)];
  return spelled.some((one) => {
    const folded = spelledPlainly(one);
    return folded.length > 2 && (host.includes(folded) || folded.includes(host));
  });
}
