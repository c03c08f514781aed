import type { Fact, Ledger } from '#rules/listing/listing.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import { foldWord, stemOf } from '#rules/text/words.ts';
import { isOfTheThing } from './main-attribute.ts';
import type { Slot } from './slot.ts';

/**
 * The plain colour that a shade is of and the family that a stuff belongs to, `family: names`: who types "blue sleep mask" is
 * shown one in navy. Each name belongs to its family whatever the thing is. English.
 */
const colourRows = `
blue: navy indigo cobalt denim azure sapphire teal turquoise aqua
green: sage olive mint emerald forest khaki moss teal
red: burgundy maroon crimson scarlet ruby wine claret
pink: blush fuchsia magenta rose salmon
purple: lilac lavender plum mauve violet
brown: tan camel cognac caramel chocolate chestnut mocha
yellow: mustard ochre lemon
orange: rust apricot tangerine
gray grey: charcoal graphite slate anthracite
white: ivory cream off-white
`;
const stuffRows = `
wood wooden: oak walnut beech pine birch maple cherry acacia teak olive rubberwood ash mango cedar rosewood mahogany hardwood plywood elm yew poplar alder sycamore larch spruce iroko sapele wenge zebrawood purpleheart sheesham
metal: steel aluminium aluminum brass copper iron zinc titanium pewter
plastic: polypropylene abs acrylic polycarbonate polyethylene pvc
ceramic pottery: stoneware earthenware terracotta
ceramic: porcelain
wool: merino lambswool
leather: cowhide nubuck suede
gemstone: labradorite moonstone amethyst citrine garnet peridot tourmaline aquamarine malachite carnelian onyx agate jasper topaz sapphire ruby emerald turquoise opal
`;

let families: { colour: ReadonlyMap<string, string>; material: ReadonlyMap<string, string> } | undefined;

function read(rows: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const row of rows.trim().split('\n')) {
    const [family = '', names = ''] = row.split(': ');
    for (const name of names.split(' ')) found.set(name, `${found.get(name) ?? ''} ${family}`.trim());
  }
  return found;
}

/** Families of a colour or material by the word that it ends in: "blue" of "deep navy", nothing of "rose gold" or "olive wood". */
export function familiesOf({ kind, value }: Pick<Fact, 'kind' | 'value'>): readonly string[] {
  if (kind !== 'colour' && kind !== 'material') return [];
  families ??= { colour: read(colourRows), material: read(stuffRows) };
  const last = foldWord(value.slice(value.lastIndexOf(' ') + 1));
  return families[kind].get(last)?.split(' ') ?? [];
}

/** Families of the colours and materials that an English brief says of the thing itself, and of no part of it. */
export function familyWords(ledger: Ledger, heads: readonly Slot[]): string[] {
  families ??= { colour: read(colourRows), material: read(stuffRows) };
  const headStems = heads.map(({ text }) => text.split(/[\s-]+/u).map(stemOf));
  const found = new Set<string>();
  // "Maple pecan granola" is of no wood.
  const isEaten = heads.some(({ text }) => typeHits(text, 'en').at(-1)?.category === 'food');
  for (const { kind, value, quote, source } of ledger.facts) {
    if (kind !== 'colour' && kind !== 'material') continue;
    const words = foldWord(value).split(/[\s,]+/u);
    if (words.length > 3 || (isEaten && kind === 'material')) continue;
    if (!source.endsWith('.name') && !isOfTheThing(value.toLowerCase(), quote, headStems)) continue;
    // "Zinc alloy clip": a material that a part stands behind is that of the part.
    for (const word of kind === 'material' ? words.slice(-1) : words) {
      const family = families[kind].get(word);
      if (family !== undefined) for (const name of family.split(' ')) found.add(name);
    }
  }
  return [...found];
}
