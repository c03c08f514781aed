import { expect, test } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';
import { writeForm } from '#tests/golden/run-brief.ts';

/** Films of few words: their titles tell what is shown, and their first lines begin with no copy of the title. */
expectReadings([
  [
    'a short title is filled with what is done in the film, and its month has a capital',
    'cycling to work in january',
    'riding 9 miles in the dark, frozen gears and a flask of coffee',
    { platform: 'youtube', channelName: 'Two Wheels Nora' },
    /^(?=[\s\S]*^Cycling to Work in January: Riding 9 Miles in the Dark$)[\s\S]*^Cycling to work: riding 9 miles/mu,
    /in january:/u,
  ],
  [
    'what a film answers stands behind its title, and no decimal ends it',
    'Mazda MX-5 NA buying guide',
    'Where they rust, what the 1.6 and 1.8 cost to run, and 5 things to check on a test drive.',
    { platform: 'youtube', channelName: 'Gearhead Gwen' },
    /^Mazda MX-5 NA Buying Guide: Where They Rust$/mu,
    /What the 1$/mu,
  ],
  [
    'two questions stand in a title where there is room for both',
    'Fujifilm X-T5 after one year',
    'What broke, what I still love, battery life in the cold. 14,000 shots, two trips to Norway.',
    { platform: 'youtube', channelName: 'Camera Karen', videoType: 'Review' },
    /^Fujifilm X-T5 After One Year: What Broke, What I Still Love$/mu,
    /What I Still Love,/u,
  ],
  [
    'steps that are told as orders stand in no title',
    'Replacing a sash cord',
    'Take out the staff bead, lift the sash, knot the new cord, hang the weight.',
    { platform: 'youtube', channelName: 'Slow Bench' },
    /^Replacing a Sash Cord$/mu,
    /Cord: Take/u,
  ],
  [
    'what shows how something is done opens with the doing, and not with the title again',
    'How to sharpen a chisel with sandpaper',
    'Flatten the back, 25 degree bevel with a cheap honing guide, 220 to 2000 grit on glass.',
    { platform: 'youtube', channelName: 'Slow Bench' },
    /^Sharpening a chisel with sandpaper: flatten the back, 25 degree bevel/mu,
    /^How to sharpen a chisel with sandpaper: /mu,
  ],
  [
    'a Spanish title is filled with what it counts, and its lines open without the place',
    'Dormir en furgoneta en Asturias',
    'Tres noches en la costa, ducha con cubo y dónde aparcar sin molestar. Lluvia todo el viaje.',
    { platform: 'youtube', channelName: 'Marta en Ruta' },
    /^(?=[\s\S]*^Dormir en furgoneta en Asturias: tres noches en la costa$)[\s\S]*^Dormir en furgoneta: tres noches/mu,
    /en Asturias: tres noches en la costa, ducha/u,
  ],
  [
    'a German title is filled with what it answers',
    'Tomaten ausgeizen',
    'Welche Triebe weg müssen, wann und wie oft. Mit Stabtomaten und Buschtomaten im Vergleich.',
    { platform: 'youtube', channelName: 'Gartenfunk' },
    /^Tomaten ausgeizen: Welche Triebe weg müssen, wann und wie oft$/mu,
    /\(Stabtomaten/u,
  ],
  [
    'nobody makes a stash: only what is cooked or crafted is searched by how to make it',
    'My yarn stash, sorted',
    'Counting 214 balls, selling half on Vinted and what I learned about buying sock yarn.',
    { platform: 'youtube', channelName: 'Granny Squares Live' },
    /^My Yarn Stash, Sorted: Counting 214 Balls$/mu,
    /how to make/u,
  ],
]);

/** Films of few words: each is searched by its whole title, its channel, its things and as what it is. */
expectReadings([
  [
    'a vlog is searched by its whole title and its topic, and not by the end of the title',
    'cycling to work in january',
    'riding 9 miles in the dark, frozen gears and a flask of coffee',
    { platform: 'youtube', channelName: 'Two Wheels Nora', videoType: 'Vlog' },
    /^(?=[\s\S]*^cycling to work in january$)(?=[\s\S]*^frozen gears$)[\s\S]*^two wheels nora$/mu,
    /^work in january$|^work$|^#work$/mu,
  ],
  [
    'what leaks again is no thing that is searched',
    'my allotment in october',
    'Pulling up the last beetroot, planting garlic, and the shed roof leaks again.',
    { platform: 'youtube', channelName: 'Two Wheels Nora', videoType: 'Vlog' },
    /^(?=[\s\S]*^allotment vlog$)(?=[\s\S]*^allotment in october$)[\s\S]*^planting garlic$/mu,
    /shed roof leaks$|shedroofleaks/mu,
  ],
  [
    'a film of a day in somebody’s life is about them',
    'day in the life of a night shift nurse',
    '12 hours on a cardiac ward, what I eat at 3am and how I sleep after',
    { platform: 'youtube', channelName: 'Ward Nine' },
    /^(?=[\s\S]*^night shift nurse vlog$)[\s\S]*^#nightshiftnurse$/mu,
    /^day$|^#day$/mu,
  ],
  [
    'who lives in a van makes a film about the van',
    'Living in a van with two dogs',
    'Three weeks in Wales. Where we shower, what it costs, and a flat battery.',
    { platform: 'youtube', channelName: 'Dog Van', videoType: 'Vlog' },
    /^van vlog$/mu,
    /^living$|^living vlog$/mu,
  ],
  [
    'a comma in a title joins no words that are searched',
    'My yarn stash, sorted',
    'Counting 214 balls, selling half on Vinted and what I learned about buying sock yarn.',
    { platform: 'youtube', channelName: 'Granny Squares Live' },
    /^yarn stash$/mu,
    /stash sorted$/mu,
  ],
  [
    'photos side by side have no side',
    '50mm vs 35mm for street',
    'I shot the same market in Leeds with both lenses. Sample photos side by side.',
    { platform: 'youtube', channelName: 'Camera Karen', videoType: 'Review' },
    /^50mm vs 35mm$/mu,
    /^sample photos side$/mu,
  ],
]);

expectReadings([
  [
    'a figure stands in a title with the whole of its noun',
    'Autumn Leaves chords for beginners',
    'Shell voicings, left hand only, 60 bpm backing track at the end. PDF for members.',
    { platform: 'youtube', channelName: 'Miro Plays Jazz', videoType: 'Tutorial' },
    /^Autumn Leaves Chords for Beginners \(60 bpm Backing Track\)$/mu,
    /Backing\)/u,
  ],
  [
    'no two brackets stand in a row',
    'Burnt Basque cheesecake (no water bath)',
    '6 ingredients, 10 minutes of work, 210C. Cracks are meant to be there. Full recipe below.',
    { platform: 'youtube', channelName: 'Lou Bakes Late', industry: 'Food & Beverage' },
    /^Burnt Basque Cheesecake \(No Water Bath\), 6 Ingredients$/mu,
    /\) \(/u,
  ],
  [
    'what happened is searched by nobody, and neither is the month of a tour',
    'Small garden tour July',
    '4 x 6 m yard in Leeds, the van got stuck, neighbours helped. Sweet peas over the gate.',
    { platform: 'youtube', channelName: 'Tiny Terrace' },
    /^small garden tour$/mu,
    /^july small|^van got stuck$|^neighbours helped$/mu,
  ],
  [
    'bread that is flat is no flat',
    'why my bread was flat for a year',
    'it was the flour. I tested 4 brands side by side and weighed everything',
    { platform: 'youtube', channelName: 'Lou Bakes Late' },
    /^why my bread was flat$/mu,
    /^#?flat$/mu,
  ],
  [
    'a German film of somebody’s first chair is about a chair and tells what its first sentence lists',
    'Mein erster Stuhl',
    'Esche, gedämpfte Lehne, drei Fehlversuche. Am Ende wackelt er nicht.',
    { platform: 'youtube', channelName: 'Hanna lernt Holz', videoType: 'Vlog' },
    /^(?=[\s\S]*^Mein erster Stuhl: Esche, gedämpfte Lehne, drei Fehlversuche$)[\s\S]*^Stuhl$/mu,
    /^Mein erster Stuhl Esche$|^Stuhl: Esche/mu,
  ],
  [
    'what stands below a film is no tag of it',
    'Croquetas de jamón sin grumos',
    'El truco es la leche caliente. 60 croquetas, se congelan crudas. Ingredientes abajo.',
    { platform: 'youtube', channelName: 'Cocina de Pilar', industry: 'Food & Beverage' },
    /^croquetas de jamón$/mu,
    /^ingredientes abajo$|#ingredientesabajo/mu,
  ],
]);

expectReadings([
  [
    'the first thing of a list stands behind a title, and the last does not',
    'OO9 layout update 14',
    'New station roof, sound chips in two locos and the wiring mistake that cost me a weekend',
    { platform: 'youtube', channelName: 'Northern Narrow Gauge' },
    /^OO9 Layout Update 14: New Station Roof$/mu,
    /Update 14: [^\n]*Wiring/u,
  ],
  [
    'a title of two words is filled with what is done, though a word of it stands there too',
    'Ballast day',
    'Laying ballast on 6 metres of OO9 track. PVA mix, a pipette and a lot of patience. Before and after shots.',
    { platform: 'youtube', channelName: 'Northern Narrow Gauge' },
    /^Ballast Day: Laying Ballast on 6 Metres of OO9 Track$/mu,
    /A Lot of Patience/u,
  ],
  [
    'neither what it costs nor whom a file is for stands in a title',
    'Two-person tent after 40 nights',
    'Costs 260 pounds. PDF for members. One repair, a pole and a lot of tape.',
    { platform: 'youtube', channelName: 'Wet Boots', videoType: 'Review' },
    /^Two-Person Tent After 40 Nights$/mu,
    /Nights: (?:Costs|PDF|A Pole)/u,
  ],
  [
    'strings keep their number, and people who miss boxes are no boxes',
    'Restringing a 12 string guitar',
    'Which strings go where, the knots people miss, tuning order. Takes me 25 minutes.',
    { platform: 'youtube', channelName: 'Shed Strings', videoType: 'Tutorial' },
    /^12 string guitar$/mu,
    /^string guitar$|^knots people miss$/mu,
  ],
]);

test('each of several films opens with its own topic, and tells whom it is for in its own words', () => {
  const written = writeForm({
    platform: 'youtube',
    businessName: 'Two Wheels Nora',
    channelName: 'Two Wheels Nora',
    industry: 'Other',
    targetAudience: 'commuters',
    products: [
      { name: 'cycling to work in january', description: 'riding 9 miles in the dark and a flask of coffee' },
      { name: '50mm vs 35mm for street', description: 'I shot the same market in Leeds with both lenses.' },
    ],
  });
  const texts = written.map(({ item }) => item.improvedBodyText);
  expect(texts[0]).toMatch(/^Cycling to work: riding 9 miles/u);
  expect(texts[1]).toMatch(/^50mm vs 35mm: I shot|^50mm vs 35mm for street: I shot/u);
  expect(texts[0]).toContain('For commuters.');
  expect(texts[1]).toContain('Made for commuters.');
});
