import { longPattern } from '#rules/text/long-pattern.ts';

/** What stands between two stops as English sellers jot it down, and which the words around it would say in a sentence. */

const opens = '(?<=(?:^|[.;!?\\n])\\s*)';
const ends = '(?=\\s*(?:[.;!?\\n]|$))';

/** "Adults.", "kids and teens": for whom it is, and nothing that it has. */
const bareBuyers = new RegExp(
  `${opens}((?:(?:adults?|men|women|ladies|gents|kids|children|boys|girls|teens|teenagers|toddlers|babies|beginners|seniors|pets|dogs|cats|puppies|kittens)(?:,? and |, | or | & )?){1,3})${ends}`,
  'giu',
);
/** "Qty 4.": how many there are. */
const bareQuantity = new RegExp(
  `${opens}(?:qty|quantity|number in pack|pack quantity):? (?:set |pack |box |lot )?(?:of )?(\\d{1,3})${ends}`,
  'giu',
);
/** "Qty 4 spare tyres". */
const quantityOf = /(?<=(?:^|[.,;(\n])\s*)(?:qty|quantity) (\d{1,3}) (?=\p{Ll}{3,})/giu;
/** "12 carabiners metal": the stuff behind the parts that are made of it. */
const stuffBehind = longPattern('giu')`
  (?<=(?:^|[.,;\n])\s*)(\d{1,3}) (\p{Ll}{3,}s) (metal|plastic|steel|stainless steel|brass|leather|rubber|silicone|bamboo
    |alumini?um|ceramic|iron|copper|glass)(?=\s*(?:[.,;\n]|$))
`;
/** "Size 4x6 ft stretches to 8x12": a size, and what it does. */
const sizeAndDeed =
  /(?<=(?:^|[.;\n])\s*)size:? (\d[\d.,]*(?: ?x ?\d[\d.,]*){0,2} ?(?:ft|feet|in|inch(?:es)?|cm|mm|m)) (?=(?:stretches|expands|extends|folds|opens|unfolds)\s)/giu;
/** "Works fine selling as moving house": a reason that no stop sets apart. */
const reasonBehind =
  /(?<=\p{Ll}{3}) (?=selling (?:only |just )?(?:as|because|due to|since|cos|cause|to make (?:room|space))\s)/giu;

const stuffs =
  'coconut|horn|corozo|wood|wooden|metal|plastic|steel|stainless steel|brass|leather|rubber|silicone|bamboo|alumini?um|ceramic|iron|copper|glass|oak|beech|nylon';
/** "Buttons coconut": the stuff behind the one part that is made of it. */
const partAndStuff = new RegExp(
  `${opens}(buttons|legs|feet|handles?|wheels|hinges|knobs|beads|fittings|hooks|laces|soles?|lid|frame|blades?|hardware|hoops?|zips?|zippers?) (${stuffs})${ends}`,
  'giu',
);
/** "Sky blue wifi": what stands behind its colour tells of something else. */
const colourAndSort =
  /(?<=(?:^|[.,;\n]\s?)(?:\p{L}+ )?(?:blue|gr[ae]y|black|silver|gold|white|pink|green|purple|red|starlight|graphite)) (?=(?:wi-?fi|cellular|lte|5g)(?!\p{L}))/giu;
/** "Spares or repair - runs 5 seconds": in what state it is sold, before what ails it. */
const soldFor =
  /(?<=(?:^|[.\n])\s*)((?:sold )?(?:as )?(?:for )?(?:spares (?:or|and|&|\/) repairs?|parts only|parts or repair|not working|untested|faulty)) [-–—] (?=\p{L})/giu;
/** "Made by hand no two are same". */
const noTwo = /(?<=\p{Ll}{3}) (?=no two (?:are|will|pieces|pairs)\b)/gu;
/** "Gas electric grill campfire": on what one cooks. */
const fires = 'gas|electric|induction|ceramic|halogen|grill|campfire|oven|hob|stovetop|bbq|open fire';
const firesInRow = new RegExp(`${opens}((?:(?:${fires})(?:,? (?:and |or )?)?){3,})${ends}`, 'giu');
/** "UK 6 EU 39 cherry red": the sizes in their countries, before what else is told. */
const sizesOfCountries =
  /(?<=(?:^|[.;\n])\s*)((?:(?:UK|EU|US) \d{1,2}(?:\.5)?[, /]{1,2}){0,2}(?:UK|EU|US) \d{1,2}(?:\.5)?) (?=\p{Ll}{3,}(?! fit))/gu;
/** "Rulebook no", "box yes": whether something comes along. */
const comesAlong = new RegExp(
  `(?<=(?:^|[.,;!?\\n])\\s*)((?:original |dust |carry |lens |user )?(?:box|manual|rulebook|instructions|charger|case|strap|remote|cable|batter(?:y|ies)|caps?|cover|lid|keys?|papers|paperwork|receipt|tags|bag|stand|bulb|plug|adapter|certificate|accessories)) (yes|no)(?=\\s*(?:[.,;!?\\n]|$))`,
  'giu',
);
/** "S hooks coated": how parts were treated, behind them. */
const partsTreated = new RegExp(
  `${opens}((?:\\p{L} )?(?:hooks|edges|seams|corners|ends|tips|legs|zips|joints)) (coated|sealed|taped|rounded|reinforced|padded|painted|plated|polished|hemmed|bound|lined|welded|stitched)${ends}`,
  'giu',
);
/** Words behind which an order goes on a clause. */
const goesOn =
  /(?:^|[\s(])(?:please|and|but|so|also|or|if|that|which|simply|just|will|would|can|they|you|who|always|still|really|it|to|because|as|the|this|these|those|we|i|must|should|kids|children|people)$/iu;
/** "Gets very hot do not touch", "uses a tealight (1 included) never leave unattended": a warning behind no stop. */
const warningBehind =
  /(?<=\p{Ll}{2}|\)|\d) (do not|don[’']?t|never) (?=(?:touch|leave|use|wash|soak|put|immerse|submerge|bleach|iron|tumble|heat|cover|open|overfill|overtighten|mix|store|expose|bend|fold|drop|place|run|let|feed|apply)(?:\s|[.;!]|$))/giu;
const shared =
  'cotton|linen|wool|silk|polyester|nylon|viscose|rayon|modal|bamboo|hemp|acrylic|merino|cashmere|alpaca|elastane|spandex|lycra|poly|tencel|lyocell';
/** "55 linen 45 cotton": shares that make a whole. */
const shares = new RegExp(
  `(?<![\\d.,%x×-])(\\d{2}) (${shared})(, | ?/ ?| )(\\d{1,2}) (?=(?:${shared})(?!\\p{L}))`,
  'giu',
);
/** "Comes in velvet pouch": one parcel, and the article that it lacks. */
const inParcel =
  /\b([Cc]omes|[Ss]upplied|[Pp]acked|[Aa]rrives|[Dd]elivered|[Pp]resented|[Ss]ent|[Ss]tored|[Kk]ept) in ((?!(?:an?|the|its|our|my|your|their|original|one|two|three|bulk|any|this|that|each|every)\s)(?:\p{Ll}[\p{Ll}-]+ ){0,2}(?:pouch|box|bag|tin|case|tube|jar|bottle|sleeve|wallet|envelope)(?![\p{L}-]| of))/gu;
const vowel = /^(?:[aeio]|u(?!ni|se))/u;

const signs =
  /qty|quantity|number in pack|selling| (?:metal|plastic|steel|brass|leather|rubber|silicone|bamboo|alumini?um|ceramic|iron|copper|glass)(?:\s*[.,;\n]|$)|size:? \d|(?:coconut|horn|corozo|wood|wooden|nylon|oak|beech)(?:\s*[.;\n]|$)| (?:wi-?fi|cellular|lte|5g)(?!\p{L})| (?:do not|don['’]?t|never|no two) |(?:repairs?|only|working|untested|faulty) [-–—] |(?:UK|EU|US) \d| (?:yes|no)\s*(?:[.,;!?\n]|$)|(?:hooks|edges|seams|corners|ends|tips|legs|zips|joints) \p{L}+ed|campfire|induction|halogen|stovetop|(?<!\d)\d\d [a-z]{4,9}[ ,/]/iu;
const parcelSign = /(?:comes|supplied|packed|arrives|delivered|presented|sent|stored|kept) in /iu;
const buyers =
  /(?:adults?|men|ladies|gents|kids|children|boys|girls|teens|teenagers|toddlers|babies|beginners|seniors|pets|dogs|cats|puppies|kittens)\s*(?:[.;!?\n]|$)/iu;

/** An English text with its bare entries in words: "For adults", "4 pieces", "12 metal carabiners". */
export function withBareEntries(text: string): string {
  const told = buyers.test(text)
    ? text.replace(bareBuyers, (_whole, whom: string) => `For ${whom.toLowerCase()}`)
    : text;
  const parcelled = parcelSign.test(told)
    ? told.replace(
        inParcel,
        (_whole, verb: string, parcel: string) => `${verb} in ${vowel.test(parcel) ? 'an' : 'a'} ${parcel}`,
      )
    : told;
  if (!signs.test(parcelled)) return parcelled;
  return parcelled
    .replace(bareQuantity, '$1 pieces')
    .replace(quantityOf, '$1 ')
    .replace(stuffBehind, '$1 $3 $2')
    .replace(sizeAndDeed, '$1, ')
    .replace(reasonBehind, ', ')
    .replace(partAndStuff, '$2 $1')
    .replace(soldFor, '$1. ')
    .replace(noTwo, ', ')
    .replace(comesAlong, (_whole, thing: string, answer: string) =>
      answer.toLowerCase() === 'no'
        ? `no ${thing.toLowerCase()}`
        : /^(?:original )?box$/iu.test(thing)
          ? `comes in its ${thing.toLowerCase()}`
          : `${thing} included`,
    )
    .replace(partsTreated, '$2 $1')
    .replace(sizesOfCountries, '$1, ')
    .replace(
      firesInRow,
      (_whole, row: string) =>
        `For ${row
          .toLowerCase()
          .split(/,? (?:and |or )?(?!fire)/u)
          .join(', ')}`,
    )
    .replace(colourAndSort, ', ')
    .replace(warningBehind, (whole, order: string, at: number, all: string) =>
      goesOn.test(all.slice(Math.max(0, at - 12), at))
        ? whole
        : `. ${order.charAt(0).toUpperCase()}${order.slice(1)} `,
    )
    .replace(shares, (whole, one: string, first: string, joint: string, other: string) =>
      Number(one) + Number(other) === 100 ? `${one}% ${first}${joint}${other}% ` : whole,
    );
}
