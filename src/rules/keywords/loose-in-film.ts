import type { Brief } from '#rules/listing/listing.ts';
import { stemsOf } from '#rules/text/words.ts';
import { colourStems } from './attribute-words.ts';
import type { Candidate } from './candidate.ts';
import { idleInFilm } from './idle-in-film.ts';
import { lacksFault } from './video-days.ts';
import { timeAlone } from './video-lives.ts';

const loose =
  /^(?:what|why|who|which|where|when|this|that|these|those|song|album|single|track|ep|video|episode|first|last|next|after|before|during|until|since)\s|\s(?:can|could|will|would|is|are|was|were|does|do|did|has|have|had|gets?|i|we|you|he|she|they|it)(?:\s|$)|^(?:min|mins|minutes?|hours?) |^(?:going|getting|turning) \p{L}+$|^\p{L}+s (?:cost|need|take)$|^(?:mostly|mainly|only|just|also|even|plus|still|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|live in|live at|live from) |^\p{L}+ (?:everything|anything|nothing|everybody)$|^\p{Ll}{3,}(?:ies|tes|nds|ers|kes|res) people$|\s(?:this|that|demo) first$|(?:^|\s)(?:bits|things|stuff)$|\s(?:still|like|copy|change)$|^\p{L}+s (?:show|need|use|make|want|take|give|get|come|work|copy|change|say|ask|call|steal|cost) |\s(?:video|episode|worth|better|good|bad|easy|hard|worse|ready|matters|that)$/iu;
/** Where something is filmed and how it went: "street level", "shopping trip", "one take". */
const idle =
  /^(?:square (?:metres|meters|feet)|street level|shopping (?:trip|list)|(?:parts|tool|kit|gear|packing) list|pinned comment|blueprint string|one take|back yard|real board|whole thing|long time|good idea|next time|last time|comments?|common mistakes?|general information|examples? \p{L}+|(?:honest|quick|plain|simple|detailed|short) (?:explanation|tour|look|overview|thoughts|opinion|answer|comparison)|first time|same (?:seat|voice|room|day|time|way)|(?:old|new|real|same|both|own|big|little|whole|full|next|last|right) \p{L}+|(?:complete|total|absolute) beginners?|same .+|measure .+|thx .+|\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december) \d{4}|\d+ (?:years?|months?|weeks?|days?) (?:later|on|ago)|how much (?:water|money|time|it cost\p{L}*))$/iu;

/** A title in which every long word but a joint has a capital shows no names by them. */
export function isTitled(title: string): boolean {
  return (title.match(/\p{L}{4,}/gu) ?? []).every(
    (word) =>
      /^\p{Lu}/u.test(word) || /^(?:with|from|into|over|without|after|than|that|your|when)$/u.test(word),
  );
}

/** Whom a phrase is for. */
const behindFor = (text: string): string => text.slice(text.lastIndexOf(' for ') + 5);

/** Whether a built phrase sets a figure, a colour or an audience where the text has none. */
function isGlued(text: string, title: string): boolean {
  const [first = '', ...rest] = text.split(' ');
  const [before = '', behind = ''] = title.split(' with ');
  return (
    // "EV SM7B" of what compares a Shure with an EV.
    (title.includes(' vs') &&
      /\s\S*\d\S*$/u.test(text) &&
      title.includes(rest.at(-1)!) &&
      !text.includes(' vs ')) ||
    // "Rain sounds slow morning" of a slow morning with them.
    (behind !== '' && text === `${behind} ${before}`) ||
    rest.some((word) => /^\d+$/u.test(word) && !title.includes(text)) ||
    (colourStems.has(stemsOf(first)[0] ?? '') && !title.startsWith(first)) ||
    (text.includes(' for ') && !/^(?:\p{L}{1,24} ){0,4}\p{L}{3,24}(?:s|en)$/u.test(behindFor(text)))
  );
}

const trouble =
  /(?:^|\s)(?:broken|cracked|chipped|torn|ripped|split|burst|damaged|faulty|dead|rusty|rusted|worn|stuck|loose|frozen|blocked|clogged|jammed|warped|dented|bent|rotten|(?:drip|leak|squeak|rattl|peel|crumbl|sagg|creak)ing)\s/u;

/** "Broken kintsugi" of a film on kintsugi and a broken bowl: what ails one of its things, before another one of its title. */
function isOfOtherThing(text: string, title: string, told: string): boolean {
  const at = text.lastIndexOf(' ');
  const said = text.slice(0, at + 1);
  if (!trouble.test(said) || !title.includes(text.slice(at + 1))) return false;
  return told.includes(said);
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
      /^ (?:again|the|an?|my|our|your|me|us|it|them|into|everywhere|badly)(?!\p{L})/u.test(behind))
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

/** "Stardew valley year" of its year 1, "xlookup vs index" of INDEX MATCH: the title goes on with what it needs. */
function isCutInTitle(text: string, title: string): boolean {
  const isNumbered = /\s(?:year|day|part|episode|season|level|chapter)$/u.test(text);
  if (!isNumbered && !text.includes(' vs ')) return false;
  const at = title.toLowerCase().indexOf(text);
  const behind = at === -1 ? '' : title.slice(at + text.length);
  return isNumbered ? /^ \d/u.test(behind) : /^ \p{Lu}/u.test(behind);
}

/** "West coast path" of the South West Coast Path: a name without the capital word that stands before it each time. */
function isBehindName(text: string, given: string): boolean {
  if (!text.includes(' ')) return false;
  const folded = given.toLowerCase();
  let from = folded.indexOf(text);
  if (from === -1) return false;
  for (; from !== -1; from = folded.indexOf(text, from + 1)) {
    const isWhole =
      !/^\p{Lu}/u.test(given.slice(from)) ||
      !/\p{Ll},? \p{Lu}\p{Ll}+ $/u.test(given.slice(Math.max(0, from - 24), from));
    if (isWhole) return false;
  }
  // "Cooking Thai Green Curry" of a title in capitals.
  return !isTitled(given.split('\n')[0]!);
}

const howWord = /^(?:hand|home|foot|night|heart|scratch|budget|eye|ear|machine)$/u;
/** What form a film has says nothing of what it shows. */
const formAlone =
  /^(?:lessons?|tutorials?|reviews?|guides?|videos?|episodes?|tips?|checklists?|parts?|steps?|demos?)$/;
const howItGoes = ['by', 'at', 'on a', 'from'] as const;

/** "How pivot tables work": the noun with its verb, whose end is no thing. */
const howItWorks =
  /(?<!\p{L})(?:how|why|when) (?:the )?(?:\p{Ll}+ ){1,3}?(?:works?|happens?|develops?|collapses?|fails?|matters?|breaks?)(?!\p{L})/gu;

/** A phrase of a film's text that lost what it hangs on, or the end of a name of three words: "timber can build", "knight silksong". */
export function looseInFilm(brief: Brief): (candidate: Candidate) => boolean {
  const { product, fields } = brief;
  const title = fields.videoTitle ?? product.name;
  const lower = title.toLowerCase();
  const shown = isTitled(title) ? product.description : `${title}. ${product.description}`;
  const runs = (
    shown.match(/(?<![\p{L}’'-])\p{Lu}[\p{L}’'-]{1,24}(?:\s\p{Lu}[\p{L}’'-]{1,24}){2,4}/gu) ?? []
  ).map((run) => run.toLowerCase());
  const told = `${title}\n${product.description}\n${fields.targetAudience ?? ''}`.toLowerCase();
  const explained = told.match(howItWorks) ?? [];
  const given = `${title}\n${product.description}`;
  const isFaultless = lacksFault(title);
  const isIdle = idleInFilm(brief);
  const joined = (shown.match(joinedName) ?? []).map((whole) => whole.toLowerCase());
  return ({ phrase, source, built: isBuilt, sure }) => {
    if (source === 'targetKeywords' || source === 'videoTags' || source === 'channelName') return false;
    const text = phrase.toLowerCase();
    if (isFaultless(text) || isIdle(text)) return true;
    if (joined.some((whole) => isHalfOf(whole, text))) return true;
    if (text === lower) return false;
    if (isBehindName(text, given)) return true;
    // "Norman conquest back" of a march "north and back", "level history" of an A level.
    if (text.endsWith(' back') && !told.includes(text)) return true;
    if (text.startsWith('level ') && /(?:^|\W)(?:a|as|o)[- ]level/u.test(told)) return true;
    // "6 dollar file": what it cost, and "I rode every night train", which has lost where.
    if (/^\d+ (?:dollars?|euros?|pounds?|bucks?|quid) /u.test(text)) return true;
    if (/^i (?!am |need |want |love |hate )\p{Ll}/u.test(text) && lower.startsWith(`${text} `)) return true;
    // "Own upright piano": whose it is, nobody types.
    if (/(?:^|\s)own\s/u.test(text)) return true;
    // "By hand", "at home", "on a budget": how it is done, and no thing of it.
    // "Owns the hedge" of "Who owns the hedge?".
    if (/^(?:who|what|which) /u.test(lower) && lower.startsWith(`${lower.split(' ')[0]} ${text}`))
      return true;
    if (isCutInTitle(text, title)) return true;
    if (!text.includes(' '))
      return (
        formAlone.test(text) ||
        (howWord.test(text) && howItGoes.some((joint) => lower.includes(` ${joint} ${text}`)))
      );
    // "Noodle 3 soups", "blue factorio", "git rebase for push": set together from what stands apart.
    if (isBuilt && sure !== true && !told.includes(text)) {
      if (isGlued(text, lower) || isOfOtherThing(text, lower, told)) return true;
    }
    if (/^(?:what|why|who|which|where|when)\s/u.test(text))
      return text.split(' ').length < 5 && !/^why do\s/u.test(text);
    if (loose.test(text) && !text.startsWith('how ')) return true;
    if (timeAlone.test(text)) return true;
    // "Why central banks aim for two percent": a clause up to its verb.
    if (
      !isBuilt &&
      text.split(' ').length > 2 &&
      (told.includes(`why ${text} `) || told.includes(`how ${text} `))
    )
      return true;
    // "My guide to the first year": whose it is, and not what it is of.
    if (/^(?:my|our) \p{L}+$/u.test(text)) return true;
    if (idle.test(text) && !lower.includes(text)) return true;
    if (!isBuilt && (goesOn(text, told) || explained.some((clause) => clause.endsWith(` ${text}`))))
      return true;
    return (
      text.split(' ').length === 2 &&
      runs.some((run) => run.endsWith(` ${text}`) && title.toLowerCase().includes(run))
    );
  };
}
