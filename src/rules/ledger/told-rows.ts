import type { Brief } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { stemsOf } from '#rules/text/words.ts';
import { labelKindOf } from './label-kinds.ts';

/**
 * Sheets of goods in English: "Frame: powder coated steel" is told as "powder coated steel frame", so that a title and a list of
 * points may say it as they say what any seller tells. A row that reads best with its label stays a row.
 */

/** Rows from which a text is a sheet. */
const fewestRows = 3;
const row = /^(\s*(?:[-•*·–]\s?)?)(\p{L}[\p{L}\d /&-]{1,28}?)\s?[:：]\s*(\S.{0,58}?)[.;,]?$/u;
const mostWords = 6;

/** Parts of things, by the last word of their label. */
const part = longPattern('iu')`
  (?:^|\s|-)(?:seats?|frames?|lids?|base|handles?|legs?|feet|body|blades?|straps?|linings?|soles?|insoles?|midsoles?|outsoles?|uppers?|covers?
    |shell|housing|casing|case|top|back|front|pole|ribs|threads?|cords?|hooks?|shades?|pot|bowl|jar|basket
    |tray|tank|hopper|motor|engine|pump|screen|display|remote|hose|cable|wheels?|tyres?|tires?|brakes?|fork
    |gears?|tips?|nozzles?|zip|zipper|buckle|clasp|chain|stones?|pendant|band|dial|glass|bezel|strings?|neck
    |fingerboard|fretboard|bridge|pickups?|filling|stuffing|fill|backing|binding|cushions?|mattress|slats?
    |shelves|shelf|drawers?|doors?|panels?|rails?|rods?|reel|grips?|hood|collar|cuffs|pockets?|ports?|inputs?
    |outputs?|speakers?|camera|lens|sensor|processor|chip|memory|storage|ram|keyboard|stand|mount|bracket
    |timer|thermostat|alarm|controls?|buttons?|switch|plug|bulbs?|lamps?|leds?|lights?|settings|modes
    |burners?|stove|roof|floor|walls?|pegs|poles|groundsheet|canopy|cap|stopper|spout|wick|nib|rudder
    |fins?|bit|chuck|bar|plates?|hinges?|castors?|casters?|bearings?|seals?|gasket|coating|insulation|padding
    |headband|tassels?|arms?|armrests?|headrest|backrest|footrest|bottom|sides|cartridge|stylus|tonearm|platter|mat|belt|pedals?|keys?|tuners?|drum|beans|widgets|lugs|rotor|calipers?|discs?|tent|inner|outer|flysheet|hull|sail|mast|keel|earpads|ear cups|visor|face|eyes|hair|nose|border|edges|pages|paper|sleeve|wires?|ropes?|ends?)$
`;
/** What sorts a thing: "slim fit", "medium roast". */
const sort =
  /(?:^|\s)(?:fit|roast|grind|finish|closure|fastening|neckline|neck|sleeves?|heel|toe|weave|knit|rise|texture|scent|flavou?r|shape|pattern|style|cut|firmness|process|hem|waist|design|theme|font|edge|mounting|tilt|drive|transmission|lock|opening|tracking|sync|backup)$/iu;
/** What is measured, where the label says of what. */
const measured = longPattern('iu')`
  (?:^|\s)(?:(?:[\p{L}-]+\s){1,3}(?:height|width|length|depth|diameter|size|weight|capacity|time|life|thickness
      |area)|diameter|speed|pressure|(?:\p{L}+\s)?rate|load|range|temp(?:erature)?|output|input|current
    |torque|resolution|brightness|distance|coverage|clearance|travel|reach|incline|flow|throughput|weight limit
    |draw weight|altitude|noise|runtime|run time)$
`;
const figure = longPattern('iu')`
  ^(?:(?:approx\.?|about|around|max\.?|min\.?)\s)?\d[\d.,]*K?(?:\s?(?:[-–x×/]|to)\s?\d[\d.,]*K?){0,3}\s?(?:[°%"″”'′][CF]?
    |\p{L}{1,4}(?:\/\p{L}{1,3})?|inch(?:es)?|litres?|liters?|gallons?|quarts?|pints?|pounds?|ounces?|hours?
    |minutes?|seconds?|days?|weeks?|months?|years?|watts?|volts?|amps?|lumens?|tons?|tonnes?
    |strokes\/min)?$
`;
/** "Level: 3", "Ages: 8": a number that counts nothing. */
const numbered =
  /(?:^|\s)(?:level|grade|ages?|years?|model|ref\p{L}*|sku|no|number|series|class|season|generation|version|size|sizes|condition|price|rating|category|moq|stock|code|upc|ean|isbn|asin)$/iu;
const trait = /(?:able|ible|ed|proof|free|resistant|safe|wireless|vegan|organic|rechargeable)$/iu;
/** How a part is, and what may stand before its stuff as well. */
const partTrait =
  /^(?:(?:dishwasher|microwave|oven|freezer)[- ]safe|(?:machine |hand )?washable|removable|adjustable|detachable|padded|reversible|waterproof|non[- ]?stick|non[- ]?slip|foldable|replaceable|quilted|reinforced|\p{Ll}+(?:[- ](?:proof|resistant|free)|proof))$/iu;
const twoEntries = /^([^,]{3,40}), ([^,]{3,24})$/u;
/** What no label may stand behind. */
const noValue =
  /^(?:yes|no|none|n\/a|not|with|without|for|from|see|up to|included|optional|available|various|choose|your|any|all|fits|holds|takes|use|made|is|are|in|on|of|by)(?!\p{L})|[()[\]!?:;"“”]|\.\s|(?:^|\s)(?:and|or|but|with|for|of|in|on|included|only|required|needed|available|scratched|cracked|broken|missing|worn|faulty|working|works|good|fine|ok|fair|dead|perfect|excellent|replaced|new|used)$/iu;
const isYes = /^(?:yes|y|✓|✔️?)$/iu;
const isNo = /^(?:no|none(?: known| found| at all)?|nil|nothing|n)$/iu;
const thingLabel = /^(?:(?:product|item) )?(?:type|name|title)$|^(?:product|item)$/iu;
const makerAndModel = /^(?:make|brand|maker)(?:(?: and |\s?[&/]\s?)model)?$/iu;
const anotherLine = /^(?:make|brand|maker)$/iu;

/** A value in the small letters of a phrase; codes, makers and shouted letters keep theirs. */
function smallFirst(value: string): string {
  return /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)?(?=\s|$|,)/u.test(value) && !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(value)
    ? `${value.charAt(0).toLowerCase()}${value.slice(1)}`
    : value;
}

/** "HDMI and USB-C ports", "low, high and warm settings" of a row of short entries; empty for any other. */
function listed(label: string, value: string): string {
  const entries = value.split(/,\s|\s\/\s|\s(?:and|&)\s/u);
  const isRow =
    /[^s]s$/u.test(label) &&
    entries.length > 1 &&
    entries.length < 5 &&
    entries.every(
      (entry) => countPieces(entry) < 3 && !noValue.test(entry) && !/^\d+ \p{L}+s$/u.test(entry),
    ) &&
    !entries.some((entry) => partTrait.test(entry));
  if (!isRow) return '';
  return `${entries.slice(0, -1).join(', ')} and ${entries.at(-1)!} ${label}`;
}

/** "1.8 m with UK plug": what a part comes with stands behind its name; any other joint inside a value parts it from its label. */
const withMore = /^([^,]{2,24}) with (\p{L}[^,]{2,30})$/u;
const jointInside = /\s(?:with|for|of|on|in|from|to|by|at|into|under|behind|between)\s/u;

/** What a part is made of or is like, before its name. */
function ofPart(label: string, value: string): string {
  const [, before = '', more = ''] = withMore.exec(value) ?? [];
  if (before !== '' && !jointInside.test(` ${before} ${more} `)) {
    const front = ofPart(label, before);
    return front === '' ? '' : `${front} with ${more}`;
  }
  if (jointInside.test(value) && !/\d to \d/u.test(value)) return '';
  const [, first = '', second = ''] = twoEntries.exec(value) ?? [];
  // "Cotton, 3 in" ends in a measure.
  if (noValue.test(/^\d/u.test(second) ? first : value) || /\s\/\s|\sand\s/u.test(value)) return '';
  if (first !== '') {
    if (partTrait.test(first) && partTrait.test(second)) return `${smallFirst(first)} and ${second} ${label}`;
    if (partTrait.test(second)) return `${second} ${smallFirst(first)} ${label}`;
    // "Arm: aluminum, 180 degree swivel": the rest is told of the part, and of nothing else.
    const isAside =
      !/\d/u.test(first) && countPieces(first) < 4 && countPieces(second) < 4 && /^\d/u.test(second);
    return isAside ? `${smallFirst(first)} ${label} (${second})` : '';
  }
  // "Slots: 6 cards", "Brakes: hydraulic discs": the value names something of its own.
  if (value.includes(',') || /(?:^|\s)(?!series$)\p{Ll}+[^s\P{L}]s$/u.test(value)) return '';
  return `${smallFirst(value)} ${label}`;
}

/** "Modes: 4 (warm, cool, mixed, SOS)": how many, and which. */
const countAndWhich = /^(\d{1,3})( \([^()]{2,50}\))?$/u;

function counted(label: string, number: string, which: string): string {
  const what = label.replace(/^(?:number|no\.?|qty|quantity) of /u, '');
  const isMany = /[^s]s$/u.test(what);
  if (number === '1' && isMany && !numbered.test(what))
    return `1 ${what.replace(/ies$/u, 'y').replace(/(?<=sh|ch|x)es$|s$/u, '')}${which}`;
  return numbered.test(what) || isMany === (number === '1') ? '' : `${number} ${what}${which}`;
}

/** The one side that a sheet measures, as it is said: "50 cm tall". */
const saidSide: Readonly<Record<string, string>> = {
  height: 'tall',
  length: 'long',
  width: 'wide',
  depth: 'deep',
  thickness: 'thick',
};
const sideLabel = /^(?:height|length|width|depth|thickness)$/iu;

/** What names its own measure or level already: "1000 lumens", "light roast". */
function ofLevel(label: string, value: string): string {
  if (label === 'brightness' && /\d ?(?:ANSI )?(?:lm|lumens?)$/iu.test(value)) return value;
  if (/^temp(?:erature)?$/u.test(label) && figure.test(value) && /\d\s?[-–]\s?\d/u.test(value))
    return `${value} temperature range`;
  const [, of = ''] = /^(?:(roast|heat|spice|skill|difficulty|hardness) )?level$/u.exec(label) ?? [];
  if (!label.endsWith('level') || /[\d,/]/u.test(value) || countPieces(value) > 2 || noValue.test(value))
    return '';
  return `${smallFirst(value)} ${of === 'roast' || of === 'heat' ? of : 'level'}`;
}

/** "Remote: no", "Adjustable: no"; a verb ("Folds: no") stays as it is typed. */
function denied(what: string): string {
  if (numbered.test(what) || /^\p{L}+s$/u.test(what)) return '';
  return trait.test(what) ? `Not ${what}` : `No ${what}`;
}

/** Battery and warranty, whose bare figure says not of what it is. */
function ofKnown(label: string, value: string): string {
  if (/^battery(?: life)?$/u.test(label) && /^(?:up to )?[\d.–-]+ ?(?:h|hrs?|hours?|days?)$/iu.test(value))
    return `${value} battery life`;
  if (label === 'battery' && /^(?:rechargeable|lithium|lithium-ion|li-ion|\d[\d.,]* ?mAh)$/iu.test(value))
    return `${smallFirst(value)} battery`;
  const [, cell = '', how = ''] =
    /^([^,]{3,20}), (removable|rechargeable|replaceable|detachable)$/iu.exec(value) ?? [];
  if (label === 'battery' && /\d ?(?:mAh|Ah|Wh|V)(?!\p{L})/u.test(cell))
    return `${how.toLowerCase()} ${cell} battery`;
  if (label === 'power' && /^(?:usb|mains|battery|solar|dc|ac)\b/iu.test(value) && countPieces(value) < 4)
    return `${value} power`;
  if (label === 'charging' && /^(?:usb(?:-c)?|type-c|wireless|magnetic|solar)$/iu.test(value))
    return `${/^\p{Lu}{2}/u.test(value) ? value : smallFirst(value)} charging`;
  if (label === 'warranty' && /^\d+[ -](?:days?|months?|years?)$/u.test(value)) return `${value} warranty`;
  if (
    /^(?:country of )?origin$/u.test(label) &&
    /^\p{Lu}\p{Ll}+(?:,? (?:and |& )?\p{Lu}\p{Ll}+){0,3}$/u.test(value)
  )
    return `From ${value}`;
  if (label === 'made in' && /^\p{Lu}/u.test(value)) return `Made in ${value}`;
  if (/^(?:(?:suitable|designed|made|best|ideal|great|perfect) )?for$/u.test(label))
    return forWhat(label, value);
  if (label === 'fits' && /^[\p{Lu}\d]/u.test(value)) return `Fits ${value}`;
  return '';
}

const manyFirst = /^\p{Lu}\p{Ll}{2,}(?:s|men|ren)(?=,|\s(?!\p{Lu})|$)/u;

/** "For: seedlings, herbs, houseplants" is read as one phrase; a sentence or a remark stays behind its label. */
function forWhat(label: string, typed: string): string {
  // "Samsung" keeps its capital, and "Dogs" was given one by its row.
  const value = manyFirst.test(typed) ? smallFirst(typed) : typed;
  const entries = value.split(/,\s|\s\/\s/u);
  if (/[()[\]!?:;"“”]|\.\s/u.test(value) || entries.some((entry) => countPieces(entry) > 4)) return '';
  if (entries.length < 2 || /\s(?:and|or|&)\s/u.test(value)) return `${upperFirst(label)} ${value}`;
  return `${upperFirst(label)} ${entries.slice(0, -1).join(', ')} and ${entries.at(-1)!}`;
}

const upperFirst = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/**
 * A row of an English sheet as a seller says it in a text: "powder coated steel frame" of "Frame: powder coated steel",
 * "5 modes" of "Modes: 5"; empty where label and value say it best.
 */
export function phraseOfRow(label: string, value: string): string {
  const small = /\p{Lu}{2}/u.test(label) ? label : label.toLowerCase();
  // "Min" is short for minutes as well.
  const what = small.replace(/^min\.? (?=\p{L})/u, 'minimum ');
  if (countPieces(value) > mostWords + 3 || countPieces(label) > 4) return '';
  if (isYes.test(value)) return label;
  const kind = labelKindOf(label, value);
  // "Faults: none", "Box: no": the bare value would be told as a fault, or as what comes along.
  if (kind !== undefined && isNo.test(value)) return kind === 'flaw' || what === 'box' ? `No ${what}` : '';
  if (kind !== undefined) return ofKnown(what, value);
  if (isNo.test(value)) return denied(what);
  const [, number = '', which = ''] = countAndWhich.exec(value) ?? [];
  if (number !== '' && !/^(?:sleeps|seats)$/u.test(what)) return counted(what, number, which);
  const level = ofLevel(what, value);
  if (level !== '') return level;
  if (/^(?:sleeps|seats)$/u.test(what) && /^(?:up to )?\d{1,2}(?: to \d{1,2})?$/u.test(value))
    return `${label} ${value}`;
  if (what === 'from' && /^[£$€]\d/u.test(value)) return `From ${value}`;
  if (/^(?:not )?included$/iu.test(value) && countPieces(what) < 3) return `${label} ${value.toLowerCase()}`;
  if (/^(?:wood|timber)$/u.test(what) && /^(?:\p{Ll}+ )?\p{Ll}{3,}$/iu.test(value))
    return `Made of ${smallFirst(value)}`;
  if (what === 'made' && /^(?:by|in|from|of|with)\s/u.test(value)) return `Made ${value}`;
  if (measured.test(what)) return figure.test(value) ? `${value} ${what}` : '';
  if (what === 'wattage' && figure.test(value)) return value;
  if (countPieces(value) > mostWords) return listed(what, value);
  if (/\s(?:and|&|or)\s/u.test(what)) return '';
  const ofWhat = what.replace(/ material$/u, '');
  if (part.test(ofWhat)) return listed(ofWhat, value) || ofPart(ofWhat, value);
  return sort.test(what) && !/[\d,/]/u.test(value) && countPieces(value) < 4 && !noValue.test(value)
    ? `${smallFirst(value)} ${what}`
    : '';
}

/** The product with the rows of its sheet told as phrases; what stood in them is kept for the specifics of a listing. English. */
export function withToldRows(product: Brief['product']): Brief['product'] {
  const { description } = product;
  if (!description.includes(':') || !description.includes('\n')) return product;
  const lines = description.split('\n');
  const found = lines.map((line) => row.exec(line));
  if (found.filter((match) => match !== null).length < fewestRows) return product;
  // One side alone is told as it is said; three of them are a row of measures.
  const sides = found.filter((match) => sideLabel.test(match?.[2] ?? '')).length;
  const rows: { name: string; value: string }[] = [];
  const named = new Set(stemsOf(product.name));
  const told = lines.flatMap((line, at) => {
    const match = found[at];
    if (match === null || match === undefined) return [line];
    const [, mark = '', label = '', value = ''] = match;
    const [, maker, model] = /^(\p{Lu}[\p{L}&’'-]*) (.*\d.*)$/u.exec(value) ?? [];
    if (makerAndModel.test(label)) {
      if (maker !== undefined) return [`Brand: ${maker}`, `Model: ${model!}`];
      return anotherLine.test(label) ? [`Brand: ${value}`] : [line];
    }
    const side = sides === 1 && figure.test(value) ? saidSide[label.toLowerCase()] : undefined;
    // "Type: LED grow light bar, full spectrum" of a grow light bar: what the text is about, and no trait of it.
    if (thingLabel.test(label) && stemsOf(value.split(',')[0]!).some((stem) => named.has(stem)))
      return [`${mark}${upperFirst(value)}`];
    const phrase = side === undefined ? phraseOfRow(label, value) : `${value} ${side}`;
    if (phrase === '') return [line];
    if (!isNo.test(value)) rows.push({ name: label, value: isYes.test(value) ? 'Yes' : value });
    return [`${mark}${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}`];
  });
  return { ...product, description: told.join('\n'), ...(rows.length > 0 && { rows }) };
}
