import { expectReadings } from '#tests/golden/readings.ts';
import { describe, expect, it } from 'vitest';
import { romancePredicates, spokenOf } from '#rules/ledger/romance-predicates.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Kelsow' } as const;
const etsy = { platform: 'etsy', etsyShopName: 'x' } as const;
const ebay = { platform: 'ebay' } as const;
const sold = { platform: 'facebookmarketplace' } as const;

expectReadings([
  [
    'the layers of a coating are none of the pan',
    'Sartén antiadherente',
    'Nuestra sartén está fabricada en aluminio forjado y tiene un recubrimiento antiadherente de tres capas. Mide 28 cm de diámetro y es apta para inducción.',
    { platform: 'amazon', amazonBrand: 'Kelsow', industry: 'Kitchen' },
    /^Kelsow Sartén antiadherente, aluminio forjado, 28 cm de diámetro$/mu,
    /forjado, tres capas|^tres capas/imu,
  ],
  [
    'what two predicates say stands in the title, and a sentence behind no label',
    'Sartén antiadherente',
    'Nuestra sartén está fabricada en aluminio forjado y tiene un recubrimiento antiadherente libre de PFOA. Mide 28 cm de diámetro y es apta para inducción. Cabe en la mayoría de los hornos y se limpia fácilmente.',
    amazon,
    /^Kelsow Sartén antiadherente, aluminio forjado, 28 cm de diámetro$/mu,
    /Cuidado: cabe|Medidas: mide/u,
  ],
  [
    'the colours of an offer stand together, behind a sentence about a part as well',
    'Mochila para portátil',
    'La mochila tiene una capacidad de 25 litros y pesa solo 800 gramos. Los tirantes son acolchados. Está disponible en negro, gris y azul marino. Incluye un puerto USB para cargar el móvil.',
    amazon,
    /capacidad de 25 litros[\s\S]*stá disponible en negro, gris y azul marino/u,
    /en negro$|Color: gris y azul marino|Contenido: un puerto USB/mu,
  ],
  [
    'a list of what it is for loses its praise and keeps its verb',
    'Silla plegable de camping',
    'La silla está hecha de acero y soporta hasta 120 kg. Mide 50 x 50 x 80 cm abierta y es perfecta para acampar, pescar o ir a la playa.',
    { platform: 'walmart' },
    /Mide 50 x 50 x 80 cm abierta y es ideal para acampar, pescar o ir a la playa/u,
    /abierta, pescar|perfecta/u,
  ],
  [
    'a maker tells in her own sentence of what she makes it',
    'Bolso de ganchillo',
    'Tejo estos bolsos a mano con algodón 100% reciclado en mi casa. Cada bolso mide 35 x 30 cm y tiene un asa de 50 cm. Está disponible en beige, verde oliva y terracota, y se puede lavar a mano.',
    etsy,
    /^Bolso de ganchillo, algodón 100% reciclado, 35 x 30 cm$/mu,
    /Cuidado: y |materials.*terracota|oliva y terracota$/mu,
  ],
  [
    'an order keeps what is done with it, and what the maker embroiders with is no stuff of the thing',
    'Manta de bebé personalizada',
    'Tejo cada manta a mano con lana merino muy suave. La manta mide 80 x 100 cm. Puedes personalizarla con el nombre del bebé, que bordo con hilo de algodón. Cada manta tarda diez días, porque la hago cuando la encargas.',
    etsy,
    /^Manta de bebé personalizada, lana merino, 80 x 100 cm$/mu,
    /^Manta[^:\n]*, hilo|^porque la hago$/mu,
  ],
  [
    'model and maker of a seller’s sentence stand in the name, its reason in no list',
    'Bicicleta de montaña',
    'Vendo mi bicicleta de montaña Orbea MX 40 porque ya no la uso. Tiene un cuadro de aluminio y ruedas de 29 pulgadas. Tiene un pequeño arañazo en el cuadro.',
    sold,
    /^Bicicleta de montaña Orbea MX 40, cuadro de aluminio/mu,
    /^(?:Mi b|B)icicleta de montaña Orbea MX 40 porque|^Bicicleta[^.\n]*arañazo/mu,
  ],
  [
    'a used machine is told by its presses and depths',
    'Cafetera espresso DeLonghi',
    'Se vende una cafetera espresso DeLonghi Dedica EC685 en color rojo. Tiene una presión de 15 bares y un depósito de agua de 1,1 litros. Solo se ha usado durante seis meses.',
    ebay,
    /^Cafetera espresso DeLonghi, Dedica EC685, rojo, presión de 15 bares$/mu,
    /^Presión de 15 bares y un depósito|^Dedica$/mu,
  ],
  [
    'whatever else a small thing fits, a sentence is no content',
    'Plancha de pelo inalámbrica',
    'La plancha se calienta en 60 segundos. Es tan pequeña que cabe en cualquier bolso y viene con una funda resistente al calor.',
    { platform: 'tiktokshop' },
    /Es tan pequeña que cabe en cualquier bolso y viene con una funda resistente al calor/u,
    /Contenido: es tan/u,
  ],
  [
    'sides and room are told with their figures, and what lies in the box behind its label alone',
    'Mesa de comedor',
    'Mide 180 cm de largo, 90 cm de ancho y 75 cm de alto, y tiene espacio para seis personas. En la caja encontrarás las patas, doce tornillos y una llave.',
    amazon,
    /180 cm de largo, 90 cm de ancho y 75 cm de alto[\s\S]*Contenido: las patas, doce tornillos y una llave/u,
    /^Y tiene espacio|Contenido: en la caja|^Kelsow Mesa.*tornillos/mu,
  ],
  [
    'what a firm does is searched by its deed, one deed for all that it is done to',
    'Reformas',
    'Realizamos reformas integrales de viviendas, cocinas y baños. También instalamos suelos laminados, cambiamos ventanas y pintamos fachadas. Nos encargamos de todo el proceso, desde el diseño y los permisos hasta la limpieza.',
    { platform: 'website', location: 'Alicante' },
    /reformas integrales de cocinas[\s\S]*cambio de ventanas Alicante/u,
    /^(?:cocinas|baños|todo el proceso) Alicante$/mu,
  ],
  [
    'a firm that is spoken of by its trade',
    'Academia de inglés',
    'Nuestra academia imparte clases de inglés para niños y adultos. Todos los profesores son nativos.',
    { platform: 'website', location: 'Salamanca' },
    /clases de inglés Salamanca/u,
    /academia imparte$/mu,
  ],
  [
    'an app is named by a deed without what hangs on it, and its readers stay together',
    'Recetina',
    'Recetina es una aplicación que te ayuda a planificar las comidas de toda la semana. También puedes guardar recetas, crear listas y compartirlas. La versión Premium cuesta 2,99 euros. Está pensada para parejas, estudiantes y autónomos.',
    { platform: 'playstore' },
    /Recetina: Planificar comidas[\s\S]*para parejas, estudiantes y autónomos[\s\S]*La versión Premium cuesta/u,
    /de toda$|comidas de toda(?! la)|para parejas$/mu,
  ],
  [
    'pieces of a set stand in its title, and an occasion is told without its praise',
    'Set de cuchillos de cocina',
    'Este set de cuchillos incluye cinco piezas de acero inoxidable y un bloque de madera de acacia. Viene en una caja de regalo y es perfecto para bodas.',
    amazon,
    /^Kelsow Set de cuchillos de cocina, cinco piezas$/mu,
    /^Kelsow.*bloque|es perfecto/mu,
  ],
  [
    'what is made by hand, how and of what',
    'Alfombra de yute',
    'La alfombra está tejida a mano en la India con yute natural y mide 200 x 140 cm. Es reversible, resistente y apta para zonas de mucho paso. Cada alfombra presenta pequeñas variaciones de color.',
    { platform: 'shopify' },
    /^Alfombra de yute, 200 x 140 cm, tejida a mano, reversible$/mu,
    /^Alfombra de yute, (?:es reversible|pequeñas)|^alfombra (?:en la india|de color)$/mu,
  ],
  [
    'what stands beside the name in a sentence is told, a size is one and a reason is no trait',
    'Chaqueta de cuero',
    'Esta chaqueta de cuero negra es de la marca Zara y es de la talla L. Solo la he llevado dos veces. La vendo porque me queda grande.',
    ebay,
    /^Chaqueta de cuero Zara, negra$[\s\S]*^Color: Negra$/mu,
    /^De la marca Zara$|^La vendo porque me queda grande$/mu,
  ],
  [
    'a reason behind a comma is told with its sentence, and a denied trace stands in no list',
    'Mesa de escritorio Ikea',
    'Vendo mesa de escritorio Ikea de color blanco, ya que me voy a vivir fuera. Mide 120 x 60 cm y las patas se desmontan. Tiene algún arañazo en el tablero, pero apenas se nota.',
    sold,
    /Las patas se desmontan/u,
    /^Ya que me voy|^Pero apenas/mu,
  ],
  [
    'several that a firm treats are one sentence',
    'Clínica veterinaria',
    'Nuestra clínica veterinaria atiende a perros, gatos y animales exóticos en el centro de Murcia. Realizamos vacunaciones, cirugías y limpiezas dentales. También ofrecemos peluquería canina y alojamiento para gatos.',
    { platform: 'website', location: 'Murcia' },
    /^Nuestra clínica veterinaria atiende a perros, gatos y animales exóticos en el centro de Murcia[\s\S]*peluquería canina Murcia/mu,
    /atiende a perros$|^alojamiento Murcia$/mu,
  ],
  [
    'an app is named by what its reader does first, and no verb is a word of it',
    'Sendero',
    'Sendero es una aplicación que te permite descubrir rutas de senderismo cerca de ti. Incluye más de 8.000 rutas y puedes descargar los mapas para usarlos sin conexión.',
    { platform: 'appstore' },
    /^Sendero: Descubrir rutas$/mu,
    /puedes,|usarlos,/u,
  ],
  [
    'a state of use is no praise, and what the seller does is no trait',
    'Máquina de coser Singer',
    'Se vende máquina de coser Singer. Tiene ocho puntadas y un brazo libre. Está en perfecto estado y se entrega con su pedal. También se puede recoger en Valencia.',
    ebay,
    /^Estado: Está en perfecto estado$/mu,
    /^Características: También|^Máquina.*recoger/mu,
  ],
  [
    'a measure right behind what is sold is its own, of several that are sold it is none',
    'PlayStation 4 Slim',
    'Vendo mi PlayStation 4 Slim de 500 GB porque ya casi no juego. La entrego en su caja original.',
    ebay,
    /^PlayStation 4 Slim, 500 GB$/mu,
    /Características: La entrego/u,
  ],
  [
    'who treats says so in one sentence',
    'Fisioterapeuta',
    'Soy fisioterapeuta colegiada. Trato dolores de espalda, lesiones deportivas y problemas de suelo pélvico. Atiendo de lunes a jueves con cita previa.',
    { platform: 'website', location: 'Logroño' },
    /Trato dolores de espalda, lesiones deportivas y problemas de suelo pélvico/u,
    /^Trato dolores de espalda$|Horario: atiendo/mu,
  ],
  [
    'a line of an app ends behind its list',
    'Idiomio',
    'Idiomio es una aplicación con la que puedes aprender inglés, francés y alemán en solo diez minutos al día. Puedes usarla sin conexión.',
    { platform: 'playstore' },
    /^Aplicación con la que puedes aprender inglés, francés y alemán$/mu,
    /puedes aprender inglés$/mu,
  ],
]);

describe('what a Spanish sentence says of the thing', () => {
  it.each([
    ['La botella está hecha de acero y no contiene BPA', 'Botella térmica', ['acero', 'sin BPA']],
    [
      'Tiene tres tonos de luz y diez niveles de brillo',
      'Luz LED',
      ['tres tonos de luz', 'diez niveles de brillo'],
    ],
    ['Se puede lavar a máquina y no destiñe', 'Manta', ['lavable a máquina', 'no destiñe']],
    ['Cada manta es única', 'Manta', ['es única']],
    ['La modelo mide 1,72 m y lleva la talla M', 'Vestido', null],
    ['El mango de la sartén es ergonómico y no se calienta', 'Sartén', null],
  ])('%s', (sentence, name, phrases) => {
    expect(romancePredicates(sentence, name, 'es', 'thing')?.map(({ phrase }) => phrase) ?? null).toEqual(
      phrases,
    );
  });

  it.each([
    ['El mango es ergonómico', 'thing', 'one'],
    ['Los tirantes son acolchados', 'thing', 'several'],
    ['Pesa 800 gramos', 'several', 'thing'],
    ['Pesa 800 gramos', 'one', 'one'],
    ['Está disponible en negro', 'one', 'thing'],
    ['Vendo mi mochila', 'one', 'thing'],
  ] as const)('what is spoken of by “%s” behind the %s', (sentence, before, spoken) => {
    expect(spokenOf(sentence, 'Mochila', 'es', before)).toBe(spoken);
  });
});
