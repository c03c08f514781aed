/** A colour as `#rrggbb`. */
type Hex = string;

/** Contrast that text needs: WCAG 2.2, 1.4.3. */
export const textContrast = 4.5;
/** Contrast that a shape needs to be seen: WCAG 2.2, 1.4.11. */
export const shapeContrast = 3;

function channelsOf(colour: Hex): [red: number, green: number, blue: number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff];
}

/** Relative luminance from 0 to 1. Source: WCAG 2.2, "relative luminance". */
function luminanceOf(colour: Hex): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1 to 21. Source: WCAG 2.2, "contrast ratio". */
export function contrastOf(one: Hex, other: Hex): number {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** @param share of the second colour, 0 to 1 */
export function mixed(one: Hex, other: Hex, share: number): Hex {
  const second = channelsOf(other);
  const parts = channelsOf(one).map((channel, index) => {
    const value = Math.round(channel * (1 - share) + (second[index] ?? 0) * share);
    return value.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** Black or white, whichever is read better on the colour; the better one holds 4.5 : 1 on every colour. */
export function inkOn(ground: Hex): Hex {
  return contrastOf('#000000', ground) >= contrastOf('#ffffff', ground) ? '#000000' : '#ffffff';
}

/**
 * The wanted colour where it can be read on its ground; otherwise the nearest one on the way to black or white that can.
 * @param least contrast to hold, at most 4.5
 */
export function readableOn(ground: Hex, wanted: Hex, least: number = textContrast): Hex {
  const ink = inkOn(ground);
  for (let share = 0; share < 1; share += 0.05) {
    const colour = mixed(wanted, ink, share);
    if (contrastOf(colour, ground) >= least) return colour;
  }
  return ink;
}
