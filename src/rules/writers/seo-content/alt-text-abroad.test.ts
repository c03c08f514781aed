import { expectReadings } from '#tests/golden/readings.ts';

/** Alt texts in German, Spanish and French: what a picture shows, and what the title has not told. */
expectReadings([
  [
    'a part beside the title, and no figure of the name again',
    'Faltrucksack Möwe 20 L',
    'Der Faltrucksack Möwe wiegt 210 g. Gewebe: Ripstop-Nylon. Volumen 20 Liter, zwei Seitentaschen für Flaschen, Brustgurt mit Pfeife. Für Städtereisen.',
    { platform: 'shopify', shopifyStoreName: 'Nordkap' },
    /^Faltrucksack Möwe 20 L, zwei Seitentaschen für Flaschen/mu,
    /^Faltrucksack Möwe 20 L, Volumen/mu,
  ],
  [
    'how long a shampoo lasts is seen by nobody, its box is',
    'Champú sólido de romero',
    'Champú sólido para cabello graso, 75 g. Sin siliconas. Rinde unos 60 lavados. Guardar seco. Hecho en Asturias. Envase de cartón.',
    { platform: 'shopify', shopifyStoreName: 'La Jabonera' },
    /^Champú sólido de romero, envase de cartón, 75 g$/mu,
    /^Champú sólido de romero, rinde unos 60 lavados$/mu,
  ],
  [
    'a shade goes with its colour, and a size stands last',
    'Housse de coussin Colza',
    'Housse de coussin en velours côtelé jaune moutarde, passepoil contrasté, fermeture éclair invisible. 45 x 45 cm. Lavage à 30 degrés.',
    { platform: 'shopify', shopifyStoreName: 'Maison Grenadine' },
    /^(?=[\s\S]*velours côtelé jaune moutarde$)[\s\S]*passepoil contrasté, fermeture éclair invisible, 45 x 45 cm$/mu,
    /côtelé jaune$/mu,
  ],
  [
    'a joint that the name has is not said again',
    'Eiken snijplank met greep',
    'Snijplank van massief Europees eiken, 45 x 25 x 3 cm. Met sapgroef en handgreep. Behandeld met lijnolie. Gemaakt in Utrecht.',
    { platform: 'shopify', shopifyStoreName: 'Houtgoed' },
    /^Eiken snijplank met greep, sapgroef en handgreep/mu,
    /met greep met sapgroef/u,
  ],
  [
    'in how many seconds a bicycle folds is no time that it runs',
    'Bicicleta dobrável Dahon Vitesse',
    'Bicicleta dobrável Dahon Vitesse usada, aro 20, 8 velocidades. Pneus novos, um risco no quadro. Dobra em 15 segundos. Retirada em Lisboa.',
    { platform: 'ebay', itemCondition: 'Usado' },
    /Dobra em 15 segundos/u,
    /Autonomia/u,
  ],
  [
    'nobody searches a word that asks for a figure',
    'Świeca sojowa o zapachu lawendy 200 ml',
    'Świeca z wosku sojowego o zapachu lawendy, 200 ml, czas palenia około 40 godzin. Bawełniany knot. Ręcznie wykonana w Krakowie.',
    { platform: 'etsy', etsyShopName: 'Leśna' },
    /Świeca sojowa/u,
    /około$/mu,
  ],
  [
    'a Japanese thing is not cut behind its first sign',
    '藍染めの手ぬぐい',
    '藍で染めた綿の手ぬぐいです。サイズは約35×90cm。一枚ずつ手染めのため、色合いが異なります。徳島の工房で制作。',
    { platform: 'etsy', etsyShopName: 'kumoya' },
    /^手ぬぐい$/mu,
    /^綿の手$|のため$/mu,
  ],
]);

/** Films in German, Spanish and French: what they are searched by beside their title. */
expectReadings([
  [
    'a dish is searched without whose it is',
    'Croquetas de jamón de mi abuela',
    'Receta de croquetas de jamón cremosas paso a paso. La bechamel lleva 1 litro de leche y 120 g de harina. Salen unas 40 croquetas.',
    { platform: 'youtube', channelName: 'La Cocina de Rosa' },
    /^(?=[\s\S]*^croquetas de jamón$)[\s\S]*^receta de croquetas de jamón$/mu,
    /^receta de croquetas de jamón de mi abuela$/mu,
  ],
  [
    'what is sewn, without how it is, and how it is shown',
    'Coudre un tote bag doublé en 1 heure',
    'Tuto couture débutant : je couds un tote bag doublé avec une poche intérieure. Il faut 1 m de coton. Je montre le pliage des angles.',
    { platform: 'youtube', channelName: 'Fil et Aiguille' },
    /^(?=[\s\S]*^tote bag$)[\s\S]*^tuto tote bag$/mu,
    /^doublé$/mu,
  ],
  [
    'a thing and where it grows, and no bare mistake',
    'Tomaten auf dem Balkon: 5 Fehler',
    'Fünf Fehler beim Tomatenanbau auf dem Balkon und wie ihr sie vermeidet. Zu kleine Töpfe, zu viel Wasser, kein Regenschutz.',
    { platform: 'youtube', channelName: 'Balkonbiene' },
    /^Tomaten Fehler$/mu,
    /^#?fehler$/imu,
  ],
  [
    'from where to where one walks',
    'Ruta del Cares en un día con niños',
    'Hicimos la Ruta del Cares desde Poncebos hasta Caín con dos niños. 12 km de ida, desnivel pequeño, 4 horas.',
    { platform: 'youtube', channelName: 'Montaña Lenta' },
    /^poncebos caín$/mu,
    /^desnivel pequeño$/mu,
  ],
]);
