import type { Brief } from '#rules/listing/listing.ts';
import { stemsOf } from '#rules/text/words.ts';
import { colourStems } from './attribute-words.ts';
import type { Candidate } from './candidate.ts';
import { lacksFault } from './video-days.ts';
import { timeAlone } from './video-lives.ts';
import { built } from './candidate.ts';
import { isSmallWord } from './plain-words.ts';
import { withoutFormat } from './video-parts.ts';
import { firstWords } from '#rules/text/first-words.ts';

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

const notNamed =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(?:day)?$/u;
const place = String.raw`\p{Lu}[\p{L}’'-]{2,}(?:\s\p{Lu}[\p{L}’'-]+)?`;
const fromTo = new RegExp(
  String.raw`\bfrom (?:the )?(${place}) to (?:the )?(${place})(?=[\s.,;:!?)]|$)`,
  'u',
);
const locative = new RegExp(
  String.raw`[\p{Ll}\d,)] (?:in|on|around|to|across|through) (?:the )?(${place})(?=[\s.,;:!?)]|$)`,
  'gu',
);
const mostPlaces = 2;
const mostWords = 7;

const isVlog = /\b(?:vlog|day in the life|travel diary)\b/iu;
const isMusic = /\b(?:music|song|single|album|ep)\b/iu;
const isGame = /\b(?:gaming|gameplay|walkthrough|let[’']?s play)\b/iu;

/** What an English film is searched by that its title tells as somebody's doing, or behind its colon, and where it was filmed. */
export function saidOfFilm(brief: Brief, source: string): Candidate[] {
  const { product, fields } = brief;
  const title = withoutFormat(fields.videoTitle ?? product.name);
  const front = title.split(/[:|(–—?!]/u)[0]!.trim();
  const form = `${fields.videoType ?? ''} ${fields.videoCategory ?? ''} ${product.category} ${fields.videoTitle ?? product.name}`;
  const found: Candidate[] = [];
  const add = (phrase: string, kind: Candidate['kind'], least: number): void => {
    const text = phrase.toLowerCase().replace(/\s+/gu, ' ').trim();
    const words = text.split(' ');
    const isPlain = words.length <= mostWords && !/[^\p{L}\p{N}’'&. -]/u.test(text);
    if (isPlain && !isSmallWord(words.at(-1)!, 'en'))
      found.push({ ...built(text, kind, source), least, sure: true });
  };
  const groups = done.exec(front);
  const object = groups?.groups?.['object'] ?? '';
  const verb = groups?.[1]?.toLowerCase() ?? '';
  const ing = noDeed.test(verb)
    ? ''
    : (pasts.get(verb) ??
      (verb.endsWith('ied')
        ? `${verb.slice(0, -3)}ying`
        : verb.endsWith('ed') && verb.length > 4
          ? `${verb.slice(0, -2)}ing`
          : ''));
  if (object !== '' && ing !== '') {
    const joint = groups?.groups?.['joint'];
    const bare = object.toLowerCase();
    add(bare, 'head', 0.6);
    const article = new RegExp(
      `\\sthe\\s(?:\\p{L}+\\s)?${bare.replace(/[^\p{L}\p{N} ’'-]/gu, '.')}`,
      'iu',
    ).test(front)
      ? 'the '
      : '';
    add(joint === undefined ? `${ing} ${article}${bare}` : `${bare} ${ing}`, 'use', 0.5);
    if (isVlog.test(form)) add(`${bare} vlog`, 'attribute', 0.45);
  }
  const [, doingWord = '', thing = ''] = doingTo.exec(front) ?? [];
  if (doingWord !== '' && !noDoing.test(doingWord) && !thing.toLowerCase().endsWith('ing')) {
    add(`${doingWord} ${thing}`, 'head', 0.6);
    if (thing.includes(' ') || doingWord.includes('-')) add(`${thing} ${doingWord}`, 'use', 0.4);
    if (thing.includes(' ')) add(thing, 'synonym', 0.5);
  }
  // "Elden Ring Nightreign solo run, no summons": the title up to its comma.
  const clause = front.split(',')[0]!.trim();
  if (clause !== front && clause.split(' ').length > 1 && !opensSpeaker.test(`${clause} `))
    add(clause, 'head', 0.55);
  // "Replacing rear brake pads VW Golf Mk7": what is done to what, and of which model.
  const model = ofModel.exec(front);
  if (
    model !== null &&
    !model[2]!
      .trim()
      .split(' ')
      .some((word) => isSmallWord(word, 'en'))
  ) {
    const [, act = '', done = '', name = ''] = model;
    const what = done.trim();
    add(name, 'head', 0.6);
    add(`${name} ${what}`, 'head', 0.6);
    add(what, 'synonym', 0.5);
    if (act !== '') add(`${act} ${what}`, 'use', 0.55);
    const last = what.split(' ').slice(-2).join(' ');
    if (last !== what) add(`${name} ${last}`, 'attribute', 0.45);
  }
  // "Piano lesson for adult learners": what the text calls the film itself.
  const called = calledSo.exec(product.description)?.[1] ?? '';
  if (called !== '') {
    add(called, 'head', 0.5);
    const topic = front.split(',')[0]!.trim();
    const said = new Set(stemsOf(topic));
    if (topic.split(' ').length < 4 && !stemsOf(called).some((stem) => said.has(stem)))
      add(`${topic} ${called}`, 'attribute', 0.5);
  }
  const [, learned = '', skill = ''] = learnTo.exec(front) ?? [];
  if (learned !== '') add(`how to ${learned} ${skill}`, 'question', 0.6);
  // "Minecraft 1.21 iron farm": people search it without the version too.
  const [, played = '', inVersion = ''] = isGame.test(form) ? (versioned.exec(title) ?? []) : [];
  if (played !== '') add(`${played} ${inVersion}`, 'head', 0.55);
  // "Is the Brompton worth it for a 3 km commute?"
  const [, weighed = ''] = worthIt.exec(title) ?? [];
  if (weighed !== '') {
    add(weighed, 'head', 0.6);
    add(`is ${weighed} worth it`, 'question', 0.5);
    if (/\breview\b/iu.test(`${form} ${product.description}`)) add(`${weighed} review`, 'attribute', 0.5);
  }
  const behind = /^([^:|(–—]{3,40}?)(?::|\s[–—|])\s(.{4,40})$/u.exec(title);
  if (behind !== null && isGame.test(form)) {
    const [, game = '', aspect = ''] = behind;
    const told = aspect.replace(/[!?.]+$/u, '').replace(/\s\(.*$/u, '');
    if (told.split(' ').length <= 5) {
      add(told, 'use', 0.45);
      if (game.split(' ').length + told.split(' ').length < 9) add(`${game} ${told}`, 'attribute', 0.5);
    }
    if (/\b(?:where to|how to|guide|tips|explained|best|all)\b/iu.test(`${title} ${product.description}`))
      add(`${game} guide`, 'use', 0.3);
  }
  const channel = fields.channelName ?? '';
  const isPlayed =
    isMusic.test(`${fields.videoType ?? ''} ${product.category}`) && !isGame.test(product.category);
  if (isPlayed && channel !== '' && !front.toLowerCase().includes(channel.toLowerCase())) {
    if (front.split(' ').length < 4) add(`${channel} ${front}`, 'attribute', 0.45);
    if (/\blive\b/iu.test(title.slice(front.length))) add(`${front} live`, 'attribute', 0.5);
    if (/\bacoustic\b/iu.test(title)) add(`${front} acoustic`, 'attribute', 0.5);
  }
  if (isVlog.test(form) && front.split(' ').length < 4 && !noFront.test(front))
    add(`${front} vlog`, 'attribute', 0.45);
  for (const phrase of pairsOf(front)) add(phrase, 'attribute', 0.35);
  const [, asked = '', act = '', what = ''] = whereTo.exec(product.description) ?? [];
  if (what !== '') add(`${asked} to ${act} ${what}`, 'question', 0.45);
  for (const phrase of placesOf(product.description, isVlog.test(form), stemsOf(title)))
    add(phrase, 'place', 0.35);
  return found;
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
const joints = /\s(in|with|for|from|on|without|to|across|through)\s/iu;
const opensSpeaker = /^(?:i|we|my|our|you|your|how|why|what|when|where|is|are|the|an?|this|every|all)\s/iu;

export const onlyWhen =
  /^(?:(?:the|early|late)\s)?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|morning|evening|night|dark|rain|snow|19\d\d|20\d\d)$/iu;

/** Whom a phrase is for. */
const behindFor = (text: string): string => text.slice(text.lastIndexOf(' for ') + 5);

/** "3 weeks in Japan", "onions in a greenhouse": two neighbouring parts of a title with what joins them. */
function pairsOf(front: string): string[] {
  if (opensSpeaker.test(front)) return [];
  const parts = front.split(joints);
  const pairs: string[] = [];
  for (let at = 0; at + 2 < parts.length; at += 2) {
    const [left = '', joint = '', right = ''] = parts.slice(at, at + 3);
    const words = right.split(' ');
    if (opensSpeaker.test(`${left} `) || left.split(' ').length > 3 || words.length > 3) continue;
    if (
      /^(?:the|an?|my|our|your|one|\d+)$/iu.test(words.at(-1)!) ||
      /^(?:an?|one|\d+) (?:day|week|month|year|hour)s?$/iu.test(right)
    )
      continue;
    // "Work in January" of "cycling to work in January": when it was belongs to the whole.
    if (at > 0 && onlyWhen.test(right)) continue;
    pairs.push(`${left} ${joint} ${right.replace(/^(?:my|our|your)\s/iu, '')}`);
  }
  return pairs;
}

/** "Edgware to Morden", "Anglesey vlog": between which places it goes, and where a vlog was filmed. */
function placesOf(description: string, vlog: boolean, titleStems: readonly string[]): string[] {
  const found: string[] = [];
  const [, from = '', to = ''] = fromTo.exec(description) ?? [];
  if (from !== '' && !notNamed.test(from) && !notNamed.test(to)) found.push(`${from} to ${to}`);
  if (!vlog) return found;
  const said = new Set([...titleStems, ...stemsOf(found.join(' '))]);
  const places = [...firstWords(description, 800).matchAll(locative)]
    .map(([, name = '']) => name)
    .filter((name) => !notNamed.test(name.split(' ')[0]!) && !stemsOf(name).some((stem) => said.has(stem)));
  for (const name of new Set(places.slice(0, mostPlaces))) found.push(`${name} vlog`);
  return found;
}

const loose =
  /^(?:what|why|who|which|where|when|this|that|these|those|song|album|single|track|ep|video|episode|first|last|next|after|before|during|until|since)\s|\s(?:can|could|will|would|is|are|was|were|does|do|did|has|have|had|gets?|i|we|you|he|she|they|it)(?:\s|$)|^(?:min|mins|minutes?|hours?) |^(?:going|getting|turning) \p{L}+$|^(?:mostly|mainly|only|just|live in|live at|live from) |^\p{L}+ (?:everything|anything|nothing|everybody)$|\s(?:this|that|demo) first$|(?:^|\s)(?:bits|things|stuff)$|\sstill$|\s(?:video|episode|worth|better|good|bad|easy|hard|worse|ready)$/iu;
/** Where something is filmed and how it went: "street level", "shopping trip", "one take". */
const idle =
  /^(?:street level|shopping (?:trip|list)|parts list|tool list|pinned comment|blueprint string|one take|back yard|real board|whole thing|long time|good idea|next time|last time|comments?|first time|same (?:seat|voice|room|day|time|way)|(?:old|new|real|same|both|own|big|little|whole|full|next|last) \p{L}+|same .+|measure .+)$/iu;

/** A title in which every long word but a joint has a capital shows no names by them. */
export function isTitled(title: string): boolean {
  return (title.match(/\p{L}{4,}/gu) ?? []).every(
    (word) =>
      /^\p{Lu}/u.test(word) || /^(?:with|from|into|over|without|after|than|that|your|when)$/u.test(word),
  );
}

/** Whether a built phrase sets a figure, a colour or an audience where the text has none. */
function isGlued(text: string, title: string): boolean {
  const [first = '', ...rest] = text.split(' ');
  const [before = '', behind = ''] = title.split(' with ');
  return (
    // "Rain sounds slow morning" of a slow morning with them.
    (behind !== '' && text === `${behind} ${before}`) ||
    rest.some((word) => /^\d+$/u.test(word) && !title.includes(text)) ||
    (colourStems.has(stemsOf(first)[0] ?? '') && !title.startsWith(first)) ||
    (text.includes(' for ') && !/^(?:\p{L}{1,24} ){0,4}\p{L}{3,24}(?:s|en)$/u.test(behindFor(text)))
  );
}

/** "Shed roof leaks" again, "photos side" by side: a phrase behind which its verb or its pair goes on. */
function goesOn(text: string, told: string): boolean {
  const at = told.indexOf(text);
  if (at === -1) return false;
  const behind = told.slice(at + text.length, at + text.length + 24);
  const last = text.slice(text.lastIndexOf(' ') + 1);
  return (
    behind.startsWith(` by ${last}`) ||
    (last.endsWith('s') &&
      /^ (?:again|the|an?|my|our|your|me|us|it|them|everywhere|badly)(?!\p{L})/u.test(behind))
  );
}

/** "Isles of Scilly", "Clair de Lune": names with a joint. */
const joinedName =
  /(?<![\p{L}’'-])(?:\p{Lu}\p{Ll}{2,} (?:de|du|des|della)|(?:Isles?|Bay|Gulf|Cape|Vale|Mull|Firth|Forest|Lords?|Game|Call|League|Age|House|Legend|Sea|Path|City|Kings?|Shadow|Tears|Breath|Hounds) of(?: the)?) \p{Lu}\p{Ll}{2,}(?!\p{L})/gu;

/** "Isles vlog", "learn clair", "lune": what such a name begins with, and the end of a foreign one, say nothing alone. */
function isHalfOf(whole: string, text: string): boolean {
  if (text.includes(whole)) return false;
  const parts = whole.split(' ');
  const words = text.split(' ');
  return words.includes(parts[0]!) || (parts[1] !== 'of' && words.includes(parts.at(-1)!));
}

/** A phrase of a film's text that lost what it hangs on, or the end of a name of three words: "timber can build", "knight silksong". */
export function looseInFilm({ product, fields }: Brief): (candidate: Candidate) => boolean {
  const title = fields.videoTitle ?? product.name;
  const lower = title.toLowerCase();
  const shown = isTitled(title) ? product.description : `${title}. ${product.description}`;
  const runs = (
    shown.match(/(?<![\p{L}’'-])\p{Lu}[\p{L}’'-]{1,24}(?:\s\p{Lu}[\p{L}’'-]{1,24}){2,4}/gu) ?? []
  ).map((run) => run.toLowerCase());
  const told = `${title}\n${product.description}\n${fields.targetAudience ?? ''}`.toLowerCase();
  const isFaultless = lacksFault(title);
  const joined = (shown.match(joinedName) ?? []).map((whole) => whole.toLowerCase());
  return ({ phrase, source, built: isBuilt, sure }) => {
    if (source === 'targetKeywords' || source === 'videoTags' || source === 'channelName') return false;
    const text = phrase.toLowerCase();
    if (isFaultless(text)) return true;
    if (joined.some((whole) => isHalfOf(whole, text))) return true;
    if (text === lower || !text.includes(' ')) return false;
    // "Noodle 3 soups", "blue factorio", "git rebase for push": set together from what stands apart.
    if (isBuilt && sure !== true && !told.includes(text) && isGlued(text, lower)) return true;
    if (/^(?:what|why|who|which|where|when)\s/u.test(text)) return text.split(' ').length < 5;
    if (loose.test(text) && !text.startsWith('how ')) return true;
    if (timeAlone.test(text)) return true;
    if (idle.test(text) && !lower.includes(text)) return true;
    if (!isBuilt && goesOn(text, told)) return true;
    return (
      text.split(' ').length === 2 &&
      runs.some((run) => run.endsWith(` ${text}`) && title.toLowerCase().includes(run))
    );
  };
}
