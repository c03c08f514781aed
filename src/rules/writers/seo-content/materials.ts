import { coloursOffered } from '#rules/keywords/said-tags.ts';
import { claimHits } from '#rules/ledger/claim-index.ts';
import { isBesideFrenchThing } from '#rules/ledger/french-parts.ts';
import { sentAsFile } from '#rules/ledger/sent-as-file.ts';
import { isOtherStuff } from '#rules/ledger/spanish-said.ts';
import { isWroughtWood } from '#rules/ledger/wrought-woods.ts';
import { tellsElsewhere } from '#rules/ledger/spanish-sentences.ts';
import type { Fact } from '#rules/listing/listing.ts';
import { firstWords } from '#rules/text/first-words.ts';
import type { Draft } from './draft.ts';
import { spanishPredicates } from './spanish-predicates.ts';
import { compoundStuffs } from './german-compound-stuffs.ts';
import { fullStuff } from './stuff-elsewhere.ts';
import { isNoMaterial, isOfWrapping, type Stuff } from './no-material.ts';

/** Adjectives of materials, which a field of materials names by their noun. */
const nounOf: Readonly<Record<string, string>> = {
  wooden: 'wood',
  woollen: 'wool',
  woolen: 'wool',
  silken: 'silk',
};
const germanCompound = /^\p{Lu}\p{Ll}{2,}(?:wolle|leder|holz|leinen|seide|stahl|glas|filz|samt|garn)$/u;

/** Stuffs that are typed in capitals, and no codes such as PLA. */
const shouted =
  /^(?:WAX|WOOL|OAK|PINE|TEAK|BRASS|STEEL|IRON|GLASS|CLAY|SILK|LINEN|SUEDE|DENIM|FELT|METAL|WOOD|GOLD|STONE|PAPER|NYLON|SATIN|LACE|CORK|JUTE)$/u;

/**
 * Names of the real materials of the brief, without figures, each once, at most 13.
 * @param facts those to read, or all that the brief tells
 */
export function materialNames(draft: Draft, facts = draft.ledger.facts): string[] {
  const { description } = draft.brief.product;
  if (sentAsFile.test(description)) return [];
  const { written } = draft.language;
  const offered = written === 'en' ? coloursOffered(firstWords(description, 800)) : [];
  const names: string[] = [];
  const groups = new Map<string, string>();
  for (const fact of facts) {
    if (fact.kind !== 'material' || isOfWrapping(fact, draft)) continue;
    if (written === 'es' && (tellsElsewhere(fact.quote) || isOtherStuff(fact, draft.ledger))) continue;
    if (written === 'fr' && isBesideFrenchThing(fact)) continue;
    // "Schafwolle": a compound that ends in its material is named whole.
    if (written === 'de' && germanCompound.test(fact.value)) {
      if (!names.includes(fact.value)) names.push(fact.value);
      continue;
    }
    if (written === 'en' && isWroughtWood(fact.value)) names.push(fact.value.toLowerCase());
    for (const hit of claimHits(fact.value, written)) {
      if (hit.payload.kind !== 'material') continue;
      const stuff = stuffOf(fact, hit, draft);
      if (!isNoMaterial(stuff, offered)) addName(nameOf(stuff), hit.payload.group, names, groups);
    }
  }
  // "Tejo esta hamaca con hilo de algodón": by what its sentence says.
  for (const { text, says } of spanishPredicates(draft))
    if (says === 'stuff' && facts === draft.ledger.facts) {
      const hit = claimHits(text, 'es').find(({ payload }) => payload.kind === 'material');
      const name = hit === undefined ? '' : text.slice(hit.start, hit.end).toLowerCase();
      if (hit !== undefined && !groups.has(hit.payload.group) && !names.includes(name)) names.unshift(name);
    }
  if (written === 'de' && draft.platform.handmade === true && facts === draft.ledger.facts)
    for (const stuff of compoundStuffs(description))
      if (!names.some((name) => name.toLowerCase().endsWith(stuff.toLowerCase()))) names.push(stuff);
  if (written === 'en') nameFineness(names, draft);
  else joinStuffs(names, draft);
  // Of soy a candle can only be made; the brief's own word, since the wax is not named.
  const isSoyCandle = /\bsoy\b[^.;]{0,30}\bcandles?\b/iu.test(`${draft.name} ${description}`);
  if (isSoyCandle && !names.some((name) => name.includes('soy'))) names.unshift('soy');
  // The wax of waxed canvas is named with it.
  const isWaxed = names.some((name) => /^waxed\s/iu.test(name));
  return names.filter((name) => !isWaxed || name.toLowerCase() !== 'wax').slice(0, 13);
}

function stuffOf(fact: Fact, { start, end }: { start: number; end: number }, draft: Draft): Stuff {
  const at = Math.max(0, fact.quote.indexOf(fact.value));
  const before = fact.quote.slice(0, at + start);
  return { fact, start, end, before, behind: fact.quote.slice(at + end), draft };
}

/** A stuff as a field of materials names it: by its noun, and in small letters where it is no German noun and no code. */
function nameOf({ fact, start, end, draft }: Stuff): string {
  const told = fact.value.slice(start, end);
  const name = (draft.language.written === 'other' ? fullStuff(told, fact.quote) : told)
    // "Bois d'olivier": a shop that takes no apostrophe would print two halves.
    .replace(/^(?!cire|cera)\p{L}+ d[’'](?=\p{L})/iu, '')
    .replace(/(?<=\p{L})[’']s(?!\p{L})/u, 's')
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .trim();
  const isCode = /^\p{Lu}{2,5}$/u.test(name) && !shouted.test(name);
  if (draft.language.written === 'de' || isCode) return name;
  const lower = name.toLowerCase();
  return nounOf[lower] ?? lower;
}

/** Adds a name that is not said yet; one that says more of the same stuff stands for the wider one. */
function addName(name: string, group: string, names: string[], groups: Map<string, string>): void {
  const said = name.toLowerCase();
  const isSaid = names.some((known) => {
    const lower = known.toLowerCase();
    return lower === said || (lower.endsWith(` ${said}`) && groups.get(known) === group);
  });
  if (isSaid) return;
  // "Buff willow" says which willow it is.
  const wider = names.findIndex(
    (known) => said.endsWith(` ${known.toLowerCase()}`) && groups.get(known) === group,
  );
  groups.set(name, group);
  if (wider === -1) names.push(name);
  else names[wider] = name;
}

/** "Sterling silver" says which silver it is. English. */
function nameFineness(names: string[], { ledger }: Draft): void {
  const fine = ledger.facts.find(
    ({ kind, value }) => kind === 'material' && /^(?:sterling|fine) silver$|^solid gold$/iu.test(value),
  );
  if (fine === undefined) return;
  const value = fine.value.toLowerCase();
  const at = names.indexOf(value.split(' ')[1]!);
  if (at !== -1) names[at] = value;
}

/** "Madera" and "haya" of "madera de haya" are one stuff, and "Leder" beside "Sattelleder" is no second one. */
function joinStuffs(names: string[], { brief, language }: Draft): void {
  const told = `${brief.product.name}\n${brief.product.description}`.toLowerCase();
  for (const wide of names.slice()) {
    const narrow = names.find(
      (name) =>
        name !== wide &&
        (name.startsWith(`${wide} de `) ||
          (language.written === 'de'
            ? (name.length > wide.length + 2 && name.toLowerCase().endsWith(wide.toLowerCase())) ||
              // "Eiche" and "Eichenholz" are one stuff.
              (name.endsWith('holz') && name.replace(/n?holz$/u, '') === wide)
            : told.includes(`${wide} de ${name}`))),
    );
    if (narrow === undefined) continue;
    if (language.written !== 'de' && !narrow.startsWith(`${wide} de `))
      names[names.indexOf(narrow)] = `${wide} de ${narrow}`;
    names.splice(names.indexOf(wide), 1);
  }
}
