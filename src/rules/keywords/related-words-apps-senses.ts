/** Words whose row tells one sense of them, what a text says that means this one, and what holds in any: an hour's alarm wakes nobody, and dough has a hydration. */
export const senses: readonly (readonly [RegExp, RegExp, string])[] = [
  [/^alarms?$/iu, /\b(?:clock|wak\p{L}+|mornings?|sleep\p{L}*|bed\p{L}*|snooze)\b/iu, 'alert'],
  [
    /^hydration$/iu,
    /\b(?:drink\p{L}*|glass\p{L}*|bottles?|track\p{L}*|remind\p{L}*|daily|thirst\p{L}*|health)\b/iu,
    '',
  ],
  [/^scanners?$/iu, /\b(?:documents?|papers?|pages?|pdfs?|receipts?|letters?|contracts?)\b/iu, 'scan'],
  [
    /^maps?$/iu,
    /\b(?:navigat\p{L}*|routes?|trails?|roads?|streets?|driv\p{L}+|hik\p{L}+|gps|directions?|paths?)\b/iu,
    'location',
  ],
  // A purring cat among the sounds of an app, and coffee on a rota.
  [
    /^(?:cats?|dogs?)$/iu,
    /\b(?:pets?|vets?|feed\p{L}*|breed\p{L}*|owners?|walk\p{L}*|vaccin\p{L}*|puppy|puppies|kittens?|health|weight|training|litter)\b/iu,
    '',
  ],
  [
    /^coffees?$/iu,
    /\b(?:brew\p{L}*|espresso|beans?|grind\p{L}*|roast\p{L}*|baristas?|pour|recipes?|caf[eé]s?|cups?|v60|aeropress|caffeine)\b/iu,
    '',
  ],
  // "Discuter par chat" is done without a cat.
  [
    /^chats?$/iu,
    /(?<!\p{L})(?:félins?|croquettes|vétérinaires?|animal|animaux|chiens?|chatons?|chatte|litière|gamelle|compagnie|vaccins?|race)(?!\p{L})/iu,
    '',
  ],
  // "El Camino Portugués" is a way.
  [
    /^(?:portugués|francés|inglés|italiano|alemán|español|chino|japonés|árabe)$/iu,
    /(?<!\p{L})(?:aprend\p{L}+|idiomas?|vocabulario|clases?|lecciones|gramática|habla\p{L}*|palabras|traduc\p{L}+)(?!\p{L})/iu,
    '',
  ],
  // "Cuenta las vueltas" is a verb.
  [/^cuenta$/iu, /(?<!\p{L})(?:dinero|gastos?|banco|euros?|pagar|pagos?|dividir)(?!\p{L})/iu, ''],
  [/^sopas?$/iu, /(?<!\p{L})letras(?!\p{L})/iu, ''],
  [/^towers?$/iu, /\b(?:defen[cs]e|strategy|waves?)\b/iu, ''],
  // Trains among the sounds of a sleeping app, and what trains a muscle.
  [
    /^trains?$/iu,
    /\b(?:timetables?|stations?|railways?|departures?|platforms?|delays?|tickets?|commut\p{L}*|lines?)\b/iu,
    '',
  ],
  // "A single tap", "step by step", "by heart".
  [/^singles?$/iu, /\b(?:dating|dates?|match\p{L}*|love|relationships?|single parents?|singles)\b/iu, ''],
  [/^steps?$/iu, /\b(?:walk\p{L}*|pedometer|health|daily steps|step count\p{L}*|calories)\b/iu, ''],
  [/^hearts?$/iu, /\b(?:rate|pulse|bpm|cardio|beats?)\b/iu, ''],
  // The weight of a yarn.
  [/^weights?$/iu, /\b(?:bmi|body|lose|losing|kg|diet\p{L}*|pounds|scales?|fat|goal weight|kilos?)\b/iu, ''],
  [/^bass$/iu, /\b(?:guitar|tuner|strings?|music|notes|band|frets?)\b/iu, ''],
  [/^(?:coin|stamp)s?$/iu, /\b(?:collect\p{L}*|numismat\p{L}*|philatel\p{L}*|albums?)\b/iu, ''],
  [/^visas?$/iu, /\b(?:passports?|travel\p{L}*|borders?|embass\p{L}+)\b/iu, ''],
  // "German translation" of a game teaches none.
  [
    /^(?:spanish|french|german|italian|japanese|korean|mandarin|chinese|arabic|welsh)$/iu,
    /\b(?:learn\p{L}*|lessons?|vocabulary|speak\p{L}*|grammar|words|phrases|verbs?|flashcards)\b/iu,
    '',
  ],
  // Of a ferry nobody waits at a bus stop.
  [
    /^abfahrten$/iu,
    /(?<!\p{L})(?:Bus(?:se)?|\p{L}*bahn(?:en)?|Züge|Zug|Trams?|Haltestellen?|Gleis\p{L}*)(?!\p{L})/iu,
    'fahrplan',
  ],
  // "Liest den Zähler": what is read there is no primer. "Urlaub" of a rota is no journey.
  [
    /^lesen$/iu,
    /(?<!\p{L})(?:Kinder\p{L}*|Vorschul\p{L}*|Grundschul\p{L}*|Silben|Buchstaben|Erstleser\p{L}*)(?!\p{L})/iu,
    '',
  ],
  [/^lire$/iu, /(?<!\p{L})(?:enfants?|CP|lettres|syllabes|apprend\p{L}*|alphabet)(?!\p{L})/iu, ''],
  [
    /^urlaub$/iu,
    /(?<!\p{L})(?:Reise\p{L}*|Koffer\p{L}*|Pack\p{L}*|Strand|Hotel\p{L}*|Flug\p{L}*)(?!\p{L})/iu,
    '',
  ],
  [
    /^schritte?n?$/iu,
    /(?<!\p{L})(?:geh\p{L}*|Schrittzähler|täglich\p{L}*|Kilometer|km|Kalorien)(?!\p{L})/iu,
    '',
  ],
  [
    /^(?:englisch|spanisch|französisch|italienisch|japanisch)$/iu,
    /(?<!\p{L})(?:lern\p{L}*|Vokabel\p{L}*|Sprach\p{L}*|Lektion\p{L}*|Grammatik)(?!\p{L})/iu,
    '',
  ],
];
