import { expect, it } from 'vitest';
import { germanPhrases } from '#rules/ledger/german-phrases.ts';
import { isStuffOfPart, saidInGerman } from '#rules/ledger/german-sentences.ts';
import { expectReadings } from '#tests/golden/readings.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Kelsow' } as const;
const etsy = { platform: 'etsy' } as const;
const ebay = { platform: 'ebay' } as const;

expectReadings([
  [
    'normal mats are other ones',
    'Yogamatte',
    'Normale Matten bestehen aus schwarzem PVC. Unsere besteht aus Naturkautschuk und wiegt 2 kg. Sie wird nicht in China gefertigt.',
    { platform: 'shopify' },
    /^Normale Matten bestehen aus schwarzem PVC\.|<p>Normale Matten bestehen/mu,
    /^Yogamatte(?:,| aus).*(?:PVC|China)|<p>Yogamatte: PVC/mu,
  ],
  [
    'what a pocket carries, and what is waterproof for minutes only',
    'Wäschekorb',
    'Die kleine Tasche trägt bis 1 kg. Er ist wasserdicht, aber nur für wenige Minuten. Der Korb fasst 60 Liter.',
    { platform: 'shopify' },
    /^Wäschekorb, 60 Liter$/mu,
    /belastbar|^Wäschekorb, .*wasserdicht/mu,
  ],
  [
    'a stuff keeps its adjective behind the noun, a diameter its name, and a coating what it is without',
    'Bratpfanne',
    'Die Pfanne ist aus geschmiedetem Aluminium gefertigt und hat eine keramische Beschichtung ohne PFAS. Sie hat einen Durchmesser von 28 cm. Der Griff besteht aus Buchenholz.',
    amazon,
    /^Kelsow Bratpfanne aus geschmiedetem Aluminium, 28 cm Durchmesser[\s\S]*keramische Beschichtung ohne PFAS[\s\S]*Bratpfanne 28 cm/mu,
    /Bratpfanne aus Buchenholz|Bratpfanne ohne PFAS/u,
  ],
  [
    'what comes along and what a thing is free of stand beside it in few words',
    'Yogamatte',
    'Die Matte besteht aus Naturkautschuk und ist auf beiden Seiten rutschfest. Sie misst 183 x 61 cm. Ein Tragegurt aus Baumwolle gehört dazu. Die Matte ist frei von PVC und Weichmachern.',
    amazon,
    /^Kelsow Yogamatte aus Naturkautschuk, 183 x 61 cm[\s\S]*Yogamatte rutschfest[\s\S]*frei von PVC und Weichmachern/mu,
    /ohne Weichmachern|Yogamatte aus Baumwolle/u,
  ],
  [
    'the watts of a motor are a specific and a search, the list of the parcel is one too',
    'Stichsäge',
    'Die Säge hat einen Motor mit 650 Watt. Sie verfügt über einen vierstufigen Pendelhub. Im Lieferumfang sind drei Sägeblätter und ein Koffer enthalten. Die Maschine wiegt 2,2 kg und hat ein drei Meter langes Kabel.',
    ebay,
    /^Stichsäge, Motor mit 650 Watt, vierstufiger Pendelhub[\s\S]*Stichsäge 650 Watt[\s\S]*Drei Sägeblätter und ein Koffer/mu,
    /Stichsäge mit Motor$|, drei Meter$/mu,
  ],
  [
    'of what a sentence denies behind "aber" the rest is so, and the colour that it names is a specific',
    'Wanderjacke Herren',
    'Die Jacke ist aus leichtem Softshell und hat eine abnehmbare Kapuze. Sie ist winddicht und wasserabweisend, aber nicht wasserdicht. Die Farbe ist Anthrazit.',
    ebay,
    /^Wanderjacke Herren aus leichtem Softshell[\s\S]*winddicht/mu,
    /(?<!nicht )wasserdicht/u,
  ],
  [
    'the tube of a cream is no stuff of it',
    'Handcreme',
    'Die Creme ist vegan und kommt ohne Mikroplastik und Silikone aus. Die Tube besteht aus recyceltem Kunststoff. Die Creme eignet sich für sehr trockene Hände.',
    { platform: 'shopify' },
    /^vegan$/mu,
    /^kunststoff$/mu,
  ],
  [
    'pages are ruled as a notebook is, and its paper is no title of its own',
    'Notizbuch',
    'Das Notizbuch hat 192 Seiten aus cremefarbenem Papier und ist fadengeheftet. Es hat das Format A5 und zwei Lesebändchen. Die Seiten sind gepunktet und nummeriert.',
    etsy,
    /^Notizbuch, 192 Seiten aus cremefarbenem Papier[\s\S]*^Notizbuch gepunktet/mu,
    /^Notizbuch, Papier|Kladde fadengeheftet/mu,
  ],
  [
    'a scratch that a sentence tells of is no selling point',
    'Esstisch',
    'Ich verkaufe unseren Esstisch, weil wir umziehen. Der Tisch ist aus massiver Eiche. Die Platte hat an einer Ecke einen kleinen Kratzer. Er hat zwei Ausziehplatten.',
    { platform: 'facebookmarketplace' },
    /^Esstisch aus massiver Eiche, zwei Ausziehplatten$/mu,
    /^Die Platte hat an einer Ecke einen kleinen Kratzer$/mu,
  ],
  [
    'what a text opens with is the thing though its name calls it otherwise, and what fills it is told',
    'Katzenspielzeug',
    'Die Spielmaus ist aus Schafwollfilz genäht und mit Katzenminze gefüllt. Sie ist 9 cm lang und hat einen Schwanz aus Lederband.',
    etsy,
    /^Katzenspielzeug aus Schafwollfilz, 9 cm lang, mit Katzenminze/mu,
    /^Katzenspielzeug aus Lederband/mu,
  ],
  [
    'a known maker behind the thing is its maker though the offer stands no longer before it, and so is one that ends as a noun does',
    'Bohrmaschine',
    'Ich verkaufe meine Bohrmaschine von Makita. Sie hat 710 Watt und ein Schnellspannbohrfutter bis 13 mm. Das Kabel ist vier Meter lang und hat ein paar Kratzer. Ein Koffer und ein Zusatzgriff sind dabei.',
    ebay,
    /^Makita Bohrmaschine, 710 Watt, Schnellspannbohrfutter bis 13 mm$/mu,
    /Kabel mit ein paar|, 13 mm$/mu,
  ],
  [
    'a condition behind a comma is no title and no point of its own',
    'Wasserkocher',
    'Der Wasserkocher fasst 1,7 Liter und hat eine Leistung von 2200 Watt. Das Gerät schaltet sich ab, sobald das Wasser kocht.',
    amazon,
    /^Kelsow Wasserkocher, 1,7 Liter, 2200 Watt Leistung$[\s\S]*Das Gerät schaltet sich ab, sobald das Wasser kocht/mu,
    /Wasserkocher, (?:.*, )?sobald|ab; sobald/u,
  ],
  [
    'a packet says how many there are, and a pronoun behind it speaks of the thing',
    'Gesichtsmaske',
    'Die Maske ist mit Hyaluronsäure getränkt. Eine Packung enthält fünf Masken. Sie ist vegan und ohne Tierversuche hergestellt.',
    { platform: 'tiktokshop' },
    /Gesichtsmaske, .*vegan, ohne Tierversuche/u,
    /Packung, vegan/u,
  ],
  [
    'the colour of a shelf loses its ending behind the name, and its dents are no selling point',
    'Bücherregal',
    'Zu verkaufen ist ein weißes Bücherregal aus Kiefernholz. Es ist 180 cm hoch. Das Regal ist fünf Jahre alt und hat ein paar kleine Macken an der Seite.',
    { platform: 'facebookmarketplace' },
    /^Bücherregal, Kiefernholz, weiß, 180 cm hoch$/mu,
    /^Das Regal ist fünf Jahre alt und hat ein paar kleine Macken an der Seite$/mu,
  ],
  [
    'a thing is searched with the adjective that its sentence gives it',
    'Shampoo',
    'Das feste Shampoo ist für fettiges Haar gedacht. Es ist vegan und kommt ohne Parfüm aus. Die Schachtel besteht aus Graspapier.',
    { platform: 'shopify' },
    /festes Shampoo/u,
    /feste Shampoo$|^graspapier$/mu,
  ],
  [
    'a mill is not of the stuff of its mechanism, and a piece of a clause is no search',
    'Kaffeemühle',
    'Die Mühle hat ein Mahlwerk aus Keramik. Der Mahlgrad lässt sich in 18 Stufen einstellen. Die Kurbel ist abnehmbar, sodass die Mühle in jede Tasche passt.',
    ebay,
    /^Kaffeemühle, Mahlwerk aus Keramik, Mahlgrad in 18 Stufen einstellbar/mu,
    /sodass die Mühle$|^Keramik$/mu,
  ],
]);

it.each<[type: string, text: string, phrases: string[]]>([
  [
    'Trinkflasche',
    'Sie hält Getränke bis zu 24 Stunden kalt und 12 Stunden warm',
    ['bis zu 24 Stunden kalt'],
  ],
  ['Trinkflasche', 'Die Flasche ist nicht für die Spülmaschine geeignet', []],
  ['Hängematte', 'Sie trägt bis zu 200 kg', ['bis 200 kg belastbar']],
  ['Handyhülle', 'Die Hülle passt für das iPhone 15', ['für iPhone 15']],
  [
    'Kopfhörer',
    'Die Kopfhörer sind leicht und der Akku hält etwa 30 Stunden',
    ['etwa 30 Stunden Akkulaufzeit'],
  ],
  ['Tasche', 'Außen befindet sich ein gepolstertes Fach', ['gepolstertes Fach']],
  ['Lampe', 'Die Lampe hat optional einen faltbaren Schirm', []],
  ['Kissen', 'Der Bezug ist abnehmbar', ['abnehmbarer Bezug']],
  [
    'Schultüte',
    'Die Schultüte ist aus Baumwollstoff genäht und 70 cm lang',
    ['aus Baumwollstoff', '70 cm lang'],
  ],
  ['Schultüte', 'Sie ist mit einem Dinosaurier aus Filz verziert', ['mit Dinosaurier aus Filz verziert']],
  ['Kissen', 'Der Bezug aus Bambusviskose ist abnehmbar', ['abnehmbarer Bezug']],
  ['Objektiv', 'Es hat eine Brennweite von 50 mm', ['50 mm Brennweite']],
  [
    'Form',
    'Die Form ist ofenfest bis 220 Grad und spülmaschinenfest',
    ['ofenfest bis 220 Grad', 'spülmaschinenfest'],
  ],
  ['Topf', 'Er hat einen Durchmesser von 40 cm und eine Höhe von 35 cm', ['40 cm Durchmesser', '35 cm Höhe']],
  ['Geschirr', 'Es hat einen Griff am Rücken und hohe Seitenwände', ['Griff am Rücken', 'Seitenwände']],
  ['iPhone', 'Das Gerät hat 128 GB Speicher', []],
  ['Ring', 'Er trägt einen blauen Topas', ['blauer Topas']],
  ['Zelt', 'Die Länge beträgt 2,1 m', ['2,1 m Länge']],
])('what is said of a %s in "%s"', (type, text, phrases) => {
  const said = germanPhrases(saidInGerman([{ text, tells: true }], type, type === 'Kopfhörer'));
  expect(said.map((phrase) => phrase.text)).toEqual(phrases);
});

it.each([
  ['Die Tube besteht aus recyceltem Kunststoff', 'Kunststoff', 'Handcreme', true],
  ['Das Buch hat 192 Seiten aus Papier', 'Papier', 'Notizbuch', true],
  ['Die Tasche ist aus recyceltem Polyester', 'Polyester', 'Umhängetasche', false],
])('whether "%s" tells of the %s of a part', (sentence, stuff, type, isOfPart) => {
  expect(isStuffOfPart(sentence, stuff, type)).toBe(isOfPart);
});
