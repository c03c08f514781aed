/**
 * Finds what a text claims and its brief does not say: numbers, materials, sizes, certificates. Written for
 * these tests alone, from other lists and by another method than the product's own claim check, so that the
 * same mistake is not made twice.
 */

const numberWords: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  zwei: '2',
  drei: '3',
  vier: '4',
  fünf: '5',
  sechs: '6',
  sieben: '7',
  acht: '8',
  neun: '9',
  zehn: '10',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
  diez: '10',
  deux: '2',
  trois: '3',
  quatre: '4',
  cinq: '5',
  sept: '7',
  huit: '8',
  neuf: '9',
  dix: '10',
  due: '2',
  tre: '3',
  quattro: '4',
  cinque: '5',
};

/** A number with every reading of its marks: "1.200" is 1.2 and 1200, "2,5" is 2.5 and 25. */
function readings(raw: string): string[] {
  const digits = raw.replace(/[\s  ](?=\d{3})/gu, '');
  const plain = (text: string): string =>
    text === '' || Number.isNaN(Number(text)) ? '' : String(Number(text));
  return [
    plain(digits.replaceAll(',', '')),
    plain(digits.replaceAll('.', '').replaceAll(',', '.')),
    plain(digits.replaceAll(/[.,]/gu, '')),
    ...digits.split(/[.,]/u).map(plain),
  ].filter((text) => text !== '');
}

const numberPattern = /\d+(?:[.,  ]\d{3})*(?:[.,]\d+)?/gu;

function numbersOf(text: string): Set<string> {
  const numbers = new Set<string>();
  for (const match of text.matchAll(numberPattern))
    for (const reading of readings(match[0])) numbers.add(reading);
  for (const match of text.matchAll(/\d+/gu)) numbers.add(String(Number(match[0])));
  for (const match of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    const digit = numberWords[match[0]];
    if (digit !== undefined) numbers.add(digit);
  }
  return numbers;
}

const materials =
  'stainless steel iron brass bronze copper pewter titanium chrome silver gold platinum leather suede nubuck cotton linen hemp jute wool merino cashmere alpaca silk satin velvet denim fleece felt canvas polyester nylon viscose bamboo acrylic spandex elastane polypropylene neoprene oak walnut beech birch pine cedar maple teak mahogany plywood mdf veneer wooden cork rattan wicker cardboard stoneware earthenware terracotta porcelain ceramic concrete marble granite slate crystal resin silicone rubber latex foam abs pvc vinyl melamine plastic aluminium aluminum soy beeswax edelstahl messing kupfer leder baumwolle leinen wolle seide samt filz holz nussbaum eiche buche kiefer keramik porzellan steingut glas silikon gummi kunststoff papier karton kork acero aluminio latón cobre cuero algodón lino lana seda madera roble pino nogal cerámica porcelana vidrio silicona plástico cartón acier inox laiton cuivre cuir coton laine soie bois chêne noyer céramique porcelaine verre silicone plastique papier carton'.split(
    ' ',
  );
const certificates =
  /\b(?:certified|certificate|certification|approved|accredited|licensed|insured|patented|award\p{L}*|iso\s?\d+|ce mark\p{L}*|fda|gots|oeko-?tex|fsc|natrue|energy star|ul listed|gas safe|niceic|astm|vegan|organic|bio|halal|kosher|bpa|hypoallergenic|waterproof|leakproof|shatterproof|fireproof|non-?toxic|eco-?friendly|sustainable|biodegradable|recyclable|guarantee\p{L}*|warranty|lifetime|best|finest|unique|genuine|authentic|handmade|hand-?made|zertifiziert|garantie|wasserdicht|nachhaltig|spülmaschinen\p{L}*|certificad\p{L}*|garantía|impermeable|sostenible|artesanal|certifié\p{L}*|garanti\p{L}*|étanche|durable|artisanal\p{L}*|dishwasher|microwave|oven-?safe|machine[- ]wash\p{L}*|tumble|free shipping|next[- ]day|money back|made in|imported)\b/giu;
const clothesSize = /\b(?:XXS|XS|XXL|XXXL|[2-5]XL)\b/gu;
const unitAfterNumber =
  /(\d+(?:[.,]\d+)?)\s?(mm|cm|m²|m2|km|kg|g|mg|ml|cl|l|oz|lb|lbs|in|ft|inches|w|v|mah|lm|lumens|k|gb|mb|tb|hz|db|psi|gsm|kcal|h|hours?|min(?:utes?)?|days?|weeks?|months?|years?|%|€|£|\$|euros?)(?![\p{L}])/giu;

function words(text: string): string {
  return ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%€£$²]+/gu, ' ')
    .trim()} `;
}

/** Claims of `text` without a word of the brief behind them, each in a few words. */
export function inventedClaims(text: string, briefText: string): string[] {
  const invented: string[] = [];
  const known = numbersOf(briefText);
  const brief = words(briefText);
  // A video idea numbers its shots; those numbers are no facts.
  const plain = text
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/\b(?:shot|plan|plano|toma|bild|einstellung|szene) [1-9]\b/giu, ' ');
  for (const match of plain.matchAll(numberPattern)) {
    if (!readings(match[0]).some((reading) => known.has(reading))) invented.push(`number ${match[0]}`);
  }
  for (const match of plain.matchAll(unitAfterNumber)) {
    const unit = (match[2] ?? '').toLowerCase();
    const stem = unit.length > 3 ? unit.replace(/s$/u, '') : unit;
    if (!briefText.toLowerCase().includes(stem)) invented.push(`unit ${match[0]}`);
  }
  const output = words(plain);
  for (const material of materials) {
    if (output.includes(` ${material} `) && !brief.includes(` ${material}`) && !brief.includes(material)) {
      invented.push(`material ${material}`);
    }
  }
  for (const match of plain.matchAll(certificates)) {
    const stem = words(match[0]).trim().slice(0, 7);
    if (!brief.includes(` ${stem}`)) invented.push(`claim ${match[0]}`);
  }
  for (const match of plain.matchAll(clothesSize)) {
    if (!briefText.toUpperCase().includes(match[0])) invented.push(`size ${match[0]}`);
  }
  return [...new Set(invented)];
}
