import { longPattern } from '#rules/text/long-pattern.ts';

const sides = /^\d[\d.,]* ?(?:cm|m)? ?[x×] ?\d[\d.,]*(?: ?[x×] ?\d[\d.,]*)? ?(?:cm|mm|m)$/iu;
const volume = /^\d[\d.,]* ?(?:ml|cl|l|liter)$/iu;
const mass = /^\d[\d.,]* ?(?:g|kg)$/iu;

/** The figure that buyers of a thing look for before all others, by the end of its German name. */
const looked: readonly (readonly [thing: RegExp, figure: RegExp])[] = [
  [
    longPattern('iu')`
      (?:bettwäsche|bezug|laken|decke|teppich|läufer|vorhang|vorhänge|matratze|topper|kissen|handtuch|badetuch|zelt
        |pavillon|plane|poster|leinwand|regal|tisch|schrank|kommode|bett|spiegel|matte|hochbeet|brett|tuch)n?$
    `,
    sides,
  ],
  [/(?:bank|regal|tisch|schrank|kommode|sideboard)$/iu, /^\d[\d.,]* ?cm (?:breit|lang)$/iu],
  [
    longPattern('iu')`
      (?:rucksack|koffer|kanne|flasche|becher|topf|bräter|wasserkocher|eimer|kühlbox|tonne|fritteuse|mixer|tasche|korb
        |karaffe|kasserolle|vase|dose|glas|krug|aquarium|backofen|kompost\p{L}{0,6})$
    `,
    volume,
  ],
  [/(?:powerbank|akku|batterie)s?$/iu, /^\d[\d.,]* ?(?:mah|ah|wh)$/iu],
  [
    /(?:taschenlampe|stirnlampe|laterne|strahler|scheinwerfer|fahrradlicht|beamer)n?$/iu,
    /^\d[\d.,]* ?(?:lumen|lm)$/iu,
  ],
  [
    /(?:kabel|schlauch|lichterkette|seil|leine|verlängerung|garn|wolle|band)$/iu,
    /^\d[\d.,]* ?(?:m|meter)(?: lang)?$/iu,
  ],
  [/(?:puzzle|baukasten|klemmbausteine|bauset)$/iu, /^\d[\d.]* teile$/iu],
  [/(?:buch|heft|album|kalender|block)$/iu, /^\d{2,3} (?:\p{L}+ )?seiten$/iu],
  [/(?:fahrrad|kinderrad|laufrad|monitor|fernseher|mountainbike)$/iu, /^\d[\d.,]* ?zoll$/iu],
  [/(?:hantel|kettlebell|gewichtsdecke)n?$/iu, mass],
  [/(?:futter|kaffee|tee|honig|müsli|mehl|gewürz|granola|nudeln|reis|samen|dünger|seife|kerze)$/iu, mass],
  [/(?:creme|serum|öl|shampoo|lotion|gel|parfum|sirup|essig|spray)$/iu, volume],
  [
    /(?:schrauber|bohrmaschine|säge|schere|schleifer|föhn|haartrockner|lüfter|netzteil|ladegerät)$/iu,
    /^\d[\d.,]* ?(?:v|w|watt|volt)$/iu,
  ],
];

/** Whether a figure is one that a German thing is chosen by. */
export function isGermanKeyFigure(figure: string, type: string): boolean {
  return looked.some(([thing, pattern]) => pattern.test(figure) && thing.test(type));
}
