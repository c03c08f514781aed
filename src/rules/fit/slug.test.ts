import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test('a handle of another script keeps its Latin words, else gets a short fixed form', () => {
  expect(slugOf('陶瓷马克杯 Marlo X20', 60)).toBe('marlo-x20');
  const bare = slugOf('천연 소이 캔들 200g', 60);
  expect(bare).toMatch(/^item-[a-z]{5}-200g$/u);
  expect(slugOf(bare, 60)).toBe(bare);
  expect(slugOf('라벤더 소이 캔들 200g', 60)).not.toBe(bare);
  expect(slugOf('帆布トートバッグ', 60)).toMatch(/^item-[a-z]{5}$/u);
});

test('the Turkish letter without a dot is an i', () => {
  expect(slugOf('El yapımı kahve fincanı', 60)).toBe('el-yapimi-kahve-fincani');
});

test.each([
  ['Шерстяной плед ручной работы 140 х 200', 'sherstyanoi-pled-ruchnoi-raboty-140-kh-200'],
  ['Вишиванка жіноча «Зоря»', 'vishivanka-zhinocha-zorya'],
  ['Ελαιόλαδο Κορωνέικη 750 ml', 'elaiolado-koroneiki-750-ml'],
  ['Μπρούτζινο κουδούνι', 'mproutzino-koudouni'],
])('Cyrillic and Greek are written in Latin letters: %s', (name, handle) => {
  expect(slugOf(name, 60)).toBe(handle);
});

test.each([
  ['हाथ से बना मिट्टी का दीया', 'hath-se-bana-mitti-ka-diya'],
  ['सूती कपड़े का बैग 500 ग्राम', 'suti-kapade-ka-baig-500-gram'],
  ['पीतल की घंटी', 'pital-ki-ghanti'],
  ['ज़री वाली साड़ी', 'zari-vali-sadi'],
])('Devanagari is written in Latin letters: %s', (name, handle) => {
  expect(slugOf(name, 60)).toBe(handle);
});
