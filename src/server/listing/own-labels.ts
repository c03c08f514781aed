import type { FieldId, FieldRule } from '#rules/platforms/platform.ts';
import { plainKey } from './sent-values.ts';

/** What a field is called by whoever hands it over, in four languages: plain keys, as `plainKey` makes them. */
const titles = new Set(
  'title producttitle listingtitle itemtitle seotitle metatitle pagetitle videotitle titletag appname headline titel produkttitel seotitel metatitel titulo título títuloseo titre titreduproduit titreseo h1'.split(
    ' ',
  ),
);
const texts = new Set(
  (
    'description productdescription fulldescription longdescription shortdescription metadescription meta seodescription bodytext body improvedbodytext ' +
    'videodescription listingdescription intro introduction subtitle promotionaltext beschreibung produktbeschreibung metabeschreibung kurzbeschreibung ' +
    'descripción descripcióndelproducto metadescripción descriptionduproduit métadescription'
  ).split(' '),
);
const titleFields: ReadonlySet<FieldId> = new Set(['productTitle', 'titleTag', 'h1']);

/** "Title: ", "**Meta description (SEO)** - ", "Bullet 3: ": up to a colon or a dash. */
const label =
  /^[\s*_#"“]{0,6}(\p{L}[\p{L}\d]{0,24}(?:[ _-]\p{L}[\p{L}\d]{0,20}){0,3})\s?(?:[([][^()[\]\n]{1,40}[)\]])?[*_]{0,3}(\s?:|\s[-–—](?=\s))[*_]{0,3}\s*(?=\S)/u;
/** The same on a line of its own. */
const headingLine =
  /^[\s*_#]{0,6}(\p{L}[\p{L}\d]{0,24}(?:[ _-]\p{L}[\p{L}\d]{0,20}){0,3})[*_]{0,3}\s?:?[*_]{0,3}[^\S\n]*\n\s*(?=\S)/u;
const numbered =
  /^[\s*_]{0,4}(?:bullet(?: point)?|feature|key feature|point|tag|keyword|hashtag|highlight|option|merkmal|punkt|stichpunkt|vorteil|característica|punto|etiqueta|caractéristique|puce|avantage|étiquette)\s?#?\d{1,2}[*_]{0,3}\s?[:.)–-][*_]{0,3}\s*(?=\S)/iu;

function isLabelOf(words: string, { id, label: own }: FieldRule): boolean {
  const key = plainKey(words);
  if (key === plainKey(id) || key === plainKey(own)) return true;
  return titleFields.has(id) ? titles.has(key) : texts.has(key);
}

/** A text without the name of its own field, which some models write before it. */
export function withoutLabel(text: string, rule: FieldRule): string {
  let current = text;
  // "Title: **Product title:** …": twice at most.
  for (let time = 0; time < 2; time += 1) {
    const found = label.exec(current) ?? headingLine.exec(current);
    if (found === null || !isLabelOf(found[1] ?? '', rule)) break;
    // "**Title: A box**": the marks that stood around both.
    const rest = current.slice(found[0].length);
    current = /^\s*\*\*/u.test(current) ? rest.replace(/\*\*\s*$/u, '') : rest;
  }
  return current;
}

/** An entry of a list without its name and number in it. */
export const withoutNumber = (entry: string): string => entry.replace(numbered, '');

/** "#PlantPot" among search words: the words of a tag, where its capitals part them. Lines are never written so. */
export function wordsOfTag(entry: string, isLine: boolean): string {
  const tag = /^#([\p{L}\p{N}_,.-]+)$/u.exec(entry.trim())?.[1];
  if (tag === undefined) return entry;
  return isLine ? '' : tag.replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' ').replaceAll('_', ' ');
}
