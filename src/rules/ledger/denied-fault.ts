import { longPattern } from '#rules/text/long-pattern.ts';
import { chanceOf } from '#rules/text/sieve.ts';

/**
 * What denies a fault, and up to three words behind it: "has never been badly", "ne", "no tiene". A definite article before
 * the fault says that there is one ("has not lost the dent"), "and" and "but" end what is denied.
 */
const deniedBefore = longPattern('iu')`
  (?:(?<!\p{L})(?:not(?!\s(?:only|just)\s)|never|no|nor|none|nothing|neither|without|free\s(?:of|from)|clear\sof
      |(?:hardly|barely|scarcely|rarely)\s(?:any|ever)|ni|ne|nie(?:mals)?|nicht(?!\snur\s)|nichts|kein\p{L}{0,2}|weder|ohne|frei\svon
      |sin|sans|pas|jamais|aucune?|rien|nunca|ning[uú]n\p{L}?|nada|tampoco)
    |n[’']t(?!\s(?:only|just)\s))
  \s(?:(?!(?:and|but|so|some|few|slight|minor|light|several|und|aber|einige|leichte|y|pero|algun\p{L}{1,2}|et|mais|quelques
      |the(?!\susual)|der|die|das|den|dem|el|los|las|les)\s)\p{L}{1,20}\s){0,3}
  (?:d[’'])?$
`;
const elided = /(?<!\p{L})n[’']$/iu;
/** "Wackelt nicht", "fehlt nichts"; a German noun is denied before it. */
const deniedBehind = /^\s(?:nicht|nichts|nie(?:mals)?|kein\p{L}{0,2}|pas|jamais|rien)(?!\p{L})/iu;
/** "Ne manque que le couvercle", "not free of scratches": what looks denied and is none. */
const onlyThat = /^\s(?:plus\s)?qu(?:e\s|[’'])/iu;
const deniedTwice = longPattern('iu')`
  (?<!\p{L})(?:not|never|isn[’']t|nicht|kein\p{L}{0,2}|pas|no)\s(?:(?:entirely|completely|quite|totally|ganz|völlig|tout\sà\sfait|está|es)\s)?
    (?:without|free\s(?:of|from)|ohne|frei\svon|sans|sin)\s(?:\p{L}{1,20}\s){0,3}$
`;
/** "No chips, cracks or repairs", "ni golpes, ni roces ni manchas": an "or" in a row says that all of it is denied. */
const deniedRow = longPattern('giu')`
  (?<!\p{L})(?:no|without|free\s(?:of|from)|keine?|ohne|weder|sin|ni|sans|pas\sde|never|not)\s
    (?:(?!but\s|and\s)\p{L}{1,20}\s){0,3}\p{L}{1,20}(?:,\s(?:\p{L}{1,20}\s){0,2}\p{L}{1,20}){0,4},?\s(?:or|nor|oder|noch|ni|ou)\s
    (?:\p{L}{1,20}\s){0,1}\p{L}{1,20}
`;

/** "Barely worn" is praise, "barely visible scratch" none. */
const hardly = /(?<!\p{L})(?:hardly|barely|scarcely|rarely|kaum|apenas|à\speine)\s$/iu;
const wornAtAll = /^(?:worn|usée?s?|usad[oa]s?|gastad[oa]s?|abgenutzt|abgefahren)(?!\p{L})/iu;

/** "Repairs chips", "hides light scratches": what a filler or a polish is for. English. */
const mends =
  /^(?:it |also |quickly |easily )?(?:repairs|removes|fills|hides|covers|fixes|prevents) (?:(?:small|light|minor|deep|fine) )?$/iu;

const copies = new WeakMap<RegExp, RegExp>();
function everywhere(pattern: RegExp): RegExp {
  const known = copies.get(pattern);
  if (known !== undefined) return known;
  const copy = new RegExp(pattern.source, `g${pattern.flags}`);
  copies.set(pattern, copy);
  return copy;
}

const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1);

function isDenied(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start);
  const behind = text.slice(end);
  if (deniedTwice.test(before) || (/n(?:e\s|[’'])$/iu.test(before) && onlyThat.test(behind))) return false;
  if (deniedBefore.test(before) || elided.test(before)) return true;
  if (hardly.test(before) && wornAtAll.test(text.slice(start, end))) return true;
  if (mends.test(before)) return true;
  return deniedBehind.test(behind) && !/^\p{Lu}/u.test(lastWord(text.slice(start, end)));
}

const chances = new WeakMap<RegExp, (text: string) => boolean>();
/** Whether a pattern of faults has a chance on a text: hardly a phrase tells one, and each is asked. */
function mayTell(pattern: RegExp, text: string): boolean {
  let chance = chances.get(pattern);
  if (chance === undefined) chances.set(pattern, (chance = chanceOf([pattern])));
  return chance(text);
}

/** Whether a pattern of faults finds one that the text does not deny: none in "has never warped", "ne grince pas", "wackelt nicht". */
export function tellsUndenied(pattern: RegExp, text: string): boolean {
  if (!mayTell(pattern, text) || !pattern.test(text)) return false;
  const rows = [...text.matchAll(deniedRow)].map(
    ({ index, 0: { length } }) => [index, index + length] as const,
  );
  for (const { index, 0: found } of text.matchAll(everywhere(pattern))) {
    const start = index + (/^[^\p{L}\d]*/u.exec(found)?.[0].length ?? 0);
    const end = index + found.length;
    if (!rows.some(([from, to]) => from < start && end <= to) && !isDenied(text, start, end)) return true;
  }
  return false;
}
