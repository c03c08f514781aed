import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { claimHits } from './claim-index.ts';

/** English names, as `words/materials.ts` groups them, of what is set into a thing or strung: earrings are with garnets, not in garnet. */
const gemstones = new Set(
  `agate, amazonite, amber, amethyst, aquamarine, aventurine, carnelian, citrine, coral, diamond, emerald, fluorite, garnet, hematite, howlite, jade, jasper stone, labradorite, lapis lazuli, larimar, lava stone, malachite, moissanite, moonstone, morganite, obsidian, onyx, opal, pearl, peridot, quartz, rhodonite, rose quartz, ruby, sapphire, selenite, sodalite, sunstone, tanzanite, tiger’s eye, topaz, tourmaline, turquoise stone, zirconia`
    .split(',')
    .map((name) => name.trim()),
);

/** Whether the stuff that a phrase names is a gemstone. */
export function isGemstone(text: string, language: WrittenLanguage): boolean {
  const hit = claimHits(text, language).find(({ payload }) => payload.kind === 'material');
  return hit !== undefined && gemstones.has(hit.payload.group);
}
