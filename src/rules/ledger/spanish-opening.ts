import { longPattern } from '#rules/text/long-pattern.ts';
import { foldWord } from '#rules/text/words.ts';
import { tellsOfOthers } from './other-things.ts';
import type { Told } from './said-in-sentences.ts';
import { hadThings, noThing } from './spanish-had.ts';
import { colourIn, isTrait, type SpanishPhrase, stuffIn } from './spanish-phrases.ts';
import { hedged, missingIn, tellsElsewhere } from './spanish-sentences.ts';

/** "Vendo mi bicicleta", "una lámpara": what stands before the noun of a sentence that only names the thing. */
const before =
  /^(?:(?:vendo|se vende|vendemos|ofrezco) )?(?:(?:una?|unos|unas|mis?|est[ae]|estos|estas|nuestr[oa]s?) )?/iu;
const setBefore =
  /^(?:juego|set|pack|lote|par|kit|caja) de (?:dos|tres|cuatro|cinco|seis|ocho|diez|doce|\d+) (?=\p{L})/iu;
/** A verb makes a sentence of it, which is read as one. */
const verbIn = longPattern('u')`
  (?<!\p{L})(?:es|son|está|están|tiene|tienen|lleva|llevan|mide|miden|pesa|pesan|incluye|incluyen|trae|viene|vienen|va|van|se|no|ni|que|me|te|nos|os|lo|hay
    |sirven?|pued\p{Ll}+|funcionan?|caben?|duran?|ya|cuando|porque|si|pero|aunque|compatibles?)(?!\p{L})
`;
/** What is offered beside it, chosen by the buyer or told of the sale is nothing of this one. */
const notThis = longPattern('iu')`
  (?<!\p{L})(?:disponibles?|opcional(?:es)?|a elegir|a elección|por \d+|o|u|según|cualquier|tus?|sus?|aparte|recogida|envíos?|entrega|precio|euros?|como|tipo|estilo|igual|imitación
    |parecid[oa]s?|similar(?:es)?|busco|compro|cambio|nuestr[oa]s?|otr[oa]s?|cada)(?!\p{L})|€
`;

const numeral = String.raw`(?:una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|\d[\d.,]*)`;
const unit = String.raw`(?:mm|cm|m|g|kg|ml|cl|l|L|litros?|metros?|gramos?|kilos?|W|kW|V|rpm|km/h|mAh|Ah|Wh|bar|pulgadas|GB|TB|Hz|lúmenes)(?![\p{L}/])`;
const measured = String.raw`\d[\d.,]*(?:(?: ?[x×–-] ?| por )\d[\d.,]*){0,2} ?${unit}`;
const measure = new RegExp(
  `^${measured}(?: de (?:diámetro|largo|ancho|alto|altura|grosor|profundidad|longitud|fondo|capacidad|volumen))?$`,
  'u',
);
const counted = new RegExp(
  String.raw`^${numeral} (?!años|meses|días|horas|semanas|uso|usos)\p{Ll}{4,}s(?: \p{Ll}{4,})?$`,
  'u',
);
const partOfMeasure = new RegExp(String.raw`^(\p{Ll}{4,} de ${measured})(?: con .*)?$`, 'u');
const size = /^talla (?:\p{Lu}{1,4}|\d{1,3}(?:[-/]\d{1,3})?)$/u;
/** Where the next group of a noun phrase begins. */
const joint = longPattern('u')`
  \s(?=(?:de|del|con|sin|para|en|color)\s)|\s(?=(?:hech|tejid|fabricad|pintad|tallad|cosid|bordad|forjad|tornead|modelad|impres|tapizad|forrad|rellen|revestid|grabad|confeccionad|elaborad)[oa]s?\s(?:en|con|a mano)(?:\s|$))
    |\s(?=(?:hech|tejid|fabricad|forrad|rellen|confeccionad|elaborad)[oa]s?\sde\s)
`;
const done = /^(\p{Ll}+[oa]s?)( a mano)?(?: (?:en|con|de) (.+))?$/u;
const ofHands = /^(?:hech|tejid|fabricad|confeccionad|elaborad|tallad|forjad|cosid|tornead)/u;
const thread = /^(?:cordón|hilo|hilos|tela|trapillo|cuerda|chapa|lámina|tablas?) de (?=\p{L})/u;
/** "Cameleon 3" behind its maker. */
const model = /^(\p{Lu}[\p{L}\d-]*(?: [\p{Lu}\d][\p{L}\d-]*){0,2})(?: (\p{Ll}+))?$/u;
const modelOf = (value: string): SpanishPhrase[] => [
  { text: value, says: 'measure', row: { name: 'Modelo', value } },
];
const longestGroup = 48;

/** The words of what is sold, as they are compared. */
interface Naming {
  words: string;
  first: string;
  /** Nouns of what it is, the first of each name. */
  heads: readonly string[];
  name: string;
}

const plainWord = (word: string): string =>
  foldWord(word.replaceAll(/[^\p{L}\d/-]/gu, '')).replace(/(?<=[lnrdzj])es$|s$/u, '');

const phrase = (text: string, says: SpanishPhrase['says']): SpanishPhrase[] =>
  text === '' ? [] : [{ text, says }];

/** "Gres" of a mug "de gres modelada": what agrees with the thing is no word of its stuff. */
function ownStuff(text: string): string {
  const told = text.replace(/\sen\s.*$/u, '');
  const [whole = '', ending = ''] = /\s\p{Ll}+[ai]d([oa])s?(?:\s.*)?$/u.exec(told) ?? [];
  const isOwn = ending === (told.split(' ')[0]!.endsWith('a') ? 'a' : 'o');
  return stuffIn(whole === '' || isOwn ? told : told.slice(0, -whole.length));
}

const madeOf = (text: string): string => stuffIn(text) || stuffIn(text.replace(thread, ''));

/** "Tejido a mano con hilo de algodón", "tapizado en gris oscuro". */
function ofParticiple(group: string): SpanishPhrase[] {
  const [, participle = '', hand = '', stuff = ''] = done.exec(group) ?? [];
  if (participle === '') return [];
  const byHand = hand === '' ? [] : phrase(`${participle} a mano`, 'trait');
  const made = ofHands.test(participle) ? madeOf(stuff) : '';
  if (made !== '') return [...byHand, ...phrase(made, 'stuff')];
  return byHand.length === 0 && isTrait(group) ? phrase(group, 'trait') : byHand;
}

/** What one group behind the noun says: "de 28 cm", "de aluminio forjado", "con base antideslizante", "para cama de 150". */
function ofGroup(group: string, { words }: Naming): SpanishPhrase[] {
  if (group.length > longestGroup || notThis.test(group)) return [];
  const [, link = '', told = ''] = /^(de|con|sin|para|(?:en )?color) (.+)$/u.exec(group) ?? [];
  switch (link) {
    case 'de': {
      const figures = told.split(' y ');
      if (figures.every((figure) => measure.test(figure) || counted.test(figure)))
        return figures.flatMap((figure) => phrase(figure, 'measure'));
      const [free = ''] = / libres? de [\p{L} ]{3,30}$/u.exec(told) ?? [];
      if (free !== '')
        return [
          ...ofGroup(`de ${told.slice(0, -free.length)}`, { words } as Naming),
          ...phrase(free.trim(), 'trait'),
        ];
      const sort = /^(?:la )?(variedad \p{L}+)$/u.exec(told)?.[1];
      const stuff = sort ?? ownStuff(told);
      // "De percal" of sheets that are called so says nothing more.
      return stuff === '' || words.includes(` ${plainWord(stuff.split(' ')[0]!)} `)
        ? []
        : phrase(stuff, sort === undefined ? 'stuff' : 'trait');
    }
    case 'con':
      // "Con los nombres y la fecha pintados a mano": what stands behind the last is said of all.
      if (/^\p{Ll}{4,}$/u.test(told)) return noThing.test(told) ? [] : phrase(`con ${told}`, 'part');
      return /\sy (?:el|la|los|las) /u.test(told)
        ? []
        : hadThings(told)
            // "Aceite de oliva y caléndula" of a soap of caléndula.
            .map((text) =>
              text.replace(/ y (\p{Ll}+)$/u, (pair, last: string) =>
                words.includes(` ${plainWord(last)} `) ? '' : pair,
              ),
            )
            .flatMap((text) => phrase(text, 'part'));
    case 'sin':
      return /^\p{Ll}+(?: ni \p{Ll}+)?$/u.test(told) ? phrase(`sin ${told}`, 'without') : [];
    case 'para':
      return /^(?:\d+|\p{L}+)(?: (?:de )?(?:\d[\d.,]*|[\p{L}\d-]+)){0,3}$/u.test(told) &&
        !/^\p{L}+[aei]r(?:se|l[oa]s?)?(?=\s|$)/u.test(told)
        ? phrase(`para ${told}`, 'use')
        : [];
    case 'color':
    case 'en color':
      return phrase(colourIn(`es ${told}`), 'colour');
    default:
      return ofParticiple(group);
  }
}

/** Groups of a noun phrase: "de" behind "con", "para" or a participle goes on with those. */
function groupsOf(text: string): string[] {
  const groups: string[] = [];
  for (const piece of text.split(joint)) {
    const last = groups.at(-1) ?? '';
    const isParticiple = ofHands.test(last) || /^\p{Ll}+[oa]s? (?:en|con|de) /u.test(last);
    const isDe = /^del? /u.test(piece);
    const goesOn =
      (isDe && (isParticiple || /^(?:con|para|sin|en)\s/u.test(last))) ||
      (isParticiple && piece.startsWith('en ')) ||
      // "Con escote en V".
      (/^(?:con|para)\s/u.test(last) && piece.startsWith('en ')) ||
      // "Con un gato pintado a mano", "con hueco para cables": said of the part.
      (/^con\s/u.test(last) && !/^con\s/u.test(piece)) ||
      (isParticiple && piece.startsWith('con ') && !/ (?:en|con|de) /u.test(last)) ||
      /^de ley(?= |$)/u.test(piece) ||
      // "Tritán libre de BPA".
      (isDe && /\slibres?$/u.test(last)) ||
      (isDe &&
        /^de \p{Ll}/u.test(piece) &&
        /^de \p{Ll}+$/u.test(last) &&
        stuffIn(last.slice(3)) !== '' &&
        stuffIn(piece.slice(3)) !== '');
    if (goesOn) groups[groups.length - 1] = `${last} ${piece}`;
    else groups.push(piece);
  }
  return groups;
}

/** What is no trait of a thing right behind its noun: how used or how good it is. */
const noOpening =
  /^(?:usad|nuev|antigu|viej|bonit|precios|grande|pequeñ|ideal|perfect|complet|original|modern|clásic|sencill|buen|segund|primer|únic)|mente$|[ai]ndo$/u;

/** "Plegable", "digital", "negro" right behind the noun. */
function ofOpening(trait: string): SpanishPhrase[] {
  // "Miel cruda" is no colour.
  const colour = trait.startsWith('crud') ? '' : colourIn(`es ${trait}`);
  if (colour !== '') return phrase(colour, 'colour');
  return isTrait(trait) || (/^\p{Ll}{4,}$/u.test(trait) && !noOpening.test(trait))
    ? phrase(trait, 'trait')
    : [];
}

/** "Habitación en piso compartido con dos chicas": behind a place all is said of that. */
function ownGroups(groups: readonly string[]): string[] {
  const end = groups.findIndex((group) => /^en (?!color )/u.test(group));
  return (end === -1 ? groups : groups.slice(0, end)).map((group) => group.trim());
}

const small = /^(?:de|del|para|con|la|el)$/u;

/** Words of an entry with which it names the thing; none where it names another. */
function namedWords(words: readonly string[], naming: Naming): number {
  const isNamed = (word: string | undefined): boolean =>
    word !== undefined && !small.test(word) && naming.words.includes(` ${plainWord(word)} `);
  let at = 0;
  while (
    at < words.length &&
    (isNamed(words[at]) || (at > 0 && small.test(words[at]!) && isNamed(words[at + 1])))
  )
    at += 1;
  return at;
}

/** "Piezas de cartón" of a "puzzle 1000 piezas" tell of a part: a sentence names the thing by its noun or its maker. */
function isHead(word: string, { first, heads, name }: Naming): boolean {
  const plain = plainWord(word);
  return plain === first || heads.includes(plain) || (/^\p{Lu}/u.test(word) && name.includes(` ${word}`));
}

/** What stands right behind the words that name the thing: a model, an adjective, or the stuff's own adjective. */
function behindName(opening: string, words: readonly string[], at: number): SpanishPhrase[] {
  const [, code = '', rest = ''] = model.exec(opening) ?? ['', '', opening];
  const last = words[at - 1]!;
  const isModel = code !== '' && ((at > 1 && /^\p{Lu}/u.test(last)) || /\d/u.test(code));
  const named = isModel ? modelOf(code) : [];
  if (rest === '' || (code !== '' && !isModel)) return named;
  // "Cuero vacuno", "resina transparente".
  if (at > 1 && stuffIn(last) !== '') return [...named, ...phrase(`${last} ${rest}`, 'stuff')];
  // "Exfoliante con café molido": it is the coffee that is.
  if (words.slice(0, at).some((word) => /^(?:con|para)$/u.test(word))) return named;
  return at === 1 || isModel || words[0]!.endsWith('s') === rest.endsWith('s')
    ? [...named, ...ofOpening(rest)]
    : named;
}

/** The first entry of a sentence that names the thing and tells of it without a verb; nothing where it names another. */
function ofNaming(entry: string, naming: Naming): SpanishPhrase[] | null {
  const rest = entry.replace(before, '');
  const set = setBefore.exec(rest)?.[0] ?? '';
  const words = rest.slice(set.length).split(' ');
  const at = namedWords(words, naming);
  if (at === 0 || !isHead(words[0]!, naming)) return null;
  const agrees = plainWord(words[0]!) === naming.first;
  const [opening = '', ...groups] = groupsOf(` ${words.slice(at).join(' ')}`);
  const trait = opening.trim();
  return [
    ...(set === '' || naming.words.includes(` ${plainWord(set.split(' ')[0]!)} `)
      ? []
      : phrase(set.trim().toLowerCase(), 'measure')),
    ...behindName(trait, words, at),
    ...ownGroups(groups).flatMap((group) => ofGroup(group, naming)),
  ]
    .filter(({ says, text }) => says !== 'trait' || agrees || !/[oa]s?(?= |$)/u.test(text.split(' ')[0]!))
    .map((told) =>
      told.says === 'trait' && words[0]!.endsWith('s') && !/^\p{L}+s(?!\p{L})/u.test(naming.name)
        ? { ...told, text: told.text.replace(/^(\p{L}+[oa])s(?=\s|$)/u, '$1') }
        : told,
    );
}

/** An entry behind the first that no other reading takes: "con membrana Gore-Tex", "talla 42", "cadena de 40 cm". */
function ofEntry(entry: string, naming: Naming): SpanishPhrase[] {
  if (size.test(entry))
    return [{ text: entry, says: 'measure', row: { name: 'Talla', value: entry.slice('talla '.length) } }];
  const part = partOfMeasure.exec(entry)?.[1];
  if (part !== undefined) return phrase(part, 'part');
  return /^(?:con|para|de|en color|sin)\s/u.test(entry) ? ofGroup(entry, naming) : [];
}

const nounIn = (text: string): string => foldWord(text.split(' ').find((word) => word.length > 3) ?? '');
const listed = /^\p{Ll}{3,}(?: (?:y|e|o) \p{Ll}{3,})?$/u;
/** "Organizadores" of a "juego de organizadores". */
const headBehindSet = (plain: readonly string[]): string[] =>
  /^(?:juego|set|pack|lote|par|kit|caja|coleccion)$/u.test(plain[0] ?? '')
    ? plain
        .slice(1)
        .filter((word) => !small.test(word))
        .slice(0, 1)
    : [];

/** What a Spanish sentence without a verb says of the thing that it names: "Sartén de aluminio forjado de 28 cm con tapa". */
export function saidByNaming(sentences: readonly Told[], name: string, type: string): SpanishPhrase[] {
  const plain = name.split(/[\s,]+/u).map(plainWord);
  const naming = {
    words: ` ${[...plain, ...type.split(' ').map(plainWord)].join(' ')} `,
    first: plain[0] ?? '',
    heads: [plainWord(type.split(' ')[0] ?? ''), ...headBehindSet(plain)],
    name,
  };
  const lacking = missingIn(sentences);
  const found: SpanishPhrase[] = [];
  for (const { text, tells } of sentences) {
    const [first = '', ...entries] = text.split(/,\s/u);
    if (!tells || verbIn.test(first) || notThis.test(first)) continue;
    if (hedged.test(text) || tellsElsewhere(text) || tellsOfOthers(text, 'es', name)) continue;
    if (first.startsWith('Con ')) {
      found.push(...ofGroup(`c${text.slice(1)}`, naming));
      continue;
    }
    const named = ofNaming(first, naming);
    if (named === null) continue;
    const isListed = named.at(-1)?.says === 'part' && listed.test(entries[0] ?? '');
    found.push(...(isListed ? named.slice(0, -1) : named));
    for (const entry of entries) {
      if (verbIn.test(entry)) break;
      found.push(...ofEntry(entry, naming));
    }
  }
  return found
    .filter(({ text, says }) => says !== 'part' || !lacking.has(nounIn(text)))
    .map((told) => ({ ...told, names: true }));
}
