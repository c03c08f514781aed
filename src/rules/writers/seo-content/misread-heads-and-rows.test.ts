import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Tarnwell' } as const;
const walmart = { platform: 'walmart', businessName: 'Golden Acre Foods' } as const;

describe('Heads of names and rows of facts', () => {
  expectReadings([
    [
      'many of a stuff are things',
      'Stainless Steel Straws (8)',
      '4 bent, 4 straight, 2 brushes. Dishwasher safe.',
      amazon,
      /The straws are dishwasher safe/u,
      /[Tt]he stainless/u,
    ],
    [
      'a known thing before the last word is what that one is for',
      'Wooden Spoon Rest',
      'Acacia wood, 9 in.',
      amazon,
      /The wooden spoon rest is made of acacia wood/u,
      /spoon is made/u,
    ],
    [
      'a rest for feet is no desk',
      'Under Desk Footrest',
      'Foam, two heights. Gray.',
      amazon,
      /footrest is made of foam/u,
      /The desk/u,
    ],
    [
      'a sensor switches a light and is none',
      'Motion Sensor Closet Light 2-pack',
      '40 LEDs, 1200 mAh battery, USB-C cable included.',
      amazon,
      /motion sensor closet light has 40 LEDs/u,
      /The motion sensor (?:has|comes)/u,
    ],
    [
      'screws that are included turn nothing',
      'Brass Drawer Pulls (10)',
      'Screws included, 96 mm. Antique finish.',
      amazon,
      /come with screws/u,
      /pulls screw/u,
    ],
    [
      'a brand that shares its first words with the name stands once',
      'Golden Acre Raw Clover Honey 16 oz',
      'Squeeze bottle. Unfiltered. May crystallize.',
      walmart,
      /^Golden Acre Foods Raw Clover Honey[\s\S]*It may crystallize/mu,
      /Foods Acre|It May/u,
    ],
    [
      'a row of sizes with their figures is one fact',
      'Merino hiking socks 3 pairs',
      '70% merino, 30% nylon. Sizes M (6-9), L (9.5-12). Machine wash cold, low iron.',
      amazon,
      /sizes M \(6-9\), L \(9\.5-12\)/u,
      /^L \(9|; L \(9|low iron (?:hiking )?socks/mu,
    ],
    [
      'a straw of silicone is a part',
      'Insulated kids cup 12 oz',
      '18/8 stainless steel, spill proof lid, silicone straw. For indoor and outdoor use. Comes with carry loop.',
      amazon,
      /a silicone straw[\s\S]*comes with a carry loop/u,
      /made of silicone straw/u,
    ],
    [
      'where it belongs is not had, and what is not included says so alone',
      'Extension cord 15ft',
      'Indoor use. Manual included, box not.',
      walmart,
      /for indoor use[\s\S]*box not included/u,
      /an indoor use|box not\./u,
    ],
  ]);
});
