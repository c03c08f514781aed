import { labelledRows } from '#rules/text/labelled-rows.ts';
import type { Fact } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';

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
  for (const [family, names] of labelledRows(rows)) {
    for (const name of names.split(' ')) found.set(name, `${found.get(name) ?? ''} ${family}`.trim());
  }
  return found;
}

/** Families of a colour or material by the word that it ends in: "blue" of "deep navy", nothing of "rose gold" or "olive wood". */
export function familiesOf({ kind, value }: Pick<Fact, 'kind' | 'value'>): readonly string[] {
  if (kind !== 'colour' && kind !== 'material') return [];
  const last = foldWord(value.slice(value.lastIndexOf(' ') + 1));
  return familyNames(kind).get(last)?.split(' ') ?? [];
}

/** Names with their families in one text each, parted by spaces. */
export function familyNames(kind: 'colour' | 'material'): ReadonlyMap<string, string> {
  families ??= { colour: read(colourRows), material: read(stuffRows) };
  return families[kind];
}
