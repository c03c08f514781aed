/** "Salle de bain clé en main" says nothing without its end. */
export const turnkey = /\s(?:clé en main|llave en mano)$/iu;
