import { stemOf } from '#rules/text/words.ts';
import { accessories, genericHeads } from './type-front.ts';
import { typeHits } from './type-hits.ts';

/**
 * An English name without the motif that stands behind the thing: "altar cloth moon phases" with "printed with moon phases".
 * What is left has to end in a noun that names things; else the name stays.
 */
export function withoutMotif(given: string, description: string): string {
  const name = withoutStuffAndAge(given);
  const words = name.split(' ');
  for (const count of [2, 1]) {
    const front = words.slice(0, -count).join(' ');
    const tail = words.slice(-count);
    const last = stemOf(words.at(-count - 1) ?? '');
    if (words.length - count < 2 || !tail.every((word) => /^\p{L}{3,}$/u.test(word))) continue;
    const ends = typeHits(front, 'en').some(({ end }) => end === front.length);
    if (!ends && !genericHeads.has(last) && !accessories.has(last)) continue;
    // "One of the holders": who counts them shows none on anything.
    const shown = new RegExp(
      `\\b(?:with|(?<!\\b(?:one|two|three|four|each|some|any|all|most|none|both|few|many|several|half|lot|set|pair|pack|box) )of|featuring)\\s(?:\\p{L}+\\s){0,2}${tail.join(' ')}(?!\\p{L})`,
      'iu',
    );
    if (shown.test(description) && typeHits(tail.join(' '), 'en').length === 0) return front;
  }
  return name;
}

const stuffBehind = /\s(?:fabric|plush|fleece|velour)$/iu;
const soldAsStuff = /\b(?:yards?|yds?|met(?:er|re)s?|fat quarters?|bolt|remnants?|by the)\b/iu;
const ageBehind =
  /\s\d{1,2}(?:\s?[-–]\s?\d{1,2})?\s?(?:months?|mths?|mo|years?|yrs?|yo)(?:\s(?:old|girls?|boys?|unisex|baby))*$/iu;

/** "Cat collar breakaway liberty fabric" is a collar, "baby clothes bundle 6-9 months girl" clothes. */
function withoutStuffAndAge(name: string): string {
  const aged = name.replace(ageBehind, '');
  const bare = soldAsStuff.test(aged) ? aged : aged.replace(stuffBehind, '');
  if (bare === aged) return aged;
  const words = bare.trim().split(' ');
  // "Cat collar breakaway liberty": up to the word that names things.
  const at = words.findLastIndex((word) => genericHeads.has(stemOf(word)) || accessories.has(stemOf(word)));
  if (at > 0) return words.slice(0, at + 1).join(' ');
  return words.length > 1 && typeHits(bare, 'en').some(({ end }) => end === bare.trim().length)
    ? bare.trim()
    : aged;
}

const crafted =
  /\b((?:sewing|knitting|crochet|embroidery|quilt(?:ing)?|cross[- ]stitch|beading|macrame|amigurumi) pattern)s?\b/iu;

/** "Digital sewing pattern toddler overalls" is a pattern, whatever it makes; empty for any other name. */
export function patternIn(name: string, description: string): string {
  const named = crafted.exec(name)?.[1]?.toLowerCase() ?? '';
  if (named !== '') return named;
  // "Crochet baby blanket pattern PDF": between the craft and the pattern stands what it makes.
  const made = behindCraft.exec(name)?.[1] ?? '';
  const thing = made === '' ? undefined : typeHits(made, 'en').findLast(({ end }) => end === made.length);
  if (thing !== undefined && soldAsFile.test(`${name}\n${description}`))
    return `${thing.text.toLowerCase()} pattern`;
  if (!/\b(?:pdf|digital|download)\b/iu.test(name)) return '';
  // "Amigurumi octopus PDF", of which the text says that it is a crochet pattern.
  return saidPattern.exec(description)?.[1]?.toLowerCase() ?? '';
}

const behindCraft =
  /\b(?:crochet|knit(?:ting|ted)?|sewing|quilt(?:ing)?|embroidery|cross[- ]stitch|macrame|amigurumi|beading)\s((?:[\p{L}\d'-]+\s){0,5}[\p{L}'-]+)\spatterns?(?!\p{L})/iu;
const soldAsFile =
  /\bpdf\b|\b(?:digital|instant) (?:download|file|pattern)|\bnot (?:a|the) finished\b|\bdownload(?:able)? pattern\b|\bthis is (?:a|the) (?:\p{L}+ )?pattern\b/iu;

const saidPattern =
  /^(?:an?\s|this is an?\s)?(?:pdf\s|digital\s)?((?:crochet|knitting|sewing|quilt(?:ing)?|embroidery|cross stitch|felting|weaving|macrame|paper(?:craft)?|beading|woodworking) (?:pattern|template|chart))(?!\p{L})/iu;

const twoNouns = /^(\p{Lu}\p{Ll}{2,}) (\p{Lu}\p{Ll}{2,})(?=\s|$)/u;

/**
 * A German name without what stands behind the thing: its parts and where it goes, and "Mini-Luftpumpe Akku", described as "Luftpumpe mit 4000 mAh Akku".
 */
export function withoutGermanPart(given: string, description: string): string {
  // "Aquarellkasten 24 Näpfchen": how many parts it has stands behind the thing.
  const bare = given.replace(
    /(?<=\p{L}{4})(?<!(?:Set|Paket|Pack|Box|Bundle|Lot|Sammlung))\s\d{1,4}\s\p{Lu}\p{Ll}{2,30}$/u,
    '',
  );
  // "Garmin Edge 530 Fahrradcomputer": before the figure stands no thing that could have parts.
  const counted = given.slice(bare.length).replace(/^\s\d+\s/u, '');
  const isThing = typeHits(counted, 'de').length > 0 && typeHits(bare, 'de').length === 0;
  const name = isThing ? given : bare;
  // "Nagelöl Stift", described as "Nagelölstifte": one word written as two.
  const [, before = '', behind = ''] = twoNouns.exec(name) ?? [];
  if (before !== '' && description.toLowerCase().includes(`${before}${behind}`.toLowerCase()))
    return name.replace(`${before} ${behind}`, `${before}${behind.toLowerCase()}`);
  // "Handyhalterung Auto Lüftung", described as "Halterung für die Lüftung".
  const called = /^\p{Lu}\p{Ll}{3,}(?=\s)/u.exec(description)?.[0].toLowerCase() ?? '';
  const first = /^\p{Lu}\p{Ll}{5,}(?=\s\p{Lu})/u.exec(name)?.[0] ?? '';
  if (called !== '' && first.length > called.length && first.endsWith(called)) return first;
  const [, front = '', thing = '', part = ''] =
    /^((?:\S+\s)*?(?:\S+-)?(\p{Lu}\p{Ll}{3,}))\s(\p{Lu}\p{Ll}{2,})$/u.exec(name) ?? [];
  if (front === '') return name;
  const told = new RegExp(`${thing}[^.!?]{0,40}\\smit\\s(?:[\\p{L}\\d.,-]+\\s){0,3}${part}(?!\\p{L})`, 'u');
  return told.test(description) ? front : name;
}
