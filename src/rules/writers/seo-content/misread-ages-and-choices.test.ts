import { expectReadings } from '#tests/golden/readings.ts';

const etsy = { platform: 'etsy' } as const;
const market = { platform: 'facebookmarketplace', itemCondition: 'Used' } as const;
const amazon = { platform: 'amazon', amazonBrand: 'Brandt' } as const;

expectReadings([
  [
    'a verb that the name ends in keeps its small letter before an amount',
    'Báscula de cocina Pesa',
    'La báscula de cocina pesa hasta 5 kg con una precisión de 1 g. La plataforma es de vidrio templado y mide 20 x 16 cm. La pantalla LCD se ilumina en azul.',
    amazon,
    /La báscula de cocina pesa hasta 5 kg/u,
    /cocina Pesa hasta/u,
  ],
  [
    'what the maker can do is no title, and one of two colours no search',
    'Maceta colgante de macramé',
    'Esta maceta colgante la tejo a mano con cordón de algodón reciclado de 4 mm. Mide 90 cm de largo. Puedo hacerla en color crudo, mostaza o terracota. Se lava a mano con agua fría.',
    etsy,
    /^Maceta colgante de macramé, 90 cm de largo/mu,
    /^.*, puedo hacerla|^mostaza o terracota$/mu,
  ],
  [
    'the bag in which a thing comes is searched by nobody',
    'Pendientes de arcilla polimérica',
    'Estos pendientes los modelo en arcilla polimérica en mi taller de Granada. Miden 4 cm de largo. Van en una bolsita de algodón lista para regalar.',
    etsy,
    /arcilla polimérica/u,
    /^bolsita de algodón$/mu,
  ],
  [
    'a Spanish text that tells the age is not asked for it',
    'Cochecito de bebé Bugaboo Fox 2',
    'Vendemos el cochecito Bugaboo Fox 2. Incluye capazo y silla. Tiene cuatro años y las ruedas delanteras están algo gastadas. Recogida en Zaragoza.',
    market,
    /Tiene cuatro años/u,
    /How old is it/u,
  ],
  [
    'a German text that tells the age in words is not asked for it',
    'Kinderfahrrad Woom 3',
    'Verkaufe unser Kinderfahrrad in Rot. Das Rad ist drei Jahre alt und wurde immer im Keller abgestellt. Nur Abholung in Kassel.',
    market,
    /drei Jahre alt/u,
    /How old is it/u,
  ],
  [
    'the age of the seller’s daughter is none of the pram’s',
    'Cochecito Bugaboo',
    'Vendo cochecito Bugaboo azul. Nuestra hija tiene cuatro años y ya no lo usa. Incluye capazo y silla. Se recoge en Gijón.',
    market,
    /Contenido: capazo y silla/u,
    /^Tiene cuatro años/mu,
  ],
  [
    'a reason for the sale keeps the verb that it hangs on',
    'Kinderfahrrad Woom 3',
    'Verkaufe unser Woom 3 in Rot, 16 Zoll, weil mein Sohn zu groß geworden ist. Bremsen und Reifen sind in Ordnung. Nur Abholung in Kassel.',
    market,
    /^Verkaufe unser Woom 3 in Rot, 16 Zoll, weil mein Sohn zu groß geworden ist\./mu,
    /^Woom 3 in Rot, 16 Zoll, weil/mu,
  ],
  [
    'the plastic of its tray is none of the rack',
    'Égouttoir à vaisselle Nordi',
    'Cet égouttoir à vaisselle est en acier inoxydable avec un plateau en plastique amovible. Il mesure 42 x 30 x 14 cm.',
    amazon,
    /^égouttoir acier inoxydable$/mu,
    /^égouttoir en plastique/mu,
  ],
  [
    'what the wrapping is without is no search for the soap',
    "Savon surgras à l'argan",
    "Ce savon est fabriqué à froid dans notre savonnerie. Il pèse 100 g. Nous l'emballons dans du papier recyclé, sans plastique.",
    { platform: 'shopify' },
    /^savon fabriqué à froid$/mu,
    /^savon[ -]sans[ -]plastique$/mu,
  ],
  [
    'how old a machine is tells no running time, and what ails it no reason to buy',
    'Bosch MUM5 Küchenmaschine',
    'Bosch MUM5 Küchenmaschine mit Rührschüssel aus Edelstahl. Der Drehregler springt zwischen Stufe zwei und drei. Der Deckel vom Mixaufsatz ging verloren. Sie ist sechs Jahre alt und läuft sonst gut.',
    { platform: 'ebay', itemCondition: 'Used' },
    /Gebraucht\. Der Drehregler springt zwischen Stufe zwei und drei\. Der Deckel vom Mixaufsatz ging verloren\./u,
    /^Laufzeit/mu,
  ],
  [
    'no fault of a pram speaks for it, in French',
    'Poussette Yoyo',
    "Poussette Babyzen Yoyo noire, 2020. La capote a déteint au soleil. Le frein est dur à débloquer. Livrée avec l'habillage pluie.",
    { platform: 'facebookmarketplace', facebookCondition: 'Used - Good' },
    /^Contenu : l'habillage pluie$/mu,
    /^La capote a déteint au soleil$|^Le frein est dur à débloquer$/mu,
  ],
  [
    'no fault of a guitar is its feature, in Spanish',
    'Guitarra Admira',
    'Guitarra clásica Admira Málaga. La tapa tiene una grieta pequeña cerca del puente. Una clavija gira con dificultad. Las cuerdas son nuevas.',
    { platform: 'ebay', itemCondition: 'Used' },
    /Usado\. La tapa tiene una grieta pequeña cerca del puente\. Una clavija gira con dificultad\./u,
    /^Características: .*clavija/mu,
  ],
]);
