import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { claimHits } from './claim-index.ts';

const metalColour =
  /^(?:(?:rose|space) )?(?:silver|gold|bronze|copper|titanium|silber|roségold|kupfer|plata|plateado|oro|dorado|cobre|argent|or|doré|cuivre)$/iu;
/** A bare word that is a colour of nearly everything: nobody sells a suitcase of gold. */
const precious = /^(?:silver|gold|silber|plata|oro|argent|or)$/iu;
/** What is made of silver or gold indeed: jewellery, what lies on a table, coins, and what a goldsmith works with. */
const ofPrecious =
  /(?:(?<!\p{L})(?:ear)?rings?|hoops?|studs?|necklaces?|pendants?|bracelets?|bangles?|chains?|brooch(?:es)?|cuff ?links?|cuffs?|lockets?|charms?|anklets?|tiaras?|jewel\p{L}*|coins?|medals?|medallions?|sovereigns?|ingots?|bullion|spoons?|teaspoons?|forks?|knives|cutlery|flatware|tongs|ladles?|salvers?|trays?|candlesticks?|goblets?|tankards?|teapots?|tea sets?|coffee pots?|creamers?|thimbles?|whistles?|rattles?|frames?|beads?|findings|wire|clasps?|crosse?s?|crucifix|watch(?:es)?|rosar(?:y|ies)|leaf|piercings?|kette|anhänger|armband|armreif|brosche|creolen|stecker|schmuck|münze|besteck|löffel|gabel|messer|becher|leuchter|dose|uhr|anillos?|pendientes?|collar(?:es)?|pulseras?|cadena|colgantes?|broche|gemelos|monedas?|cubiertos|cuchar\p{L}*|bandeja|reloj|medalla|alianzas?|aros?|bagues?|boucles? d[’']oreilles?|colliers?|bracelets?|chaîne|pendentifs?|médaill\p{L}*|créoles|alliance|couverts?|cuillères?|plateau|montre|bijou\p{L}*)(?!\p{L})/iu;
const saysPrecious =
  /sterling|(?<!\d)(?:925|950|800|585|750|375)(?!\d)|\d ?(?:k|ct|kt|carats?|karat|quilates)(?!\p{L})|solid|massi[fv]|maciz|plate|vermeil|filled|hallmark|assay|punz|poinçon|vergold|versilb|chapad|bañad|plaqué|(?:fine|pure|real|recycled) (?:silver|gold)|feinsilber|feingold|(?:silver|gold) (?:leaf|foil|thread|wire)/iu;

const amberVessel = /\bamber (?:jars?|bottles?|tins?|pots?|vessels?|tumblers?|vials?)\b/iu;
const shadeOfAmber = /\b(?:light|dark|pale|deep|golden) amber\b/iu;
const amberGlass = /\bamber(?:,? (?:and|or|&) \p{L}+)? glass\b/iu;
const colourStuff = longPattern('iu')`
  ^(?:coral|sand|slate|amber|rosewood|driftwood|willow|garnet|topaz|citrine|aquamarine|jade|emerald|ruby
    |sapphire|amethyst|onyx|obsidian|mahogany|ebony|pearl|stone|copper|gold|silver|bronze|ivory|terracotta
    |charcoal|brass|oak|walnut|linen|clay|koralle|bernstein|schiefer|kupfer|messing|terrakotta|arena|perla
    |cobre|ámbar|corail|ambre|ardoise|cuivre|perle|lin|sable|leinen|lino|terracota|nogal|roble|hêtre|noyer|chêne)$
`;

const colourTalk =
  /\b(?:colou?rs?|colou?rways?|shades?)\b(?: \p{L}+){0,4}:?\s|(?:^|\s)(?:farben|colores|couleurs|coloris)(?!\p{L})/iu;
/** "Made from oak in a natural stone colour with brass handles": the one word before it is the colour, and no other. */
const oneColour = /(?<!\p{L})in an? (?:\p{L}+ ){0,2}(\p{L}+) colou?r(?!\p{L})/iu;
const workedOn = /\b(?:on|onto|from|out of)\s(?:(?:natural|undyed|pure|heavy|fine|soft|thick)\s)?$/iu;
const talksOfColour = (text: string, clause: string): boolean => {
  if (!colourTalk.test(clause)) return false;
  // "Stitched on natural linen …, in the two colours you choose".
  const at = clause.toLowerCase().indexOf(text.toLowerCase());
  if (at > 0 && workedOn.test(clause.slice(0, at))) return false;
  const named = oneColour.exec(clause)?.[1];
  return named === undefined || named.toLowerCase() === text.toLowerCase();
};
/** "Choose gold, silver or rose gold", "six pots: pearl, rose, ice blue, lilac, gold": names between commas, as colours are listed. */
const listed =
  /^(?:[^:]{1,60}:\s|(?:choose|pick|(?:available|comes?) in|(?:the|its) (?:\p{L}+ )?(?:design|pattern|palette|print|weave|stripes|yarns?) (?:combines?|mix(?:es)?|blends?|uses?|(?:is|are) in))\s)?\p{L}+(?: \p{L}+)?(?:, \p{L}+(?: \p{L}+)?)+(?:,? (?:or|and) \p{L}+(?: \p{L}+)?)?$/iu;

/** Whether a stuff stands in a list of which another entry is a colour and nothing else. English. */
function isAmongColours(sentence: string): boolean {
  const plain = sentence.replace(/[.!]$/u, '').trim();
  return (
    plain.includes(', ') &&
    listed.test(plain) &&
    claimHits(plain, 'en').some(({ payload }) => payload.kind === 'colour')
  );
}

/** "Pennants in sage, oat and clay": what closes a list of shades; "in cotton, sage or mustard" opens with a stuff. English. */
function endsColours(stuff: string, sentence: string): boolean {
  const list =
    /\sin (\p{L}+(?: \p{L}+)?(?:, \p{L}+(?: \p{L}+)?)+,? (?:and|or) \p{L}+(?: \p{L}+)?)[.!]?$/u.exec(
      sentence,
    )?.[1];
  return (
    list !== undefined &&
    stuff
      .toLowerCase()
      .split(/ (?:and|or) /u)
      .every((word) => list.split(/,? (?:and|or) |, /u).includes(word, 1)) &&
    claimHits(list, 'en').some(({ payload }) => payload.kind === 'colour')
  );
}

/** Whether a stuff, or the whole choice, is of two between which a buyer chooses and of which one is a colour and nothing else. English. */
function isOneOfTwo(stuff: string, sentence: string): boolean {
  const pair =
    /(?:^|,\s|\bin\s)((?:\p{L}+ )?\p{L}+) or (\p{L}+)(?=[.,;]|$)/iu.exec(sentence)?.slice(1, 3) ?? [];
  const said = stuff.toLowerCase().split(' or ');
  const isColour = (word: string): boolean =>
    /^(?:natural|plain|clear|unfinished|painted)$/iu.test(word) ||
    claimHits(word, 'en').some(({ payload }) => payload.kind === 'colour');
  return (
    said.every((word) => pair.some((one) => one.toLowerCase() === word)) &&
    pair.some(isColour) &&
    pair.every((word) => isColour(word) || colourStuff.test(word))
  );
}

/** "Polymer clay earrings terracotta arch", "linen apron sand": behind the stuff and the thing such a word is a shade. */
const shadeBehind =
  /^(?:terracotta|sand|slate|coral|amber|charcoal|stone|ivory|pearl|clay|rust|copper|oak)$/iu;
const partBehind =
  /^\s(?:buckles?|clasps?|buttons?|beads?|beaded|pendants?|drops?|inlays?|tops?|bases?|glass|legs?|handles?|trims?|links?|chains?|studs?|rings?|charms?|dust|feet|frames?|lids?|stands?|plates?|tiles?)\b/iu;

/** Whether such a word stands behind the stuff and the thing. English. */
export function isShadeBehind(stuff: string, sentence: string): boolean {
  if (!shadeBehind.test(stuff) || /[,;:(]/u.test(sentence)) return false;
  const at = sentence.toLowerCase().lastIndexOf(stuff.toLowerCase());
  const front = sentence.slice(0, at).trimEnd();
  if (at < 4 || partBehind.test(sentence.slice(at + stuff.length))) return false;
  if (/\s(?:with|and|or|of|in|on|from|for|the|a|an|to|by|over|under|no|&|\+)$/iu.test(front)) return false;
  const made = claimHits(front, 'en').filter(({ payload }) => payload.kind === 'material');
  // Between the stuff and its shade stands the thing: "brass oak stand" is of both.
  return made.length > 0 && made.at(-1)!.end < front.length;
}

const chosenShades = /^\p{L}+(?:, \p{L}+){0,8} (?:ou|oder|o|u) \p{L}+$/iu;
/** "Disponible también en blanco y terracota", "Existe en lin et sauge": behind what is said of a choice stand colours. */
const choiceIn =
  /^(?:(?:disponibles?|existe(?:nt)?|hay|auch|erhältlich|déclinée?s?|está disponible) )(?:también |aussi |auch )?(?:en|in) (?=\p{L}+(?:, \p{L}+){0,8} (?:ou|oder|o|u|y|et|und) \p{L}+(?: erhältlich)?\.?$)/iu;
const listsColours = (clause: string, language: WrittenLanguage): boolean =>
  claimHits(clause, language).some(({ payload }) => payload.kind === 'colour');

/** Whether a word that names a stuff elsewhere is one of the colours that its clause or its sentence lists. */
export function isAmongItsColours(
  text: string,
  bare: string,
  clause: string,
  sentence: string,
  language: WrittenLanguage,
): boolean {
  const mayBeColour = colourStuff.test(text);
  return (
    // "Pick your colour: mint, coral or mustard".
    (mayBeColour && talksOfColour(text, clause)) ||
    // "Sauge, lin ou terracotta" behind the word for colours.
    (mayBeColour && clause === sentence && chosenShades.test(clause) && listsColours(clause, language)) ||
    (mayBeColour && choiceIn.test(clause) && listsColours(clause, language)) ||
    (language === 'en' && ((mayBeColour && isAmongColours(sentence)) || endsColours(bare, sentence))) ||
    // "Teal or coral": the other one of two is a colour.
    (language === 'en' && isOneOfTwo(bare, sentence))
  );
}

/** Whether a word names a colour as well as a stuff: coral, slate, copper. */
export function isColourStuff(text: string): boolean {
  return colourStuff.test(text);
}

/** Whether a metal is the colour of a device. */
export function isMetalColour(bare: string): boolean {
  return metalColour.test(bare);
}

const shadeOfDevice = /^(?:coral|sand|slate|charcoal|pearl|ivory|terracotta)$/iu;

/** "Nintendo Switch Lite in coral": no device is made of it, and a reef is another thing. English. */
export function isShadeOfDevice(stuff: string, clause: string): boolean {
  return (
    shadeOfDevice.test(stuff) &&
    new RegExp(String.raw`(?:^|\bin |, )${stuff}(?=$|[,.;)]|\s(?:with|and|or)\s)`, 'iu').test(clause)
  );
}

/** Whether a thing is one of those that are made of silver, gold or pearls. */
export function isOfPrecious(type: string): boolean {
  return ofPrecious.test(type);
}

/** Whether silver or gold is no more than the colour of a thing. */
export function isPreciousColour(bare: string, type: string, sentence: string): boolean {
  return precious.test(bare) && !ofPrecious.test(type) && !saysPrecious.test(sentence);
}

/** "Amber and clear glass" has the colour of amber, and an amber jar is what a candle is poured into; null where it is the stuff. English. */
export function amberKind(
  bare: string,
  type: string,
  sentence: string,
  smells: boolean,
): 'feature' | 'colour' | null {
  if (!/^(?:(?:light|dark|pale|deep|golden) )?amber$/iu.test(bare) || ofPrecious.test(type)) return null;
  if (amberVessel.test(sentence)) return 'feature';
  return !smells && (amberGlass.test(sentence) || shadeOfAmber.test(sentence)) ? 'colour' : null;
}
