import type { Ledger } from '#rules/listing/listing.ts';
import { foldWord, stemOf } from '#rules/text/words.ts';
import { colourStems, materialStems } from './attribute-words.ts';
import { built, type Candidate } from './candidate.ts';
import { familiesOf } from './families.ts';

/** What a thing shows or has the shape of, as kinds under which it is searched too: `kind: names`. English. */
const motifRows = `
bird: heron wren owl puffin kingfisher hummingbird goldfinch sparrow magpie raven crow pheasant swan flamingo parrot penguin eagle
flower: daisy sunflower tulip peony dahlia poppy hydrangea bluebell daffodil orchid magnolia wildflower
dog: labrador dachshund spaniel pug poodle beagle corgi whippet greyhound terrier schnauzer chihuahua collie bulldog cockapoo labradoodle
cat: kitten
horse: pony
fish: trout carp koi
bee: bumblebee
`;

let motifs: ReadonlyMap<string, string> | undefined;

function motifOf(word: string): string | undefined {
  motifs ??= new Map(
    motifRows
      .trim()
      .split('\n')
      .flatMap((row) => {
        const [kind = '', names = ''] = row.split(': ');
        return names.split(' ').map((name): [string, string] => [stemOf(name), kind]);
      }),
  );
  return motifs.get(stemOf(word));
}

const known = new WeakMap<Ledger, ReadonlyMap<string, readonly string[]>>();

/** Words of an English brief with the wider ones that hold for them: a colour or material of its facts, a motif of its name. */
export function widerWords(ledger: Ledger): ReadonlyMap<string, readonly string[]> {
  const cached = known.get(ledger);
  if (cached !== undefined) return cached;
  const found = new Map<string, readonly string[]>();
  for (const { path, text } of ledger.sentences) {
    if (!path.endsWith('.name')) continue;
    for (const word of text.toLowerCase().split(/[\s-]+/u)) {
      const motif = motifOf(word);
      if (motif !== undefined) found.set(word, [motif]);
    }
  }
  // What is personalised is made to somebody's order, and searched as custom as often.
  for (const spelling of ['personalised', 'personalized']) found.set(spelling, ['custom']);
  for (const fact of ledger.facts) {
    const families = familiesOf(fact);
    if (families.length > 0) found.set(foldWord(fact.value.slice(fact.value.lastIndexOf(' ') + 1)), families);
  }
  known.set(ledger, found);
  return found;
}

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
    for (const [at, word] of words.slice(0, -1).entries())
      for (const family of wider.get(word) ?? [])
        if (!words.includes(family) && isAlone(words, at)) {
          const text = words.with(at, family).join(' ');
          found.push({ ...built(text, 'attribute', source), wider: true });
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
