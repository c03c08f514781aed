import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

const shop = { platform: 'etsy', etsyShopName: 'x', industry: 'Retail' } as const;
const amazon = { platform: 'amazon', amazonBrand: 'Kelsow', industry: 'Retail' } as const;
const store = { platform: 'shopify', businessName: 'Kelsow', industry: 'Retail' } as const;
const owner = { platform: 'facebookmarketplace', businessName: 'Sam', industry: 'Other' } as const;
const seller = { platform: 'ebay', businessName: 'Sam', industry: 'Other' } as const;
const app = { platform: 'playstore', businessName: 'Kelsow', industry: 'Apps' } as const;
const film = { platform: 'youtube', businessName: 'Kelsow', industry: 'Education' } as const;

describe('goods in whole sentences of a language that is not written in full', () => {
  expectReadings([
    [
      'Polish: how it is made and its measure stand in the title, and what points at it is no tag',
      'Wełniany koc',
      'Ten koc jest tkany ręcznie z czystej wełny merynosów w naszej pracowni w Zakopanem. Ma wymiary 130 x 180 cm i waży 900 gramów. Jest miękki, ciepły i nie gryzie.',
      shop,
      /^Wełniany koc, 130 x 180 cm, tkany ręcznie z czystej wełny merynosów$/mu,
      /^Wełniany koc, jest miękki|^ten koc$/imu,
    ],
    [
      'Danish: the pronoun speaks of the vase, which has its stuff as a tag',
      'Keramik vase',
      'Denne vase er drejet i hånden af stentøj i mit værksted i Aarhus. Den er 22 cm høj og vejer 800 gram. Hver vase er unik.',
      shop,
      /^Keramik vase, stentøj, 22 cm$[^]*^vase af stentøj$/mu,
      /^denne vase$/imu,
    ],
    [
      'Portuguese: the leather is that of its straps, and no word of the text is one of its address',
      'Mochila de lona',
      'A nossa mochila é feita de lona de algodão encerada e tem alças de couro. Tem capacidade para 18 litros. É resistente à água.',
      store,
      /^Mochila de lona, algodão, alças de couro$/mu,
      /algodão, couro|nossa$/mu,
    ],
    [
      'Dutch: an owner’s table has its length in title and title tag',
      'Eettafel',
      'Ik verkoop onze eikenhouten eettafel omdat we gaan verhuizen. De tafel is 180 cm lang en 90 cm breed en biedt plaats aan zes personen.',
      owner,
      /^Eettafel, 180 cm lang, plaats aan zes personen$/mu,
      /^onze eikenhouten eettafel$/imu,
    ],
    [
      'Italian: an owner’s first sentence goes on with the name',
      'Bialetti Moka',
      'Vendo la mia caffettiera Bialetti Moka Express da 6 tazze perché ne ho ricevuta una nuova. È in alluminio ed è stata usata poche volte.',
      seller,
      /^Bialetti Moka Express da 6 tazze, in alluminio, usata poche volte$/mu,
      /perché[^.]*$/mu,
    ],
    [
      'Czech: the lenses are another subject',
      'Objektiv Helios',
      'Prodávám objektiv Helios 44-2 z roku 1978, protože jsem přešel na digitál. Objektiv je plně funkční a čočky jsou čisté.',
      seller,
      /^Objektiv Helios 44-2 z roku 1978, plně funkční$/mu,
      /funkční a čočky jsou čisté$[^]*funkční a čočky jsou čisté$/mu,
    ],
    [
      'Polish: a count behind "ma" is no fourth case, and the arm is not the lamp',
      'Lampka biurkowa',
      'Nasza lampka biurkowa ma 48 diod LED i pięć poziomów jasności. Ramię jest wykonane z aluminium. Lampka jest zasilana przez USB-C.',
      amazon,
      /^Kelsow Lampka biurkowa, 48 diod LED i pięć poziomów jasności$/mu,
      /Lampka biurkowa, wykonane|^nasza lampka$/imu,
    ],
    [
      'Japanese: stuff and size as a row of attributes',
      'ヨガマット',
      'このヨガマットは天然ゴムで作られており、厚さは5mmです。サイズは183×61cmで、重さは約2.5kgです。',
      amazon,
      /^Kelsow ヨガマット 天然ゴム製 183×61cm$/mu,
      /^Kelsow ヨガマット$/mu,
    ],
    [
      'Russian: a size keeps its unit',
      'Шерстяной плед',
      'Этот плед соткан вручную из шерсти мериноса. Он имеет размеры 140 × 200 см и весит 900 граммов.',
      store,
      /^Шерстяной плед[^\n]*140 × 200 см/mu,
      /140 × 200(?! см)|^этот плед$/imu,
    ],
    [
      'Dutch: the rest of a list is no attribute, and a figure keeps its thousands',
      'Nikon D750',
      'Ik verkoop mijn Nikon D750 met ongeveer 45.000 kliks omdat ik overstap op een systeemcamera. Hij is geschikt voor portretten, landschappen of sport.',
      seller,
      /^Nikon D750 met ongeveer 45\.000 kliks/mu,
      /^Nikon D750[^\n]*(?:landschappen of sport$|ongeveer 45$)/mu,
    ],
    [
      'Portuguese: a sentence without its subject, and the joint at which a phrase ends',
      'Tapete de crochê',
      'Este tapete é feito à mão com fio de malha reciclado. Tem 90 cm de diâmetro e pesa cerca de 1,5 kg.',
      shop,
      /^Tapete de crochê, 90 cm, feito à mão$/mu,
      /^Tapete de crochê$[^]*^Tapete de crochê \| x$/mu,
    ],
    [
      'Portuguese: how it is made is a tag',
      'Tapete de crochê',
      'Este tapete é feito à mão com fio de malha reciclado. Tem 90 cm de diâmetro.',
      shop,
      /^feito à mão$/mu,
      /^este tapete$/imu,
    ],
    [
      'Finnish: the last part of a compound is the thing',
      'Villapaita',
      'Villapaita on neulottu käsin suomalaisesta lampaanvillasta. Paita pestään käsin viileässä vedessä. Napit ovat koivupuuta.',
      shop,
      /^Villapaita, neulottu käsin suomalaisesta lampaanvillasta$/mu,
      /^Villapaita, napit ovat/mu,
    ],
    [
      'Romanian: stuff and capacity',
      'Cană termos',
      'Această cană termos este fabricată din oțel inoxidabil și are o capacitate de 450 ml. Cana cântărește doar 280 de grame.',
      amazon,
      /^Kelsow Cană termos, 450 ml, fabricată din oțel inoxidabil$/mu,
      /^această cană termos$/imu,
    ],
    [
      'Turkish: capacity and height before their nouns, and no tag that points',
      'Seramik kupa',
      "Bu seramik kupa İzmir'deki atölyemde elde çarkla şekillendirilmiştir. 350 ml hacme sahiptir ve yaklaşık 9 cm yüksekliğindedir.",
      shop,
      /^Seramik kupa, 350 ml, 9 cm$/mu,
      /^bu seramik kupa$/imu,
    ],
    [
      'Arabic: what it is made of',
      'مصباح مكتب',
      'هذا المصباح مصنوع من الألومنيوم ويبلغ ارتفاعه 45 سم. يحتوي على ثلاثة مستويات للسطوع.',
      amazon,
      /^Kelsow مصباح مكتب[^\n]*من الألومنيوم/mu,
      /^Kelsow مصباح مكتب$/mu,
    ],
    [
      'Italian: a flaw stands in no title',
      'Sony WH-1000XM4',
      "Vendo cuffie Sony WH-1000XM4 nere, usate per circa un anno. Le cuffie funzionano perfettamente. Sono presenti lievi graffi sull'archetto.",
      seller,
      /^Sony WH-1000XM4 nere, usate per circa un anno$/mu,
      /^Sony[^\n]*graffi/mu,
    ],
    [
      'Swedish: a place behind "vävda i" is no stuff',
      'Handdukar i linne',
      'Två handdukar vävda i Småland. De är 50 x 70 cm och kan tvättas i 60 grader.',
      shop,
      /Handdukar i linne/u,
      /^handdukar i småland$/imu,
    ],
  ]);
});

describe('an app and a film in such sentences', () => {
  expectReadings([
    [
      'Portuguese: an app is called by what it helps with',
      'Rotina',
      'Rotina é um aplicativo que ajuda você a criar hábitos saudáveis. Você pode registrar seus hábitos com um toque. O aplicativo funciona offline.',
      app,
      /^Rotina: hábitos saudáveis$/mu,
      /^Rotina$[^]*^Rotina$[^]*^Rotina$/mu,
    ],
    [
      'Italian: the verb and two small words before the thing go',
      'Risparmio',
      'Risparmio è un’app gratuita che ti aiuta a gestire le tue spese quotidiane. Puoi creare un budget mensile.',
      app,
      /^Risparmio: spese quotidiane$/mu,
      /Risparmio: (?:le|tue)/u,
    ],
    [
      'Polish: in its case with what the app is called',
      'Słówka',
      'Słówka to aplikacja do nauki angielskich słówek. Codziennie dostajesz dziesięć nowych słów z przykładami.',
      app,
      /^Słówka: aplikacja do nauki$/mu,
      /do nauki angielskich$/mu,
    ],
    [
      'Danish: one word is told with the one before it',
      'Løbeven',
      'Løbeven er en app til løbere. Den måler distance, tempo og puls via GPS og gemmer alle dine ture.',
      app,
      /^Løbeven: app til løbere$/mu,
      /Løbeven: løbere/u,
    ],
    [
      'Russian: what does not fit gives way to what the app holds',
      'Считалка',
      'Считалка — это приложение для изучения таблицы умножения. В нём 200 примеров и статистика для родителей.',
      app,
      /^Считалка: 200 примеров$/mu,
      /для изучения таблицы$/mu,
    ],
    [
      'Japanese: the kind that its first sentence ends in',
      'ハビット',
      'ハビットは、毎日の習慣を記録するアプリです。リマインダーで続けやすく、グラフで成果を確認できます。',
      app,
      /^ハビット: 毎日の習慣を記録するアプリ$/mu,
      /ハビット: ハビットは/u,
    ],
    [
      'Italian: a film’s text goes on with its name',
      'Come fare la pasta fresca',
      'In questo video vi mostro come fare la pasta fresca all’uovo in casa. Imparerete a impastare, stendere la sfoglia e tagliare le tagliatelle.',
      film,
      /^Come fare la pasta fresca all’uovo in casa$/mu,
      /^In questo video vi mostro come fare la pasta fresca$/mu,
    ],
    [
      'Portuguese: what one can do with an app is its subtitle',
      'Caderneta',
      'Caderneta é um aplicativo de finanças pessoais. Com ele você pode registrar gastos, criar orçamentos e receber alertas de contas a pagar.',
      { platform: 'appstore', businessName: 'Kelsow', industry: 'Apps' },
      /^Caderneta: finanças pessoais$[^]*^Registrar gastos$/mu,
      /^Você pode$/mu,
    ],
    [
      'Swedish: what one learns in it is searched',
      'Hur man bakar surdegsbröd',
      'I den här videon visar jag hur man bakar surdegsbröd hemma steg för steg. Du får lära dig att mata surdegen, knåda degen och forma brödet.',
      film,
      /^Hur man bakar surdegsbröd hemma steg för steg$[^]*^knåda degen$/mu,
      /^lära dig att/imu,
    ],
  ]);
});
