import { placeOf } from '#rules/ledger/place-in-text.ts';
import type { Brief } from '#rules/listing/listing.ts';
import { stemsOf } from '#rules/text/words.ts';
import { materialStems } from './attribute-words.ts';
import type { Candidate } from './candidate.ts';

/** "Class" of a puppy class, "Tisch" of a Mittagstisch, "blog post" of what is read: by these nobody finds a page. */
export function anyOfPages(brief: Brief): (candidate: Candidate) => boolean {
  const { product, fields, businessName } = brief;
  const name = product.name.toLowerCase();
  const owner = businessName.toLowerCase();
  const towns = `${fields['location'] ?? ''}, ${placeOf(brief)?.text ?? ''}`
    .split(/[,(]/u)
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
  const said = `${name}\n${product.description.toLowerCase()}`;
  const isWork = work.test(name);
  return ({ phrase, source, built: isBuilt }) => {
    if (source === 'targetKeywords') return false;
    const text = phrase.toLowerCase();
    if (text === name) return false;
    if (ofFigure.test(text) || (name.includes('guide to ') && /^(?:\p{L}+ )?guides?$/u.test(text)))
      return true;
    // "Cardboard woodland burials" of coffins that are made of it.
    if (isBuilt && isWork && !owner.includes(text.split(' ')[0]!) && isOfStuff(text, said)) return true;
    // "Göttingen zum Festpreis" of a "Schlüsseldienst in Göttingen zum Festpreis".
    if (towns.some((part) => text.startsWith(`${part} `) && jointFirst.test(text.slice(part.length))))
      return true;
    const town = towns.find((part) => text.endsWith(` ${part}`));
    const bare = town === undefined ? text : text.slice(0, -town.length - 1);
    if (deedAlone.test(bare) && name.endsWith(` ${bare}`)) return true;
    return alone.test(bare) || (isHalfThing.test(bare) && name.endsWith(bare) && !name.endsWith(` ${bare}`));
  };
}

/** "14 in ballet classes", "sq ft", "repairs same day": how many fit in, how large and how soon it is. */
const ofFigure =
  /^\d+ in |^(?:sq|square) (?:ft|feet|foot|m|metres?|meters?)(?: \p{L}+)?$|s (?:same|next) day$/u;
const jointFirst =
  /^ (?:zum|zur|mit|für|ab|und|oder|im|am|von|con|para|y|desde|sin|avec|pour|et|sans|with|for|and|from|by)(?!\p{L})/u;
const alone =
  /^(?:class(?:es)?|courses?|sessions?|workshops?|lessons?|services?|events?|days?|weekends?|visits?|blog posts?|articles?|goes|does|makes|gets|open|morning)$/u;
/** "Removal" of ear wax removal. */
const deedAlone = /^(?:removals?|repairs?|cleaning|hire|replacements?|installations?)$/u;
/** Names of what is done for people, which is made of nothing. */
const work =
  /(?:ing|ment|tion|care|hire|repairs?|removals?|burials?|funerals?|lessons?|class(?:es)?|courses?|walks?|tours?|checks?|surveys?|visits?|camps?|therapy)$/u;

/** Whether a phrase opens with a stuff that no text sets before what follows it there. */
function isOfStuff(text: string, said: string): boolean {
  const [first = '', second = ''] = text.split(' ');
  return materialStems.has(stemsOf(first)[0] ?? '') && !said.includes(`${first} ${second}`);
}
const isHalfThing =
  /^(?:tisch|platz|karte|haus|hof|raum|tag|fahrt|werk|stand|zeug|mittel|stoff|blatt|stück)$/u;
