import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

const shop = { platform: 'etsy', etsyShopName: 'x', industry: 'Retail' } as const;
const store = { platform: 'shopify', businessName: 'Kelsow', industry: 'Retail' } as const;
const owner = { platform: 'facebookmarketplace', businessName: 'Sam', industry: 'Other' } as const;
const apple = { platform: 'appstore', businessName: 'Kelsow', industry: 'Apps' } as const;
const google = { platform: 'playstore', businessName: 'Kelsow', industry: 'Apps' } as const;
const film = { platform: 'youtube', businessName: 'Kelsow', industry: 'Education' } as const;
const page = { platform: 'website', businessName: 'Autoescuela Ruiz', industry: 'Education' } as const;

describe('halves of phrases are no searches in languages that are not written in full', () => {
  expectReadings([
    [
      'Portuguese: what counts the scratches',
      'Bicicleta de criança 16 polegadas',
      'Vendo bicicleta de criança roda 16, cor vermelha, com rodinhas de apoio. Tem alguns riscos no quadro. Levantar em Braga.',
      owner,
      /^Bicicleta de criança$/mu,
      /com alguns$/mu,
    ],
    [
      'Polish: by hand without its participle, and a participle without what it leads on to',
      'Ręcznie robiony koc z wełny',
      'Koc zrobiony na drutach z wełny merynosów, kolor szary, 130 x 170 cm. Prać ręcznie.',
      shop,
      /^Ręcznie robiony koc$/mu,
      /^Ręcznie z wełny$|^Koc zrobiony$/mu,
    ],
    [
      'Russian: half of "ручной работы"',
      'Кожаный кошелек ручной работы',
      'Кошелек из натуральной кожи, цвет коньяк. Шесть отделений для карт. Размер 11 х 9 см.',
      store,
      /^кошелек$/mu,
      /кошелек[- ]ручной$/mu,
    ],
    [
      'Hindi: a postposition opens no search, and the address is the name in Latin letters',
      'हाथ से बना मिट्टी का दीया',
      'मिट्टी का हाथ से बना दीया, 12 पीस का सेट। व्यास 7 सेमी। दिवाली की सजावट के लिए।',
      store,
      /^hath-se-bana-mitti-ka-diya$/mu,
      /^(?:का|बना)[ -]दीया$|item-/mu,
    ],
    [
      'Korean: an object with its particle, and the word for making alone',
      '바지락 칼국수 만들기',
      '바지락을 해감하는 법부터 반죽, 육수까지 모두 보여드립니다. 영상 길이 12분.',
      film,
      /^바지락 칼국수 만들기$/mu,
      /^만들기$|^바지락을 해감하는 법부터 반죽$/mu,
    ],
  ]);
});

describe('films and apps by what their text says of their noun', () => {
  expectReadings([
    [
      'Norwegian: the stuff of what is built ends the title',
      'Slik bygger du en benk',
      'I denne videoen viser jeg hvordan du bygger en enkel benk av bjørk. Du trenger sag, drill og skruer. Tar omtrent to timer.',
      film,
      /^Slik bygger du en benk av bjørk$[^]*^benk av bjørk$/mu,
      /benk av bjørk sag/u,
    ],
    [
      'Dutch: somebody is no stuff',
      'Hoe maak je een taart',
      'Ik bak een taart voor mijn moeder en vertel hoe het gaat.',
      film,
      /^Hoe maak je een taart$/mu,
      /taart voor mijn$/mu,
    ],
    [
      'Turkish: the trait of the noun goes before it',
      'Ev yapımı ekmek tarifi',
      'Bu videoda mayasız ekmek nasıl yapılır gösteriyorum. Un, su, tuz ve yoğurt yeterli. Fırında 35 dakika pişiyor.',
      film,
      /^Ev yapımı mayasız ekmek tarifi$[^]*^mayasız ekmek$/mu,
      /^tarifi$/mu,
    ],
    [
      'Norwegian: an app by what it is told to make, and no pronoun in its keyword field',
      'Oppskriftsboka',
      'Samle alle oppskriftene dine på ett sted. Importer fra nettsider, lag handleliste og planlegg ukens middager. Fungerer uten nett.',
      apple,
      /^Oppskriftsboka: handleliste$/mu,
      /(?:^|,)(?:dine|samle|planlegg)(?:,|$)/mu,
    ],
    [
      'Polish: a thing in the case of its verb is no name',
      'Kuchnia',
      'Planuj dietę na tydzień. Zapisuj przepisy. Działa bez internetu.',
      apple,
      /^Kuchnia: przepisy$/mu,
      /^Kuchnia: dietę$/mu,
    ],
    [
      'Spanish: what is bought inside an app is a price and no merit',
      'Vacunas al día',
      'Lleva el control de las vacunas de tus mascotas. Recordatorios, historial en PDF para el veterinario y fichas para perros, gatos y conejos. Gratis, con compras dentro de la app.',
      google,
      /^Lleva el control de las vacunas de tus mascotas$/mu,
      /mascotas; con compras dentro/u,
    ],
    [
      'French: an app that shows videos cuts none',
      'Bébé Signe',
      'Apprenez la langue des signes avec votre bébé : 250 signes en vidéo, des comptines et un carnet pour noter ses premiers signes. Sans publicité.',
      apple,
      /^Bébé Signe/mu,
      /(?:^|,)montage(?:,|$)/mu,
    ],
    [
      'Spanish: a house that opens its text without an article has its town',
      'Autoescuela Ruiz',
      'Autoescuela en Valladolid: permisos B, A2 y C. Clases teóricas presenciales y online. Más de 30 años enseñando a conducir.',
      page,
      /^Autoescuela Ruiz en Valladolid/mu,
      /(?!)/u,
    ],
  ]);
});

describe('faults, reasons and rows of languages that are not written in full', () => {
  expectReadings([
    [
      'Polish: scratches of a lamp are its flaw and no subtitle',
      'Lampa biurkowa z lat 60',
      'Sprzedam lampę biurkową z lat 60., metalowa, zielona. Odrapania na podstawie, kabel wymieniony. Działa. Wysokość 42 cm.',
      { platform: 'ebay', businessName: 'Sam', industry: 'Other', itemCondition: 'Used' },
      /^Wady: Odrapania na podstawie$|Używany\. Odrapania na podstawie/mu,
      /^Odrapania na podstawie; Działa$/mu,
    ],
    [
      'Portuguese: a sofa that moves house is no Spanish one',
      'Sofá de 3 lugares',
      'Sofá de 3 lugares em tecido cinzento, 210 cm. Motivo: mudança de casa. Recolha no Porto.',
      owner,
      /^Sofá 210 cm$/mu,
      /^sofá de lugares$|^Motivo: mudança de casa$/mu,
    ],
    [
      'Polish: that it holds at weekends too stays with what holds',
      'Hydraulik Nowak',
      'Hydraulik we Wrocławiu. Naprawa przecieków, montaż pieców gazowych i łazienek. Dojazd w ciągu godziny, także w weekendy.',
      { platform: 'website', businessName: 'Hydraulik Nowak', industry: 'Construction' },
      /^Dojazd w ciągu godziny, także w weekendy$/mu,
      /przecieków, także/u,
    ],
    [
      'Finnish: opening hours are no entry of what is repaired',
      'Autokorjaamo Virtanen',
      'Autokorjaamo Tampereella. Määräaikaishuollot, jarrujen korjaus, rengasvaihdot ja vikadiagnostiikka. Avoinna ma–pe 8–17.',
      { platform: 'website', businessName: 'Autokorjaamo Virtanen', industry: 'Automotive' },
      /^Autokorjaamo Tampereella$/mu,
      /korjaus, Avoinna/u,
    ],
    [
      'Japanese: what must not go into a microwave stands in no title',
      '保温弁当箱 900ml',
      'ステンレス製の保温弁当箱。容量900ml、3段。電子レンジ不可。箸とバッグ付き。',
      { platform: 'amazon', amazonBrand: '日和', industry: 'Retail' },
      /箸とバッグ付き/u,
      /900ml[^\n。]*電子レンジ不可/u,
    ],
    [
      'Swedish: how a blanket is made is not what it is',
      'Virkad filt i bomull',
      'Filt virkad för hand av ekologisk bomull, 90 x 110 cm, färg senapsgul. Maskintvätt 40 grader.',
      shop,
      /^filt senapsgul$/mu,
      /^Virkad senapsgul$/mu,
    ],
    [
      'Greek: the noun of a name too long for a tag',
      'Χειροποίητα σκουλαρίκια',
      'Σκουλαρίκια από ασήμι 925 με σμάλτο μπλε. Μήκος 3 εκ. Φτιάχνονται στο χέρι στην Αθήνα.',
      shop,
      /^ασήμι 925$/mu,
      /(?!)/u,
    ],
  ]);
});

describe('apps that stood with their bare name', () => {
  expectReadings([
    [
      'German: a kind of app further on in the text',
      'Gartenpost',
      'Gartenpost sagt dir jeden Samstag, was im Gemüsegarten zu tun ist. Aussaatkalender für 80 Sorten, Wetterwarnung bei Frost.',
      google,
      /^Gartenpost: Aussaatkalender$/mu,
      /(?!)/u,
    ],
    [
      'German: what it is before "fürs Handy"',
      'Schichtling',
      'Schichtplan fürs Handy: Früh-, Spät- und Nachtdienste mit zwei Tipps eintragen, Überstunden zählen. Für Pflege, Polizei und Industrie.',
      google,
      /^Schichtling: Schichtplan$/mu,
      /^Schichtling für Pflege$/mu,
    ],
    [
      'Spanish: a reminder',
      'Cuentagotas',
      'Recordatorio de medicinas con avisos que no se pueden ignorar. Añade varias personas y registra las tomas. Sin conexión.',
      apple,
      /^Cuentagotas: Recordatorio/mu,
      /(?!)/u,
    ],
    [
      'Spanish: points of what',
      'Ruta Cero',
      'Encuentra puntos de recarga para tu coche eléctrico, filtra por potencia y conector, y planifica viajes largos con paradas.',
      google,
      /^Ruta Cero: Puntos de recarga$/mu,
      /^Ruta Cero: Encuentra puntos$/mu,
    ],
    [
      'Norwegian: what it reminds of',
      'Vannvakt',
      'Vannvakt er en app som minner deg på å drikke vann. Sett et daglig mål og se statistikk for uken.',
      apple,
      /^Vannvakt: drikke vann$/mu,
      /(?:^|,)minner(?:,|$)/mu,
    ],
    [
      'English: a subscription behind its price is no subject of a journal',
      'Inkling',
      'Inkling is a journaling app that asks you one question a day. Write, record a voice note or add a photo. Subscription 2.99 a month after a 14-day trial.',
      apple,
      /^Inkling/mu,
      /(?:^|,)(?:renewal|recurring)(?:,|$)/mu,
    ],
  ]);
});

describe('titles without their name, and words in the case of a verb', () => {
  expectReadings([
    [
      'German: a doctor keeps his name',
      'Zahnarztpraxis Dr. Lindner',
      'Zahnarztpraxis in Kassel mit Schwerpunkt Kinderzahnheilkunde und Implantologie. Termine auch samstags.',
      { platform: 'website', businessName: 'Zahnarztpraxis Dr. Lindner', industry: 'Healthcare' },
      /^Zahnarztpraxis Kassel$/mu,
      /^Zahnarztpraxis Dr(?: Kassel)?$/mu,
    ],
    [
      'Dutch: what is made, without its "je"',
      'Hoe maak je stoofvlees',
      'In deze video maak ik Vlaams stoofvlees met donker bier, uien en peperkoek. Drie uur sudderen op laag vuur.',
      film,
      /^hoe maak je stoofvlees$/mu,
      /^je stoofvlees$/mu,
    ],
    [
      'Polish: a bag in the case of its verb',
      'Jak uszyć torbę',
      'Pokazuję, jak uszyć torbę z lnu z podszewką: wykrój, zszywanie, uszy i kieszonka.',
      film,
      /^Jak uszyć torbę z lnu z podszewką$/mu,
      /^torbę$/mu,
    ],
    [
      'Danish: the wood of a door ends the title',
      'Sådan maler du en dør',
      'Jeg viser, hvordan du maler en gammel dør i fyrretræ: slibning, grunder, to lag maling.',
      film,
      /^Sådan maler du en dør i fyrretræ$/mu,
      /(?!)/u,
    ],
    [
      'Hindi: a size is no word of an address',
      'सूती कुर्ता पुरुष',
      'पुरुषों का सूती कुर्ता, रंग सफेद, साइज M से XXL। हाथ की कढ़ाई।',
      store,
      /^suti-kurta-purush$/mu,
      /-xxl/u,
    ],
  ]);
});
