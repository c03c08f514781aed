import { longPattern } from '#rules/text/long-pattern.ts';
import { withSidesInRow, withStuffApart } from './marked-sides.ts';

/** Shorthand of English sellers and what it stands for; words that mean something else in another language are left. */
const shorthand: readonly (readonly [RegExp, string])[] = [
  [/(?<=^|[\s,(])w\/o(?:ut)?\s?(?=[\p{L}\d])/gu, 'without '],
  [/(?<=^|[\s,(])b4(?=\s(?:removal|posting|use|sale|dispatch|\p{L}{3,}ing)(?!\p{L}))/gu, 'before'],
  [/(?<=^|[\s,(])[wW]\/\s?(?=[\p{L}\d])/gu, 'with '],
  [/(?<=\b(?:are|an?|the|this|these|my|our|cute)\s)lil(?=\s\p{Ll})/giu, 'little'],
  [/(?<=^|[\s,(])abt\.?(?=\s\d)/gu, 'about'],
  // "Bout three years old".
  [/(?<=^|[\s,(])['’]?bout(?=\s(?:\d|a |one|two|three|four|five|six|ten|half))/gu, 'about'],
  [/(?<=^|[\s,(\d])ppl(?=[\s,.;)]|$)/gu, 'people'],
  [
    /(?<=^|[\s,(])u(?=\s(?:need|can|will|get|want|have|must|may|could|should|see|just|only|pick|use|like)\s)/gu,
    'you',
  ],
  [/(?<=^|[\s,(])(?:pls|plz)(?=\s)/gu, 'please'],
  [/(?<=^|[\s,(])msg(?=\s(?:me|us|with|for|before|if)\s)/gu, 'message'],
  [/(?<=\s(?:with|of|on|in|for|to|from|and)\s)ur(?=\s\p{Ll})/gu, 'your'],
  [/(?<=^|[\s,(])([dD]o|[dD]oes|[dD]id|[iI]s|[wW]o)nt(?=\s\p{Ll})/gu, "$1n't"],
  [/(?<=^|[\s,(])([tT]here|[wW]hat)s(?=\s(?:an?|no|one|some|in|the|still|only|also)\s)/gu, "$1's"],
  [
    /(?<=^|[\s,(])(?<!(?:^|\s)[aA] )couple (?:of )?(?=(?:(?:small|tiny|little|light) )?(?:chips|scratches|marks|dents|scuffs|stains|nicks|holes)\b)/gu,
    'a couple of ',
  ],
  [/(?<=\bincluded(?:,| but| and) (?:the )?\p{L}{2,20}) not(?=\s?(?:[.;!]|$))/gu, ' not included'],
  // "Charger included no stylus" tells two things.
  [/(?<=\bincluded) (?=no \p{Ll}{3,}(?:\s?(?:[.,;!]|$)))/giu, ', '],
  // "Tension spanner is included, no rain cover" too.
  [
    /(?<=\b(?:is|are) included), (?:but )?no (?=\p{Ll}{3,}(?: \p{Ll}{3,}){0,2}(?:\s?(?:[.;!]|$)))/giu,
    '. No ',
  ],
  // "From a smoke free, cat home": one home.
  [/(?<=\b(?:smoke|pet)[- ]free),(?= (?:\p{L}+[- ]){0,2}(?:home|house|household)\b)/giu, ''],
  // "Locksmith 24/7 cheap fast": the hours are told by the figures alone.
  [
    /(?<=^|[\s(])24\/7 (?=(?:cheap|fast|call|no|best|local|all|lowest|quick|affordable|honest|we|just|ring)\s)/giu,
    '24/7, ',
  ],
  // "Machine wash no": behind the deed a denial reads like the number of something, as in "Beard oil no.4".
  [
    /\b(machine wash|tumble dry|iron|bleach|hand wash)(?:able|ing)?:? no(?=\s*(?:[.,;!](?!\d)|$))/giu,
    'do not $1',
  ],
  [/\b(soak|submerge|boil|heat|fold|wring) (\p{L}{3,} )?no(?=\s*(?:[.,;!](?!\d)|$))/giu, 'do not $1 $2'],
  [/\b(oil) (\p{L}{3,} )?no(?=\s*(?:[.,;!](?!\s?\d)|$))/giu, 'do not $1 $2'],
  // What the law has printed on pet food, and no guarantee of a seller.
  [/\bguaranteed analysis(?=:|\s\p{L})/giu, 'Analysis'],
  // "For deadlift n rows".
  // "Out n About" is a maker. "Atlas N scale track": a letter names the scale.
  [/(?<=\p{L}{3} )n(?= \p{L}{3})(?! (?:scale|gauge|type)\b)(?!(?<=\p{Lu}\p{L}{2,12} n) \p{Lu})/gu, 'and'],
  [/(?<=\p{Lu}{3} )N(?= \p{Lu}{3})(?! (?:SCALE|GAUGE|TYPE)\b)/gu, 'AND'],
  [/\b(dishwasher|microwave|oven|freezer)(?: safe)?:? no(?=\s*(?:[.,;!]|$))/giu, 'not $1 safe'],
  [
    /\b(vegan|vegetarian|gluten[- ]free|waterproof|washable|rechargeable|refillable|dimmable|foldable):? no(?=\s*(?:[.,;!(]|$))/giu,
    'not $1',
  ],
  [/(?<=\s)req['’]d(?=[\s,.;)]|$)/gu, 'required'],
  [/\b([Nn]ot) inc\.?(?=\s*(?:[,;)!]|$|\.))/gu, '$1 included'],
  // "£700 inc. bills": the stop shortens the word, and ends no sentence.
  [/\binc\.? (?=(?:all )?(?:bills|vat|tax|postage|delivery|p&p|wi-?fi|council tax|fees)\b)/giu, 'including '],
  // "Drivers esp." behind what they are some of.
  [/, (\p{Ll}{3,}) esp\.?(?=\s*(?:[,;)!\n]|$|\.))/gu, ', especially $1'],
  [/\besp\.? (?=\p{Ll}{3,})/gu, 'especially '],
  [/\bnot incl\.?(?=\s*(?:[,;)!]|$|\.))/giu, 'not included'],
  [/(?<=(?:^|[.!?\n])\s*)incl\.?\s(?=\d|\p{Ll})/giu, 'Includes '],
  // "Pyramids, Guards! Guards!, Eric": a cry inside a row is a title, and ends no sentence.
  [/(?<=[,:] )(\p{L}{2,20})! (\p{L}{2,20})!(?=,)/gu, '$1 $2'],
  // "Ten safety features incl. lid lock"; a row of colours ("incl. black, navy or sand") lies in no box.
  [
    /(?<=\p{L}{2}s )incl\.? (?=(?!(?:(?:black|white|grey|gray|red|blue|navy|green|brown|tan|pink|natural|cream|silver|gold)(?:,| or| and)|no|not|but|and|works?|ships?|all|some|good|great|very|in|selling|pick|see|from|for|asking|as|has|is|are|can|will|only) )\p{Ll}{3,})/gu,
    'including ',
  ],
  [
    /(?<=(?:\p{L}|x\d\d?) )incl\.(?=\s+(?:\p{Lu}|not\s|\d[\d.]{0,6}\s?(?:x\s?\d|(?:cm |mm |in )?(?:wide|high|tall|long|deep))|(?:black|white|grey|gray|red|blue|navy|green|brown|tan|pink|natural|cream|silver|gold)(?:,| or | and )))/gu,
    'included.',
  ],
  [/(?<=[\p{L}\d] )incl\.?(?=\s*(?:[,;)!]|$))/giu, 'included'],
  [/\s(?:(?:ja|je|ha|he){2,}|lol|xd)(?=\s*(?:[.,!)]|\p{Extended_Pictographic}|\n|$))/giu, ''],
];
/** "Colours sage, oat and rust": the word for the choice opens its list without a colon. */
const choices = longPattern('giu')`
  (?<=(?:^|[.!?\n])\s*)(colou?rs|scents|flavou?rs|fragrances)\s(?!(?:vary|varies|may|might|are|can|will|as
      |like|such|in|of|on|to|for|from|by|with|and|or|include|including|available|run|come|differ|match
      |change|mix|fade|stay|hold|look|shown|not|do|that|you
      |we)\s)(?=(?:\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*){0,2},\s)*\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*)?(?:,
      |\s(?:and|or|&))\s\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*){0,2}\s?(?:[.;\n]|$))
`;

/** "Colours mint / coral / sky": the same with strokes between. */
const slashedChoices =
  /(?<=(?:^|[.!?\n,]\s*)(?:colou?rs|scents|flavou?rs|fragrances):?\s)\p{L}[\p{L} ’'-]{1,24}(?:\s?\/\s?\p{L}[\p{L} ’'-]{1,24}){1,9}(?=\s?(?:[.;\n]|$))/giu;

/** The same in French and Spanish: "Coloris ocre, vert sauge ou bleu nuit." */
const choicesElsewhere =
  /(?<=(?:^|[.!?\n])\s*)(coloris|couleurs|colores)\s(?=\p{Ll}{3,}(?: \p{Ll}{3,}){0,2}(?:,\s\p{Ll}{3,}(?: \p{Ll}{3,}){0,2}){0,8}(?:,|\s(?:et|ou|y|o|e))\s\p{Ll}{3,}(?: \p{Ll}{3,}){0,2}\s?(?:[.;\n]|$))/giu;

/** Names of letters that are none but in capitals, in every language: "export csv". */
const letters = /(?<=^|[\s,(])(?:csv|pdf|gps|nfc|usb|uk|hiit|ps[2-5]|gmo|gmos)(?=[\s,.;)]|$)/gu;
const lettersSign = /csv|pdf|gps|nfc|usb|\buk\b|hiit|ps[2-5]|gmo/u;

/** Without one of these no shorthand is written; most texts need no closer look. */
const signs =
  /\dJ\.|\d J\.|w\/|\blil\b|\babt\b|\bbout\b|ppl|anteed a|\bu\s|\bpl[sz]\b|\bmsg\b|\bur\b|\b(?:do|does|did|is|wo)nt\b|\b(?:there|what)s\b|\bb4\b|couple |inc|req['’]d|(?:ja|je|ha|he){2}|lol|xd|[oe]u?rs [a-z]|coloris |couleurs |colores |\bno\b|\bn\b|24\/7 |scents [a-z]|fragrances [a-z]|!,|(?:smoke|pet)[- ]free,/iu;

const shortYears =
  /(\b(?:ab|von|bis|mit|nach|seit)\s(?:ca\.\s)?)?(\d{1,2}(?:\s?(?:[-–]|bis)\s?\d{1,2})?)\s?J\.(?=(\s\p{Lu})|[\s,;)]|$)/gu;

/** "Ab 6 J. geeignet", "ca. 4-6 J., rot": German years of age. */
function inYears(text: string): string {
  return text.replace(
    shortYears,
    (_, before: string | undefined, years: string, next: string | undefined) =>
      `${before ?? ''}${years} ${before === undefined ? 'Jahre' : 'Jahren'}${next === undefined ? '' : '.'}`,
  );
}

/** "K. Rücknahme": cut short it would read as an offer. German. */
const none = /(?<=^|[\s,(])k\. (?=(?:Rücknahme|Garantie|Gewährleistung|Rückgabe)(?!\p{L}))/gu;
const noOne = /(?<=^|[\s,(])k\. (?=(?:Versand|Umtausch|Tausch|PayPal)(?!\p{L}))/gu;

/**
 * A seller's text with its shorthand spelled out ("Mint w/ white ribbon, lasts abt 1 year"), which no reader of a shop and
 * no search knows.
 */
export function spelledOut(text: string): string {
  const denied = text.includes('k. ') ? text.replace(none, 'keine ').replace(noOne, 'kein ') : text;
  const lettered = lettersSign.test(denied) ? denied.replace(letters, (word) => word.toUpperCase()) : denied;
  const named = lettered.includes(' w ') || lettered.includes(' n ') ? withSmallWords(lettered) : lettered;
  const told = /\d/u.test(named) ? withStuffApart(withSidesInRow(named)) : named;
  if (!signs.test(told)) return told;
  return shorthand
    .reduce(
      // "Tous feux dont induction" is French, and denies nothing.
      (so, [pattern, word]) => (word === "$1n't" && isFrench.test(so) ? so : so.replace(pattern, word)),
      inYears(told),
    )
    .replace(slashedChoices, (row) => row.replace(/\s?\/\s?/gu, ', '))
    .replace(choices, '$1: ')
    .replace(choicesElsewhere, '$1: ');
}

/** How resellers shorten the state of what was worn, in capitals. */
const states: Readonly<Record<string, string>> = {
  EUC: 'excellent used condition',
  VGUC: 'very good used condition',
  GUC: 'good used condition',
  BNWT: 'brand new with tags',
  BNWOT: 'brand new without tags',
  NWT: 'new with tags',
  NWOT: 'new without tags',
  BNIB: 'brand new in box',
  NIB: 'new in box',
};
const state =
  /(\s?\()?(?<![\p{L}\d#@])(EUC|VGUC|GUC|BNWT|BNWOT|NWT|NWOT|BNIB|NIB)(?![\p{L}\d])(?!(?<=\()\s?\p{L})(\))?/gu;

/** A description in English with the state of a thing in words: "EUC" is excellent used condition. */
export function stateInWords(text: string): string {
  return /UC|NW|NIB/u.test(text)
    ? text.replace(
        state,
        (_found: string, open: string | undefined, word: string, close: string | undefined, at: number) => {
          // "Excellent used condition (EUC)" says it twice.
          if (open !== undefined && close !== undefined) return '';
          const said = states[word]!;
          const opens = /(?:^|[.!?\n]\s*)$/u.test(text.slice(0, at));
          return `${open ?? ''}${opens ? said.charAt(0).toUpperCase() + said.slice(1) : said}${close ?? ''}`;
        },
      )
    : text;
}

/** "20 kg potting... sorry pottery clay": the word that its writer takes back. */
const correction =
  /\s\p{L}{3,}(?:\.{2,3}|…|,)\s?(?:sorry|oops|no,? i mean|i mean)[,:]?\s(?!(?:no|not|for|about|but|we|i|if|it|only|can[’']?t|cannot|don[’']?t)\s)(?=\p{L})/giu;

/** What sellers at auctions shout around a name, and nobody searches for. "Rare" without its mark may tell of the thing. */
const auctionTalk =
  /(?<![\p{L}\d])(?:[*~]{0,3}l(?:@[@0o]|[0o]@|00|q{2})k[*~!]{0,3}|[*~]{1,3}look[*~!]{0,3}|look!{1,3}|(?:very |ultra |super )?rare!+|wow!+|nice!+|no reserve|low reserve|(?:\d{1,3}p|99c) start|buy it now|nr(?= (?:pay ?pal|$)|$)|pay ?pal|free p ?& ?p|(?:fast|free|quick) (?:dispatch|post(?:age)?|shipping)|must see)(?![\p{L}\d])/giu;

/** "Quantity: set 4 chairs": the head of a field that was copied with it, and a set without its small word. English. */
export function nameSpelled(name: string): string {
  const told = name
    .replace(auctionTalk, ' ')
    .replace(/\s{2,}/gu, ' ')
    .replace(/^[\s,;:!*~-]+|[\s,;:!*~-]+$/gu, '');
  return (
    (told === '' ? name : told)
      .replace(/(?<!\p{L})vtge?(?!\p{L})/giu, 'Vintage')
      // "1960S", "RETRO 70S": the letter of years is small, however loud the name.
      .replace(/(?<![\p{L}\d])((?:1[6-9]|20)\d0)S(?!\p{L})/gu, '$1s')
      .replace(/(?<=\b(?:retro|vintage|early|late|mid|original) )([2-9]0)S(?!\p{L})/giu, '$1s')
      .replace(/^(?:quantity|qty|item|product(?: name)?|title|listing|for sale|selling)\s?:\s*(?=\S)/iu, '')
      .replace(/^(set|pair|pack|box|lot|bundle) (?=\d{1,3} \p{L}{3,}s(?!\p{L}))/iu, '$1 of ')
  );
}

const openedFor =
  /(?<![\p{L}\d])(?:PAO:?\s?(\d{1,2})\s?M|(?:shelf life:? )?(\d{1,2})\s?m after opening)(?![\p{L}\d])/giu;

/** "Find & pay for parking": two verbs at the opening of a sentence. */
const bothDone =
  /(?<=(?:^|[.!?\n]\s{0,2})\p{Lu}\p{Ll}{2,9}) & (?=\p{Ll}{3,} (?:for|your|the|all|every|any|an?|with|from|on|my) )/gu;

/** "A turn based card game" */
const basedOn =
  /(?<=(?:^|\s)(?:[Aa]|[Aa]n|[Tt]he|[Oo]ur) )((?!(?:firm|company|studio|shop|team|family|home)\s)\p{Ll}{3,9}) based (?=\p{Ll}{3,} )/gu;

/** English with its letters for small words: "polyester w metal clip n safety breakaway", "6 games inc fifa". "5 w" are watts. */
export function spelledEnglish(given: string): string {
  const text = given
    .replace(correction, ' ')
    // "PAO 12M", "12m after opening": for how long cosmetics keep once they are open.
    .replace(openedFor, (_whole, one: string | undefined, other: string | undefined, at: number) => {
      const opens = /(?:^|[.!?\n]\s*)$/u.test(given.slice(0, at)) ? 'Use' : 'use';
      return `${opens} within ${one ?? other} months of opening`;
    })
    .replaceAll(bothDone, ' and ')
    .replaceAll(basedOn, '$1-based ');
  if (!/ (?:w|n|inc|incl\.?) | inc(?:[.,;]|$)/u.test(text)) return text;
  return text
    .replace(
      /(?<=\p{L}{3}|\d ?(?:qt|oz|ml|cm|in|ft|gal|lb|kg|g|l|mm)) w (?=(?:\d|\p{Ll}{2}|\p{Lu}{2,4} ))/gu,
      ' with ',
    )
    .replace(/(?<=\p{Ll}{3}|&\p{Lu}) n (?=\p{L}{2}|\d)(?!(?<=\p{Lu}\p{L}{2,12} n )\p{Lu})/gu, ' and ')
    .replace(/(?<=(?:^|[,.;]\s)\p{L}\p{Ll}{1,20}(?: \p{Ll}{2,20}){0,4}) incl\.(?= \p{Ll})/gu, ' included.')
    .replace(/(?<=\p{Ll}{3} )inc(?=[.,;]?$|[,;]|\. (?:not?|it|no) |\. \p{Lu})/gu, 'included')
    .replace(/(?<=\p{Ll}{3} )inc(?= \p{Ll}{3})/gu, 'including');
}

const isFrench =
  /(?:^|\s)(?:des|du|avec|pour|tous|toutes|aux?|les?|une|sans|est|sur|dont une?|dont \d)\s|[éèêàç]/iu;
const englishWords = /\b(?:the|for|with|by|you|and|good|my|of|not|this|new|has|are)\b/iu;
const otherLetters = /[^\0-~\p{Extended_Pictographic}\uFE0F–—’‘“”°£€½¼]/u;

/** "Collect w van", "journals n laptops": letters that are words of their own in Polish and other languages. */
function withSmallWords(text: string): string {
  if (!englishWords.test(text) || otherLetters.test(text)) return text;
  return text
    .replace(/(?<=\p{Ll}{3}) w (?=(?:\d|\p{Ll}{2}))/gu, ' with ')
    .replace(/(?<=\p{Ll}{3}) n (?=\p{Ll}{3}|\d+ \p{Ll}{3})/gu, ' and ');
}

/** What opens a letter, and what closes one; a listing is none. */
const greeting = longPattern('iu')`
  ^(?:hi+|hello+|hey+|hiya|hallo+|halli ?hallo|moin(?: moin)?|servus|grüß (?:gott|euch|dich)
    |guten (?:tag|morgen|abend)|hola+|holi+|buenas(?: tardes| noches)?|buenos días|bonjour+|bonsoir|salut
    |coucou|ciao|buongiorno|salve|olá+|oi|hoi|goedendag|cześć|witam|dzień dobry
    |hej)((?:\s[\p{L}’']{1,12}){0,4}?)\s?[!,.]+\s+(?:[\p{Extended_Pictographic}\uFE0F]\s*){0,4}(?=\p{L})
`;
/** "Bonjour Je vends …", "Hallo Verkaufe …": a hello without its mark before what the seller does. */
const bareHello = longPattern('iu')`
  ^(?:description\s?:?\s)?(?:bonjour|bonsoir|hallo|hola|buenas(?: tardes)?|buenos días|hi)[\s,!.]+(?=(?:je |j['’]|nous |on |vends? |ich |wir |verkauf|biete |vendo |se vende |i |selling )\s?\p{L})
`;
/** Whom a greeting names: small words, and nobody's name ("Hello Kitty, pink"). */
const greeted =
  /^(?:\s(?:\p{Ll}\S*|Lieben?|Leute|Freunde|Mädels|Mamis?|Papis?|Mamas?|Papas?|Eltern|Zusammen|Bastler|Sammler|Interessenten|\p{Lu}\p{Ll}+(?:freunde|fans|liebhaber)))*$/u;
const thanks =
  /(?<=^|[.!?)\n]\s*)(?:many |vielen )?(?:thanks|thank you|danke|gracias|merci)(?: (?:so much|very much|for (?:looking|reading|visiting|stopping by)[^.!?\n]{0,40}|fürs (?:schauen|lesen|vorbeischauen)|por (?:mirar|visitar)[^.!?\n]{0,40}|de votre visite))?\s?[.!]*\s*$/iu;

/** "heyyy 🥰 so these are …", "omg so …": a hello without a mark, and a word of wonder, before what the text begins with. English. */
const chat = longPattern('iu')`
  ^(?:(?:hey{2,}|hi{2,}|hello{2,}|hiya|yo|omg|ok(?:ay)? so|(?:hey|hi|hello)(?=\s?\p{Extended_Pictographic}
        |\s(?:all|guys|everyone|there|folks|lovel\p{L}+)[\s,]))(?!\p{L})(?:\s(?:all|guys|everyone|there
        |folks|lovel\p{L}+))?[\s,.!~\p{Extended_Pictographic}\uFE0F]*){1,3}(?:so (?=(?:this|these|here|i|my
        |we)\s))?(?=\p{L})
`;
/** "SPEC: VOLTAGE: 12V / …", "Description: Solid oak …": the head of a copied sheet says nothing of what stands below it. */
const sheetHead = longPattern('iu')`
  ^(?:(?:product |technical |item )?(?:spec(?:s|ification|ifications)?|description|details|info(?:rmation)?
      |overview|price list|prices)|(?:notes?|texts?|copy|draft|facts?|info|details?) for (?:the|my|our) (?:listing|store(?: page)?|app store(?: page)?|play store|page|website|web page|video|description|site)
    |(?:notizen|text|stichworte|infos?) (?:für|zu) (?:das|die|den|der|unsere?n?) (?:inserat|listing|eintrag|seite|webseite|website|video|app|beschreibung)
    |(?:notas|texto|datos) (?:para|de) (?:la|el|mi|nuestra) (?:ficha|anuncio|página|web|vídeo|video|app|tienda)
    |(?:notes|texte|infos) (?:pour|de) (?:la|le|ma|notre|l[’'])\s?(?:fiche|annonce|page|site|vidéo|appli|boutique)|produktbeschreibung|beschreibung|artikelbeschreibung|technische daten
    |descripci[óo]n(?: del producto)?|ficha t[ée]cnica|description(?: du produit)?|fiche technique
    |caract[ée]ristiques(?: techniques)?)\s?[:\n]\s*(?=\S)
`;

/** "Product Name: Whole House Water Filter" above other rows: what the form's own field says. */
const nameRow =
  /^(?:product name|item name|product title|produktname|artikelname|nombre del producto|nom du produit)\s?:[^\n]{2,120}\n(?=[^\n:]{2,40}:)/iu;

/** A description without the seller's hello and thanks and the head of a sheet it was copied from. Text that is nothing else stays. */
export function withoutGreeting(given: string): string {
  const headless = given.replace(sheetHead, '').replace(nameRow, '');
  const text = bareHello.test(headless) ? upperCased(headless.replace(bareHello, '')) : headless;
  const hello = greeting.exec(text) ?? chat.exec(text);
  const rest =
    hello !== null && greeted.test(hello[1] ?? '') ? upperCased(text.slice(hello[0].length)) : text;
  const plain = rest.replace(thanks, '').trim();
  return plain === '' ? text : plain;
}

const upperCased = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
