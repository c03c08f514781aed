/** "For dogs, cats and rabbits", "what is brought, who is coming and which …": what stands behind one joint in a row. */
const rest = /^, (\p{L}[\p{L}’' -]{1,40}?)(?:, [\p{L}’' -]{2,40}){0,3},? and \p{L}/u;
const joint = /\s(?:for|from|in|with|between|by|about|of|to) [\p{L}’'-]+(?: [\p{L}’'-]+)?$/u;
const asked = /^ and (?:what|which|who|how|where|when|why)\s/u;
const askedBefore =
  /\b(?:what|which|who|how|where|when|why)\s[^,]{2,40}, (?:what|which|who|how|where|when|why)\s[^,]{2,40}$/u;

/** Whether a cut at this place makes one of several whom it is for the only one, or leaves a row of questions open. English. */
export function losesPeers(said: string, at: number): boolean {
  if (at < 1) return false;
  const front = said.slice(0, at);
  const behind = said.slice(at, at + 160);
  return (joint.test(front) && rest.test(behind)) || (asked.test(behind) && askedBefore.test(front));
}
