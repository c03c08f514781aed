import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { lastPartOf } from './german-heads.ts';
import type { Slots } from './slots.ts';
import { spanishWay } from './spanish-way.ts';
import { firstWords } from '#rules/text/first-words.ts';

type TailLanguage = 'de' | 'es' | 'fr';

/** Words that open a complement of the thing: "con piedra luna", "en grès", "mit Lavendel". */
const joints: Readonly<Record<TailLanguage, { before: RegExp; opening: RegExp }>> = {
  de: { before: /\s(?=(?:mit|aus|ohne|für)\s)/iu, opening: /^(?:mit|aus|ohne|für)\s/iu },
  es: { before: /\s(?=(?:de|con|sin|para|en)\s)/iu, opening: /^(?:de|con|sin|para|en)\s/iu },
  fr: {
    before: /\s(?=(?:en|à|au|aux|avec|sans|pour|de)\s)/iu,
    opening: /^(?:en|à|au|aux|avec|sans|pour|de)\s/iu,
  },
};

/** Ways of making that the seller says of the thing, in the ending that the seller gave them. */
const ways: Readonly<Record<'es' | 'fr', RegExp>> = {
  es: /^(?:hech|tejid|bordad|pintad|cosid|tornead|esmaltad|grabad|tallad|teñid|forjad)[oa]s?(?: a (?:mano|ganchillo|telar|torno))?(?!\p{L})/iu,
  fr: /^(?:fait|tourné|émaillé|tissé|peint|brodé|cousu|tricoté|gravé|teint|tressé|sculpté|coulé|forgé|crocheté)e?s?(?: (?:à la )?main| au crochet)?(?!\p{L})/iu,
};

const otherNoun =
  /(?:^|\s)(?:el|las?|los|una?|unos|le|les|une|des|dos|tres|cuatro|cinco|seis|deux|trois|quatre|cinq|six|\d+)(?=\s|$)/iu;
const hangsElsewhere = /(?:compatibles?|kompatibel|passend|geeignet|près|cerca|loin|lejos)$/iu;
const mostWords = 5;
const halves = /\s(?:und|oder|y|e|o|et|ou)\s/iu;

const madeWhere = /^(?: (?:et|y) \p{Ll}+)? (?:en|à|au|aux|dans) (?:\p{Ll}+ ){0,3}\p{Lu}/u;
const madeBefore: Readonly<Record<TailLanguage, RegExp>> = {
  de: /^\b$/u,
  es: /(?:[ai]d[oa]s?|hech[oa]s?|impres[oa]s?)(?: a (?:mano|máquina|ganchillo))?$/u,
  fr: /(?:\p{L}{3}ée?s?|cousue?s?|faite?s?|peinte?s?)(?: (?:à la )?main)?$/u,
};

/** "Pendientes de plata de ley 925 con piedra luna" → the thing with each complement that the seller hung on it. */
function complements(text: string, name: string, language: TailLanguage): string[] {
  const at = foldWord(text).indexOf(foldWord(name));
  if (at === -1 || foldWord(text).length !== text.length) return [];
  // "Por falta de sitio": why it is sold is no part of it.
  const clause = (text.slice(at + name.length).split(/[,;:.!?()\n]|\s(?:por|par|wegen)\s/u)[0] ?? '').trim();
  const { before, opening } = joints[language];
  const pieces = clause.split(before);
  const found: string[] = [];
  // "Con 2 cajones y hueco para cables": what follows hangs on the last of the two.
  const joined = pieces.findIndex((piece) => halves.test(piece));
  const said = joined === -1 ? pieces : pieces.slice(0, joined);
  // "Chaque panier demande quatre heures de travail": what hangs on another noun, which its article or number tells.
  if (language !== 'de' && !opening.test(said[0] ?? '') && otherNoun.test(said[0] ?? '')) return [];
  // "Remplacement du kit de distribution": what follows is of the kit.
  if (/^(?:du|des|d[’'])(?:\s|\p{L})/iu.test(said[0] ?? '')) return [];
  said.forEach((given, index) => {
    // "Visseuse sans fil 12 V": the figure behind what hangs on the thing is another fact.
    const piece = given.replace(/(?<=^\S+ \p{L}{3,}) \d[\d.,]* ?\p{L}{1,6}$/u, '');
    if (!opening.test(piece) || /\d|%/u.test(piece)) return;
    // "Brotkasten aus Stahl mit Deckel aus Bambus": the part's stuff.
    if (language === 'de' && /^aus\s/iu.test(piece) && /^(?:mit|für)\s/iu.test(pieces[index - 1] ?? ''))
      return;
    // "Compatible con lavadoras", "près de Lille": what hangs on another word than the thing.
    if (index > 0 && hangsElsewhere.test(pieces[index - 1] ?? '')) return;
    // "De oficinas los fines [de semana]".
    if (language !== 'de' && /\S\s(?:el|las?|los|une?|les?|des)\s/iu.test(piece.replace(opening, ''))) return;
    // "Tourné à la main": how it is made belongs to its participle.
    if (index > 0 && /^(?:à la (?:main|machine)|au crochet|a (?:mano|máquina|ganchillo|telar))/iu.test(piece))
      return;
    // "Bordado a mano en Sevilla": where it was made.
    if (madeBefore[language].test(pieces[index - 1] ?? '') && /^(?:en|à|au|aux) \p{Lu}/u.test(piece)) return;
    // "Mit Platten" of "mit Platten aus 6 mm Polycarbonat": the part has lost what it is of.
    if (language === 'de' && /^mit \p{Lu}\S+$/u.test(piece) && /^aus\s/u.test(pieces[index + 1] ?? ''))
      return;
    // "À eau" of a "pompe à eau" is told with its pump.
    if (found.at(-1)?.endsWith(` ${piece}`) === true) return;
    // "Avec pompe à eau": the part has lost what it is of.
    if (
      language !== 'de' &&
      /^(?:à|au|aux|de|du|des|d[’'])(?:\s|\p{L})/iu.test(pieces[index + 1] ?? '') &&
      !/^de\s/iu.test(piece)
    ) {
      found.push(`${piece} ${pieces[index + 1]!}`);
      return;
    }
    // "de plata" and "de ley" belong together; a piece that leans on the one before is kept with it.
    const leans = index > 0 && /^de\s/iu.test(piece) && opening.test(pieces[index - 1] ?? '');
    found.push(leans ? `${pieces[index - 1] ?? ''} ${piece}` : piece);
  });
  return found;
}

/** "Geburtstagsposter zum 30. Geburtstag" → "Geburtstag" and "30 Geburtstag": what the compound is made for, as named. */
function wordsOfCompound(compound: string, name: string): string[] {
  const start = compound.toLowerCase();
  return [...name.matchAll(/(?:(?<!\d)(\d{1,3})\.?\s)?(\p{Lu}\p{Ll}{3,})(?!\p{L})/gu)].flatMap(
    ([, figure, word = '']) =>
      word.length < compound.length && start.startsWith(word.toLowerCase())
        ? [word, ...(figure === undefined ? [] : [`${figure} ${word}`])]
        : [],
  );
}

/** The thing with what the seller's sentences hang on it: complements, ways of making, its own last part in German. */
export function sellerTails(brief: Brief, slots: Slots, language: WrittenLanguage): Candidate[] {
  if (language !== 'de' && language !== 'es' && language !== 'fr') return [];
  const head = slots.heads[0];
  if (head === undefined) return [];
  const source = `products.${brief.product.index}.description`;
  const plain = (text: string): string => (language === 'de' ? text : text.toLowerCase());
  const phrases: Candidate[] = [];
  const add = (name: string, tail: string, isAgreed = false): void => {
    const phrase = `${plain(name)} ${plain(tail)}`;
    if (phrase.split(' ').length <= mostWords)
      phrases.push({ ...built(phrase, 'attribute', source), ...(isAgreed && { sure: true }) });
  };
  // "Piedra luna", "hechos a mano": searched by themselves where the thing's name leaves no room.
  const alone = (run: string): void => {
    const words = run.split(' ');
    // "Massivem Nussbaum" leans on the "aus" before it.
    if (language === 'de' && !/^\p{Lu}/u.test(run)) return;
    if (words.length > 1 && words.length <= 4)
      phrases.push({ ...built(plain(run), 'attribute', source), built: false, sentence: 0 });
  };
  const names = [head.text];
  const bare = language === 'de' ? undefined : head.text.split(' ')[0];
  if (bare !== undefined && bare !== head.text && bare.length > 2) names.push(bare);
  const short = language === 'de' ? lastPartOf(head.text) : undefined;
  // "Poster mit Name" of a "Geburtstagsposter": the seller's sentences call it by its last part.
  if (short !== undefined) names.push(short);
  if (short !== undefined)
    for (const said of wordsOfCompound(head.text, brief.product.name)) add(short, said);
  const sentences = firstWords(brief.product.description, 800).split(/[.!?\n]+\s*/u);
  for (const sentence of sentences) {
    for (const name of names) {
      for (const tail of complements(sentence, name, language)) {
        add(name, tail);
        alone(tail.replace(/^\p{L}+\s/u, ''));
        if (short !== undefined) add(short, tail);
      }
    }
    if (language === 'de') {
      const without = /^ohne (\p{Lu}\p{L}+)$/iu.exec(sentence)?.[1];
      // "Ohne Karton": what it is sold without, which nobody searches.
      if (
        without !== undefined &&
        !/^(?:karton|verpackung|ovp|box|rechnung|zubehör|akku|ladegerät|netzteil|kabel|batterien?|füllung|deko|inhalt|etikett)$/iu.test(
          without,
        )
      ) {
        for (const name of [short, head.text]) if (name !== undefined) add(name, `ohne ${without}`);
      }
      continue;
    }
    for (const clause of sentence.split(/,\s*/u)) {
      const ownName = names.find((name) => clause.toLowerCase().startsWith(`${name.toLowerCase()} `));
      const said = ownName === undefined ? clause : clause.slice(ownName.length + 1);
      const way = ways[language].exec(said)?.[0];
      // "Hecho en Granada" is made, as everything is.
      if (way === undefined || /^(?:hech|fait|fabriqu)\p{L}*$/iu.test(way)) continue;
      // "Tissé et cousu au Portugal" tells where.
      if (!way.includes(' ') && madeWhere.test(said.slice(way.length))) continue;
      // "Tejido de algodón" of a "mochila" is the cloth.
      const bareName = names.at(-1) ?? head.text;
      const told = language === 'es' ? spanishWay(way, bareName, said.startsWith(way)) : way;
      if (told === null) continue;
      add(bareName, told, told !== way);
      alone(way);
    }
  }
  return phrases;
}
