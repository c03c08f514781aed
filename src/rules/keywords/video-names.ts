import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { withoutDative } from './dative-plural.ts';
import { isSmallWord } from './plain-words.ts';
import { withoutFormat } from './film-format.ts';
import { videoPieces } from './video-abroad.ts';
import { dayParts } from './video-days.ts';
import { figureBehind, modelAtOpening, numberedNames } from './numbered-names.ts';
import { firstWords } from '#rules/text/first-words.ts';

const nameRun =
  /(?<![\p{L}’'-])\p{Lu}[\p{L}’'-]+(?:\s(?:of the |of |the |de la |de |la |del |du |des |di |da |do |dos |van |von )?\p{Lu}[\p{L}’'-]+){1,4}/gu;
const joint = /^(?:of|the|de|la|del|du|des|di|da|do|dos|van|von|and)$/iu;
/** Behind what names the topic, before what only stands in the text. */
const shownRank = 0.26;
const tellsNoTopic = /^(?:Werkzeug\p{L}*|Material\p{L}*|Zubehör)\s?:|^(?:Kein\p{L}{0,2}|Nicht)\s/u;
const mostNames = 4;
const mostNouns = 6;
/** Nouns of what is told about a video, which nobody searches. */
const idleNoun = longPattern('u')`
  ^(?:Beschreibung|Videos?|Kanal|Folgen?|Minuten?|Stunden?|Sekunden?|Mengen|Angaben|Dinge|Schritte?n?|Blick
    |Anfang|Kapitel|Teile?|Beispiele?|Zuschauer|Kommentare?n?|Abonnenten|Ergebniss?e?|Einstellungen|Punkte?
    |Fragen?|Antworten|Ablauf|Überblick|Einleitung|Zusammenfassung|Hinweise?|Prozent|(?:Vor|Nach)mittage?s?
    |Morgen|Abende?s?|Wochenende|Beziehungen|Frühstück|Mittagessen|Abendessen|Körnung|Fehler|Tipps?|Tricks?
    |Gründe?n?|Fakten|Ideen|Dinge|Anfänger\p{L}*|Einsteiger\p{L}*|Fortgeschrittene\p{L}*|Material\p{L}*
    |(?:Mon|Diens|Donners|Frei|Sams|Sonn)tage?s?|Mittwochs?|Erlaubnis|Vergleich|Jahren?|Mitmachen|Mitsingen|Zuhören|Zuschauen|Nachmachen|Nachkochen|Nachbauen|Fazit|Erfahrung(?:en)?)$
`;
/** A long noun of a German text is searched alone: "Kettennieter". Shorter ones find everything. */
const germanNoun = /(?<=[\p{Ll},:]\s)\p{Lu}\p{Ll}{6,24}(?!\p{L})/gu;

/** "So baust du ein Hochbeet aus Paletten": the thing, and what it is made from. */
const germanHowTo =
  /^(?:so \p{Ll}+|wie) (?:man|du|ihr|ich|wir)\s(?:(?:ein\p{L}*|der|die|das|den|dein\p{L}*)\s)?(\p{Lu}[\p{L}-]{3,})(?:\s(?:aus|mit)\s(?:alten\s|alter\s)?(\p{Lu}[\p{L}-]{3,}))?(?=\s|$)/iu;
/** "Hochbeet bauen aus Lärche": the thing before what is done to it. */
const germanDone =
  /^(\p{Lu}[\p{L}-]{3,}) (?:selber |selbst )?\p{Ll}+en(?: (?:aus|mit) (\p{Lu}[\p{L}-]{3,}))?(?=\s|$|[:,(–|-])/u;
/** "Hochbeet aus Paletten bauen": the thing, what it is made from, what is done. */
const germanMade =
  /^(\p{Lu}[\p{L}-]{3,}) (?:aus|mit) (?:alten |alter )?(\p{Lu}[\p{L}-]{3,}) (?:selber |selbst )?\p{Ll}+en(?=\s|$|[:,(–|-])/u;
/** "Standheizung im Ford Transit einbauen": what is done to the thing, and where it is. */
const germanPlaced =
  /^(\p{Lu}[\p{L}-]{3,}) (?:im|am|in|an|auf|unter|vom|beim) (?:(?:der|den|dem|die|das|einem|einer|meinem|deinem) )?(\p{Lu}[\p{L}\d-]+(?: \p{Lu}[\p{L}\d-]+)?) (?:selber |selbst )?(\p{Ll}{2,}(?:en|ern|eln))(?=\s|$|[:,(–|!?-])/u;
/** A chapter of one noun: "6:40 Eckpfosten". */
const germanChapter = /\d:\d{2}\s(\p{Lu}\p{Ll}{3,20})(?=\s*(?:[,;|\n.]|$))/gu;
/** "An einem Samstag", "in Schichten", "aus Brettern": when, how, and a case in which nobody types the noun. */
function isAside(before: string, noun: string): boolean {
  return (
    /(?:^|\s)(?:an|in|nach|seit|vor|während|unter|am|im)\s(?:\p{Ll}+e[mnrs]\s)?$|(?:^|\s)(?:mit|aus|von|bei)\s(?:zwei|drei|vier|fünf|beiden|den|\d+)\s$/u.test(
      before,
    ) ||
    (noun.endsWith('ern') && /(?:^|\s)(?:aus|mit|von|bei|zu|den)\s$/u.test(before))
  );
}
/** "Mi primer maratón en Valencia", "48 hours in Porto": where it was filmed, at the end of the title. */
const atPlace =
  /(?<!\p{L})(\p{L}{4,})\s(?:en|à|a|au|aux|in|nach)\s(\p{Lu}[\p{L}-]{2,}(?:\s\p{Lu}[\p{L}-]+)?)$/u;

function placeParts(title: string, isTitled: boolean): string[] {
  const front = title.split(/[|(–—?!]/u)[0]!.trim();
  const [, what = '', place = ''] = isTitled ? [] : (atPlace.exec(front) ?? []);
  if (place === '') return [];
  const isStay = /^(?:hours?|days?|weeks?|heures|jours|días|horas|semanas|stunden|tage)$/iu.test(what);
  const form = /\bvlog\b/iu.test(title) ? [`vlog ${place}`] : [];
  return [place, ...(isStay || /^\p{Lu}/u.test(what) ? [] : [`${what} ${place}`, what]), ...form];
}

const infinitive =
  /^(\p{L}{2,}(?:er|ir|re|ar)\s(?:(?:un[ae]?|le|la|les|des|du|el|los|las)\s|l[’'])?)(\p{L}[\p{L}’'-]*(?:\s[\p{L}\p{N}][\p{L}\p{N}’'-]*){0,3}?)(?=\s(?:qui ne|qui n[’'].*|dont|à la|a la|à|en|sans|sin|con|avec|pour|para|paso a|pas à|chez|desde|dans|sur|sobre)\s|[:|(–—,?!]|$)/iu;

/** "Réparer un jean troué à la main": the question that somebody types, and what it is done to. */
function doneParts(title: string, language: 'es' | 'fr'): [phrase: string, kind: Candidate['kind']][] {
  const [, verb = '', object = ''] = infinitive.exec(title.replace(/^(?:cómo|como|comment)\s/iu, '')) ?? [];
  if (object === '') return [];
  // "Un vieux fauteuil Voltaire" is searched by its model.
  const plain = object.replace(/^(?:vieux|vieil|vieille|ancienne?|viej[oa]|antigu[oa])\s/iu, '');
  return [
    [`${language === 'fr' ? 'comment' : 'cómo'} ${verb}${plain}`, 'question'],
    [plain, 'head'],
  ];
}

/** Words that open a title before a name: "Visiting Porto Moniz", "Why Tokyo Tower stands". */
const plainOpening = longPattern('iu')`
  ^(?:\p{L}+ing|\p{L}+ed|the|an?|my|our|your|we|i|how|why|what|when|where|who|which|is|are|do|does|can
    |should|every|all|this|these|that|best|top|worst|cheap\p{L}*|easy|first|last|new|old|real|full|final
    |live|inside|meet|fix|build|make|made|visit|see|learn|from|to|in|on|at|with|for|and|or|but|not|no|yes
    |review|vlog|day|part|episode|ep|en|el|la|le|les|los|las|un|une|una|mi|mon|ma|notre|nuestro|comment|cómo
    |qué)$
`;

/** A run of capitals without the word that has its capital from the beginning of a sentence. */
function withoutOpening(text: string, run: string, at: number): string {
  // "Roland FP" of "Roland FP-10" is another piano.
  if (/^-?\d/u.test(text.slice(at + run.length)) || run.endsWith('-')) return '';
  const opens = at === 0 || /[.!?:\n]\s*$/u.test(text.slice(0, at));
  const words = run.split(' ');
  if (opens && (words.length < 3 || plainOpening.test(words[0]!))) words.shift();
  while (words.length > 0 && joint.test(words[0]!)) words.shift();
  return words.length > 1 ? words.join(' ') : '';
}

/** Whether a run of capitals is the channel's name or stands in the description too. */
function isToldAgain(run: string, { product, fields }: Brief): boolean {
  return fields.channelName === run || firstWords(product.description, 800).includes(run);
}

/** Shelves that tell of no subject. */
const idleShelf =
  /^(?:education|entertainment|lifestyle|people|blogs?|others?|misc|general|videos?|films?|technology|tech|bildung|unterhaltung|sonstiges|allgemein|technik|educación|entretenimiento|otros?|tecnología|éducation|divertissement|autres?|technologie|tutorials?|vlogs?|reviews?|how ?to)$/iu;

/** A film while its names are looked for. */
interface Film {
  brief: Brief;
  language: Exclude<WrittenLanguage, 'other'>;
  title: string;
  /** The title with its cries in small letters: "HOCHBEET aus Paletten" shows no name. */
  quiet: string;
  titleSource: string;
  /** Front of the description. */
  text: string;
  textSource: string;
  found: Candidate[];
  add: (phrase: string, kind: Candidate['kind'], source: string, sentence: number) => void;
}

/**
 * Names of places, people and works that a video's title and description tell ("West Highland Way", "Fort William"), with
 * what the title says behind them, and the long nouns of a German description.
 */
export function videoNames(brief: Brief, language: WrittenLanguage): Candidate[] {
  if (language === 'other') return [];
  const path = `products.${brief.product.index}`;
  const titleSource = brief.fields.videoTitle === undefined ? `${path}.name` : 'videoTitle';
  const title = brief.fields.videoTitle ?? brief.product.name;
  const found: Candidate[] = [...videoPieces(brief, language), ...dayParts(brief, language, titleSource)];
  const film: Film = {
    brief,
    language,
    title,
    quiet: title.replace(/(?<!\p{L})\p{Lu}{5,}(?!\p{L})/gu, (word) => word[0]! + word.slice(1).toLowerCase()),
    titleSource,
    text: firstWords(brief.product.description, 800),
    textSource: `${path}.description`,
    found,
    add: (phrase, kind, source, sentence) => {
      const plain = language === 'de' ? asSearched(phrase, film) : phrase.toLowerCase();
      found.push({ ...built(plain, kind, source), built: language === 'de', sentence, least: shownRank });
    },
  };
  // A title in which every word has a capital shows no names.
  const long = piecesOf(title).filter((word) => /^\p{L}{4,}/u.test(word));
  const isTitled = long.length > 0 && long.every((word) => /^\p{Lu}/u.test(word));
  if (!isTitled && language !== 'de') addNamesOfTitle(film);
  if (language === 'en')
    for (const model of modelAtOpening(title))
      found.push({ ...built(model.toLowerCase(), 'synonym', titleSource), least: modelRank, sure: true });
  if (language === 'es' || language === 'fr')
    for (const [phrase, kind] of doneParts(withoutFormat(title), language))
      film.add(phrase, kind, titleSource, 0);
  for (const phrase of placeParts(title, isTitled)) film.add(phrase, 'place', titleSource, 1);
  const thing = language === 'de' ? addShownInGerman(film) : undefined;
  addShelf(film, `${path}.category`);
  if (language === 'de') addGermanNouns(film, thing);
  else addNamesOfText(film);
  return found;
}

function addNamesOfTitle({ brief, language, title, titleSource, found, add }: Film): void {
  for (const match of title.matchAll(nameRun)) {
    // "Cold Harbour Lane - Salt Road": the band's name loses nothing at the front of its title.
    const isWhole = isToldAgain(match[0], brief);
    const name = isWhole ? match[0] : withoutOpening(title, match[0], match.index);
    if (name === '') continue;
    add(name, 'synonym', titleSource, 0);
    // "Walking the South West Coast Path": what is done there, as the title says it.
    const deed =
      language === 'en' ? (/\p{L}{3,}ing (?:the )?$/u.exec(title.slice(0, match.index))?.[0] ?? '') : '';
    if (deed !== '' && name === match[0])
      found.push({
        ...built(`${deed}${name}`.toLowerCase(), 'use', titleSource),
        least: modelRank,
        sure: true,
      });
    const behind = title.slice(match.index + match[0].length);
    const rest = behind.split(/[:|(–—?!,]/u)[0]!.trim();
    if (rest !== '' && piecesOf(`${name} ${rest}`).length < 6)
      add(`${name} ${rest}`, 'attribute', titleSource, 0);
  }
}

/** "Gewächshaus aus alten Fenstern": the thing of a title with what it is made from, as it stands there. German. */
const madeOf =
  /^\p{Lu}[\p{L}-]{3,} aus (?:\p{Ll}{3,}e[nr] )?\p{Lu}[\p{L}-]{3,}(?=\s(?:selber |selbst )?\p{Ll}+en(?:\s|$|[:,(–|-]))/u;

/** A phrase of German nouns without the case that their sentences ask for. */
const asSearched = (phrase: string, { title, text }: Film): string =>
  phrase
    .split(' ')
    .map((word) => withoutDative(word, `${title}. ${text}`))
    .join(' ');

/** What a German title shows how to make or do, and where; gives the thing that is made. */
function addShownInGerman({ quiet, titleSource, found, add }: Film): string | undefined {
  const [, thing, from] = germanHowTo.exec(quiet) ?? germanDone.exec(quiet) ?? germanMade.exec(quiet) ?? [];
  if (thing !== undefined) {
    const withStuff = from === undefined ? [] : [`${thing} ${from}`, `${from} ${thing}`];
    for (const phrase of [thing, `${thing} Anleitung`, ...withStuff]) add(phrase, 'synonym', titleSource, 1);
    const whole = madeOf.exec(quiet)?.[0] ?? '';
    if (whole !== '') found.push({ ...built(whole, 'synonym', titleSource), least: modelRank, sure: true });
  }
  const [, placed = '', where = '', deed = ''] = germanPlaced.exec(quiet) ?? [];
  if (placed !== '')
    for (const phrase of [
      placed,
      `${placed} ${deed}`,
      `${placed} ${where}`,
      `${where} ${placed}`,
      `${placed} ${deed} Anleitung`,
    ])
      found.push({ ...built(phrase, 'synonym', titleSource), least: 0.45, sure: true });
  return thing;
}

/** "Archery", "Ajedrez", "Chant": the shelf of a film is what its viewers search. */
function addShelf({ brief, language, found, add }: Film, source: string): void {
  const shelf = brief.product.category.trim();
  if (!/^\p{L}{4,}(?: \p{L}{3,})?$/u.test(shelf) || idleShelf.test(shelf)) return;
  if (language === 'de') add(shelf, 'synonym', source, 2);
  else found.push({ ...built(shelf.toLowerCase(), 'synonym', source), least: 0.45, sure: true });
}

/** @param thing what the title shows how to make */
function addGermanNouns(film: Film, thing: string | undefined): void {
  const { brief, title, titleSource, text, textSource, add } = film;
  // "Was ich an einem Tag als Hebamme esse": the nouns of a title, and of a vlog with its form.
  // "Transit" of a Ford Transit is no noun by itself.
  const [, ...named] = title.replace(/(?<=\p{Lu}\p{L}+ )\p{Lu}\p{L}+/gu, ' ').match(/\p{L}+/gu) ?? [];
  const isVlog = /\bvlog\b/iu.test(`${title} ${text}`);
  const nouns = named.filter((word) => /^\p{Lu}\p{Ll}{5,}$/u.test(word) && !idleNoun.test(word));
  for (const noun of nouns.slice(0, 3)) {
    add(noun, 'synonym', titleSource, 1);
    if (isVlog) add(`${noun} Vlog`, 'attribute', titleSource, 1);
  }
  const made = thing ?? germanDone.exec(title)?.[1];
  if (made !== undefined)
    for (const chapter of matchesOf(germanChapter, brief.product.description))
      if (!idleNoun.test(chapter[1]!)) add(`${made} ${chapter[1]!}`, 'use', textSource, 1);
  for (const noun of nounsTold(text))
    if (!isSmallWord(noun, 'de') && !idleNoun.test(noun)) add(noun, 'use', textSource, 2);
}

/** "Kein Ersatz für eine Führung", "Werkzeug: Handtuch, Zange": what it is not and what lies beside it is left. */
function nounsTold(text: string): string[] {
  const told = text
    .split(/(?<=[.!?])\s/u)
    .filter((sentence) => !tellsNoTopic.test(sentence))
    .join(' ');
  const nouns = matchesOf(germanNoun, told)
    .filter(({ 0: noun, index }) => !isAside(told.slice(Math.max(0, index - 24), index), noun))
    .map(([noun]) => noun);
  return [...new Set(nouns)].slice(0, mostNouns);
}

/** The model that a whole film is about. */
const modelRank = 0.5;
/** A model or a sequel is looked for by its whole name. */
const namedRank = 0.35;

const routes =
  /(?<=(?:from|:|walk|walked|ride|rode|cycled|drive|drove|train) )\p{Lu}\p{Ll}{3,} to \p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}{2,})?(?=[\s.,;])(?! \p{Lu}\p{Ll})/gu;
const waysBetween =
  /(?<![\p{L}’'-])\p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+ (?:Canal|Railway|Line|Way|Coast|Hills|Moors|Museum|Show|Trail)(?!\p{L})/gu;

function addNamesOfText({ text, textSource, language, found, add }: Film): void {
  const sure = (name: string): void => {
    found.push({ ...built(name.toLowerCase(), 'synonym', textSource), least: namedRank, sure: true });
  };
  if (language === 'en') numberedNames(text).forEach(sure);
  // "Leeds and Liverpool Canal": a name with its joint; "Minehead to Barnstaple": a way from one place to another.
  if (language === 'en')
    for (const [name] of [...text.matchAll(waysBetween), ...text.matchAll(routes)].slice(0, mostNames))
      sure(name);
  let names = 0;
  for (const match of text.matchAll(nameRun)) {
    const plain = withoutOpening(text, match[0], match.index);
    // "Radeon RX" of "Radeon RX 7600" is another one.
    const name = plain === '' ? '' : `${plain}${figureBehind(text, match.index + match[0].length)}`;
    if (name === '' || piecesOf(name).length > 4 || names >= mostNames) continue;
    names += 1;
    if (language === 'en' && name !== plain) sure(name);
    else add(name, 'use', textSource, 1);
  }
}
