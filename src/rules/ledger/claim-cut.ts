import { countPieces } from '#rules/text/spaces.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { withoutPraisedHalf } from './contrary-clause.ts';
import { isLoneCount, isToldBehind, listsOn, rowGoesOn, withoutPairComma } from './hangs-on-claim.ts';
import { endList } from './list-end.ts';

/** A stretch of text to take out, in UTF-16 units. */
export interface Stretch {
  start: number;
  end: number;
  kind: string;
}

const attributeKinds = new Set([
  'material',
  'colour',
  'superlative',
  'origin',
  'environmental',
  'safety',
  'social',
  'time',
  'price',
  'place',
  'award',
  'attribute',
]);
const functionWord = longPattern('iu')`
  ^(?:der|die|das|des|dem|den|unter|über|zwischen|among|against|under|over|through|and|or|but|with|for|in|on
    |of|to|from|by|at|as|is|are|was|it|that|which|than|so|und|oder|mit|für|aus|in|ist|von|y|o|e|con|para|de
    |en|es|et|ou|avec|pour|est|à|dans|safe|proof|free|resistant|friendly|grade|can|may|will|would|should
    |must|could|might|has|have|had|does|do|did|were|be|been|being|not|never|kann|können|darf|dürfen|muss
    |müssen|soll|sollte|wird|werden|würde|hat|haben|sind|war|waren|nicht|nie|puede|pueden|debe|deben|tiene
    |tienen|son|está|están|fue|se|no|nunca|peut|peuvent|doit|doivent|a|ont|sont|était|ne|n)$
`;
/** "Das Holz reißen": a German noun behind its article is the thing that is spoken of and no attribute. */
const germanArticle = /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|kein|keine)$/u;
const needsObject =
  /(?:^|\s)(?:in der|in dem|aus der|aus dem|in the|de la|di|del|della|da|per|van|met|voor|em|com|of|in|from|with|by|for|at|is|are|aus|von|mit|in|für|ist|sind|de|en|con|es|son|avec|pour|est|sont|à|du|des)$/iu;

/**
 * Takes a claim out of a text so that what stays is grammatical: a plain attribute goes alone, a later clause goes
 * with its comma, a first clause takes its sentence with it. An empty text is a possible answer.
 */
export function cutClaim(text: string, found: Stretch): string {
  const claim = wholeWord(text, withDegree(text, found));
  const [from, to] = sentenceAround(text, claim);
  const sentence = text.slice(from, to);
  const inside = { start: claim.start - from, end: claim.end - from, kind: claim.kind };
  const rest =
    (claim.kind === 'superlative' ? withoutPraisedHalf(sentence, inside.start, inside.end) : null) ??
    withoutAilment(sentence, inside) ??
    withoutAttribute(sentence, inside) ??
    withoutAdjective(sentence, inside) ??
    withoutClause(sentence, inside);
  // "Compostable bags" in a row of points: the bare noun makes none, nor do "A first frame." and "4,200 sole traders." a sentence.
  const isOne = to - from < text.trim().length && countPieces(sentence.trim()) > 1;
  const isStump = (isOne && isBareWord.test(rest)) || isLoneCount(rest, sentence);
  return tidy(text.slice(0, from) + (isStump ? '' : rest) + text.slice(to));
}

/** "At the front and at the back" says of nothing what it says. */
const hangs =
  /^(?:at|by|of|to|which|that|so|where|who|as|an der|am|die|der|welche[rs]?|sodass|damit|que|qui|dont|où|donde|à la|au|aux)\s/iu;

const isBareWord =
  /^\s*(?:(?:[-•]\s)?\p{L}+|(?:an?|the|eine?|una?|une) (?:(?:first|good|new|gute[rs]?|buen[ao]?|bon(?:ne)?) )?\p{L}+[.!])\s*$/iu;

/** "La gasolinera más barata cerca de ti": the degree goes with its adjective, or it would stand before the next word. */
function withDegree(text: string, claim: Stretch): Stretch {
  const before = /\p{L}{3} ((?:más|muy|plus|moins|très) )$/iu.exec(text.slice(0, claim.start))?.[1] ?? '';
  return before === '' ? claim : { ...claim, start: claim.start - before.length };
}

/** "Copper-lined double wall" loses its lining: an attribute of two words in one goes as one. */
function wholeWord(text: string, claim: Stretch): Stretch {
  if (!attributeKinds.has(claim.kind)) return claim;
  const rest = /^-\p{Ll}+/u.exec(text.slice(claim.end))?.[0] ?? '';
  return rest === '' ? claim : { ...claim, end: claim.end + rest.length };
}

/** "Free of nickel" in one word stands before its thing whatever stands before it. */
const attributeForm = /\p{L}-\p{Ll}+$/u;

/** Where the sentence around a stretch begins and ends, with its stop; a line and a tag of HTML end one too. */
export function sentenceAround(text: string, claim: Pick<Stretch, 'start' | 'end'>): [number, number] {
  let from = 0;
  let to = text.length;
  for (const match of text.matchAll(/[.!?…।۔؟](?=\s|$)|[。！？]|\n|<\/?(?:p|li|ul)>/gu)) {
    const end = match.index + match[0].length;
    if (end <= claim.start) from = end;
    else if (match.index >= claim.end) {
      // The stop stays with its sentence, a line break or tag stays outside.
      to = /[.!?…。！？]/u.test(match[0]) ? end : match.index;
      break;
    }
  }
  return [from, to];
}

/** "Filled with premium glass beads": a word before a thing that says nothing of it. */
const idlePraise = /^(?:premium|luxury|luxurious|superior|(?:high|top|good)[- ]quality)$/iu;

const colouring = /^(?:browns|whites|greens|reds|blues|blacks|greys|yellows|silvers)$/iu;
/** "The bike has a frame": without its attribute such a sentence says nothing. */
const saysNothing =
  /^(?:\p{L}+\s){1,4}(?:has|have|comes with|features|hat|haben|tiene|tienen|a|ont)\s(?:an?|the|its|eine?n?|una?|une?)\s\p{L}+[.!]?$/iu;

const adjectiveBefore = /(?:^|\s)(?:an?|the|this|our|your|my)\s[\p{L}-]+,\s*$/iu;

/** "a solid oak lamp" becomes "a lamp": only where a content word follows directly and nothing else leans on the claim. */
function withoutAttribute(sentence: string, claim: Stretch): string | null {
  if (!attributeKinds.has(claim.kind)) return null;
  const before = sentence.slice(0, claim.start);
  const behind = sentence.slice(claim.end);
  const after = withoutPairComma(sentence.slice(claim.start, claim.end), behind);
  const next = /^\s+([\p{L}\p{N}][\p{L}\p{M}'’-]*)/u.exec(after)?.[1];
  if (next === undefined || functionWord.test(next)) return null;
  // "The best time to repot is spring": a sentence lacks its article, a name does not.
  if (/^the\s/iu.test(sentence.slice(claim.start)) && /[.!?…]\s*$/u.test(sentence)) return null;
  // "Browns better": a colour with that ending is a verb.
  if (claim.kind === 'colour' && colouring.test(sentence.slice(claim.start, claim.end))) return null;
  const isForm = attributeForm.test(sentence.slice(claim.start, claim.end));
  const isPraise = claim.kind === 'superlative' && idlePraise.test(sentence.slice(claim.start, claim.end));
  const goesAlone = isForm || isPraise || claim.kind === 'attribute' || after !== behind;
  if (/[-/]$/.test(before) || (!goesAlone && needsObject.test(before.trimEnd()))) return null;
  const last = /([\p{L}'’]+)\s*$/u.exec(before)?.[1] ?? '';
  if (/^(?:and|or|und|oder|y|et|ou|very|most|more)$/iu.test(last)) return null;
  // "Le lave-vaisselle abîme le bois": behind a Romance article it is what is spoken of.
  if (/^(?:le|la|les|el|los|las|une?|una)$/iu.test(last)) return null;
  const isNoun = /^\p{Lu}/u.test(sentence.slice(claim.start)) && /^\p{Ll}/u.test(next);
  if (isNoun && germanArticle.test(last)) return null;
  if (/^(?:a|an)$/i.test(last)) {
    const article = /^[aeiou]/i.test(next) ? 'an' : 'a';
    const cased = last[0] === 'A' ? `A${article.slice(1)}` : article;
    const rest = `${before.slice(0, before.trimEnd().length - last.length)}${cased}${after}`;
    return saysNothing.test(rest.trim()) ? null : rest;
  }
  if (before.trim() === '') return `${before}${capitalised(after.trimStart())}`;
  // "An unusual, high-quality case": of two adjectives one is left, and no comma behind it.
  const lead = adjectiveBefore.test(before) ? before.replace(/,\s*$/u, '') : before.trimEnd();
  return `${lead} ${after.trimStart()}`;
}

const romance =
  /(?<!\p{L})(?:le|la|les|des|du|une?|est|et|avec|pour|el|los|las|una|con|para|es|y|del)(?!\p{L})/giu;
const leastRomance = 2;
const linked =
  /^(?:est|sont|reste|restent|devient|était|très|plus|entièrement|es|son|está|están|queda|resulta|ser|muy|más|totalmente|sea|être|soit)$/iu;

/** "Mèche en coton biologique : …": French and Spanish set an adjective behind its noun, which stays without it. */
function withoutAdjective(sentence: string, claim: Stretch): string | null {
  if (!['environmental', 'safety', 'origin', 'superlative', 'adjective'].includes(claim.kind)) return null;
  const said = sentence.slice(claim.start, claim.end);
  if (!/^\p{Ll}+$/u.test(said)) return null;
  if (claim.kind !== 'adjective' && (sentence.match(romance) ?? []).length < leastRomance) return null;
  const before = sentence.slice(0, claim.start);
  const last = /([\p{L}’']{3,})\s$/u.exec(before)?.[1] ?? '';
  if (last === '' || functionWord.test(last) || linked.test(last)) return null;
  const after = sentence.slice(claim.end);
  const next = /^\s+(\p{L}+)/u.exec(after)?.[1];
  if (next !== undefined && !functionWord.test(next)) return null;
  // "Bonito, biológico y barato" has no noun before it.
  if (/^\s(?:y|e|et|o|ou)\s/iu.test(after)) return null;
  return `${before.trimEnd()}${after}`;
}

/** What is done to an ailment is a claim with all its clause; the ailment alone may be a word of a name. */
const heals =
  /^(?:cur|heal(?!ing)|treat|reliev|relief|prevent|sooth|eas|heil|linder|beugt|alivi|trata|sana|soulag|guéri|traite|erase|reduce|remove|fight|smooth|improve|lower|kill)/iu;
const forAilment = /\s(?:for|against|gegen|bei|para|contra|pour|contre|and|und|y|et|&)\s(?:\p{L}+\s){0,2}$/iu;
const withAilment = /^\s(?:relief|relieving|treatment|therapy|prevention|sufferers?)(?=\s\p{L}{3})/iu;
const mostNameWords = 14;

/**
 * "Arthritis compression gloves" becomes "Compression gloves", "Kirschkernkissen gegen Rückenschmerzen" loses what stands
 * behind its joint: a name keeps its thing. Null for sentences, and where nothing of the name would stay.
 */
function withoutAilment(sentence: string, claim: Stretch): string | null {
  if (
    claim.kind !== 'medical' ||
    /[.!?…]\s*$/u.test(sentence) ||
    sentence.split(/\s+/u).length > mostNameWords
  )
    return null;
  if (heals.test(sentence.slice(claim.start, claim.end))) return null;
  // "Hair growth oil" is an oil for the hair.
  const part = /^\p{L}+(?= growth$)/iu.exec(sentence.slice(claim.start, claim.end))?.[0] ?? '';
  const before = `${sentence.slice(0, claim.start)}${part}`;
  const after = sentence.slice(claim.end);
  if (part !== '' && /^\s\p{L}{3}/u.test(after)) return `${before}${after}`;
  const joint = forAilment.exec(before);
  if (joint !== null && joint.index > 0) return `${before.slice(0, joint.index)}${after}`;
  const rest = after.replace(withAilment, '');
  const next = /^\s+([\p{L}\p{N}][\p{L}\p{M}'’-]*)/u.exec(rest)?.[1];
  if (next === undefined || functionWord.test(next) || /[-/]$/.test(before)) return null;
  return before.trim() === '' ? capitalised(rest.trimStart()) : `${before.trimEnd()} ${rest.trimStart()}`;
}

const joints = /^(?:and|und|y|et)$/iu;
/** Words before "and" that can stand as a sentence. */
const fewestWords = 3;
const lacksSubject =
  /^\s(?:and|und|y|et)\s(?:ha[ds]|have|is|was|are|were|does|did|can|will|comes?|keeps?|never|hat|ist|war|kann|tiene|es|está|a|est|était)\s/iu;

/** Drops the clause between commas, semicolons, brackets or dashes that holds the claim; the whole sentence when it is the first. */
function withoutClause(sentence: string, claim: Stretch): string {
  const cuts = [
    ...sentence.matchAll(
      /\s*(?:[;()|•]|(?<!\d)[,:]|[,:](?!\d)|\s[–—-]\s)\s*|\s(?:and|und|y|et)\s(?!(?:demie?|medi[oa]|an? (?:half|quarter|third)|eine? halbe[rs]?)(?!\p{L}))/giu,
    ),
  ].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    mark: match[0].trim(),
  }));
  const opening = cuts.findLast((cut) => cut.end <= claim.start);
  const closing = cuts.find((cut) => cut.start >= claim.end);
  const isPhraseList = !/[.!?…]\s*$/u.test(sentence);
  if (opening === undefined) {
    if (isPhraseList && closing !== undefined && /^[,;|•]$/u.test(closing.mark)) {
      if (listsOn(sentence.slice(claim.end, closing.start), sentence.slice(closing.start))) return '';
      const tail = sentence.slice(closing.end);
      return hangs.test(tail) ? '' : capitalised(tail);
    }
    if (closing?.mark === ':' && isToldBehind(sentence.slice(0, closing.start), sentence.slice(closing.end)))
      return capitalised(sentence.slice(closing.end));
    return '';
  }
  const head = sentence.slice(0, opening.start);
  const stop = isPhraseList ? '' : /[.!?…]+\s*$/u.exec(sentence)![0];
  if (head.trim() === '' || opening.mark === ':') return '';
  // "Please wash and dry it by hand": a bare verb has lost what it is done to.
  if (!isPhraseList && joints.test(opening.mark) && countPieces(head.trim()) < fewestWords) return '';
  if (opening.mark === '(')
    return `${head}${closing === undefined ? '' : sentence.slice(closing.end).replace(/^(?=[\p{L}\p{N}])/u, ' ')}`;
  if (joints.test(opening.mark) && /\b(?:both|between|sowohl|entre)\b/iu.test(head)) return '';
  // "It is the latest and best option": the first of two superlatives has its noun behind the second.
  if (opening.mark === 'and' && opening.end === claim.start && /\bthe \p{Ll}{2,}est$/u.test(head))
    return /^\s\p{L}{3}/u.test(sentence.slice(claim.end)) ? `${head}${sentence.slice(claim.end)}` : '';
  // "Convenience, quality, and exceptional service": a comma before the joint of a list.
  const behindComma = /^(?:and|und|y|et)(?=\s)/iu.exec(sentence.slice(opening.end))?.[0] ?? null;
  const joint = joints.test(opening.mark) ? opening.mark : behindComma;
  const end = (): string => `${endList(head, joint, isPhraseList)}${stop}`;
  if (closing === undefined) return end();
  if (
    opening.mark === ',' &&
    listsOn(sentence.slice(claim.end, closing.start), sentence.slice(closing.start))
  )
    return end();
  // "Psychologist, specialised in anxiety and grief": what is joined to the claim stands behind the same preposition.
  const lead = sentence.slice(opening.end, claim.start).trimEnd();
  if (opening.mark === ',' && joints.test(closing.mark) && needsObject.test(lead)) {
    const next = cuts.find((cut) => cut.start > closing.start && !joints.test(cut.mark));
    return next === undefined ? end() : `${head}${sentence.slice(next.start)}`;
  }
  // "Counselling and help with anxiety, grief and burnout": so is the row that goes on.
  const row =
    joints.test(opening.mark) && needsObject.test(lead)
      ? rowGoesOn.exec(sentence.slice(closing.start))
      : null;
  if (row !== null) return `${head}${sentence.slice(closing.start + row[0].length)}`;
  // "Screen perfect (had a protector on)": what stands in brackets behind the claim is said of it.
  const aside = opening.mark === ',' ? /^\s*\([^()]*\)/u.exec(sentence.slice(closing.start)) : null;
  const tail = sentence.slice(closing.start + (aside?.[0].length ?? 0));
  // "Screen is perfect and had a protector": the verb behind the joint has lost what it is said of.
  if (lacksSubject.test(tail)) return end();
  // "The shelf, finished in oil, hangs on the wall": what stood between the commas goes with both.
  if (opening.mark === ',' && isSubject.test(head) && predicate.test(tail))
    return `${head}${tail.replace(/^,/u, '')}`;
  return joints.test(opening.mark) || !/^\s(?:and|und|y|et)\s/iu.test(tail)
    ? `${head}${tail}`
    : `${head} ${closing.mark} ${sentence.slice(closing.end)}`;
}

/** A subject alone, and a tail that begins with what is said of it. */
const isSubject =
  /^\s?(?:the|this|our|each|a|an|der|die|das|dieser?|el|la|este|esta|cada|le|ce|cette|chaque)\s\p{L}{1,24}(?:\s\p{L}{1,24}){0,3}\s?$/iu;
const predicate =
  /^,\s(?:is|are|has|have|was|can|will|\p{Ll}{3,}s|ist|sind|hat|wird|\p{Ll}{3,}t|es|está|tiene|\p{Ll}{2,}a|est|sont|a|se|\p{Ll}{2,}e)\s/u;

function capitalised(text: string): string {
  return text.replace(/^\s*\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Mends what a cut leaves: double spaces and commas, empty brackets, a comma before the stop, empty list items. */
function tidy(text: string): string {
  return text
    .replace(/\(\s*\)/gu, '')
    .replace(/<li>\s*<\/li>|<p>\s*<\/p>|<ul>\s*<\/ul>/gu, '')
    .replace(/[ \t]{2,}/gu, ' ')
    .replace(/\s+([,;.!?])/gu, '$1')
    .replace(/(?:,\s*){2,}/gu, ', ')
    .replace(/[,;:]\s*([.!?])/gu, '$1')
    .replace(/^[\s,;:]+/u, '')
    .replace(/(?<=\n)[ \t]*[-•]\s*(?:\n|$)/gu, '')
    .replace(/\n{3,}/gu, '\n\n')
    .replace(/[\s,;:–—-]+$/u, '');
}
