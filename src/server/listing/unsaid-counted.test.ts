import { expect, it } from 'vitest';
import { onlyBacked } from '#rules/listing/backed.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { preparedBrief as prepared } from '#tests/setup/prepared-brief.ts';
import { founded } from './unfounded.ts';

const griddle = prepared(
  'Cast iron griddle',
  'Reversible cast iron griddle, 45 x 24 cm, ridged on one side and flat on the other. Covers two burners. Comes pre-seasoned with vegetable oil. Works on gas, electric, induction and over a campfire. Weighs 4.6 kg. Has a handle at each end. Wash by hand and dry at once.',
  'etsy',
);
const vacuum = prepared(
  'Dyson V8 vacuum',
  'Dyson V8 cordless vacuum, used for about two years. Battery replaced in March with a non-original one, runs around 30 minutes. Comes with the motorised head, crevice tool and wall dock. The bin has light scratches. Charger included. No box. Filter washed before sale.',
  'etsy',
);
const journal = prepared(
  'Fernlog',
  'Fernlog is a reading journal for iPhone and iPad. Scan the barcode of a book or type it in. Write notes and quotes, rate from one to five stars, set a yearly goal. Statistics by month and genre. Export as CSV. Syncs over iCloud. No account. One-time purchase.',
  'playstore',
);
const slippers = prepared(
  'Filzpantoffeln Wolle',
  'Pantoffeln aus gefilzter Schafwolle, nass gefilzt in meiner Werkstatt im Allgäu. Sohle aus Latexmilch, damit sie nicht rutschen. Größen 36 bis 42, fallen normal aus. Farben: Moosgrün, Anthrazit, Senf. Handwäsche bei 30 Grad. Auf Wunsch mit Namen bestickt, plus 6 Euro.',
  'etsy',
);
const courier = prepared(
  'Fahrradkurier Leipzig',
  'Fahrradkurier in Leipzig für Dokumente und Pakete bis 25 kg. Abholung innerhalb von 30 Minuten, Zustellung im Stadtgebiet am selben Tag. Montag bis Samstag von 7 bis 20 Uhr. Preis ab 9 Euro, Rechnung am Monatsende für Firmen. Lastenräder für sperrige Sendungen. Bestellung per Telefon oder online.',
  'website',
);
const bottle = prepared(
  'Gourde inox enfant',
  'Gourde pour enfant en inox 18/8, 350 ml, double paroi. Bouchon avec paille en silicone et anse de transport. Sans BPA. Garde au frais 8 heures. Poids 210 g, hauteur 17 cm. Le bouchon passe au lave-vaisselle, la gourde se lave à la main. Motifs : renard, baleine ou fusée.',
  'etsy',
);
const table = prepared(
  'Table basse chêne',
  'Table basse en chêne massif, 110 x 60 cm, hauteur 42 cm. Achetée en 2019, pieds en métal noir. Quelques traces de verre sur le plateau, un pied a été ressoudé. Dessous, une tablette pour les magazines. À venir chercher à Nancy, rez-de-chaussée. 80 €.',
  'etsy',
);
const soap = prepared(
  'Jabón de aceite de oliva',
  'Jabón artesano de aceite de oliva virgen extra con lavanda, hecho en Jaén por el método en frío y curado durante 6 semanas. Pastilla de 100 g. Sin colorantes ni aceite de palma. Para cara y cuerpo. Envuelto en papel. Se recomienda una jabonera que drene.',
  'etsy',
);
const routes = prepared(
  'Rutabici',
  'App de rutas en bici por España: más de 900 recorridos con perfil de altura, dificultad y tipo de firme. Mapas sin conexión. Aviso por voz en los cruces. Puedes grabar tu ruta y exportarla en GPX. Gratis con 20 rutas, el resto por 14,99 euros al año.',
  'playstore',
);
const hammock = prepared(
  'Camping hammock',
  'Double camping hammock, 118 x 78 inches, made of ripstop nylon. Holds up to 500 lb. Comes with two tree straps and two carabiners. Packs into its own pouch the size of a grapefruit. Weighs 1.8 lb. Grey with an orange trim. Machine wash cold, hang to dry.',
  'etsy',
);
const pattern = prepared(
  'Crochet pattern octopus',
  'Crochet pattern for an amigurumi octopus, PDF download, 14 pages in English with US terms. 32 photos show each step. The finished octopus is 18 cm tall with worsted yarn and a 3.5 mm hook. For advanced beginners. You may sell what you make from it. No physical item is sent.',
  'etsy',
);
const piano = prepared(
  'Yamaha P-45 piano',
  'Yamaha P-45 digital piano, 88 weighted keys, bought in 2018. All keys work, the F above middle C clicks a little. Comes with the power supply, the sustain pedal and a music rest. The stand is not included. Small scratch on the left end. Collection from Bristol or courier for 25 pounds.',
  'etsy',
);
const roller = prepared(
  'Ice roller',
  'Ice roller for the face, ABS handle with a gel head that you freeze for 2 hours. The head comes off for cleaning. 17 cm long. In pink or mint. Comes in a zip bag. Wipe with mild soap.',
  'etsy',
);
const potluck = prepared(
  'Potluck Planner',
  'Potluck Planner helps groups plan shared meals. Create an event, list the dishes that are needed, and send a link: guests claim a dish without installing anything. Mark allergies on each dish. Reminders two days before. Up to 60 guests. Free for one event at a time, unlimited events cost 4.99 a year.',
  'playstore',
);
const groomer = prepared(
  'Dog grooming Leeds',
  'Dog grooming in Leeds by appointment. Full groom from 38 pounds, bath and brush from 24 pounds. One dog at a time, no cages. Nail clipping and ear cleaning are part of every groom. Open Tuesday to Saturday, 9 am to 5 pm. Free parking outside. Text us to book.',
  'website',
);
const breadBin = prepared(
  'Brotkasten Metall',
  'Brotkasten aus pulverbeschichtetem Stahl mit Deckel aus Bambus, der als Schneidebrett dient. 33 x 21 x 13 cm. Lüftungslöcher an der Rückseite. Farbe Mattgrau. Der Deckel hat eine Saftrille. Stahl feucht abwischen, Bambus von Hand spülen. Gewicht 1,9 kg.',
  'etsy',
);
const film = prepared(
  'Balkonkasten bepflanzen',
  'Ich bepflanze drei Balkonkästen für einen Südbalkon: mit Geranien, Lavendel und Salbei. Ich zeige die Drainage aus Blähton, wie viel Erde in den Kasten gehört und in welchem Abstand die Pflanzen stehen. Am Ende rechne ich die Kosten zusammen: 64 Euro. Länge 12 Minuten.',
  'youtube',
);
const candle = prepared(
  'Bougie cire de soja',
  'Bougie coulée à la main à Rennes, cire de soja et mèche en coton. Parfum figue. Pot en verre ambré de 180 g, couvercle en bois de hêtre. Combustion environ 40 heures. Laissez fondre toute la surface à la première utilisation. Ne pas laisser sans surveillance.',
  'etsy',
);
const bicycle = prepared(
  'Vélo enfant 16 pouces',
  "Vélo enfant 16 pouces B'Twin rouge, d'occasion. Freins révisés en avril, pneus à moitié usés. Petites roues fournies. Selle réglable de 48 à 58 cm. Quelques rayures sur le cadre, sonnette manquante. Remise en main propre à Tours ou envoi à 20 €.",
  'etsy',
);
const basket = prepared(
  'Cesta de mimbre',
  'Cesta de mimbre tejida a mano en Cuenca, con asas de cuero cosidas. 40 cm de diámetro y 35 cm de alto. Mimbre sin barnizar. Para leña, mantas o ropa. Cada cesta tarda dos días en hacerse. Se limpia con un paño seco. Envío gratis a partir de 80 euros.',
  'etsy',
);
const treadmill = prepared(
  'Cinta de correr',
  'Cinta de correr plegable, motor de 2 CV, velocidad de 1 a 12 km/h, inclinación manual en tres niveles. Comprada en 2021, usada unas 30 veces. La pantalla tiene un arañazo. Pesa 48 kg, hacen falta dos personas para bajarla de un segundo sin ascensor. 180 € en Getafe.',
  'etsy',
);

/** What is left of a sentence of a model when all that its brief does not say is taken out. */
function left(of: Prepared, improvedBodyText: string): string {
  const said = founded(of, { improvedBodyText });
  const { listing } = onlyBacked(said, of.platform, of.ledger, of.brief.product.name);
  const kept = listing.improvedBodyText;
  return typeof kept === 'string' ? kept.trim() : '';
}

it.each<[string, Prepared, string]>([
  ['an attribute of what comes along', griddle, 'Silicone handle covers are included.'],
  ['one more of a part', vacuum, 'A spare filter is included.'],
  ['another part in the parcel', vacuum, 'The mini motorised tool comes too.'],
  ['what "non-" denies', vacuum, 'The battery is an original Dyson part.'],
  ['what it would be right for', vacuum, 'Ideal for hard floors and carpets.'],
  ['what an app bids to do', journal, 'Lend books and remember who has them.'],
  ['what an app recommends', journal, 'Get personal book recommendations.'],
  ['a smell that it does not take on', bottle, 'L’inox ne prend pas les odeurs.'],
  ['a degree before its adjective', table, 'Elle est très stable.'],
  ['a little of a stuff', table, 'Les traces partent avec un peu d’huile.'],
  ['for whom in Spanish', soap, 'Es apto para pieles atópicas.'],
  ['a denial of what is told elsewhere', pattern, 'The pattern works in one piece without sewing.'],
  ['how soon', pattern, 'You can finish it in one evening.'],
  ['a state behind "gets"', roller, 'The handle never gets wet.'],
  ['a second one', roller, 'A second head is included.'],
  ['a deed with a thing that is looked for', potluck, 'It suggests recipes for each dish.'],
  ['an order the tagger takes for a name', potluck, 'Split the costs fairly.'],
  ['an order before its things', potluck, 'Import guests from your contacts.'],
  ['who is welcome', groomer, 'Nervous dogs are welcome.'],
  ['where it is from', film, 'Mit torffreier Erde aus dem Baumarkt.'],
  ['a compound in the plural', film, 'Auch für Nordbalkone geeignet.'],
  ['who the teller is', film, 'Ich bin gelernter Gärtner.'],
  ['what does not happen by itself', candle, 'La mèche ne se coupe pas.'],
  ['a single owner', bicycle, 'Un seul enfant l’a utilisé.'],
  ['another size', basket, 'También en tamaño pequeño.'],
  ['what it does', basket, 'Se pliega para guardarla.'],
  ['what it makes', treadmill, 'El motor apenas hace ruido.'],
  ['a service behind its verb', courier, 'Gern reparieren wir Ihr Fahrrad.'],
  ['what the teller lends', slippers, 'Gern verleihe ich Wolle.'],
])('takes out %s', (_name, of, text) => {
  expect(left(of, text)).toBe('');
});

it.each<[Prepared, string]>([
  [slippers, 'Für 6 Euro mehr sticke ich einen Namen darauf.'],
  [slippers, 'Bestellen Sie Ihre übliche Größe, denn sie fallen normal aus.'],
  [courier, 'Noch am selben Tag wird im Stadtgebiet zugestellt.'],
  [courier, 'Sperriges fahren wir mit dem Lastenrad.'],
  [courier, 'Schon ab 9 Euro fahren wir für Sie durch Leipzig.'],
  [bottle, 'L’inox 18/8 à double paroi garde la boisson fraîche pendant huit heures.'],
  [bottle, 'Quel motif votre enfant préfère-t-il ?'],
  [soap, '¿Cara o cuerpo? Para los dos.'],
  [routes, 'Cada ruta muestra el perfil de altura, la dificultad y el firme.'],
  [routes, 'Los mapas funcionan sin conexión.'],
  [routes, 'Graba tu propia ruta y expórtala en GPX.'],
  [routes, 'Veinte rutas son gratis; las demás cuestan 14,99 euros al año.'],
  [hammock, 'It can carry as much as 500 pounds.'],
  [pattern, 'You get a PDF of 14 pages, written in English with US terms.'],
  [pattern, 'Nothing physical will be posted.'],
  [piano, 'All of the keys work, though the F above middle C clicks slightly.'],
  [breadBin, 'Löcher an der Rückseite sorgen für Lüftung.'],
  [film, 'So bekommt der Kasten seine Drainage aus Blähton.'],
  [film, 'Zum Schluss wird gerechnet: 64 Euro hat alles gekostet.'],
  [film, 'Das Video ist 12 Minuten lang.'],
  [candle, 'Ne la laissez jamais brûler sans surveillance.'],
  [treadmill, 'Está en un segundo piso sin ascensor.'],
])('leaves what is true, told in other words: %#', (of, text) => {
  expect(left(of, text)).toBe(text);
});
