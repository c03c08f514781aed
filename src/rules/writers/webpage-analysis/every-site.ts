import { longPattern } from '#rules/text/long-pattern.ts';

/** Headings of parts that every site has. */
export const ofEverySite = longPattern('iu')`
  ^(?:(?:ingredients|instructions|directions|method|nutrition|notes|zutaten|zubereitung|ingredientes
      |preparación|elaboración|ingrédients|préparation|ingredienti|preparazione|procedimento)$
    |(?:termine|gutscheine?|(?:gift )?vouchers|gift cards|dates|fechas|entregas?)$
    |(?:activities|things to do|activités|actividades|aktivitäten|attività)$
    |(?:free|pro|basic|starter|premium|business|team)$|getting (?:here|there)|what['’]s (?:included|on|new)|(?:.* )?(?:included|inclusive|inbegriffen|incluido|compris|inclus|incluso)$|how to (?:find|get|book|adopt|order|buy|pay|contact|reach|apply|join)
    |find(?:ing)? us|directions|parking|gallery|photos|availability|book(?:ing)?s?(?!\p{L})|plans?$|news$|blog$
    |what (?:we|you|our|people|they|(?:customers|clients|others) |to (?:bring|wear|expect))
    |(?:customer|client|product|guest) reviews|testimonials|read (?:more|next)|related
    |(?:popular|recent|latest|more) (?:posts|articles|news|stories)
    |(?:you may|you might|also) |customers also|areas? (?:we|served|covered|of)|service area
    |where (?:we|to find)|add to |(?:schedule|request|get|make|arrange) (?:an?|your|in) |get in touch|termin |demande[rz]? |pedir |pide |solicit|richied|privati[sz]ation$|why (?:us|we|you|choose|book)|who we|terms|payment|so finden|lage$|buchung
    |galerie|team$|entretien|pflege$|mantenimiento|cuidado|manutenzione|maintenance|was wir|warum|ablauf
    |cómo llegar|galería|reserva|equipo|por qué|qué |comment venir|accès|réserv|équipe|pourquoi|tarifs
    |nos |notre |nuestr|unser|come arrivare|dove siamo|galleria|prenota|pric|deliver|shipping|returns?|care
    |contact|about|faq|frequently|tickets$|registration|enrol|sign up|apply|how to apply
    |your (?:profile|role|tasks)|(?:main )?responsibilities|requirements|benefits$|your |kind words|praise$
    |food and drink$|infos pratiques|practical|useful|recently viewed|zuletzt angesehen|rates$|fees$
    |cancellation|policies|(?:the )?(?:procedure|process)$|meet |conservation$|storage$|aufbewahrung
    |cosa |parchegg|오시는|찾아오|문의|요금|이용|예약|(?:technical )?specifications?$|(?:build|lead) time|technische daten
    |caractéristiques|especificaciones|ficha técnica|liefer|allerg|join|next |upcoming
    |(?:delivery|times?|délais|zeiten|plazos) (?:and|et|und|y) |nächste|próxim|prochain|log ?in|sign in
    |description$|ausstattung$|amenities$|facilities$|faciliteiten$|équipements?$|instalaciones$|dotazioni$|program(?:m|me|ma)?$|programme$|costo$|costs?$|anmeld|beschreibung|valoraciones|descripción|descrizione|診療時間|費用|受付|定休|gruppen$|kaution$
    |groups$|bewerb|eintritt$|karten$|häufig|(?:deine?|ihre?|eure?) (?:aufgaben|profil|vorteile)
    |(?:wir|das) bieten|was dich|entradas|inscripci|funciones|requisitos|qué ofrecemos|preguntas|billets
    |inscription|vos missions|(?:votre|le) profil|profil recherché|foire aux|le poste|biglietti|iscrizion
    |questions|(?:simple|clear|fair|honest|transparent|flexible|straightforward|affordable) (?:pric|plans?(?!\p{L}))|reviews?|opening|hours|location|how it works|our |sale|seconds|preis|kosten$|versand|kontakt
    |über|öffnung|anfahrt|fragen|precio|envío|contacto|sobre|horario|opiniones|prix|livraison|contact
    |à propos|horaires|avis|prezzi|contatti|chi siamo|orari|la nostra|il nostro|[il]e? nostr|da noi|dove
    |cosa dicono|recensioni|servizi$|kundenstimmen|bewertungen|das sagen|aktuelles|leistungen$|das könnte
    |ähnliche|weitere|testimonios|servicios$|productos relacionados|también|zona de|témoignages|services$
    |vous aimerez|articles|zone d|over ons|onze |openingstijden|prijzen|veelgestelde|o nas|nasz|cennik
    |godziny|opinie|sobre nós|noss[oa]s? |horário|preços|avaliações|営業時間|アクセス|お問い?合わせ|会社概要|料金|よくある|お客様の声|配送
    |ご利用|التوصيل|الشحن|اتصل|تواصل|من نحن|الأسعار|ساعات العمل|مواعيد|آراء|أسئلة)
  |(?:and|und|et|y|e) (?:prices|costs|preise|kosten|prix|tarifs|precios|prezzi)$|[?!？！؟]$
`;

/** Units of a line that could stand on any site. */
const longestLine = 60;
const furniture =
  /^(?:features|services|products|solutions|overview|details|info(?:rmation)?s?|shop|store|docs|documentation|help|support|wiki|careers|jobs?(?: details)?|events|dokumentation|hilfe|karriere|veranstaltungen|leistungen|produkte|angebote?|servicios|productos|prestations|produits|servizi|prodotti)$/iu;
/** What stands over all that a business offers and names none of it. */
const catchAll = longPattern('iu')`
  ^(?:(?:our|all|unsere?|alle|nos|tous nos|nuestr[oa]s|i nostri) )?(?:services|products|product range
    |range|solutions|(?:online )?(?:shop|store)|shop all|all products|alle produkte|tous les produits
    |todos los productos|tutti i prodotti|shop online|official (?:web)?site|portfolio|gallery|(?:my
    |our) work|leistungen|produkte|sortiment|angebote?|(?:offizielle )?web(?:seite|site)|online-?shop
    |galerie|referenzen|servicios|productos|tienda(?: online)?|(?:web|sitio|site|página) oficial|galería
    |prestations|produits|boutique(?: en ligne)?|site officiel|réalisations|servizi|prodotti
    |negozio(?: online)?|sito ufficiale|galleria)$
`;

/** Whether a title or heading stands over everything that a business offers: "Products", "Unsere Leistungen". */
export function isCatchAll(line: string): boolean {
  return line.length <= longestLine && catchAll.test(line.trim());
}

/** Whether a title or heading could stand on any site: "Prices", "About us", "Features". */
export function isFurniture(line: string): boolean {
  if (line.length > longestLine) return false;
  const plain = line.trim().replace(/[?!]+$/u, '');
  return furniture.test(plain) || ofEverySite.test(plain);
}
