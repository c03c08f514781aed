import type { Brief } from '#rules/listing/listing.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { opensSpeaker, pairsOf, placesOf } from './film-title-pairs.ts';
import { howToIn } from './film-answers.ts';
import { isSmallWord } from './plain-words.ts';
import { withoutFormat } from './film-format.ts';

/** Pasts of what people film, with the word for doing it. */
const pasts = new Map(
  'built building, rode riding, made making, slept sleeping, drove driving, ran running, ate eating, took taking, flew flying, grew growing, swam swimming, cut cutting, drew drawing, wrote writing, taught teaching, kept keeping, dug digging, wove weaving, spun spinning, knit knitting, sold selling, bought buying, caught catching, shot shooting, read reading, sang singing, swapped swapping, stopped stopping, planned planning'
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
);
const done =
  /^(?:why |how )?(?:i|we)\s(?:finally |almost |only |just )?(\p{Ll}{3,})\s(?:(?<joint>on|in|with|at|across|along|around|through|over|from|up|to)\s)?(?:(?:an?|the|my|our|this|that|every|all)\s)?(?:(?:whole|entire|old|new|first|same)\s)?(?<object>(?:\p{L}[\p{L}\p{N}’'-]*)(?:\s(?!(?:for|in|on|with|and|to|from|by|at|above|below|without|until|every|again|so|because|but|until|than|after|before|during|while|instead|over|under|here|today)\s)\p{L}[\p{L}\p{N}’'-]*){0,2})(?=\s(?:for|in|on|with|and|to|from|by|at|above|below|without|until|every|again|so|because|but|than|after|before|during|while|instead|over|under|using)\s|[:,|(–—?!.]|$)/iu;
const noDeed =
  /^(?:can|could|would|will|have|had|was|were|am|are|do|did|got|went|need(?:ed)?|want(?:ed)?|hate|love|think|thought|know|knew|wish|hope|found|spent|tried|tested|lived)$/iu;
const doingTo =
  /^((?:\p{L}{2,3}-)?\p{L}{2,}ing)\s(?:(?:an?|the|your|my|our|some|\d+)\s)?((?!(?:for|in|on|with|and|to|from|by|at|up|out|down|through|around|the|my|your)\s)\p{L}[\p{L}’'-]*(?:\s(?!(?:for|in|on|with|and|to|from|by|at|without|like|into|over|under|using|after|before)\s)\p{L}[\p{L}’'-]*){0,2})(?=\s(?:for|in|on|with|and|to|from|by|at|without|like|into|over|under|using|after|before)\s|[:,|(–—?!.]|$)/iu;
/** Words in -ing that open a title and are nothing that is done. */
const noDoing =
  /^(?:morning|evening|during|nothing|something|everything|anything|king|spring|string|wedding|interesting|amazing|being|having|going|getting|meeting|moving|packing|according|including|starting)$/iu;

const mostWords = 7;

const vlog = /\b(?:vlog|day in the life|travel diary)\b/iu;
const music = /\b(?:music|song|single|album|ep)\b/iu;
/** What only players say of a film of theirs. */
const playedOn =
  /\b(?:played on (?:an? |the )?(?:PC|Switch|PS\d|PlayStation|Xbox|Steam)|no mods|(?:no|with|without) summons|boss fights?|speedrun|playthrough|new game plus)\b/iu;
const gaming = /\b(?:gaming|gameplay|walkthrough|let[’']?s play)\b/iu;

/** An English film while its title and text are read for what it is searched by. */
interface Film {
  brief: Brief;
  title: string;
  /** The title up to its first mark. */
  front: string;
  isVlog: boolean;
  isGame: boolean;
  /** Type, category and title, which tell what kind of film it is. */
  form: string;
  add: (phrase: string, kind: Candidate['kind'], least: number) => void;
}

/** What an English film is searched by that its title tells as somebody's doing, or behind its colon, and where it was filmed. */
export function saidOfFilm(brief: Brief, source: string): Candidate[] {
  const { product, fields } = brief;
  const title = withoutFormat(fields.videoTitle ?? product.name);
  const form = `${fields.videoType ?? ''} ${fields.videoCategory ?? ''} ${product.category} ${fields.videoTitle ?? product.name}`;
  const found: Candidate[] = [];
  const film: Film = {
    brief,
    title,
    front: title.split(/[:|(–—?!]/u)[0]!.trim(),
    isVlog: vlog.test(form),
    isGame: gaming.test(form) || playedOn.test(product.description),
    form,
    add: (phrase, kind, least) => {
      const text = phrase.toLowerCase().replace(/\s+/gu, ' ').trim();
      const words = text.split(' ');
      const isPlain = words.length <= mostWords && !/[^\p{L}\p{N}’'&. -]/u.test(text);
      if (isPlain && !isSmallWord(words.at(-1)!, 'en'))
        found.push({ ...built(text, kind, source), least, sure: true });
    },
  };
  addDone(film);
  addDoing(film);
  addClause(film);
  addModel(film);
  addCalled(film);
  addLearned(film);
  addVersioned(film);
  addWeighed(film);
  if (film.isGame) addGame(film);
  addPlayed(film);
  if (film.isVlog && film.front.split(' ').length < 4 && !noFront.test(film.front))
    film.add(`${film.front} vlog`, 'attribute', 0.45);
  for (const phrase of pairsOf(film.front)) film.add(phrase, 'attribute', 0.35);
  addAsked(film);
  addOtherwise(film);
  addTravel(film);
  addLength(film);
  for (const phrase of howToIn(product.description, title)) film.add(phrase, 'attribute', 0.3);
  for (const phrase of placesOf(product.description, film.isVlog, stemsOf(title)))
    film.add(phrase, 'place', 0.35);
  return found;
}

/** Where all of them are, at the end of a title. */
const inRegion = /\sin ((?:the )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)$/u;

/** "I built a shed": the thing, and the doing of it. */
function addDone({ front, isVlog, add }: Film): void {
  const groups = done.exec(front);
  const object = groups?.groups?.['object'] ?? '';
  const doing = doingOf(groups?.[1]?.toLowerCase() ?? '');
  if (object === '' || doing === '') return;
  const bare = object.toLowerCase();
  add(bare, 'head', 0.6);
  const written = bare.replace(/[^\p{L}\p{N} ’'-]/gu, '.');
  const article = new RegExp(`\\sthe\\s(?:\\p{L}+\\s)?${written}`, 'iu').test(front) ? 'the ' : '';
  const isJoined = groups?.groups?.['joint'] !== undefined;
  // "Every night train": nobody types that one is ridden.
  const isEach = new RegExp(`\\s(?:every|each)\\s(?:\\p{L}+\\s)?${written}`, 'iu').test(front);
  const region = inRegion.exec(front)?.[1];
  if (region !== undefined && isEach) add(`${bare}${bare.endsWith('s') ? '' : 's'} ${region}`, 'place', 0.55);
  if (!isEach) add(isJoined ? `${bare} ${doing}` : `${doing} ${article}${bare}`, 'use', 0.5);
  if (isVlog) add(`${bare} vlog`, 'attribute', 0.45);
}

/** The word for doing what a past tells; empty where it tells no deed. */
function doingOf(past: string): string {
  if (noDeed.test(past)) return '';
  const known = pasts.get(past);
  if (known !== undefined) return known;
  if (past.endsWith('ied')) return `${past.slice(0, -3)}ying`;
  return past.endsWith('ed') && past.length > 4 ? `${past.slice(0, -2)}ing` : '';
}

/** "Restoring a cast iron pan". */
function addDoing({ front, add }: Film): void {
  const [, doing = '', thing = ''] = doingTo.exec(front) ?? [];
  if (doing === '' || noDoing.test(doing) || thing.toLowerCase().endsWith('ing')) return;
  add(`${doing} ${thing}`, 'head', 0.6);
  if (thing.includes(' ') || doing.includes('-')) add(`${thing} ${doing}`, 'use', 0.4);
  if (thing.includes(' ')) add(thing, 'synonym', 0.5);
}

const digits = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "3 days in Lisbon" of three days there, "why do bridges collapse" of why they do: the same as others type it. */
function addOtherwise({ front, add }: Film): void {
  const [, count = '', rest = ''] =
    /^(\p{L}+) ((?:days|weeks|hours|months|minutes|recipes|mistakes|ways|tips) .+)$/iu.exec(front) ?? [];
  const at = digits.indexOf(count.toLowerCase());
  if (at !== -1) add(`${at + 2} ${rest}`, 'attribute', 0.45);
  const [, things = '', deed = ''] =
    /^why (\p{L}+(?: \p{L}+)?[^s\W]s) (\p{Ll}{3,}(?<!s|ed|ing))$/iu.exec(front) ?? [];
  if (deed !== '') add(`why do ${things} ${deed}`, 'question', 0.45);
}

const timeIn =
  /^(?:(?:an?|my|our|one|two|three|four|five|six|seven|ten|\d{1,2}) )?(?:perfect |long |first )?(?:days?|weeks?|weekend|nights?|months?|hours?) in (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2})/iu;

/** "A week in Lisbon on a budget": where people want to go, in the words that they type. */
function addTravel({ brief, front, add }: Film): void {
  const place = timeIn.exec(front)?.[1]?.replace(/\s\p{Ll}.*$/u, '') ?? '';
  if (place === '' || !/^\p{Lu}/u.test(place)) return;
  add(`${place} travel`, 'attribute', 0.5);
  if (/\bbudget\b/iu.test(`${front} ${brief.product.description}`))
    add(`${place} on a budget`, 'attribute', 0.45);
  if (/\b(?:I|[Ww]e) (?:spent|stayed|visit|went|travel)/u.test(brief.product.description))
    add(`${place} vlog`, 'attribute', 0.4);
}

const ofLength =
  /^(?:this is |join me for |follow along with )?an? (?:(\p{Ll}{4,}) )?(\d{1,3})[- ]minute (\p{Ll}{4,}(?: \p{Ll}{4,})?)( (?:class|session|workout|routine|lesson|practice|video|lecture|meditation|flow|stretch))(?!\p{L})/iu;

/** "A gentle 20 minute yoga class": how long it is and how it goes, with what it is. */
function addLength({ brief, add }: Film): void {
  const [, how = '', minutes = '', what = '', form = ''] = ofLength.exec(brief.product.description) ?? [];
  if (what === '') return;
  // "20 minute yoga" is looked for, a "30 minute full body" is nothing without its workout.
  add(`${minutes} minute ${what}${what.includes(' ') || form === ' workout' ? form : ''}`, 'attribute', 0.5);
  if (how !== '') add(`${how} ${what}`, 'attribute', 0.45);
}

/** "Elden Ring Nightreign solo run, no summons": the title up to its comma. */
function addClause({ front, add }: Film): void {
  const clause = front.split(',')[0]!.trim();
  if (clause !== front && clause.split(' ').length > 1 && !opensSpeaker.test(`${clause} `))
    add(clause, 'head', 0.55);
}

/** "Replacing rear brake pads VW Golf Mk7": what is done to what, and of which model. */
function addModel({ front, add }: Film): void {
  const [, act = '', done = '', name = ''] = ofModel.exec(front) ?? [];
  const what = done.trim();
  if (what === '' || what.split(' ').some((word) => isSmallWord(word, 'en'))) return;
  add(name, 'head', 0.6);
  add(`${name} ${what}`, 'head', 0.6);
  add(what, 'synonym', 0.5);
  if (act !== '') add(`${act} ${what}`, 'use', 0.55);
  const last = what.split(' ').slice(-2).join(' ');
  if (last !== what) add(`${name} ${last}`, 'attribute', 0.45);
}

/** "Piano lesson for adult learners": what the text calls the film itself. */
function addCalled({ brief, front, add }: Film): void {
  const called = calledSo.exec(brief.product.description)?.[1] ?? '';
  if (called === '') return;
  add(called, 'head', 0.5);
  const topic = front.split(',')[0]!.trim();
  const said = new Set(stemsOf(topic));
  if (topic.split(' ').length < 4 && !stemsOf(called).some((stem) => said.has(stem)))
    add(`${topic} ${called}`, 'attribute', 0.5);
}

function addLearned({ front, add }: Film): void {
  const [, learned = '', skill = ''] = learnTo.exec(front) ?? [];
  if (learned !== '') add(`how to ${learned} ${skill}`, 'question', 0.6);
}

/** "Minecraft 1.21 iron farm": people search it without the version too. */
function addVersioned({ title, isGame, add }: Film): void {
  const [, played = '', inVersion = ''] = isGame ? (versioned.exec(title) ?? []) : [];
  if (played !== '') add(`${played} ${inVersion}`, 'head', 0.55);
}

/** "Is the Brompton worth it for a 3 km commute?" */
function addWeighed({ brief, title, form, add }: Film): void {
  const [, weighed = ''] = worthIt.exec(title) ?? [];
  if (weighed === '') return;
  add(weighed, 'head', 0.6);
  add(`is ${weighed} worth it`, 'question', 0.5);
  if (/\breview\b/iu.test(`${form} ${brief.product.description}`)) add(`${weighed} review`, 'attribute', 0.5);
}

/** What stands behind the name of a game. */
function addGame({ brief, title, add }: Film): void {
  const behind = /^([^:|(–—]{3,40}?)(?::|\s[–—|])\s(.{4,40})$/u.exec(title);
  if (behind === null) return;
  const [, game = '', aspect = ''] = behind;
  const told = aspect.replace(/[!?.]+$/u, '').replace(/\s\(.*$/u, '');
  const length = told.split(' ').length;
  if (length <= 5) {
    add(told, 'use', 0.45);
    if (game.split(' ').length + length < 9) add(`${game} ${told}`, 'attribute', 0.5);
  }
  const guides = /\b(?:where to|how to|guide|tips|explained|best|all)\b/iu;
  if (guides.test(`${title} ${brief.product.description}`)) add(`${game} guide`, 'use', 0.3);
}

/** Music by who plays it, and how. */
function addPlayed({ brief, title, front, add }: Film): void {
  const { product, fields } = brief;
  const channel = fields.channelName ?? '';
  const isPlayed =
    music.test(`${fields.videoType ?? ''} ${product.category}`) && !gaming.test(product.category);
  if (!isPlayed || channel === '' || front.toLowerCase().includes(channel.toLowerCase())) return;
  if (front.split(' ').length < 4) add(`${channel} ${front}`, 'attribute', 0.45);
  if (/\blive\b/iu.test(title.slice(front.length))) add(`${front} live`, 'attribute', 0.5);
  if (/\bacoustic\b/iu.test(title)) add(`${front} acoustic`, 'attribute', 0.5);
}

function addAsked({ brief, add }: Film): void {
  const [, asked = '', act = '', what = ''] = whereTo.exec(brief.product.description) ?? [];
  if (what !== '') add(`${asked} to ${act} ${what}`, 'question', 0.45);
}

const learnTo =
  /^learn (?:how )?to (\p{Ll}{3,}) (\p{Ll}{3,}(?: \p{Ll}{3,}){0,2})(?=\s(?:in|with|on|for|from|without|by)\s|$)/iu;
const versioned =
  /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) \d[\d.]{0,8} (\p{Ll}{3,}(?: \p{Ll}{3,}){0,2})(?=\s[-–—]|[:,(|]|$)/u;
const worthIt =
  /^(?:is|are) (?:the |an? )?([\p{L}\p{N}][\p{L}\p{N}’'.-]{0,24}(?: [\p{L}\p{N}][\p{L}\p{N}’'.-]{0,24}){0,3}?) (?:still |really |even )?worth (?:it|buying|the money)\b/iu;
const ofModel =
  /^(?:(\p{L}{3,}ing)\s)?((?:\p{Ll}{3,}\s){1,4})(?:(?:on|for)\s(?:an?\s|the\s|my\s)?)?(\p{Lu}[\p{L}\p{N}-]*(?:\s(?:\p{Lu}|\d)[\p{L}\p{N}-]*){1,3})(?=\s|$)/u;
const calledSo =
  /^(?:an?\s)?((?:\p{Ll}+\s|\p{Lu}\p{Ll}+\s){1,2}(?:lesson|tutorial|tour|guide|walkthrough|workout|speedrun|cover|masterclass|comparison))(?=\s(?:for|of|to|in|on|with|from)\s|[.,])/u;
const noFront = /\b(?:vlog|i|we|my|our|you|your|how|why|what|is|are|was)\b/iu;
const whereTo =
  /^(where|when|how) to (\p{Ll}{3,}) (?:(?:every|all|the|an?|your|my|each)\s)?(\p{Ll}{3,}(?: \p{Ll}{3,})?)(?=\s(?:in|with|for|on|at|from|and|without|by)\s|[,.])/iu;
