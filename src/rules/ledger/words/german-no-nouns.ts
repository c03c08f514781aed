const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What stands behind such a word and is no noun. */
export const noNouns = setOf(
  'deutsche deutscher deutsches deutschen deutschem viel viele vielen wenig wenigen mehr mehreren einige einigen etwas allem allen ganz ganzen fast etwa circa innen außen oben unten links rechts vorne hinten hand-made made handmade neu gut alt klein groß rot blau grün gelb schwarz weiß weiss grau braun rosa lila beige bunt natur mal selbst selber jedem jeder jeden jetzt heute gestern morgen allein alleine gerade gering geringe inbegriffen schlicht schlichte schlichten konform top jederzeit derzeit zurzeit zwei drei vier fünf sechs sieben acht neun zehn beiden eigenen anderen folgenden abends morgens mittags nachts anfangs teils zuhause privat beiseite anhand allerhand vorhanden inmitten',
);
/** Forms of verbs that look like a plural of a noun. */

export const verbs = setOf(
  'wollen beurteilen waren kosten liegen stellen pflegen lieben arbeiten sitzen spielen packen drucken feiern filtern rosten angeboten leuchten spülen fallen stecken drehen malen reisen teilen ölen regeln laden essen leben wiegen enden bilden formen bohren messen passen lassen schützen fehlen kochen kaufen verkaufen testen bauen umbauen ausbauen einbauen aufbauen abbauen anbauen planen wechseln filmen fischen lagern steuern träumen schlafen ernten stimmen zielen verlaufen ablaufen pressen eintragen vertragen hinweisen vergleichen lüften färben nähen bügeln proben verkaufe kaufe intakt spezifisch',
);

/** Words that are no nouns and behind which a phrase ends. */
export const small = setOf(
  'und oder aber sowie als wie auch noch nur nicht sehr ist sind war wird werden wurde hat haben kann kann können lässt passt läuft geht hält dass wenn weil damit da so zu man ich wir ihr sie er es sich uns euch dir mir bis ab pro je inkl incl ca max min inklusive ohne mit für aus von vom zum zur beim im am ins in an auf bei nach vor seit über unter durch gegen um der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner mein meine meinen meinem unser unsere unseren euer eure dein deine deinen deiner sein seine dieser diese dieses diesen alle alles beide dann wieder schon leider bitte immer hier dort dabei dazu davon daran darauf welche welcher',
);

/** What stands before a noun. */
export const articles = setOf(
  'in ein eine einen einem einer eines kein keine keinen keinem keiner mein meine meinen meinem meiner unser unsere unseren unserem dein deine deinen deinem deiner eure euren dem den des im am zum zur vom beim ins fürs der die das mit aus für ohne von bei gegen',
);

/** Letters that stand for words. */
export const acronyms = setOf(
  'ansi led usb lcd tv gps nfc wlan pvc tpu abs hdmi pc cd dvd lp ovp vhs uv dhl dpd vb bpa vw bmw ikea pdf gpx',
);
