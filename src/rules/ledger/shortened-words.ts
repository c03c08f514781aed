import { longPattern } from '#rules/text/long-pattern.ts';

/** Words after which a full stop ends no sentence. */
const abbreviation = longPattern('iu')`
  (?:^|[\s(/-])(?:approx|ca|orig|mind|ungef|innerh|außerh|zw|e\.g|i\.e|incl|inkl|excl|max|min|no|nr|nº|bzw
    |z\.\s?b|d\.\s?h|u\.\s?a|vs|etc|st|dr|mr|mrs|ms|fig|vol|p\.\s?ej|aprox|env|etwa|art|temp|dia|ø|bj|gr
    |evtl|ggf|versch|réf|ref|cod|cal|máx|mín|núm|tel|techn|elektr|etw|tlw|teilw|kl|dat|innenausst|ausst|unterschiedl|ungef|vermutl|sog|wg|o
    |i\.\s?d\.\s?r|zzgl|einschl|ehem|kompl|neuw|gebr|urspr|durchm|mwst|u|o\.\s?ä|cca|unid|uds|diám|larg
    |épaiss)\.$
`;
/** Letters with stops that shorten words of their own and end nothing: "o.g. Maße", "z.T. Kratzer", "p.P. inkl. Ton". */
const letters =
  /(?:^|[\s(/])(?:o\.\s?g|u\.\s?a|z\.\s?t|z\.\s?b|v\.\s?a|d\.\s?h|i\.\s?d\.\s?r|s\.\s?o|s\.\s?u|u\.\s?u|e\.\s?g|i\.\s?e|p\.\s?ej|p\.\s?ex|m\.\s?in|o\.\s?ä|m\.\s?b\.\s?t|n\.\s?b|(?:teile|art|artikel|bestell|modell|serien|mat|ersatzteil|fahrgestell)[-.]?\s?nr)\.$/iu;
/** "1600 m ü. M.", "50 % i. T.": above the sea and in dry matter, behind a figure. */
const figureShort = /\d\s?(?:m|%)\s(?:ü\.(?:\s?d\.)?|i\.)$/u;
const figureBehind = /^(?:M|d|NN|N|T|Tr)(?!\p{L})/u;
/** "189 € p.P. inkl. Ton". */
const smallJoint = /[\p{Ll},)]\s(?:m|o|f|v|od)\.$|(?:^|[.,)]\s)(?:ges|zus)\.$/u;
const initials = /(?:^|[\s(/])\p{Ll}\.\s?\p{L}\.$/u;
const seePicture = /(?:^|[\s(])s\.$/iu;
const picture = /^(?:Fotos?|Bild(?:er)?|Abb|Beschreibung|Text|Tabelle|unten|oben)/u;
/** "Fin s. XIX", "ép. 15 mm", "haut. 8 cm": before a century or a figure. */
const century = /(?:^|[\s(])s\.$/u;
const sideShort =
  /(?:^|[\s(,])(?:ép|épais|esp|gros|lg|lgr|diam|ø|alt|anch|prof|larg|haut|long|poids|capac|cont)\.$/iu;
/** "Minnesota Gov. Tim Walz", "Ohio Sen. Vance": a title before a name. */
const titled =
  /(?:^|[\s(])(?:Gov|Sen|Rep|Gen|Lt|Sgt|Capt|Col|Maj|Prof|Rev|Hon|Pres|Insp|Dra|Sra|Srta|Dña|Dn|Lic|Lcd[oa]|Ing|Arq|Abg|Mtr[oa]|Profa|Mag|Dipl|Avv|Dott|Sig|Eng|Mgr|Inż|Δρ|Τηλ|Тел)\.$/u;
/** What is counted, cut short behind its figure: "24 Stk. in 12 Größen", "20 Sek. festdrücken", "pour 6 pers. : 1,2 kg". */
const counted =
  /\d\s?(?:stk|stck|stück|st|sek|sec|pers|pkg|pck|pckg|tlg|teil|bl|tbl|tab|kaps|jh|jhd|uds?|un|pzas?|pz|págs?|pp?|ex|pl|szt|gg|godz|cx)\.$/iu;
/** "650 g i str. M", "maat. 38": what shortens the word for a size stands before it. */
const sizeShort = /(?:^|[\s(])(?:str|stl|rozm|tam|tg|mt)\.$/iu;
const sizeBehind = /^(?:\d|X{0,3}[SML]L?(?!\p{L}))/u;
/** Small words cut short: "Nude m. weißer Spitze", "(s. Fotos)"; "Größe M.", "taille S." and "swim 50 m." end their sentence. */
const smallWord =
  /(?<!(?:größen?|gr|sizes?|tallas?|tailles?|maat|rozmiar|taglia|in|oder|und|bis|,)\.?\s)(?:^|(?<!\d)[\s(])(?:m|f|v|s|k|abh|gest|od|entspr|vorh|insg|ges|zus|abb|bijv|evt|conf|szer|wys|dł|ok|np|tzw|ul|al|godz|č|čp|tlf)\.$/iu;
/** Words of their own in one language and shortened in another: "80 cm de haut.", "haut. 80 cm". */
const abbreviationBefore =
  /(?:^|[\s(])(?:div|long|haut|prof|dim|larg|lt|mtl|mögl|jährl|tägl|wöchentl|std|bes|orig|opt|mech|usw|bspw|pag|hab)\.$/iu;
/** "Holds charge about 30 min. comes with 3 tools": behind a figure and its unit a new thought begins. */
const opensThought =
  /^(?:comes?|includes?|has|have|works?|no|not|needs?|used|selling|it|the|this|all|filter|battery|cable|charger|lid|box|with|non|fits?|made|can|wipe|easy|small|large|great|ideal|very|pink|black|white|\p{L}+ing)\s/u;

const germanThought =
  /^(?:läuft|geht|funktioniert|springt|ist|sind|hat|alles|nur|tüv|privat|nichtraucher|versand|abholung|guter?|sehr|top)\s/u;

/** "From £22pp. free parking": per person stands behind a price and ends it. */
const perHead = /[£$€]\s?\d[\d.,]{0,12}\s?(?:pp|ea|pw|pcm)\.$/iu;

/** "About 30 min. comes …", "2 night min. logs included": the unit or the bound stands behind its figure and ends the sentence. */
function endsOnUnit(sentence: string, next: string): boolean {
  return (
    (/\d\s?(?:min|no|max)\.$/u.test(sentence) &&
      (opensThought.test(next) || opensThought.test(next.charAt(0).toLowerCase() + next.slice(1)))) ||
    // "Bake 25 min. Candle and topper included": English goes on with a capital only where a new sentence does.
    (/\d\s?min\.$/u.test(sentence) &&
      /^\p{Lu}\p{Ll}+(?: \p{Ll}+){0,4} (?:and|or|the|with|is|are|included|for|of|to|from)(?!\p{L})/u.test(
        next,
      )) ||
    // "Auto off 2 min. Hold function": what else a device can do.
    (/\d\s?min\.$/u.test(sentence) &&
      /^\p{Lu}\p{Ll}+(?: \p{Ll}+)? (?:function|mode|display|timer|alarm|lock|light|switch|button|control|indicator)(?!\p{L})/u.test(
        next,
      )) ||
    // "£75 incl. first 30 min. South Manchester: Didsbury": a label begins a thought of its own.
    (/\d\s?min\.$/u.test(sentence) && /^\p{Lu}\p{Ll}+(?: \p{L}+){0,2}: /u.test(next)) ||
    // "Minuterie 30 min. Hauteur 14 cm": a side with its figure is another thought.
    (/\d\s?min\.$/u.test(sentence) && /^\p{Lu}\p{Ll}{3,} \d/u.test(next)) ||
    // "Hold for 60 min. 1200W": what is shortened is the unit of the figure before it.
    (/\d\smin\.$/u.test(sentence) && /^\d/.test(next)) ||
    // "Crude protein 58% min. Moisture 5% max. Made in …": the bound stands behind its share.
    (/%\s?(?:min|max)\.$/iu.test(sentence) && /^\p{Lu}/u.test(next)) ||
    // "3 l/min. Tubing in the box": what a rate is told by is the unit too.
    (/\p{L}\/\s?min\.$/u.test(sentence) && /^\p{Lu}/u.test(next)) ||
    // "Brûler 2 h min. pour une fonte homogène": a bound behind a short unit goes on.
    (/\d\s\p{L}+\s(?:min|max)\.$/u.test(sentence) &&
      !(
        /\d\s\p{Ll}{1,2}\s(?:min|max)\.$/u.test(sentence) &&
        /^(?:pour|avant|à|para|antes|für|vor|bei)\s/u.test(next)
      ))
  );
}

/** "46 piece 1/4 in. drive set": behind the unit stands what it measures. */
const measuredBefore = /\d\s?(?:in|ft|lbs?|oz|yd|sq)\.$/iu;
const measured = longPattern('u')`
  ^(?:x|by|drive|hex|shank|pipe|hose|thread|thick|wide|tall|long|deep|high|across|diameter|square|round
    |plywood|boards?|nails?|screws?|bolts?|wrench|sockets?|ratchet|chain|cable|screen|monitor|display|self
    |push|riding|cutting|deck|lawn|mowers?|tv|laptop|tablet|band|table|miter|mitre|circular|blades?|planer
    |gas|electric|cordless|pan|skillet|bike|frame|wheels?|tires?|tyres?|ft|feet)(?!\p{L})
`;

/** "Fits like S. 100% cotton": a size in letters, which shortens nothing. */
const sizeAtEnd = /(?<!\p{L})(?:[Ss]izes?|like|wears?|wearing|fits?|an?|or|and|to)\s[SML]\.$/u;

/** "Est. 2025", "California Perfume Co. 1997 keepsake": behind a firm's short word a small letter or a year goes on. */
const founded = /(?:^|[\s(])est\.$/iu;
const firm = /(?<![\p{L}&’'-])\p{Lu}[\p{L}&’'-]{0,30},? (?:Co|Inc|Ltd|Bros|Corp|Mfg)\.$/u;

/** "Ca. 60 Std. Arbeit". German. */
const hoursOfWork = /\d\s?[Ss]td\.$/u;
const workBehind = /^(?:Hand)?[Aa]rbeit(?!\p{L})/u;

const longestRead = 40;
/** Longer than the longest shortened word with what must stand before it: "(Brandywine-Manufacturing, Co.". */
const longestEnd = 64;

/** Whether the full stop at a text's end shortens its last word, by what follows: "techn. einwandfrei" is one thing. */
export function isShortened(sentence: string, after: string): boolean {
  if (!sentence.endsWith('.')) return false;
  // Some twenty patterns are sought at the end, each of which would otherwise begin at every letter of a long text.
  const before = sentence.slice(-longestEnd);
  // "Run 2m long. mesh good": behind a measure the word is whole.
  if (/\d\s?(?:cm|mm|m|in|ft|inch(?:es)?) long\.$/iu.test(before)) return false;
  if (figureBehind.test(after) && figureShort.test(before)) return true;
  // "Adaptador no. No usar …": before a sentence it denies, and numbers nothing.
  if (/(?:^|[\s(])no\.$/iu.test(before) && /^\p{Lu}\p{Ll}/u.test(after)) return false;
  // "Trocken lagern, z. B. in einem Beutel".
  if (/(?:^|[\s(])[zdu]\.$/u.test(before) && /^[BhTaÄä]\./u.test(after)) return true;
  if (sizeShort.test(before) && sizeBehind.test(after)) return true;
  if (workBehind.test(after) && hoursOfWork.test(before)) return true;
  if (century.test(before) && /^(?:X{1,2}|[XV]?I{1,3}X?|XI?V|XVI{1,3})(?![\p{L}\d])/u.test(after))
    return true;
  if (sideShort.test(before) && /^(?:ca\.? |env\.? |aprox\.? )?\d/u.test(after)) return true;
  if (titled.test(before) && /^\p{Lu}/u.test(after)) return true;
  if (founded.test(before) && /^(?:1[6-9]|20)\d\d(?!\d)/u.test(after)) return true;
  // "Woven in Anatolia c. 1970".
  if (/(?:^|[\s(,])c\.$/u.test(before) && /^(?:1[0-9]|20)\d\d(?!\d)/u.test(after)) return true;
  if (firm.test(before) && /^(?:\p{Ll}|(?:1[6-9]|20)\d\d(?!\d))/u.test(after)) return true;
  if (letters.test(before) || (seePicture.test(before) && picture.test(after))) return true;
  if (abbreviation.test(before)) return !endsOnUnit(before, after);
  // "Innen m. Baumwolle": behind a small word in small letters a noun follows.
  if (smallJoint.test(before) && /^\p{Lu}\p{Ll}/u.test(after)) return true;
  if (!/^[\p{Ll}\d:]/u.test(after)) return false;
  // "Ca 340 Std. läuft gut".
  if (/\d\s?\p{L}{1,4}\.$/u.test(before) && germanThought.test(after)) return false;
  if (sizeAtEnd.test(before)) return false;
  if (measuredBefore.test(before) && measured.test(after)) return true;
  // "Tartan lining ok. collar torn" is all right; the Polish "ok. 30 cm" is about.
  if (/(?:^|\s)ok\.$/iu.test(before)) return /^\d/u.test(after);
  return (
    // "Für trockene Haut. 50 ml": German writes the noun with a capital.
    (abbreviationBefore.test(before) && !/\p{Ll} Haut\.$/u.test(before)) ||
    initials.test(before) ||
    ((counted.test(before) || smallWord.test(before)) && !perHead.test(before) && !opensThought.test(after))
  );
}

/** A text without the stops of shortened words, for readers that cut at every stop: "max. 57 mm" is one thing. */
export function withoutShortStops(text: string): string {
  if (!/\.\s/u.test(text)) return text;
  return text.replace(/(?<=(?<!\p{L})\p{L}{1,7})\.(?=\s)/gu, (stop, at: number) =>
    isShortened(
      text.slice(Math.max(0, at - longestRead), at + 1),
      text.slice(at + 1, at + longestRead).trim(),
    )
      ? ''
      : stop,
  );
}
