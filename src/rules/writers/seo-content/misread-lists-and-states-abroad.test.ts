import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

const used = { platform: 'facebookmarketplace', facebookCondition: 'Used - Good' } as const;

describe('lists and halves of clauses', () => {
  expectReadings([
    [
      'a measure behind "de" is not set off by a comma',
      'Aceite de oliva virgen extra Cornicabra, lata de 5 l',
      'Aceite de oliva virgen extra de variedad cornicabra, prensado en frío. Lata de 5 litros. Acidez 0,2°.',
      { platform: 'shopify' },
      /lata de 5 l$/mu,
      /lata de, 5 l|5 l, 5 litros/u,
    ],
    [
      'how it was not done stands with how it was',
      'Alpargatas de yute con cuña',
      'Alpargatas de lona con cuña de yute de 7 cm y cintas al tobillo. Forro de algodón.',
      { platform: 'shopify', uniqueSellingProposition: 'Suela cosida a mano, no pegada' },
      /cosida a mano, no pegada/u,
      /(?:^|[.>] ?)No pegada/u,
    ],
    [
      'how far the last entry goes belongs to the list',
      'Juego de 6 sartenes apilables de aluminio',
      'Juego de sartenes de aluminio forjado. Aptas para inducción, gas, vitrocerámica y horno hasta 220 °C sin mango. Se apilan en 30 cm de armario.',
      { platform: 'walmart' },
      /Aptas para inducción, gas, vitrocerámica y horno hasta 220 °C sin mango/u,
      /inducción, gas$|, gas$/mu,
    ],
    [
      'when an occasion is, is no second occasion',
      'Élagage et abattage d’arbres',
      'Élagage, abattage par démontage et taille de haies en Dordogne. Devis gratuit sous 48 heures.',
      { platform: 'website', seasonalRelevance: 'Taille d’hiver, de novembre à mars' },
      /Taille d’hiver, de novembre à mars/u,
      /et de novembre/u,
    ],
    [
      'Polish hours are shortened before their figures',
      'Naprawa rowerów z dojazdem',
      'Naprawiamy rowery u klienta w Krakowie. Przegląd 120 zł, dojazd w cenie. Pracujemy od poniedziałku do soboty w godz. 8–19.',
      { platform: 'website' },
      /w godz\. 8–19/u,
      /w godz$|cenie, 8–19/mu,
    ],
    [
      'people are told of behind their "que"',
      'Farol de hojalata para terraza',
      'Farol de hojalata cortada a mano con estrellas caladas, 32 cm de alto.',
      { platform: 'etsy', targetAudience: 'Gente que monta su terraza para las noches de verano' },
      /Indicado para: Gente que monta/u,
      /(?:^|\. )Gente que monta/mu,
    ],
  ]);
});

describe('states of used things', () => {
  expectReadings([
    [
      'a title says the grade alone',
      'Silla de coche bebé isofix',
      'Vendo silla de coche de bebé giratoria, isofix, hasta 18 kg. Solo tiene una rozadura en la base.',
      { ...used, facebookLocation: 'Valladolid' },
      /^Silla de coche bebé isofix, buen estado/mu,
      /isofix, usada/u,
    ],
    [
      'a Danish state is no English one',
      'Børnecykel 16 tommer',
      'Pæn børnecykel 16 tommer i rød, passer til 4-6 år. Lidt rust på styret. Hentes i Odense. 350 kr.',
      { ...used, facebookLocation: 'Odense' },
      /Brugt - god stand/u,
      /Used - |used - /u,
    ],
    [
      'a Russian state is no English one',
      'Фотоаппарат Зенит-Е',
      'Плёночный фотоаппарат Зенит-Е, 1975 год. Затвор работает на всех выдержках. Есть царапины на корпусе.',
      { platform: 'ebay', itemCondition: 'Used' },
      /Состояние: Б\/у/u,
      /Used/u,
    ],
    [
      'the state of the form is said once',
      'Lote 25 tebeos Mortadelo años 80',
      'Lote de 25 tebeos de Mortadelo y Filemón. Estado: usado, algunos lomos con cinta adhesiva, dos sin portada. Casa sin humo.',
      { platform: 'ebay', itemCondition: 'Used' },
      /^Usado\. Algunos lomos con cinta adhesiva/mu,
      /usado\. Estado:/iu,
    ],
  ]);
});

describe('kinds of apps and offers', () => {
  expectReadings([
    [
      'a row of parts names no kind of app',
      'Riegalia',
      'Riegalia te avisa cuándo regar cada planta. Diario de trasplantes y abonos, calendario de poda y lista de plantas seguras para gatos. Funciona sin conexión.',
      {
        platform: 'appstore',
        appName: 'Riegalia',
        appFeatures: 'Avisos de riego\nDiario de trasplantes\nCalendario de poda',
      },
      /^Riegalia: Avisos de riego$/mu,
      /Riegalia:? diario$/imu,
    ],
    [
      'the map of an app is no card to greet with',
      'Pilzkorb',
      'Pilzkorb hilft beim Merken von Fundstellen im Wald. Die Karte funktioniert offline, die Fundstellen bleiben auf dem Gerät.',
      { platform: 'appstore', appName: 'Pilzkorb', appFeatures: 'Sammelkalender für 60 Pilze' },
      /^Pilzkorb/mu,
      /grußkarte|klappkarte|Pilzkorb: Karte$/imu,
    ],
    [
      'wines that go with a dish play no guitar',
      'Cépage',
      'Cépage est un carnet de cave. Scannez l’étiquette, notez le nombre de bouteilles. Accords mets et vins, export CSV.',
      { platform: 'appstore', appName: 'Cépage', appFeatures: 'Accords mets et vins\nExport CSV' },
      /accords/u,
      /guitare|chansons/u,
    ],
    [
      'the second of two deeds is done to something',
      'Afinación y reparación de pianos',
      'Afino y reparo pianos verticales y de cola en Sevilla y provincia. Cita por teléfono.',
      { platform: 'website', location: 'Sevilla y provincia', targetAudience: 'Academias' },
      /^reparación de pianos Sevilla$/mu,
      /^reparación$|^reparación (?:para|provincia|Sevilla)/mu,
    ],
    [
      'courses of all kinds are no offer',
      'Cours de couture pour débutants à Rennes',
      'Cours de couture en petit groupe de 5 personnes, le mardi soir. Machines sur place. 240 € le trimestre.',
      { platform: 'website', location: 'Rennes', targetAudience: 'Grands débutants' },
      /^cours de couture Rennes$/mu,
      /^cours$|^cours (?:Rennes|pour)/mu,
    ],
    [
      'the parts of a holiday flat are no offers in the town',
      'Ferienwohnung Deichblick in Husum',
      'Ferienwohnung für 4 Personen, 62 m², Balkon nach Westen. WLAN, Waschmaschine, Parkplatz am Haus, Fahrradschuppen. Ab 85 € pro Nacht.',
      { platform: 'website', location: 'Husum' },
      /^Ferienwohnung Husum$/mu,
      /(?:Waschmaschine|Fahrradschuppen) Husum/u,
    ],
    [
      'what a dough is made of is no thing',
      'Sauerteig-Starter, getrocknet, 30 g',
      'Getrockneter Roggen-Sauerteig aus Bio-Vollkornmehl. 30 g reichen für einen Ansatz. Der Sauerteig lebt seit 1986 in unserer Backstube.',
      { platform: 'shopify' },
      /^Sauerteig-Starter, getrocknet, 30 g$/mu,
      /Starter Vollkornmehl|^Vollkornmehl 30 g|1986 in$/mu,
    ],
  ]);
});

describe('phrases that nobody types', () => {
  expectReadings([
    [
      'a figure keeps its sign and a verb its other half',
      'Gewächshaus-Thermometer mit Min-Max-Speicher',
      'Digitales Thermometer für Gewächshaus und Keller. Fühler an 2 m langem Kabel. Mit AAA-Batterie und Wandhalter.',
      { platform: 'amazon', keyFeatures: 'Misst von -25 bis +60 °C\nBatterie und Wandhalter liegen bei' },
      /Wandhalter liegen bei/u,
      /^25 bis|Wandhalter liegen$/mu,
    ],
    [
      'no gift for a season of sweaters',
      'Fusselrasierer mit USB-C',
      'Fusselrasierer für Pullover, Mäntel und Sofas. 6 Klingen aus Edelstahl. Lädt per USB-C.',
      { platform: 'tiktokshop', seasonalRelevance: 'Pulloverzeit' },
      /^Fusselrasierer für Pullover$/mu,
      /Geschenk ?Pulloverzeit/iu,
    ],
    [
      'gifts and ages are no buyers',
      'Bougie parfumée figue et cassis 220 g',
      'Bougie parfumée en cire de soja, mèche en coton. 45 heures de combustion. Idéale en cadeau.',
      { platform: 'walmart', targetAudience: 'cadeaux, 18-30 ans' },
      /^bougie/mu,
      /pour cadeaux|pour 18-30/u,
    ],
    [
      'printed on both sides is no part',
      'Faire-part de naissance à planter',
      'Faire-part de naissance en papier ensemencé. Format 10,5 x 14,8 cm, recto verso, lot de 25.',
      { platform: 'etsy' },
      /^papier ensemencé$/mu,
      /avec recto verso/u,
    ],
    [
      'a decade stands behind its word',
      'Vintage Philips transistorradio jaren 70',
      'Oude Philips transistorradio uit de jaren 70, model 90RL077. Werkt op batterijen. Ophalen in Zwolle.',
      { platform: 'ebay', itemCondition: 'Used' },
      /transistorradio jaren 70$/mu,
      /^(?:.* )?jaren$/mu,
    ],
    [
      'a lining is not what a bag is made of',
      'Borsa a tracolla in sughero',
      'Borsa a tracolla in sughero portoghese con fodera in cotone. 25 x 18 x 7 cm. Cucita a mano a Lecce.',
      { platform: 'etsy' },
      /^Borsa sughero$/mu,
      /^Borsa cotone$/mu,
    ],
  ]);
});

describe('texts in capitals without accents', () => {
  expectReadings([
    [
      'what stands behind a maker and its model is the thing',
      'OLYMPUS TRIP 35 CAMARA ANALOGICA AÑOS 70',
      'VENDO CAMARA OLYMPUS TRIP 35 DE MI PADRE. FOTOMETRO FUNCIONA. LAS ESPUMAS ESTAN CAMBIADAS. ENVIO POR CORREOS CERTIFICADO.',
      { platform: 'ebay', itemCondition: 'Used' },
      /^Tipo: Cámara$/mu,
      /Tipo: Trip|^trip$|[Ff]otometro|estan /mu,
    ],
    [
      'small words and apostrophes of French',
      'VELO MOTOBECANE ANNEES 60 FEMME A RESTAURER',
      'VELO DE MA GRAND MERE, ANNEES 60, TAILLE 52. PNEUS MORTS, CHROMES PIQUES. ECLAIRAGE NON TESTE. PORTE BAGAGES ET POMPE D ORIGINE. A VENIR CHERCHER A TROYES.',
      { platform: 'ebay', itemCondition: 'For parts or not working' },
      /pompe d’origine[^]*À venir chercher à Troyes/u,
      /pompe D|chercher a|non teste\b|mere/u,
    ],
    [
      'codes and counts in a shouted German text',
      'BOSCH GSR 18V-55 AKKUSCHRAUBER SOLO',
      'VERKAUFE BOSCH AKKUSCHRAUBER GSR 18V-55. BÜRSTENLOS, 2-GANG, 13 MM FUTTER. GEHÄUSE MIT KRATZERN UND FARBSPRITZERN, TECHNISCH EINWANDFREI.',
      { platform: 'ebay', itemCondition: 'Used' },
      /Akkuschrauber GSR 18V-55\. Bürstenlos, 2-Gang/u,
      /2-gang|18v|farbspritzern/u,
    ],
  ]);
});
