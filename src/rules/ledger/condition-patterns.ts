import type { WrittenLanguage } from '#rules/listing/listing.ts';

/** Words of condition and flaws; they count only for goods that the form or the text calls used. */
export const conditionPatterns: Readonly<Record<WrittenLanguage, { flaw: RegExp; condition: RegExp }>> = {
  en: {
    flaw: /\b(?:scratch(?:es|ed)?|dents?|dented|stains?|stained|chip(?:s|ped)?|cracks?|cracked|(?:signs of|light|some|normal|slight|minor) wear|wear (?:on|to|at|marks)|worn|scuffs?|scuffed|tears?|torn|fad(?:ed|ing)|is missing|missing|damaged?|broken|rusty?|marks? on|creases?|pilling|holes? in|dead pixels?|yellow(?:ed|ing)|tarnish\w*|blemish\w*|flaws?|defects?|cosmetic|frayed|peeling|squeaks?)\b(?![- ](?:resistant|proof|free))/iu,
    condition:
      /\b(?:used|pre-?owned|refurbished|second[- ]hand|like new|brand new|new in|mint|condition|tested|works?|working|functional|for parts|serviced|repaired|replaced|unused|unopened|sealed|unworn)\b/iu,
  },
  de: {
    flaw: /\b(?:kratzer|delle|beule|fleck\w*|riss\w*|gebrauchsspuren|abgenutzt|abnutzung|verblasst|fehlt|beschädig\w*|defekt|rost|macke|abgeplatzt|mangel|mängel|loch)\b/iu,
    condition:
      /\b(?:gebraucht\w*|neuwertig|wie neu|neu\b|getestet|funktioniert|funktionsfähig|zustand|generalüberholt|ersetzt|repariert|gewartet|unbenutzt)\b/iu,
  },
  es: {
    flaw: /\b(?:arañazos?|rasguños?|golpes?|manchas?|desgast\w*|grietas?|roto|rota|desconchad\w*|falta|óxido|defectos?|marcas? de uso|descolorid\w*|agujero)\b/iu,
    condition:
      /\b(?:usad[oa]s?|segunda mano|como nuev[oa]|nuev[oa]|probad[oa]|funciona|estado|reacondicionad[oa]|reparad[oa]|cambiad[oa]s?|sin estrenar)\b/iu,
  },
  fr: {
    flaw: /(?:^|[^\p{L}])(?:rayures?|rayé\w*|bosses?|taches?|usure|usé\w*|fissures?|cassé\w*|ébréch\w*|manque|manquant\w*|rouille|défauts?|traces? d[’']usage|décoloré\w*|trou)(?![\p{L}])/iu,
    condition:
      /(?:^|[^\p{L}])(?:d[’']occasion|occasion|seconde main|comme neuf|neuf|neuve|testée?|fonctionne|état|reconditionné\w*|remplacé\w*|réparé\w*|révisé\w*)(?![\p{L}])/iu,
  },
  other: { flaw: /(?!)/u, condition: /(?!)/u },
};
