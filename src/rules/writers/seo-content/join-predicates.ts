const sharedVerb = /^(?:has|have|is made of|are made of|comes in|come in|comes with|come with|is|are) /u;

const ownVerb =
  / and (?:works?|keeps?|shows?|lets?|has|have|is|are|can|runs?|tells?|helps?|sends?|saves?|counts?|tracks?|reminds?|plays?|stays?|fits?|comes?|turns?|makes?|gives?|folds?|holds?|needs?|charges?) /u;

/** "P1, P2 and P3" for two or three predicates; "has" is said once for neighbours ("has a lid, a hook and two doors"). */
export function joinPredicates(predicates: readonly string[]): string {
  const runs: { verb: string; objects: string[] }[] = [];
  for (const predicate of predicates) {
    const verb = sharedVerb.exec(predicate)?.[0] ?? '';
    const last = runs.at(-1);
    if (
      verb !== '' &&
      last?.verb === verb &&
      // "Is made from a barrel head and is 50 cm across": a measure is no second of the same.
      (!/^(?:is|are) $/u.test(verb) ||
        /^\d/u.test(predicate.slice(verb.length)) === /^\d/u.test(last.objects[0]!)) &&
      // "Has a lid, two doors and a hook": the last may bring an "and" of its own.
      last.objects.every((text) => !/,| and /u.test(text) || joinsSides(text)) &&
      !predicate.includes(',') &&
      !joinsBehindLead(predicate)
    )
      last.objects.push(predicate.slice(verb.length));
    else runs.push({ verb, objects: [predicate.slice(verb.length)] });
  }
  const merged = runs.map(({ verb, objects }) =>
    objects.length === 1
      ? `${verb}${objects[0]!}`
      : `${verb}${objects.slice(0, -1).join(', ')}${lastJoint(objects)} ${objects.at(-1)!}`,
  );
  if (merged.length <= 1) return merged.join('');
  // "Have a cushioned heel and toe, and a seamless toe": the verb of both stands once.
  if (merged.length === 2 && runs[0]!.verb === runs[1]!.verb && /^(?:has|have) $/u.test(runs[0]!.verb))
    return `${merged[0]!}, and ${merged[1]!.slice(runs[1]!.verb.length)}`;
  // "Reminds you, keeps a diary and works offline": the last one brings the "and" of the whole sentence.
  if (merged.length === 2 && !merged[0]!.includes(' and ') && ownVerb.test(merged[1]!))
    return merged.join(', ');
  const comma = merged.length > 2 || merged[0]!.includes(' and ') ? ',' : '';
  return `${merged.slice(0, -1).join(', ')}${comma} and ${merged.at(-1)}`;
}

/** "Gaskets at the neck and wrists": the "and" joins two places of the thing, and the row goes on behind a comma. */
const joinsSides = (object: string): boolean =>
  !object.includes(',') && /^[^,]* (?:at|on) (?:the |both )?\p{L}+ and (?:the )?\p{L}+$/u.test(object);

function lastJoint(objects: readonly string[]): string {
  if (objects.at(-1)!.includes(' and ')) return ',';
  return objects.slice(0, -1).some(joinsSides) ? ', and' : ' and';
}

/** "With a lid and a hook": the "and" belongs to what the word leads to. Two looks, since one pattern for both grows with the square of a text. */
function joinsBehindLead(predicate: string): boolean {
  const lead = predicate.search(/\b(?:that|which|so|with|for)\b/u);
  return lead !== -1 && predicate.includes(' and ', lead);
}

/** "Has 160 pages of cotton paper and comes in cream": the colour is that of what it has. */
export function coloursWhatItHas(predicates: readonly (string | null)[]): boolean {
  return predicates.some(
    (predicate, at) =>
      at > 0 &&
      predicate !== null &&
      ((/^comes? in \p{Ll}+$/u.test(predicate) && /^(?:has|have) /u.test(predicates[at - 1] ?? '')) ||
        // "Comes in a kraft bag and is recyclable": the bag is.
        (/^(?:is|are) \p{Ll}+$/u.test(predicate) && /^comes? in an? /u.test(predicates[at - 1] ?? ''))),
  );
}

/** "Measures 183 x 61 cm and measures 6 mm": of which side the second is, nobody says. */
export function saysVerbTwice(predicates: readonly (string | null)[]): boolean {
  return predicates.filter((predicate) => predicate !== null && /^measures? /u.test(predicate)).length > 1;
}
