import { longPattern } from '#rules/text/long-pattern.ts';

/** What arrives as a file is made of nothing, whatever it shows, and nobody cleans it. */
export const sentAsFile = longPattern('iu')`
  \b(?:instant download|digital (?:download|file|product|planner)|(?:pdf|svg|png) (?:download|file|pattern
      |planner|template)|sofort-?download|descarga (?:digital|inmediata|instantánea)
    |téléchargement (?:immédiat|instantané)|fichier numérique|no physical
    |no prints? (?:is|are|will be) (?:shipped|sent|posted|mailed)|(?:nothing
      |no product) (?:is |will be )?(?:shipped|sent|posted|mailed)|you (?:get|receive|will get
      |will receive) (?:an? )?(?:\d{2,3} ?dpi )?(?:jpe?gs?|pngs?|pdfs?|svgs?))\b
`;
