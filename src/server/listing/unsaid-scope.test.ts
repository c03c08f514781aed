import { expect, it } from 'vitest';
import { onlyBacked } from '#rules/listing/backed.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { preparedBrief as prepared } from '#tests/setup/prepared-brief.ts';
import { founded } from './unfounded.ts';

const kettle = prepared(
  'Kettle gooseneck',
  'Gooseneck kettle for pour over coffee. 1 litre. Stainless steel, matte black outside. Built-in thermometer on the lid, reads 40-100 C. Works on gas and electric hobs, not on induction. Counterbalanced handle with walnut grip. Weighs 720 g empty. Hand wash.',
  'etsy',
);
const camera = prepared(
  'Canon AE-1',
  'Canon AE-1 Program 35mm film camera with FD 50mm f/1.8 lens. Tested with a fresh battery: shutter fires at all speeds, light meter works. Light seals replaced last year. Small dent on the bottom plate, see photo 6. The lens has some dust inside but no fungus. Original leather case included, strap is missing.',
  'etsy',
);
const socks = prepared(
  'Merino hiking socks',
  'Our merino hiking socks are knitted in North Carolina from 64% merino wool, 34% nylon and 2% elastane. Cushioned heel and toe, seamless toe box, crew height. Sizes S, M, L, XL. They dry overnight on a hut line. Guaranteed for life: wear a hole in them and we send another pair.',
  'etsy',
);
const tides = prepared(
  'Tidewise',
  'Tide times and heights for 1,200 stations around the British Isles. Works offline once a region is downloaded. Home screen and lock screen widgets. Sunrise, sunset and moon phase. No account, no ads. 7 day forecast free, one year ahead with Tidewise Plus.',
  'playstore',
);
const hedgeTrimmer = prepared(
  'Akku-Heckenschere 18V',
  'Heckenschere ohne Kabel, läuft mit 18-V-Akkus (Akku und Ladegerät nicht dabei). Schnittlänge 51 cm, schneidet Äste bis 16 mm. Gewicht ohne Akku 2,4 kg. Messer lasergeschnitten und diamantgeschliffen. Griff um 180 Grad drehbar. 2 Jahre Garantie.',
  'etsy',
);
const calendar = prepared(
  'Adventskalender zum Befüllen',
  '24 kleine Leinensäckchen mit Zahlen zum selber Befüllen. Die Säckchen sind 10 x 14 cm groß und werden mit Juteband zugebunden. Die Zahlen sind mit Siebdruck in Tannengrün gedruckt. Dazu gibt es eine 3 m lange Kordel und 24 kleine Holzklammern. Ungefüllt.',
  'etsy',
);
const rabbit = prepared(
  'Doudou lapin',
  'Doudou lapin cousu main en double gaze de coton bio, rembourré de ouate recyclée. 28 cm de haut. Les oreilles sont longues et faciles à attraper. Brodé au prénom de bébé (8 lettres max). Convient dès la naissance. Lavable à 30 °C, pas de sèche-linge.',
  'etsy',
);
const waffleMaker = prepared(
  'Mini waffle maker',
  'Mini waffle maker, makes one 10 cm waffle in about 4 minutes. Non-stick plates. 550 W. Indicator light tells you when it is hot. Comes in mint, pink and white. Weighs under 600 g so it fits in a drawer. US plug.',
  'etsy',
);
const upholstery = prepared(
  'Tapicería a medida',
  'Tapizamos sillas, sofás y cabeceros en Zaragoza desde 1987. Presupuesto gratis a domicilio. Más de 400 telas en muestrario. Recogida y entrega incluidas en la ciudad. Plazo habitual de tres semanas.',
  'website',
);
const guitar = prepared(
  'Lumbre',
  'App para aprender a tocar la guitarra con 120 lecciones en vídeo, afinador y metrónomo. Las lecciones se pueden descargar para verlas sin conexión. Detecta los acordes que tocas por el micrófono. Gratis las 20 primeras lecciones. Para principiantes.',
  'playstore',
);
const plane = prepared(
  'How to sharpen a hand plane',
  'In this video I sharpen a No. 4 bench plane iron from blunt to shaving sharp with two waterstones (1000 and 6000 grit) and a leather strop. I cover flattening the back, setting the bevel at 25 degrees, the micro-bevel at 30, and how to check with a marker pen. It takes about 15 minutes. For beginners who have never sharpened anything.',
  'website',
);
const boots = prepared(
  'Kids rain boots',
  'Kids rain boots, natural rubber with cotton lining. Pull handles. Sizes toddler 7 to youth 3. Frog green or navy. PVC free. Slip resistant sole. Spot clean only.',
  'etsy',
);
const dogSchool = prepared(
  'Hundeschule',
  'Hundeschule in Freiburg: Welpengruppe samstags um 10 Uhr, Einzeltraining, Leinenführigkeit, Rückruf. Wir arbeiten ohne Stachelhalsband und ohne Leinenruck. Trainerin mit Erlaubnis nach § 11 TierSchG. Probestunde 15 Euro.',
  'website',
);
const backpack = prepared(
  'Sac à dos en toile cirée',
  'Sac à dos roulé en toile de coton cirée, fabriqué à Nantes. Volume 18 litres, poche intérieure pour ordinateur de 14 pouces. Fond renforcé en cuir. Bretelles rembourrées. La toile se recire une fois par an. Coloris : kaki, marine, noir.',
  'etsy',
);
const drill = prepared(
  'Bosch Bohrhammer GBH 2-26',
  'Bosch Professional GBH 2-26 F, gebraucht, voll funktionsfähig. 830 Watt, SDS-plus, Schlagenergie 2,7 Joule. Mit Wechselfutter und Koffer. Am Gehäuse Gebrauchsspuren, das Kabel wurde 2023 erneuert. Bohrer sind nicht dabei.',
  'etsy',
);

/** What of a model's body text is printed. */
function printed(text: string, of: Prepared): string {
  const { platform, ledger, brief } = of;
  const said = founded(of, { improvedBodyText: text });
  const { improvedBodyText } = onlyBacked(said, platform, ledger, brief.product.name).listing;
  return typeof improvedBodyText === 'string' ? improvedBodyText.trim() : '';
}

it.each<[Prepared, string]>([
  [kettle, 'The kettle works on every hob.'],
  [kettle, 'It whistles when the water boils.'],
  [kettle, 'A copper base spreads the heat.'],
  [camera, 'Film is included.'],
  [camera, 'It comes from the original owner.'],
  [socks, 'They keep your feet dry on every hike.'],
  [tides, 'Get alerts before high tide.'],
  [hedgeTrimmer, 'Ein Handschutz schützt vor Ästen.'],
  [hedgeTrimmer, 'Für Hecken aller Art geeignet.'],
  [calendar, 'Der Kalender ist waschbar.'],
  [rabbit, 'Il aide bébé à dormir.'],
  [waffleMaker, 'The plates can be removed for washing.'],
  [waffleMaker, 'It heats up in one minute.'],
  [upholstery, 'Aceptamos pago a plazos.'],
  [guitar, 'Gana puntos con cada lección.'],
  [guitar, 'Nuevas lecciones cada semana.'],
  [plane, 'I also show how to tune the chipbreaker.'],
  [plane, 'Links to the stones are below.'],
  [plane, 'Works for chisels too.'],
])('is not told, since no fact says so: %#', (of, text) => {
  expect(printed(text, of)).toBe('');
});

it.each<[Prepared, string]>([
  [kettle, 'The thermometer in the lid shows temperatures from 40 to 100 °C.'],
  [rabbit, 'Ses longues oreilles s’attrapent facilement.'],
  [boots, 'They are free of PVC.'],
  [upholstery, 'Recogemos y entregamos en la ciudad.'],
  [dogSchool, 'Die Welpengruppe trifft sich samstags um 10 Uhr.'],
  [backpack, 'Une poche intérieure reçoit un ordinateur de 14 pouces.'],
  [backpack, 'Recirez la toile une fois par an.'],
  [drill, 'Der Bohrhammer leistet 830 Watt.'],
  [drill, 'Das Wechselfutter und der Koffer sind dabei.'],
])('is told as a model says it: %#', (of, text) => {
  expect(printed(text, of)).toBe(text);
});
