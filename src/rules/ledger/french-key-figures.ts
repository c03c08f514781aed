/** The figure that buyers of a thing look for before all others, by how its French name begins. */
const looked: readonly (readonly [thing: RegExp, figure: RegExp])[] = [
  [
    /^(?:sacs? à dos|valises?|glacières?|cocottes?|faitouts?|bouilloires?|arrosoirs?|aquariums?|poubelles?|friteuses?|gourdes?|bouteilles?|thermos|cafetières?|théières?|autocuiseurs?|carafes?|mugs?|tasses?|bidons?|seaux?|paniers?|cuves?|sacs?)/iu,
    /^(?:(?:volume|contenance|capacité)\s(?:de\s)?)?\d[\d.,]* ?(?:ml|cl|l|litres?)$/iu,
  ],
  [/^(?:legos?|puzzles?|jeux? de construction|playmobil)/iu, /^\d[\d\s]* pièces$/iu],
  [
    /^(?:canapés?|tables?|tapis|couettes?|draps?|nappes?|matelas|rideaux?|lits?|tentes?|bureaux?|armoires?|commodes?|étagères?|plaids?|couvertures?|housses? de couette|miroirs?|affiches?|tableaux?)/iu,
    /^\d[\d.,]* ?(?:cm|m)? ?[x×] ?\d[\d.,]*(?: ?[x×] ?\d[\d.,]*)? ?(?:cm|mm|m)$/iu,
  ],
  [
    /^(?:iphone|ipad|smartphones?|téléphones?|clés? usb|disques? durs?|consoles?|tablettes?)/iu,
    /^\d+ ?[GT]o$/u,
  ],
  [/^(?:appareils? photos?|reflex)/iu, /^\d[\d\s.]* déclenchements$/iu],
  [/^(?:vélos?|télévis\p{L}*|téléviseurs?|moniteurs?|écrans?|ordinateurs?)/iu, /^\d[\d.,]* ?(?:pouces|")$/iu],
  [
    /^(?:carnets?|cahiers?|agendas?|albums?|livres?|journa(?:l|ux))/iu,
    /^\d{2,3} (?:pages|feuilles|feuillets)$/iu,
  ],
  [
    /^(?:croquettes|cafés?|thés?|miel|granola|farine|épices?|riz|graines?|engrais|savons?|bougies?|confiture|chocolat)(?!\p{L})/iu,
    /^\d[\d.,]* ?(?:g|kg)$/iu,
  ],
  [
    /^(?:crèmes?|sérums?|huiles?|shampo|lotions?|gels?|parfums?|sirops?|vinaigres?)/iu,
    /^\d[\d.,]* ?(?:ml|cl|l)$/iu,
  ],
  [/^(?:draisiennes?|trottinettes?)/iu, /^\d[\d.,]* ?(?:pouces|")$/iu],
  [/^(?:balances?|pèse)/iu, /^portée (?:de )?\d[\d.,]* ?kg$/iu],
  [/^(?:haltères?|kettlebells?|poids)/iu, /^(?:\d ?[x×] ?)?\d[\d.,]* ?kg$/iu],
  [
    /^(?:câbles?|rallonges?|guirlandes?|tuyaux?|tuyau|cordes?|rubans?|laisses?|longes?)/iu,
    /^\d[\d.,]* ?(?:m|mètres?)(?: de long)?$/iu,
  ],
];

/** Whether a figure is one that a French thing is chosen by. */
export function isFrenchKeyFigure(figure: string, type: string): boolean {
  return looked.some(([thing, pattern]) => pattern.test(figure) && thing.test(type));
}
