import { longPattern } from '#rules/text/long-pattern.ts';

/**
 * What private sellers and small shops write to whoever reads, in German, French and Spanish: that one may ask, what else they
 * sell, how they are reached, that the advertisement still holds. None of it is said of the thing.
 */
const spokenToBuyers = longPattern('giu')`
  (?<=^
    |[.!?)\n]\s*|\p{Extended_Pictographic}\uFE0F?\s*)(?:bei (?:weiteren )?(?:fragen|interesse|sonderwünschen|änderungswünschen)(?: (?:und|oder|und\/oder) (?:fragen|interesse))?,? [^.!?\n]{0,60}?(?:schreib|meld|kontakt|anschreib|frag)[^.!?\n]{0,60}
    |(?:bitte )?(?:auch )?(?:schaut?|beachtet?|beachten sie|schauen sie|seht)? ?(?:gerne? )?(?:doch )?(?:bitte )?(?:auch )?(?:(?:in|auf) )?mein(?:e|en) (?:anderen?|weiteren?|übrigen) (?:artikel|anzeigen|angebote|auktionen|inserate|sachen)[^.!?\n]{0,80}
    |(?:schaut?|seht|guckt|besucht|beachtet?)(?: \p{L}+){0,4} mein(?:e|en) (?:anderen?|weiteren?|übrigen) [^.!?\n]{3,60}
    |(?:folg(?:e|t)|besuch(?:e|t)|find(?:e|et)|sígue(?:me|nos)|síguenos|visítanos|suivez|suis|retrouvez)(?:[- ](?:\p{L}+)){0,3} (?:auf|en|sur|bei|in) (?:instagram|insta|facebook|tiktok|pinterest|etsy|youtube)[^.!?\n]{0,60}
    |@[\p{L}\d._]{3,40}(?=\s*(?:\n|$))
    |(?:article|annonce|anuncio|artículo) (?:en ligne|visible|visible en la web|publicad[oa])? ?(?:=|c['’]est que|signifie) [^.!?\n]{3,60}
    |(?:bitte )?keine? [„“"'»]?(?:was )?letzte[rn]? preis[^.!\n]{0,60}|was letzter? preis[^.!\n]{0,60}
    |n['’]h[ée]sitez pas [àa] (?:me |nous )?(?:contacter|consulter|voir|regarder|visiter|[ée]crire|poser|demander|parcourir|aller)[^.!?\n]{0,160}
    |(?:(?:voir|voici|consultez|regardez|retrouvez) (?:toutes )?)?mes (?:nombreuses )?autres (?:annonces|articles|ventes)(?![^.!?\n]{0,20}(?:est|sont)(?!\p{L}))[^.!?\n]{0,80}
    |(?:taper?|tapez) \S{2,30} (?:pour|dans) [^.!?\n]{3,60}
    |si (?:cet article|l['’]annonce|cette annonce|l['’]article|vous (?:la|le) voyez) (?:est|figure) (?:toujours|encore) [^.!?\n]{3,120}
    |pour (?:plus|davantage) d['’](?:information|info|renseignement)s?,? [^.!?\n]{0,30}(?:message|contact|écri|ecri|appel|demand)[^.!?\n]{0,30}
    |je peux vous faire un prix [^.!?\n]{3,60}|(?:photos?|renseignements?)(?: et (?:photos?|renseignements?))?(?: supplémentaires?| complémentaires?)? sur (?:simple )?demande
    |(?:me |nous )?contacte[zr](?:[- ](?:moi|nous))?(?: uniquement| de préférence)? (?:par|via|en) [^.!?\n]{3,60}
    |(?:consultar?|consulte|consulten|pregunta(?:r|d)?|pregunte|pregunten)(?: por| el| la| nuestro| disponibilidad| sin)+(?: el| la)? ?(?:stock|disponibilidad|compromiso)?(?: [^.!?\n]{0,40})?
    |despeje (?:todas )?sus dudas [^.!?\n]{0,80}|tener en cuenta antes de (?:ofertar|comprar)
    |(?:mira|mirad|mire|visita|visite|echa un vistazo a) (?:el resto de )?mis (?:otros|demás) (?:art[ií]culos|anuncios|productos)[^.!?\n]{0,40}
    |¡?(?:diversión|éxito|satisfacción)(?: está)? (?:asegurad[ao]|garantizad[ao])[^.!?\n]{0,40}|(?:plaisir|succès|effet|fou rire|satisfaction)s? (?:garantie?|assurée?)s?|(?:spaß|freude|erfolg|zufriedenheit) (?:ist )?garantiert
    |(?:los |nuestros |todos los |todos nuestros )precios [^.!?\n]{0,30}(?:finales|iva)[^.!?\n]{0,30}|hacemos factura [^.!?\n]{1,20}
    |(?:contamos con|tenemos) (?:un )?stock permanente[^.!?\n]{0,140}|disponemos de un (?:local|showroom)[^.!?\n]{0,160}
    |en caso de retirar [^.!?\n]{0,100}|no aceptamos [^.!?\n]{0,40}parte de pago
    |(?:une fois|dès) (?:la )?(?:validation de )?votre commande [^.!?\n]{0,160}|vous pouvez (?:aussi |également )?(?:l['’]ajouter|ajouter ces informations) [^.!?\n]{0,80}
    |(?:du hast|habt ihr|haben sie|hast du|noch|du hast noch|ihr habt)(?: noch)?(?: \p{L}+)? (?:fragen|wünsche)(?: [^.!?\n]{0,40})?\?[^\S\n]*(?:dann )?(?:schreib|frag|meld|kontaktier)[^.!?\n]{0,50}
    |(?:¿?(?:tienes|tenéis|alguna|tiene) (?:alguna |más )?(?:dudas?|preguntas?)(?: [^.!?\n]{0,40})?\?|¿?(?:dudas|preguntas)\?)[^\S\n]*(?:escr[ií]b|pregúnt|mánda|contact)[^.!?\n]{0,50}
    |(?:une|des|vous avez (?:une|des)) questions?(?: [^.!?\n]{0,40})?\s?\?[^\S\n]*(?:écri|contact|envoy|n['’]hés|je r[ée]pond)[^.!?\n]{0,60}
    |(?:passende?r? |noch )?[\p{L} -]{3,40}\? (?:findest du|finden sie|gibt(?:['’]s| es)|lo encontrarás|la encontrarás|retrouvez|vous (?:les? |la )?trouverez)[^.!?\n]{0,40}(?:shop|store|tienda|boutique)[^.!?\n]{0,30}
    |[^.!?\n]{5,100}\? (?:ja|sí|oui|klar|claro|bien sûr),? (?:schreib|meld|kontaktier|frag|escr[ií]b|cont[aá]ct|écri|contact)[^.!?\n]{0,90}
    |(?:les? )?(?:personnes? )?(?:pas|peu) sérieu(?:x|ses?)[^.!?\n]{0,20} s['’]abstenir[^.!?\n]{0,20}|curieux s['’]abstenir|(?:abstenerse|absténganse) [^.!?\n]{3,40}|(?:bitte )?keine spa(?:ß|ss)(?:bieter|anfragen)[^.!?\n]{0,20}|spa(?:ß|ss)bieter[^.!?\n]{0,40}
    |(?:por favor,? )?pregunt(?:a|ad|en?) (?:antes de (?:pujar|comprar|ofertar)|sin compromiso)[^.!?\n]{0,30}
    |(?:nota ?: ?|hinweis ?: ?|note ?: ?|remarque ?: ?)?(?:debido a|según|dependiendo de|aufgrund|wegen|je nach|en raison d|selon|du fait d|à cause d)[^.!?\n]{2,40}(?:iluminación|luz|pantalla|monitor|bildschirm|display|beleuchtung|licht|éclairage|écran|lumière)[^.!?\n]{0,20}(?:color|farb|couleur|teinte)[^.!?\n]{0,40}(?:vari|difer|diffèr|abweich|unterscheid)[^.!?\n]{0,60}
    |(?:los? |die |les? |la )?(?:color(?:es)?|farben?|couleurs?|teintes?) (?:reale?s? |réelles? )?(?:pueden?|können|kann|peu(?:ven)?t) (?:ligeramente |leicht |légèrement |minimal )?(?:variar|diferir|abweichen|variieren|varier|différer|von)[^.!?\n]{0,80}|photos? non contractuelles?
    |viel (?:spaß|spass|erfolg|freude|glück) (?:beim|mit)[^.!?\n]{3,40}
    |(?:(?:mit|usa|utiliza|con|avec|use) )?(?:(?:dem|el|le) )?(?:gutschein-?code|rabatt-?code|code promo|código(?: de descuento)?|code|cupón)\s?:? ?[A-Z\d]{4,14}(?![\p{Ll}])[^.!?\n]{0,60}\d ?%[^.!?\n]{0,60}
    |(?:(?:hai |per )?(?:domande|dubbi)\??|(?:masz|macie) pytani[ae]\??|(?:heb je )?vragen\??|(?:tem |alguma )?(?:dúvidas?|perguntas?)\??)[^\S\n]*(?:scrivi|contatta|napisz|pisz|stuur|mail|neem|escrev|contact|fale)[\p{L}-]*[^.!?\n]{0,60}|scrivi(?:ci|mi),? rispond[^.!?\n]{3,40}|(?:siga|segui|volg|obserwuj)(?:[- ]\p{L}+){0,2} (?:no|su|op|na) (?:instagram|facebook|tiktok)[^.!?\n]{0,40}
    |groupez vos achats|combin(?:o|amos) envíos|sammelbestellungen? möglich
    |(?:\d[.)]\s)?¡listo|¡?y listo|et voilà
    |(?:ganz )?(?:liebe|viele|beste|herzliche|sonnige|schöne) grü(?:ß|ss)e[^.!?\n]{0,40}|(?:un abrazo|saludos|besos) desde [^.!?\n]{2,40}|(?:belles|bonnes) (?:trouvailles|découvertes)[^.!?\n]{0,20}|preguntad? (?:lo que|cualquier|todo lo|sin)[^.!?\n]{0,50}
    |gracias por (?:apoyar|tu|su|vuestr[oa]|visitar|confiar|comprar|llegar|leer)[^.!?\n]{0,60}|merci (?:de|pour) (?:votre|soutenir|votre|vos|faire)[^.!?\n]{0,60}|danke(?:schön)?,? (?:für|dass)[^.!?\n]{3,60}
    |(?:muchas )?gracias|merci(?: beaucoup| d['’]avance)?|vielen dank|no vendo sin ver)(?: ?[.!]+|(?=\s*(?:\n|$)))
`;
/** At the end of a text that has no stops: "… très bon état contactez uniquement par téléphone ou sms cordialement". */
const lastAsked =
  /[\s,.;]+(?:(?:me |nous )?contacte[zr](?:[- ](?:moi|nous))?(?: uniquement)? (?:par|au) [^.!?\n]{3,60}|(?:pour voir (?:toutes )?mes autres \p{L}{3,12},? )?(?:tapez|taper) \S{2,30} (?:pour|dans) [^.!?\n]{3,60}|(?:lg|vg|liebe grüße|viele grüße|beste grüße|mfg|mit freundlichen grüßen|un saludo|saludos),?(?: \p{Lu}\p{Ll}+){0,2}|(?:bien )?cordialement)[.!]*\s*$/iu;
/** Whom to ring: a number of nine digits or more behind a word of ringing, with the rest of its sentence. */
const ring =
  /(?<=^|[.!?\n]\s*)[^.!?\n]{0,40}(?<!\p{L})(?:contact|llam|whats?app|wsp|tel[ée]fon|anruf|anrufen|ruft|appel|joindre|joignable|erreich)\p{L}*[^.!?\n\d]{0,40}\+?\d(?:[ ./-]?\d){8,13}(?!\d)[^.!?\n]{0,30}[.!]*/giu;
const sign =
  /@|grüße|grüsse|abrazo|besos|trouvailles|découvertes|\b[lv]g\b|mfg|saludo|folg|besuch|finde|sígue|visítanos|suivez|suis|retrouvez|en ligne|anuncio|annonce|schau|seht|guckt|\bmein(?:e|en) |bei (?:weiteren )?(?:fragen|interesse|sonder|änderungs)|letzte|hésite|hesite|autres |tape[zr]|encore|toujours|d['’]info|d['’]renseign|un prix|demande|contacte|consult|pregunt|despeje|antes de|mis |precios|factura|stock|disponemos|retirar|aceptamos|commande|ajouter|gracias|merci|dank|\? (?:ja|sí|oui|klar|claro|bien)|shop|tienda|boutique|abstenir|absten|spaß|spass|farb|colou?r|couleur|teinte|contractuelle|viel |scriv|domand|dubbi|pytani|vragen|dúvida|pergunta|siga|segui|volg|obserwuj|listo|voilà|code|código|cupón|asegurad|fragen|wünsche|dudas|questions?|garanti|garantiz|assur|sin ver|cordialement/iu;

/** "Dein Holzkind-Team", "L'équipe de Rivage" as the last line: who wrote it. A "equipo de sonido" is what is sold. */
const signedBy =
  /\n[^\S\n]*(?:(?:Con (?:mucho |todo mi )?cariño|Un abrazo|Abrazos|Besos|(?:In|Mit|Alles) Liebe|Herzlichst|Avec (?:tout mon )?amour|Bises|Belle journée),?[^\S\n]?\n?\p{Lu}\p{Ll}{2,12}(?: (?:y|und|et|&) \p{Lu}\p{Ll}{2,12})?|(?:Deine?|Eue?re?|Ihre?) (?:[\p{L}\d&'’ -]{2,30}[- ]Team|\p{Lu}\p{Ll}{2,12}(?: (?:&|und) \p{Lu}\p{Ll}{2,12}| (?:von|aus) (?:der |dem )?[\p{L}\d&’ -]{2,30})?)|(?:El|Tu) equipo de (?:\p{Lu}[\p{L}\d]* ?){1,3}|L['’]équipe (?:de |d['’])?(?:\p{Lu}[\p{L}\d]* ?){1,3})[.!]?\s*$/u;

/** "Merci de soutenir l'artisanat ! Élodie": who thanks signs. */
const thanksBy =
  /(?<=^|[.!?\n]\s*)(?:(?:[Mm]uchas )?[Gg]racias|[Mm]erci|[Dd]anke(?:schön)?|[Vv]ielen [Dd]ank)[^.!?\n]{0,70}[.!]+\s+\p{Lu}\p{Ll}{2,12}(?: (?:y|und|et|&) \p{Lu}\p{Ll}{2,12})?[.!]?\s*$/u;

/** "¿Necesitas otra medida? Escríbenos, hacemos encargos": what the seller does tells what was asked. */
const askedFirst =
  /(?<=^|[.!?\n]\s*)¿?(?:necesitas|quieres|buscas|te gustaría|besoin|envie|andere|brauchst du|möchtest du)[^?.!\n]{3,60}\?\s*(?:escr[ií]b|cont[aá]ct|pregúnt|mánda|écri|contact|schreib|frag|meld)[\p{L}-]*(?: (?:uns|mir))?,\s*(\p{Ll})/giu;

/** "¿Por qué percal? Porque es fresco": the answer tells it without its joint. */
const askedWhy =
  /(?<=^|[.!?\n]\s*)¿?(?:por qué|pourquoi)\s[^?.!\n]{2,60}\?\s*(?:porque |parce que |parce qu['’])(\p{Ll})/giu;

/** How to order, a shop's own steps: its heading, and the step with the basket. What is to be engraved or written stays. */
const ordering = longPattern('giu')`
  (?<=^|\n)[^\S\n]*(?:(?:\d{1,2}[.)]|[-•*–►])\s*)?(?:(?:so (?:bestellst du|bestellt ihr|bestellen sie|funktioniert(?:['’]?s| es| die bestellung)|geht['’]?s)
    |bestellablauf|bestellvorgang|comment (?:commander|passer (?:sa |votre )?commande)
    |¿?cómo (?:pedir|comprar|hacer (?:el|tu|un) pedido|realizar (?:el|tu) pedido))\s*[:?]*
    |[^.!?\n]{0,60}(?:in den warenkorb|au panier|al carrito|a la cesta)(?!\p{L})[^.!?\n]{0,60}[.!]*)[^\S\n]*(?=\n|$)
`;
const ordered = /bestell|warenkorb|panier|commande|carrito|cesta|pedi(?:r|do)|comprar|geht|funktioniert/iu;

/** "Dein Viertel. Dein Statement.": a noun that is said to be the reader's tells nothing of the thing. */
const slogan =
  /(?<=^|[.!?\n]\s*)(?:(?:Deine?|Euer|Eure|Ihre?|Ton|Ta|Tes|Votre|Vos|Tu|Tus|Your) \p{L}{3,20}[.!] ?){2,4}(?=\p{Lu}|\n|$)/gu;

/** A text without what its seller says to whoever reads; one that is nothing else stays. */
export function withoutWordsToBuyers(text: string): string {
  const rung = /\d[\d ./-]{7}/u.test(text) ? text.replace(ring, '') : text;
  const shown = ordered.test(rung) ? rung.replace(ordering, '') : rung;
  const unsigned = shown.replace(signedBy, '').replace(thanksBy, '');
  const asked = unsigned.includes('?')
    ? unsigned.replace(askedFirst, (_all, first: string) => first.toUpperCase())
    : unsigned;
  const why = asked.includes('?')
    ? asked.replace(askedWhy, (_all, first: string) => first.toUpperCase())
    : asked;
  const plain = sign.test(why) ? why.replace(spokenToBuyers, '').replace(lastAsked, '') : why;
  const calm = /(?:Dein|Eue?r|Ihr|Ton|Ta|Tes|Votre|Vos|Tus?|Your) /u.test(plain)
    ? plain.replace(slogan, '')
    : plain;
  const told = calm === text ? text : calm.replace(/[ \t]{2,}/gu, ' ').trim();
  return told === '' ? text : told;
}
