import { deedBehindName } from '#rules/ledger/app-deed-type.ts';
import { heldThings, plainDeeds } from '#rules/ledger/app-can.ts';
import { splitSentences } from '#rules/ledger/clauses.ts';
import { shapeOf } from '#rules/ledger/shape.ts';
import type { Brief } from '#rules/listing/listing.ts';
import { countCharacters } from '#rules/text/count.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { stemsOf } from '#rules/text/words.ts';
import { appFunctions } from './app-body.ts';
import { type AppLine, denies, joinedFunctions, shortest, withFunctions } from './app-line-functions.ts';
import { losesPeers } from './cut-row.ts';
import { promiseIn } from './app-promise.ts';
import { inLine } from './bullet-line.ts';
import { clauseGap, type Draft } from './draft.ts';
import { upperFirst } from './english-words.ts';
import { leadOf } from './opening.ts';
import type { Telling } from './telling.ts';

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
  /^(?:(?:mit|in|bei|auf|für|an|von) (?:dem|der|den|denen|die|das)|(?:en|con) (?:el|la|los|las) que|(?:dans|avec|sur) (?:le|la|les)quel(?:le)?s?|ob|wie|was|wo|wann|wer|wohin|dass|damit|um|wenn|weil|der|die|das|que|quien|quién|donde|dónde|cuándo|cómo|si|où|quand|comment|qui|ce que|pour que)\s/iu;

/** "… side by side before you delete anything": up to what says when. */
const englishJoints = [', ', ' and ', ' before ', ' when ', ' while ', ' after ', ' until '];
/** "Drop in plants and see" has lost what is seen, "into an intelligent" of "an intelligent, quiet helper" its noun. */
const lostEnd =
  /\s(?:and|or|you|which|what|how) \p{L}+$|\s(?:tells|shows|lets|reminds|helps|sends|gives|warns|asks|teaches|tell|show|let|remind|help|send|give) (?:you|them|everyone|people|parents|kids)$|\s(?:an?|the) (?:\p{L}+(?:ent|ant|ive|ful|ous|able|ible|less)|simple|fast|smart|free|new|easy|modern|clean|quick|private|secure|personal|digital|minimal)$/u;

/** "…, mit dem du Englisch [, Spanisch und Französisch lernst]": a German clause whose verb stands at its end, before that end. */
function lacksVerb(front: string): boolean {
  const clause =
    /,\s(?:(?:mit|in|bei|auf|für|an|von) )?(?:der|die|das|dem|den|denen)\s([^,]*(?:,[^,]*)?)$/u.exec(
      front,
    )?.[1];
  return clause !== undefined && !/\s\p{Ll}{2,}(?:st|t|en|ern|eln)$/u.test(clause);
}

const listBehindVerb =
  /^(?:Mit|In|Bei|Auf|Für|Dank) [^,]{3,50} (?:haben|hat|sind|ist|werden|wird|bleiben|bleibt|findest|finden|behältst|hast) [^,]{3,40}, \p{Lu}[\p{L}-]+(?:, \p{Lu}[\p{L}-]+)* und \p{Lu}[\p{L}-]+ /u;
const listEnd = /^\s(?:y|et)\s[\p{L}’'-]+(?=\s(?:en|para|sin|desde|dans|pour|sans)\s)/u;

/** Where the last of the clauses ends that fit into 80 characters. */
function lastJoint(said: string, language: string): number {
  const front = said.slice(0, 81);
  if (language === 'en')
    return Math.max(
      ...englishJoints
        .map((joint) => front.lastIndexOf(joint))
        .filter((at) => !lostEnd.test(front.slice(0, Math.max(0, at))) && !losesPeers(said, at)),
      -1,
    );
  // "Sagt dir, wann du Wäsche raushängen kannst: rechnet aus Temperatur [und Wind die Zeit aus]": what explains it goes as a whole.
  const colon = language === 'de' ? front.search(/:\s\p{Ll}+t\s/u) : -1;
  if (colon >= 30) return colon;
  // A joint that begins where the room ends has its own end behind it.
  const joints = [...said.slice(0, 86).matchAll(/,\s|\s(?:und|y|et)\s/gu)].filter(
    (joint) =>
      joint.index <= 80 &&
      !clauseBehind.test(said.slice(joint.index + joint[0].length)) &&
      !(language === 'de' && lacksVerb(front.slice(0, joint.index))),
  );
  // "Mit der App haben alle Termine [, Listen und Aufgaben] an einem Ort": before its end the list is a subject without a verb.
  if (language === 'de' && listBehindVerb.test(said)) return -1;
  const last = joints.at(-1);
  // "Inglés, francés y alemán [en diez minutos]": where the list is closed.
  const closed = last === undefined ? undefined : listEnd.exec(said.slice(last.index))?.[0];
  if (last !== undefined && closed !== undefined && last.index + closed.length <= 80)
    return last.index + closed.length;
  const comma = joints.findLast((joint) => joint[0] === ', ');
  // "Horarios, incidencias [y saldo]": a list without its last entry ends before its last but one.
  const isInList =
    last !== undefined &&
    comma !== undefined &&
    last[0] !== ', ' &&
    countPieces(front.slice(comma.index + 2, last.index)) < 4;
  return (isInList ? comma : last)?.index ?? -1;
}

/**
 * The line below an app's title, of 50 to 80 characters: the seller's own first sentence where no list of the form was
 * filled in, else what that sentence promises, else its functions in one phrase, as little of the title as possible.
 */
export function appLine(draft: Draft, telling: Telling, title: string): string {
  const { written } = draft.language;
  const said = withoutFree(
    (leadOf(draft, telling.messages)?.verbatim ?? '').replace(/[.。!]$/u, '').replace(pointsAtApp, ''),
  );
  const isForm = draft.units.some(({ path }) => path === 'appFeatures');
  const line = { draft, telling, said, isForm, taken: new Set(stemsOf(title)) };
  // Languages without templates: a row of functions would be joined by commas alone.
  if (written === 'other') return isOneLine(said) ? said : joinedFunctions(line);
  const told = isForm ? promisedIn(said, draft, line.taken) : ownSentence(line);
  const whole = told === '' ? joinedFunctions(line) : told;
  // "It fills in the licence": below its title nothing stands that "it" could mean.
  return written === 'en' && saysOfIt.test(whole) ? upperFirst(whole.replace(saysOfIt, '')) : whole;
}

const saysOfIt = /^It (?=(?!is |was |has )\p{Ll}{2,}s )/u;

/** "This is the driver app for firms …": the line stands below its app. */
const pointsAtApp = /^This (?:app )?is (?=(?:an?|the|our|my) \p{Ll})/u;

/** "Is a free and open source metronome": what it costs stands in no line of the store, and the rest keeps its article. English. */
const withoutFree = (said: string): string =>
  said.replace(/(?<=\bis )an? free(?: and|,) (?=(\p{L}))/u, (_all, next: string) =>
    /[aeiou]/iu.test(next) ? 'an ' : 'a ',
  );

function isOneLine(said: string): boolean {
  return countCharacters(said) >= 30 && countCharacters(said) <= 80;
}

/** The seller's own first sentence says best what the app does; empty where it is too long or too short for the line. */
function ownSentence(line: AppLine): string {
  const { draft, said } = line;
  if (isOneLine(said)) return countCharacters(said) >= 50 ? upperFirst(said) : withMore(line);
  if (countCharacters(said) > 80) return cutSentence(line);
  // "Remembers where you parked" is short enough for what the next sentence tells.
  const told = withSecond(said, draft);
  if (told !== undefined) return told;
  // "Plant care app." of a title that says so: what the next sentence tells fills the line alone.
  const second = stemsOf(said).every((stem) => line.taken.has(stem))
    ? secondSentence(draft, said)
    : undefined;
  return second !== undefined && isOneLine(second) ? upperFirst(second) : '';
}

/** A sentence shorter than the line, with the functions that it does not say or what the next sentence tells. */
function withMore({ draft, telling, said }: Pick<AppLine, 'draft' | 'telling' | 'said'>): string {
  const beside = appFunctions(draft, telling).filter(
    (text) =>
      !said.toLowerCase().includes(text.toLowerCase()) &&
      !denies.test(text) &&
      text.includes(' ') &&
      shapeOf(text, draft.language.written) === 'noun' &&
      countCharacters(`${said}${clauseGap(draft)}${text}`) <= 80,
  );
  if (beside.length > 0) return withFunctions(upperFirst(said), beside, draft);
  return withSecond(said, draft) ?? upperFirst(said);
}

function withSecond(said: string, draft: Draft): string | undefined {
  const second = secondSentence(draft, said);
  if (second === undefined || countCharacters(`${said}${clauseGap(draft)}${second}`) > 80) return undefined;
  return upperFirst(`${said}${clauseGap(draft)}${inLine(second, draft)}`);
}

const shortCut = 40;
/** Characters of a first deed that can be filled by what else the app does. */
const leastFront = 20;

/** As many clauses of a long sentence as there is room for: they were written to be read in a row. */
function cutSentence({ said, draft, telling }: Pick<AppLine, 'draft' | 'telling' | 'said'>): string {
  const { language, brief } = draft;
  // "A sleep timer that fades …" loses its article rather than its last word.
  const named = withoutSubject(said, brief);
  const bare = named === said && language.written === 'en' ? said.replace(/^(?:an?|the)\s/iu, '') : named;
  if (bare !== said && countCharacters(bare) <= 80) return upperFirst(bare);
  const told = named === said ? said : bare;
  const clause = language.written === 'de' ? relative.exec(told)?.index : undefined;
  // "Wochenplaner für Familien, der aus … eine Einkaufsliste erstellt": without the clause that has no room.
  if (clause !== undefined && clause <= 60) return besideDeeds(told.slice(0, clause), brief);
  const cut = lastJoint(told, language.written);
  const deed = language.written === 'en' && cut < shortCut ? deedBehindName(brief) : '';
  if (deed !== '') {
    // "Finds parking bays near you [and tells you when …]; reminder before your ticket runs out".
    const front = deed.split(/\s(?:and|so|when|before|while)\s|,\s/u)[0]!;
    if (countCharacters(front) < leastFront) return '';
    const more = withMore({ draft, telling, said: front });
    if (countCharacters(more) >= shortCut) return more;
    const beside = appFunctions(draft, telling).find(
      (text) =>
        text.includes(' ') &&
        !denies.test(text) &&
        !said.includes(text) &&
        countCharacters(`${front}${clauseGap(draft)}${text}`) <= 80,
    );
    return beside === undefined ? '' : upperFirst(`${front}${clauseGap(draft)}${inLine(beside, draft)}`);
  }
  if (cut >= (language.written === 'en' ? 40 : 30)) return upperFirst(joinedUpTo(told, cut));
  // "Vous dit quoi semer, repiquer et récolter chaque semaine [selon votre région]".
  const whole = told.replace(byWhat, '');
  return whole !== told && isOneLine(whole) ? upperFirst(whole) : '';
}

/** By what something differs, at the end of a sentence. */
const byWhat = /\s(?:selon|suivant|en fonction de|según|je nach|depending on|according to)\s[^,;:]{3,50}$/u;

/** Where a German relative clause opens. */
const relative =
  /, (?:(?:mit|in|bei|auf|für|an|von) )?(?:der|die|das|dem|den|denen) (?!\p{Lu}\p{L}+(?:,|$))/u;

/** A short opening with what full sentences say that one does with the app, as far as there is room; empty where it says too little. */
function besideDeeds(front: string, brief: Brief): string {
  const said = new Set(stemsOf(front));
  let line = upperFirst(front);
  for (const deed of [...plainDeeds(brief), ...heldThings(brief)]) {
    const next = `${line}${line === upperFirst(front) ? ' – ' : ', '}${deed}`;
    if (countCharacters(next) > 80 || stemsOf(deed).some((stem) => said.has(stem))) continue;
    line = next;
  }
  return countCharacters(line) >= 30 ? line : '';
}

/** "Is a", "shows you", "helps you": behind them stands what the app is, what it shows, and what its reader does with it. */
const beforePredicate =
  /^ (?:(?:is an?|ist eine?|es una?|est une?|helps you(?: to)?|lets you|allows you to) (?=\p{L})|(?:shows you|gives you|offers(?: you)?|provides(?: you with)?) (?!how |when |where |which |what |who |why |if |whether |access |the |a |an )(?=\p{L}))/u;

/** "Gridlock is a puzzle game in which …" of a title that gives its name: what it is says more than the name again. */
function withoutSubject(said: string, { fields, product }: Brief): string {
  const name = fields['appName'] ?? product.name;
  const behind = said.startsWith(name) ? said.slice(name.length) : '';
  const front = (
    beforePredicate.exec(behind) ??
    / (?=(?:zeigt|hilft|erinnert|begleitet|findet|sagt|plant|berechnet|erkennt|verbindet|sammelt)\s)/u.exec(
      behind,
    )
  )?.[0];
  return front === undefined ? said : said.slice(name.length + front.length);
}

/** "Where you build a city, trade spices [and raise dragons]": a list that loses its last entry takes the joint before the one that is left. */
function joinedUpTo(said: string, cut: number): string {
  const front = said.slice(0, cut);
  const joint = /^\s(?:and|und|y|et)\s/u.exec(said.slice(cut))?.[0];
  const comma = front.lastIndexOf(', ');
  const last = front.slice(comma + 2);
  const isEntry = joint !== undefined && comma > 0 && countPieces(last) < 4 && !opensAside.test(last);
  return isEntry ? `${front.slice(0, comma)}${joint}${last}` : front;
}

const opensAside =
  /^(?:for|with|in|on|by|from|to|that|which|who|so|where|mit|für|in|auf|aus|von|der|die|das|dem|denen|con|para|en|que|avec|pour|dans|sur|qui|no|not|without|and|but|including|such|like)\s/iu;

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
