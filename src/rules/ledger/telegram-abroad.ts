/**
 * Rows in telegram style of languages that are not written in full: "Quaderno A5 rilegato a mano con copertina in carta
 * marmorizzata, 120 pagine bianche, cucitura a vista". An entry of many words makes no sentence of them; a verb does, and so does
 * whoever is spoken to.
 */

const fewestEntries = 3;
/** Words of three letters and more in one entry; longer ones are a clause that hides a verb nobody listed. */
const mostOfEntry = 8;
const mostOnAverage = 5;
const longWord = /\p{L}{3,}/gu;

/** Finite verbs of prose about goods, who is spoken to, and what opens a clause of its own. A wrong hit leaves a row whole. */
const proseWords: ReadonlySet<string> = new Set(
  [
    // Italian
    'è sono ha hanno ho abbiamo era erano fu viene vengono può possono puoi potete misura misurano pesa pesano contiene contengono',
    'include comprende funziona funzionano mantiene mantengono permette protegge si serve servono arriva tiene tengono resta',
    'mostro spiego insegno preparo provo racconto va vanno deve devono rende offre basta manca mancano vendo spedisco realizzo creo faccio legge mostra aiuta ti vi tuo tua',
    'tuoi tue quando perché poi mentre io noi lui lei loro questo questa questi queste nostro nostra nostri nostre',
    // Portuguese
    'é são tem têm foi foram está estão pode podem mede medem contém contêm inclui incluem funciona mantém mantêm protege se',
    'mostro explico ensino preparo testo conto serve servem chega vai vão deve devem oferece falta faltam faço fazemos usamos ajuda mostra você vocês seu sua seus',
    'suas quando porque depois enquanto eu nós ele ela eles elas este esta estes estas nosso nossa nossos nossas',
    // Dutch
    'is zijn heeft hebben was waren wordt worden kan kunnen meet meten weegt wegen bevat bevatten past passen komt komen gaat gaan',
    'werkt werken houdt houden blijft ruikt mag moet moeten zit zitten staat ligt maakt maken heb ik wij we jij je jouw uw hij ze',
    'deze dit dat die onze ons als omdat zodat waar wanneer',
    // Swedish, Danish, Norwegian
    'är har var kan ska skal får går passar passer fungerar fungerer rymmer rummer rommer levereras leveres kommer ger giver gir blir',
    'bliver håller holder mäter måler väger vejer veier jag jeg vi du din ditt dina dine det som när når därför',
    // Polish, Czech, Slovak
    'jest są ma mają był była było były może można mieści waży mierzy zawiera pasuje działa działają nadaje służy trzyma daje posiada',
    'składa się jak który która które którzy gdy kiedy ponieważ bo że ty twój twoja twoje ja my to ta',
    'je jsou má mají byl byla bylo může lze měří váží obsahuje funguje hodí slouží který která které když protože že ty tvůj já',
    // Russian, Ukrainian
    'есть имеет имеют был была было были может можно подходит подходят работает работают держит весит содержит который которая которые',
    'когда если что я мы вы ты ваш ваша ваши это эта этот є має мають був була може підходить працює який яка які коли якщо що ми ви це',
    // Turkish
    'vardır var yok olan olur oldu eder ediyor edilir yapılır yapıyoruz yapıyorum gönderilir kullanılır ben biz siz sizin bu çünkü',
    // Romanian, Hungarian, Finnish
    'este sunt are au era poate pot conține măsoară cântărește funcționează care când dacă tu eu noi volt lehet ez az hogy aki',
    'on ovat oli voi sopii toimii sinä minä joka jotka kun',
  ].flatMap((line) => line.split(' ')),
);

/** "Os bilhetes, os horários": what a verb before them is done to. */
const article = /^(?:os?|as|il|lo|la|gli|le|het|l[’'])(?:\s|(?<=[’']))/iu;

/** Whether a word belongs to sentences: a verb, or whoever is spoken of. */
export const isProseWord = (word: string): boolean => proseWords.has(word.toLowerCase());

/** "La borsa, che ho cucito": who or what opens a sentence, and what hangs on the entry before it. */
const opensSentence =
  /^(?:il|lo|la|gli|le|quest[oaie]|os?|as|est[ea]s?|uma?|het|een|deze|dit|den|det|en|ett|et|ten|ta|to|te|bu|это|этот|эта)\s|^l[’']/iu;
const hangs =
  /^(?:che|que|quando|mentre|enquanto|porque|perché|die|dat|waar|omdat|zodat|som|där|hvor|fordi|że|któr\p{L}+|gdy|bo|który|když|protože|котор\p{L}+|что|чтобы|когда|потому|так что|як\p{L}{1,3})\s/iu;

/** Whether a text without a stop is such a row: its first entry has no verb, and few of the others have one. */
export function isTelegramAbroad(text: string): boolean {
  const entries = text.split(/,\s/u);
  if (entries.length < fewestEntries || /[:;!?…]/u.test(text) || opensSentence.test(text)) return false;
  let all = 0;
  let spoken = 0;
  for (const [at, entry] of entries.entries()) {
    const words = entry.match(longWord)?.length ?? 0;
    if (words > mostOfEntry || (at > 0 && (article.test(entry) || hangs.test(entry)))) return false;
    if (entry.split(/[^\p{L}\p{M}]+/u).some(isProseWord)) {
      if (at === 0) return false;
      spoken += 1;
    }
    all += words;
  }
  return spoken * 2 < entries.length && all <= entries.length * mostOnAverage;
}
