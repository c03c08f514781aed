import { figureBeforeNoun, isUncounted, severalWhere, sortsOf } from './figured-nouns.ts';
import { claimHits } from '#rules/ledger/claim-index.ts';
import { isSmallTown } from '#rules/ledger/english-place.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { spelledNames } from '#rules/text/spelled-names.ts';
/** Nouns without a plural and without "a": "it has padding", never "a padding". */
const massNouns = new Set(
  (
    'acid air gas chalk popcorn granola muesli pasta rice sugar salt flour dust noise odour odor lint glare ' +
    'residue insulation storage protection technology support ventilation padding stitching wiring ' +
    'packaging connectivity bluetooth wifi wi-fi resistance access software equipment hardware ' +
    'information advice help music memory wood paper wax oil water foam lighting charging sound heat ' +
    'light-weight leather cotton linen wool steel silicone rubber plastic bamboo denim canvas silk ' +
    'velvet suede nylon polyester acrylic ceramic stoneware porcelain enamel lacquer varnish yarn ' +
    'thread marble brass copper aluminium aluminum titanium gold silver glass clay concrete oak walnut ' +
    'beech birch pine teak ash maple fur felt mesh fabric coffee tea honey salt sugar flour rice ' +
    'oatmeal aloe shea chamomile lavender vanilla mint rosemary fruit chocolate butter milk vitamin ' +
    'caffeine alcohol gluten soy power compatibility mode-switching feedback navigation tracking sync ' +
    'syncing encryption battery-life life noise delivery assembly installation shipping acid zinc iron ' +
    'lume retinol collagen keratin niacinamide glycerin protein fibre fiber starch cocoa magnesium ' +
    'spawn mycelium sourdough calcium gelatine gelatin lanolin menthol resin compost gravel sand hay litter substrate tubing ' +
    'piping webbing velcro grout soil fuel bait charcoal firewood propane butane sunscreen cement ' +
    'plaster mulch manure fertiliser fertilizer kindling thread twine rope-work sealant adhesive tape ' +
    'grease lubricant solder flux food bedding jewellery jewelry cutlery crockery bunting ink foil ' +
    'seed birdseed ethernet wifi broadband software pigment dye grease peva eva tpu tpe pvc mdf'
  ).split(' '),
);
const countableIng = new Set([
  'lining',
  'ring',
  'string',
  'spring',
  'setting',
  'coating',
  'rating',
  'casing',
  'fitting',
  'opening',
  'earring',
  'wing',
  'finishing',
  'covering',
  'ceiling',
  'drawing',
  'painting',
  'bushing',
  'housing',
  'mounting',
  'binding',
]);
const pluralWords = new Set([
  'people',
  'children',
  'feet',
  'teeth',
  'men',
  'women',
  'leaves',
  'shelves',
  'knives',
  'halves',
  'mice',
  'geese',
  'batteries',
  'pcs',
]);
const singularInS = /(?:ss|us|is|ous|lens|glass|canvas|atlas|gas|bus|chess|series|news)$/iu;
const numberWord =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many|some|both|few|all|no|any|every|each|one|another|this|that|these|those|the|an?|its|our|my|your|their|more|less|up|over|about|around|only|approx)\b(?!-)/iu;

/** Acronyms that look like words and are read letter by letter. */
const spelledOut =
  /^(?:LED|SUV|FAQ|MOT|HID|SAE|NES|SNES|SEO|SOS|MUA|MOQ|ROI|RAV|RIB|REC|MIT|NAD|SAP|FIS|HIV|LIR)s?\d*$/u;

/** "a" or "an" by sound (writing guide §5.8): an hour, an LED, an 8 l tank; a useful one, a USB cable. */
export function article(next: string): 'a' | 'an' {
  const word = /^["'“(]*([\p{L}\p{N}.-]+)/u.exec(next)?.[1] ?? '';
  if (/^\d/.test(word)) return /^(?:8|11(?!\d)|18(?!\d)|8\d*|1[18]\d{3})/.test(word) ? 'an' : 'a';
  if (
    /^(?:[AEFHILMNORSX]|[AEFHILMNORSX][A-Z\d]+|[AEFHILMNORSX]-\p{L}+)$/u.test(word) &&
    !/^(?:LASER|RAM|ROM|NASA|SIM|LAN|NATO|MIDI|HEPA|SUV's)$/u.test(word) &&
    // "RUG RAG braided rug": what can be said as a word is one.
    (!/^[FHLMNRSX][AEIOU][A-Z]/u.test(word) || spelledOut.test(word))
  )
    return 'an';
  if (/^(?:hour|honest|heir|honou?r)/iu.test(word)) return 'an';
  if (/^(?:uni(?!n|m)|use|usu|usa|uti|eu|one(?!-?i)|once|u-|ur[aio]|ubi|USB|UV|UK|US$|ewe)/iu.test(word))
    return 'a';
  return /^[aeiouàéèêô]/iu.test(word) ? 'an' : 'a';
}

/** Last word of a noun phrase before its first "with", "for", "in" …. */
export function headOf(phrase: string): string {
  const front = phrase
    .replace(/glow in the dark/iu, 'glowing')
    .split(
      /\s(?:with|for|in|of|on|to|from|by|at|that|which|made|without|and|or|plus|per|under|around|along|inside|outside|down|behind|between|through|across|above|below|against|near|over|as)\s|[,(:;]/iu,
    )[0]!
    // "Stamped letters filled with enamel": what was done to several things stands behind them.
    .replace(/(?<=\p{L}{2}[^s\P{L}]s)\s\p{Ll}{3,}ed$/u, '')
    // "Raised edges 1.5mm": how much of it stands behind the noun.
    .replace(/(?<=\p{L}{3})\s\d[\d.,]*\s?(?:mm|cm|m|in|inch|ml|l|g|kg|oz|lb|mah)$/iu, '');
  return /([\p{L}\p{N}’'-]+)\W*$/u.exec(front.trim())?.[1] ?? '';
}

/** Whether a noun phrase is plural, by its head. */
export function isPlural(phrase: string): boolean {
  // "gray and white stripes": one thing with two attributes.
  const paired = /^(?:\p{L}+(?:, \p{L}+)?) and (\p{L}.*)$/u.exec(
    phrase.split(/\s(?:with|for|in|of|on|to|from)\s/iu)[0]!,
  );
  if (paired !== null && !/^(?:an?|the|one)\s/iu.test(paired[1]!) && paired[1]!.includes(' '))
    return isPlural(paired[1]!);
  const head = headOf(phrase).toLowerCase();
  if (pluralWords.has(head)) return true;
  return /\ss\b|s$/u.test(head) && !singularInS.test(head) && head.length > 2;
}

/** "Hand painted red and gold flowers": two colours of things in the plural. */
export function hasSharedNoun(phrase: string): boolean {
  const [, before = '', noun = ''] =
    /(?<!\p{L})(\p{Ll}{2,20}) and \p{Ll}{2,20} (\p{Ll}{2,24})$/u.exec(phrase) ?? [];
  return noun !== '' && isPlural(noun) && claimHits(before, 'en')[0]?.payload.kind === 'colour';
}

/** "a silicone seal", "two doors", "padding": the phrase as an object, with its article where it takes one. */
export function withArticle(phrase: string): string {
  const text = lowerFirst(phrase);
  // "Two way zip": how many ways one zip has.
  if (
    /^(?:two|three|four|five|six)[ -]\p{Ll}+[ -]\p{L}/u.test(text) &&
    !/^\p{Ll}+[ -]\p{Ll}+s /u.test(text) &&
    !isPlural(text)
  )
    return `a ${text}`;
  if (numberWord.test(text) || isPlural(text) || sortsOf.test(text) || severalWhere.test(text)) return text;
  // "4 pairs blue light readers", "4 pouches & a cloth": several.
  if (/^(?:[2-9]|\d\d+) \p{L}+[^s\P{L}]s(?:\s|$)/u.test(text)) return text;
  // "Cushions flat-ish", "covers washed": how several things are stands behind them.
  if (/^\p{Ll}+[^s\P{L}]s \p{Ll}+(?:-?ish|ed|less|free)$/u.test(text)) return text;
  // "15% vitamin C" is a share of it, and no thing that can be counted.
  if (/^\d[\d.,]*\s?%|^\d[\d.,]* ?\p{L}+ of /u.test(text)) return text;
  // "Bluetooth 5.0" and "LHD & RHD" are norms, and no thing that can be counted.
  if (/^\p{Lu}{2,4} ?[&/+] ?\p{Lu}{2,4}$/u.test(phrase)) return phrase;
  if (/^(?:bluetooth|wi-?fi|nfc|gps|rfid|anc|usb(?:-[ac])?|hdmi|dolby \p{L}+)(?: \d[\d.]*)?$/iu.test(text))
    return text;
  const head = headOf(text).toLowerCase();
  if (massNouns.has(head) || (head.endsWith('ing') && !countableIng.has(head)) || isUncounted(text, head))
    return text;
  // "1 peek hole" counts it already.
  if (/^1 \p{Ll}/u.test(text)) return text;
  if (/^\d/.test(text) && !figureBeforeNoun.test(text)) return text;
  return `${article(text)} ${text}`;
}

/** Lower case at the start unless the word is a name, an acronym or German-like mixed case. */
export function lowerFirst(text: string): string {
  if (isSmallAscii(text.charCodeAt(0))) return text;
  // The Turkish letter is two signs in other small letters.
  if (text.startsWith('İ')) return `i${text.slice(1)}`;
  // "May crystallize": no month before a verb.
  if (/^May (?!sale|bank|day|half|to|is|was|and|or|in|till|until)\p{Ll}/u.test(text))
    return `m${text.slice(1)}`;
  const first = /^[\p{L}\p{N}’'-]+/u.exec(text)?.[0] ?? '';
  if (spelledNames.get(first.toLowerCase()) === first) return text;
  if (isSmallTown(first.toLowerCase())) return text;
  // "From Uji Kyoto": the name stands behind it.
  if (
    /^(?:Its|It|They|The|This|These|You|Each|From|With|For|By|At|In|On|Genuine|Original|Official|Replacement|Spare|Part|Model|Fits|Suits|Includes|Takes|Uses|Needs) \p{Lu}/u.test(
      text,
    )
  )
    return text[0]!.toLowerCase() + text.slice(1);
  if (
    /^\p{Lu}\p{Ll}/u.test(first) &&
    (!properStart.has(first) || eaten.test(text)) &&
    !/\p{Ll}-?\p{Lu}/u.test(first) &&
    !listsNames.test(text) &&
    !/^\p{Lu}\p{Ll}+ n \p{Lu}/u.test(text) &&
    !latinName.test(text) &&
    !ofMaker.test(text) &&
    !nameAndYear.test(text) &&
    !nameAndLine.test(text) &&
    !opensWithName(text)
  ) {
    return text[0]!.toLowerCase() + text.slice(1);
  }
  if (first === 'A') return `a${text.slice(1)}`;
  return text;
}

/** "Bloomsbury 2000": who brought it out, and when. */
const nameAndYear =
  /^(?!\p{L}+ed\s|Made|Bought|Circa|From|New|Since|Spring|Summer|Autumn|Winter)\p{Lu}\p{Ll}{3,} (?:1[89]|20)\d\d$/u;

/** "Mountfield HP41", "Juwel Rio 125": a name before the number of what its maker makes. */
const ofMaker = longPattern('u')`
  ^(?!(?:Fits|Uses|Takes|Needs|Has|Holds|Runs|Suits|Comes|Includes|Works|Supports|Charges|Accepts|With|Size
      |Sizes|Model|Part|Genuine|New|Used|Original|Standard|Class|Type|Grade|Rated|Certified|Complies|Tested
      |Meets|Up|Over|Under|About|Approx|Around|Set|Pack|Box|Pair|From|For|Made|Bought|Serviced|Old|Black
      |White|Red|Blue|Green|Grey|Gray|Silver|Gold|Dual|Single|Double|Full|Ultra|Super|Built|Removed|Replaces
      |Requires|Powered|Wired|Solid|Natural|Pure|Finished|Printed|Compatible|Dimensions|Weight|Height|Width
      |Length)(?!\p{L}))\p{Lu}\p{Ll}{2,} (?:\p{Lu}{1,4}-?\d{2}\p{L}{1,3}(?![\p{L}\d])|\p{Lu}{2,4}-?\d[\p{L}\d-]*|\p{Lu}-?\d{3}[\p{L}\d-]*
    |\p{Lu}\p{Ll}{2,} \d{2,5}(?![\p{L}%]))
`;

/** "Lowepro ProTactic 450": a name before the line that its maker calls so. */
const nameAndLine = /^\p{Lu}\p{Ll}{3,} \p{Lu}\p{Ll}+\p{Lu}\p{Ll}+ /u;

/** "Sansevieria laurentii": a plant by its genus and its kind. */
const latinName =
  /^\p{Lu}\p{Ll}{3,}(?:ia|um|us|is|ea|ra|on|ys|ron|ena|ula|era) \p{Ll}{4,}(?:ii|iana|ensis|folia|folium|florum|iflora|ata|osa|alis|icum|idum|oides|escens|ifera)(?!\p{L})/u;

/** "Assam, Keemun and a little Lapsang": what follows has its capital inside the line, so the first is a name too. */
const listsNames =
  /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?: (?:and|or|&)|,) \p{Lu}\p{Ll}{2,}(?:,| (?:and|or|&|\p{Ll})|$)/u;

/** "Apple sauce", "turkey jerky", "china cup": no maker and no land. */
const eaten =
  /^(?:Apple (?!watch|pencil|tv|pay|id|car|music|store)|Turkey (?:breast|meat|necks?|jerky|mince|bacon|feathers?|treats?)(?!\p{L})|China (?:cups?|plates?|tea|cabinet|mugs?|dolls?|bowls?|sets?)(?!\p{L}))\p{Ll}?/u;

/** How a thing is, before its maker: "upcycled Levis trucker jacket", "vintage Singer". */
export const saysHow =
  /^(?:\p{L}{3,}(?:ed|ing|able|ible|proof|less|ous)|Vintage|Genuine|Original|Authentic|Handmade|Rare|Old|New|Classic|Antique|Custom|Official|Large|Small)(?!\p{L})/u;

/** "Horween Chromexcel leather", and no "Soft Italian tulle". */
function opensWithName(text: string): boolean {
  if (saysHow.test(text)) return false;
  const second = /^\p{Lu}\p{Ll}+ (\p{Lu}\p{Ll}{2,})(?:,? \p{L}| [-–—] \p{Lu})/u.exec(text)?.[1];
  return second !== undefined && !properStart.has(second);
}

const properStart = new Set(
  (
    'England Scotland Wales Ireland Britain Germany France Italy Spain Portugal Greece Turkey Sweden ' +
    'Norway Denmark Finland Poland Austria Belgium Holland Japan China India Korea Vietnam Thailand ' +
    'Mexico Brazil Peru Canada America Europe Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays ' +
    'Sundays I Mon Tue Tues Wed Thu Thur Thurs Fri Sat Jan Feb Apr Jun Jul Aug Sep Sept Oct Nov Dec English French German Italian Spanish Swiss ' +
    'Japanese Portuguese Scottish Irish British European American Bluetooth Android Windows Apple ' +
    'Google Samsung Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March ' +
    'April May June July August September October November December Christmas Easter Halloween Thanksgiving Passover Lent Ramadan Eid Diwali Hanukkah Rolex Airbnb Greek ' +
    'Turkish Dutch Danish Norwegian Swedish Polish Chinese Korean Thai Indian Mexican Moroccan Persian ' +
    'Russian Welsh Cornish Canadian Australian African Asian Nordic Scandinavian Victorian Edwardian ' +
    'Egyptian Icelandic Himalayan Arabic Hebrew Latin Excel Python Xero Shopify Etsy Amazon Instagram ' +
    'Facebook Microsoft Photoshop Lightroom Notion Lego Velcro Teflon Kevlar Cordura Gore-Tex ' +
    'Invisalign Botox Pilates Zumba Bosch Shimano Toyota Volkswagen Yamaha Daikin Vaillant Airbnb Vrbo ' +
    'Minecraft Roblox Pinterest Canva Figma Klaviyo Mailchimp Squarespace Webflow Salesforce Tesla ' +
    'Honda Nissan Mazda Subaru Hyundai Audi Mercedes Porsche Volvo Jeep Lexus Peloton Medicare ' +
    'Medicaid Medigap Steinway Kubota Husqvarna Stihl Makita Dremel Dyson Kindle Velux Trex Montessori ' +
    'Cambridge London Bristol Norfolk Suffolk Essex Sussex Surrey Hampshire Dorset Devon Cornwall ' +
    'Somerset Yorkshire Lancashire Cumbria Northumberland Shropshire Derbyshire Herefordshire Orkney ' +
    'Shetland Belgian Colombian Ethiopian Kenyan Brazilian Peruvian Bolivian Argentinian Chilean ' +
    'Guatemalan Indonesian Sumatran Vietnamese Malaysian Madagascan Ghanaian Ugandan Rwandan Cuban ' +
    'Jamaican Tuscan Sicilian Bavarian Austrian Hungarian Czech Croatian Bulgarian Romanian Ukrainian ' +
    'Lebanese Israeli Iranian Nepalese Tibetan Mongolian Celtic Breton'
  ).split(' '),
);

/** Whether English writes a word with a capital wherever it stands: peoples, lands, days, feasts, known makers. */
export function isProperWord(word: string): boolean {
  return properStart.has(word);
}

const letterWord = /^(?:usb|led(?! by\s)|oled|lcd|hdmi|rgb|gps|nfc|diy|uv|tv|dvd)(?=[\s-])/u;

function isSmallAscii(unit: number): boolean {
  return unit >= 0x61 && unit <= 0x7a;
}

/** Turkish words with that letter in front and no other that tells the language. */
const turkishWord =
  /^(?:ipucu|ipuçlar\p{L}*|iplik|iplikten|ipek|ipekten|içi|içinde|içerik|içerir|indirim\p{L}*|istatistik\p{L}*|ilerleme|ilk|iki|istek|isteyene|isim|isme|ince|işlem\p{L}*|iş|işleme|ihtiyaç|iade|iyi)(?!\p{L})/u;
const turkishI = 0x69;

/** Upper case at the start, whatever stands there. */
export function upperFirst(text: string): string {
  // Capitals and figures, as most texts begin, stay; two small letters are a plain word.
  const unit = text.charCodeAt(0);
  if ((unit >= 0x41 && unit <= 0x5a) || (unit >= 0x30 && unit <= 0x39)) return text;
  // "macOS" and "watchOS" are spelled so, and "c1880".
  if (text.startsWith('OS', 3) || text.startsWith('OS', 5) || /^ca?\.? ?1\d{3}/u.test(text)) return text;
  // Turkish has a capital of its own: "İğne oyası".
  if (unit === turkishI && (/[ğı]/u.test(text) || turkishWord.test(text))) return `İ${text.slice(1)}`;
  if (isSmallAscii(unit) && isSmallAscii(text.charCodeAt(1))) {
    // "USB-C hub", "LED strip": letters that stand for words are all capitals.
    const letters = letterWord.exec(text)?.[0];
    return letters === undefined
      ? text.charAt(0).toUpperCase() + text.slice(1)
      : letters.toUpperCase() + text.slice(letters.length);
  }
  // "iCloud" is spelled so.
  if (/^\p{Ll}\p{Lu}|^i[3579](?!\d)/u.test(text)) return text;
  return text.replace(/^["'“(]*\p{Ll}/u, (letters) => letters.toUpperCase());
}

/** "Felt Christmas garland": feasts keep their capital. */
export const withFeastCapitals = (text: string): string =>
  text.replace(/\b(?:christmas|easter|halloween|hanukkah|diwali|thanksgiving)\b/gu, upperFirst);
