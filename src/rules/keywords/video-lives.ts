import type { Brief } from '#rules/listing/listing.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { firstWords } from '#rules/text/first-words.ts';

/** "My morning routine as a nurse": what somebody does, and as what. */
const asWhat =
  /^(?:(?:my|our|the|an?) )?(?!(?:how|why|what|when|i|we) )((?:\p{L}[\p{L}’'-]* ){0,2}\p{L}[\p{L}’'-]*) as (?:an? )?((?:\p{L}[\p{L}’'-]* )?\p{L}[\p{L}’'-]*)$/iu;
/** "Stardew Valley no fishing run part 3": a game, how it is played, and which part this is. */
const played =
  /^((?:\p{Lu}[\p{L}\d’':-]*\s(?:(?:of|the|and|in)\s(?=\p{Lu}))?){1,5})((?:\p{Ll}[\p{L}’'-]*\s){1,3}(?:run|challenge|playthrough|walkthrough|speedrun|gameplay|guide))(?=$|[\s,:|(–—-])/u;
const part = /\s(?:part|ep\.?|episode|#)\s?\d{1,3}\b/iu;
const gaming = /\b(?:gaming|let[’']?s play|gameplay|playthrough)\b/iu;
/** "Living on our narrowboat". */
const livedIn =
  /(?<!\b(?:record|film|perform|stream|play|caught|captur|broadcast|shot|sing|sung)\p{Ll}{0,4} |[-–—|:(]\s)\bliv(?:ing|ed|e) (?:on|in|aboard) (?:a|an|my|our|the) ((?:\p{Ll}{3,} )?(?!(?:during|with|through|when|while|since|after|before|without|from|near|until|where|that|because|instead)\s)\p{Ll}{4,})(?=[\s,.!?;]|$)/u;
const afloat = /(?:boat|ship|yacht|barge|island|farm)$/u;
/** "The comet nobody was waiting for": the thing before a clause that says more of it. */
const toldOf =
  /^the ((?:\p{L}{3,} )?\p{L}{4,}) (?:nobody|no one|everyone|everybody|someone|that|who|which|we|i|they|he|she) /iu;
const formOf = /\b(documentary|vlog|podcast|interview|lecture|history)\b/iu;
const mostNames = 3;

/** Names that the text writes with a capital inside its sentences, where the title names nothing that is searched. */
function namesIn(text: string): string[] {
  const found = new Set<string>();
  for (const [, name = ''] of text.matchAll(
    /[\p{Ll},] (\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}{3,})?)(?![\p{L}-])/gu,
  ))
    if (
      !/^(?:January|February|March|April|June|July|August|September|October|November|December|\p{L}+day|English|Part|Episode|Season)$/u.test(
        name,
      )
    )
      found.add(name);
  return [...found].slice(0, mostNames);
}

/** What an English film of somebody's day, a game or a story is searched by. */
export function livedTopics({ product, fields }: Brief, source: string): Candidate[] {
  const title = (fields.videoTitle ?? product.name).trim();
  const front = title.split(/\s?[:|(–—?!]\s?/u)[0]!.trim();
  const { description } = product;
  const kind = `${fields.videoType ?? ''} ${product.category}`;
  const form = formOf.exec(kind)?.[1]?.toLowerCase() ?? '';
  const found: Candidate[] = [];
  const add = (phrase: string, least: number): void => {
    found.push({ ...built(phrase.toLowerCase().trim(), 'use', source), least, sure: true });
  };
  const [, what = '', whose = ''] = asWhat.exec(front) ?? [];
  if (whose !== '') {
    add(`${what} as a ${whose}`.replace(/ a (?=[aeiou])/iu, ' an '), 0.45);
    if (what.includes(' ')) add(what, 0.5);
    add(`${whose} ${what}`, 0.5);
    if (form !== '') add(`${whose} ${form}`, 0.45);
  }
  const [, game = '', way = ''] = played.exec(front.replace(part, '')) ?? [];
  if (game !== '') {
    add(`${game.trim()} ${way}`, 0.6);
    add(way, 0.45);
    if (gaming.test(kind) && !way.endsWith('gameplay')) add(`${game.trim()} gameplay`, 0.4);
    const which = part.exec(front)?.[0].trim();
    if (which !== undefined) add(`${game.trim()} ${which}`, 0.35);
  }
  const home = livedIn.exec(firstWords(`${front}. ${description}`, 240))?.[1] ?? '';
  if (home !== '') {
    add(home, 0.45);
    add(`living ${afloat.test(home) ? 'on' : 'in'} a ${home}`, 0.45);
    if (form === 'vlog') add(`${home} vlog`, 0.45);
  }
  const [, thing = ''] = toldOf.exec(front) ?? [];
  if (thing !== '') {
    add(thing, 0.45);
    if (form !== '') add(`${thing} ${form}`, 0.45);
    for (const name of namesIn(firstWords(description, 500))) add(name, 0.35);
  }
  return found;
}

/** "Week vlog" of a week on a canal: nobody looks for a time. */
export const timeAlone =
  /^(?:(?:first|last|my|one|\d+) )?(?:days?|weeks?|months?|years?|weekends?|mornings?|evenings?|nights?|hours?|minutes?|january|february|march|april|may|june|july|august|september|october|november|december) (?:vlog|review|tutorial|documentary|podcast|recipe)$/u;
