import { longPattern } from '#rules/text/long-pattern.ts';

const germanSmall = longPattern('u')`
  ^(?:Jede[rsnm]?|Diese[rsnm]?|Unsere?|Meine?|Nie|Mindestens|Etwa|Circa|Ca\.|Höchstens|Maximal|Ohne|Mit|Für
    |Nur|Nicht|Die|Der|Das|Den|Dem|Ein|Eine|Einen|Auch|In|Im|Bis|Aus|Am|An|Auf|Bei|Von|Vom|Zum|Zur|Zu|Ab
    |Kein|Keine|Keinen|Bitte|Sie|Wir|Ich|Es|Er|Hält|Passt|Fasst|Ist|Sind|Wird|Kann|Zwei|Drei|Vier|Fünf|Sechs
    |Und|Oder|Nach|Vor|Unter|Über|Trocken|Leichte|Große|Kleine|Gebraucht|Neu|Herausnehmbare|Gedruckt
    |Hand(?:ge|be|ver)\p{Ll}{3,14}|Genäht|Gestrickt|Gehäkelt|Bestickt|Bemalt|Gegossen|Gefertigt|Hergestellt
    |Getöpfert|Gewebt|Geschmiedet|Gebrannt|Waschbar|Geölt|Geröstet|Graviert|Lackiert|Gepolstert|Gefüttert|Getestet
    |Geprüft|Reich|Frei|Sehr|War|Wurde|Zieht|Klebt|Bleibt|Läuft|Dunkel|Hell|Außen|Innen|Oben|Unten|Seitlich
    |Extra|Ideal|Perfekt|Breit|Breites|Breiter|Schmales|Schmaler|Großes|Großer|Kleines|Kleiner|Weiches
    |Weicher|Weiche|Verstellbare|Verstellbarer|Verstellbares|Abnehmbare|Abnehmbarer|Abnehmbares|Praktische
    |Praktischer|Rutschfeste|Rutschfester|Wasserdichte|Wasserdichter|Robuste|Robuster|Robustes|Stabile
    |Stabiler|Stabiles|Zwei|Weitere|Viele|Mehrere|Ganze|Ganzer|Ganzes|Lange|Langer|Langes|Kurze|Kurzer
    |Kurzes|Runder|Rundes|Leichter|Leichtes|Doppelte|Doppelter|Integrierte|Integrierter|Seitliche
    |Herausnehmbarer|Gerade|Gerader|Gerades|Enge|Enger|Enges|Weite|Weiter|Weites|Lockere|Lockerer|Lockeres|Hohe|Hoher|Hohes|Flache|Flacher|Flaches|Tiefe[rs]|Dicke|Dicker|Dickes|Dünne|Dünner|Dünnes|Feine|Feiner|Feines|Starke|Starker|Starkes|Harte|Harter|Hartes|Elastische|Elastischer|Elastisches|Offene|Offener|Offenes|Geschlossene|Geschlossener|Geschlossenes|Einfache[rs]?|Dunkle[rs]?|Helle[rs]?|Frische[rs]?|Schnelle[rs]?|Schwere[rs]?)(?=\s)
`;

/** "Minimalistisch", "Nickelfrei", "Verstellbar": adjectives by their end, alone or before a comma. */
const germanTrait = longPattern('u')`
  ^\p{Lu}\p{Ll}+(?:ig|lich|isch|fach|frei|fest|dicht) (?:ge)?\p{Ll}{3,14}(?:t|en)(?=[,.;]|$)
  |^\p{Lu}\p{Ll}*(?:(?<!hon|ess|käf|kön|te|pfenn)ig|lich|(?<![tfwm])isch|los|fach) \p{Ll}{3,}(?:bar|fest|dicht|frei|los|sam|lich)(?=[\s,.;]|$)
  |^\p{Lu}\p{Ll}{2,}(?:istisch|etisch|astisch|antisch|atisch|nisch|risch|gisch|lisch|haltig|stellbar
    |waschbar|nehmbar|wendbar|klappbar|füllbar|dimmbar|ladbar|tragbar|drehbar|los|lich|frei|dicht|geeignet
    |sicher|wandig|(?:wetter|wasser|hitze|frost|licht|reiß|kratz|spülmaschinen|ofen|rutsch|bruch
      |stoß)fest)(?=[,.]|$)|^\p{Lu}\p{Ll}{3,}(?:beständig|fest|stabil|dicht|resistent|verstellbar|belastbar|drehbar|dimmbar|ausziehbar|waschbar) (?:bis|bei|auf|in|um|ab|nach|mit)(?=\s)|^(?:Wetter|Wasser|Hitze|Frost|Licht|Reiß|Kratz|Spülmaschinen|Ofen|Rutsch|Bruch
    |Stoß)fest(?=[,.]|$)|^(?:Unge|Hand(?:be|ge|ver)|Ge(?!räte?t|wicht|sicht|dicht|richt|bet|biet|halt|stalt
      |walt|fährt|burt|bot|müt|spenst|rüst|höft|äst|schäft|schlecht|leit|räte|rät))\p{Ll}{2,14}t(?=[,.]|$)
  |^\p{Lu}\p{Ll}{2,16}(?:iert|(?<!nach|zapf|mini|salat)bar)(?=[,.]|$)
  |^(?:Haftpflichtversichert|Versichert|Geöffnet|Eingetragen)(?=[,.]|$)
  |^(?:Vegan|Gesund|Hell|Dunkel|Mild|Cremig|Rund|Oval|Eckig|Quadratisch|Matt|Stabil|Robust|Flexibel|Schwarz|Weiß|Rot|Blau|Grün|Gelb
    |Grau|Braun|Rosa|Lila|Türkis|Bunt|Magnetisch|Bespielt|Benutzt|Unbenutzt|Getragen|Ungetragen|Gelesen
    |Gebraucht|Neuwertig|Neu|Leise|Schnell|Leicht|Weich|Warm|Kalt|Heiß|Trocken|Frisch|Zart|Glatt|Hart|Stark|Bequem|Modern|Elegant|Klassisch|Praktisch|Schlicht|Edel|Sparsam|Sicher|Sauber|Dicht|Kompakt)(?=[,.]|$|\s(?:und|&|oder)\s\p{Ll})
  |^\p{Lu}\p{Ll}{4,}(?:schonend|sparend|weisend|regulierend|isolierend|dämmend|hemmend|leitend|haltend|bindend|bildend|wärmend|kühlend|leuchtend|klebend|stehend|hängend)(?=[,.]|$|\s(?:und|&|oder)\s\p{Ll})
  |^\p{Lu}\p{Ll}{3,}(?<!Hon|Kön|Ess|Käf|Pfenn|Reis|Mess|Rett|Zeis)ig(?=[,.]|$|\s(?:und|&|oder)\s\p{Ll})
`;

/** "Mittelscharfer Senf", "Cremig gerührter Honig": endings that only adjectives and participles bear. */
const germanAdjective = longPattern('u')`
  ^\p{Lu}\p{Ll}*(?:ig|lich|(?<![tfwm])isch|bar|sam|haft|los|farben|förmig|scharf|dicht|fest|frei|reich|arm
    |echt)e[rsnm]?(?=\s\p{Lu})|^\p{Lu}\p{Ll}+(?:ig|lich)(?=\s\p{Ll}+te[rsnm]?\s)
  |^(?:Ab|An|Auf|Aus|Ein|Um|Vor|Zu|Durch)ge\p{Ll}{3,}(?:te|ene)[rsn]?(?=\s\p{Lu})
  |^(?:Verst|Verd|Verschl|Verz|Besch)\p{Ll}+te[rsn]?(?=\s\p{Lu})
  |^\p{Lu}\p{Ll}*ierende[rsn]?(?=\s\p{Lu})
  |^\p{Lu}\p{Ll}{3,}(?=\sund\s(?!mehr|vieles|anderes)(?:\p{Ll}+\s)?\p{Ll}+$)
  |^(?!\p{L}{3,20}(?:gewicht|keit|heit|zeit)\s)\p{Lu}\p{Ll}{1,9}ge\p{Ll}{2,12}(?:t|en)(?=\s\d)|^(?:Ge(?!rät|rüst|wicht)|Hand|Selbst
    |Frisch)\p{Ll}+te[rsn]?(?=\s\p{Lu})
`;

/** Inside a German line small words, verbs and adjectives lose the capital of a sentence's start; nouns keep it. */
export function lowerGerman(text: string): string {
  return germanSmall.test(text) || germanTrait.test(text) || germanAdjective.test(text)
    ? text[0]!.toLowerCase() + text.slice(1)
    : text;
}
