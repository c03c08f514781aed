import { coloursInRow } from '#rules/ledger/colour-rows.ts';
import { claimHits } from '#rules/ledger/claim-index.ts';
import type { Brief } from '#rules/listing/listing.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { stemOf, stemsOf } from '#rules/text/words.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { genericWords, isSmallWord, sellingWords, singularOf } from './plain-words.ts';
import type { Slot } from './slot.ts';
import { personalisedIn } from './told-attributes.ts';
import { shortNameOf } from './variants.ts';
import { firstWords } from '#rules/text/first-words.ts';

const longestTag = 20;
const readLength = 800;
const mostUses = 4;
const denied = /\b(?:no|not|never|without|non)\b/iu;

/** "Hammered by hand", "I pinch them by hand" has no participle: the way of making, as it stands before the thing. */
const byHand = /(?<!\p{L})(\p{Ll}{2,}(?:ed|wn|ut|un|en|de|ught|lt))\sby\shand(?!\p{L})/giu;
/** What is done with a finished thing, and makes none. */
const handled =
  /^(?:washed|sanded|oiled|polished|waxed|varnished|sealed|assembled|cleaned|packed|wrapped|tested|checked|finished|inspected|picked|selected|posted|sent|delivered|chosen|signed|numbered|written|done|then|even|often|when|wide|side|inside|outside|trade|but|cut out)$/iu;
/** What opens a sentence that goes on about the thing itself. */
const ofThing = /^(?:(?:it|they|each|every|all|both|these|this|mine)\b|\p{L}+(?:ed|wn|ut|un|en|de)\b|$)/iu;

/** "Hand hammered ring" of a ring "hammered by hand"; a handle sewn on by hand makes no hand sewn bag. */
function madeByHand(text: string, own: ReadonlySet<string>): string[] {
  const found: string[] = [];
  for (const clause of text.split(/[.,;:!?()\n]+|\s(?:and|with|then)\s/u)) {
    for (const { 1: done = '', index } of matchesOf(byHand, clause)) {
      const front = clause.slice(0, index).trim();
      const isOwn = ofThing.test(front) || stemsOf(front).some((stem) => own.has(stem));
      if (isOwn && !denied.test(front) && !handled.test(done)) found.push(done.toLowerCase());
    }
  }
  return [...new Set(found)].map((done) => (done === 'made' ? 'handmade' : `hand ${done}`));
}

/** Spans of time, counts and papers, for which nothing is made. */
const noUse = new Set(
  'hours days weeks months years minutes seconds times ages sizes colours colors details photos pictures orders prices options reasons purposes others ones users buyers customers things pieces items letters names words dates gifts presents lovers owners fans friends parents adults heads wrists waists chests hips fingers ankles'.split(
    ' ',
  ),
);
const forWhat =
  /(?:^|\s)(?:for|holds|fits)\s((?:(?:your|the|small|little|most|all|any)\s)?\p{Ll}{3,}(?:(?:,\s|\s(?:and|or|&)\s|,\s(?:and|or)\s)\p{Ll}{3,}(?:\s\p{Ll}{3,})?)*)/giu;

/** "Planter for succulents and herbs": what the thing is for, in the form that stands before it. */
function usedFor(text: string, own: ReadonlySet<string>): string[] {
  const found: string[] = [];
  for (const clause of text.split(/[.;:!?()\n]+/u)) {
    for (const { 1: list = '', index } of matchesOf(forWhat, clause)) {
      const front = clause.slice(0, index).trim();
      // "Loop for hooks" of a towel: the part is for them; at the beginning the thing itself is.
      const before = front.split(/,|\swith\s/u).at(-1)!;
      if (front !== '' && !stemsOf(before).some((stem) => own.has(stem))) continue;
      if (denied.test(before)) continue;
      for (const entry of list.split(/,\s(?:(?:and|or)\s)?|\s(?:and|or|&)\s/u)) {
        const word = entry.replace(/^(?:your|the|small|little|most|all|any)\s/iu, '').toLowerCase();
        if (!/^\p{Ll}{3,}s$/u.test(word) || /(?:ss|us|is)$/u.test(word) || noUse.has(word)) continue;
        const stem = stemOf(word);
        if (genericWords.has(stem) || sellingWords.has(stem) || isSmallWord(word, 'en')) continue;
        found.push(singularOf(word));
      }
    }
  }
  return [...new Set(found)].slice(0, mostUses);
}

const offer =
  /^(?:(?:please )?(?:choose|pick|select)(?: (?:from|between))?|(?:also )?(?:available|comes?|made) in|(?:painted|dyed|glazed|printed|finished|enamelled)(?: in)?|colou?rs?:?|in)\s/iu;
/** "Bucket hat in cream, rust or forest green": a list at the end of its clause. */
const offeredIn = /\sin\s((?:\p{L}+(?:\s\p{L}+)?,\s){0,5}\p{L}+(?:\s\p{L}+)?,?\sor\s\p{L}+(?:\s\p{L}+)?)$/iu;
/** "Seafoam green or oatmeal glaze": what both colours are of. */
const sharedNoun =
  /\s(?:glaze|finish|yarn|thread|colou?rway|linen|leather|wool|cotton|paint|stain|version)s?$/u;
const mostOffered = 4;

/** Whether an entry of a list is a colour, alone or with a word before it: "navy", "ink blue". */
function isColour(entry: string): boolean {
  const hit = claimHits(entry, 'en').at(-1);
  return hit !== undefined && hit.payload.kind === 'colour' && hit.end === entry.length;
}

function isStuff(entry: string): boolean {
  const hit = claimHits(entry, 'en').at(-1);
  return hit !== undefined && hit.payload.kind === 'material' && hit.end === entry.length;
}

/** "Choose gold, silver or rose gold", "tan or black", "oatmeal or bottle green": colours between which a buyer chooses. */
export function coloursOffered(text: string): string[] {
  for (const line of text.split(/[.;!?()\n]+/u)) {
    const clause = line.trim();
    // "Unframed, or framed in black, white or oak": the frame's.
    if (/\b(?:framed|mounted|boxed|wrapped) in \p{Ll}/iu.test(clause)) continue;
    const inRow = coloursInRow(clause);
    if (inRow.length > 0) return inRow.slice(0, mostOffered);
    const behind =
      offeredIn.exec(clause)?.[1] ??
      /,\s(\p{Ll}+(?:\s\p{Ll}+)? or \p{Ll}+(?:\s\p{Ll}+)?)(?:,|$)/u.exec(clause)?.[1];
    const list = (behind ?? clause).replace(offer, '').toLowerCase();
    const entries = list
      .replace(sharedNoun, '')
      .split(/,\s(?:or\s|and\s)?|\s(?:or|and|&)\s/u)
      .map((entry) => entry.trim());
    if (entries.length < 2 || entries.length > 8) continue;
    if (!entries.every((entry) => /^\p{L}{3,}(?:[\s-]\p{L}{3,})?$/u.test(entry))) continue;
    const isMetal = /\bgold\b.{0,60}\bsilver\b/u.test(list);
    const known = entries.filter(
      (entry) => isColour(entry) || (isMetal && /(?:gold|silver|brass|copper)$/u.test(entry)),
    );
    if (known.length === 0 || !/\bor\b|,/u.test(list)) continue;
    if (known.length === entries.length) return known.slice(0, mostOffered);
    // "Natural or rust": beside a colour stands another, where one of two is to be chosen.
    // "Organic cotton, mustard or sage green": a stuff beside the colours is none.
    const hasStuff = entries.some((entry) => entry.includes(' ') && isStuff(entry));
    if (hasStuff) return known.length > 1 ? known.slice(0, mostOffered) : [];
    const chosen = known.length * 2 >= entries.length && /\sor\s/u.test(list);
    if (chosen && !entries.some((entry) => small.test(entry))) return entries.slice(0, mostOffered);
  }
  return [];
}

/** In a list of colours no entry has one of these words. */
const small = /\b(?:with|for|the|and|not|any|other|more|another|custom|your|own|plain|both)\b/u;

/** "Garland of pine cones and cinnamon sticks": what the thing is wound or strung of, before it. */
function madeUpOf(text: string, last: string): string[] {
  if (!/^\p{L}+$/u.test(last)) return [];
  const list = new RegExp(
    String.raw`(?:^|[.;\n]\s?)(?:an?\s)?(?:\p{Ll}+\s){0,2}${last}\sof\s([^.;:(\n]{3,60})`,
    'iu',
  ).exec(text)?.[1];
  if (list === undefined) return [];
  return list
    .split(/\s(?:on|with|in|at|by|for|from)\s/u)[0]!
    .split(/,\s(?:and\s)?|\sand\s/u)
    .flatMap((entry) => {
      const words = entry
        .trim()
        .toLowerCase()
        .replace(/^(?:an?|the|some|real|dried)\s/u, '')
        .split(' ');
      if (words.length > 2 || !words.every((word) => /^\p{Ll}{3,}$/u.test(word))) return [];
      const whole = [...words.slice(0, -1), singularOf(words.at(-1)!)].join(' ');
      // "Sleeping cat": without its noun the word describes nothing.
      const describes = /(?:ing|ed|en|y|ful|ous)$/u.test(words[0]!);
      return words.length > 1 && !describes ? [whole, words[0]!] : [whole];
    })
    .filter((word) => !genericWords.has(stemOf(word)) && !sellingWords.has(stemOf(word)));
}

/** "Arch design in rust and cream": the colours that what stands on it has. */
const inColours =
  /\b(?:design|pattern|motif|print|stripes|checks|flowers|shades|tones|colou?rway)s? (?:in|of) (\p{Ll}+(?: \p{Ll}+)?(?:(?:, | and |, and | & )\p{Ll}+(?: \p{Ll}+)?){0,3})(?=[.,;\n]|$)/iu;

/** "Browns and cream": a clause of two colours, of which the thing has both. */
const bothColours = /(?:^|[,;.]\s)(\p{Ll}+?)s? and (\p{Ll}+?)s?(?=[,;.\n]|$)/giu;
/** "Speckled white glaze": the coat of the whole thing. */
const inGlaze = /(?:^|[,;.]\s)((?:(?:speckled|matte?|satin|glossy|crackle) )?)(\p{Ll}+) glaze(?=[,;.\n]|$)/iu;
/** "Blue wave pattern": the colour of what stands all over it. */
const inPattern =
  /(?:^|[,;.]\s)(\p{Ll}+)(?: \p{Ll}+)? (?:pattern|print|design|stripes?|checks?)(?=[,;.\n]|$)/iu;
/** "Crochet", "cropped": alone in its clause such a word is said of the whole thing, and typed before it. */
const aloneSaid =
  /(?:^|[,;.]\s)(crochet|cropped|oversized|chunky|fitted|quilted|patchwork|reversible|undated|framed|handwoven|upcycled|refillable|stackable|waterproof|fringed|scalloped|ruffled)(?=[,;.\n]|$)/giu;
/** "SLS free": what a soap or a cream does without. */
const without = /(?:^|[,;.]\s)(\p{L}{3,12}[- ]free)(?=[,;.\n]|$)/giu;

/** Words that single clauses of a description say of the whole thing, as they stand before it. */
function saidInClauses(text: string): string[] {
  const pairs = [...matchesOf(bothColours, text)].map((match) =>
    [match[1]!, match[2]!].map((word) => word.toLowerCase()),
  );
  const [, finish = '', glaze = ''] = inGlaze.exec(text) ?? [];
  return [
    ...pairs.filter((pair) => pair.every((word) => isColour(word))).flat(),
    ...[glaze, inPattern.exec(text)?.[1] ?? ''].map((word) => word.toLowerCase()).filter(isColour),
    ...(finish.trim() === '' ? [] : [finish.trim().toLowerCase()]),
    ...[...matchesOf(aloneSaid, text), ...matchesOf(without, text)].map((match) =>
      match[1]!.toLowerCase().replace('-', ' '),
    ),
  ];
}

function coloursOfDesign(text: string): string[] {
  const entries = (inColours.exec(text)?.[1] ?? '').toLowerCase().split(/, and |, | and | & /u);
  return entries.every((entry) => isColour(entry)) ? entries.slice(0, mostOffered) : [];
}

/** "Giclee print of my watercolour": from what a print was taken. */
const printOf =
  /\b(?:print|reproduction|copy) (?:of|from) (?:(?:my|an?|the) )?(?:(?:own|original) ){0,2}(watercolou?r|oil painting|acrylic|gouache|ink drawing|pencil drawing|pastel|linocut|collage|photograph)(?!\p{L})/iu;

/** How large or of which build it is, by the words that buyers type. */
const opensWithSize =
  /^(?:(?:an?|the|my|these|our|pair of|set of \p{L}+)\s)?(small|tiny|mini|large|big|tall|thin|thick|slim|chunky|wide|long|round|square|oval|dainty|simple|plain|flat|deep)\s/iu;
/** What a print, a picture or a sheet is sold as. */
const soldAs =
  /(?<!\p{L})(unframed|framed|signed|numbered|limited edition|laminated|double sided)(?!\p{L})/giu;
const onPaper = /^(?:print|poster|painting|illustration|card|sign|map|photo|photograph|linocut|etching)$/u;
const paperSize = /(?<![\p{L}\d])A[2-6](?![\p{L}\d])/gu;

/**
 * Tags for shops that take short ones, from what an English description says of the thing: how it is made ("hand hammered
 * ring"), what it is for ("succulent planter"), how large it is ("thin ring"), how a print is sold ("unframed print").
 */
export function saidTags({ product }: Brief, heads: readonly Slot[], synonyms: readonly Slot[]): Candidate[] {
  const [head] = heads;
  if (head === undefined) return [];
  const source = `products.${product.index}.description`;
  const text = firstWords(product.description, readLength);
  const whole = head.text.toLowerCase();
  const last = whole.split(' ').at(-1)!;
  const short = shortNameOf(whole);
  const names = [...new Set([whole, short])];
  const [other = ''] = synonyms.map((synonym) => synonym.text.toLowerCase());
  const own = new Set(heads.flatMap((slot) => stemsOf(slot.text)));
  const found: Candidate[] = [];
  const add = (front: string, thing: string, kind: Candidate['kind'], sentence = 0): void => {
    const phrase = `${front} ${thing}`;
    if (thing === '' || phrase.length > longestTag) return;
    if (!stemsOf(front).some((stem) => stemsOf(thing).includes(stem)))
      found.push(sentence === 0 ? built(phrase, kind, source) : { ...built(phrase, kind, source), sentence });
  };
  for (const way of madeByHand(text, own))
    for (const name of names)
      // "Hand printed print" says a word twice.
      if (!way.includes(` ${name.split(' ').at(-1)!.slice(0, 4)}`)) add(way, name, 'attribute');
  for (const colour of coloursOffered(text))
    // "Natural train" is nobody's search.
    if (!/^(?:natural|plain|clear|mixed|assorted|undyed)$/u.test(colour))
      for (const name of names) add(colour, name, 'attribute');
  // What a coat or a single clause says waits behind what the seller names with the thing.
  for (const said of [...coloursOfDesign(text), ...saidInClauses(text)])
    for (const name of names) add(said, name, 'attribute', 5);
  const named = personalisedIn(`${product.name}. ${text}`);
  if (named !== '')
    for (const name of [...names, other])
      add(`${named} ${name}`.length > longestTag ? 'custom' : named, name, 'attribute');
  for (const shown of madeUpOf(text, last)) add(shown, short, 'attribute');
  for (const use of usedFor(`${product.name}.\n${text}`, own))
    for (const name of [...names, other]) add(use, name, 'use');
  const size = opensWithSize.exec(text);
  // "Small wheel thrown planter": up to the thing only words that describe it.
  const opening =
    size === null ? '' : (text.slice(size[0].length).split(/[.,;:(\n]|\s(?:with|for|of|in)\s/u)[0] ?? '');
  if (size !== null && stemsOf(opening).some((stem) => own.has(stem)))
    for (const name of [...names, other]) add(size[1]!.toLowerCase(), name, 'attribute');
  if (onPaper.test(short)) {
    for (const [said] of matchesOf(soldAs, text)) add(said.toLowerCase(), short, 'attribute');
    const medium = printOf.exec(text)?.[1]?.toLowerCase() ?? '';
    if (medium !== '') add(medium, short, 'attribute');
    for (const [said] of matchesOf(paperSize, `${product.name} ${text}`))
      add(said.toLowerCase(), short, 'attribute');
  }
  return found;
}
