/** Kinds of the thing behind "and": "upright and grand pianos", "domestic and commercial boilers". */
export const kinds =
  /(?:^|\s)(?:upright|domestic|commercial|residential|industrial|electric|manual|automatic|traditional|modern|classic|vintage|antique|indoor|outdoor|new|used|old|young|small|large|private|public|digital|acoustic)$/iu;

/** What was done to goods before they are sold; a "bed" and "feed" end so, too. */
const treated = /^(?:re|un|pre)?\p{L}{3,}[^e\P{L}]ed(?<!shed|hundred|kindred)$/iu;

/** "New" and "reconditioned": two states or kinds of what stands behind them, each looked for by itself. */
export function areKinds(left: string, right: string): boolean {
  return kinds.test(left) && (kinds.test(right) || treated.test(right));
}
