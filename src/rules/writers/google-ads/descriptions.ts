import type { AdDescription } from '#contract/google-ads.ts';
import { adLimits } from '#rules/ads/limits.ts';
import { evidenceOf } from '#rules/ledger/evidence.ts';
import { isTrouble } from '#rules/offers/troubles.ts';
import { countWidth } from '#rules/text/count.ts';
import { innerCase, upperFirst } from './ad-text.ts';
import { namesPerson, suitsAudience } from './audience-phrase.ts';
import type { AdsBrief } from './brief.ts';
import { callFor, callOf } from './call.ts';
import { isNoDish } from './deeds.ts';
import { pairContext, refusalOf, takeTogether } from './choose.ts';
import { standsAlone, tellingFirst } from './fact-phrases.ts';
import { sellsProgram } from './house.ts';
import { also, moreDeeds } from './other-services.ts';
import { joinedList } from './joined-list.ts';
import { lexiconOf } from './lexicon/index.ts';
import type { Call, CallKind } from './lexicon/lexicon.ts';
import { asOwnPrice } from './own-price.ts';
import { townOf } from './place.ts';
import { isReadersDeed } from './reader-words.ts';
import { suits } from './rival-services.ts';
import { shortName, type Theme } from './themes.ts';
import { verbatim } from './verbatim.ts';

const max = adLimits.description.max;
/** From here on a description uses its room (check `description-count`). */
const full = 50;
/** Shorter ones waste the room; the first is kept whatever its length. */
const shortest = 24;

/**
 * Descriptions of one ad group: what and where; what sets it apart; the call to action; what else there is. Performance
 * Max refuses a group without one of at most `adLimits.shortDescription`: there another one gives way to such a one.
 */
export function descriptionsOf(
  theme: Theme,
  brief: AdsBrief,
  proposed: readonly { text: string }[] = [],
): AdDescription[] {
  const candidates = [...proposed, ...writtenDescriptions(theme, brief)];
  const standing = { surface: 'description' as const, max, context: pairContext(theme.head, brief), brief };
  const most = adLimits.descriptions.max;
  let taken = takeTogether(candidates, most, standing);
  if (brief.campaignType === 'performance_max' && !taken.some(isShort)) {
    const short = [...candidates, ...shortCalls(brief)].filter(isShort);
    // The last first; a call to action goes only with another one, since two of them cannot stand together.
    const exchanged = taken.map((leaving) =>
      takeTogether([...taken.filter((kept) => kept !== leaving), ...short], taken.length, standing),
    );
    taken = exchanged.findLast((set) => set.length === taken.length && set.some(isShort)) ?? taken;
  }
  return taken.map(({ text }) => ({ text, evidence: evidenceOf(text, brief.ledger).slice(0, 3) }));
}

function isShort({ text }: { text: string }): boolean {
  return countWidth(text) <= adLimits.shortDescription.max;
}

/** A table, a trial or a room is asked of those who have one. */
const anybodys: readonly CallKind[] = ['contact', 'quote', 'appointment', 'advice', 'shop'];

/** Calls to action without the theme, the one that suits the brief first. */
function shortCalls(brief: AdsBrief): { text: string }[] {
  const lexicon = lexiconOf(brief.language.written);
  if (lexicon === null) return [];
  return [callOf(brief), ...anybodys].map((kind) => ({ text: lexicon.calls[kind].plain }));
}

/** The first of these that fits. */
function fitting(texts: readonly string[], most: number): string {
  return texts.find((text) => text !== '' && countWidth(text) <= most) ?? '';
}

function writtenDescriptions(theme: Theme, brief: AdsBrief): { text: string }[] {
  const { language, place, businessName: business, businessType: type } = brief;
  const { written } = language;
  // A closed Monday is worth telling, and no line to begin with.
  const facts = tellingFirst(
    brief.facts
      .filter(suits(theme, brief))
      .map(asOwnPrice(theme, brief))
      // A refused one would take its neighbours in the line with it.
      .filter(({ text }) => refusalOf(text, 'description', max, brief) === null),
  );
  const sentences = brief.sentences.filter(standsAlone).filter(suits(theme, brief));
  const refusals = brief.sentences.filter((sentence) => !standsAlone(sentence));
  const lexicon = lexiconOf(written);
  if (lexicon === null) return verbatim(theme, brief).map((text) => ({ text }));
  const head = upperFirst(theme.head);
  const colon = written === 'fr' ? ' : ' : ': ';
  const isNoOffer = theme.isReadersDeed || theme.isTrouble;
  const deedWith = theme.isReadersDeed && sellsProgram(brief) ? lexicon.deedWith : undefined;
  const opened = (where: string): string =>
    deedWith !== undefined
      ? deedWith(head, business)
      : theme.isTrade || isNoOffer
        ? `${where === '' ? head : lexicon.inPlace(head, where)}${colon}${business}`
        : withoutEcho(lexicon.opening({ head, place: where, business, type }), head, business, colon);
  const opening = opened(place);
  const placeless = theme.isTrade ? '' : sentenceOf(opened(''));
  const bare = fitting([sentenceOf(opening), placeless, sentenceOf(lexicon.inPlace(head, place))], max);
  const town = townOf(place).toLowerCase();
  const { first, lines } = laidOut({
    bare,
    placeless,
    facts: facts.map(({ text }) => text),
    sentences: sentences.map(({ text }) => text),
    isPlaced: (text) => town !== '' && text.toLowerCase().includes(town),
  });
  const call = lexicon.calls[callFor(theme, brief)];
  const topic = innerCase(theme.service.name, written);
  const others = brief.offered
    .filter((service) => service !== theme.service)
    .filter(({ name }) => !isReadersDeed(name, written) && !isTrouble(name, written))
    .map(({ name }) => lexicon.oneOf?.(innerCase(name, written)) ?? innerCase(name, written));
  const short = lines.findIndex((line) => countWidth(line) < full);
  const more = short < 0 ? '' : also(others, brief, max - countWidth(lines[short]!) - 1);
  if (more !== '') lines[short] = `${lines[short]!} ${more}`;
  const breadth = withDeeds(more === '' ? also(others, brief) : '', moreDeeds(theme, brief));
  // Nobody asks for a quote on a roofer.
  const brieflyNamed = innerCase(shortName(topic, adLimits.headline.max, written), written);
  // "Request an appointment for emergency appointments"
  const isUnnamed =
    theme.isTrade ||
    theme.isReadersDeed ||
    (theme.isTrouble && callFor(theme, brief) !== 'appointment') ||
    /(?<!\p{L})appointments?$/iu.test(topic) ||
    (brief.businessType === 'restaurant' && isNoDish(topic));
  const asked = ({ sentence, plain }: Call): string => {
    const line = fitting([...(isUnnamed ? [] : [sentence(topic), sentence(brieflyNamed)]), plain], max);
    const [, welcome] = lexicon.fillers;
    return countWidth(line) < full ? fitting([`${line} ${welcome?.('') ?? ''}`, line], max) : line;
  };
  const texts = [
    first,
    ...lines.slice(0, 1),
    asked(call),
    theme.isTrade ? breadth : '',
    // Where the first says again what a fact says already.
    asked(lexicon.calls[sellsProgram(brief) ? 'program' : 'contact']),
    // A guarantee or a price says more than the other services, which have headlines and sitelinks of their own.
    ...lines.slice(1, 2),
    breadth,
    ...lines.slice(2),
    suitsAudience(theme.service.name, brief.audience) ? forWhom(brief) : '',
    ...refusals.map(({ text }) => `${text}.`),
    brief.street === '' ? '' : lexicon.located(brief.street),
    ...lexicon.fillers
      .map((filler) => filler(topic))
      .filter((text) => !(theme.isTrade || theme.isReadersDeed) || !text.includes(topic)),
  ];
  return texts
    .filter((text) => countWidth(text) <= max && countWidth(text) >= shortest)
    .map((text) => ({ text }));
}

/** What else there is, and beside it what else can be done; the one that has room where both have none. */
function withDeeds(breadth: string, deeds: string): string {
  return fitting([breadth === '' ? deeds : deeds === '' ? breadth : `${breadth} ${deeds}`, deeds], max);
}

/** "Pontoon with captain in Destin: Gulf Rentals" instead of a second "with". */
function withoutEcho(opening: string, head: string, business: string, colon: string): string {
  const joiner = /\s(\p{L}+)\s$/u.exec(opening.slice(0, -business.length))?.[1];
  if (joiner === undefined || !` ${head} `.includes(` ${joiner} `)) return opening;
  return `${opening.slice(0, -(business.length + joiner.length + 2))}${colon}${business}`;
}

/** "Harbor City Moving Co." brings its own full stop. */
function sentenceOf(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

interface Told {
  /** The opening, with the place where there is room for it, and without. */
  bare: string;
  placeless: string;
  facts: readonly string[];
  sentences: readonly string[];
  /** Whether a text names the place, which two descriptions side by side never do. */
  isPlaced: (text: string) => boolean;
}

/** The opening with the fact beside it that leaves the fewest facts untold and the fewest short lines, and those lines. */
function laidOut({ bare, placeless, facts, sentences, isPlaced }: Told): { first: string; lines: string[] } {
  const whole = sentences.map((text) => text.toLowerCase());
  const told = facts.filter((text) => !whole.some((said) => said.includes(text.toLowerCase())));
  const placed = told.filter(isPlaced);
  const free = told.filter((text) => !isPlaced(text));
  const placedSentences = sentences.filter(isPlaced);
  const freeSentences = sentences.filter((text) => !isPlaced(text));
  const beside = (opening: string, choice: readonly string[]): string[] =>
    choice
      .filter((text) => standsAlone({ text }) && countWidth(`${opening} ${sentenceOf(text)}`) <= max)
      .slice(0, told.length + sentences.length > 2 ? firstChoice : 0);
  const layout = (opening: string, fact: string): { first: string; lines: string[]; untold: number } => ({
    first: fact === '' ? opening : `${opening} ${sentenceOf(fact)}`,
    lines: [
      ...packed([...free.filter((text) => text !== fact), ...freeSentences].map(sentenceOf)),
      ...packed([...placed.filter((text) => text !== fact), ...placedSentences].map(sentenceOf)),
    ],
    untold: placed.filter((text) => text !== fact).length,
  });
  const layouts = [
    ...(placeless === '' ? [] : beside(placeless, placed).map((fact) => layout(placeless, fact))),
    ...beside(bare, free).map((fact) => layout(bare, fact)),
    layout(bare, ''),
  ];
  return layouts.toSorted((a, b) => a.untold - b.untold || shortLines(a) - shortLines(b))[0]!;
}

/** Facts that may stand beside the opening: the advertiser's first ones. */
const firstChoice = 4;

/** Sentences put together to lines that use their room: behind each first one the longest that still fit. */
function packed(sentences: readonly string[]): string[] {
  let left = sentences.filter((sentence) => countWidth(sentence) <= max);
  const lines: string[] = [];
  while (left.length > 0) {
    const taken: string[] = [];
    for (let next: string | undefined = left[0]; next !== undefined; next = longestWithin(left, taken)) {
      taken.push(next);
      left = left.filter((sentence) => sentence !== next);
    }
    lines.push(taken.join(' '));
  }
  return lines;
}

function longestWithin(sentences: readonly string[], taken: readonly string[]): string | undefined {
  const room = max - countWidth(taken.join(' ')) - 1;
  return sentences
    .filter((sentence) => countWidth(sentence) <= room)
    .toSorted((a, b) => countWidth(b) - countWidth(a))[0];
}

/** Of the lines that are sure to be used, those that leave room. */
function shortLines({ first, lines }: { first: string; lines: readonly string[] }): number {
  return [first, ...lines.slice(0, 2)].filter((line) => countWidth(line) < full).length;
}

/** "For dog owners with anxious or elderly dogs.": the whole of it where it fits and tells nobody's age. */
function forWhom({ audience, targetAudience, language: { written } }: AdsBrief): string {
  const lexicon = lexiconOf(written);
  if (lexicon === null || audience === '') return '';
  const said = targetAudience.replace(/[.!?\s]+$/u, '');
  const isOne = !/[.;:!?\d\n]/u.test(said) && !namesPerson(said);
  return fitting(
    (isOne ? [joinedRow(said, lexicon.tag), audience] : [audience]).map((text) =>
      lexicon.whom(innerCase(text, written), ''),
    ),
    max,
  );
}

/** "Aquascapers and shrimp keepers" of "aquascapers, shrimp keepers": a row inside a sentence needs its "and". */
function joinedRow(said: string, tag: string): string {
  const parts = said.split(/,\s*/u);
  const isJoined = /\s(?:and|or|und|oder|y|e|o|et|ou|&)\s/iu.test(parts.at(-1) ?? '');
  return parts.length < 2 || isJoined ? said : joinedList(parts, tag);
}
