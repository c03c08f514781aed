import { doing } from './name-parts.ts';

/** Verbs of what films show step by step, in their base form. */
const shownVerbs =
  'grow sharpen build make fix repair replace clean restore paint sew knit crochet cook bake brew carve turn weld solder install mount lay tile plaster sand stain oil wax prune plant sow propagate repot harvest pick preserve can ferment smoke grill roast dry dye spin weave felt embroider quilt draw sketch print bind fold wrap tie braid cut style curl shave train teach walk groom tune string play record mix edit shoot light film frame hang organise organize declutter pack plan book fly sail paddle climb ride fish tie cast hunt forage camp hike run stretch lift code program deploy design model animate render set unblock unclog bleed adjust align change swap rebuild convert insulate wire plumb drill fit hem darn mend'.split(
    ' ',
  );
const bases = new Map<string, string>(
  shownVerbs.flatMap((verb) => [
    [verb, verb],
    [doing(verb), verb],
    // "Repotting": in a word of two syllables the end is doubled too where it bears the stress.
    [`${verb}${verb.at(-1)!}ing`, verb],
  ]),
);

const opening =
  /^(?<verb>\p{L}+)\s(?<object>(?:(?:an?|the|your|my|our)\s)?(?!(?:in|on|with|from|without|for|at|using|by)\s)\p{L}[\p{L}’'-]*(?:\s(?!(?:in|on|with|from|without|for|at|using|by)\s)\p{L}[\p{L}’'-]*){0,2})(?<rest>\s(?:in|on|with|from|without|for|at|using|by)\s.+)?$/iu;

/**
 * What an English title shows though it asks no "how to": "Grow potatoes in a bag on a balcony", "Sharpening a chisel with
 * sandpaper". Null where it opens with no verb of such films.
 */
export function shownDeed(title: string): { verb: string; thing: string; place: string } | null {
  const groups = opening.exec(title.split(/[:|(–—?!]/u)[0]!.trim())?.groups;
  const verb = bases.get(groups?.['verb']?.toLowerCase() ?? '');
  if (groups === undefined || verb === undefined) return null;
  const thing = groups['object']!.trim().toLowerCase();
  // "In a bag on a balcony": the first says most.
  const place =
    /^\s((?:in|on|with|from|without|for|at)\s(?:an?\s|the\s|your\s)?\p{L}[\p{L}’'-]*(?:\s(?!in\b|on\b|with\b|for\b|at\b|and\b)\p{L}[\p{L}’'-]*)?)/iu.exec(
      groups['rest'] ?? '',
    );
  return { verb, thing, place: place?.[1]?.toLowerCase() ?? '' };
}
