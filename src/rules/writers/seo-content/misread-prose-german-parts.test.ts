import { expect, it } from 'vitest';
import { germanPhrases } from '#rules/ledger/german-phrases.ts';
import { isStuffOfPart, saidInGerman } from '#rules/ledger/german-sentences.ts';
import { expectReadings } from '#tests/golden/readings.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Kelsow' } as const;
const etsy = { platform: 'etsy' } as const;
const ebay = { platform: 'ebay' } as const;

expectReadings([
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
