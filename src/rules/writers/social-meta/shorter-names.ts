import type { Language, WrittenLanguage } from '#rules/listing/listing.ts';
import type { Limit } from '#rules/platforms/platform.ts';
import { mayBeThirdPerson } from '#rules/ledger/finite-verb.ts';
import { opensWithOrder, shapeOf } from '#rules/ledger/shape.ts';
import { endsOpen, withoutOpenEnd } from '#rules/fit/open-ends.ts';
import { shortenLine } from '#rules/fit/shorten-line.ts';

/** Where a name goes on with what it is made with or by whom; whom it is for is never left out. */
const groups: Readonly<Record<WrittenLanguage, RegExp | null>> = {
  en: /\s(?=(?:with|by|from|in|at|plus|offering|featuring|stocking)\s(?!one\s|two\s|the\s(?:minute|hour|day)|\d))/u,
  de: /\s(?=(?:mit|aus|von|bei|in)\s(?!\d))/u,
  es: /\s(?=(?:con|sin|en)\s)/u,
  fr: /\s(?=(?:avec|sans|en)\s)/u,
  other: null,
};
const place = /^(?:in|at|from|en|aus|bei)\s(?:(?:the|der|den|la|el|los|las|les)\s)?\p{Lu}/u;
/** How something is made; Lake Bled is a name. */
const deed =
  /(?:^|\s)\p{Ll}*(?:ad[oa]s?|id[oa]s?|hech[oa]s?|ée?s?|made|ed|ge\p{Ll}{3,}t|grown|sewn|woven|thrown|cut|built|spun|knit|written|taught|sold)$/u;
/** Two words name a thing; one and its place do, too. */
const leastWords = 2;

/**
 * A name with fewer of its details, the longest first: "pain treatment by registered osteopaths in Whitby" becomes "pain
 * treatment in Whitby". A place stays; a list of things is not cut.
 */
export function shorterNames(name: string, language: WrittenLanguage): string[] {
  const joint = groups[language];
  // "Learn to swim in open water" is more than to swim.
  if (joint === null || opensWithOrder(name) || tellsWhole(name, { written: language, tag: language }))
    return [];
  // "Wie man eine Kette in zehn Minuten wechselt" ends on its verb.
  if (language === 'de' && germanClause.test(name)) return [];
  // "… when you order by 2 pm", "pressed cold": a clause or a deed needs what follows it.
  if (/\s(?:when|that|which|who|if|is|are|wenn|die|que|qui|ist|es|est)\s/u.test(name)) return [];
  const parts = name.split(joint).flatMap(withDeedApart);
  // "A table with a steel base and a top of oak" has a steel base.
  const oneOfTwo = language === 'en' ? twoParts.exec(name)?.[1] : undefined;
  const found: string[] = oneOfTwo === undefined ? [] : [oneOfTwo];
  const bare = name.replace(besides, '');
  if (bare !== name && bare.split(' ').length > leastWords) found.push(bare);
  for (let at = parts.length - 1; at > 0; at -= 1) {
    if (place.test(parts[at]!) || deed.test(parts[at - 1]!)) continue;
    parts.splice(at, 1);
    const shorter = parts.join(' ').replace(/[,\s]+$/u, '');
    if (shorter.split(' ').length >= leastWords && !endsOpen(shorter) && !/:(?:\s|$)/u.test(name))
      found.push(shorter);
  }
  return found;
}

/** "Surf lessons on Crantock beach, boards and wetsuits included". */
const besides =
  /,\s[^,:]{3,40}\s(?:included|welcome|available|provided|inbegriffen|inklusive|incluid[oa]s?|compris\p{L}*|inclus\p{L}*)$/iu;
const twoParts = /^([^,]+ with an? [^,]+?) and (?:an?|the) [^,]+$/u;

/** "Rye breads baked overnight" is rye breads, and how they are baked. */
function withDeedApart(part: string): string[] {
  const at = part.search(deedWithManner);
  return at === -1 ? [part] : [part.slice(0, at), part.slice(at + 1)];
}

const deedWithManner =
  /\s(?:baked|roasted|brewed|made|woven|thrown|sewn|grown|poured|caught|cooked|painted|printed|crafted)\s(?:overnight|daily|fresh|freshly|locally|to order|every \p{L}+|each \p{L}+)$|\s(?:hech[oa]s? a mano|faite?s? (?:à la )?main|fabriquée?s? à la main)$/u;

const fewestOfSentence = 5;
const helpers = /^(?:\S+ ){1,6}(?:is|are|has|have|can|will|lets|helps|learns?) /u;
/** "Chimney sweeps and stove fitters", "surf lessons in Newquay": things, though their plural could be a verb. */
const thirdPerson =
  /^\p{Lu}\S*(?: \p{Lu}\S*)? (\p{Ll}+s) (?!(?:and|or|in|for|of|with|from|at|near|by|made|built) )/u;

/** "My father opened this bench in 1962". */
const ofOurs =
  /^(?:my|our)\s\p{Ll}+(?:\s\p{Ll}+)?\s(?:\p{Ll}{3,}ed|was|were|is|are|made|built|began|ran|sold|taught|grew|bought)\s/iu;

/** Whether a line is a whole sentence: "We clear blocked drains", "Dotline tracks habits with one tap". */
export function tellsWhole(line: string, { written }: Language): boolean {
  if (/^(?:we|i|you|wir|ich|nous|je)\s/iu.test(line) || (written === 'en' && ofOurs.test(line))) return true;
  if (written === 'en') return helpers.test(line) || mayBeThirdPerson(thirdPerson.exec(line)?.[1] ?? '');
  // "Escalier sur mesure" only looks like one.
  // … and so does "Retouches et robes de mariée".
  return (
    line.split(' ').length >= fewestOfSentence &&
    !/^\p{L}+\s(?:et|y|e)\s/iu.test(line) &&
    shapeOf(line, written) === 'sentence'
  );
}

/** Whether commas of a name part a list of things: "bookkeeping, payroll and VAT". */
export function isList(name: string): boolean {
  // Two looks: one pattern for both grows with the square of a text.
  const comma = name.search(/,\s/u);
  return comma !== -1 && /\s(?:and|und|y|e|et|&)\s/u.test(name.slice(comma + 2));
}

/** Where a line may end when it is too long: before what says when, how or with what. */
const mayEnd =
  /\s(?=(?:so that|so|because|without|with|in|at|on|outside|for|by|from(?!\s\d)|using|when|where|while|où|donde|dónde|qui|before|after|into|between|around|across|throughout|near|and(?=\s\p{Ll}+ed\s)|of(?=\sup\sto\s)|working|looking|mit|für|aus|in|ohne|damit|bei|zwischen|rund|con|para|en|sin|entre|avec|pour|sans|dans|au|aux|à|toute|chaque|pendant)\s)/u;
/** "Practice in Kendal looking" waits for what it looks after. */
const waits = /^(?:looking|working|specialising|specializing)$/u;
/** The same in languages that are not read, where a small word is the same in several. */
const mayEndElsewhere =
  /\s(?=(?:especializad[oa]s?|specializzat[oaie]|gespecialiseerd|specjalizując\p{L}+|com|con|met|med|per|voor|för|dla)\s)/u;
const leastNamed = 3;
const germanClause = /^(?:wie|warum|wieso|weshalb|was|wann|wo)\s/iu;

/** A line that fits, with as many of its groups as there is room for: cut before a group and never in one. */
export function fittingName(line: string, max: number, { written }: Language): string {
  if (
    line.length <= max ||
    (written !== 'en' && written !== 'other' && tellsWhole(line, { written, tag: written })) ||
    (written === 'de' && germanClause.test(line))
  )
    return line;
  const groups: string[] = [];
  let length = -1;
  for (const group of line.split(written === 'other' ? mayEndElsewhere : mayEnd)) {
    length += group.length + 1;
    if (length > max) break;
    groups.push(group);
  }
  // "Dungarees made" waits for what they are made from.
  while (groups.length > 0 && (waits.test(groups.at(-1)!) || deed.test(groups.at(-1)!))) groups.pop();
  const name = groups.join(' ').replace(/[,;:\s]+$/u, '');
  return name.length <= max && name.split(' ').length >= leastNamed && !endsOpen(name) ? name : line;
}

/** The beginning of a line that says what, without when, how or with what: "how to prune a fig tree". */
export function firstGroup(line: string, least: number = leastNamed): string {
  const [group = line] = line.split(mayEnd);
  return group.split(' ').length > least ? group : line;
}

/** Code points from which on the whole entries of a row say enough. */
const shortestList = 20;

/** A line cut to a limit, which ends on no small word: of languages whose small words are not known, on no short one. */
export function cutLine(line: string, limit: Limit, language: Language): string {
  const cut = shortenLine(fittingName(line, limit.max, language), limit, []);
  if (cut === line) return cut;
  // "Wie man Quarkstollen so backt, dass er saftig bleibt" without its end is how one bakes it.
  const manner = language.written === 'de' ? /^.{12,}?(?=\sso(\s\p{Ll}+),\sdass\s)/u.exec(line) : null;
  if (manner !== null && manner[0].length <= limit.max) return manner[0] + manner[1]!;
  // "Inspections, surveys and solar panel" ends in an entry: what is whole stands before it.
  if (
    isList(line) &&
    !/^(?:,|\s(?:in|by|for|from|at|with|and|mit|in|aus|für|und|en|con|para|y|à|avec|pour|et|au)\s)/u.test(
      line.slice(cut.length),
    )
  ) {
    const entries = cut.replace(/(?:,|\s(?:and|und|y|e|et|&))\s(?!.*(?:,|\s(?:and|und|y|e|et|&))\s).*$/u, '');
    if (entries.length >= shortestList) return entries;
  }
  if (language.written === 'other') return cut.replace(/(?:\s\p{Ll}{1,3}){1,4}$/u, '');
  let end = withoutOpenEnd(cut);
  // "Los días que", "an deiner": what waits for more goes too.
  while (/\s(?:que|qui|so|that|which|(?:dein|mein|sein|ihr|unser)\p{Ll}{0,2})$/u.test(end))
    end = withoutOpenEnd(end.replace(/\s\S+$/u, ''));
  return end;
}
