import { longPattern } from '#rules/text/long-pattern.ts';

/* English words that boast elsewhere and say something here, and what says nothing once its boast is gone. */

/** "Special illustration rare", "rare earth magnets", "cook medium rare": a grade, a kind and a state, and no boast. */
export function isGradeRare(text: string, start: number, end: number): boolean {
  return (
    /^rare$/iu.test(text.slice(start, end)) &&
    (/\b(?:illustration|secret|ultra|super|hyper|double|art|shiny|radiant|promo|common|medium|holo|full art)\s$/iu.test(
      text.slice(0, start),
    ) ||
      /^\s(?:earth|holo|breed)/iu.test(text.slice(end)))
  );
}

/** "I was the only owner", "best between 18 and 28 C": who had it, and how it is used; no boast. */
export function isOwnerOrUse(text: string, start: number, end: number): boolean {
  const hit = text.slice(start, end);
  const behind = text.slice(end, end + 40);
  return (
    (/^the only$/iu.test(hit) &&
      /^ (?:owner|keeper|user|rider|driver|one (?:who|to)|things? (?:that|which|I|we|you|it|missing|wrong|to|not)|(?:visible )?(?:flaws?|faults?|marks?|damage|issues?|signs?|wear|downside|snag|problem|defects?|catch|reason|difference|change|exception|scratch(?:es)?))(?!\p{L})/iu.test(
        behind,
      )) ||
    (/^best$/iu.test(hit) &&
      /^ (?:between|above|below|around|at|when|if|grown|eaten|served|drunk|stored|kept|used|worn|planted|sown|viewed|enjoyed)\s/iu.test(
        behind,
      ) &&
      /(?:^|[.,;] |\b(?:is|are|it[’']s|they[’']re) )$/iu.test(text.slice(0, start))) ||
    (/^best$/iu.test(hit) && (bestHow.test(behind) || ownBest.test(text.slice(0, start))))
  );
}

/** "Best watched with headphones", "best men": how something is done, and who stands beside a groom. */
const bestHow =
  /^ (?:(?!rated|loved|liked|known|sold|ranked|reviewed|priced|valued|selected|awarded|reputed|trusted)\p{L}{3,}(?:ed|wn|rn|ept|un|ood)(?= (?:if|with|in|on|at|by|from|when|as|over|before|after|under|for|hot|cold|warm|fresh)(?!\p{L})|[.,;]|$)|m[ae]n(?!\p{L})|mates?(?!\p{L}))/iu;
/** "Compares you with your own best". */
const ownBest = /\b(?:own|personal|previous|last|season[’']s) $/iu;

/** "When you focus", "it suits you", "served", "tastes": what is best done so, and not said to be the best. */
const bestDone = longPattern('iu')`
  (?:\b(?:you|we|they|I|he|she|who|plants?|bulbs?|seeds?)\s(?!sell|offer|have|give|buy|get|want|need|provide|make|bring|use|choose|deserve|stock)\p{L}+
    |\b(?:suits?|fits?|serves?|helps?)\s(?:you|us|them|it|me|him|her)|\b(?:works?|sounds?|looks?|tastes?|grows?|performs?|runs?|sleeps?|feels?|thrives?|flowers?|pairs?|smells?
    |flies|rides?|suits?|fits?|learns?|served|eaten|enjoyed|used|viewed|worn|kept|stored|drunk|played|paired|seen|suited|known|heard|read|watched|cooked|planted))\s$
`;
const endsOrTurns =
  /^\s*(?:[.,;:!)]|$|(?:with|in|on|at|for|when|from|as|if|under|after|before|over|by|to|and|while|where|during|between|outdoors|indoors|together|chilled|warm|hot|cold|fresh)(?!\p{L}))/iu;

/** "Weekly review shows when you focus best": how something is done, and no boast. */
export function isBestDone(text: string, start: number, end: number): boolean {
  return (
    /^best$/iu.test(text.slice(start, end)) &&
    bestDone.test(text.slice(0, start)) &&
    endsOrTurns.test(text.slice(end))
  );
}

/** "Sent to anywhere in the world", "used all over the world": where, and no boast. */
export function isAnywhere(text: string, start: number, end: number): boolean {
  return (
    /^in the world$/iu.test(text.slice(start, end)) &&
    /(?<!\p{L})(?:anywhere|everywhere|somewhere|wherever you are|elsewhere|countr(?:y|ies)|place|people)\s$/iu.test(
      text.slice(0, start),
    )
  );
}

/** "The screen is perfect", "pages are still perfect": in what order a part is. */
const part =
  /\b(?:screen|glass|lens(?:es)?|display|body|case|casing|engine|paint(?:work)?|tyres?|tires?|interior|exterior|pages?|spine|binding|sole|soles|strap|frame|finish|fabric|leather|upholstery|zip|zipper|stitching|enamel|glaze|dial|bezel|battery|keyboard|cover|disc|vinyl)\s(?:is|are|was|were)\s(?:all\s|still\s|just\s)?$/iu;
/** "Please don't expect it to be 100% perfect": what is denied with words between. */
const deniedBefore = /(?:n[’']?t|\bnot|\bnever)\s(?:[\p{L}\d%]+\s){0,8}$/iu;

/** Whether "perfect" tells the state of a used thing or is denied, and boasts of nothing. */
export function isPerfectPart(text: string, start: number, end: number): boolean {
  if (!/^perfect$/iu.test(text.slice(start, end))) return false;
  const before = text.slice(0, start);
  // "Hippo has a chip, other 4 perfect": of several, the state of the rest.
  if (
    /\b(?:others?|rest|remaining)(?: (?:\d+|two|three|four|five|six))?(?: (?:is|are|all))? $/iu.test(before)
  )
    return true;
  return (part.test(before) && /^\s*(?:[.,;!]|$)/u.test(text.slice(end))) || deniedBefore.test(before);
}

/** "The best timer you can get", "we sell best quality goods", "the best choice on the market". */
const emptied = longPattern('iu')`
  ^\s*(?:(?:it|this|that|they|these)(?:\s(?:is|are)|['’](?:s|re))\s)?(?:the\s|an?\s)?(?:[\p{L}-]+\s){1,3}(?:that\s)?(?:(?:you|money)(?:\s(?:can|could|will)|['’]ll)(?:\sever)?\s(?:get|buy|find|have|own|need)
    |on\sthe\smarket|out\sthere|available|around|anywhere)\s*[.!]*\s*$
  |^\s*(?:we|I)\s(?:only\s)?(?:sell|offer|stock|have|make|provide|supply|use|deliver)\s(?:only\s)?(?:the\s|a\s)?(?:goods|products?|items?|things|quality|materials?|services?|stuff|prices?|work)\s*[.!]*\s*$
`;

/** Whether a text that has lost its boast says nothing any more. */
export function isEmptied(text: string): boolean {
  return emptied.test(text);
}
