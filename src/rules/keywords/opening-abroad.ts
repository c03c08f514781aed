import { longPattern } from '#rules/text/long-pattern.ts';
import type { Brief, Ledger } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { foldWord } from '#rules/text/words.ts';
import { wordsOfColour, wordsOfMeasure } from './labelled-abroad.ts';
import { isContent, isStuff, joinedScript, nounFirst, sorts, wordsOfFront } from './thing-words.ts';

/**
 * More searches out of the seller's own words, in languages that are not written in full: the front of the first sentence where it
 * opens with the thing, what a sentence says that it has, and its colour and measure behind their labels.
 */

/** What a joint hangs on the thing, up to the next one: "in legno", "de cerâmica", "من الكتان". */
const hung: Readonly<Record<string, RegExp>> = {
  it: /^(?:in|di|da|per|con)$/iu,
  pt: /^(?:de|em|para|com)$/iu,
  ar: /^(?:من)$/u,
  nl: /^(?:van|met|voor)$/iu,
  sv: /^(?:av|i|med|för)$/iu,
  da: /^(?:af|i|med|til)$/iu,
  no: /^(?:av|i|med|til)$/iu,
  pl: /^(?:z|ze|do|dla|na)$/iu,
  cs: /^(?:z|ze|na|pro|do)$/iu,
};
const article = /^(?:il|lo|la|i|gli|le|l|un|uno|una|o|a|os|as|um|uma|een|de|het|en|ett|et|den|det)$/iu;
const mostBehind = 3;
/** A participle that hangs on what follows: "in legno fatto [a mano]". */
const participle = /(?:att|at|it|ut|ad|id|ean|et)[oaietd]s?$/iu;
/** "O pojemności 40 litrów", "o średnicy 20 cm": a measure between the thing and its stuff. */
const measureBetween =
  /\s(?:o|ve|na)\s(?:pojemności|średnicy|długości|wysokości|szerokości|wadze|mocy|objemu|průměru|délce)\s\d[\d.,]*\s\p{L}+/giu;

/** "Tagliere in legno di ulivo" of a clause that opens with the thing: its front up to the end of what the first joint hangs on it. */
function frontsOf(thing: string, given: string, tag: string): string[] {
  const joint = hung[tag];
  const clause = given
    .replace(measureBetween, '')
    .replace(tag === 'cs' || tag === 'pl' ? /(?!)/u : /(?<=\s)100\s?%\s/u, '');
  const words = piecesOf(clause);
  const place = words.findIndex((word) => foldWord(word) === foldWord(thing));
  if (joint === undefined || place === -1 || place > (nounFirst.test(tag) ? 0 : 1)) return [];
  // Between the thing and its joint one word may describe it.
  const at = [place + 1, place + 2].find((index) => joint.test(words[index] ?? ''));
  if (at === undefined) return [];
  const rest = words.slice(at + 1);
  const isPart = (word: string, index: number): boolean =>
    (isWord(word, tag) && !joint.test(word)) || (index === 0 && /^100%$/u.test(word));
  const cut = rest.findIndex((word, index) => !isPart(word, index));
  const piece = cut === -1 ? rest : rest.slice(0, cut);
  // "Macchina da cucire Singer 4423": a model goes on behind its maker.
  if (cut !== -1 && /\d/u.test(rest[cut]!) && /^\p{Lu}/u.test(piece.at(-1) ?? '')) return [];
  if (cut !== -1 && participle.test(piece.at(-1) ?? '')) piece.pop();
  if (piece.length === 0 || piece.length > mostBehind || article.test(piece[0]!)) return [];
  const front = [...words.slice(place, at + 1), ...piece].join(' ');
  const [inner = '', kind = ''] = rest.slice(piece.length);
  // "Legno di ulivo": what its stuff is hangs on it.
  const isKind = /^(?:di|de)$/iu.test(inner) && isWord(kind, tag);
  // "Tagliere in legno massello" is one "in legno" too.
  const shorter =
    piece.length > 1 && nounFirst.test(tag) ? [[...words.slice(place, at + 1), piece[0]!].join(' ')] : [];
  return isKind ? [`${front} ${inner} ${kind}`, front] : [front, ...shorter];
}

const isWord = (word: string, tag: string): boolean =>
  /^\p{L}[\p{L}\p{M}’'-]+$/u.test(word) && isContent(word, tag);

/** "Ha un foro per appenderlo", "tem furo de drenagem e prato": what the thing has. */
const has: Readonly<Record<string, { pattern: RegExp; joint: string }>> = {
  it: {
    pattern:
      /(?<=^|[.!?\n]\s?)(?:ha|dispone di|è dotat[oa] di|dotat[oa] di|complet[oa] di)\s(?:un[oa]?\s|un[’']|anche\s)?(\p{Ll}{4,}(?:\s(?:di|da|in)\s\p{Ll}{3,})?)(?=[.,;\s])/giu,
    joint: 'con',
  },
  pt: {
    pattern:
      /(?<=^|[.!?\n]\s?)(?:tem|possui|vem com)\s(?:uma?\s)?(\p{Ll}{4,}(?:\s(?:de|da|do|em)\s\p{Ll}{3,})?)(?=[.,;\s])/giu,
    joint: 'com',
  },
};
/** Words that are no part of the thing, or a fault of it. */
const noPart = longPattern('iu')`
  ^(?:qualche|alcun\p{L}+|molt\p{L}+|poch\p{L}+|bisogno|subito|solo|soltanto|ancora|sempre|circa|quasi|tutt\p{L}+|pochi\p{L}*|delle|degli|piccol\p{L}+
    |grand\p{L}+|algum\p{L}*|muit\p{L}+|pouc\p{L}+|apenas|ainda|sempre|quase|tod[oa]s?|cerca|mais|menos|pequen\p{L}+|cada|dois|duas|três
    |graff\p{L}+|macchi\p{L}+|difett\p{L}+|crep\p{L}+|segn[oi]|usura|ruggine|ammaccatur\p{L}+|buch[io]|scheggiatur\p{L}+|strapp\p{L}+
    |manch\p{L}+|defeit\p{L}+|arranh\p{L}+|risc\p{L}+|lascas?|rachadur\p{L}+|desgaste|marcas?|ferrugem|rasg\p{L}+|amassad\p{L}+
    |origin\p{L}+|lunghezza|larghezza|altezza|peso|misur\p{L}+|capacità|diametro|spessore|altura|largura|comprimento|medidas?|capacidade|diâmetro
    |anni|anos|mesi|meses|garanzia|garantia)(?!\p{L})
`;

function withParts(thing: string, text: string, tag: string): string[] {
  const said = has[tag];
  if (said === undefined) return [];
  return [...text.matchAll(said.pattern)]
    .map(([, part = '']) => part.toLowerCase())
    .filter((part) => !noPart.test(part) && !/(?:at|it|ut|ad|id)[oaie]s?$/u.test(part.split(' ')[0]!))
    .flatMap((part) => {
      const [noun = ''] = part.split(' ');
      return [...new Set([`${thing} ${said.joint} ${part}`, `${thing} ${said.joint} ${noun}`])];
    });
}

/** "Kraamcadeau", "doppresent": a gift that its own word names the occasion of. */
const giftWord: Readonly<Record<string, RegExp>> = {
  nl: /(?<!\p{L})\p{L}{3,12}cadeau(?!\p{L})/giu,
  sv: /(?<!\p{L})\p{L}{3,14}(?:present|gåva)(?!\p{L})/giu,
  da: /(?<!\p{L})\p{L}{3,14}gave(?!\p{L})/giu,
  no: /(?<!\p{L})\p{L}{3,14}gave(?!\p{L})/giu,
};
/** How it is made where the word for the hand stands apart, and in scripts without spaces. */
const ways: Readonly<Record<string, RegExp>> = {
  nl: /(?<!\p{L})met de hand (?:ge\p{Ll}{3,12})(?!\p{L})/giu,
  sv: /(?<!\p{L})(?:gjord|stickad|vävd|sydd|virkad|drejad|målad|broderad|snidad)[ea]? för hand(?!\p{L})/giu,
  cs: /(?<!\p{L})ručně (?:vyroben|šit|malovan|pleten|tkan|háčkovan|vyřezávan|točen)\p{L}(?!\p{L})/giu,
  ja: /手作り|手縫い|手編み|手織り|手染め|手描き|手彫り|ハンドメイド/gu,
};
const slavicAdjective = /\p{L}{5}an[aey]$|(?:[nwtk]y|ki|[oa]wa|[^aeiouyąę]na|owe|ne|kie|[ýáé]|ní|cí)$/iu;
/** "Srebro próby 925", a clause of its own: "ganchos em prata 925" are parts. */
const hallmark =
  /(?<=(?:^|[.,;\n])\s?)(?:srebro(?: próby)? (?:925|800)|(?:sterling )?zilver 925|925 (?:sterling )?(?:zilver|silver|sølv)|argento 925|prata 925|silver 925|stříbro 925|925 ayar gümüş|złoto próby \d{3}|oro 18 ?kt?)(?!\p{L})/giu;
const deniedBefore = /(?:niet|geen|inte|ej|není|nejsou|zonder|utan|ikke)\s(?:\p{L}+\s)?$/iu;

const hangs = /^(?:van|uit|met|voor|av|af|i|med|för|for|til|till|som|die|dat)$/iu;
const compounds = /^(?:nl|sv|da|no)$/u;

/** The word of the name that stands before the first joint of the first sentence: "Damcykel 28 tum" is a "cykel". */
/** "Filt virkad för hand": how the thing is made is not what it is. */
const byHand =
  /^(?:hand|hånd)?(?:virkad|stickad|vävd|sydd|drejad|snidad|tovad|målad|strikket|heklet|hæklet|vevd|vævet|syet|drejet|malt|gebreid|gehaakt|genaaid|geweven|gedraaid|gemaakt|laget|lavet|gjord)[ea]?$/iu;

function compoundIn(
  front: readonly string[],
  description: string,
  joint: RegExp | undefined,
  ledger: Ledger,
): string {
  const [clause = ''] = description.split(/[.,;:!?()\n]|\s(?=\d)/u);
  const words = piecesOf(clause.split(joint ?? /(?!)/u)[0] ?? '').filter((word) => !byHand.test(word));
  const end = words.findIndex((word) => hangs.test(word));
  const noun = foldWord((end === -1 ? words : words.slice(0, end)).at(-1) ?? '');
  if (noun.length < 4) return '';
  return (
    front.find((word) => {
      const own = foldWord(word);
      return (
        own.length > 3 &&
        !sorts.test(word) &&
        !isStuff(word, ledger) &&
        (noun.endsWith(own) || own.endsWith(noun))
      );
    }) ?? ''
  );
}

function thingIn(brief: Brief, ledger: Ledger, joint: RegExp | undefined, tag: string): string {
  const front = wordsOfFront(brief.product.name, joint).filter((word) => isContent(word, tag));
  if (tag === 'tr') {
    const pair = front.slice(-2).join(' ');
    // "Soya mumu lavanta", "… 200 Derece": the end of a name is its thing where the text calls it so.
    const isSaid = foldWord(brief.product.description).includes(foldWord(pair));
    return isSaid && !/[\d,]/u.test(brief.product.name) ? pair : '';
  }
  if (compounds.test(tag)) return compoundIn(front, brief.product.description, joint, ledger);
  const words = front.filter((word) => !sorts.test(word) && !isStuff(word, ledger));
  if (tag === 'pl' || tag === 'cs')
    return words.find((word) => !slavicAdjective.test(word)) ?? words.at(-1) ?? '';
  return (nounFirst.test(tag) ? words[0] : words.at(-1)) ?? '';
}

/** The phrases; only of things that are sold, each of the seller's own words in their own order, or the thing before them. */
export function openingAbroad(brief: Brief, ledger: Ledger, joint: RegExp | undefined): string[] {
  if (platforms[brief.platform].subject !== 'product') return [];
  const tag = /^n[bn]/u.test(ledger.language.tag) ? 'no' : ledger.language.tag.slice(0, 2);
  const { name, description } = brief.product;
  const text = description.slice(0, 1200);
  const matched = (pattern: RegExp | undefined): string[] =>
    pattern === undefined
      ? []
      : [...text.matchAll(pattern)]
          .filter((found) => !deniedBefore.test(text.slice(Math.max(0, found.index - 24), found.index)))
          .map(([whole]) => whole.toLowerCase());
  if (joinedScript.test(name)) return [...matched(ways[tag]), ...japanese(name, text, tag)];
  const thing = thingIn(brief, ledger, joint, tag);
  const ofText = [...matched(ways[tag]), ...matched(giftWord[tag]), ...matched(hallmark)];
  if (thing.length < 3) return ofText;
  const [clause = ''] = text.split(/[.,;:!?()\n،]/u);
  const colours = wordsOfColour(text, tag);
  const named = foldWord(name);
  return [
    ...frontsOf(thing, clause, tag),
    ...withParts(thing, text, tag),
    ...colours
      .filter((colour) => !named.includes(foldWord(colour)))
      .map((colour) => (tag === 'tr' ? `${colour} ${thing}` : `${thing} ${colour}`)),
    ...wordsOfMeasure(text, tag).map((size) => `${thing} ${size}`),
    ...ofText,
    ...(tag === 'tr' ? turkishStuff(thing, clause) : []),
    ...(tag === 'tr' && piecesOf(name).length > 2 ? [thing] : []),
  ];
}

const attached = /(?<=^|[。、\n！])([^\s。、！：:はがをにでと]{2,8}付き)(?=[。、！\n]|$)/gu;
const fromJapan = /(?<=^|[。、\n！])(日本製|国産)(?=[。、！\n]|$)/gu;

/** "急須 茶こし付き", "抱き枕 グレー": the thing and what is said of it, typed beside each other. */
function japanese(name: string, text: string, tag: string): string[] {
  if (tag !== 'ja') return [];
  // "ステンレス水筒 500ml": a figure behind the name.
  const [front = '', ...others] = piecesOf(name);
  if (others.some((piece) => !/\d/u.test(piece))) return [];
  const parts = front.split('の');
  const thing = parts.at(-1)!;
  const [opening = ''] = text.split(/[。！？\n]/u);
  const bare = opening.replace(/(?:です|でございます)$/u, '');
  // "横向き寝用の抱き枕" is typed "横向き寝用 抱き枕".
  const kind = bare.endsWith(`の${thing}`) ? bare.slice(0, -thing.length - 1) : '';
  const told = [
    ...[...text.matchAll(attached)].map(([, what = '']) => what),
    ...wordsOfColour(text, tag),
    ...wordsOfMeasure(text, tag),
    ...[...text.matchAll(fromJapan)].map(([, where = '']) => where),
  ];
  return [
    ...(parts.length === 2 && parts[0]!.length === 1 ? [parts.join(' ')] : []),
    ...(/^[\p{Script=Han}\p{Script=Katakana}ー々きけせちてねみめりれえいし]{2,8}$/u.test(kind)
      ? [`${kind} ${thing}`]
      : []),
    ...told.map((what) => `${thing} ${what}`),
  ];
}

/** "Naylon kumaştan koşu kemeri": of what the thing is, before it. */
function turkishStuff(thing: string, clause: string): string[] {
  const words = piecesOf(clause);
  const end = piecesOf(thing).length;
  const isThing = foldWord(words.slice(-end).join(' ')) === foldWord(thing);
  const stuff = words.at(-end - 1) ?? '';
  return isThing && /\p{L}{3}[td][ae]n$/u.test(stuff)
    ? [words.slice(-end - 2).join(' '), words.slice(-end - 1).join(' ')]
    : [];
}
