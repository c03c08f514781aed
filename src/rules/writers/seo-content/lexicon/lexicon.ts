/** What a label stands for. */
export const labelKeys = [
  'material',
  'size',
  'capacity',
  'weight',
  'quantity',
  'colour',
  'care',
  'contents',
  'exclusion',
  'audience',
  'use',
  'limit',
  'caution',
  'origin',
  'method',
  'power',
  'duration',
  'makingTime',
  'compatibility',
  'certificate',
  'features',
  'functions',
  'delivery',
  'place',
  'hours',
  'price',
  'story',
  'condition',
  'age',
  'occasion',
  'ingredients',
  'guarantee',
  'problem',
  'difference',
  'details',
  'channel',
  'schedule',
  'length',
  'series',
  'version',
  'devices',
  'collection',
  'contact',
  'chapters',
  'steps',
  'thumbnail',
  'service',
  'variation',
] as const;
export type LabelKey = (typeof labelKeys)[number];

/** Three registers that the tone chooses from: sober (professional, authoritative), warm (casual, friendly), lively (persuasive). */
export type Register = 0 | 1 | 2;

/** What a shot shows of a thing. */
export type Shot = 'contents' | 'use' | 'close' | 'size' | 'weight' | 'colours' | 'last';

/** Words and templates of one language. Slots are whole phrases of the seller; no template needs their gender. */
export interface Lexicon {
  labels: Readonly<Record<LabelKey, readonly [sober: string, warm: string, lively: string]>>;
  /** Between label and value. */
  colon: string;
  /** "a, b and c". */
  list: (items: readonly string[]) => string;
  /** Joins with the language's "in": a thing in a material. Null when it needs an article or a gender. */
  inMaterial: (type: string, material: string) => string;
  /** What an offer is for: "for hikers and cyclists". */
  forWhom: (audience: string) => string;
  /** Place phrase for a title: "in Leeds". */
  inPlace: (place: string) => string;
  /** Words of the sentences that stand around facts of the form, three wordings each; `name` is the product. */
  sentences: {
    audience: (name: string, list: string, plural: boolean) => readonly string[];
    occasion: (name: string, list: string, plural: boolean) => readonly string[];
    problem: (name: string, list: string, plural: boolean) => readonly string[];
    from: (name: string, maker: string) => readonly string[];
    place: (name: string, place: string, plural: boolean) => readonly string[];
    about: (name: string, text: string) => readonly string[];
    nextStep: (name: string, contact: string) => readonly string[];
    /** The same of one offer among several, whose name may lack its article ("barn wedding venue"). */
    nextStepOf?: (name: string, contact: string) => readonly string[];
  };
  /** Spoken line and shots of a video idea. */
  video: {
    /** One shot of a fact; the thing is named in the first. */
    shot: (kind: Shot, name: string, text: string) => string;
    /** Its shots in turn. */
    film: (shots: readonly string[]) => string;
    say: (line: string) => string;
  };
  altView: (thing: string, seen: string) => string;
}

const formats = new Map<string, Intl.ListFormat>();

/** List joiner of a language: "a, b and c". */
export function listFormat(tag: string): (items: readonly string[]) => string {
  return (items) => {
    const format = formats.get(tag) ?? new Intl.ListFormat(tag, { type: 'conjunction' });
    formats.set(tag, format);
    return format.format(items);
  };
}
