/** What stands behind the last entry and says more of it: "a help desk that answers in 15 minutes". */
const relative = /\s(?:that|which|who|qui|que|die|der|das)\s.*$/iu;
/** "Pulseras de plata hechas a mano": how it came about is no part of its name. */
export const cameAbout =
  /\s(?:hech[oa]s?|elaborad[oa]s?|fabricad[oa]s?|tejid[oa]s?|(?:hand[- ]?)?made|hand[- ]?(?:crafted|poured|woven|sewn|thrown|dyed|forged|built)|(?:slow[- ]|wood[- ]|fresh(?:ly)? )?(?:baked|roasted|smoked|brewed|cured|grown)|(?:(?:bought|made|grown|\p{L}{3,}ed) and )?sold|(?:\p{L}{3,}ed|sewn|woven|cut|spun|thrown|blown|drawn|cast)(?=\s(?:in|by|from|at|to|on|with|for|while|within|the same)\s)|vendue?s|vendid[oa]s|recogid[oa]s|cultivad[oa]s|cuit[es]*|faite?s?|fabriquée?s?|cousue?s?|handgemacht\p{L}*|handgefertigt\p{L}*)(?:\s.*)?$/iu;
/** "Overnight boarding in our home" */
const atHome =
  /\s(?:in|at|from|to|on|bei|an|auf|dans|chez|en|a) (?:our|your|their|my|unser\p{L}*|ihr\p{L}*|dein\p{L}*|notre|votre|nos|vos|vous|nuestr\p{L}*|su|tu)(?:\s.*)?$|\s(?:auch|sogar|also|aussi|también)(?:\s.*)?$|\s(?:de nuestr\p{L}+|de notre|de nos|aus unser\p{L}+|vom eigenen)\s.*$/iu;
const article = /^(?:an?|the|ein|eine|une?|un[oa]?|l[ae]s?|el)\s+(?=\p{L})/iu;

/** "Marquee weddings across Scotland" */
const across = /\s(?:across|throughout|in and around|all over)\s(?:the\s)?\p{Lu}.*$/u;

/** An entry of a list as people type it, without how it came about, where and from whom. */
export const bareEntry = (entry: string): string =>
  entry
    .replace(relative, '')
    .replace(atHome, '')
    .replace(cameAbout, '')
    .replace(article, '')
    .replace(across, '');
