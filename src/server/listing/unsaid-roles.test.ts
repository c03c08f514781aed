import { expect, it } from 'vitest';
import { preparedBrief as prepared } from '#tests/setup/prepared-brief.ts';
import { founded } from './unfounded.ts';
import { unsaidIn } from './unsaid.ts';

const chair = prepared(
  'Oak Rocking Chair',
  'Rocking chair of white oak with a woven paper cord seat, 9 kg. Finished with linseed oil. Ships flat in one box with the hex key.',
);
const boots = prepared(
  'Kids Rain Boots Dinosaur',
  'Rain boots of rubber with a dinosaur print. Two loops to pull them on. Cotton lining. Rinse after use.',
);
const pillow = prepared(
  'Satin Pillowcase',
  'Satin pillowcase with envelope closure. Machine wash cold, do not tumble dry.',
);
const ring = prepared('Silver Ring with Labradorite', 'Ring of silver with a labradorite. Hammered by hand.');
const counter = prepared(
  'Loomly Knit Counter',
  'A row counter for knitters. Free, with a banner.',
  'playstore',
);
const phone = prepared('Used Phone', 'A used phone with a scratch on the display. First talk free.');
const board = prepared(
  'Schneidebrett aus Eiche',
  'Schneidebrett aus Eiche, 3 cm dick, mit Leinöl geölt. Griffmulden an den Seiten.',
);
const bottle = prepared(
  'Wärmflasche mit Strickbezug',
  'Wärmflasche aus Kautschuk mit Strickbezug aus Baumwolle.',
);
const cloth = prepared(
  'Nappe en lin',
  'Nappe en lin écru, tissée en Normandie. Lavable à 40 degrés. Ourlet de 4 cm.',
);
const bag = prepared(
  'Bolso de mimbre',
  'Bolso de mimbre natural con forro de lino. Asas de cuero. No mojar.',
);
const lamp = prepared(
  'LED Desk Lamp',
  'Desk lamp with LED and an arm of 75 cm. USB cable. Each arm has two joints.',
);
const vase = prepared(
  'Keramikvase',
  'Vase aus Keramik, 18 cm hoch. Auf der Scheibe gedreht. Mit einem Band aus Baumwolle.',
);
const tazza = prepared(
  'Tazza in gres verde',
  'Tazza in gres verde, 350 ml. Smalto lucido. Tornita a mano a Faenza.',
);
const pendientes = prepared(
  'Pendientes de plata',
  'Pendientes de plata martillada. Pesan 3 g el par. Se apagan a las tres horas.',
);

it.each([
  ['before its noun', chair, 'A steam-bent oak rocking chair.', 'An oak rocking chair.'],
  ['behind a preposition', chair, 'A seat of hand-dyed paper cord.', 'A seat of paper cord.'],
  ['as a noun before it', pillow, 'A mulberry satin pillowcase.', 'A satin pillowcase.'],
  ['of how it was done', ring, 'The silver is professionally hammered.', 'The silver is hammered.'],
  ['joined before any part', pillow, 'The double-stitched edges of satin.', 'The edges of satin.'],
  ['denying a part', lamp, 'A jointless arm of 75 cm.', 'An arm of 75 cm.'],
  ['with its degree', phone, 'Barely visible scratch on the display.', 'Scratch on the display.'],
  ['behind its noun in Spanish', bag, 'Forro extraíble de lino.', 'Forro de lino.'],
  [
    'in capitals in German',
    board,
    'Handgeschliffene Griffmulden an den Seiten.',
    'Griffmulden an den Seiten.',
  ],
])('an attribute that no fact says goes alone: %s', (_name, of, said, left) => {
  expect(founded(of, { improvedBodyText: said })).toMatchObject({ improvedBodyText: left });
});

it.each([
  [chair, 'The chair was designed with a physiotherapist.'],
  [chair, 'Each chair is tested by an independent lab.'],
  [boots, 'The dinosaur print glows in the dark.'],
  [boots, 'The print never peels off.'],
  [boots, 'The cotton lining can be unzipped.'],
  [pillow, 'The envelope closure is stitched.'],
  [pillow, 'Satin without chemicals.'],
  [ring, 'Labradorite protects its wearer.'],
  [ring, 'The labradorite is faceted and set by hand.'],
  [counter, 'The counter works with the volume keys.'],
  [counter, 'An ad-free counter with a banner.'],
  [phone, 'A phone with a nearly new display.'],
  [board, 'Ein Schneidebrett aus Mooreiche.'],
  [board, 'Das Schneidebrett tötet Keime.'],
  [board, 'Leinöl ohne Lösungsmittel.'],
  [bottle, 'Zopfmuster im Strickbezug.'],
  [cloth, 'Une nappe en lin lavé.'],
  [cloth, 'Infroissable, la nappe se repasse à peine.'],
  [cloth, 'Le lin s’adoucit à chaque lavage.'],
  [lamp, 'The spring-loaded arm stays in place.'],
  [lamp, 'The arm is quick-locking.'],
  [lamp, 'Works on slanted desks too.'],
  [boots, 'They don’t pinch.'],
  [boots, 'The boots dry fast.'],
  [pillow, 'Our dermatologists sew each pillowcase.'],
  [pillow, 'The satin helps you sleep.'],
  [phone, 'One careful owner since new.'],
  [phone, 'The phone holds its charge all day.'],
  [lamp, 'It cuts the use of the LED by half.'],
  [board, 'Das Eichenholz stammt aus Slawonien.'],
  [bottle, 'Unsere Näherinnen stricken den Bezug.'],
  [cloth, 'Nos couturières la tissent en Normandie.'],
  [vase, 'Eine Vase aus Feinsteinzeug.'],
  [vase, 'Ein Sammlerstück von Brannock.'],
  [vase, 'Geliefert mit einem Trockenstrauß.'],
  [tazza, 'Lo smalto è senza piombo.'],
  [tazza, 'Tazza in gres smaltato due volte.'],
  [tazza, 'Lo smalto è resistente.'],
  [bag, 'El mimbre no se deforma.'],
  [bag, 'Las asas están reforzadas.'],
  [bag, 'Incluye un monedero de cuero.'],
])('what a thing is said to be, do or lack is unsaid: %#', (of, text) => {
  expect(unsaidIn(text, of)).not.toEqual([]);
});

it.each([
  [chair, 'The chair weighs nine kilograms.'],
  [chair, 'The seat is woven and the oak is oiled.'],
  [chair, 'The chair arrives flat in a single box.'],
  [chair, 'Made of white oak, finished with oil.'],
  [boots, 'Pull the boots on by the loops and rinse them when they are dirty.'],
  [boots, 'The boots are lined with cotton.'],
  [pillow, 'Wash it cold in the machine.'],
  [pillow, 'Do not put it in the dryer.'],
  [ring, 'I hammer each ring by hand.'],
  [counter, 'For anyone tired of counting rows.'],
  [phone, 'The first talk is free.'],
  [phone, 'I tried the phone.'],
  [board, 'Es wiegt wenig und misst 3 cm.'],
  [board, 'Das Brett ist geölt.'],
  [bottle, 'Der Bezug ist aus Baumwolle gestrickt.'],
  [cloth, 'L’ourlet mesure quatre centimètres.'],
  [bag, 'No se debe mojar.'],
  [cloth, 'La nappe n’est pas bleue, mais écrue.'],
  [lamp, 'Each arm belongs to a lamp with a USB cable.'],
  [vase, 'Ich drehe sie auf der Scheibe.'],
  [vase, 'Auf der Scheibe drehe ich jede Vase.'],
  [vase, 'Ein Band aus Baumwolle gehört dazu.'],
  [tazza, 'Contiene 350 millilitri, lo smalto è lucido.'],
  [pendientes, 'El par pesa tres gramos.'],
])('a fair paraphrase stays: %#', (of, text) => {
  expect(founded(of, { improvedBodyText: text })).toEqual({ improvedBodyText: text });
});
