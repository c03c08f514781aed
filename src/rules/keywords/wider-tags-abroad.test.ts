import { expectReadings } from '#tests/golden/readings.ts';

/** Tags of German, Spanish and French briefs that would stay empty say a wider word that holds because a narrower one does. */
expectReadings([
  [
    'oak is wood, and a German thing is said with its stuff in one word',
    'Hocker aus Eiche',
    'Kleiner Hocker aus massiver Eiche, 42 cm hoch, geölt. Trägt 120 kg.',
    { platform: 'etsy' },
    /^Holzhocker$/mu,
    /Holzhocker aus|Eiche ?holz/iu,
  ],
  [
    'a shade behind the thing is its plain colour',
    'Leinenkissen dunkelblau',
    'Kissen aus Leinen in Dunkelblau, 40 x 40 cm, mit Reißverschluss. Waschbar bei 40 Grad.',
    { platform: 'etsy' },
    /^Kissen blau$/mu,
    /Leinenleinen/iu,
  ],
  [
    'stoneware is ceramic, and a shelf is no thing of it',
    'Vase aus Steinzeug',
    'Vase aus Steinzeug, salbeigrün glasiert, 18 cm hoch. Auf der Scheibe gedreht.',
    { platform: 'etsy' },
    /^Keramikvase$/mu,
    /Steinzeugdeko|Holz|Metall/iu,
  ],
  [
    'imitation leather is no leather, cotton no wool',
    'Kartenetui aus Kunstleder',
    'Kartenetui aus Kunstleder mit Futter aus Baumwolle. Sechs Fächer, 10 x 7 cm.',
    { platform: 'etsy' },
    /Kartenetui/u,
    /^Lederetui$|^Etui Leder$|Kartenetui Leder|^Woll/mu,
  ],
  [
    'roble is madera, and the other name agrees with what is said of it',
    'Taburete bajo de roble',
    'Taburete bajo de roble macizo, 35 cm de alto, acabado con aceite de linaza. Aguanta 120 kg.',
    { platform: 'etsy' },
    /^taburete de madera$/mu,
    /banqueta bajo/iu,
  ],
  [
    'a Spanish shade in its plain colour, in the number of the thing',
    'Pendientes azul cobalto',
    'Pendientes de cerámica azul cobalto, 3 cm de largo, con cierre de gancho. Pesan 5 g.',
    { platform: 'etsy' },
    /^(?:pendientes|aretes) azules$/mu,
    /pendientes azul$/imu,
  ],
  [
    'chêne is bois, bleu marine is bleu, and the feminine agrees',
    'Écharpe en laine bleu marine',
    'Écharpe en laine mérinos bleu marine, 180 x 30 cm, tricotée main.',
    { platform: 'etsy' },
    /^écharpe bleue$/mu,
    /écharpe bleu$/imu,
  ],
  [
    'or rose is no rose',
    'Bague en or rose',
    'Bague en or rose 14 carats, anneau de 2 mm, taille 48 à 60. Polie avec de l’huile d’olive.',
    { platform: 'etsy' },
    /bague/iu,
    /bague rose|bague verte|en bois/iu,
  ],
]);
