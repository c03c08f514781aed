/** Ways to say one thing of which none shares a root with another, folded: each with how a brief says it and its words elsewhere. */
const ways: readonly (readonly [said: RegExp, words: string])[] = [
  [
    /(?<!\p{L})(?:no|without|free of|ohne|keine?|sin|sans|pas de|aucune?|zero) (?:\p{L}+ ){0,2}(?:ads?|adverts?|advertising|advertisements|werbung|anzeigen|anuncios|publicidad|pub|publicites?|annonces)(?!\p{L})|(?<!\p{L})(?:ad|advert)-free|werbefrei/u,
    'ad ads advert adverts advertising advertisement advertisements werbung anzeigen werbefrei anuncios publicidad pub publicite publicites annonces',
  ],
  [
    /(?<!\p{L})(?:no|without|ohne|kein|sin|sans|hors) (?:an? |any |mobile |une? )?(?:signal|internet|connection|network|reception|data|netz|empfang|internetverbindung|verbindung|conexion|cobertura|connexion|reseau|ligne)(?!\p{L})|(?<!\p{L})offline(?!\p{L})/u,
    'offline',
  ],
  [
    /(?<!\p{L})(?:no|without|ohne|kein|sin|sans|pas de) (?:an? |any |une? )?(?:accounts?|registration|sign-?ups?|log-?in|konto|anmeldung|registrierung|cuenta|registro|compte|inscription)(?!\p{L})/u,
    'account accounts registration register registering sign signup login konto anmeldung anmelden registrierung registrieren cuenta registro registrarse compte inscription',
  ],
];

/** Words of an app's text for what its brief says in others: "offline" of what works without a signal, "ads" of adverts. */
export function otherWordsFor(foldedBrief: string): string[] {
  return ways.flatMap(([said, words]) => (said.test(foldedBrief) ? words.split(' ') : []));
}
