import { labelledRows } from '#rules/text/labelled-rows.ts';
import type { Ledger } from '#rules/listing/listing.ts';
import { foldWord, stemOf } from '#rules/text/words.ts';
import { colourStems, materialStems } from './attribute-words.ts';
import { built, type Candidate } from './candidate.ts';
import { familiesOf } from './families.ts';

/**
 * What a thing shows or has the shape of, as kinds under which it is searched too: `kind: names`. None that names another
 * thing with a noun behind it, as a kitten heel and a bulldog clip do. English.
 */
const motifRows = `
bird: heron wren owl puffin kingfisher hummingbird goldfinch sparrow magpie raven pheasant swan flamingo parrot
flower: daisy sunflower tulip peony dahlia poppy hydrangea bluebell daffodil orchid magnolia wildflower
dog: labrador dachshund spaniel beagle corgi whippet greyhound terrier schnauzer chihuahua collie cockapoo labradoodle
bee: bumblebee
`;

let motifs: ReadonlyMap<string, string> | undefined;

function motifOf(word: string): string | undefined {
  motifs ??= new Map(
    labelledRows(motifRows).flatMap(([kind, names]) =>
      names.split(' ').map((name): [string, string] => [stemOf(name), kind]),
    ),
  );
  return motifs.get(stemOf(word));
}

interface Wider {
  families: readonly string[];
  /** Words before it that say its sort and go with it: "stainless" of steel. */
  sort: ReadonlySet<string>;
  /** What a thing shows stands right before it: a swan neck tap shows no bird. */
  isMotif?: boolean;
}

const known = new WeakMap<Ledger, ReadonlyMap<string, Wider>>();
const noSort: ReadonlySet<string> = new Set();

/** Words of an English brief with the wider ones that hold for them: a colour or material of its facts, a motif of its name. */
export function widerWords(ledger: Ledger): ReadonlyMap<string, Wider> {
  const cached = known.get(ledger);
  if (cached !== undefined) return cached;
  const found = new Map<string, Wider>();
  for (const { path, text } of ledger.sentences) {
    if (!path.endsWith('.name')) continue;
    for (const word of text.toLowerCase().split(/[\s-]+/u)) {
      const motif = motifOf(word);
      if (motif !== undefined) found.set(word, { families: [motif], sort: noSort, isMotif: true });
    }
  }
  // What is personalised is made to somebody's order, and searched as custom as often.
  for (const spelling of ['personalised', 'personalized'])
    found.set(spelling, { families: ['custom'], sort: noSort });
  for (const fact of ledger.facts) {
    const families = familiesOf(fact);
    if (families.length === 0) continue;
    const words = foldWord(fact.value).split(' ');
    found.set(words.at(-1)!, { families, sort: new Set(words.slice(0, -1)) });
  }
  known.set(ledger, found);
  return found;
}

const nothing: Wider = { families: [], sort: noSort };

/**
 * "Wooden stool" of an oak stool, "bird print" of a heron print: searches that hold of the thing because a narrower one
 * does. They fill tags that would stay empty, and nothing else. English.
 * @param before the searches in which a word may be widened
 * @param heads stems of the nouns that the thing is called by
 */
export function widerTags(
  before: readonly Candidate[],
  ledger: Ledger,
  heads: ReadonlySet<string>,
): Candidate[] {
  const wider = widerWords(ledger);
  const found: Candidate[] = [];
  for (const { phrase, source, loose } of before) {
    const words = phrase.toLowerCase().split(' ');
    if (loose === true || words.length < 2 || words.length > 3 || !heads.has(stemOf(words.at(-1)!))) continue;
    for (const [at, word] of words.slice(0, -1).entries()) {
      const { families, sort, isMotif } = wider.get(word) ?? nothing;
      if ((isMotif === true && at < words.length - 2) || !isAlone(words, at)) continue;
      // "Barn owl" is one bird, and "barn bird" none.
      const front = words
        .slice(0, isMotif === true ? Math.max(0, at - 1) : at)
        .filter((one) => !sort.has(one));
      for (const family of families)
        if (!words.includes(family)) {
          const text = [...front, family, ...words.slice(at + 1)].join(' ');
          found.push({ ...built(text, 'attribute', source), wider: true });
        }
    }
  }
  return found;
}

/** The pine of "pine green earrings" is no wood, and "birch wooden puzzle" has two stuffs. */
function isAlone(words: readonly string[], at: number): boolean {
  const next = words[at + 1]!;
  const isColour = at < words.length - 2 && colourStems.has(stemOf(next));
  return (
    !isColour && words.slice(0, -1).every((word, index) => index === at || !materialStems.has(stemOf(word)))
  );
}
