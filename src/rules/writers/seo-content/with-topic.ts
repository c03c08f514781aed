import { withEnglishCapitals } from '#rules/ledger/english-capitals.ts';
import { doing } from '#rules/keywords/name-parts.ts';
import { shownDeed } from '#rules/keywords/video-deeds.ts';
import { ownFirst } from '#rules/keywords/video-parts.ts';
import { withoutFormat } from '#rules/keywords/film-format.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { opensGermanHow } from '#rules/ledger/video-type.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { lowerFirst, upperFirst } from './english-words.ts';
import { cleanName } from './name.ts';
import { filmTitle } from './video-title.ts';

/** "In October", "en Asturias": where or when, behind what a title is about. */
const scopeAtEnd =
  /\s(?:in|at|on|for|with|from|near|en|con|para|desde|à|au|en|dans|avec|pour|mit|im|am|für|auf)\s[^\s,]+(?:\s[^\s,]+)?$/iu;

const halfMeasured = /(?<![\d.,])\d[\d.,]{0,8}[ -](?:mile|km|hour|day|week|month|year|minute)$/iu;

const mostOfTopic = 10;
const howOrWhere =
  /\s(?:without|with|using|in|for|on|at|when|ohne|mit|für|im|sin|con|para|en|sans|avec|pour|dans)\s/u;

/** A video's first lines are found by its topic: the title stands before a sentence that does not name it. */
export function withTopic(said: string, draft: Draft): string {
  // "Building a hut ep 4: episode 4: we insulate" counts it twice.
  const counted = /^(?:episode|ep\.?|part|pt\.?|lesson) (\d{1,3}) ?[:,.–-] ?(?=\p{L}.{12})/iu.exec(said);
  const isCounted = counted !== null && new RegExp(`\\D0*${counted[1]}$`, 'u').test(draft.name);
  return underTopic(isCounted ? upperFirst(said.slice(counted[0].length)) : said, draft);
}

function underTopic(sentence: string, draft: Draft): string {
  // A title in the form is that of one film; each of several has its own name.
  const called = draft.shares ? draft.name : (draft.brief.fields['videoTitle'] ?? draft.name);
  const told = draft.language.written === 'en' ? withEnglishCapitals(called) : called;
  const bare = withoutFormat(told);
  // "100,000 mile review": without its last word the figure measures nothing.
  // "Why your bread doesn't rise" is looked for as "bread", but nobody opens with that word.
  const given = halfMeasured.test(bare) || (opensClause.test(told) && !bare.includes(' ')) ? told : bare;
  // "Mit dem Nachtzug nach Zagreb" opens lines as "Nachtzug nach Zagreb".
  const named = draft.language.written === 'de' ? given.replace(opensGermanHow, '') : given;
  const opened = named.split(/\s?[:|(]\s?|\s[–—]\s?|[–—]\s/u)[0]!.trim();
  // "Gears skipping? Check this first": the question alone is what the lines answer.
  const asked = /^[^?]{3,60}\?(?=\s[\p{L}\d])/u.exec(opened)?.[0] ?? opened;
  // "How to fix a dripping mixer tap without calling a plumber" is long: its lines open with what it is about.
  const front = countPieces(asked) > mostOfTopic ? (asked.split(howOrWhere)[0] ?? asked) : asked;
  // "Fujifilm X100VI one year later" stands over the film already: its lines open with what it is about.
  const at = draft.language.written === 'en' ? front.toLowerCase().indexOf(draft.type.toLowerCase()) : -1;
  // "Assistant:" before a text is what a script of a talk looks like, and is taken out of texts.
  const isPart =
    at !== -1 &&
    !/^(?:what|how|why|i|we|my|is|are|can|should|does?|will)\s/iu.test(draft.type) &&
    // Of two that are compared neither stands alone.
    !/\s(?:vs\.?|versus|or|and|&)\s/iu.test(front) &&
    !/(?:assistant|system|developer|user|human|ai)$/iu.test(draft.type) &&
    /\p{Lu}|\d/u.test(front.slice(at, at + draft.type.length).slice(at === 0 ? 1 : 0));
  const topic = isPart ? front.slice(at, at + draft.type.length) : front;
  const stems = stemsOf(draft.type);
  const said = stemsOf(sentence);
  const isTold = (words: readonly string[]): boolean =>
    words.filter((stem) => said.some((other) => isSameWord(other, stem, draft.language.written))).length >=
    words.length / 2;
  if (stems.length === 0 || countPieces(topic) > mostOfTopic) return sentence;
  // "Four ways to dry leather boots" names the topic of "How to dry wet boots overnight" by what is done.
  if (isTold(stems) || isTold(stemsOf(topic.replace(/^how (?:to|i|we)\s/iu, '')))) return sentence;
  // A question that lost its end would ask nothing.
  const title =
    isPart || front.endsWith('?')
      ? cleanName(topic, draft.language.written, draft.brief.product.description)
      : shorterTopic(
          cleanName(topic, draft.language.written, draft.brief.product.description),
          sentence,
          draft,
        );
  // "Can my neighbour cut my hedge?" keeps its mark, and the answer begins anew.
  if (topic === front && front.endsWith('?'))
    return `${upperFirst(title.replace(/\?$/u, ''))}? ${upperFirst(sentence)}`;
  if (/[?!.]$/u.test(title)) return `${upperFirst(title)} ${sentence}`;
  // "How I take …" opens with no name.
  const isName =
    /^\p{Lu}\S*\s\p{Lu}[\p{L}\d]/u.test(sentence) ||
    draft.language.written === 'de' ||
    isNamedElsewhere(/^\p{Lu}\p{Ll}+/u.exec(sentence)?.[0] ?? '', draft);
  // "Rasenmäher springt nicht an: drei Ursachen: …" has a colon too many.
  if (/\p{L}\s?:\s/u.test(sentence)) return `${upperFirst(title)}. ${upperFirst(sentence)}`;
  return `${upperFirst(title)}${draft.lexicon.colon}${isName ? sentence : lowerFirst(sentence)}`;
}

const sharedLetters = 5;

/** "Zimmertür" names a "Tür", "abschleifst" the "Abschleifen", "forge" what there is to "forger". */
function isSameWord(said: string, stem: string, language: string): boolean {
  if (said === stem) return true;
  if (language === 'en' || language === 'other' || stem.length < 3) return false;
  if (language === 'de' && said.length > stem.length + 2 && said.endsWith(stem)) return true;
  return stem.length >= sharedLetters && said.startsWith(stem.slice(0, sharedLetters));
}

const notNames =
  /^(?:The|This|That|These|Those|They|There|Then|Our|My|Your|His|Her|Its|She|How|What|When|Where|Why|Who|With|From|For|After|Before|One|Two|Three|Four|Five|Some|All|Every|Each|Most|Today|Here|Recorded|Filmed|Watch|Part|Episode|First|Last|Next|Day|And|But|Not|You|Just|In|On|At)$/u;

/** "Petra has built stairs": a capital that the title or the text writes inside a line too is one of a name. */
function isNamedElsewhere(word: string, { name, brief }: Draft): boolean {
  if (word.length < 3) return false;
  const text = `${name.split(' ').every((part) => !/^\p{Ll}{4}/u.test(part)) ? '' : name}\n${brief.product.description}`;
  // "Marlon has driven the N29. He tells us …": who is spoken of so has a name.
  const isSomebody =
    !notNames.test(word) && /[.!?]\s(?:He|She)\s|\b(?:he|she)\s/u.test(brief.product.description);
  return isSomebody || new RegExp(`[\\p{Ll},] ${word}(?!\\p{L})`, 'u').test(text);
}

/** "Un día" of one in the harbour, "two weeks" of those in a van. */
const timeOnly =
  /^(?:\p{L}+ ){0,2}(?:días?|semanas?|mes(?:es)?|años?|horas|jours?|journée|semaines?|mois|ans?|heures|tage?|wochen?|monate?|jahre?|stunden|days?|weeks?|months?|years?|hours)$/iu;

/** What stands before a noun and no more. */
const leadsOnly =
  /^(?:un[ae]?|des|les?|la|el|l[ao]s|mis?|mon|ma|mes|der|die|das|eine?|mein\p{L}{0,2}|unser\p{L}{0,2})\s$/iu;
/** A noun with its verb behind it: "Hund hasst den Regen", "domingo plantando tomates", "chat refuse de sortir". */
const tellsDeed =
  /^\p{Lu}\p{L}+ \p{Ll}{2,14}(?:t|en)(?:\s|$)|^\p{L}+ \p{L}{2,14}(?:ando|iendo|yendo)\s|^\p{L}+ (?:ne |n[’'])?\p{Ll}{3,14}(?:e|a|ent|en|an|t)\s(?:de|pas|le|la|les|un|une|el|los|las|que|no)\s/u;

/** Words that a clause opens with: half of "Was eine Woche vegan kostet" asks nothing. */
const opensClause =
  /^(?:was|wie|warum|wieso|wo|wer|wann|welche\p{L}*|qué|cómo|por qué|cuándo|cuánto|dónde|que|comment|pourquoi|quand|où|combien|on|je|il|elle|nous|ce qu\p{L}*|what|why|when|where|who|which)\s/iu;

/**
 * What the lines open with where the topic and their first words are the title that stands right above: the topic without its
 * scope ("Miso ramen" of "Miso ramen at home"), or what is done ("Sharpening a chisel with sandpaper" of how to do it).
 */
function shorterTopic(topic: string, sentence: string, draft: Draft): string {
  const { written } = draft.language;
  // Of two that are compared neither is the topic alone.
  if (/\s(?:vs\.?|versus)\s/iu.test(topic)) return topic;
  const opening = `${topic}${draft.lexicon.colon}${sentence}`.toLowerCase();
  if (!opening.startsWith(filmTitle(draft).toLowerCase()) || opensClause.test(topic)) return topic;
  if (written === 'en' && /^how to\s/iu.test(topic)) {
    const shown = shownDeed(topic.slice(7));
    return shown === null
      ? topic
      : `${doing(shown.verb)} ${shown.thing}${shown.place === '' ? '' : ` ${shown.place}`}`;
  }
  const type = draft.type.replace(/^(?:my|our|the)\s/iu, '');
  const at = topic.toLowerCase().indexOf(type.toLowerCase());
  // "60 second pancake hack" is no second one, and "Hund hasst den Regen" of "Mein Hund hasst den Regen" no sentence.
  const isShorter =
    at !== -1 &&
    (written === 'en' || !leadsOnly.test(topic.slice(0, at)) || !tellsDeed.test(type)) &&
    !/\d[\s-]?$/u.test(topic.slice(0, at)) &&
    (type.includes(' ') || written === 'de') &&
    type.length < topic.length;
  const bare = isShorter ? topic.slice(at, at + type.length) : topic.replace(scopeAtEnd, '');
  // "Llevo un mes viviendo" goes on.
  if (timeOnly.test(bare) || /\s\p{L}{2,}(?:ando|iendo|yendo)$/iu.test(bare)) return topic;
  // "Stuhl" of "mein erster Stuhl" is anybody's.
  return bare.includes(' ') || (written === 'de' && !ownFirst.test(topic)) ? bare : topic;
}
