import { vendorsKnown } from '#rules/facts/vendor-names.ts';
import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { makerBeforeSeries } from './maker-before-series.ts';
import { typeHits } from './type-hits.ts';
import { detailsIn } from './details.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** Lines of goods that people name instead of their maker; the maker is another word. */
const lines = new Set(
  'iphone ipad macbook airpods playstation xbox kindle alexa barbie hydroflask'.split(' '),
);

/** Makers of things that are resold, beside those whose names no seller of other goods may use. Capital needed: some are words. */
const resold = new Set(
  'jouef ibertren savarez lenzner swix croozer pfaff gritzner kavo rozini specialized silentnight sealy slumberland juwel mountfield clarks seasalt barbour joules boden superdry reiss hobbs fjallraven fjällräven patagonia columbia berghaus salomon merrell converse carhartt dickies ugg crocs hornby bachmann lionel märklin marklin fleischmann technics denon marantz onkyo wharfedale zeiss mamiya hasselblad rollei yashica contax wedgwood denby portmeirion spode meissen rosenthal singer bernina janome omega tissot citizen longines steiff schleich corgi matchbox hasbro mattel parker montblanc pelikan lamy stanley festool hilti einhell vaillant garmin suunto bialetti olivetti singer moulinex tefal lagostina krups rowenta magimix gaggia saeco jura melitta wmf fissler zwilling wüsthof silit villeroy arzberg seltmann hutschenreuther junghans kienzle hermle liebherr bauknecht aeg gorenje grundig telefunken saba loewe blaupunkt nordmende thorens dual gardena scheppach metabo vorwerk thermomix puky hudora bobike britax cybex römer quinny ravensburger haba hape kettler roco piko sigikid deuter vaude samsonite rimowa camper pikolinos longchamp lancel lacoste kipling solido smoby vulli duralex luminarc arcopal staub opinel orbea olympus praktica agfa voigtländer zenit brionvega unitra hella valeo brembo sachs motorola nokia alcatel telefunken sennheiser pyrex corningware rubbermaid coleman zippo breitling certina jaeger-lecoultre yaesu icom kenwood baofeng boss roland korg moog marshall takamine gretsch rickenbacker selmer deutz fendt claas kubota campagnolo brooks bianchi colnago brompton penn daiwa beswick hummel lladro lladró swarovski waterford moorcroft sylvac dinky meccano scalextric airfix tamiya revell triang peco dapol commodore atari amstrad tascam akg shure ercol g-plan parker-knoll stressless vitra artek dualit numatic kärcher flymo qualcast mountfield hayter marples silverline sealey axminster wolfcraft worx bahco knipex hazet gedore facom snap-on ridgid kobalt estwing fiskars gransfors victorinox leatherman gerber kershaw benchmade osprey hilleberg jetboil trangia petromax thermos nalgene scarpa hanwag meindl lowa asolo mammut montane arcteryx haglöfs craghoppers schöffel cannondale schwinn dawes boardman bontrager mavic continental schwalbe vittoria maxxis michelin kryptonite topeak ortlieb yakima cosatto stokke uppababy babyzen smiths hardy zassenhaus westfalia thule simplex stronglight mafac huret balay fagor ufesa orbegozo teka zanussi edesa corberó beko indesit hotpoint ariston brandt radiola terraillon babyliss rossignol dynastar japy jaz bayard yema lalique baccarat longwy sarreguemines hohner bechstein blüthner leifheit emsa goebel nymphenburg dolmar sabo güde simson zündapp kreidler puch jawa bultaco montesa torrot rieju barreiros famosa geyper inoxcrom piaggio alessi guzzini batavus koga inventum babboe predom zelmer romet toro poulan ariens kenmore maytag frigidaire oster traeger corelle longaberger vizio sonos bissell evenflo broyhill thomasville tumi oakley bulova timex remington zebco werner btwin decathlon quechua roba conforama castorama darty carrefour auchan ikea kiabi jacadi vertbaudet lidl aldi marmot kelty exped klymit camelbak msr thermarest zojirushi oxo hario chemex baratza rancilio lelit hoover oreck traxxas nerf playskool joovy nuna doona maclaren jansport eastpak taylormade callaway titleist mizuno rawlings burley dgt volkl nordica quiksilver billabong sorel hoka saucony danner filson pendleton woolrich ektelon presonus focusrite mackie beyerdynamic klipsch jvc sansui teac cerwin edifier numark akai arturia squier peavey ampeg alvarez ludwig zildjian sabian meinl paiste babybjorn medela ergobaby bostitch porter-cable rikon shopsmith starrett mitutoyo fluke rigol hakko cricut juki bostik ooni waring hobart nordicware noritake fiestaware pfaltzgraff mikasa lenox haviland fenton blenko haeger roseville rookwood nambe waterman sheaffer esterbrook kaweco twsbi'.split(
    ' ',
  ),
);

/** Makers that are everyday words as well, where a text is written small. */
const everyday = new Set(
  'puma canon acer sega weber dell ford seat dual columbia parker stanley saba fender trek corsair kindle barbie loewe jura camper opinel flex royal lionel shell hardy boss brooks marshall penn osprey commodore thermos continental hummel waterford icom schwinn gerber coleman montane mammut toro'.split(
    ' ',
  ),
);

/** Whether a word in small letters names a maker that everybody knows. */
export function isMaker(word: string): boolean {
  return vendorsKnown.has(word) || resold.has(word);
}

/** A text in small letters with the capitals of makers' names: "cafetière bialetti", "máquina de coser singer"; a "sartén honda" is deep. */
export function withMakers(text: string): string {
  const isDeep =
    /(?<!\p{L})(?:sart[eé]n|olla|fuente|bandeja|cazuela|caja|ensaladera|piscina) honda(?!\p{L})/iu.test(text);
  return text.replace(/(?<![\p{L}\d@#/._-])\p{Ll}{3,}(?![\p{L}\d@_-]|[./]\p{L})/gu, (word) =>
    (isMaker(word) || word === 'décathlon') &&
    !lines.has(word) &&
    !everyday.has(word) &&
    !(isDeep && word === 'honda')
      ? word.charAt(0).toUpperCase() + word.slice(1)
      : word,
  );
}

/** Whether two words in small letters name a maker of two: "jack wolfskin". */
export const isMakerOfTwo = (words: string): boolean => makersOfTwo.has(words);

/** Makers of two words, of which the second alone names nobody. */
const makersOfTwo = new Set(
  'royal albert|royal worcester|hornsea pottery|poole pottery|seasalt cornwall|white stuff|fat face|ted baker|massimo dutti|vera bradley|hugo boss|jack wolfskin|helly hansen|canada goose|silver cross|maxi cosi|pottery barn kids|west elm|pottery barn|le creuset|herman miller|north face|new balance|dr martens|doc martens|calvin klein|tommy hilfiger|ralph lauren|michael kors|kate spade|under armour|john deere|cub cadet|hamilton beach|radio flyer|little tikes|ethan allen|nine west|rae dunn|black decker|fisher price|hot wheels|audio technica|royal doulton|royal copenhagen|tag heuer|john lewis|le coq|la marzocco|seltmann weiden|villeroy boch|petit bateau|max mara|käthe kruse|abu garcia|massey ferguson|bang olufsen|western mountaineering|big agnes|black diamond|mountain hardwear|sierra designs|outdoor research|eddie bauer|skip hop|baby jogger|baby trend|baby lock|instant pot|porter cable|nordic ware|pampered chef|melissa doug|american girl|camp chef|la cornue|old hickory|smith wesson|buck knives|lie nielsen|veritas tools|bob gear|summer infant|west marine|old town|ocean kayak|jackson kayak|land rover|range rover|aston martin|alfa romeo|rolls royce|harley davidson|royal enfield|moto guzzi|massey harris|david brown|john parris|peter parris|le chameau|joe browns|laura ashley|cath kidston|emma bridgewater|royal crown|crown derby|carl zeiss|ernst leitz|western digital|sega mega|texas instruments|general electric|morphy richards|russell hobbs|bush hog|black hawk|grand seiko|vacheron constantin|patek philippe|jaeger lecoultre|mont blanc|cross pens'.split(
    '|',
  ),
);

/** "750", "18V-55", "PX10": a figure that is no measure of the thing. */
function isCode(word: string): boolean {
  return (
    /\d/.test(word) &&
    /^[\p{L}\d][\p{L}\d./-]*$/u.test(word) &&
    !/^\d+(?:[.,]\d+)?(?:mm|cm|m|in|inch|ml|cl|l|g|kg|oz|lb|w|v|k|ct|kt|gb|tb|mah|zoll|-?(?:seat|inch|pack|piece)\p{L}*|x\d.*)?$/iu.test(
      word,
    )
  );
}

/** A maker that everybody knows, or a word before letters and a number ("Harkon SB 750"); empty when the name bears none. */
export function makerAtStart(words: readonly string[]): string {
  const [first = '', second = '', third = ''] = words;
  if (makersOfTwo.has(`${first} ${second}`.toLowerCase())) return `${first} ${second}`;
  // "Levi's 501".
  if (vendorsKnown.has(first.toLowerCase().replace(/['’]/u, '')) && !lines.has(first.toLowerCase()))
    return first;
  if (/^\p{Lu}/u.test(first) && resold.has(first.toLowerCase())) return first;
  const isSeries = /^\p{Lu}{1,4}$/u.test(second) && /^\d{2,5}\p{L}{0,2}$/u.test(third);
  return isSeries && /^\p{Lu}[\p{L}&'’-]{2,}$/u.test(first) && !namesThing(first) ? first : '';
}

/** "Grafikkarte RTX 3060", "Perceuse GSB 16": the thing itself stands before its model. */
const namesThing = (word: string): boolean =>
  (['de', 'es', 'fr', 'en'] as const).some((of) => typeHits(word, of)[0]?.text.length === word.length);

/** Letters that name a technique, a grade or a form, and nobody who makes it. */
const isCommonCapitals =
  /^(?:LED|USB|HDMI|OLED|LCD|DVD|VHS|GPS|DAB|RGB|SSD|HDD|VTT|BMX|PVC|ABS|MDF|ROM|RAM|PAL|NTSC|AOC|IGP|BIO|XXL|DIY|UHD|CPL|DTT|TNT|LOTE|PACK|NUEVO|NEUF|RARE)$/u;

/** Makers of cars, which stand in the names of parts that others made for them. */
const vehicles = new Set(
  'bmw volkswagen toyota honda suzuki ford mercedes porsche renault citroen peugeot volvo audi yamaha harley seat opel fiat skoda dacia nissan kia hyundai mazda mitsubishi lancia jeep'.split(
    ' ',
  ),
);
/** Parts of cars, by the first word of a Spanish or French name. */
const carPart = longPattern('iu')`
  ^(?:alternador|faros?|pilotos?|retrovisor(?:es)?|paragolpes|parachoques|cap[óo]t?|puerta|aleta|embrague
    |radiador|centralita|inyector(?:es)?|turbo|llantas?|amortiguador(?:es)?|[óo]ptica|airbag|elevalunas
    |volante|alternateur|phares?|feux?|rétroviseurs?|pare-chocs|capot|portière|aile|démarreur|embrayage
    |radiateur|calculateur|injecteurs?|jantes?|amortisseurs?|optique|compteur|lève-vitre|serrure)$
`;
/** Things that are made for another maker's device. */
const accessory =
  /hülle|folie|akku$|ladegerät|ladekabel|netzteil|ersatz|filter|beutel$|dichtung|düse|patrone|toner|halter|adapter|armband|zubehör|^(?:funda|carcasa|protector|cargador|batería|filtro|bolsas?|recambio|repuesto|cartucho|coque|housse|étui|chargeur|batterie|filtre|sacs?|joint|cartouche|custodia|cover|caricatore|hoesje)$/iu;

/**
 * A maker inside a name: one that everybody knows ("Kettensäge Stihl MS 170"), or in Spanish and French, which write a
 * capital inside a name for makers only, any name ("Vélo Peugeot PX10", "Reloj Candil automático").
 */
export function makerInside(given: readonly string[], language: WrittenLanguage): string {
  if (language === 'en') return '';
  // Behind "para" stands what it fits.
  const joint = given.findIndex((word) => /^(?:para|pour|für|per|voor|dla|compatible)$/iu.test(word));
  const words = joint > 0 ? given.slice(0, joint) : given;
  const knownAt = words.findIndex(
    (word, index) => index > 0 && /^\p{Lu}\p{L}{2,}$/u.test(word) && isMaker(word.toLowerCase()),
  );
  const pair = `${words[knownAt] ?? ''} ${words[knownAt + 1] ?? ''}`;
  const maker = makersOfTwo.has(pair.toLowerCase()) ? pair : (words[knownAt] ?? '');
  const isFitted = words.slice(0, Math.max(0, knownAt)).some((word) => accessory.test(word));
  if (language === 'de' && maker === '' && !accessory.test(words[0]!)) return makerBeforeSeries(words);
  if (language === 'de' || language === 'other')
    return isFitted || (language === 'de' && vehicles.has(maker.toLowerCase())) ? '' : maker;
  // "Montre LIP Dauphine": capitals right behind the thing, before the name of a line.
  const shouted = words.findIndex(
    (word, index) =>
      index > 0 && /^\p{Lu}{3,6}$/u.test(word) && /^\p{Lu}\p{Ll}{2,}$/u.test(words[index + 1] ?? ''),
  );
  if (
    shouted !== -1 &&
    !isFitted &&
    !isCommonCapitals.test(words[shouted]!) &&
    typeHits(words.slice(0, shouted).join(' '), language).length > 0
  )
    return words[shouted]!;
  const at = words.findIndex((word, index) => index > 0 && /^\p{Lu}\p{Ll}{2,}$/u.test(word));
  if (at === -1 || words.slice(1).filter((word) => /^\p{Lu}\p{Ll}{2,}$/u.test(word)).length > 2)
    return isFitted ? '' : maker;
  const word = words[at] ?? '';
  const both = `${word} ${words[at + 1] ?? ''}`;
  if (makersOfTwo.has(both.toLowerCase())) return both;
  const behindJoint = /^(?:de|del|du|des|en|con|avec|para|pour|et|y|à|a|la|le|les|el|los|las)$/iu.test(
    words[at - 1] ?? '',
  );
  const modelNext = isCode(words[at + 1] ?? '');
  const startsWithThing = typeHits(words.slice(0, at).join(' '), language).length > 0;
  // "Alternador Seat Ibiza", "phare Renault Clio": the car that the part is of.
  if (vehicles.has((words[at] ?? '').toLowerCase()) && carPart.test(words[0] ?? '')) return '';
  if (knownAt === at) return isFitted ? '' : maker;
  // "Dérailleur arrière Simplex Prestige 537": between maker and number stands the name of a line.
  const lineNext = /^\p{Lu}\p{Ll}{2,}$/u.test(words[at + 1] ?? '') && isCode(words[at + 2] ?? '');
  return modelNext || (lineNext && !behindJoint) || (startsWithThing && !behindJoint)
    ? word
    : isFitted
      ? ''
      : maker;
}

/** "Better" of a Better Sweater: what begins a model's name and is none alone. */
const praise =
  /^(?:better|best|good|great|super|perfect|premium|classic|original|new|big|little|old|real|true)$/iu;

/** "Robe Sézane T38": a size and no model, as French and Spanish sellers shorten "taille" and "talla". */
export function isShortSize(word: string, language: WrittenLanguage): boolean {
  return (language === 'fr' || language === 'es') && /^t\d{2}$/iu.test(word);
}

/** Model as the name prints it between maker and thing ("ThinkPad X1 Carbon Gen 9"), or behind the maker; empty when the words only describe. */
export function modelInName(brief: Brief, maker: string, type: string): string {
  const language = brief.language.written;
  const front = brief.product.name.split(/[,(]|\s[–—-]\s/u)[0] ?? '';
  const words = piecesOf(front.trim());
  // The last word of a maker with several: "Decker" of "Black & Decker".
  const parts = piecesOf(maker);
  const first = words.findIndex((_word, index) =>
    parts.every((part, place) => foldWord(words[index + place] ?? '') === foldWord(part)),
  );
  if (first === -1) return '';
  const at = first + parts.length - 1;
  const typeStems = new Set(stemsOf(type));
  const behind: string[] = [];
  for (const [index, word] of words.entries()) {
    if (index <= at) continue;
    const isThing =
      stemsOf(word).some((stem) => typeStems.has(stem)) ||
      (typeHits(word, language).length > 0 && !isCode(word));
    if (isThing) {
      // "Better Sweater mens": where other words are small, the capital makes the thing a part of the name.
      const rest = words.slice(index + 1);
      const isNamed =
        behind.length > 0 && /^\p{Lu}\p{Ll}/u.test(word) && rest.some((next) => /^\p{Ll}{3,}$/u.test(next));
      if (language === 'en' && isNamed) behind.push(word);
      break;
    }
    if (/^(?:for|with|für|mit|para|con|pour|avec|&|and|und|y|et)$/iu.test(word)) break;
    if (isShortSize(word, language)) break;
    // "15-090 12 inch": a bare figure before its unit measures.
    if (
      language === 'en' &&
      /^\d+(?:[.,]\d+)?$/u.test(word) &&
      /^(?:inch(?:es)?|in|cm|mm|ft|foot|feet|lbs?|oz|kg|ml|watts?|volts?)$/iu.test(words[index + 1] ?? '')
    )
      break;
    // "Mecano Entre el cielo y el suelo": the name of a record is no model.
    if (
      language === 'es' &&
      /^(?:entre|el|la|los|las|un|una|en|del|sobre|por|sin|desde|hasta|que|no)$/iu.test(word)
    )
      break;
    behind.push(word);
  }
  const tells = (word: string): boolean =>
    isCode(word) || (/^\d{1,4}(?:-\d{1,4})?$/.test(word) && behind.length > 1) || /^\p{Lu}/u.test(word);
  const describes = (word: string): boolean =>
    !isCode(word) && (detailsIn(word.toLowerCase(), language).length > 0 || !tells(word));
  while (behind.length > 0 && describes(behind.at(-1) ?? '')) behind.pop();
  // "HS7 Powered" of a studio monitor: how it works stands behind its number and is none of it.
  while (behind.length > 1 && isCode(behind[0]!) && howItWorks.test(behind.at(-1)!)) behind.pop();
  // German writes every noun with a capital, so that only a figure tells a model from what the thing shows or has.
  if (language === 'de' && at > 0 && !behind.slice(0, 2).some((word) => /\d{2}/u.test(word))) return '';
  if (behind.length === 0 || behind.length > 6 || behind.some((word) => /^\p{Ll}+$/u.test(word)))
    return codeBehind(words.slice(at + 1), language);
  if (/^\d/.test(behind[0] ?? '') && !isCode(behind[0] ?? ''))
    return codeBehind(words.slice(at + 1), language);
  if (behind.length === 1 && praise.test(behind[0]!)) return '';
  return behind.join(' ');
}

const howItWorks =
  /^(?:powered|active|passive|cordless|corded|wireless|bluetooth|digital|analog(?:ue)?|electric|electronic|acoustic|manual|automatic|semi-automatic|mechanical|portable|professional|compact|folding|foldable|rechargeable|adjustable|convertible|stereo|mono|inverter|hydraulic|pneumatic)$/iu;

/** "DHP482" of a "Makita 18V combi drill DHP482": letters and figures as makers number what they make. English. */
function codeBehind(words: readonly string[], language: WrittenLanguage): string {
  if (language !== 'en') return '';
  // "201k" of a "Singer 201k".
  if (/^\d{3,4}[a-fhijknopqrstuxyz]$/iu.test(words[0] ?? '')) return words[0]!;
  return (
    words.find(
      (word) =>
        /^(?=.*\p{Lu}\p{Lu})(?=.*\d\d)\p{Lu}[\p{Lu}\d-]{4,11}$/u.test(word) &&
        !/^IPX?\d|^\p{Lu}{1,2}\d{1,2}$/u.test(word),
    ) ?? ''
  );
}
