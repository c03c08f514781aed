/** Where a thing goes or does not go, in all languages that such words are found in. */
export const appliances: readonly RegExp[] = [
  /(?<!\p{L})(?:dishwashers?|spülmaschine\p{L}*|geschirrspüler\p{L}*|lavavajillas|lave-vaisselle|lavastoviglie|vaatwasser|afwasmachine|vaatwasmachine|lava-louças|zmywar\p{L}+|食洗機|食器洗い|洗碗机|посудомо\p{L}+|식기세척기|diskmaskin\p{L}*|opvaskemaskine\p{L}*)/giu,
  /(?<!\p{L})(?:tumble dryers?|tumble dry|dryers?|wäschetrockner|trockner|secadora|sèche-linge|asciugatrice|wasdroger|droger)(?!\p{L})/giu,
  /(?<!\p{L})(?:microwav\p{L}+|mikrowelle\p{L}*|microondas|micro-ondes?|microonde|forno a microonde|magnetron|mikrofal\p{L}+|mikrovågs\p{L}+|電子レンジ|微波|микроволнов\p{L}+|전자레인지)/giu,
  /(?<!\p{L})(?:washing machine|in the machine|in der maschine|en la máquina|machine wash\p{L}*|waschmaschine\p{L}*|maschinenwäsche|lavadora|a máquina|machine à laver|en machine|lavatrice|wasmachine|à máquina|máquina de lavar|na máquina|стиральн\p{L}+)(?!\p{L})|洗濯機|洗衣机|洗衣機|세탁기/giu,
];
/** Those that wash dishes and clothes, by their places in the list. */
export const dishwasher = 0;
export const washer = 3;

/** The same with ovens and freezers: where a part of a thing goes or does not go. */
const washables =
  /|(?<!hand[- ]?|hand)(?:washable|waschbar|lavables?|lavabil[ei]|wasbaar|laváve(?:l|is))(?!\p{L})/u;

export const carried: readonly RegExp[] = [
  ...appliances.map((one, at) => (at === washer ? new RegExp(one.source + washables.source, 'giu') : one)),
  /(?<!\p{L})(?:ovens?|backofen|ofen|horno|(?:au|le) four|forno)(?!\p{L})/giu,
  /(?<!\p{L})(?:freezers?|gefrierschrank|gefrierfach|tiefkühl\p{L}*|congelador|congélateur|freezer|congelatore|vriezer|diepvries)(?!\p{L})/giu,
];
