import { expect, it } from 'vitest';
import { programDeeds } from './program-deeds.ts';

it.each<[text: string, names: string[]]>([
  ['SplitTab lets friends split restaurant bills by scanning the receipt.', ['restaurant bill splitter']],
  [
    'PlantPal is an app that reminds you to water your houseplants, identifies pests from a photo and keeps a diary of each plant.',
    ['houseplant watering', 'pest identifier', 'plant diary'],
  ],
  ['Track your habits, plan meals and count calories.', ['habit tracker', 'meal planner', 'calorie counter']],
  ['Mileo tracks mileage automatically for freelancers.', ['mileage tracker']],
  ['An app to help you learn Spanish while you walk.', ['learn spanish']],
  ['It helps nurses calculate drip rates.', ['drip rate calculator']],
  [
    'Scan receipts with the camera and share expense reports with your boss.',
    ['receipt scanner', 'expense report sharing'],
  ],
  [
    'Nestly helps new parents track naps, feeds and diapers with one hand.',
    ['nap tracker', 'feed tracker', 'diaper tracker'],
  ],
  [
    'A simple app for birdwatchers to log sightings, record calls and share maps with their club.',
    ['sighting log', 'call recorder', 'map sharing'],
  ],
  [
    'Our app lets you scan wine labels and keep a list of bottles you liked.',
    ['wine label scanner', 'bottle list'],
  ],
  ['A reading log for kids: scan a barcode, rate the book.', ['reading log', 'barcode scanner']],
  ['Burrow is a simple habit tracker for teens.', ['habit tracker']],
  ['Convert units, currencies and cooking measures instantly.', ['unit converter', 'currency converter']],
  ['It listens to any song and shows you the guitar chords in real time.', ['guitar chord']],
  ['Turn your phone into a spirit level.', ['spirit level']],
  ['Gives you joy.', []],
  ['Track habits, offline, without ads.', ['habit tracker']],
  ['We love plants.', []],
  ['Lets you do it all.', []],
  ['The track record of our team is long.', []],
  ['Made by two sisters in Leeds who keep bees.', []],
])('“%s” does %j', (text, names) => {
  expect(programDeeds(text)).toEqual(names);
});
