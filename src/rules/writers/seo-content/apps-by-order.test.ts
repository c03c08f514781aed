import { describe, expect, it } from 'vitest';
import { writeOne } from '#tests/golden/run-brief.ts';

const write = (name: string, description: string, platform: 'appstore' | 'playstore' = 'appstore') =>
  writeOne(name, description, { platform, appName: name });

describe('the name of an app whose text opens with what one does', () => {
  it.each([
    [
      'Potlog',
      'Track houseplants: watering reminders by season, photo diary, notes.',
      'Potlog: Track Houseplants',
    ],
    ['TideLog', 'Log your dives: depth, time, gas, buddy. One-time purchase.', 'TideLog: Log Your Dives'],
    [
      'SheetHum',
      'Practise sight singing: shows a phrase, listens through the microphone, marks wrong notes.',
      'SheetHum: Sight Singing',
    ],
    [
      'Mossy',
      'Identify mosses and lichens from a photo. 420 species with habitat, range map, look-alikes.',
      'Mossy: Identify Mosses',
    ],
    [
      'Kettle Off',
      'Count down intermittent fasting: 16:8, 18:6, 5:2 or own plan. Weekly graph.',
      'Kettle Off: Fasting',
    ],
    [
      'Rota Bean',
      'Staff rota for cafes and small shops. Build the week by dragging shifts.',
      'Rota Bean: Staff Rota',
    ],
    [
      'Hushroom',
      'White noise, rain, fan and train sounds. Mix up to five, set a sleep timer.',
      'Hushroom: White Noise',
    ],
    [
      'Clipkeep',
      'Remember everything you copy. Search clipboard history, pin snippets.',
      'Clipkeep: Clipboard History',
    ],
    ['Bellringer', 'Learn change ringing methods: Plain Bob and 400 more.', 'Bellringer: Change Ringing'],
    [
      'Starlit',
      'Point your phone at the sky and see stars, planets and satellites named.',
      'Starlit: See Stars',
    ],
    ['Toddle Tunes', 'Twenty nursery rhymes sung by a real choir. No ads.', 'Toddle Tunes: Nursery Rhymes'],
    ['Quill', 'A distraction free writing app. Markdown, word goals, focus mode.', 'Quill: Writing App'],
    ['Lumen Log', 'Film photography notebook. Light meter, reciprocity calculator.', 'Lumen Log: Notebook'],
    [
      'Squat Club',
      'Strength training for people over 40. Three workouts a week, rest timer.',
      'Squat Club: Strength Training',
    ],
    [
      'Lot 9',
      'Parking permits for residents: register a plate, buy visitor hours, get a reminder before it runs out.',
      'Lot 9: Parking Permits',
    ],
    [
      'Vide-grenier',
      'Trouve les vide-greniers, brocantes et marchés aux puces près de chez toi. Carte, horaires, itinéraire, favoris.',
      'Vide-grenier : Brocantes',
    ],
    [
      'Plein Air',
      "Trouvez les aires de pique-nique et points d'eau autour de vous.",
      'Plein Air : Pique-nique',
    ],
    [
      'Bahnsteig',
      'Zeigt, an welchem Wagen du einsteigen musst, um gleich an der Treppe zu stehen. Für U-Bahn und S-Bahn in Berlin, Hamburg und Wien.',
      'Bahnsteig: U-Bahn und S-Bahn',
    ],
    [
      'Dienstplan Plus',
      'Schichtkalender für Pflegekräfte: Früh, Spät, Nacht und eigene Schichten mit einem Tipp eintragen, Überstunden zählen, Urlaub planen, mit Kollegen tauschen. Feiertage aller Bundesländer.',
      'Dienstplan Plus: Urlaub planen',
    ],
  ])('%s: %s', (name, description, title) => {
    expect(write(name, description).productTitle).toBe(title);
  });

  it('is whole in Spanish before how many it holds', () => {
    const riego =
      'Calcula cuánta agua necesita tu huerto. Calendario de siembra para 80 hortalizas, avisos de helada, notas por bancal. Sin cuenta y sin anuncios.';
    const { productTitle, platformFields } = write('Riego', riego);
    expect(productTitle).toBe('Riego: Calendario de siembra');
    expect(platformFields.subtitle).toBe('Avisos de helada');
  });
});

describe('an app', () => {
  it.each([
    ['Mossy', 'Identify mosses and lichens from a photo. 420 species with habitat, range map, look-alikes.'],
    ['Hushroom', 'White noise, rain, fan and train sounds. Mix up to five, set a sleep timer, fade out.'],
    ['SheetHum', 'Practise sight singing: shows a phrase, listens to you, marks wrong notes. Works offline.'],
  ])('%s is none of its parts', (name, description) => {
    expect(write(name, description).improvedBodyText).not.toMatch(new RegExp(`${name} is `, 'u'));
  });

  it('sells neither its price nor where its data stay in its short lines', () => {
    const { platformFields } = write(
      'Potlog',
      'Track houseplants: watering reminders by season, photo diary, notes. Data stays on the phone. Free with 5 plants; 4.99 once for more.',
    );
    expect(platformFields.subtitle).toBe('Watering reminders by season');
    const chess = write(
      'Chesswick',
      'Chess puzzles every morning: mates in two, endgames. Play offline. Remove ads for 2.99.',
    );
    expect(chess.platformFields.promotionalText ?? '').not.toMatch(/2\.99|^Play offline/u);
  });
});

describe('a row of functions', () => {
  it.each([
    [
      'A distraction free writing app. Markdown, word goals, focus mode, typewriter scrolling, export to PDF, DOCX and EPUB.',
      ['Word goals', 'Focus mode', 'Export to PDF, DOCX and EPUB'],
    ],
    [
      'Film photography notebook. Record camera, lens, aperture and place for each frame; light meter with spot reading; reciprocity calculator; export EXIF for scans.',
      ['Record camera, lens, aperture and place for each frame', 'Light meter with spot reading'],
    ],
    [
      'scan barcodes, see what expires this week, shopping list from what is missing, recipes from what you have, share with household',
      ['See what expires this week', 'Recipes from what you have', 'Share with household'],
    ],
  ])('is a list of lines: %s', (description, lines) => {
    const { improvedBodyText, seoScore } = write('Quill', description);
    for (const line of lines) expect(improvedBodyText.split('\n')).toContain(`- ${line}`);
    expect(seoScore).toBeGreaterThan(85);
  });
});

it('an app is advised on its functions, and not on sizes and care', () => {
  const { recommendations } = write(
    'Potlog',
    'Track houseplants: watering reminders by season, photo diary, notes. No account needed. Data stays on the phone. Free with 5 plants; 4.99 once for more.',
  );
  expect(recommendations.join(' ')).toContain('one function a line');
  expect(recommendations.join(' ')).not.toContain('sizes');
});
