import { describe, expect, it } from 'vitest';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { preparedBrief as prepared } from '#tests/setup/prepared-brief.ts';
import { founded } from './unfounded.ts';

const gutters = prepared(
  'Dachrinnenreinigung Kassel',
  'Wir reinigen Dachrinnen in Kassel vom Boden aus. Wir reparieren keine Rinnen.',
);
const chain = prepared(
  'Cómo cambiar la cadena de la bici en casa',
  'Vídeo para cambiar la cadena de una bici de 9 velocidades. No hablo de cambios electrónicos.',
  'youtube',
);
const hives = prepared(
  'Carnet Ruche',
  'Carnet pour apiculteurs. Notez vos visites par ruche et les récoltes en kg. Pas de compte, pas de pub.',
  'appstore',
);
const flask = prepared('Garrafa térmica de aço', 'Garrafa térmica de aço inox com 500 ml.', 'tiktokshop');
const puppet = prepared('Handpuppe Igel aus Filz', 'Handpuppe Igel aus Wollfilz, 25 cm hoch.', 'etsy');
const mug = prepared('Speckled stoneware mug', 'A 350 ml stoneware mug with a speckled glaze.', 'etsy');

const serum = prepared(
  'Serum facial de vitamina C',
  'Sérum facial con vitamina C. Para la mañana, antes de la crema solar.',
  'tiktokshop',
);
const piano = prepared('Piano droit Pleyel', 'Piano droit Pleyel, numéro 187432, acajou.', 'etsy');

const linocut = prepared('Linocut print heron', 'Linocut of a heron on paper. Sold unframed.', 'etsy');
const table = prepared('Mesa de jantar em pinho', 'Mesa em pinho. Cadeiras não incluídas.', 'etsy');
const camera = prepared(
  'Appareil photo Minolta X-700',
  'Minolta X-700 noir. Trace de pile dans le compartiment. Objectif sans champignon.',
  'ebay',
);
const nails = prepared(
  'Set per manicure 7 pezzi',
  'Set per manicure in acciaio inox. Astuccio in similpelle nera. Non sterile.',
  'etsy',
);

it('a code that the brief has not makes a pair of another thing', () => {
  const itemSpecifics = [
    { name: 'Monture', value: 'Minolta SR' },
    { name: 'Couleur', value: 'noir' },
  ];
  expect(founded(camera, { itemSpecifics }).itemSpecifics).toEqual([itemSpecifics[1]]);
});

describe('a thing is found', () => {
  it.each<[Prepared, string, string]>([
    [gutters, 'Dachrinne reparieren', 'Dachrinne reinigen'],
    [chain, 'bicicleta eléctrica', 'cambiar cadena bici'],
    [hives, 'acheter des ruches', 'carnet ruche'],
    [puppet, 'Stofftier', 'Igel Handpuppe'],
    [serum, 'crema solar', 'sérum facial'],
    [piano, 'piano numérique', 'piano acajou'],
    [linocut, 'framed heron print', 'unframed print'],
    [table, 'cadeiras de jantar', 'mesa em pinho'],
    [mug, 'breakfast crockery', 'coffee cup'],
  ])('by no word for what it is not: %#', (of, other, own) => {
    expect(founded(of, { keywords: [other, own] }).keywords).toEqual([own]);
  });

  it('by no tag with a strange word, also in a language without lists', () => {
    const hashtags = ['#garrafareutilizavel', '#garrafatermica'];
    expect(founded(flask, { hashtags }).hashtags).toEqual(['#garrafatermica']);
  });
});

const drill = prepared(
  'Taladro Makita con dos baterías',
  'Taladro Makita de 18 V con dos baterías. Comprado en 2021, poco uso.',
  'ebay',
);
const level = prepared(
  'Nivelliergerät Bosch mit Stativ',
  'Bosch Nivelliergerät mit Stativ. Gekauft 2019, auf drei Baustellen gebraucht. Koffer vorhanden.',
  'ebay',
);
const fox = prepared(
  'Felt hand puppet fox',
  "A hand puppet fox of wool felt. Fits children's and adults' hands; the opening is 11 cm wide.",
  'etsy',
);
const thatch = prepared(
  'Rietdekker in Drenthe',
  'Wij leggen rieten daken in Drenthe. Reparaties binnen drie weken, nieuw dak in overleg.',
);
const volpe = prepared(
  'Burattino a mano volpe',
  'Burattino a mano a forma di volpe in feltro. Apertura di 11 cm, adatta a mani di bambini e adulti.',
  'etsy',
);
const apron = prepared('Linen apron', 'Apron in washed linen, 230 g/m2. Two pockets.', 'etsy');

const salon = prepared(
  'Hundesalon in Bamberg',
  'Ich bade, schere und trimme Hunde bis 30 kg. Termine nach Anruf.',
);
const rota = prepared(
  'Vetter: dog walking rota',
  'A rota for families with a dog. Tick off walks and meals, see who did the last one.',
  'playstore',
);
const workshop = prepared(
  'Taller de bicicletas en Gijón',
  'Taller de bicicletas en Gijón. Revisión completa 45 euros. Entregamos en 48 horas.',
);
const knife = prepared('Sharpening a drawknife', 'I use a diamond plate, a file and a strop.', 'youtube');
const glasses = prepared(
  'Set di 6 bicchieri in vetro',
  'Sei bicchieri in vetro soffiato a bocca, 300 ml.',
  'etsy',
);

const body = (of: Prepared, text: string): unknown =>
  founded(of, { improvedBodyText: text }).improvedBodyText;

it.each([
  [drill, 'Conserva la factura de compra.'],
  [drill, 'Se ha usado solo para colgar cuadros.'],
  [level, 'Die Füße des Stativs sind neu.'],
  [level, 'Es wurde nur für Regale benutzt.'],
  [puppet, 'Wird in einer Geschenkschachtel geliefert.'],
  [chain, 'Descarga la lista de herramientas en la descripción.'],
  [piano, 'Pas de vers dans le bois'],
  [salon, 'Ängstliche Hunde bekommen mehr Zeit.'],
  [rota, 'Add photos of each walk.'],
  [workshop, 'Recogemos tu bici a domicilio.'],
  [knife, 'Strop it before each use.'],
  [glasses, 'In omaggio sei sottobicchieri.'],
  [table, 'Não tem caruncho.'],
  [camera, 'Aucune poussière dans l’objectif.'],
  [nails, 'L’astuccio è in vera pelle.'],
  [nails, 'L’acciaio non arrugginisce.'],
  [hives, 'Ajoutez des photos à chaque visite.'],
])('what came along, what it was used for and what an app bids one do: %#', (of, text) => {
  expect(body(of, text)).toBe('');
});

it.each([
  [thatch, 'Wanneer een nieuw dak aan de beurt is, spreken we samen af.'],
  [volpe, 'Apertura di 11 cm per mani grandi e piccole.'],
])('half a sentence that says nothing or something else goes with its end: %#', (of, text) => {
  expect(body(of, text)).toBe('');
});

it.each([
  [fox, 'With an opening 11 cm across, it suits small hands as well as grown-up ones.'],
  [apron, 'The washed linen weighs 230 g per square metre.'],
  [level, 'Verkauft wird ein Nivelliergerät von Bosch samt Stativ.'],
  [hives, 'Aucun compte à créer, aucune publicité.'],
  [hives, 'Vous y notez vos récoltes en kilos.'],
])('what the brief says in other words stays: %#', (of, text) => {
  expect(body(of, text)).toBe(text);
});
