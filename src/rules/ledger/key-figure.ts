/**
 * The figure that buyers of a thing look for before all others, by the end of its name. English: a lantern is chosen by its
 * lumens, a power bank by its charge, a weighted blanket by its weight.
 */
const looked: readonly (readonly [thing: RegExp, figure: RegExp])[] = [
  [
    /(?:lanterns?|torch(?:es)?|flashlights?|headlamps?|head ?torch(?:es)?|lights?|lamps?|bulbs?|projectors?|spotlights?|floodlights?|headlights?)$/u,
    /^\d[\d.,]* ?(?:lumens?|lm)$/iu,
  ],
  [
    /(?:power banks?|portable chargers?|batter(?:y|ies)|battery packs?|jump starters?)$/u,
    /^\d[\d.,]* ?(?:mah|ah|wh)$/iu,
  ],
  [
    /(?:ssds?|hard drives?|flash drives?|usb sticks?|memory sticks?|memory cards?|sd cards?|pen drives?|external drives?)$/u,
    /^\d+ ?[gt]b$/iu,
  ],
  [
    /(?:chargers?|power adapters?|heaters?|kettles?|blenders?|vacuums?|vacuum cleaners?|hair ?dryers?|generators?|inverters?|solar panels?|soldering irons?|hoovers?|heat guns?|power stations?)$/u,
    /^\d[\d.,]* ?(?:w|kw|watts?)$/iu,
  ],
  [
    /(?:dumbbells?|kettlebells?|weight plates?|medicine balls?|slam balls?|weighted blankets?|weighted vests?|anchors?|ankle weights|sandbags?)$/u,
    /^\d[\d.,]* ?(?:kg|lbs?|pounds?)$/iu,
  ],
  [
    /(?:hoses?|ropes?|cables?|extension leads?|extension cords?|leads?|string lights|fairy lights|led strips?|ribbons?|chains?|tapes?|bunting|garlands?)$/u,
    /^\d[\d.,]* ?(?:m|met(?:er|re)s?|ft|feet|yards?|yd)(?: long)?$/iu,
  ],
  [
    /(?:aquariums?|fish tanks?|coolers?|cool box(?:es)?|backpacks?|rucksacks?|daypacks?|suitcases?|duffel bags?|bins?|slow cookers?|air fryers?|pressure cookers?|rice cookers?|storage box(?:es)?|compost bins?|water butts?|watering cans?|hydration packs?)$/u,
    /^\d[\d.,]* ?(?:l|lit(?:er|re)s?|quarts?|qt|gallons?|gal)$/iu,
  ],
  [/(?:duvets?|quilts?|sleeping bags?|comforters?)$/u, /^\d[\d.,]* ?tog$/iu],
];

/** The pattern of the figure that an English thing is chosen by; undefined for one that is chosen otherwise. */
export function keyFigureOf(type: string): RegExp | undefined {
  const thing = type.toLowerCase();
  return looked.find(([ends]) => ends.test(thing))?.[1];
}
