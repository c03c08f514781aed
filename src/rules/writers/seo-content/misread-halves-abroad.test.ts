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
