import { expectReadings } from '#tests/golden/readings.ts';

/** What a native reader of German, Spanish or French would strike out of a listing, or miss in it. */
expectReadings([
  [
    'a piece of a clause is no tag, and none is cut before the noun that it needs',
    'Coudre un ourlet invisible à la main',
    'Dans cette vidéo, j’apprends aux débutants à coudre un ourlet invisible. Je montre comment mesurer, épingler, repasser et faire le point de chausson. La méthode marche aussi pour les jupes et les rideaux.',
    { platform: 'youtube' },
    /^ourlet invisible$/mu,
    /^(?:faire le point|méthode marche aussi)$/mu,
  ],
  [
    'what explodes under a condition is no tag',
    'Cómo hacer churros caseros que no explotan',
    'En este vídeo explico cómo hacer churros en casa con harina, agua y sal. Enseño la temperatura del aceite y por qué explotan si la masa tiene aire.',
    { platform: 'youtube' },
    /^churros caseros$/mu,
    /^explotan/mu,
  ],
  [
    'no tag ends in a preposition',
    'Manta de bebé tejida a ganchillo',
    'Tejo esta manta a mano con algodón 100 % de hilo fino. Mide 80 x 100 cm y sirve para cuna, capazo o cochecito.',
    { platform: 'etsy' },
    /^manta tejida$/mu,
    /tejida a$/mu,
  ],
  [
    'unequal shares boast of nothing',
    'Partagéo : dépenses à plusieurs',
    "Partagéo répartit les dépenses entre amis. L'application calcule qui doit combien. Elle gère 40 devises et les parts inégales.",
    { platform: 'appstore', appName: 'Partagéo' },
    /40 devises et les parts inégales/u,
    /les parts[.\n]/u,
  ],
  [
    'who sells a bicycle says first what it is, and once that it is fetched',
    'Kinderfahrrad Woom 3, 16 Zoll',
    'Verkaufe das Woom 3 in Grün, 16 Zoll. Sattel hat einen kleinen Riss, Lack am Rahmen ist an zwei Stellen abgeplatzt. Bremsen neu eingestellt. Abholung in Göttingen, Barzahlung.',
    {
      platform: 'facebookmarketplace',
      facebookLocation: 'Göttingen',
      facebookCondition: 'Used',
      facebookDeliveryMethod: 'Local pickup',
    },
    /^Verkaufe das Woom 3 in Grün, 16 Zoll\.(?=[\s\S]*Gebraucht\. Sattel hat)/mu,
    /Abholung\.|^Gebraucht\. Sattel hat[\s\S]*Verkaufe/mu,
  ],
  [
    'what a drill draws is one of its specifics',
    'Taladro percutor Bosch PSB 750 RCE',
    'Taladro percutor Bosch de 750 W con portabrocas de 13 mm. Usado, funciona perfectamente. La carcasa tiene marcas de uso.',
    { platform: 'ebay', itemCondition: 'Used' },
    /Potencia: 750 W/u,
    /Voltaje/u,
  ],
  [
    'which bulb a lamp takes is one too, and a short title of a used thing says that it is used',
    'Lampe Jieldé 1960',
    'Lampe d’atelier Jieldé. Peinture grise d’origine avec éclats. Câble et douille E27 remplacés.',
    { platform: 'ebay', itemCondition: 'Used' },
    /^(?=[\s\S]*Culot: E27)[\s\S]*^Lampe Jieldé 1960, culot E27.*occasion$/mu,
    /Puissance/u,
  ],
  [
    'the watts of a power supply are not those of a notebook, and two batteries do not add up',
    'Notebook Lumo 14 Zoll',
    'Gebrauchtes Notebook mit 16 GB RAM. Netzteil 65 W liegt bei. Dazu zwei 18 V Akkus.',
    { platform: 'ebay', itemCondition: 'Used' },
    /Notebook Lumo/u,
    /Leistung: 65|Spannung: 18/u,
  ],
]);
