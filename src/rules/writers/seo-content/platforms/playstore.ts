import type { Listing } from '#rules/listing/listing.ts';
import { opensWithAppOrder } from '#rules/ledger/app-order.ts';
import { countCharacters } from '#rules/text/count.ts';
import { splitSentences } from '#rules/ledger/clauses.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { isThirdPerson } from '#rules/ledger/finite-verb.ts';
import { opensWithOrder, shapeOf } from '#rules/ledger/shape.ts';
import { stemsOf } from '#rules/text/words.ts';
import { appBody, appFunctions } from '#rules/writers/seo-content/app-body.ts';
import { listedFunctions } from '#rules/writers/seo-content/app-openings.ts';
import { moodOf } from '#rules/writers/seo-content/app-mood.ts';
import { promiseIn, sentenceBehind, shortestWhole } from '#rules/writers/seo-content/app-promise.ts';
import { appName } from '#rules/writers/seo-content/apps.ts';
import { firstSentence } from '#rules/writers/seo-content/body.ts';
import { inLine } from '#rules/writers/seo-content/bullets.ts';
import { clauseGap, type Draft } from '#rules/writers/seo-content/draft.ts';
import { upperFirst } from '#rules/writers/seo-content/english-words.ts';
import { leadOf } from '#rules/writers/seo-content/opening.ts';
import { metaOf, titleTagOf } from '#rules/writers/seo-content/search-page.ts';
import type { Telling } from '#rules/writers/seo-content/telling.ts';

/** Google Play: title with the head keyword, one phrase of functions, a full description with its functions as a list. */
export function writePlayStore(draft: Draft, telling: Telling): Listing {
  const productTitle = appName(draft, 30);
  return {
    productTitle,
    shortDescription: shortOf(draft, telling, productTitle),
    improvedBodyText: appBody(draft, telling),
    titleTag: titleTagOf(draft, '', productTitle),
    metaDescription: metaOf(draft, firstSentence(draft, telling), telling.points),
  };
}

/** Characters below which a short description says too little. */
const tooShort = 40;
const denies = /^(?:no|not|without|kein\p{L}*|ohne|sin|sans|pas de)\s/iu;

/** What the description says behind its first sentence, where both tell what the app does. English. */
function secondSentence({ language, brief }: Draft, said: string): string | undefined {
  if (language.written !== 'en' || countPieces(said) < 3) return undefined;
  const [first = '', second = ''] = splitSentences(brief.product.description.split('\n')[0]!);
  const whole = second.replace(/[.!]$/u, '');
  // Of a long one its first clause, which an "and" with a new one ends.
  const clause = /^(.{16,60}?), (?:and|but|so)\s/u.exec(whole)?.[1];
  const told = clause !== undefined && countCharacters(`${said}; ${whole}`) > 80 ? clause : whole;
  return first.startsWith(said) &&
    countPieces(told) > 2 &&
    !denies.test(told) &&
    !/\d[.,]\d\d|\b(?:free|ads?|account|offline|purchase|version)\b/iu.test(told)
    ? told
    : undefined;
}

/** A comma before these parts no entries of a list: the verb before it would lose what it says. */
const clauseBehind =
  /^(?:ob|wie|was|wo|wann|wer|wohin|dass|damit|um|wenn|weil|der|die|das|que|quien|quién|donde|dónde|cuándo|cómo|si|où|quand|comment|qui|ce que|pour que)\s/iu;

/** "… side by side before you delete anything": up to what says when. */
const englishJoints = [', ', ' and ', ' before ', ' when ', ' while ', ' after ', ' until '];
/** "Drop in plants and see" has lost what is seen. */
const lostEnd = /\s(?:and|or|you|which|what|how) \p{L}+$/u;

/** Where the last of the clauses ends that fit into 80 characters. */
function lastJoint(said: string, language: string): number {
  const front = said.slice(0, 81);
  if (language === 'en')
    return Math.max(
      ...englishJoints
        .map((joint) => front.lastIndexOf(joint))
        .filter((at) => !lostEnd.test(front.slice(0, Math.max(0, at)))),
      -1,
    );
  const joints = [...front.matchAll(/,\s|\s(?:und|y|et)\s/gu)].filter(
    (joint) => !clauseBehind.test(said.slice(joint.index + joint[0].length)),
  );
  const last = joints.at(-1);
  const comma = joints.findLast((joint) => joint[0] === ', ');
  // "Horarios, incidencias [y saldo]": a list without its last entry ends before its last but one.
  const isInList =
    last !== undefined &&
    comma !== undefined &&
    last[0] !== ', ' &&
    countPieces(front.slice(comma.index + 2, last.index)) < 4;
  return (isInList ? comma : last)?.index ?? -1;
}

/** Functions joined to one phrase of 50 to 80 characters, as little of the title as possible. */
function shortOf(draft: Draft, telling: Telling, title: string): string {
  const lead = leadOf(draft, telling.messages);
  const said = (lead?.verbatim ?? '').replace(/[.。!]$/u, '');
  const isForm = draft.units.some(({ path }) => path === 'appFeatures');
  const semicolon = clauseGap(draft);
  // Languages without templates: a row of functions would be joined by commas alone.
  if (draft.language.written === 'other' && countCharacters(said) >= 30 && countCharacters(said) <= 80)
    return said;
  // The seller's own first sentence says best what the app does, where no list of the form was filled in.
  if (
    !isForm &&
    draft.language.written !== 'other' &&
    countCharacters(said) >= 30 &&
    countCharacters(said) <= 80
  ) {
    if (countCharacters(said) >= 50) return upperFirst(said);
    const beside = appFunctions(draft, telling).filter(
      (text) =>
        !said.toLowerCase().includes(text.toLowerCase()) &&
        !denies.test(text) &&
        text.includes(' ') &&
        shapeOf(text, draft.language.written) === 'noun' &&
        countCharacters(`${said}${semicolon}${text}`) <= 80,
    );
    if (beside.length > 0) return withFunctions(upperFirst(said), beside, draft);
    const behind = secondSentence(draft, said);
    const isFit = behind !== undefined && countCharacters(`${said}${semicolon}${behind}`) <= 80;
    return upperFirst(isFit ? `${said}${semicolon}${inLine(behind, draft)}` : said);
  }
  // "A sleep timer that fades …" loses its article rather than its last word.
  const bare = said.replace(/^(?:an?|the)\s/iu, '');
  if (!isForm && draft.language.written === 'en' && countCharacters(said) > 80 && countCharacters(bare) <= 80)
    return upperFirst(bare);
  // "Remembers where you parked" is short enough for what the next sentence tells.
  const next = isForm || countCharacters(said) >= 30 ? undefined : secondSentence(draft, said);
  if (next !== undefined && countCharacters(`${said}${semicolon}${next}`) <= 80)
    return upperFirst(`${said}${semicolon}${inLine(next, draft)}`);
  // Of a longer one as many of its clauses as there is room for: they were written to be read in a row.
  const cut = lastJoint(said, draft.language.written);
  if (
    !isForm &&
    draft.language.written !== 'other' &&
    countCharacters(said) > 80 &&
    cut >= (draft.language.written === 'en' ? 40 : 30)
  )
    return upperFirst(said.slice(0, cut));
  const taken = new Set(stemsOf(title));
  const promise = isForm ? promisedIn(said, draft, taken) : '';
  if (promise !== '') return promise;
  const repeated = (text: string): number =>
    stemsOf(text).filter((stem) => stem.length > 2 && taken.has(stem)).length;
  const ofForm = new Set(
    draft.units.filter(({ path }) => path === 'appFeatures').map(({ text }) => text.toLowerCase()),
  );
  const own = appFunctions(draft, telling);
  // Where the text tells them all, the list of the form stands for them.
  const listed = own.filter((text) => !denies.test(text)).length < 3 ? listedFunctions(draft, own) : [];
  const all = [...listed, ...own].filter(
    (text) =>
      // The title stands above: what it says already is no function beside others.
      repeated(text) < stemsOf(text).filter((stem) => stem.length > 2).length &&
      // "Everything about your dog in one place and weight chart" joins what does not join.
      !/^everything\b|\bin one place\b/iu.test(text) &&
      // "Calibrate", "removable once": pieces of a sentence are no function beside those of the form.
      (ofForm.size < 2 ||
        ofForm.has(text.toLowerCase()) ||
        (text.includes(' ') && !/^\p{L}+[ai]ble\b/iu.test(text))) &&
      !/\d[.,]\d\d|\b(?:free|purchase|gratis|kostenlos|gratuit|no ads)\b/iu.test(text),
  );
  // Nouns join well with nouns; a clause with its verb stands only where no two nouns are left.
  const named = all.filter(
    (text) =>
      shapeOf(text, draft.language.written) === 'noun' && moodOf(text, draft.language.written) === 'has',
  );
  // "Slide tiles to guide the water home" opens with a word that is a noun elsewhere.
  const sure = draft.language.written === 'en' ? named.filter((text) => !opensWithOrder(text)) : named;
  const nouns = sure.length >= 2 ? sure : named;
  const clauses = all.filter((text) => !nouns.includes(text));
  const whole = nouns.length < 2 && !isForm ? sentenceBehind(draft, said, taken) : '';
  const beside = nouns.find(
    (text) =>
      countCharacters(`${whole}${semicolon}${text}`) <= 80 && text.includes(' ') && !denies.test(text),
  );
  if (whole !== '')
    return countCharacters(whole) >= 50 || beside === undefined
      ? whole
      : `${whole}${semicolon}${inLine(beside, draft)}`;
  // "Reminds you to drink water and water tracker" joins what does not join: one clause says enough.
  if (nouns.length < 2 && clauses.length > 0 && nouns.length > 0) {
    const clause = clauses
      .toSorted((a, b) => b.length - a.length)
      .find((text) => countCharacters(text) <= 80);
    if (clause !== undefined) return fuller(clause.replace(/\.$/u, ''), sure, draft);
  }
  const joinable = nouns.length >= 2 ? nouns : all;
  // "Levels and a new puzzle" inside a list of two reads as three.
  const isSaid = (text: string): boolean =>
    draft.language.written === 'en' && !text.includes(' ') && !ofForm.has(text.toLowerCase());
  // "Vibrates", a clause of one word, joins with nothing.
  const single = joinable.filter((text) => !/\s(?:and|und|y|et)\s/iu.test(text) && !isSaid(text));
  const functions = (single.length >= 2 ? single : joinable).toSorted(
    // "Watering reminders, no account needed and …": what the app does not ask for stands last.
    (a, b) => Number(denies.test(a)) - Number(denies.test(b)) || repeated(a) - repeated(b),
  );
  const chosen: string[] = [];
  const shape = shapeOf(functions[0] ?? '', draft.language.written);
  for (const text of functions) {
    // "Remember where you parked and walks you back" joins an order with a verb.
    if (draft.language.written === 'en' && shapeOf(text, 'en') !== shape) continue;
    // "Fishing, sailing and no account" joins what it has with what it asks for not.
    if (
      denies.test(text) &&
      (draft.language.written === 'en'
        ? countCharacters(draft.lexicon.list(chosen)) >= 30
        : draft.language.written !== 'other' && chosen.length > 0)
    )
      continue;
    const next = draft.lexicon.list([...chosen, chosen.length === 0 ? text : inLine(text, draft)]);
    if (countCharacters(next) > 80) continue;
    chosen.push(chosen.length === 0 ? text : inLine(text, draft));
    if (countCharacters(next) >= 55) break;
  }
  const joined = upperFirst(draft.lexicon.list(chosen)).replace(/\.$/u, '');
  // "Tick off all 214 Wainwrights" says more than "GPS log and photos of each summit".
  const isWhole =
    draft.language.written === 'en' &&
    !isForm &&
    (countPieces(said) > 3 || joined.toLowerCase().endsWith(said.toLowerCase()));
  const isFair = (isWhole || countCharacters(said) > countCharacters(joined)) && countCharacters(said) <= 80;
  // "5 a day, offline and rating" says not of what.
  const both = `${upperFirst(said)}${semicolon}${inLine(joined, draft)}`;
  const isApart =
    draft.language.written === 'en' && !isForm && countPieces(said) < 4 && countPieces(said) > 1;
  if (isApart && countCharacters(joined) < shortestWhole && countCharacters(both) <= 80) {
    const stems = stemsOf(joined);
    if (joined !== '' && !stemsOf(said).some((stem) => stems.includes(stem))) return both;
  }
  return countCharacters(joined) <= tooShort && isFair && draft.language.written !== 'other'
    ? fuller(said, sure, draft)
    : joined;
}

/** The promise of the first sentence that fits, beside a form whose functions it sums up; empty where it says no more than the title. */
function promisedIn(said: string, { language, brief }: Draft, taken: ReadonlySet<string>): string {
  if (language.written !== 'en') return '';
  // "Relaxing sudoku with 10,000 puzzles" says what the app is without its name.
  const promise =
    promiseIn(said, brief.fields['appName'] ?? '') || (shapeOf(said, 'en') === 'noun' ? said : '');
  const isLong = countCharacters(promise) > 80;
  const told = isLong ? promise.slice(0, Math.max(0, lastJoint(promise, 'en'))) : promise;
  const isNew = stemsOf(told).filter((stem) => stem.length > 2 && !taken.has(stem)).length > 2;
  const isOpen = /\b(?:free|purchase|subscription|trial|version)\b|[€£$]/iu.test(told);
  return countCharacters(told) >= shortest && isNew && !isOpen ? told : '';
}

/** "FlatSplit keeps track of who paid": the name stands right above. English. */
function withoutName(said: string, { brief, language }: Draft): string {
  const name = brief.fields['appName'] ?? '';
  const rest = name !== '' && said.startsWith(`${name} `) ? said.slice(name.length + 1) : '';
  return language.written === 'en' && /^\p{Ll}{3,}[^s\P{L}]s\s/u.test(rest) ? rest : said;
}

const shortest = 50;

/** A clause with the functions that stand behind it, without the app's name where it is long enough so. */
function fuller(said: string, functions: readonly string[], draft: Draft): string {
  const things = draft.language.written === 'en' ? functions.filter((text) => !opensWithVerb(text)) : [];
  const bare = withFunctions(upperFirst(withoutName(said, draft)), things, draft);
  return countCharacters(bare) < shortest ? withFunctions(upperFirst(said), things, draft) : bare;
}

/** "Identify birds by song" is no thing that an app has. */
function opensWithVerb(text: string): boolean {
  const first = /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';
  return opensWithAppOrder(text) || isThirdPerson(`${first.replace(/y$/u, 'ie')}s`);
}

/** A clause and behind it as many of the functions, each of two words and more, as there is room for. */
function withFunctions(said: string, functions: readonly string[], draft: Draft): string {
  let line = said;
  for (const text of functions) {
    const next = `${line}${line === said ? clauseGap(draft) : ', '}${inLine(text, draft)}`;
    if (!text.includes(' ') || denies.test(text) || countCharacters(next) > 80) continue;
    if (said.toLowerCase().includes(text.toLowerCase())) continue;
    line = next;
  }
  return line;
}
