import type { Brief } from '#rules/listing/listing.ts';
import { helpedThing } from '#rules/ledger/app-helped.ts';
import { heldThings, readerDeeds } from '#rules/ledger/app-can.ts';
import { doneBehindName } from '#rules/ledger/app-named-deed.ts';
import { opensWithAppOrder } from '#rules/ledger/app-order.ts';
import { tagsOf } from '#rules/ledger/tagger.ts';
import { splitSentences } from '#rules/ledger/clauses.ts';
import type { Candidate } from './candidate.ts';
import { appTopics } from './related-words-apps.ts';
import { built } from './candidate.ts';
import { counting } from './app-orders.ts';
import { genericWords, singularOf } from './plain-words.ts';
import { stemOf, stemsOf } from '#rules/text/words.ts';
import { firstWords } from '#rules/text/first-words.ts';

/** "Find and pay for parking in 40 cities": verbs, joint and object up to what says where or how. */
const doing =
  /^(\p{L}+)(?: and (\p{Ll}+))?(?: (for))? (?:(?:your|the|an?|all|any|every|each|my|our|new) )?((?:(?:\p{Ll}{3,}|\p{Lu}{2,4}) )?\p{Ll}{3,})(?=$|[,.;:]| (?:in|with|for|from|by|on|at|and|or|without|to|of|that|as|into|before|after|where|when|per|right|even|offline|together)\b)/u;
const noObject =
  /^(?:it|them|what|where|how|when|this|that|everything|anything|something|things|more|up|out|off|down|on|in|as|once|twice|monthly|yearly|now|less|your|full|own|whole|same|between|among|across|over|under|into|through|about|around|against|towards?)$/u;
const handles =
  /^(?:add|give|choose|pick|invite|note|set|enter|type|tap|press|swipe|drag|hold|select|click|undo|rotate|scroll)$/u;
const mostSentences = 4;

/**
 * What an English app does, as people look for it: "track spending", "spending app". Read from the sentences that begin
 * with what its user does.
 */
export function appDoings(brief: Brief): Candidate[] {
  const source = `products.${brief.product.index}.description`;
  const found: Candidate[] = [...sentenceThings(brief)];
  // "Helps gardeners look after bonsai".
  const helped = helpedThing(brief);
  if (helped !== '')
    for (const phrase of [`${singularOf(helped)} app`, helped])
      found.push({ ...built(phrase, 'use', source), least: 0.4, sure: true });
  for (const sentence of brief.product.description
    .split('\n')
    .flatMap(splitSentences)
    .slice(0, mostSentences)) {
    if (!opensWithAppOrder(sentence)) continue;
    const [, first = '', second, joint, object = ''] =
      doing.exec(
        sentence
          .replace(/^(\p{L}+) \d[\d,.]* /u, '$1 ')
          .replace(/ (?:step by step|one by one|side by side)(?!\p{L})/u, ''),
      ) ?? [];
    const words = object.split(' ');
    const last = words.at(-1) ?? '';
    if (
      object === '' ||
      words.some((word) => noObject.test(word) || word.endsWith('ly')) ||
      // "See high and low water": how it is, before what it is.
      (words.length === 1 && tagsOf(last)[0]?.tag === 'ADJ') ||
      genericWords.has(stemOf(last))
    )
      continue;
    const verb = first.toLowerCase();
    // "Enter litres at the pump": how it is used is not what it is for.
    if (handles.test(verb)) continue;
    found.push(built(`${second ?? verb}${joint === undefined ? '' : ` ${joint}`} ${object}`, 'use', source));
    if (second !== undefined || joint === undefined) found.push(built(`${verb} ${object}`, 'use', source));
    if (joint === undefined && found.length < 3) found.push(built(`${verb} ${object} app`, 'use', source));
    if (words.length > 1) found.push(built(object, 'synonym', source));
    found.push(built(`${[...words.slice(0, -1), singularOf(last)].join(' ')} app`, 'use', source));
  }
  return found;
}

const mostThings = 6;

/** "Guided meditations", "download maps", "eigene Listen anlegen": what full sentences say that an app holds and that one does with it. */
function sentenceThings(brief: Brief): Candidate[] {
  const source = `products.${brief.product.index}.description`;
  const isGerman = brief.language.written === 'de';
  // "Share your inventory" is looked for as "share inventory".
  const deeds = readerDeeds(brief).flatMap((deed) =>
    // "Add your mum": how it is used is not what it is for.
    handles.test(deed.split(' ')[0]!.toLowerCase()) ||
    /\s(?:an?|the|any|all|each|every|una?|el|la|une?|le)\s|\s(?:l[’'])/iu.test(deed)
      ? []
      : [deed.replace(ownerOf, ' ').trim()],
  );
  return [...new Set([...heldThings(brief), ...deeds])]
    .filter((text) => text.includes(' ') || (isGerman && text.length > 7))
    .slice(0, mostThings)
    .map((text) => ({
      ...built(isGerman ? text : text.toLowerCase(), 'use', source),
      built: false,
      least: 0.3,
      // What is done to what stands in the sentence so; a German compound says as much as two words.
      sure: deeds.includes(text) || (isGerman && text.length > 11),
    }));
}

const ownerOf =
  /(?:^|\s)(?:your|deine|Ihre|eigene|alle|neue|tus?|los|las|vos|votre|tes|ta|ton|les|des)(?=\s)/iu;

const chunkCut = /[,.;:!?()\n]|\s(?:y|e|et|und|ou|oder|o)\s/u;
/** "Presupuesto por categoría", "stündliche Vorhersage": a noun with what belongs to it. */
const chunk: Readonly<Record<'de' | 'es' | 'fr', RegExp>> = {
  de: /^(?:(?:\p{Ll}+e[nrsm]?\s)?\p{Lu}[\p{L}-]{4,}(?:\s(?:für|nach|pro|mit|im)\s(?:den\s|die\s|das\s)?\p{Lu}\p{L}+)?)$/u,
  es: /^\p{L}{4,}\s(?:(?:por|de|del|a|con|para)\s(?:la\s|los\s|las\s)?\p{L}{3,}|\p{Ll}{4,}(?:es|os|as|al|ivo|iva|ico|ica))$/u,
  fr: /^\p{L}{4,}\s(?:(?:par|de|du|des|à|avec|pour)\s(?:la\s|les\s)?\p{L}{3,}|d[’']\p{L}{3,}|\p{Ll}{4,}(?:els?|elles?|ifs?|ives?|iques?|aires?))$/u,
};
/** "Filtrées par allergies", "ordenados por autor": how something is done to what stands before it. */
const doneTo = /^\p{L}+(?:ées?|és|ies|is|ad[oa]s?|id[oa]s?)\s(?:par|por|en|según|selon|con|avec)\s/iu;
const shared =
  /(?<=^\p{L}{4,20}\s(?:de\s|d[’'])\p{L}{3,20})\s\p{L}{3,14}(?:ées?|és?|ad[oa]s?|id[oa]s?|ables?|els?|elles?)$/u;
/** "Sans publicité", "no es un juego": what an app has not names no topic of it. */
const hasNone = /(?<!\p{L})(?:sans|sin|ohne|pas de|no es|no hay|aucune?|kein\p{L}*)\s[^.,;\n]{2,40}/giu;
const mostTopics = 5;
const orders =
  /^(?:\p{L}+(?:ez|ons|amos|emos|imos)|apunta|aprende|crea|controla|organiza|elige|guarda|añade|recibe|comparte|planifica|registra|consulta|encuentra|descubre|funciona|sans?|sin|ohne|sous-titre)(?!\p{L})/iu;
const mostChunks = 8;
const opensGermanOrder = /^\p{Lu}\p{Ll}+e\s(?:de[nr]|die|das|dein\p{L}*|eine?[nr]?|Ihre?n?)\s/u;
/** "Diagramme zeigen, welcher Monat teuer war": what the verb goes on to tell makes it a sentence, and no task. */
const toldBehind =
  /(?<=^|[.!?]\s)\p{Lu}[\p{L}-]{3,24} \p{Ll}{3,16}en, (?=w(?:elch|ann|as|ie|o|er|ohin|oher)|dass|ob)[^.!?]*/gu;
/** "Belege fotografieren", "Einnahmen und Ausgaben buchen": what is done, to all that it is done to. */
const germanTask = /^\p{Lu}[\p{L}-]{3,24}(?: und \p{Lu}[\p{L}-]{3,24})? \p{Ll}{3,16}n$/u;

/** What an app of another language names in its lists: noun phrases between commas, none that denies or orders. */
export function appChunks(brief: Brief, language: 'de' | 'es' | 'fr'): Candidate[] {
  const source = `products.${brief.product.index}.description`;
  const told = firstWords(brief.product.description, 800);
  const tasks =
    language === 'de'
      ? told
          .replace(toldBehind, ' ')
          .split(/[,.;:!?()\n]/u)
          // "Vokabeln lernen für die Schule": what is done, before whom or what it serves.
          .map((text) => text.trim().split(' für ')[0]!)
          .filter((text) => germanTask.test(text))
      : [];
  // "Starte den Timer, notiere Seite": in a row of orders a small word before a noun is the next verb.
  const plain =
    language === 'de'
      ? told
          .split(/(?<=[.!?])\s/u)
          .filter((sentence) => !opensGermanOrder.test(sentence))
          .join(' ')
      : told;
  const named = plain
    .split(chunkCut)
    .flatMap((text) => {
      const piece = text.trim();
      // "Horaires des marées pour 450 ports": what it tells, before for how many.
      const front = piece.split(/\s(?:pour|para|für|avec|con|mit|von|ab|de|desde|dès)\s(?=\d)/iu)[0]!;
      // "Liste de courses partagée" is looked for as a "liste de courses" too.
      const bare = language === 'de' ? piece : piece.replace(shared, '');
      return [...new Set([piece, front, bare])];
    })
    .filter(
      (text) => chunk[language].test(text) && !orders.test(text) && !doneTo.test(text) && text.length <= 40,
    );
  const spelled = (text: string): string => (language === 'de' ? text : text.toLowerCase());
  // "Aktuelle Wasserstände": what it shows loses its article, and is looked for so.
  const done = doneBehindName(brief).map((text) => ({
    ...built(spelled(text), 'use', source),
    least: 0.5,
    sure: true,
  }));
  const chunks = [...tasks, ...named].slice(0, mostChunks).map((text) => ({
    ...built(spelled(text), 'use', source),
    built: false,
    least: 0.3,
  }));
  const { name, category } = brief.product;
  const said = new Set(
    [name, category, ...[...done, ...chunks].map(({ phrase }) => phrase)].flatMap(stemsOf),
  );
  const topics = appTopics(told.replace(hasNone, ' ').replace(counting, ' '), language)
    .filter((text) => !said.has(stemOf(text)))
    .slice(0, mostTopics)
    .map((text) => ({ ...built(spelled(text), 'use', source), least: 0.28, sure: true }));
  return [...done, ...chunks, ...sentenceThings(brief), ...topics];
}

/** "Real-time bus arrivals for Dublin": the thing that the first sentence of an English app names before any joint. */
export function appOpening(
  { product }: Brief,
  phrases: readonly { words: readonly string[]; sentence: number; path: string }[],
): Candidate[] {
  const front = product.description
    .split(/\s(?:in|from|at|on|with|for|to|by|of)\s|[.!?;:\n]/u)[0]!
    .toLowerCase();
  return phrases
    .filter(
      ({ words, sentence }) =>
        sentence === 0 &&
        words.length > 1 &&
        words.length < 4 &&
        words.every((word) => /^[\p{L}-]{3,}$/u.test(word)) &&
        front.includes(words.join(' ').toLowerCase()),
    )
    .slice(0, 1)
    .map(({ words, path }) => ({
      ...built(words.join(' ').toLowerCase(), 'use', path),
      built: false,
      least: 0.3,
    }));
}

/** "Wainwright bagger app": whoever has heard of an app looks for it by its name. */
export function namedApp({ product, fields }: Brief): Candidate[] {
  const name = (fields.appName ?? product.name).toLowerCase();
  return /^[\p{L}\d’'-]+(?: [\p{L}\d’'-]+){0,2}$/u.test(name) && !/\bapp$/u.test(name)
    ? [
        {
          ...built(`${name} app`, 'brand', 'appName'),
          least: 0.05,
          // "Herdbook" says what it keeps, and is another word where the text has none of it.
          sure: !/(?:book|log|list|map|note|diary|tracker|planner|timer)s?$/u.test(name),
        },
      ]
    : [];
}

const beforeName = { de: '', es: 'app ', fr: 'appli ' };

/** "Wäscheleine App", "appli mon compost": so too in German, Spanish and French. */
export function namedAppAbroad({ product, fields }: Brief, language: 'de' | 'es' | 'fr'): Candidate[] {
  const name = fields.appName ?? product.name;
  if (!/^[\p{L}\d’'-]+(?: [\p{L}\d’'-]+){0,2}$/u.test(name) || /(?<!\p{L})app/iu.test(name)) return [];
  const phrase = language === 'de' ? `${name} App` : `${beforeName[language]}${name.toLowerCase()}`;
  return [{ ...built(phrase, 'brand', 'appName'), least: 0.05 }];
}
