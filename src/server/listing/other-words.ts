import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { foldWord } from '#rules/text/words.ts';

/** Ways to tell of an app what it is without, folded: each with how a brief says it and its words elsewhere. */
const ways: readonly (readonly [said: RegExp, words: string])[] = [
  [
    /(?<!\p{L})(?:no|without|free of|ohne|keine?|sin|sans|pas de|aucune?|zero) (?:\p{L}+ ){0,2}(?:ads?|adverts?|advertising|advertisements|werbung|anzeigen|anuncios|publicidad|pub|publicites?|annonces)(?!\p{L})|(?<!\p{L})(?:ad|advert)-free|werbefrei/u,
    'ad ads advert adverts advertising advertisement advertisements werbung anzeigen werbefrei anuncios publicidad pub publicite publicites annonces',
  ],
  [
    /(?<!\p{L})(?:no|without|ohne|kein|sin|sans|hors) (?:an? |any |mobile |une? )?(?:signal|internet|connection|network|reception|data|netz|empfang|internetverbindung|verbindung|conexion|cobertura|connexion|reseau|ligne)(?!\p{L})|(?<!\p{L})offline(?!\p{L})/u,
    'offline connection internet signal verbindung internetverbindung netz empfang conexion cobertura connexion reseau',
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

/** Words of what an app does with what its brief names: a barcode is scanned. */
export function deedsFor(foldedBrief: string): string[] {
  return /barcode|qr-?code|strichcode|codigos? de barras|codes?-barres/u.test(foldedBrief)
    ? 'scan scans scanned scanner scannen scannt gescannt escanea escanear scanne scannez'.split(' ')
    : [];
}

/** "Unlined", "sleeveless": a word that says of a thing what it is without. */
const withoutIt = /(?<!\p{L})(?:un(\p{L}{3,12}?)(?:ed|en)|(\p{L}{3,12})less)(?!\p{L})/gu;
const unscented =
  /(?<!\p{L})(?:unscented|(?:fragrance|scent|perfume)[- ]free|duftfrei|unparfumier\p{L}+|ohne (?:duft|parfum)\p{L}*|sin (?:perfume|aroma|fragancia)|(?:sans|non) parfum\p{L}*)(?!\p{L})/u;
const scents =
  'fragrance fragrances perfume perfumes scent duft duftstoff duftstoffe parfum parfüm perfume aroma fragancia aromas';

/** Words that a text may deny because the brief does so in one: "no lining" of what is unlined. Folded fronts of words. */
export function deniedFor(foldedBrief: string): string[] {
  const fronts = matchesOf(withoutIt, foldedBrief).map(({ 1: first, 2: second }) => first ?? second ?? '');
  return unscented.test(foldedBrief)
    ? [...fronts, ...scents.split(' ').map((word) => foldWord(word))]
    : fronts;
}

/** Everyday names of one thing or form, a row each; none that means something else beside other things. */
const names: Readonly<Record<Exclude<WrittenLanguage, 'other'>, string>> = {
  en: `
cloth rag
rechargeable recharge recharges battery batteries
spare extra
substitute replacement replace
differences difference vary varies varied
100% pure
waterproof watertight
carton cardboard
backpack rucksack
cord cable
zip zipper
screen display
flashlight torch
trousers pants
fridge refrigerator
tap faucet
rubbish trash garbage
autumn fall
photo picture image
hole opening
sticker decal
kid child
adult adults grown-up grown-ups grown
flexible bendy
round circle circular
couch sofa
jumper sweater
instructions manual guide
g gram grams gramme grammes
kg kilogram kilograms kilo kilos
oz ounce ounces
lb pound pounds
ml millilitre millilitres milliliter milliliters
cm centimetre centimetres centimeter centimeters`,
  de: `
Tuch Lappen
Akku Batterie
aufladbar wiederaufladbar Akku
Download herunterladen lädst lade lädt laden herunter
Termin Buchung buchen buchst
merkt merken notieren notiert notiere festhalten erfassen
Unterschiede Unterschied variieren variiert abweichen abweicht
Stufen Stufe einstellen einstellbar verstellen verstellbar
Therapie Behandlung behandeln
100% rein
Riemen Gurt
Griff Henkel
Schachtel Karton
Bildschirm Display
Foto Bild
Loch Öffnung
Sofa Couch
Anleitung Gebrauchsanweisung
Kleber Klebstoff
rund Kreis
g Gramm
kg Kilogramm Kilo
ml Milliliter
cm Zentimeter
Edelstahl Inox rostfrei
hinten Rückseite Rücken
flexibel biegsam
vorn vorne Vorderseite
Praxis Zahnarztpraxis Arztpraxis Behandlung behandeln`,
  es: `
recargable recarga batería
diferencias diferencia variar varía varían
100% puro
paño trapo bayeta gamuza
asa mango
tira correa
pantalla display
agujero orificio
foto imagen
móvil teléfono
coche auto
redondo círculo
instrucciones manual
bici bicicleta
inox inoxidable
kg kilo kilos kilogramos
g gramo gramos
cm centímetro centímetros
lote tanda`,
  fr: `
rechargeable recharge batterie
maximum maximale pleine puissance
minimum minimale faible
différences différence varier varie varient
100% pur
chiffon torchon
anse poignée
lanière sangle
écran affichage
trou orifice
photo image
rond cercle
vélo bicyclette
inox inoxydable
flexible souple
fourni fournie livré livrée
kg kilo kilos kilogrammes
g gramme grammes
cm centimètre centimètres
colis paquet`,
};

/** Words of the brief's language for things that it calls otherwise. */
export function otherNamesFor(foldedBrief: string, language: WrittenLanguage): string[] {
  if (language === 'other') return [];
  const brief = foldedBrief.replaceAll(/(?<=\d)\s%/gu, '%');
  return names[language]
    .split('\n')
    .map((row) => row.split(' ').filter((word) => word !== ''))
    .filter((row) =>
      row.some((word) => new RegExp(`(?<!\\p{L})${foldWord(word)}(?:e?s|e|n)?(?!\\p{L})`, 'u').test(brief)),
    )
    .flat();
}
