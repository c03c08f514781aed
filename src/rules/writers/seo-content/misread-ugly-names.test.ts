import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

const ebay = { platform: 'ebay', ebayStoreName: 'Corvale' } as const;
const amazon = { platform: 'amazon', amazonBrand: 'Kessler' } as const;
const tiktok = { platform: 'tiktokshop', tiktokShopName: 'GlowLab' } as const;
const roofer = { platform: 'website', location: 'Tulsa, OK', category: 'Roofing' } as const;
const plumber = { platform: 'website', location: 'Leeds', category: 'Plumbing' } as const;

describe('Names as hurried sellers type them', () => {
  expectReadings([
    [
      'what an auction shouts is no part of a name, and a gold pattern is no gold',
      'RARE!!! 1970s Pyrex bowl *L@@K* NO RESERVE',
      'Pyrex mixing bowl, 1970s, orange butterfly gold pattern, 2.5 qt. No chips or cracks.',
      ebay,
      /^1970s Pyrex Mixing Bowl, .*Orange Butterfly Gold Pattern/mu,
      /Material: Gold|reserve|l@@k/iu,
    ],
    [
      'what is not included keeps its word',
      'Nintendo Game Boy Color Teal console',
      'Nintendo Game Boy Color in teal, CGB-001. Works, tested with Tetris. Light scratches on the screen. No games included.',
      ebay,
      /no games included/iu,
      /No games\./u,
    ],
    [
      'a county keeps its capital in a row that is typed small',
      'moonstone bracelet',
      'moonstone bead bracelet 6mm beads fits wrist 15 to 17 cm gift pouch included handmade in cornwall each one slightly different',
      ebay,
      /[Hh]andmade in Cornwall/u,
      /cornwall/u,
    ],
    [
      'the number of a set is not how many it holds',
      'Lego set 10305',
      'Lego Lion Knights Castle 10305, complete, built once, with box. 4514 pieces.',
      ebay,
      /Number in Pack: 4514 pieces/u,
      /(?:Quantity|Number in Pack): set 10305/iu,
    ],
    [
      'a per cent is no rank in a hashtag',
      'Niacinamide 10% + Zinc 1% Serum 30ml',
      '10% niacinamide + 1% zinc PCA. 30 ml dropper bottle. Fragrance-free, vegan. 3 drops before cream.',
      tiktok,
      /^#zincserum$/mu,
      /#1/u,
    ],
    [
      'a holder in a word of its own is what is sold',
      'Gartenschlauch Halterung Wand Metall schwarz',
      'Wandhalter für Gartenschläuche bis 30 m. Aus pulverbeschichtetem Stahl. Belastbar bis 25 kg. Maße: 28 x 20 x 14 cm.',
      amazon,
      /^Gartenschlauch Halterung aus Metall/mu,
      /Gartenschlauch aus Metall/u,
    ],
    [
      'a shortened size is no model',
      'Robe Sézane T38 fleurie',
      'Robe midi Sézane modèle Will, taille 38, imprimé fleuri bleu, 100% viscose. Manches longues.',
      ebay,
      /Modèle: Will/u,
      /Modèle: T38/u,
    ],
    [
      'half of a term is no service, and rows of a word each are told whole',
      'Storm damage roof repair & inspection',
      'We inspect free, photo report same day. Asphalt, metal, flat. Licensed and insured, since 1998. Tulsa, Broken Arrow, Owasso. Financing available.',
      roofer,
      /^Tulsa, Broken Arrow, Owasso$/mu,
      /^damage roof|owasso|^Metal;/mu,
    ],
    [
      'washing machines that a plumber connects are no care',
      'Plumber in Leeds',
      'Boiler repair, leak detection, bathroom fitting. Leeds, Otley, Ilkley. Gas Safe registered. Same day for leaks. Washing machines, taps, toilets.',
      plumber,
      /^Washing machines, taps, toilets$/mu,
      /care: washing|otley/u,
    ],
  ]);
});
