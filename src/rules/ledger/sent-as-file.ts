/** What arrives as a file is made of nothing, whatever it shows, and nobody cleans it. */
export const sentAsFile =
  /\b(?:instant download|digital (?:download|file|product|planner)|(?:pdf|svg|png) (?:download|file|pattern|planner|template)|sofort-?download|descarga (?:digital|inmediata|instantánea)|téléchargement (?:immédiat|instantané)|fichier numérique|no physical)\b/iu;
