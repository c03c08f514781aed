/** "Dog and cat owners": the owners of both; "commuters and weekend riders" are two. */
const sharedNoun =
  /(?<![\p{L}-])(?!\p{Ll}{2,}(?:ers|ors|ists|ants|ents|ians) )(\p{Ll}{3,}) (?:and|or|&) (\p{Ll}{3,}) (owners|lovers|parents|fans|riders|players|drivers|walkers|runners|collectors|enthusiasts|keepers|sleepers|gamers|travell?ers|hikers|campers|students|breeds|skin|hair)(?!\p{L})/giu;

/** "Stag and hen parties": both are parties, where the first word alone is nobody. */
const sharedGroup =
  /(?<![\p{L}-])(?!(?:children|people|women|men|adults)(?!\p{L}))(\p{Ll}{3,}(?<!s)) (?:and|or|&) (\p{Ll}{3,}) (parties|events|teams|clubs|groups|nights|schools|venues)(?!\p{L})/giu;

/** "Kassen- und Privatpatienten": a German compound whose head is said once, where it is known. */
const sharedHead =
  /(\p{Lu}\p{Ll}+)- (?:und|oder|&) (\p{Lu}\p{Ll}+?)(patienten|kunden|eltern|besitzer|halter|fahrer|spieler|liebhaber|freunde|haushalte|unternehmen|betriebe|schüler|studenten|gäste|sportler|läufer|gärtner|sammler|käufer|händler|praxen|büros)(?!\p{L})/gu;

/** Endings that adjectives of Spanish and French bear, and hardly any noun for people. */
const trait =
  '\\p{Ll}+(?:ibles?|ables?|ives?|ifs|ivas|ivos|euses|osas|osos|adas|ados|idas|idos|ées?|elles|ales|aux|iques?|icas|icos|ernos|ernas|ianos|ianas|èches|aires)';
const twoTraits = new RegExp(
  `(?<=(?:^|[,;/\\n]\\s?)(\\p{L}+) \\p{Ll}+[sx]) (?:y|et) (?=${trait}(?:$|[,;/\\n]))`,
  'gu',
);

/** "Peaux sensibles et réactives": a noun with two adjectives, whose second is nobody alone; with its noun again or joined. */
export function traitsBound(text: string, isApart: boolean): string {
  return text.replace(twoTraits, (joint: string, noun: string) =>
    isApart ? `, ${noun} ` : joint.replaceAll(' ', '\u00A0'),
  );
}

/** Entries of a text that a seller wrote as a list: cut at commas, semicolons, slashes, lines and "and". */
export function listEntries(text: string): string[] {
  if (text === '') return [];
  return traitsBound(text, true)
    .replace(sharedNoun, '$1 $3, $2 $3')
    .replace(sharedGroup, '$1 $3, $2 $3')
    .replace(sharedHead, '$1$3, $2$3')
    .split(/(?:[;/|•·、，\n]|(?<!\d),|,(?!\d))+|(?<!\p{L}-)\s+(?:and|und|y|et|&)\s+/iu)
    .map((entry) => entry.replace(/^[\s#*–-]+|[\s.!]+$/gu, '').replace(/\s+/gu, ' '))
    .filter((entry) => entry !== '');
}
