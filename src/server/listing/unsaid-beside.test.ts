import { describe, expect, it } from 'vitest';
import { listingByRules, type Prepared } from '#rules/writers/seo-content/prepared.ts';
import { preparedBrief as prepared } from '#tests/setup/prepared-brief.ts';
import { restored } from './restored.ts';
import { founded } from './unfounded.ts';

const nailer = prepared(
  'Paslode IM350 framing nailer, spares or repair',
  'Paslode IM350 gas nailer for spares or repair. Fan spins, does not fire. Case cracked on the left side. No battery, no charger, no gas. Came from a clearance.',
  'ebay',
);
const shelf = prepared(
  'IKEA Kallax shelf 4x4, white',
  'White IKEA Kallax, 147 x 147 cm. Two years old. One corner is chipped at the bottom left. Already taken apart, all screws in a bag.',
  'ebay',
);
const chairs = prepared(
  'Furniture reupholstery in Kendal',
  'I reupholster chairs and small sofas in my workshop in Kendal. A dining chair seat starts at £45. The wait is about six weeks. No leather.',
);
const tapestry = prepared(
  'Handgewebter Wandteppich Moor',
  'Wandteppich aus Schurwolle und Leinen, 60 x 90 cm. Aufhängung an einem Haselstab. Die Wolle habe ich mit Walnussschalen gefärbt.',
  'etsy',
);
const cream = prepared(
  'Crema de manos de avena 50 ml',
  'Crema de manos con avena y manteca de karité, tubo de 50 ml. Se absorbe en un minuto. Uso externo.',
  'tiktokshop',
);
const loaf = prepared(
  'Sourdough rye loaf in a cast iron pot',
  'In this video I bake a rye sourdough loaf in a cast iron pot. The dough rests overnight in the fridge.',
  'youtube',
);
const pianos = prepared(
  'Stimmung und Wartung von Klavieren',
  'Klavierstimmer in Erfurt. Eine Stimmung dauert etwa 90 Minuten und kostet 130 Euro, Anfahrt bis 25 km frei. Ich stimme Klaviere und Flügel.',
);
const earrings = prepared(
  'Boucles d’oreilles en papier washi',
  'Boucles d’oreilles en papier washi verni. Crochets en acier inoxydable. 4 cm de long.',
  'etsy',
);
const bucket = prepared(
  'Collapsible camping bucket 10 L',
  'Folding bucket for camping, 10 litres. Holds cold and warm water up to 60 °C. Not for food.',
);
const bike = prepared(
  'Bicicleta Orbea Carpe 40 talla M, usada',
  'Bicicleta Orbea Carpe 40 talla M. Guardabarros puestos, sin luces. Candado roto, no lo doy.',
);
const sewing = prepared(
  'Máquina de coser Alfa 482 antigua',
  'Máquina de coser Alfa 482 de pedal. Gira bien, pero la correa está rota y hay que cambiarla.',
  'ebay',
);
const sharpener = prepared(
  'Messerschärfer mit zwei Stufen',
  'Handschärfer mit zwei Stufen für stumpfe Klingen. Für Messer mit glatter Klinge.',
);
const planner = prepared(
  'Suppenkasper',
  'Suppenkasper plant die Woche: Gerichte auf Tage ziehen. Eigene Rezepte eintippen oder fotografieren.',
  'appstore',
);
const moving = prepared(
  'Umzüge mit Lastenrad in Freiburg',
  'Ich mache kleine Umzüge mit dem Lastenrad in Freiburg. Bis 200 kg pro Fahrt, keine Waschmaschinen und keine Klaviere.',
);
const lessons = prepared(
  'Cours de couture à Angers',
  'Cours de couture pour adultes à Angers, le mardi soir et le samedi matin. Six places par cours.',
);
const tides = prepared(
  'Tidewatch',
  'Tidewatch shows the tide for 1,200 harbours. A widget shows the next high water. Works without a connection once a harbour is loaded. Not for navigation.',
  'appstore',
);

const said = (of: Prepared, improvedBodyText: string) => founded(of, { improvedBodyText }).improvedBodyText;

describe('what is claimed beside the thing itself', () => {
  it.each<[Prepared, string]>([
    [nailer, 'The carry case comes along.'],
    [nailer, 'Complete apart from the battery.'],
    [chairs, 'Pubs and hotels send me their seating.'],
    [loaf, 'For complete beginners.'],
    [bucket, 'Carry drinking water in it.'],
    [bike, 'Regalo un candado.'],
    [sewing, 'Lista para coser.'],
    [sharpener, 'Auch Sparschäler werden wieder scharf.'],
    [planner, 'Reste werden mitgeplant.'],
    [earrings, 'Crochets de Grasse.'],
  ])('goes: %#', (of, sentence) => {
    expect(said(of, sentence)).toBe('');
  });

  it.each<[Prepared, string, string]>([
    [
      shelf,
      'The bottom left corner is chipped, which you cannot see once it stands.',
      'The bottom left corner is chipped.',
    ],
    [
      tapestry,
      'Er hängt an einem Stab aus Hasel, den ich selbst geschnitten habe.',
      'Er hängt an einem Stab aus Hasel.',
    ],
    [cream, 'Se absorbe al cabo de un minuto y no deja grasa.', 'Se absorbe al cabo de un minuto.'],
  ])('goes from behind what is told: %#', (of, sentence, left) => {
    expect(said(of, sentence)).toBe(left);
  });

  it.each<[Prepared, string]>([
    [nailer, 'The case is cracked on its left side.'],
    [tides, 'It is not meant for navigation.'],
    [tides, 'Do not navigate by it.'],
    [pianos, 'Sie kostet 130 Euro, bis 25 km fallen keine Anfahrtskosten an.'],
    [earrings, 'Les crochets sont en inox.'],
    [sewing, 'La correa está rota y habrá que cambiarla.'],
    [planner, 'Deine Rezepte tippst du ein oder fotografierst sie.'],
    [moving, 'Waschmaschinen und Klaviere nehme ich nicht mit.'],
    [lessons, 'Le mardi soir et le samedi matin, on coud à Angers.'],
  ])('stays where the brief says it in other words: %#', (of, sentence) => {
    expect(said(of, sentence)).toBe(sentence);
  });

  it('a search word with a part that no brief has is another thing', () => {
    const keywords = ['klavier stimmen', 'klavierunterricht'];
    expect(founded(pianos, { keywords }).keywords).toEqual(['klavier stimmen']);
  });

  it('a sentence that alone tells a word of the seller stays beside his own', () => {
    const of = prepared(
      'Block-printed cotton tea towel with artichokes',
      'Tea towel of unbleached cotton, 48 x 70 cm, block-printed by hand with artichokes in olive green. Hanging loop in one corner. Sold singly.',
      'etsy',
    );
    const sent = {
      improvedBodyText:
        'Artichokes in olive green are printed by hand from a block I carved from pear wood. At 48 x 70 cm it has a loop for hanging in one corner.',
    };
    const { improvedBodyText } = restored(of, sent, founded(of, sent), () => listingByRules(of));
    expect(improvedBodyText).toMatch(/loop/u);
  });

  it('a chapter is told in no sentence', () => {
    const of = prepared(
      'Changing a bike chain',
      'In this video I change a bike chain. 0:00 Measuring the wear, 2:10 Opening the chain, 5:40 The right length.',
      'youtube',
    );
    const sent = {
      improvedBodyText:
        'In this video I change a bike chain. I open the chain with pliers from my grandfather. I measure its wear.',
    };
    const { improvedBodyText } = restored(of, sent, founded(of, sent), () => listingByRules(of));
    expect(improvedBodyText).not.toMatch(/\d:\d\d/u);
  });
});
