/** "Red label" of a guitar, "red tab" of jeans: the colour of a mark on it. */
export const markBehind = /^ (?:label|tab|seal|badge|dot|stamp|sticker|tag)(?!\p{L})/iu;

/** "Linen look", "marble effect": what a thing looks like, it is not made of. */
export const onlyLooks =
  /^[- ](?:look(?:ing)?|effect|like|style|feel|imitation|inspired|(?:matte? |lustre |luster |satin )?glaze|tone|toned|colou?red|scented|flavou?red|optik|nachbildung)\b/iu;
/** Letters behind a word in which such a sign stands. */
export const longestLook = 14;
