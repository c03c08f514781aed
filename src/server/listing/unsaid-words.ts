import type { WrittenLanguage } from '#rules/listing/listing.ts';

type Words = Readonly<Record<Exclude<WrittenLanguage, 'other'>, string>>;

/**
 * Words that say of a thing what only its seller can know, beside the claims that the rules know already: what was done to
 * it, what it can do and what is in it. Folded, as they stand; each must be of a word of the brief.
 */
export const propertyWords: Words = {
  en:
    'dimmable wireless cordless rechargeable foldable collapsible reversible reflector reflectors reflective magnetic stackable recyclable biodegradable compostable ' +
    'breathable padded quilted insulated preseasoned seasoned lacquer lacquered varnish varnished hammered stonewashed preshrunk shrunk encrypted encryption ' +
    'bluetooth wifi gps nfc led leds lumens touchscreen airtight watertight unbreakable indestructible ergonomic orthopaedic orthopedic sterile sterilised sterilized ' +
    'nonstick tarnish tarnishes hallmark hallmarks hallmarked karat vitamin vitamins collagen retinol hyaluronic niacinamide keratin cbd aloe jojoba argan probiotic probiotics ' +
    'zirconia cubic crystals rhinestones microns overcharging overheating refundable heirloom inherit grandchildren refurbished reconditioned serviced ' +
    'airline airlines airplane airplanes aeroplane aeroplanes tsa undamaged intact flawless pristine ' +
    'spotless unworn giveaway raffle hallmarking decaf decaffeinated slimming detox solar lemongrass ' +
    'turmeric cardamom chamomile jasmine eucalyptus hibiscus bergamot saffron ginseng spirulina ' +
    'moringa echinacea matcha goji ashwagandha antioxidants toxin toxins chlorine hormone hormones',
  de:
    'dimmbar dimmbare dimmbarer kabellos kabellose kabelloser wiederaufladbar faltbar klappbar zusammenklappbar stapelbar reflektor reflektoren reflektierend magnetisch recycelbar kompostierbar ' +
    'atmungsaktiv atmungsaktive gepolstert gepolsterte gesteppt gefuttert isoliert eingebrannt lackiert lackierte gebeizt gewachst vorgewaschen verschlusselt ' +
    'bluetooth wlan gps led leds lumen touchscreen luftdicht unzerbrechlich ergonomisch ergonomische orthopadisch steril punze karat vitamin vitamine kollagen retinol hyaluron niacinamid ' +
    'keratin cbd aloe jojoba argan probiotisch zirkonia kristalle uberladung uberhitzung erbstuck enkel generaluberholt uberholt makellos unbeschadigt unversehrt neuwertig verlosung gewinnspiel ' +
    'handgepack textilummantelt ummantelt',
  es:
    'regulable inalambrico inalambrica recargable plegable apilable reflectante reflectantes magnetico magnetica reciclable biodegradable compostable transpirable acolchado acolchada ' +
    'aislante lacado lacada barnizado barnizada encriptado cifrado bluetooth wifi gps led leds lumenes hermetico hermetica irrompible ergonomico ergonomica ortopedico esteril ' +
    'quilates vitamina vitaminas colageno retinol hialuronico niacinamida queratina cbd aloe jojoba argan probiotico olivo roble nogal arce cerezo teca ebano circonita cristales sobrecarga herencia nietos reacondicionado intacto intacta impecable sorteo',
  fr:
    'reglable variateur rechargeable pliable empilable reflechissant reflechissante reflechissants magnetique recyclable biodegradable compostable respirant respirante matelasse matelassee ' +
    'isotherme laque laquee verni vernie vernis chiffre chiffrees bluetooth wifi gps led leds lumens hermetique incassable ergonomique orthopedique sterile carats vitamine vitamines collagene retinol ' +
    'hyaluronique niacinamide keratine cbd aloe jojoba argan probiotique olivier chene noyer hetre frene erable merisier teck cerisier poirier ebene palissandre zirconium cristaux surcharge chevre reconditionne intact intacte impeccable tirage concours',
};

/** Parts that a thing has or has not; one behind "with" or "has" must be the seller's. */
export const partWords: Words = {
  en:
    'brake brakes bell lid lids pocket pockets strap straps hood zip zips zipper light lights battery batteries charger chargers adapter adaptor plug plugs remote manual ' +
    'helmet case pouch box brush refill refills spare spares stand kickstand lock locks hinge hinges magnet magnets mirror mirrors hook hooks liner lining filter filters display screen sensor sensors ' +
    'timer wheels basket pedals cushion pillow drawer drawers compartment compartments divider dividers vent valve spout camera speaker microphone alarm whistle level drill screwdriver shelves',
  de:
    'bremse bremsen klingel deckel tasche taschen gurt gurte schultergurt kapuze reissverschluss  licht lampe akku batterie batterien ladegerat netzteil stecker fernbedienung ' +
    'anleitung helm koffer etui beutel schachtel burste ersatz stander schloss scharnier magnet spiegel haken futter filter display bildschirm sensor timer rader korb pedale kissen ' +
    'schublade fach facher regenhulle dubel bohrer kamera lautsprecher mikrofon pfeife',
  es:
    'freno frenos timbre tapa bolsillo bolsillos correa correas capucha cremallera  luz luces pila pilas bateria cargador adaptador enchufe mando manual casco estuche funda ' +
    'caja cepillo recambio repuesto soporte candado bisagra iman espejo gancho ganchos forro filtro pantalla sensor temporizador ruedas cesta pedales cojin cajon cajones compartimento camara altavoz silbato',
  fr:
    'frein freins sonnette couvercle poche poches sangle sangles capuche fermeture  lumiere pile piles batterie chargeur adaptateur prise telecommande notice casque etui housse ' +
    'coffret boite brosse recharge support cadenas charniere aimant miroir crochet crochets doublure filtre ecran capteur minuteur roues panier pedales coussin tiroir tiroirs compartiment camera sifflet',
};

/** What apps do or hold; one that the brief does not speak of is none of this app's. */
export const appWords: Words = {
  en:
    'sync syncs synced syncing cloud backup backups encrypt encrypts camera scan scans scanning voice siri alexa ipad iphone wear export exports pdf csv gps notification notifications ' +
    'storm storms wind waves moon weather recipe recipes subscription subscriptions purchases ' +
    'tracking ads advert adverts chatbot speech recognition leaderboard streak streaks ai dark ' +
    'identify identifies identifying recognise recognises recognize recognizes diagnose diagnoses ' +
    'predict predicts alert alerts alarm alarms widget widgets watch points badge badges reward rewards trophies share shares sharing join community private privacy friends recommendation recommendations recommends suggestions',
  de:
    'synchronisiert synchronisieren cloud sicherung verschlusselt kamera scannt scannen sprachsteuerung siri alexa ipad iphone exportiert exportieren pdf csv gps benachrichtigung benachrichtigungen widget widgets punkte abzeichen belohnung belohnungen ' +
    'sturm wind wellen mond wetter rezept rezepte abo abonnement werbung tracking spracherkennung ki erkennt erkennen teile teilst teilen teilt gemeinschaft freunde empfehlung empfehlungen',
  es:
    'sincroniza sincronizar nube copia cifra camara escanea escanear siri alexa ipad iphone exporta exportar pdf csv gps notificacion notificaciones alerta alertas widget widgets puntos medallas insignias recompensas tormenta viento olas luna clima receta recetas identifica reconoce compartir comparte comunidad privacidad amigos recomendacion recomendaciones recomienda ' +
    'suscripcion anuncios publicidad rastreo reconocimiento ia',
  fr:
    'synchronise synchroniser nuage sauvegarde chiffre camera scanne scanner siri alexa ipad iphone exporte exporter pdf csv gps notification notifications alerte alertes widget widgets points badges medailles recompenses tempete vent vagues lune meteo recette recettes identifie reconnait partager partage communaute amis recommandation recommandations ' +
    'abonnement publicites publicite pub suivi reconnaissance ia',
};

/** First names that are no other word in these languages; one in small letters is no less a stranger's. */
export const firstNames =
  'emma olivia sophia isabella charlotte amelia evelyn abigail emily elizabeth eleanor hannah lillian addison natalie zoe leah audrey lucy anna caroline ' +
  'sarah madelyn madeline kaylee allison josephine emilia sophie naomi eliana gabriella liam noah oliver elijah william james benjamin lucas henry alexander michael daniel jacob ' +
  'sebastian aiden samuel david joseph matthew isaac gabriel anthony thomas charles christopher ezra joshua andrew caleb nathan adrian josiah dominic ethan connor evan ' +
  'adam jason kevin brandon seamus declan niamh aoife siobhan brian eric steven stephen timothy richard johnny susan karen linda barbara patricia jennifer jessica rebecca laura ' +
  'helen deborah rachel catherine katherine kathryn margaret janet diane julie joyce judith megan gemma fiona hamish callum alasdair rhys gareth dylan hans klaus jürgen juergen uwe dieter ' +
  'günter gunter heinz helmut horst manfred wolfgang andreas thorsten torsten matthias stefan stephan sabine ursula monika renate brigitte ingrid anke heike gisela gabriele susanne birgit katrin ' +
  'lena leonie lukas felix jonas finn elias maximilian jakob moritz anton emil karl friedrich johann sepp jacques michel philippe françois francois marie nathalie isabelle sylvie ' +
  'céline celine aurélie aurelie émilie camille chloé chloe manon inès léa jeanne louise lucie juliette hugo mathieu antoine guillaume julien romain dupont martin durand josé jose juan carlos javier ' +
  'miguel rafael manuel alejandro fernando pablo sergio jorge alberto álvaro alvaro diego adrián iván raúl raul rubén enrique ramón ramon vicente andrés maría maria carmen josefa isabel ana laura cristina marta ' +
  'antonia lucía lucia paula elena raquel beatriz teresa luisa julia irene giovanni giuseppe luca matteo francesco alessandro andrea lorenzo rossi giulia chiara ' +
  'francesca piotr agnieszka katarzyna ivan dmitri olga svetlana ahmed mohammed muhammad fatima yusuf aisha priya arjun wei hiroshi yuki sakura patrick nicholas pieter joost femke anouk sanne bram daan sven lars astrid bjorn mikkel tanaka suzuki yamamoto nakamura haddon vogt';

/** Words of sentences that only invite or advise and say nothing of a thing: "Take your time.", "Call or write to arrange a date." */
export const harmlessWords: Words = {
  en:
    'photo photos picture pictures comment comments call write ring phone message contact ask arrange book choose pick take use need just time date care simple easy quick look see read find question questions help room quiet enjoy ' +
    'happy good day today moment thing things everything nothing only know tell let start begin go come try make ready more less idea way',
  de: 'ruf rufen schreiben schreib melden fragen frage fragen wählen nehmen sehen schauen lesen finden einfach zeit termin gern gerne bitte tag moment ruhe nur vereinbaren anrufen kontakt beginnen',
  es: 'llama llamar llame escribe escribir escriba pregunta preguntar elige elegir mira mirar lee leer fácil sencillo tiempo cita día momento solo acordar reservar contacto empezar duda dudas',
  fr: 'appelez appeler écrivez écrire demandez demander choisissez choisir regardez lire facile simple temps date rendez-vous jour moment seulement contactez contact commencer question questions',
};

/** Makers that are no other word, which a tag writes small: what fits them or is like theirs is the seller's to say. */
export const makers =
  'iphone ipad macbook airpods magsafe samsung huawei xiaomi dyson makita dewalt ryobi garmin fitbit gopro bose jbl nespresso keurig kitchenaid vitamix ikea lego playmobil nike adidas gucci prada ' +
  'chanel rolex creuset staub twinings lipton anker logitech shimano sram ortlieb brompton bugaboo graco stokke thermomix tupperware pyrex wusthof zwilling victorinox opinel laguiole levis zara ' +
  'primark decathlon lululemon patagonia swarovski pandora cartier tiffany disney pixar marvel ' +
  'pokemon minecraft fortnite hogwarts netflix spotify strava schott barbour facebook whatsapp ' +
  'instagram tiktok snapchat telegram eventbrite duolingo babbel todoist trello evernote headspace ' +
  'komoot airbnb paypal';
