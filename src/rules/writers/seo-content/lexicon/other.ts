import { type Lexicon, labelKeys, type LabelKey } from './lexicon.ts';

const bare: readonly [string, string, string] = ['', '', ''];

function emptyLabels(): Record<LabelKey, readonly [string, string, string]> {
  const labels: Partial<Record<LabelKey, readonly [string, string, string]>> = {};
  for (const key of labelKeys) labels[key] = bare;
  return labels as Record<LabelKey, readonly [string, string, string]>;
}

/** Languages that are not written in full: the seller's phrases alone, no labels, no templates. */
export const verbatim: Lexicon = {
  labels: emptyLabels(),
  colon: ': ',
  list: (items) => items.join(', '),
  inMaterial: (type) => type,
  forWhom: (audience) => audience,
  inPlace: (place) => place,
  sentences: {
    audience: (_, list) => [list],
    occasion: (_, list) => [list],
    problem: (_, list) => [list],
    from: (_, maker) => [maker],
    place: (_, place) => [place],
    about: (_, text) => [text],
    nextStep: (_, contact) => [contact],
  },
  video: {
    // No arrow: shops that refuse decoration take it out, and the parts run together.
    shot: (_kind, name, text) => (name === '' || text.includes(name) ? text : `${name} – ${text}`),
    film: (shots) => shots.join(' – '),
    say: (line) => `– ${line}`,
  },
  // "Snijplank met greep met sapgroef": a joint that the name has brought is not said again.
  altView: (thing, seen) => {
    const [first = '', ...rest] = seen.split(' ');
    const isAgain = first.length < 5 && rest.length > 0 && thing.split(' ').includes(first);
    if (seen === '') return thing;
    // "Sabonete de alecrim barra de 95 g": only a joint needs no comma before it.
    const isJoined = /^\p{Ll}{1,4}$/u.test(first);
    const comma = /\p{Script=Arabic}/u.test(thing) ? '،' : ',';
    return isJoined && !isAgain ? `${thing} ${seen}` : `${thing}${comma} ${isAgain ? rest.join(' ') : seen}`;
  },
};
