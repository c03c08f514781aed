import { hasComplement } from '#rules/ledger/head-first.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { stemOf } from '#rules/text/words.ts';
import { compoundOf } from './compound-things.ts';
import { isMeantOtherwise, manySenses } from './one-sense.ts';
import { relatedEveryday } from './related-words-everyday.ts';
import { relatedFamilies } from './related-words-families.ts';
import { germanFamilies } from './related-words-german.ts';
import { germanWareFamilies } from './related-words-german-wares.ts';
import { romanceFamilies } from './related-words-romance.ts';
import { romanceWareFamilies } from './related-words-romance-wares.ts';
import { relatedGoods } from './related-words-goods.ts';
import { relatedShelves } from './related-words-shelves.ts';
import { relatedThings } from './related-words-things.ts';
import { relatedTrades } from './related-words-trades.ts';
import { englishRelated } from './related-words-wares.ts';

/**
 * Single words that people search a thing by, for hidden fields that take only single words (Amazon's search
 * terms, Apple's keyword field). Each holds for every such thing: what it is, what one does with it; never a
 * material, a size, an audience or an effect.
 */
const tables: Readonly<Record<WrittenLanguage, string>> = {
  en: `
bottle: drinking drink beverage hydration flask
box: container storage case
mug: cup coffee tea drink drinkware
cup: mug coffee tea drink drinkware
bowl: dish feeder feeding serving
plate: dish dinnerware tableware
pan: cookware cooking stovetop kitchen
pot: cookware cooking kitchen
knife: blade cutting kitchen cutlery
spatula: utensil cooking kitchen baking tool
towel: cloth drying linen bathroom
mat: pad floor
bed: sleeping rest resting sleep
blanket: throw cover bedding
pillow: cushion bedding sleep
rug: carpet floor decor
lamp: light lighting
light: lamp lighting
trekking: hiking walking hike trail stick
apron: cooking baking kitchen smock
oven: cookware cooking baking
leash: lead walking walk tether
collar: neckband
dog: pet canine doggy
cat: pet feline kitty
puzzle: jigsaw game activity
toy: play game playing
book: reading read
notebook: journal diary writing stationery paper
tent: camping shelter outdoor campsite
bike: bicycle cycling cycle
bicycle: bike cycling cycle
band: exercise workout fitness training gym stretching
resistance: exercise workout fitness training gym strength
mattress: bedding sleep bed
cream: lotion skincare skin
balm: salve skincare
soap: cleansing washing bath
shampoo: hair wash washing haircare
candle: wax decor home
planter: flowerpot pot gardening plant
vase: flower decor
tea: drink beverage brew infusion leaf
coffee: drink beverage brew bean
granola: cereal breakfast muesli
chair: seat seating
desk: table workstation office
sofa: couch settee seating
table: furniture
bookcase: bookshelf shelf shelving furniture
charger: charging power adapter
cable: cord wire lead
stand: holder mount dock
case: cover shell
headphones: headset audio listening
camera: photo photography
lens: photo photography optic
watch: wristwatch timepiece
bag: carry tote
backpack: rucksack daypack
shirt: top clothing
dress: clothing outfit
hat: headwear
sock: hosiery footwear
shoe: footwear
ring: jewelry jewellery
necklace: jewelry jewellery chain
humidifier: moisture vapor air
inflator: pump compressor air
drill: tool drilling
tracker: log diary journal planner
habit: goal routine daily
budget: money expense spending finance saving
recipe: cooking cook meal food kitchen
timer: countdown alarm clock
reminder: alarm alert schedule
medication: medicine pill tablet drug
bird: birding wildlife nature
song: sound call audio
flashlight: torch light lamp
running: run jogging fitness training
alphabet: abc letter spelling phonics
letter: abc alphabet spelling phonics
`,
  de: `
brotdose: brotbox lunchbox vesperdose brotzeitdose jausenbox pausenbrot vesper proviant behälter snack
trinkflasche: wasserflasche flasche getränk trinken
tasse: becher kaffee tee trinken geschirr
schneidebrett: küchenbrett brettchen servierbrett küche
pfanne: bratpfanne braten kochen küche
kerze: wachs kerzenlicht dekoration
seife: waschen händewaschen bad körperpflege
lampe: leuchte licht beleuchtung
teppich: bodenbelag wohnen
decke: kuscheldecke sofadecke
rucksack: tasche ranzen
fahrrad: rad bike radfahren
puzzle: legespiel spiel
vokabeltrainer: wörter sprache sprachen wortschatz schule lernapp
fahrplan: abfahrt haltestelle zug bahn bus öpnv
bohrmaschine: bohrer bohren werkzeug
`,
  es: `
crema: locion cosmetica cuidado
botella: agua beber bebida
taza: cafe te beber desayuno
vela: cera decoracion aroma
camiseta: ropa prenda
mochila: bolsa
lámpara: luz iluminacion
mascarilla: tratamiento cuidado cosmetica
correr: carrera running entrenamiento deporte trote fitness
planes: entrenamiento carrera running
compras: supermercado mercado lista
receta: cocina cocinar comida
`,
  fr: `
gourde: bouteille eau boire boisson
crème: soin cosmétique lotion
tasse: mug café thé boire
bougie: cire décoration
sac: maroquinerie bagage
lampe: luminaire éclairage lumière
savon: lavage toilette soin
recettes: cuisine cuisiner repas plat dîner
recette: cuisine cuisiner repas plat dîner
veilleuse: lumière lampe sommeil dodo
vélo: bicyclette cyclisme
`,
  other: '',
};

/** What shops sell, by language. */
const families: Readonly<Record<WrittenLanguage, string>> = {
  en: relatedFamilies + relatedThings + relatedEveryday + relatedShelves + relatedGoods + relatedTrades,
  de: germanFamilies + germanWareFamilies,
  es: romanceFamilies.es + romanceWareFamilies.es,
  fr: romanceFamilies.fr + romanceWareFamilies.fr,
  other: '',
};

const byLanguage = new Map<string, ReadonlyMap<string, readonly string[]>>();

/** Most words of a name in the tables ("thank you cards"). */
const longestName = 4;
/** Words by the stems of a name, from lines of `name, name: words`; an app's journal has no paper. */
function tableOf(language: WrittenLanguage, ofApp: boolean): ReadonlyMap<string, readonly string[]> {
  const id = `${language} ${ofApp}`;
  const known = byLanguage.get(id);
  if (known !== undefined) return known;
  const table = new Map<string, string[]>();
  const own = language === 'en' ? `${tables.en}${englishRelated}` : tables[language];
  const lines = ofApp ? own : `${own}${families[language]}`;
  for (const line of lines.split('\n')) {
    const [names = '', words = ''] = line.split(':');
    if (words === '') continue;
    for (const name of names.split(',')) {
      const key = stemsOfName(name).join(' ');
      table.set(key, [...(table.get(key) ?? []), ...words.trim().split(' ')]);
    }
  }
  byLanguage.set(id, table);
  return table;
}

function stemsOfName(name: string): string[] {
  return name
    .trim()
    .split(/[\s-]+/u)
    .map(stemOf);
}

/**
 * Related words of the names of a thing, without repeats: of each name's last words first, and of the longest run of
 * words that the tables know. A word inside such a run is not looked up alone under any name: a coloring book is no novel.
 * Of `title`, what the seller calls the product, only such runs count; its single words may name anything.
 */
export function relatedWords(
  names: readonly string[],
  language: WrittenLanguage,
  { title = '', ofApp = false }: { title?: string; ofApp?: boolean } = {},
): string[] {
  const table = tableOf(language, ofApp);
  // "Sac à pain" is no handbag: what its first word is related to is not what it is.
  const forUse = language === 'fr' ? names.find((name) => madeForUse.test(name)) : undefined;
  const found: { stems: readonly string[]; words: readonly string[] }[] = [];
  for (const name of names) {
    // "Bed net" of a "truck bed net".
    const whole = title.toLowerCase().includes(name.toLowerCase()) ? title : name;
    const compound = language === 'en' ? (compoundOf(name) ?? compoundOf(whole)) : undefined;
    if (compound !== undefined) return compound.split(' ');
    const isFirst = forUse?.toLowerCase().startsWith(name.split(' ')[0]!.toLowerCase());
    const isNarrowed = (thing: string): boolean =>
      thing.includes(' ') || title.toLowerCase().includes(` ${thing.toLowerCase()}`);
    const runs = runsOf(stemsOfName(name), table).filter(
      // A dog nail grinder mills nothing, and a "ventilateur de table" is no table.
      ({ stems, isLast }) =>
        stems.length > 1 ||
        ((isLast || language !== 'en' || !onlyAsThing.test(stems[0] ?? '')) &&
          !isFirst &&
          (language === 'en'
            ? !(isNarrowed(name) && manySenses.test(stems[0]!)) &&
              (ofApp || !isMeantOtherwise(stems[0]!, name, title))
            : !hasComplement(name) || stems[0] === stemsOfName(name)[0])),
    );
    found.push(...(runs.length === 0 && language === 'de' ? endingOf(stemsOfName(name), table) : runs));
  }
  found.push(...runsOf(stemsOfName(title), table).filter(({ stems }) => stems.length > 1));
  // "Saco de dormir bebé" is no sleeping bag of a camp.
  const isWithin = (stems: readonly string[]): boolean =>
    language !== 'en' &&
    found.some(
      (other) => other.stems.length > stems.length && stems.every((stem) => other.stems.includes(stem)),
    );
  const inRuns = new Set(found.flatMap(({ stems }) => (stems.length > 1 ? stems : [])));
  return [
    ...new Set(
      found
        .filter(({ stems }) => (stems.length > 1 || !inRuns.has(stems[0] ?? '')) && !isWithin(stems))
        .flatMap(({ words }) => words),
    ),
  ];
}

const madeForUse = /^\p{L}+ à (?!la |l[’'])\p{L}{3,}/iu;

/** Words of a name that a table knows, and whether the name ends in them. */
interface Run {
  stems: readonly string[];
  words: readonly string[];
  isLast: boolean;
}

/** Letters of a German thing that a compound may end in, and of what stands before it. */
const shortestEnding = 4;
const shortestFront = 3;

const ofAnimal =
  /^(?:hund|katze|pferd|pony|hase|kaninchen|hamster|meerschwein|vogel|huhn|hühner|hund|welpe|tier|puppe|barbie|teddy)/u;
const ofPeople =
  /^(?:bekleidung|kleidung|mode|nachtwäsche|schlafen|damen|herren|frau|mann|wohnzimmer|möbel|büro|küche|schule|reise|baby|kinderzimmer|outfit|schuhe|pyjama)$/u;

/** "Kinderrucksack" ends in "Rucksack": the longest entry that the first compound ends in. */
function endingOf(stems: readonly string[], table: ReadonlyMap<string, readonly string[]>): Run[] {
  const [compound = ''] = stems;
  for (let at = shortestFront; at <= compound.length - shortestEnding; at += 1) {
    const ending = compound.slice(at);
    const words = table.get(ending);
    if (words === undefined) continue;
    // "Hundebademantel": what a dog wears is no nightwear of people.
    const isForAnimal = ofAnimal.test(compound.slice(0, at)) && words.some((word) => ofPeople.test(word));
    return isForAnimal ? [] : [{ stems: [ending], words, isLast: true }];
  }
  return [];
}

function runsOf(stems: readonly string[], table: ReadonlyMap<string, readonly string[]>): Run[] {
  const runs: Run[] = [];
  let end = stems.length;
  while (end > 0) {
    let start = Math.max(0, end - longestName);
    while (start < end && !table.has(stems.slice(start, end).join(' '))) start += 1;
    if (start === end) {
      end -= 1;
      continue;
    }
    const run = stems.slice(start, end);
    runs.push({ stems: run, words: table.get(run.join(' ')) ?? [], isLast: end === stems.length });
    end = start;
  }
  return runs;
}

/** Things that are none before another noun: no jewellery in a ring binder, no shirt under tie down straps. Stems. */
export const onlyAsThing =
  /^(?:carpet|ring|band|belt|tie|bath|door|apron|collar|case|stand|plate|cap|boot|vest|top|slip|shell|cover|mask|pipe|frame|glass|record|watch|dress|hat|chain|charm|pot|pan|bottle|box|bag|can)$/u;
