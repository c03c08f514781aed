import { longPattern } from '#rules/text/long-pattern.ts';

/** What a material comes as, or the body of the thing, and no part of it: "cotton canvas", "oak veneer", "steel frame". */
const comesAs = longPattern('iu')`
  ^\s(?:alloy|bars|batting|blend|board|body|bottle|bowl|canvas|chain|clay|cloth|construction|cord|cork
    |cotton|fabric|felt|fibres?|fibers?|fill(?:ing)?|flannel|fleece|foam|frame|gauze|glass|jersey|knit|lace
    |leather|legs|linen|mesh|metal|mix|muslin|outer|paper|plating|ply|plywood|resin|rope|satin|seat|shafts?
    |sheet|shell|steel|thread|throughout|timber|top|trays?|tweed|twill|upper|veneer|velvet|wax|weave|webbing
    |wire|wood|wool|yarn)(?!\p{L})
`;
/** Where the name of the material, or of the part, is over. */
const nameOver =
  /^(?:$|[,;:.()/&+–—]|\s(?:and|or|with|in|from|on|for|at|by|of|that|which|free|made|lined|coated|backed|throughout|without|both|under)(?!\p{L})|\s[(/&+–—\d])/iu;

/** Whether what follows the name of a material in an English text begins no part: "oak veneer, …", and not "leather handles". */
export function endsMaterial(behind: string): boolean {
  let rest = behind;
  while (comesAs.test(rest)) rest = rest.replace(comesAs, '');
  return nameOver.test(rest);
}
