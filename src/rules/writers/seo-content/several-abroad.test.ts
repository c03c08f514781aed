import { expect, test } from 'vitest';
import { shownTexts } from '#tests/golden/output-texts.ts';
import { writeForm } from '#tests/golden/run-brief.ts';

function textsOf(form: Parameters<typeof writeForm>[0]): string[] {
  return writeForm(form).map(({ item }) =>
    shownTexts(item)
      .map(({ text }) => text)
      .join('\n'),
  );
}

test('where a used thing stands is no origin of it, and its state stands behind its name', () => {
  const [first, second, third] = textsOf({
    platform: 'facebookmarketplace',
    businessName: 'Familie Okoro',
    industry: 'Other',
    language: 'de',
    facebookLocation: 'Leipzig-Plagwitz',
    facebookCondition: 'Gebraucht - gut',
    products: [
      {
        name: 'Ikea Hemnes Kommode weiß',
        description: 'Verkaufe unsere Hemnes Kommode, 160 x 96 cm. Oben Wasserränder.',
      },
      {
        name: 'Fahrradanhänger Croozer Kid 2',
        description: 'Modell 2017, mit Deichsel. Das Verdeck hat einen kleinen Riss.',
      },
      {
        name: 'Monstera ca 1,50m',
        description: 'Große Monstera abzugeben, im Topf. Gesund, keine Schädlinge.',
      },
    ],
  });
  expect(first).toContain('Standort: Leipzig-Plagwitz');
  expect(first).toContain('Ikea Hemnes Kommode weiß: gebraucht - gut.');
  expect(`${first}${second}${third}`).not.toMatch(/kommt aus|Zustand, |Verkauft wird|Monstera ca[,:.]/u);
});

test('an offer has no capital inside a Spanish or French sentence', () => {
  const texts = textsOf({
    platform: 'website',
    businessName: 'Clínica Albaida',
    industry: 'Healthcare',
    language: 'es',
    website: 'https://vetalbaida.example',
    location: 'Xàtiva',
    products: [
      {
        name: 'Vacunación y desparasitación',
        description: 'Vacunamos perros y gatos. Cita previa de lunes a viernes de 10 a 14 h.',
      },
      { name: 'Peluquería canina', description: 'Baño, corte y deslanado. Desde 28 € según tamaño.' },
    ],
  });
  expect(texts[0]).toContain('Clínica Albaida: vacunación y desparasitación en Xàtiva');
  expect(texts.join('\n')).not.toMatch(/(?:por|sobre|de) (?:Vacunación|Peluquería)/u);
});

test('Japanese highlights are parted as Japanese', () => {
  const [text] = textsOf({
    platform: 'amazon',
    businessName: 'Hinoki Works',
    industry: 'Retail',
    amazonBrand: 'ひのき工房',
    products: [
      {
        name: 'ひのき まな板',
        description:
          '国産ひのきの一枚板で作ったまな板です。抗菌加工はしていません。使う前に水で濡らしてください。',
      },
    ],
  });
  expect(text).not.toMatch(/[\u3040-\u30FF\u4E00-\u9FFF], [\u3040-\u30FF\u4E00-\u9FFF]/u);
});
