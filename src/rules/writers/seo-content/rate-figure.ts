/** "4 sur 10 dans l'eau", "9 out of 10": how many of how many is a result, and no measure of a film or a page. */
export const isRate =
  /(?<![\p{L}\d])\d{1,4} (?:sur|out of|of|von|de cada|de|aus|in) (?:chaque |jeder |every )?\d/u;
