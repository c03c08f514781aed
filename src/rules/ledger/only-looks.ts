/** "Red label" of a guitar, "red tab" of jeans: the colour of a mark on it. */
export const markBehind = /^ (?:label|tab|seal|badge|dot|stamp|sticker|tag)(?!\p{L})/iu;

/** "Linen look", "marble effect": what a thing looks like, it is not made of. */
export const onlyLooks =
  /^[- ](?:(?:(?:or|and) \p{L}{3,9} )?finish(?!\p{L})|look(?:ing)?|effect|pattern(?:ed)?|like|style|feel|imitation|inspired|(?:matte? |lustre |luster |satin )?glaze|tone|toned|colou?red|scented|flavou?red|optik|nachbildung)\b/iu;
/** Letters behind a word in which such a sign stands. */
export const longestLook = 22;
/** "Efecto terrazo", "imitation cuir": before its stuff in Spanish and French. */
const looksBefore =
  /(?<!\p{L})(?:efecto|imitación|tipo|aspecto|estilo|símil|effet|imitation|point|façon|aspect|style|simili) (?:de |d[’'])?$/iu;
/** "Charbon de bambou", "polvo de coral": what a stuff was once, of which the thing is not. Spanish and French. */
const wasOnce =
  /(?<!\p{L})(?:charbon|poudre|cendres?|copeaux|sciure|noyaux?|coques?|carb[oó]n|polvo|ceniza|cáscaras?|huesos?|serrín|virutas) (?:actif |activé |végétal |activo |activado |vegetal )?(?:de |d[’'])$/iu;
/** Many of a stuff's name are things: what comes in tins, a lot of wine glasses. */
export const manyOfThem = /^(?:tins|laces|verres)$/iu;

/** "Forma de limón" of "con forma de limón, naranja y aguacate": one of a list is not what the thing has. */
export const isFirstOfList = (part: string, behind: string): boolean =>
  part.includes(' de ') && /^, \p{Ll}{3,}(?:, \p{Ll}{3,}){0,4} [ye] \p{Ll}{3,}/u.test(behind);

/** Whether the words before a stuff say that the thing only looks like it or holds what it became. Spanish and French. */
export const isUnlikeIt = (before: string): boolean => looksBefore.test(before) || wasOnce.test(before);
