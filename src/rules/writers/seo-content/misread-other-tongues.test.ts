import { expect, it } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';
import { writeOne } from '#tests/golden/run-brief.ts';

/** Briefs in languages that are not written in full, each with what it says and what it never said. */
expectReadings([
  [
    'how big each of several tiles is measures no panel of them',
    'Painel de azulejos pintado à mão',
    'Painel de 12 azulejos de 15 x 15 cm, pintado à mão em azul e branco. Feito em Aveiro.',
    {},
    /Painel de 12 azulejos de 15 x 15 cm/u,
    /^Painel de azulejos pintado à mão, 15 x 15 cm$/mu,
  ],
  [
    'a figure with its unit in Hindi stays in its sentence',
    'हाथ से बनी सूती साड़ी',
    'हाथ से बुनी हुई शुद्ध सूती साड़ी, लंबाई 5.5 मीटर, ब्लाउज़ पीस 0.8 मीटर साथ में। रंग: गहरा नीला।',
    { platform: 'shopify' },
    /ब्लाउज़ पीस 0\.8 मीटर साथ में/u,
    /^(?:हाथ|से)$/mu,
  ],
  [
    'vegan leather is no leather in Dutch, and what a pocket holds is no size of the bag',
    "Vegan leren rugzak 'Noor'",
    'Ruime rugzak van vegan leer met gevoerd laptopvak (tot 15 inch), verstelbare schouderbanden. Kleur: cognac. Schoonmaken met een vochtige doek.',
    { platform: 'shopify' },
    /^leren-rugzak$/mu,
    /, leer|'Noor$|cognac, 15 inch|^verstelbare/mu,
  ],
  [
    'a Dutch charger is no Swedish leather and a lens no Polish linen',
    'Canon EOS 600D spiegelreflexcamera + 18-55mm lens',
    'Te koop: Canon EOS 600D met 18-55mm kitlens. Werkt perfect. Klein krasje op het scherm. Inclusief accu, lader, tas en 16GB geheugenkaart.',
    { platform: 'ebay', itemCondition: 'Gebruikt' },
    /^Canon EOS 600D$/mu,
    /Materiaal: (?:Lader|Lens)|Kenmerken: Te koop/u,
  ],
  [
    'clauses of a Swedish text are no tags',
    'Stickad mössa i merinoull',
    'Handstickad mössa i 100 % merinoull från Gotland. Passar huvudomfång 54-60 cm. Finns i grått, senapsgult och mörkgrönt. Handtvätt i ljummet vatten, torkas plant.',
    { platform: 'etsy', etsyShopName: 'ulltoppen' },
    /^mössa merinoull$/mu,
    /^(?:Finns i grått|torkas plant|Passar huvudomfång|ljummet vatten)$/mu,
  ],
  [
    'Vietnamese is no Portuguese, and its syllables stay together',
    'Nồi chiên không dầu 6 lít điện tử',
    'Nồi chiên không dầu dung tích 6 lít, công suất 1700W. Màn hình cảm ứng, 8 chế độ nấu. Hẹn giờ 60 phút.',
    { platform: 'amazon', amazonBrand: 'Kelsow' },
    /^Nồi chiên không dầu$/mu,
    /^Nồi chiên không$|8 chế(?! độ)/mu,
  ],
  [
    'a Japanese list stays behind its label',
    '水筒 1リットル 直飲み 保温保冷 ステンレス ボトル 大容量 スポーツ',
    '真空二重構造のステンレスボトルです。スポーツや部活、アウトドアに。カラー:ネイビー、ホワイト、ピンク。食洗機には対応していません。',
    { platform: 'amazon', amazonBrand: 'Kelsow' },
    /カラー:ネイビー、ホワイト、ピンク/u,
    /ネイビー；|^ピンク|^スポーツや部活$/mu,
  ],
  [
    'Chinese words that a list joins stay together, and a label is no keyword',
    '不锈钢保温杯 500ml 大容量 便携',
    '316不锈钢内胆,保温12小时。容量500ml,重量350克。颜色:黑色、白色、蓝色。',
    { platform: 'amazon', amazonBrand: 'Kelsow' },
    /颜色:黑色、白色、蓝色/u,
    /^颜色$|黑色；|500ml, 重量/mu,
  ],
  [
    'a Korean thing is typed with each word of its row',
    '무선 가습기 500ml USB 충전식',
    '대용량 500ml 물통의 무선 가습기입니다. 구성품: 본체, USB-C 케이블, 설명서.',
    { platform: 'shopify' },
    /^충전식-가습기$/mu,
    /^(?:본체|설명서|무선|usb)$/mu,
  ],
  [
    'a stroke between two figures is no sign that may go',
    '차량용 휴대폰 거치대 15W',
    '15W 무선충전을 지원하는 차량용 휴대폰 거치대입니다. 4.7~6.8인치 스마트폰 호환.',
    { platform: 'amazon', amazonBrand: 'Kelsow' },
    /4\.7-6\.8인치/u,
    /4\.76\.8/u,
  ],
  [
    'degrees have their word in the language of the brief',
    'Deka z mikrovlákna 150x200',
    'Hřejivá deka z mikrovlákna, rozměry 150 x 200 cm. Lze prát na 30 °C. Barva: šedá.',
    { platform: 'amazon', amazonBrand: 'Kelsow' },
    /30 stupňů C/u,
    /degrees/u,
  ],
  [
    'that a thing is for sale is no trait of it',
    'Nokia 3310 vintage funzionante',
    'Vendo Nokia 3310 originale anno 2001, funzionante. Qualche graffio sul retro. Caricabatterie compreso.',
    { platform: 'ebay', itemCondition: 'Usato' },
    /Difetti: Qualche graffio sul retro/u,
    /Caratteristiche: Vendo/u,
  ],
  [
    'the Turkish capital with its dot is one small letter',
    'Az kullanılmış bebek arabası',
    'Az kullanılmış Chicco bebek arabası, gri renk. Ön tekerlekte hafif çizik. Elden teslim.',
    { platform: 'facebookmarketplace', facebookCondition: 'İkinci el - iyi', facebookLocation: 'İstanbul' },
    /, ikinci el, iyi/u,
    /i\u0307/u,
  ],
  [
    'a row without marks is cut where it names its thing again',
    'Kablosuz Bluetooth Kulaklık Gürültü Engelleme Özellikli Kulak İçi Kulaklık 30 Saat Pil Ömrü IPX5 Suya Dayanıklı',
    'Aktif gürültü engelleme sayesinde müziğinizi rahatça dinleyin. IPX5 sertifikalı, tere ve suya dayanıklı. Kutu içeriği: kulaklık, şarj kutusu.',
    { platform: 'amazon', amazonBrand: 'Kelsow' },
    /^Kelsow Kablosuz Bluetooth Kulaklık,/mu,
    /Kulak İçi$|^Kablosuz Bluetooth$/mu,
  ],
  [
    'a name is cut before no joint and no figure that counts something',
    'Elektrische tandenborstel oplaadbaar met 4 opzetborstels',
    'Oplaadbare elektrische tandenborstel met 5 poetsstanden en timer van 2 minuten. Accu gaat tot 30 dagen mee.',
    { platform: 'walmart' },
    /^Elektrische tandenborstel$/mu,
    /met 4(?: \||$)|, 2 minuten|^oplaadbare?$/imu,
  ],
  [
    'what is counted behind a set is the thing',
    'Set di 6 bicchieri acqua in vetro 30 cl',
    'Bicchieri da acqua in vetro trasparente, capacità 30 cl. Lavabili in lavastoviglie. Confezione da 6 pezzi.',
    { platform: 'walmart' },
    /^bicchieri acqua$/mu,
    /^Set$/mu,
  ],
  [
    'a stuff of a cover is none of the pillow, and a heading in capitals has small letters throughout',
    'Cuscino Cervicale Memory Foam, Guanciale Ergonomico, Fodera in Bambù Lavabile, 60x35 cm',
    'COLLO E SPALLE: forma ergonomica per chi dorme di lato.\nFODERA: fibra di bambù con zip, lavabile a 30 gradi.\nALTEZZA: 11 cm da un lato, 9 cm dall’altro.',
    { platform: 'amazon', amazonBrand: 'Kelsow' },
    /Collo e spalle: forma ergonomica/u,
    /Foam, Bambù|Collo E|^Altezza$|, altezza,/mu,
  ],
  [
    'a page in Danish is asked nothing of its material and searched by what it offers',
    'Tømrerfirma Jensen & Søn',
    'Tømrer og snedker i Aarhus og omegn. Vi udfører tagrenovering, nye vinduer og døre, terrasser, tilbygninger og køkkenmontage. Ring mandag til fredag 7-16.',
    { platform: 'website', location: 'Aarhus' },
    /^tilbygninger$/mu,
    /^Jensen Søn$|Søn, ring/mu,
  ],
  [
    'a short word with a stop inside is one word',
    'Studio dentistico Dott.ssa Conti',
    'Studio dentistico a Bologna. Igiene orale, ortodonzia invisibile, implantologia. Aperto dal lunedì al venerdì dalle 9 alle 19.',
    { platform: 'website', location: 'Bologna' },
    /^ortodonzia invisibile$/mu,
    /^ssa Conti$|^Studio dentistico Dott$|^lunedì al venerdì$/mu,
  ],
  [
    'an app is told by its first sentence, and its words are nouns',
    'Spesa Facile',
    'App per la lista della spesa condivisa in famiglia. Aggiungi i prodotti con la voce, dividi per reparto. Nessuna pubblicità. Gratis fino a 3 liste, poi 1,99 € al mese.',
    { platform: 'appstore', appCategory: 'Produttività' },
    /(?:^|,)prodotti(?:,|$)/mu,
    /(?:^|,)(?:dividi|nessuna|mese)(?:,|$)/mu,
  ],
  [
    'a short description opens with what an app is',
    'Budżet Domowy',
    'Aplikacja do planowania domowego budżetu. Zapisuj wydatki, ustaw limity na kategorie. Działa offline.',
    { platform: 'playstore', appFeatures: 'wydatki i przychody, limity kategorii', appCategory: 'Finanse' },
    /^Aplikacja do planowania domowego budżetu$/mu,
    /kategorii, Aplikacja/u,
  ],
  [
    'behind a word for a set a Slavic thing stands in its case, and a state closes with a stop',
    'Zestaw klocków hamulcowych przód VW Golf VII 1.6 TDI',
    'Klocki hamulcowe przednie, nowe. Pasują do VW Golf VII 1.6 TDI 2012-2019. Z czujnikiem zużycia.',
    { platform: 'ebay', itemCondition: 'Nowy' },
    /^Klocki hamulcowe przednie$/mu,
    /^klocków(?: hamulcowych)?$/mu,
  ],
  [
    'a label that a seller typed keeps its colon, and a list behind it its entries',
    'Кофемолка электрическая 200 Вт',
    'Материал: сталь и пластик.\nЭлектрическая кофемолка мощностью 200 Вт. Подходит для кофе, специй, орехов и сахара.',
    { platform: 'amazon', amazonBrand: 'Kelsow' },
    /Подходит для кофе, специй, орехов и сахара/u,
    /Материалсталь|^Орехов|, специй(?:$|;)/mu,
  ],
  [
    'capitals of a row of search phrases are none of the text',
    'Verstelbare Laptopstandaard Aluminium, Ergonomisch, Opvouwbaar, Geschikt voor MacBook, Zilver',
    'Stevige laptopstandaard van aluminium, in 6 hoogtes verstelbaar. Plat opvouwbaar.',
    { platform: 'amazon', amazonBrand: 'Kelsow' },
    /Stevige laptopstandaard van aluminium/u,
    /Stevige Laptopstandaard/u,
  ],
  [
    'how a thing is washed stands in no Korean title',
    '남성 린넨 셔츠 긴팔',
    '린넨 55% 면 45% 혼방의 남성 셔츠입니다. 사이즈: M, L, XL. 찬물 단독 세탁, 건조기 사용 금지.',
    { platform: 'shopify' },
    /^긴팔-셔츠$/mu,
    /긴팔 찬물|긴팔 건조기/u,
  ],
  [
    'what a row counts stands at no end of its title, and a Greek noun is named with its adjective',
    'Χειροποίητα κεραμικά σκουλαρίκια μπλε',
    'Χειροποίητα σκουλαρίκια από κεραμικό με μπλε γυάλωμα. Μήκος 3 εκ.',
    { platform: 'etsy', etsyShopName: 'pilos' },
    /^σκουλαρίκια μπλε$/mu,
    /^Χειροποίητα κεραμικά$/mu,
  ],
  [
    'a unit behind its figure is no word of a Thai row',
    'ขวดน้ำสแตนเลส เก็บความเย็น 24 ชั่วโมง ฝาปิดกันรั่ว',
    'ขวดน้ำสแตนเลส 304 ขนาด 750 มล. ฝาปิดกันรั่ว',
    { platform: 'shopify' },
    /^ขวดน้ำสแตนเลส ฝาปิดกันรั่ว$/mu,
    /สแตนเลส ชั่วโมง$/mu,
  ],
  [
    'a hashtag holds no sign of its own behind a Turkish letter',
    'Saç Düzleştirici Fırça İyonik 200 Derece',
    'İyonik saç düzleştirici fırça. Seramik dişler. 2 metre dönen kablo.',
    { platform: 'tiktokshop' },
    /^#\p{L}+/mu,
    /i\u0307/u,
  ],
  [
    'that a thing is for sale is no trait in Korean either',
    '후지필름 X100V 카메라',
    '후지필름 X100V 판매합니다. 셔터 5000컷, 작동 정상. 하판에 작은 찍힘 있습니다.',
    { platform: 'ebay', itemCondition: '중고' },
    /상태: 중고/u,
    /특징: 후지필름 X100V 판매/u,
  ],
]);

it('names the language that is told word for word', () => {
  const notes = (name: string, description: string): string =>
    writeOne(name, description, {}).recommendations.join('\n');
  expect(notes('Tazza in ceramica', 'Tazza in ceramica fatta a mano, 300 ml, con manico.')).toMatch(
    /^Italian is not one of the four languages/mu,
  );
  expect(notes('Áo thun nam cotton', 'Áo thun nam chất liệu 100% cotton, cổ tròn, tay ngắn.')).toMatch(
    /^Vietnamese is not/mu,
  );
});

it('asks a firm in no language for its material', () => {
  const page = { platform: 'website', location: 'Bologna' } as const;
  const { questions } = writeOne(
    'Studio Conti',
    'Studio dentistico a Bologna. Igiene orale e protesi.',
    page,
  );
  expect(questions.join('\n')).not.toMatch(/material|How big/u);
});
