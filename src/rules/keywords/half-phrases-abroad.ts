/**
 * Halves of phrases in languages that are not written in full: cut at a joint, they lost the noun or the word that they hang on, so
 * that nobody types them. "Bicicleta com alguns [riscos]", "ręcznie z wełny", "का दीया".
 */
const halves: Readonly<Record<string, RegExp>> = {
  // What counts or points stands before its noun.
  pt: /\s(?:algu(?:m|ns|mas?)|vári[oa]s|muit[oa]s?|outr[oa]s?|cada|seus?|suas?)$/iu,
  it: /\s(?:alcun[ie]|qualche|vari[ei]?|molt[ie]|altr[ie]|ogni|suo[i]?|sua|sue)$/iu,
  nl: /(?:^|\s)(?:elke|elk|ieder|iedere|ik|we|wij)\s|^(?:houd|hang|zet|leg|plaats|gebruik|leer|je|jij|jouw)\s|\s(?:enkele|enige|sommige|veel|andere|elke|zijn|haar)$/iu,
  sv: /^lär\s|\s(?:några|flera|många|andra|varje|sina?|sitt)$/iu,
  da: /^lær\s|\s(?:nogle|flere|mange|andre|hver|sine?|sit)$/iu,
  no: /^lær\s|\s(?:noen|flere|mange|andre|hver|sine?|sitt)$/iu,
  // "Ręcznie" hangs on its participle, and a participle on what follows it.
  pl: /^(?:własno)?ręcznie (?!\p{L}+(?:n|t)[yaei](?:\s|$))|\s(?:kilk[ao]|wiele|każd[yae]|zrobion[yae]|wykonan[yae]|uszyt[yae])$|^\p{L}{3,}[ęą]$/iu,
  cs: /^ručně (?!\p{L}+[nt][ýáéíaoiy]?(?:\s|$))|\s(?:několik|každ[ýáé]|vyroben[ýáéaoy]?|ušit[ýáéaoy]?)$/iu,
  // "Кошелек ручной [работы]" is no wallet of a hand.
  ru: /\s(?:ручной|домашней|собственной|несколько|кажд\p{L}+)$|^(?:вручную)$/iu,
  uk: /\s(?:ручної|домашньої|власної|кілька|кожн\p{L}+)$/iu,
  // A postposition belongs to the word before it ("बिना तंदूर के" is whole), "made" to what it was made by.
  hi: /^(?:का|की|के|से|में|को|पर|ने|और|या|तक|बना|बनी|बने|वाला|वाली|वाले|लिए)(?:\s|$)|^(?!बिना\s).*\s(?:का|की|के|से|में|को|पर|ने|और|या)$/u,
  // "바지락을 해감하는 법부터 반죽": an object goes before its verb.
  ko: /[가-힣]{2}[을를](?:\s|$)|[가-힣](?:부터|까지|하는|되는)(?:\s|$)|^(?:만들기|만드는|방법|하기|사용|추천)$/u,
  tr: /\s(?:ve|ile|için|bir|bazı|birkaç|her|gibi|kadar)$|^(?:ve|ile|için|gibi|kadar)\s/iu,
};

/** "Tien seconden": how long something takes. */
const tellsTime =
  /^(?:een|twee|drie|vijf|tien|två|tre|fem|tio|to|ti|due|cinque|dieci|dois|duas|cinco|dez|dwie|pięć|dziesięć|dvě|pět|deset|\d+)\s(?:second\p{L}*|seconden|sekund\p{L}*|segundos|minut\p{L}*|minuten|minutter|uur|timmar|timer|ore|horas|godzin\p{L}*|hodin\p{L}*)$/iu;

/** Whether a phrase of the seller's text is the half of one, by its language's small words. */
export function isHalfAbroad(phrase: string, tag: string): boolean {
  const pattern = halves[/^n[bn]/u.test(tag) ? 'no' : tag.slice(0, 2)];
  return tellsTime.test(phrase) || (pattern !== undefined && pattern.test(phrase));
}

/** Words of an app's text that its store is asked for by nobody: whose it is, orders, and verbs that tell what the app does. */
const idle: Readonly<Record<string, RegExp>> = {
  no: /^(?:dine?|ditt|mine?|mitt|deg|seg|alle|samle|lag|lage|planlegg|importer|legg|velg|finn|bruk|følg|kom|får|minner|hjelper|viser|fungerer)$/u,
  da: /^(?:dine?|dit|mine?|mit|dig|sig|alle|saml|lav|lave|planlæg|importér|vælg|find|brug|følg|kom|får|minder|hjælper|viser|fungerer)$/u,
  sv: /^(?:dina?|ditt|mina?|mitt|dig|sig|alla|samla|skapa|planera|importera|lägg|välj|hitta|använd|följ|kom|får|påminner|hjälper|visar|fungerar)$/u,
  nl: /^(?:jouw|jullie|alle|verzamel|maak|maken|plan|kies|vind|gebruik|volg|krijg|krijgt|helpt|toont|werkt|gemaakt|ontwikkeld|ge\p{L}{3,}eerd)$/u,
  it: /^(?:tuo|tua|tuoi|tue|tutt[eoia]|crea|creare|raccogli|scegli|trova|usa|segui|ricevi|aiuta|mostra|funziona|puoi|ogni|nuov[oaie]|volt[ae]|sol[oa])$/u,
  pt: /^(?:seus?|suas?|tod[oa]s?|crie|criar|escolha|encontre|use|siga|receba|ajuda|mostra|funciona|pode|cada|nov[oa]s?|vez|vezes)$/u,
  pl: /^(?:swoje|twój|twoja|twoje|wszystkie|twórz|wybierz|znajdź|używaj|pomaga|pokazuje|przypomina|działa|możesz|każd[yae]|\p{L}{3,}[ęą])$/u,
  cs: /^(?:vás|vám|kdy|kde|jak|proč|své|svoje|vaše|tvoje|všechny|vytvořte|vyberte|najděte|používejte|pomáhá|ukazuje|upozorní|připomene|funguje|umožňuje|zobrazí|můžete|každ[ýáé]|\p{L}{3,}[eíáj]te|(?!menu$)\p{L}{4,}u)$/u,
  tr: /^(?:tüm|kendi|senin|sizin|oluştur\p{L}*|seç|bul|kullan|takip|gösterir|çalışır|yardımcı|olur|için|her)$/u,
  fi: /^(?:omat|kaikki|luo|valitse|etsi|käytä|seuraa|auttaa|näyttää|toimii|voit|jokainen)$/u,
};

/** Whether a word alone is nothing that an app is looked for by. */
export function isIdleAbroad(word: string, tag: string): boolean {
  const pattern = idle[/^n[bn]/u.test(tag) ? 'no' : tag.slice(0, 2)];
  return pattern !== undefined && pattern.test(word.toLowerCase());
}
