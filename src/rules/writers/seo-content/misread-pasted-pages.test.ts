import { expectReadings } from '#tests/golden/readings.ts';

const page = `Home > Kitchen > Bread Boxes
Bamboo Bread Box with Window - Double Layer
SKU: BBX-2204
Price: $39.99

Product description
The box is made from natural bamboo with a clear acrylic window in the front. Two shelves give you room for two loaves.

Features
- Size: 15 x 9 x 14 inches
- Adjustable shelf

Package includes
1 x bread box, 1 x screwdriver

Shipping
We ship within 1-2 business days. Express delivery is $12.99.

Returns
The item must be unused and in its original packaging.

Customer reviews
"The window scratches easily." - Dan

You may also like
Stainless steel bread bin, Ceramic butter dish, Glass jars set of 6`;

const germanPage = `Startseite > Garten > Bewässerung
Gartenschlauch 30 m mit Brause
Art.-Nr. 77-301

Beschreibung
Der Innenschlauch besteht aus Latex. Die Anschlüsse sind aus Messing. Der Schlauch wiegt leer 1,4 kg.

Lieferumfang
1 Gartenschlauch, 1 Brause, 1 Wandhalter

Versand und Rückgabe
Ab 50 Euro Bestellwert versandkostenfrei.

Das könnte Ihnen auch gefallen
Schlauchwagen aus Metall, Regentonne 200 l`;

// What people paste into the form: whole pages, sheets, lists of another program, and names that are none.
expectReadings([
  [
    'of a page of a shop only what is about the thing',
    'Bamboo Bread Box',
    page,
    { platform: 'amazon', businessName: 'Kelsow' },
    /^Kelsow Bamboo Bread Box, .*15 x 9 x 14 Inches/mu,
    /Kitchen >|SKU|business days|original packaging|reviews|scratches|[Ss]tainless|[Cc]eramic|[Yy]ou may also|has returns/u,
  ],
  [
    'the same in German',
    'Gartenschlauch',
    germanPage,
    { platform: 'ebay', itemCondition: 'New', businessName: 'Kelsow' },
    /Lieferumfang: 1 Gartenschlauch, 1 Brause, 1 Wandhalter/u,
    /Startseite|Schlauchwagen|Metall|Regentonne|Bestellwert|Beschreibung/u,
  ],
  [
    'returns in a line of a short text stay',
    'Enamel mug',
    'White enamel mug with a blue rim.\n350 ml.\nReturns: 30 days.',
    { platform: 'ebay', itemCondition: 'New', businessName: 'Kelsow' },
    /350 ml/u,
    /^Returns$/mu,
  ],
  [
    'a sheet of one row',
    'Kids lunch box',
    'Name\tColor\tSize\tMaterial\tDishwasher safe\nKids lunch box\tBlue\t9 x 7 x 2.5 in\tBPA-free plastic\tYes',
    { platform: 'walmart', businessName: 'Kelsow' },
    /^Kelsow Kids Lunch Box, BPA-Free Plastic, 9 x 7 x 2\.5 in, Blue$/mu,
    /Name Color|: Yes/u,
  ],
  [
    'rows of points between bars are no sheet',
    'Merino socks',
    'Merino walking socks, knitted in Leicester.\nCushioned sole | flat toe seam | arch band\nHand wash | dry flat | no bleach',
    { platform: 'etsy', etsyShopName: 'x', businessName: 'Kelsow' },
    /cushioned sole, flat toe seam/u,
    /sole: Hand/iu,
  ],
  [
    'rows without a space behind their colon, and one that says no',
    'LED Strip',
    '[Specification]\nLength:5m\nVoltage:DC 12V\nWaterproof:No\nControl:44 key IR remote\nPackage:1*LED strip,1*remote\n[Note]\nColor may vary due to monitor.',
    { platform: 'tiktokshop', businessName: 'Kelsow' },
    /Not waterproof/u,
    /waterproof led strip|Specification|, Note|1\*/iu,
  ],
  [
    'German rows that answer themselves',
    'Trinkflasche',
    'Produkt: Trinkflasche\nVolumen: 750 ml\nMaterial: Edelstahl 18/8\nDoppelwandig: ja\nSpülmaschinenfest: nein\nFarbe: petrol\nEAN: 4001234567890',
    { platform: 'amazon', businessName: 'Kelsow' },
    /[Nn]icht spülmaschinenfest/u,
    /: ja|: nein|EAN/u,
  ],
  [
    'a name that is none is told by the text',
    'Product 1',
    'Hand poured soy candle in an amber glass jar. Scent: fig and cedar. 200 g, burns about 40 hours.',
    { platform: 'etsy', etsyShopName: 'x', businessName: 'Kelsow' },
    /^Hand poured soy candle/mu,
    /Product 1/u,
  ],
  [
    'a film by its first sentence',
    'VIDEO 12',
    'how to replace a bike chain step by step!!! tools: chain breaker, new chain, rag. 0:00 intro 0:40 measuring wear 2:10 removing the old chain',
    { platform: 'youtube', businessName: 'Kelsow' },
    /^How to Replace a Bike Chain Step by Step$/mu,
    /Video 12/iu,
  ],
  [
    'its full name stands in a row',
    'Lampe',
    'Produktname: Tischlampe Nora\nHöhe: 42 cm\nLampenschirm: Leinen, beige\nKabellänge: 180 cm\nEnergieklasse: -',
    { platform: 'shopify', businessName: 'Kelsow' },
    /^Tischlampe Nora, /mu,
    /Produktname|Energieklasse/u,
  ],
  [
    'one language of lines with two sides',
    'Collar para perro',
    'Collar para perro hecho a mano / Handmade dog collar\nCuero vegetal 2 cm de ancho / vegetable leather 2 cm wide\nTallas S (30-38 cm) M (36-44 cm)\nHebilla de latón / brass buckle\nGrabado gratis con nombre / free engraving with name',
    { platform: 'etsy', etsyShopName: 'x', businessName: 'Kelsow' },
    /hebilla de latón/u,
    /brass|\/|Handmade/u,
  ],
  [
    'points with a plus, and no cry for stars',
    'Haushaltsbuch',
    'Haushaltsbuch App\n\n+ Einnahmen und Ausgaben erfassen\n+ Budgets pro Kategorie\n+ Export als CSV\n+ funktioniert offline',
    { platform: 'playstore', businessName: 'Kelsow' },
    /^- Budgets pro Kategorie$/mu,
    /\+ \p{L}/u,
  ],
  [
    'a page asks to visit nothing, and says its name once',
    'Dog Groomer Bristol',
    'Dog groomer Bristol - dog grooming Bristol - best dog groomer in Bristol. Full groom from £45. Visit www.pawsbristol.example. All breeds. One dog at a time.',
    { platform: 'website', location: 'Bristol', businessName: 'Paws Bristol' },
    /One dog at a time/u,
    /[Vv]isit|dog grooming Bristol/u,
  ],
  [
    'no comma in Spanish between a part and what it is without, and no telephone',
    'Reloj Casio',
    'Vendo reloj casio F91W original funciona perfecto pila nueva correa con marcas de uso cristal sin rayas caja no incluida no cambio tel 600555019',
    { platform: 'ebay', itemCondition: 'Used', businessName: 'Kelsow' },
    /correa con marcas de uso, cristal sin rayas, caja no incluida/u,
    /600555019|uso cristal|cristal,/u,
  ],
  [
    'what is missing stands in no box',
    'bike helmet',
    'giro bike helmet size m 55-59cm matte black worn one season few scratches on the back no crashes comes with original box visor missing',
    { platform: 'ebay', itemCondition: 'Used', businessName: 'Kelsow' },
    /visor missing/u,
    /box visor|Items Included=[^|\n]*visor/u,
  ],
]);
