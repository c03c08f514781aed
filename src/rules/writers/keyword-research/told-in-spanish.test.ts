import { describe } from 'vitest';
import { expectOffers } from '#tests/golden/keyword-research/research-of-form.ts';

describe('Offers of a business that only describes itself, in Spanish', () => {
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
      'Limpiezas Norte',
      'Other',
      'Limpiamos comunidades, oficinas y cristales en altura. También abrillantado de suelos y limpiezas de fin de obra. Personal asegurado.',
      'limpieza de comunidades | limpieza de oficinas | limpieza de cristales | abrillantado de suelos | limpiezas de fin de obra | limpiezas',
    ],
    [
      'Carpintería Olmo',
      'Construction',
      'Hago puertas, ventanas y escaleras de madera a medida. Restauro muebles antiguos y pongo tarima flotante. Presupuesto gratis.',
      'puertas | ventanas | escaleras de madera a medida | restauración de muebles antiguos | colocación de tarima flotante | carpintería',
    ],
    [
      'Apartamentos Brisa',
      'Turismo',
      'Cuatro apartamentos con terraza a dos calles de la playa. Cocina completa, wifi y plaza de garaje. Estancia mínima tres noches.',
      'apartamentos',
    ],
    [
      'Centro Infantil Pompas',
      'Education',
      'Escuela infantil de 0 a 3 años con cocina propia y patio. Horario ampliado desde las 7:30. Adaptación sin prisas.',
      'escuela infantil',
    ],
    [
      'Serrano Abogados',
      'Professional Services',
      'Llevamos herencias, divorcios y accidentes de tráfico. Te decimos desde el primer día cuánto costará. También reclamamos a aseguradoras.',
      'herencias | divorcios | accidentes de tráfico | abogados',
    ],
    [
      'Piscinas Aguamar',
      'Construction',
      'construimos piscinas de obra, reparamos fugas y hacemos el mantenimiento todo el año. cambiamos depuradoras y ponemos gresite',
      'construcción de piscinas de obra | reparación de fugas | mantenimiento | cambio de depuradoras | colocación de gresite',
    ],
    [
      'Nidoapp',
      'Technology',
      'Aplicación para administradores de fincas: incidencias, votaciones y recibos en un solo lugar. Los vecinos avisan con una foto.',
      'aplicación para administradores de fincas | programa de incidencias | programa de votaciones | programa de recibos',
    ],
    [
      'Apícola Jara',
      'Food & Beverage',
      'Miel de brezo, miel de castaño y polen recogidos por mi familia desde 1950. También vendo colmenas y enjambres en primavera.',
      'miel de brezo | miel de castaño | polen | colmenas | enjambres',
    ],
    [
      'Reformas Integra',
      'Construction',
      'Reformamos baños y cocinas en dos semanas. También pintamos pisos, cambiamos ventanas y ponemos suelos laminados. Te damos fecha de fin por escrito.',
      'reforma de baños | reforma de cocinas | pintura de pisos | cambio de ventanas | colocación de suelos laminados | reformas',
    ],
    [
      'Óptica Lince',
      'Healthcare',
      'Graduamos la vista, adaptamos lentillas y tenemos gafas para niños. Audífonos con prueba de un mes. Taller propio.',
      'graduación de vista | adaptación de lentillas | gafas | óptica',
    ],
    [
      'Escuela de Surf Marea',
      'Deporte',
      'Clases de surf para todos los niveles, alquiler de tablas y neoprenos. Surfcamp en julio y agosto con alojamiento.',
      'clases de surf | alquiler de tablas | alquiler de neoprenos | escuela de surf',
    ],
    [
      'Electro Vega',
      'Other',
      'Arreglo lavadoras, frigoríficos y hornos de todas las marcas en su casa. También vendo electrodomésticos de segunda mano con garantía.',
      'reparación de lavadoras | reparación de frigoríficos | reparación de hornos',
    ],
    [
      'Clases con Marta',
      'Education',
      'Soy profesora de inglés y doy clases particulares a niños y adultos. Preparo exámenes B1, B2 y C1. Online o en tu casa.',
      'exámenes b1 | profesora de inglés',
    ],
    [
      'Hostal Sol y Nieve',
      'Hospitality',
      'A 50 metros del telesilla. Habitaciones dobles y familiares, media pensión y guardaesquís. Parking gratis.',
      'habitaciones | hostal',
    ],
    [
      'Traducciones Alcázar',
      'Professional Services',
      'Traducción jurada de inglés, francés y árabe. Certificados, títulos y sentencias en 48 horas. Enviamos por mensajería.',
      'traducción jurada de inglés | traducción jurada de francés | traducción jurada de árabe',
    ],
    [
      'Recetario',
      'Technology',
      'Recetario es una app para planificar menús semanales: hace la lista de la compra y calcula calorías. Gratis en iPhone y Android.',
      'app para planificar menús',
    ],
  ]);
});
