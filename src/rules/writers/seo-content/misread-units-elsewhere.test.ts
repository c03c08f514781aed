import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

const shop = { platform: 'etsy', etsyShopName: 'x', industry: 'Retail' } as const;
const amazon = { platform: 'amazon', amazonBrand: 'Kelsow', industry: 'Retail' } as const;
const mall = { platform: 'tiktokshop', businessName: 'Kelsow', industry: 'Retail' } as const;
const owner = { platform: 'facebookmarketplace', businessName: 'Sam', industry: 'Other' } as const;
const seller = { platform: 'ebay', businessName: 'Sam', industry: 'Other' } as const;
const app = { platform: 'playstore', businessName: 'Kelsow', industry: 'Apps' } as const;
const page = { platform: 'website', businessName: 'Kelsow', industry: 'Health' } as const;
const film = { platform: 'youtube', businessName: 'Kelsow', industry: 'Education' } as const;

describe('measures, faults and names in languages that are not written in full', () => {
  expectReadings([
    [
      'Arabic: how long and how heavy it is stands in the title, and how it is washed does not',
      'شال صوف',
      'شال مصنوع يدويا من صوف الأغنام الطبيعي. الطول 180 سم والعرض 70 سم. متوفر باللون العنابي والأزرق الداكن. يغسل يدويا بماء بارد. وزنه حوالي 300 غرام.',
      shop,
      /^شال مصنوع يدويا من صوف الأغنام الطبيعي، وزنه حوالي 300 غرام، الطول 180 سم$/mu,
      /^شال صوف.*يغسل/mu,
    ],
    [
      'Chinese: the name stands once in the title, with its measures',
      '陶瓷茶叶罐',
      '手工陶瓷茶叶罐，容量500毫升，高12厘米，直径9厘米。软木塞盖，密封防潮。外面是哑光黑釉，里面不上釉。可装约150克茶叶。请勿放入洗碗机。',
      amazon,
      /^Kelsow 陶瓷茶叶罐 容量500毫升 高12厘米$/mu,
      /茶叶罐 手工陶瓷茶叶罐|、请勿放入洗碗机/u,
    ],
    [
      'Danish: what it holds and how high it is, and not that each differs',
      'Krus i stentøj',
      'Krus drejet i hånden af stentøj. Rummer 3 dl og er 9 cm højt. Glasuren er mat hvid udvendig og blå indvendig. Tåler opvaskemaskine og mikroovn. Hvert krus er lidt forskelligt.',
      shop,
      /^Krus drejet i hånden af stentøj, 3 dl, 9 cm$/mu,
      /^Krus i stentøj, lidt/mu,
    ],
    [
      'Polish: an arm is no ramie, a label stands once, and "weighs about" is none',
      'Gramofon Unitra',
      'Sprzedam gramofon Unitra Fryderyk z 1985 roku. Ramię i igła są nowe. Pokrywa ma pęknięcie z tyłu, a na obudowie są drobne rysy. W zestawie przewód zasilający. Waży około 8 kg.',
      seller,
      /W zestawie.{1,12}Przewód zasilający/u,
      /Materiał|"Waży około"|Waży około: 8|W zestawie: W zestawie/u,
    ],
    [
      'Polish: the focal length of its lens is no size of a camera',
      'Aparat Zenit TTL',
      'Sprzedaję radziecki aparat Zenit TTL z obiektywem Helios 44M 58 mm f/2. Migawka działa na wszystkich czasach. Światłomierz nie działa.',
      seller,
      /Światłomierz nie działa/u,
      /Rozmiar/u,
    ],
    [
      'Portuguese: a tear in the saddle sells nothing',
      'Bicicleta de criança',
      'Vendo bicicleta de criança roda 16, cor azul. O selim tem um rasgo. Inclui rodinhas. Entrega em mão em Coimbra.',
      owner,
      /^O selim tem um rasgo/mu,
      /^Bicicleta.*rasgo/mu,
    ],
    [
      'Italian: a film’s text goes on with what is made in it',
      'Come fare la pasta all’uovo',
      'In questo video preparo la pasta all’uovo a mano con 400 g di farina e 4 uova. Alla fine tagliamo le tagliatelle. Durata 14 minuti.',
      film,
      /^Come fare la pasta all’uovo a mano con 400 g di farina e 4 uova$[^]*#pastaalluovo/mu,
      /^Come fare la pasta all’uovo$\n^Come fare la pasta all’uovo$/mu,
    ],
    [
      'Romanian: no search ends before what its preposition needs',
      'Tocător din nuc',
      'Tocător din lemn de nuc, lucrat manual în Maramureș. Are 40 cm lungime, 25 cm lățime și 3 cm grosime. Tratat cu ulei de in.',
      mall,
      /^#tocător$/mu,
      /tocătordin(?!n)|Tocător din$/imu,
    ],
    [
      'Turkish: an app is called by what it shows',
      'Su Takip',
      'Su Takip, gün içinde ne kadar su içtiğinizi kaydeden bir uygulamadır. Bardak boyutunu kendiniz seçersiniz. Haftalık grafik gösterir. Reklam yok.',
      app,
      /^Su Takip: haftalık grafik$/mu,
      /Su Takip: Reklam/u,
    ],
    [
      'Czech: a row of what is offered stays together, and nobody looks for the offering',
      'Zubní ordinace v Brně',
      'Jsme rodinná zubní ordinace v centru Brna. Nabízíme preventivní prohlídky, dentální hygienu, bílé výplně a implantáty. Mluvíme česky a anglicky.',
      page,
      /^Nabízíme preventivní prohlídky, dentální hygienu, bílé výplně a implantáty$/mu,
      /^Bílé výplně a implantáty$|^Nabízíme preventivní prohlídky$/mu,
    ],
    [
      'Finnish: the end of a row is no part of a page’s title',
      'Valokuvaaja Tampereella',
      'Olen valokuvaaja Tampereella ja kuvaan häitä, perheitä ja yrityksiä. Studio sijaitsee aivan keskustassa. Kuvat toimitetaan kahdessa viikossa.',
      page,
      /kuvaan häitä, perheitä ja yrityksiä/u,
      /^Valokuvaaja Tampereella, perheitä/mu,
    ],
    [
      'Japanese: three sides stand in the title as one row',
      '木製スマホスタンド',
      '国産ヒノキを使ったスマホスタンドです。サイズは幅9cm、奥行10cm、高さ7cmです。重さは約120g。充電ケーブルを通す穴があります。',
      amazon,
      /^Kelsow 木製スマホスタンド 幅9cm 奥行10cm 高さ7cm 重さ約120g$/mu,
      /スタンド 9cm/u,
    ],
    [
      'Russian: a strap that is not its own is nothing to pay a line for',
      'Часы Восток Амфибия',
      'Продаю часы Восток Амфибия, 1985 год. Механизм 2409А, ход хороший. На стекле есть царапины, браслет не родной. Водонепроницаемость не проверял. Диаметр корпуса 40 мм.',
      seller,
      /браслет не родной\. Водонепроницаемость не проверял/u,
      /; браслет не родной|^Водонепроницаемость не проверял/mu,
    ],
    [
      'Norwegian: how a film asks is no tag alone',
      'Slik bygger du en benk av paller',
      'Jeg viser hvordan du bygger en hagebenk av to europaller. Du trenger sag, slipemaskin, skruer og beis. Videoen varer 11 minutter.',
      film,
      /^#benkavpaller$/mu,
      /slikbygger|^Slik bygger$/imu,
    ],
  ]);
});
