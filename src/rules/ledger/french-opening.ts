import { longPattern } from '#rules/text/long-pattern.ts';
import { firstWords } from '#rules/text/first-words.ts';
import { frenchVerb } from './french-sentences.ts';

/** What a French text says of the thing where it opens with its name. */
export interface FrenchOpening {
  /** As it goes on right behind the name: "en inox de 500 ml". */
  behind: string;
  /** The first words as a whole, where they say the name with more between its words: "Chaussures de trail Salomon Speedcross 5". */
  instead: string;
  /** Behind the noun alone, where the name goes on otherwise: "parfumée à la figue" of a "bougie à la cire de soja". */
  beside: string;
}

const nothing: FrenchOpening = { behind: '', beside: '', instead: '' };

/** "Je vends mon", "Cette", "À vendre :" before the name. */
const leading =
  /^(?:(?:je |nous )?(?:vends?|vendons|cède|propose|proposons)\s|à vendre\s?:?\s)?(?:(?:une?|des|le|la|les|ce|cet|cette|ces|mon|ma|mes|notre|nos|belle|beau|joli|jolie|grande?|petite?)\s|l[’'])?/iu;

/** Where the thing stops and what is told of it in another breath begins. */
const end = longPattern('iu')`
  [,;:.!?()\[\]«»\n–—](?!\d)|\s-\s|\s(?:qui|que|dont|où|afin|pour que|mais|car|donc|ainsi|grâce|idéale?s?|parfaite?s?|conçue?s?|prévue?s?|destinée?s?|fabriquée?s?|réalisée?s?|vendue?s?|livrée?s?|achetée?s?|utilisée?s?|portée?s?|disponibles?|proposée?s?|fournie?s?|offerte?s?|inspirée?s?|type|style|façon|genre|imitation|comme|sans|selon|chez|lors|depuis|à partir|à vendre|au choix|sur mesure|sur demande)(?=\s|$)
`;

/** A row to choose from, a denial, a hedge or a fault: nothing that a name takes. */
const noName = longPattern('iu')`
  (?<!\p{L})(?:ou|non|pas|plus|ni|jamais|presque|quasi\p{L}*|très|assez|peu|trop|environ|jusqu|votre|vos|notre|nos|mon|ma|mes|son|sa|ses|leurs?|cette?|ces
    |état|neu(?:f|ve)s?|occasion|cassée?s?|abîmée?s?|rayée?s?|usée?s?|manquante?s?|fissurée?s?|déchirée?s?|tachée?s?|rouillée?s?|défectueu\p{L}+|décolorée?s?|fendue?s?|ébréchée?s?|panne|hs|superbe|magnifique|tous|toutes|tout|chaque|quelques|plusieurs)(?!\p{L})
`;

/** Words behind the noun that make another thing of it, or that need their own sentence. */
const makesAnother = /^(?:de|du|des|d[’']|pour|avec|et|ou|le|la|les|un|une|à \d|\d)(?:\s|\p{L}|$)/iu;

const hasVerb = new RegExp(String.raw`(?:^|\s)${frenchVerb}(?:\s|$)`, 'u');
const nounsLikeVerbs = /(?<!\p{L})(?:porte|coupe|garde|tour|montre|ferme|offre|demande|suit)(?!\p{L})/giu;

/** Letter by letter, so that places in it are places in the text. */
export const letterwise = (text: string): string =>
  text.toLowerCase().replaceAll('’', "'").normalize('NFD').replaceAll(/\p{M}/gu, '');

/** What a piece of text says up to where it goes on otherwise. */
function upToEnd(text: string): string {
  const at = text.search(end);
  return (at === -1 ? text : text.slice(0, at)).trim();
}

function fit(text: string): string {
  const told = upToEnd(text);
  if (told === '' || noName.test(told) || /\p{L}{24}/u.test(told)) return '';
  return hasVerb.test(told.replace(nounsLikeVerbs, '')) ? '' : told;
}

/** The words that two texts open with. */
function sharedWords(one: string, other: string): string {
  const words = one.split(' ');
  let shared = '';
  for (const word of words) {
    const next = shared === '' ? word : `${shared} ${word}`;
    if (!`${other} `.startsWith(`${next} `)) break;
    shared = next;
  }
  return shared;
}

/** Whether a text has all words of a name, in their order and with others between them. */
function holdsInOrder(text: string, name: string): boolean {
  // "Canapé d'angle" says "canapé angle".
  const words = text.split(/[ ']/u);
  let at = 0;
  for (const word of name.split(/[ ']/u)) {
    const found = words.indexOf(word, at);
    if (found === -1) return false;
    at = found + 1;
  }
  return name.includes(' ');
}

/** Characters of a description in which its first words stand. */
const opened = 200;

/** What the first words of a French description say behind the name of the thing. */
export function frenchOpening(name: string, description: string): FrenchOpening {
  const text = firstWords(description, opened).trim();
  const front = leading.exec(text)?.[0] ?? '';
  for (const said of new Set([text, text.slice(front.length)])) {
    const folded = letterwise(said);
    const own = letterwise(name);
    if (own === '' || folded.length !== said.length) continue;
    if (folded.startsWith(own)) {
      const rest = said.slice(own.length);
      return /^\s\S/u.test(rest) ? { ...nothing, behind: fit(rest) } : nothing;
    }
    const [noun = ''] = own.split(' ');
    if (noun === own || noun.length < 3 || !folded.startsWith(`${noun} `)) continue;
    const whole = fit(said);
    if (whole !== '' && holdsInOrder(letterwise(whole), own)) return { ...nothing, instead: whole };
    // "Ventilateur de table" and "ventilateur de bureau" share their noun alone.
    const shared = sharedWords(own, folded).replace(
      /(?: (?:de|du|des|en|a|au|aux|pour|avec|la|le|les))+$/u,
      '',
    );
    const beside = fit(said.slice(shared.length));
    return makesAnother.test(beside) && !/^des années \d{2}/u.test(beside) ? nothing : { ...nothing, beside };
  }
  return nothing;
}

/** A measure that closes such words: "en inox de 500 ml". */
const measureLast =
  /\s(?:de |d[’']une? \p{L}+ de )?\d[\d.,]{0,6}(?: ?[x×] ?\d[\d.,]{0,6}){0,2}[^\p{L}]{0,4}\s?\p{L}{0,8}$/u;

/** The same words, shorter and shorter, each of them whole. */
export function shorterTails(tail: string): string[] {
  const tails = [tail];
  const withoutMeasure = tail.replace(measureLast, '');
  if (withoutMeasure !== tail && withoutMeasure !== '') tails.push(withoutMeasure);
  for (let rest = withoutMeasure; tails.length < 5;) {
    const at = Math.max(...[' avec ', ' et ', ' en ', ' pour '].map((joint) => rest.lastIndexOf(joint)));
    if (at < 1) break;
    rest = rest.slice(0, at);
    tails.push(rest);
  }
  // "À lame" of "à lame de 20 cm" says nothing.
  return tails.filter(
    (text, at) =>
      text !== '' &&
      !(at > 0 && /^à \p{L}+$/u.test(text)) &&
      // "Avec plateau" of "avec plateau en métal perforé" tells what every such thing has.
      !(at > 0 && /(?:^|\s)avec (?:une? |des |son |sa |ses )?\p{L}+$/u.test(text)) &&
      !/\s(?:de|du|des|en|à|au|et|avec|pour|la|le|les|une?)$/u.test(text),
  );
}
