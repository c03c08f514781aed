import { expectReadings } from '#tests/golden/readings.ts';

/** Tags of handmade things by the days, people, names, motifs and stuffs that their sellers tell. */
expectReadings([
  [
    'Italian days in one and in many, and the stuff of the first words and of no part',
    'Bomboniera battesimo sacchettino lino',
    'Sacchetti portaconfetti in lino naturale con ciondolo in legno. Adatti anche per nascita e comunione.',
    { platform: 'etsy', category: 'Bomboniere' },
    /^(?=[\s\S]*^bomboniera in lino$)(?=[\s\S]*^bomboniere nascita$)[\s\S]*^bomboniera comunione$/mu,
    /^bomboniera (?:in )?legno$|^regalo /mu,
  ],
  [
    'a Dutch tile without its diminutive, its motif and the gift that is named',
    'Geboortetegeltje met naam',
    'Keramisch tegeltje met de naam van de baby, illustratie van een konijntje. Leuk als kraamcadeau of bij de doop.',
    { platform: 'etsy', category: 'Kraamcadeau' },
    /^(?=[\s\S]*^geboortetegel konijn$)(?=[\s\S]*^doopcadeau$)[\s\S]*^tegeltje met naam$/mu,
    /konijntje$/mu,
  ],
  [
    'what is in a compound of another thing is no day of it',
    'Ketting met geboortesteen',
    'Zilveren ketting. Cadeau voor mama of vriendin.',
    { platform: 'etsy' },
    /^ketting mama$/mu,
    /^ketting geboorte$/mu,
  ],
  [
    'Spanish weddings are one wedding, and no gift that nobody speaks of',
    'Abanico pintado a mano flores',
    'abanico de madera de peral. perfecto para bodas, madrina o damas de honor. se puede personalizar con nombre',
    { platform: 'etsy' },
    /^(?=[\s\S]*^abanico boda$)[\s\S]*^abanico con nombre$/mu,
    /^regalo/mu,
  ],
  [
    'French: a name with its ending, a day alone where no word has room beside it, and no note of an order',
    'Porte-clés cuir prénom gravé',
    'Petit porte-clés en cuir, avec un prénom gravé. Idéal fête des pères ou cadeau de mariage. Indiquez le prénom dans la note de commande.',
    { platform: 'etsy' },
    /^(?=[\s\S]*^porte clés prénom$)[\s\S]*^fête des pères$/mu,
    /^note de commande$|^porte clé /mu,
  ],
  [
    'a French name of three words without its small one, and the sort of its wood',
    'Dessous de plat en bois',
    'Dessous de plat en chêne massif non traité, 20 cm de diamètre.',
    { platform: 'etsy' },
    /^(?=[\s\S]*^dessous plat chêne$)[\s\S]*^chêne massif$/mu,
    /^massif/mu,
  ],
  [
    'a German thing by the room of its shelf',
    'Schlüsselbrett Eiche',
    'Schlüsselbrett aus massivem Eichenholz, 30 x 10 cm.',
    { platform: 'etsy', category: 'Flur' },
    /^Schlüsselbrett Flur$/mu,
    /^Flur$/mu,
  ],
  [
    'how many a Portuguese thing takes, without the joint before it',
    'Garrafeira em madeira para 12 garrafas',
    'Garrafeira em madeira de pinho maciço.',
    { platform: 'amazon', category: 'Cozinha' },
    /^(?=[\s\S]*^garrafeira 12 garrafas$)[\s\S]*^garrafeira de pinho$/mu,
    /^Cozinha$/mu,
  ],
]);

expectReadings([
  [
    'an Italian holder in two words, how it is modelled, its fans and no half of them, and no shelf',
    'Portaincenso ceramica luna',
    'Portaincenso a forma di luna, modellato a mano in gres bianco. Raccoglie la cenere. Bella idea regalo per chi fa yoga.',
    { platform: 'etsy', category: 'Casa' },
    /^(?=[\s\S]*^porta incenso$)(?=[\s\S]*^modellato a mano$)[\s\S]*^regalo yoga$/mu,
    /per chi$|^Casa$|, raccoglie/mu,
  ],
  [
    'a Spanish pair of words is searched as its name says it',
    'Funda gafas piel',
    'Funda para gafas de piel curtida vegetal, cosida a mano.',
    { platform: 'etsy' },
    /^funda gafas$/mu,
    /^gafas/mu,
  ],
  [
    'German wool of sheep is a stuff, and one wood in two words is one',
    'Filzpantoffeln Damen grau',
    'Aus reiner Schafwolle nassgefilzt, mit Latexsohle.',
    { platform: 'etsy' },
    /^Schafwolle$/mu,
    /^nassgefilzt$/mu,
  ],
  [
    'what a dog wears is no nightwear of people',
    'Hundebademantel Mikrofaser',
    'Saugt Wasser nach dem Baden auf. Mikrofaser 380 g/m², Kapuze. Farbe petrol.',
    { platform: 'amazon' },
    /^Hundebademantel petrol$/mu,
    /nachtwäsche|pyjama/iu,
  ],
]);
