import { longPattern } from '#rules/text/long-pattern.ts';
import { chanceOf } from '#rules/text/sieve.ts';

/**
 * The figure that buyers of a thing look for before all others, by the end of its name. English: a lantern is chosen by its
 * lumens, a power bank by its charge, a weighted blanket by its weight.
 */
const looked: readonly (readonly [thing: RegExp, figure: RegExp])[] = [
  [
    /\b(?:lanterns?|torch(?:es)?|flashlights?|headlamps?|head ?torch(?:es)?|lights?|lamps?|bulbs?|projectors?|spotlights?|floodlights?|headlights?)$/u,
    /^\d[\d.,]* ?(?:lumens?|lm)$/iu,
  ],
  [
    /\b(?:power banks?|portable chargers?|batter(?:y|ies)|battery packs?|jump starters?)$/u,
    /^\d[\d.,]* ?(?:mah|ah|wh)$/iu,
  ],
  [
    /\b(?:ssds?|hard drives?|flash drives?|usb sticks?|memory sticks?|memory cards?|sd cards?|pen drives?|external drives?)$/u,
    /^\d+ ?[gt]b$/iu,
  ],
  [
    /\b(?:chargers?|power adapters?|heaters?|kettles?|blenders?|vacuums?|vacuum cleaners?|hair ?dryers?|generators?|inverters?|solar panels?|soldering irons?|hoovers?|heat guns?|power stations?)$/u,
    /^\d[\d.,]* ?(?:w|kw|watts?)$/iu,
  ],
  [/\bscales?$/u, /^\d[\d.,]* ?(?:kg|lbs?)$/iu],
  [
    /\b(?:dumbbells?|kettlebells?|weight plates?|medicine balls?|slam balls?|weighted blankets?|weighted vests?|anchors?|ankle weights|sandbags?)$/u,
    /^(?:\d[\d.,]* (?:to|-) )?\d[\d.,]* ?(?:kg|lbs?|pounds?)$/iu,
  ],
  [
    /\b(?:hoses?|ropes?|cables?|extension leads?|extension cords?|leads?|string lights|fairy lights|led strips?|ribbons?|chains?|tapes?|bunting|garlands?)$/u,
    /^\d[\d.,]* ?(?:m|met(?:er|re)s?|ft|feet|yards?|yd)(?: long)?$/iu,
  ],
  [
    /\b(?:aquariums?|fish tanks?|coolers?|cool box(?:es)?|backpacks?|rucksacks?|daypacks?|suitcases?|duffel bags?|bins?|slow cookers?|air fryers?|pressure cookers?|rice cookers?|storage box(?:es)?|compost bins?|water butts?|watering cans?|hydration packs?)$/u,
    /^\d[\d.,]* ?(?:l|lit(?:er|re)s?|quarts?|qt|gallons?|gal)$/iu,
  ],
  [
    longPattern('u')`
    \b(?:mattress protectors?|(?:rain|ski|hiking|walking|cycling|motorcycle) (?:jackets?|trousers|pants)
      |raincoats?|hiking boots?|walking boots?|wellies|dry bags?|tents?|tarps?|bluetooth speakers?
      |shower speakers?|phone pouch(?:es)?|picnic blankets?|seat covers?|bib aprons?|furniture covers?
      |bike covers?|bbq covers?|changing mats?)$
  `,
    /^(?:fully |100% )?waterproof$/iu,
  ],
  [/\b(?:duvets?|quilts?|sleeping bags?|comforters?)$/u, /^\d[\d.,]* ?tog$/iu],
  [
    /\b(?:blankets?|throws?|rugs?|mattress(?:es)?|toppers?|tablecloths?|duvets?|duvet covers?|bed sheets?|tarps?|tarpaulins?|curtains?|seat covers?|canvas prints?|whiteboards?|noticeboards?|gazebos?|paddling pools?|baking mats?|desk mats?)$/u,
    /^\d[\d.,]* ?(?:cm|in|inch|ft)? ?[x×] ?\d[\d.,]*(?: ?(?:cm|in|inch|inches|mm|m|ft))?(?: (?:twin|full|double|single|queen|king|super king)(?: size)?)?$/iu,
  ],
];

const mayBeLooked = chanceOf(looked.map(([, figure]) => figure));

/** Whether a figure is one that an English thing is chosen by. */
export function isKeyFigure(figure: string, type: string): boolean {
  if (!mayBeLooked(figure)) return false;
  const thing = type.toLowerCase();
  return looked.some(([ends, pattern]) => pattern.test(figure) && ends.test(thing));
}
