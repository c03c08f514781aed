/**
 * Small words of German, French, Spanish, Italian and Dutch that no English noun phrase holds: "Handgemachter Wandbehang aus
 * Baumwolle" of a form in two languages is told as it stands, and nothing is said to have it.
 */
export const ofOtherTongue =
  /(?<!\p{L})(?:aus|für|und|nicht|mit|ohne|oder|farbe|siehe|stck|keine?|avec|pour|sans|dans|très|couleur|para|muy|hech[oa]|senza|della|delle|het|voor|niet|een)(?!\p{L})/iu;
