import { describe } from 'vitest';
import { expectOffers } from '#tests/golden/keyword-research/research-of-form.ts';

describe('Who does it, said otherwise', () => {
  expectOffers([
    [
      'Tom Hargreaves Joinery',
      'Construction',
      'Tom makes sash windows, oak doors and staircases in Skipton. He also repairs rotten sills.',
      'sash window | oak door | staircase | rotten sill repair',
    ],
    [
      "Margaret's of Whitby",
      'Retail',
      "Margaret's of Whitby is a small shop selling Whitby jet earrings, pendants and brooches.",
      'whitby jet earrings | pendant | brooch',
    ],
    [
      "Grandma's",
      'Food & Beverage',
      "Grandma's jams, made in small batches from fruit picked in our own orchard. Chutneys and marmalade too.",
      'jam | chutney | marmalade',
    ],
    [
      'Tischlerei Arndt',
      'Construction',
      'Tischlerei Arndt baut Küchen und repariert Türen.',
      'Küchen | Türen reparieren',
    ],
    [
      'Taller Rincón',
      'Automotive',
      'Taller Rincón repara motos y bicicletas en Cádiz.',
      'reparación de motos | reparación de bicicletas',
    ],
    [
      "Ellie's Elderflower",
      'Food & Beverage',
      'Ellie makes elderflower cordial, rosehip syrup and sloe gin from hedgerows around Ludlow.',
      'elderflower cordial | rosehip syrup | sloe gin',
    ],
    [
      'Fold & Press',
      'Other',
      'Shirts ironed, duvets washed and wedding dresses cleaned and boxed. No leather.',
      'shirt ironing | duvet washing | wedding dress cleaning',
    ],
    [
      'Tapicería Romero',
      'Other',
      'Sofás retapizados, sillas restauradas y cabeceros a medida. No vendemos telas.',
      'tapizado de sofás | restauración de sillas',
    ],
    [
      'Parkers Pest',
      'Other',
      'Wasp nests, rats and bed bugs dealt with the same day. We do not treat bees.',
      'wasp nest removal | rat removal | bed bug removal',
    ],
    [
      'Clearwater Pools',
      'Construction',
      'Swimming pools designed, built and maintained. Liners replaced, pumps serviced. No hot tubs.',
      'swimming pool maintenance | swimming pool | swimming pool design | liner replacement | pump servicing',
    ],
    [
      'Änderungsschneiderei Demir',
      'Other',
      'Hosen gekürzt, Reißverschlüsse ersetzt. Lederjacken nur auf Anfrage.',
      'Hosen kürzen | Reißverschlüsse ersetzen',
    ],
    [
      'Atelier Lune',
      'Manufacturing',
      'Fauteuils restaurés, chaises cannées et canapés recouverts dans notre atelier de Lyon.',
      'restauration de fauteuils | cannage de chaises | réfection de canapés',
    ],
    [
      'La Espiga',
      'Food & Beverage',
      'Pan de espelta, hogazas de masa madre, empanadas y magdalenas, todo hecho cada noche en horno de leña.',
      'pan de espelta | hogazas de masa madre | empanadas | magdalenas',
    ],
  ]);
});

describe('Rows that share, and what is told on the way', () => {
  expectOffers([
    [
      'Mendip Mushrooms',
      'Food & Beverage',
      "Oyster, shiitake and lion's mane mushrooms grown in a disused quarry. Markets at weekends.",
      "oyster mushroom | shiitake mushroom | lion's mane mushroom",
    ],
    [
      'Iris & Son',
      'Professional Services',
      'Wills, probate and lasting powers of attorney explained in plain English. We do not handle divorce.',
      'will | probate | lasting power of attorney',
    ],
    [
      'Mind the Gap Tutors',
      'Education',
      'One to one GCSE and A level tuition in maths, chemistry and physics. Online or at your kitchen table.',
      'maths tuition | chemistry tuition | physics tuition',
    ],
    [
      'Forge & Fettle',
      'Manufacturing',
      'Kitchen knives forged by hand from carbon steel. Old blades sharpened. We do not make hunting knives.',
      'kitchen knife | old blade sharpening',
    ],
    [
      'Chez Odile',
      'Other',
      "Couturière à Nantes, j'ajuste robes de mariée, ourlets et vestes. Pas de cuir.",
      "retouche de robes de mariée | retouche d'ourlets | retouche de vestes | couturière",
    ],
    [
      'Upcycle Alley',
      'Other',
      'Furniture painted, chairs reupholstered and lamps rewired. Free quotes from a photo.',
      'furniture painting | chair reupholstery | lamp rewiring',
    ],
    [
      'Élagage Morvan',
      'Other',
      "Arbres taillés, souches rognées et haies entretenues toute l'année. Pas de tonte.",
      "taille d'arbres | entretien de haies",
    ],
    [
      'Patine & Bois',
      'Other',
      'Meubles anciens décapés, repeints et remis en valeur. Achat de meubles non.',
      'peinture de meubles anciens | décapage de meubles anciens',
    ],
    [
      'Meridian Translations',
      'Professional Services',
      'Certified translations of birth certificates, diplomas and contracts from Portuguese. No machine translation.',
      'birth certificate translation | diploma translation | contract translation',
    ],
    [
      "Ray's Reptiles",
      'Retail',
      'Bearded dragons, corn snakes and leopard geckos, captive bred. No venomous species.',
      'bearded dragon | corn snake | leopard gecko',
    ],
    [
      'Bark Avenue',
      'Other',
      'Dog daycare in small groups, beach walks and overnight stays in our home. Puppies from 12 weeks.',
      'dog daycare | beach walk | overnight stay',
    ],
    [
      'The Vinyl Cellar',
      'Retail',
      'Second hand records bought and sold: jazz, soul, reggae and punk. Turntables serviced. No CDs.',
      'second hand records | jazz records | soul records | reggae records | punk records | turntable servicing',
    ],
    [
      'Tallow & Twine',
      'Retail',
      'Beeswax candles, twine and brown paper gift wrap. Everything is plastic free.',
      'beeswax candle | twine | brown paper gift wrap',
    ],
    [
      'Wren Ceramics',
      'Manufacturing',
      'I throw stoneware mugs, jugs and planters and fire them in a wood kiln.',
      'stoneware mug | jug | planter',
    ],
    [
      'Harefield Hospice Shop',
      'Retail',
      'Donated furniture, clothes and books sold to fund hospice care. We cannot take mattresses.',
      'donated furniture | clothes | book',
    ],
    [
      'Ressourcerie du Port',
      'Other',
      'Meubles, vaisselle et vélos de seconde main, remis en état par nos bénévoles.',
      'meubles | vaisselle | vélos de seconde main',
    ],
    [
      'Reformas Vega',
      'Construction',
      'Banos, cocinas y suelos reformados en menos de un mes. Tambien pintamos pisos.',
      'reforma de baños | reforma de cocinas | reforma de suelos | pintura de pisos',
    ],
  ]);
});
