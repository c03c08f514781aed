import type { ClaimKind } from '#rules/ledger/claim-index.ts';

/**
 * Claims in languages that are not written in full, where a model alone can invent them: pieces of words, taken as they stand.
 * Japanese and Chinese, Korean, Arabic, Russian, Italian, Portuguese, Dutch, Polish, Turkish, Swedish and Danish.
 */
export const claimsElsewhere: Readonly<Partial<Record<ClaimKind, string>>> = {
  award:
    '受賞, グッドデザイン賞, 金賞, 获奖, 獲獎, 수상작, 수상, جائزة, حائز, отмечен наград, лауреат, награжд, premiato, vincitore, premiado, vencedor, bekroond, nagrodzon, laureat, ödüllü, prisbelönt, prisbelønnet, vinto un premi, vinto il premi, 人間国宝, ganhou o prémio, gewonnen prijs',
  certificate:
    '認証, 認定, 特許, 検査済み, 认证, 專利, 专利, 인증, 특허, معتمد, شهادة, براءة اختراع, مرخص, сертифи, запатентован, ' +
    'одобрен, certificat, brevettat, approvato da, certificad, patentead, aprovado pel, ' +
    'gecertificeerd, gepatenteerd, goedgekeurd, certyfikowan, opatentowan, sertifikalı, patentli, ' +
    'certifierad, patenterad, certificeret, patenteret',
  superlative:
    '日本一, 世界一, 業界一, 最高級, 最高品質, ベストセラー, 人気ナンバーワン, ランキング1位, 第一名, 最佳, 畅销, 暢銷, 最高品质, 베스트셀러, 최고급, 최고의, ' +
    'الأكثر مبيع, الأفضل, أفضل, رقم واحد, бестселлер, лучший, лучшее, лучшая, номер один, самый ' +
    'продаваем, più vendut, il migliore, la migliore, mais vendid, o melhor, a melhor, best ' +
    'verkochte, bestseller, de beste, najlepsz, en iyi, çok satan, bästsäljare, bästa, bedste',
  shipping:
    '送料無料, 無料配送, 当日発送, 翌日配達, 包邮, 免运费, 免費配送, 무료배송, 무료 배송, 당일발송, شحن مجاني, توصيل مجاني, شحن سريع, ' +
    'бесплатная доставка, spedizione gratuita, frete grátis, envio grátis, gratis verzending, ' +
    'darmowa wysyłka, darmowa dostawa, ücretsiz kargo, fri frakt, gratis fragt, morgen in huis, ' +
    'bezorgd, levering, verzending, consegna, spedizione, spedit, arriva in giornata, arriva in poch, arriva in un giorno, arriva in due, arriva in tre, entrega em, dostawa, ' +
    'wysyłka, leverans, leveringstid, доставка, 発送, お届け, 发货, 發貨, 배송',
  guarantee:
    '永久保証, 生涯保証, 返金保証, 保証付き, 终身保修, 退款保证, 平생보증, 평생 보증, 환불 보장, ضمان, استرجاع, гарантия, возврат денег, garanzia, rimborso, garantia, reembolso, levenslange garantie, gwarancj, ömür boyu, garanti',
  price:
    '割引, 半額, 激安, 最安値, セール, 折扣, 半价, 特价, 할인, 반값, خصم, تخفيض, نصف السعر, скидка, скидки, распродажа, metà prezzo, sconto, desconto, metade do preço, korting, halve prijs, rabat, przecen, indirim, yarı fiyat, halva priset',
  safety:
    '防水, 安全です, 安心安全, 无毒, 耐熱, 食品衛生, 無添加, BPAフリー, 抗菌, 防水的, 不含BPA, 방수, 무독성, 항균, مقاوم للماء, مقاوم للحرارة, خالٍ من, خالي من, غير سام, водонепроницаем, нетоксичн, гипоаллергенн, impermeabil, atossic, impermeável, atóxic, waterdicht, wodoodporn, su geçirmez, vattentät, vandtæt, ' +
    'resistent, bestendig, anallergic, ipoallergenic, hypoallergeen, privo di, privi di, priva di, prive di, nikkelvrij, gifvrij, vrij van, odporn, giftfri, slijtvast, krasvast, antigraffio, antischok',
  environmental:
    'オーガニック, 有機栽培, 有機JAS, 無農薬, エコ, 環境に優しい, 有机, 环保, 유기농, 친환경, عضوي, صديق للبيئة, органическ, экологич, biologic, ecosostenibil, orgânic, ecológic, biologisch, duurzaam, ekologiczn, organik, ekologisk, bæredygtig',
  origin:
    '手作り, 手づくり, ハンドメイド, 職人, 純正, 手工, 수제, 핸드메이드, يدوي, صناعة يدوية, صنع يدوي, ручной работы, ручная работа, fatto a mano, artigianal, feito à mão, artesanal, handgemaakt, ręcznie, el yapımı, handgjord, håndlavet',
  medical:
    '治療, 完治, 痛みを和らげ, 血圧を下げ, 免疫力, 治愈, 治疗, 치료, 통증 완화, يعالج, يشفي, علاج, лечит, исцел, guarisce, cura il, cura o, geneest, leczy, tedavi, botar, helbreder',
  contents: '蓋付, 木箱, 箱入, coperchio, deksel, doosje, pokrywk, pudełk, крышк, коробк',
  material:
    '磁器, 漆器, 檜, 竹製, фарфор, хрустал, orzech, gumow, porcelan, porselein, porcellan, チタン, ステンレス, 本革, ' +
    'レザー, シルク, 純金, 純銀, ゴールド, シルバー, プラスチック, アルミ, 木製, 竹製, 綿100, コットン, リネン, カシミヤ, ウール, ガラス製, シリコン, 钛, ' +
    '不锈钢, 真皮, 真丝, 纯金, 纯银, 塑料, 纯棉, 羊毛, 硅胶, 티타늄, 스테인리스, 가죽, 실크, 순금, 면 100, 플라스틱, تيتانيوم, فولاذ, ' +
    'ستانلس, جلد طبيعي, جلد, حرير, ذهب, فضة, بلاستيك, قطن, خشب, زجاجي, титан, сталь, кожа, кожан, ' +
    'шёлк, шелк, золот, серебр, пластик, хлопок, шерсть, ' +
    'placcat, acciaio, ottone, ceramic, velluto, marmo, diamant, cashmere, cachemir, katoen, eikenhout, roestvrij, aço inox, couro, algodão, cerâmic, mármore, bawełn, skórzan, drewnian, dębow, nierdzewn, bomull, läder, mässing, rostfri, bomuld, læder, egetræ',
};
