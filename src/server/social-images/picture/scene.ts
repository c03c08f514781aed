import type { BrandColours, PictureFormat } from '#contract/social-picture.ts';
import {
  contrastOf,
  inkOn,
  mixed,
  readableOn,
  shapeContrast,
  textContrast,
} from '#rules/colours/contrast.ts';
import type { SetText } from './shaping.ts';
import type { Voice } from './typefaces.ts';

/** Colours of a picture, all of them readable where they are meant to stand. */
export interface Inks {
  background: string;
  /** On the background. */
  text: string;
  /** Quieter, on the background. */
  soft: string;
  /** Ground of shapes. */
  accent: string;
  /** On the accent. */
  onAccent: string;
  /** The accent where it must be seen on the background. */
  mark: string;
}

export function inksOf({ background, text, accent }: BrandColours): Inks {
  const readable = readableOn(background, text);
  return {
    background,
    text: readable,
    soft: readableOn(background, mixed(readable, background, 0.22)),
    accent,
    onAccent: onAccent(accent, [readable, background, '#ffffff']),
    mark: readableOn(background, accent, shapeContrast),
  };
}

/** One of the picture's own colours where it is read on the accent, otherwise a shade of the accent itself. */
function onAccent(accent: string, own: readonly string[]): string {
  const found = own.find((colour) => contrastOf(colour, accent) >= textContrast);
  return found ?? readableOn(accent, mixed(accent, inkOn(accent), 0.86));
}

export interface DrawnLogo {
  /** `data:` address of a PNG. */
  href: string;
  width: number;
  height: number;
  /** Mean colour of what is seen of it. */
  colour: string;
  /** Share of its pixels that are not seen through, 0 to 1. */
  seen: number;
  /** Its own ground fills it: no plate is needed. */
  opaque: boolean;
}

/** What a design puts on its picture. Texts that are empty or cannot be drawn are null. */
export interface Scene {
  format: PictureFormat;
  width: number;
  height: number;
  /** From the edges to what is written, in pixels. */
  margin: number;
  inks: Inks;
  title: SetText | null;
  subtitle: SetText | null;
  brand: SetText | null;
  /** First letter of the brand, for where a logo would be. */
  monogram: SetText | null;
  logo: DrawnLogo | null;
}

export interface Design {
  titleVoice: Voice;
  /** SVG elements over the whole picture. */
  draw(scene: Scene): string;
}
