import { tagEnglish } from '#rules/keywords/tagger.ts';
import { claimHits } from '#rules/ledger/claim-index.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { hasPraise } from './praise.ts';

/**
 * What buyers of used goods search beside the name, and sellers say in whole sentences, of which a title takes no phrase: the
 * sort ("direct drive"), the year, what was done to the thing, that it works. Each is told in the seller's own words or, where
 * his sentence says it of a part, sets it against something or denies it, not at all. English.
 */
export function soldOnFacts(draft: Draft): string[] {
  if (draft.language.written !== 'en' || draft.platform.goods !== 'resold') return [];
  const { description } = draft.brief.product;
  const clauses = description
    .split(/[.;!?\n]+(?:\s|$)/u)
    .slice(0, mostSentences)
    .filter((sentence) => !hedges.test(sentence))
    .flatMap((sentence) =>
      sentence.split(/,\s(?:and\s)?|\sand\s(?=(?:was|is|has|it|they|fully|serviced)\s)/u),
    )
    .map((clause) => clause.trim());
  return [
    sortAtOpening(draft),
    yearOf(clauses, draft),
    workOf(clauses, draft),
    stateOf(clauses, description),
  ].filter((phrase) => phrase !== '');
}

const mostSentences = 12;

/** What takes a statement back, or says it of another thing. */
const hedges =
  /(?<!\p{L})(?:not|n[’']t|no longer|never|but|except|although|though|until|unless|if|would|should|might|maybe|perhaps|unlike|other|another|replica|repro\p{L}*|reissue)(?!\p{L})/iu;

const openingState =
  /^(?:(?:this|an?|my|our|the|is|selling|for sale|used|genuine|lovely|vintage|original|old|nice|fully|perfectly|working|in|full|good|order)[\s:]+)*/iu;
const twoWords = /^(\p{L}[\p{Ll}-]{2,}) (\p{Ll}{3,})$/u;

/** "Direct drive" of "Fully working direct drive turntable": two words of the seller between what opens the text and the thing. */
function sortAtOpening({ brief, type, brand, name }: Draft): string {
  const first = brief.product.description.split(/[.,;:(!?\n]/u)[0]!;
  const told = first.slice(openingState.exec(first)?.[0].length ?? 0);
  const head = type.split(' ').at(-1) ?? '';
  const ends = [head, brand]
    .filter((word) => word.length > 2)
    .map((word) => told.toLowerCase().indexOf(` ${word.toLowerCase()}`))
    .filter((at) => at > 0);
  const before = ends.length === 0 ? '' : told.slice(0, Math.min(...ends));
  if (!twoWords.test(before)) return '';
  const sort = before.toLowerCase();
  const [one, other] = tagEnglish(`a ${sort} thing`).filter(({ class: kind }) => kind !== 'stop');
  const own = new Set(stemsOf(`${name} ${type}`));
  const isSort =
    (one?.class === 'modifier' || one?.class === 'noun') &&
    other?.class === 'noun' &&
    !hasPraise(sort, 'en') &&
    claimHits(sort, 'en').length === 0 &&
    !counting.test(sort) &&
    !stemsOf(sort).some((stem) => own.has(stem));
  return isSort ? sort : '';
}

const counting =
  /(?<!\p{L})(?:set|pair|pack|box|lot|bundle|job|one|two|three|four|five|six|few|some|several|size|condition|inch|year|old|other|second|hand|charity|house|clearance|spare|spares|repair|men|women|kids|boys|girls|mens|womens)(?!\p{L})/u;

const subject =
  /^(?:(?:it|they|this|these|both|all|each|which)|(?:this|the|these|my|our) ((?:[\p{L}\d-]+ ){0,3}[\p{L}\d-]+))(?:[’']s|\s(?:is|are|was|were|has been|have been|dates?))?\s/iu;

/** A clause without its subject, where that is the thing; undefined where it tells of something else. */
function toldOfIt(clause: string, { type, name }: Draft): string | undefined {
  const found = subject.exec(clause);
  if (found === null) return clause;
  const noun = found[1];
  if (noun === undefined) return clause.slice(found[0].length);
  const own = new Set([...stemsOf(type), ...stemsOf(name)]);
  const stems = stemsOf(noun);
  return own.has(stems.at(-1) ?? '') ? clause.slice(found[0].length) : undefined;
}

const year =
  /^(?:(?:was |were )?(?:made|built|manufactured|produced)(?: (?:in|by) \p{Lu}[\p{L}&]+(?: \p{Lu}[\p{L}&]+)?)?,? (?:in|around|about|circa) |(?:dates |dating )?(?:back )?(?:from|to) |circa |c\.? ?|date[sd]? )(?:(?:about|around|circa|c\.?|the|roughly) ?)*((?:(?:early|mid|late) )?(?:18|19|20)\d\d(?:[’']?s)?)(?:$|\s(?=\p{Ll}))/iu;
const aloneYear =
  /^(?:(?:about|around|circa|c\.?) ?)?((?:(?:early|mid|late) )?(?:18|19)\d\d(?:[’']?s)?)(?: model| vintage)?$/iu;
const madeWithin =
  /\s(?:made|built|manufactured) (?:in \p{Lu}[\p{L}]+(?: \p{Lu}\p{L}+)? )?in ((?:18|19|20)\d\d)$/u;

/** "1985" of "made in Japan in 1985", "late 1950s" of "they were made in the late 1950s"; empty beside a year of the name. */
function yearOf(clauses: readonly string[], draft: Draft): string {
  if (/(?<!\d)(?:18|19|20)\d\d(?!\d)/u.test(draft.name)) return '';
  for (const [at, clause] of clauses.entries()) {
    const told = toldOfIt(clause, draft);
    if (told === undefined) continue;
    const found = year.exec(told) ?? aloneYear.exec(told) ?? (at < 2 ? madeWithin.exec(` ${told}`) : null);
    if (found !== null) return found[1]!.replace(/[’'](?=s$)/u, '').toLowerCase();
  }
  return '';
}

const done =
  /^(?:(?:was|were|has been|have been|just|recently|fully|newly|professionally) )*(serviced|recapped|refurbished|restored|overhauled|reconditioned|retubed|rewaxed|resoled|reupholstered|recalibrated|calibrated|regulated|restrung|rewired)(?= (?:in|by|last|at|this|and|with)\s|$)(?:[^.;]*?\s(?:in|last|this) (?:(?:early|mid|late|spring|summer|autumn|winter|\p{Lu}\p{Ll}+) )?(20\d\d))?/iu;

/** "Serviced 2024" of "serviced in 2024 with new leads". */
function workOf(clauses: readonly string[], draft: Draft): string {
  for (const clause of clauses) {
    const told = toldOfIt(clause, draft);
    const found = told === undefined ? null : done.exec(told);
    if (found !== null) return [found[1]!.toLowerCase(), found[2] ?? ''].join(' ').trim();
  }
  return '';
}

const works =
  /^(?:(?:it|they|all|everything|and|is|are|it[’']s|they[’']re|still|in) )*(fully working|(?:full|good|perfect) working order|working (?:fine|well|perfectly)|works (?:fine|well|perfectly|as it should|great))(?: order)?$/iu;
const tests =
  /^(?:fully |bench )?tested(?: and (?:working|works)\p{L}*)?(?: (?:and working|with|on|before|by|in)\s.*)?$/iu;
const fails =
  /(?:does|do|did|will|would|has|is|are)(?: not|n[’']t)|untested|faulty|broken|stuck|sticks|intermittent|crackl|spares|repair|dead|loose|needs?\s|jam(?:s|med)|missing|leak|scratchy|noisy|slow/iu;

/** That it works, where no sentence tells of anything that does not. */
function stateOf(clauses: readonly string[], description: string): string {
  if (fails.test(description)) return '';
  for (const clause of clauses) {
    const found = works.exec(clause)?.[1]?.toLowerCase();
    if (found !== undefined) return found.startsWith('work') ? 'working' : found;
    if (tests.test(clause)) return 'tested';
  }
  return '';
}
