const ofOwner = /^ \p{Lu}\p{Ll}+[’']s?(?!\p{L})/u;
const longestOwner = 24;

/** "Black Knight's Castle": behind the colour stands whose it is. */
export function isOfOwner(text: string, end: number): boolean {
  return ofOwner.test(text.slice(end, end + longestOwner));
}

const woven =
  /^ (?:gingham|seersucker|poplin|chambray|percale|twill|terry|corduroy|lawn|sateen|ticking|calico|voile|batiste|gauze|waffle|tweed|drill|muslin)(?=[.,;)]|$)/iu;
const longestWeave = 12;

/** "Cotton gingham": how the stuff is woven, at the end of its entry. */
export function weaveBehind(text: string, end: number): string {
  return woven.exec(text.slice(end, end + longestWeave))?.[0] ?? '';
}

/** What stands behind the name of a stuff and says of which kind it is: "EVA foam", "acacia wood". */
export const kindOfStuff =
  /^(?:plywood|wood|timber|foam|felt|fabric|metal|plastic|alloy|resin|rubber|fleece|veneer)$/iu;
