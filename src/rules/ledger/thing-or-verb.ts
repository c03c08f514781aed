/** "Attache pour remorque", "presse à relier": French things that are called as verbs are, before what they are for. */
const thingOrVerb =
  /^(?:petite? )?(?:attache|presse|pince|coupe|garde|serre|cale|masque|pompe|râpe|brosse|perche|grille|forge|trousse|moule|lave|charge|rame|marche|monte|porte)(?= (?:de|d[’']|pour|à|a|en) )/iu;
const madeAtHome = / faite?s? (?:maison|main|à la main)(?!\p{L})/iu;

/** "Vendo mesa de estudio": who sells says so. */
const opensSale = /^(?:(?:se )?vendo|se vende|vends|je vends|verkaufe|biete)\s/iu;

/** The first entry of a list without the word for the sale, and with a plain noun for a French one that is a verb as well. */
export function asNoun(text: string, language: 'de' | 'es' | 'fr'): string {
  const bare = text.replace(opensSale, '');
  return language === 'fr' ? bare.replace(thingOrVerb, 'pièce').replace(madeAtHome, '') : bare;
}
