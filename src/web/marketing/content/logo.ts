/** Kinds in which the logo is drawn; the files are in `public/logo/`. */
export const logoKinds = ['ink', 'white', 'blue', 'mono', 'mono-white'] as const;
export type LogoKind = (typeof logoKinds)[number];

export interface LogoVariant {
  kind: LogoKind;
  name: string;
  use: string;
  /** Ground that it is shown on, the same in both themes. */
  ground: 'white' | 'dark' | 'mat';
}

export const logoVariants: readonly LogoVariant[] = [
  { kind: 'ink', name: 'On light', use: 'Ink on white or paper. The usual one.', ground: 'white' },
  { kind: 'white', name: 'On dark', use: 'White on anything darker than the mat.', ground: 'dark' },
  {
    kind: 'white',
    name: 'On the mat',
    use: 'White on our blue, as at the top of every page.',
    ground: 'mat',
  },
  {
    kind: 'blue',
    name: 'In blue',
    use: 'Where the logo is the only thing of ours on a light page.',
    ground: 'white',
  },
  {
    kind: 'mono',
    name: 'In one color',
    use: 'For stamps, engraving and fax: black, no shades.',
    ground: 'white',
  },
  {
    kind: 'mono-white',
    name: 'In one color, reversed',
    use: 'The same in white, for black.',
    ground: 'dark',
  },
];

/** Pixels: below the first the logo loses its tagline, below the second only the favicon is left. */
export const smallestWidth = 120;
export const smallestMark = 16;

export const logoRules: readonly { good: boolean; text: string }[] = [
  { good: true, text: 'Keep one strip’s height free on every side.' },
  { good: true, text: 'Put white on the mat and on photographs that are dark and calm.' },
  { good: true, text: 'Use the mark alone where the name stands beside it anyway.' },
  { good: false, text: 'Do not stretch, turn or outline it.' },
  { good: false, text: 'Do not give it other colors, and no shades between two.' },
  { good: false, text: 'Do not change the order or the lengths of the strips.' },
  { good: false, text: 'Do not use it to say that we stand behind something, unless we do.' },
];
