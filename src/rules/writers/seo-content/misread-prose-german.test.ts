import { expectReadings } from '#tests/golden/readings.ts';
import { expect, it } from 'vitest';
import { namesThing } from '#rules/ledger/german-sentences.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Kelsow' } as const;
const sold = { platform: 'facebookmarketplace' } as const;

expectReadings([
  [
    'whose make a thing is stands behind it in the sentence that offers it, and a reason keeps its front',
    'Kinderwagen',
    'Wir verkaufen unseren Kinderwagen von Bugaboo, da unser Sohn nun laufen kann. Er ist zwei Jahre alt. Der Wagen lässt sich einfach zusammenklappen und passt in jeden Kofferraum.',
    sold,
    /^Bugaboo Kinderwagen, einfach zusammenklappbar$/mu,
    /für Der Wagen|^Kinderwagen von Bugaboo, da/mu,
  ],
  [
    'a maker of two words is named whole',
    'Winterjacke Damen',
    'Verkauft wird eine warme Winterjacke von Jack Wolfskin in Größe M. Die Jacke hat eine abnehmbare Kapuze und ist wasserdicht.',
    { platform: 'ebay' },
    /^Jack Wolfskin Winterjacke Damen, abnehmbare Kapuze, wasserdicht$/mu,
    /^Jack Winterjacke/mu,
  ],
  [
    'a reason is told with the words that it hangs on, and the list of the parcel once',
    'Bosch Akkuschrauber',
    'Ich verkaufe meinen Akkuschrauber, weil ich mir ein neues Modell gekauft habe. Es handelt sich um einen Bosch GSR 18V-55, der einwandfrei funktioniert. Zum Lieferumfang gehören zwei Akkus mit 4 Ah, ein Ladegerät und der originale Koffer.',
    { platform: 'ebay' },
    /Bosch Akkuschrauber, GSR 18V-55[\s\S]*Lieferumfang: zwei Akkus mit 4 Ah/u,
    /^Akkuschrauber, weil|Lieferumfang: zum Lieferumfang/mu,
  ],
  [
    'a list in the parcel loses both ends of its sentence',
    'Handyhalterung',
    'Die Halterung besteht aus Aluminium und lässt sich um 360 Grad drehen. Im Lieferumfang sind zwei Metallplatten und ein Reinigungstuch enthalten.',
    { platform: 'tiktokshop' },
    /um 360 Grad drehbar[\s\S]*Lieferumfang: zwei Metallplatten und ein Reinigungstuch\./u,
    /Lieferumfang: im Lieferumfang/u,
  ],
  [
    'what a sentence says the thing measures and is filled with stands in its title',
    'Hundebett',
    'Das Hundebett ist mit orthopädischem Memory-Schaum gefüllt und entlastet die Gelenke. Der Bezug aus weichem Plüsch ist abnehmbar. Das Bett misst 90 x 70 cm und ist für Hunde bis 30 kg geeignet.',
    amazon,
    /^Kelsow Hundebett, 90 x 70 cm, mit orthopädischem Memory-Schaum$/mu,
    /^Kelsow Hundebett.*(?:Plüsch|abnehmbar|, 30 kg)/mu,
  ],
  [
    'an object in the accusative is named in the nominative, and a jug by all that it holds',
    'Wasserkanne',
    'Die Kanne fasst insgesamt 3,5 Liter, von denen 2 Liter gefiltert sind. Sie hat einen auslaufsicheren Deckel und besitzt eine digitale Anzeige.',
    amazon,
    /^Kelsow Wasserkanne, 3,5 Liter, auslaufsicherer Deckel, digitale Anzeige$/mu,
    /Wasserkanne, 2 Liter|^Kelsow.*auslaufsicheren/mu,
  ],
  [
    'a pronoun tells of the part that the sentence before it spoke of',
    'Sitzsack',
    'Der Sitzsack ist mit kleinen Kugeln gefüllt. Der Bezug besteht aus Polyester. Er ist wasserabweisend und hat einen verdeckten Reißverschluss.',
    amazon,
    /Sitzsack/u,
    /^Kelsow Sitzsack.*(?:wasserabweisend|Reißverschluss)/mu,
  ],
  [
    'how much a container holds is how much is sold, and traits are told one by one',
    'Gesichtsserum',
    'Das Serum enthält 10 % Niacinamid und 1 % Zink und wurde für unreine Haut entwickelt. Die Flasche enthält 30 ml und wird mit einer Pipette geliefert. Unser Serum ist vegan, parfümfrei und wird in Deutschland hergestellt.',
    { platform: 'tiktokshop' },
    /Gesichtsserum, für unreine Haut, vegan, parfümfrei, 30 ml$/mu,
    /Lieferumfang: die Flasche hat/u,
  ],
  [
    'a candle smells of its scents and is made of no glass',
    'Duftkerze',
    'Diese Duftkerze besteht zu 100 % aus Sojawachs. Sie duftet nach Zedernholz, Vanille und Bergamotte. Die Kerze wird in einem Glas aus Recyclingglas geliefert, das Sie danach als Trinkglas verwenden können.',
    { platform: 'shopify' },
    /^Duftkerze, Sojawachs, Zedernholz, Vanille und Bergamotte$/mu,
    /^Duftkerze, Sojawachs, Glas|geliefert$/mu,
  ],
  [
    'what belongs to a set is no part of a title that counts what is trained',
    'Widerstandsbänder Set',
    'Das Set besteht aus fünf Widerstandsbändern. Mit den Bändern trainieren Sie Arme, Beine, Rücken und Bauch zu Hause.',
    { platform: 'tiktokshop' },
    /Mit den Bändern trainieren Sie Arme, Beine, Rücken und Bauch/u,
    /Widerstandsbänder Set, Beine|trainieren Sie Arme(?!,)/u,
  ],
  [
    'languages of a team are one sentence, and an offer of several is searched by each',
    'Zahnarzt',
    'Wir bieten Kontrolluntersuchungen, professionelle Zahnreinigung, Implantate und Bleaching an. Unser Team spricht Deutsch, Englisch und Französisch.',
    { platform: 'website', location: 'Freiburg' },
    /Zahnreinigung Freiburg[\s\S]*Unser Team spricht Deutsch, Englisch und Französisch/u,
    /Zahnarzt, Englisch|Englisch Freiburg|Team spricht Deutsch$/mu,
  ],
  [
    'what a firm does is searched by the deed behind its thing',
    'Malerbetrieb',
    'Der Malerbetrieb renoviert Wohnungen. Wir streichen Innenräume und Fassaden, tapezieren Wände und verlegen Vinylböden.',
    { platform: 'website', location: 'Augsburg' },
    /Fassaden streichen Augsburg/u,
    /Innenräume Augsburg/u,
  ],
  [
    'what is broken or missing and what is praised stands in no title',
    'Kommode',
    'Die Kommode hat einen abgebrochenen Griff und eine verzogene Tür. Sie hat eine optimale Größe und drei Schubladen.',
    { platform: 'ebay' },
    /Kommode/u,
    /^Kommode, (?:.*, )?(?:abgebrochener Griff|verzogene Tür|optimale)/mu,
  ],
  [
    'behind a number "in der" is no measure',
    'iPhone 13',
    'Ich verkaufe mein iPhone 13 in der Farbe Mitternacht, da ich umgestiegen bin. Das Gerät hat 128 GB Speicher und ist ohne SIM-Lock.',
    { platform: 'ebay' },
    /^iPhone 13, 128 GB, ohne SIM-Lock$/mu,
    /13 in$|13 Zoll/mu,
  ],
]);

it.each([
  ['Lampe', 'Schreibtischlampe', true],
  ['Pfannen', 'Pfannenset', true],
  ['Set', 'Bausteine', true],
  ['Bezug', 'Kopfkissen', false],
  ['Deckel', 'Teekanne', false],
])('whether %s names %s', (noun, type, names) => {
  expect(namesThing(noun, type)).toBe(names);
});
