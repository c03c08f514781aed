import { describe } from 'vitest';
import { expectOffers } from '#tests/golden/keyword-research/research-of-form.ts';

describe('Offers of a business that only describes itself, in Spanish and English', () => {
  expectOffers([
    [
      'Fontanería Robledo',
      'Construction',
      'Reparamos fugas, desatascamos tuberías y cambiamos bañeras por platos de ducha. Urgencias 24 horas. Presupuesto sin compromiso por WhatsApp.',
      'reparación de fugas | desatasco de tuberías | cambio de bañeras | fontanería | fontanero',
    ],
    [
      'Casa Aurelia',
      'Turismo',
      'Casa rural con cinco habitaciones al pie de los Picos de Europa. Desayuno casero, chimenea y jardín. Admitimos perros. A 5 minutos andando del puente romano.',
      'casa rural',
    ],
    [
      'Academia Delta',
      'Education',
      'Preparamos oposiciones de Correos, Policía Local y auxiliar administrativo. También refuerzo de matemáticas y física para la ESO y bachillerato.',
      'oposiciones de correos | oposiciones de policía local | oposiciones de auxiliar administrativo | refuerzo de matemáticas | refuerzo de física',
    ],
    [
      'Clínica Sendero',
      'Healthcare',
      'Psicología para adultos y adolescentes. Tratamos ansiedad, duelo y problemas de pareja. Sesiones presenciales y online de 50 minutos.',
      'tratamiento de ansiedad | tratamiento de duelo | tratamiento de problemas de pareja',
    ],
    [
      'Asesoría Puerto',
      'Professional Services',
      'Llevamos la contabilidad y los impuestos de autónomos y pymes. Altas, nóminas, declaración de la renta y constitución de sociedades.',
      'nóminas | declaración de la renta | constitución de sociedades | contabilidad | impuestos de autónomos | impuestos de pymes',
    ],
    [
      'Gestula',
      'Technology',
      'Gestula es un programa de reservas para peluquerías. Recuerda las citas por WhatsApp, cobra señales y lleva la ficha de cada cliente.',
      'programa de reservas | programa de reservas para peluquerías',
    ],
    [
      'Club Remo Vela Norte',
      'Deporte',
      'Cursos de vela ligera y windsurf para niños desde 7 años. Alquiler de kayaks y paddle surf. Campamento de verano en inglés.',
      'cursos de vela ligera | cursos de windsurf | club | alquiler de kayaks',
    ],
    [
      'Escuela de Cocina Romero',
      'Education',
      'Aprende a cocinar en grupo: arroces, sushi, repostería y cocina vasca. Clases para niños los sábados. También organizamos cenas de empresa.',
      'aprender a cocinar | cenas de empresa | escuela de cocina',
    ],
    [
      'Clínica Veterinaria Arca',
      'Healthcare',
      'Vacunas, cirugía, radiografías y urgencias para perros, gatos y exóticos. Peluquería canina los martes. Hacemos visitas a granjas.',
      'vacunas | cirugía | radiografías | visitas a granjas | clínica veterinaria | peluquería canina',
    ],
    [
      'Animafiesta',
      'Other',
      'Animadores infantiles, castillos hinchables y pintacaras para cumpleaños y comuniones. Llevamos la música. Dos horas desde 120 euros.',
      'animadores infantiles | castillos hinchables | pintacaras',
    ],
    [
      'AlmaGestión',
      'Technology',
      'Software de control horario para pequeñas empresas. Los empleados fichan con el móvil y el gestor ve las horas extra. Sin permanencia.',
      'software de control horario',
    ],
    [
      'Maple & Mortar',
      'Construction',
      'We build decks, pergolas and screened porches. We also fix rotten joists and rails. Family crew of five, twenty years in the mountains.',
      'deck | pergola | screened porch | rotten joist repair | rail repair',
    ],
    [
      'The Copper Kettle',
      'Food & Beverage',
      'tea room on the harbour, cream teas, crab sandwiches and proper scones. dogs welcome. upstairs room for christenings and wakes',
      'tea room | cream tea | crab sandwich | scone',
    ],
    [
      'Fernbank Cottages',
      'Hospitality',
      'Three self catering cottages with wood burners, sleeping 2 to 6. Short walk to Derwentwater. Hot tub in the biggest one, dogs stay free.',
      'self catering cottage | cottage',
    ],
    [
      'Tally Desk',
      'Technology',
      'Tally Desk keeps stock counts right for small warehouses: scan items in, print labels and see what to reorder. Works with cheap barcode scanners.',
      'stock count | item scanner | label printing',
    ],
    [
      'Green Thumb Gardens',
      'Other',
      'Gardener for the over 60s and anyone too busy. I mow lawns, cut hedges, clear gutters and plant borders. No job too small, no VAT.',
      'lawn mowing | hedge cutting | gutter clearance | border planting | gardener',
    ],
    [
      'Old Dog New Coat',
      'Pets',
      'Mobile dog grooming van that comes to your driveway. Full grooms, nail trims, deshedding and flea baths. Seniors and nervous dogs are our favorites.',
      'full groom | nail trim | deshedding | flea bath',
    ],
    [
      'Hive & Honey',
      'Retail',
      'We keep 40 hives and sell raw honey, beeswax candles and lip balm. Hive tours in summer and beekeeping courses for beginners.',
      'raw honey | beeswax candle | lip balm',
    ],
    [
      'Swift Sign Co',
      'Manufacturing',
      'Shop signs, vehicle wraps and window graphics, designed and fitted by us. Banners printed same day. Planning permission advice.',
      'shop sign | vehicle wrap | window graphic',
    ],
    [
      'Toddle Inn Nursery',
      'Education',
      'Day nursery for babies to age 5, open 7.30 to 6. Forest school every week, cooked lunches and a big garden. Funded places for 2 and 3 year olds.',
      'forest school | cooked lunch | day nursery',
    ],
    [
      'Harbor Lights Inn',
      'Hospitality',
      'A nine room inn two blocks from the harbor. Breakfast on the porch, fireplaces in winter, bikes to borrow. Adults only.',
      'inn',
    ],
    [
      'Paws & Pals',
      'Other',
      "Dog daycare with a two acre field, overnight boarding in our home and solo walks for dogs that don't like other dogs. Fully insured, DBS checked.",
      'dog daycare | overnight boarding | solo walk for dogs',
    ],
  ]);
});
