import type { GoldenBrief } from '#tests/golden/brief.ts';

export const shopifyBriefs: readonly GoldenBrief[] = [
  {
    id: 'shopify-dress',
    language: 'en',
    form: {
      platform: 'shopify',
      businessName: 'Tansy & Thread',
      shopifyStoreName: 'Tansy & Thread',
      shopifyProductType: 'Dresses',
      shopifyVendor: 'Tansy & Thread',
      shopifyCollections: 'Summer, Linen',
      industry: 'Retail',
      description: 'Women’s clothes in linen and cotton, cut and sewn in Leicester in runs of 60.',
      targetAudience: 'women',
      tone: 'friendly',
      products: [
        {
          name: 'Ottilie midi dress',
          category: 'Dresses',
          description:
            'Midi dress in 100% European linen, 190 g/m2, terracotta. Loose fit with side pockets and a tie belt. Short sleeves, V neck, coconut buttons down the front. Sizes UK 8 to 20. The model is 172 cm tall and wears a 10. Length 118 cm in size 12. Wash at 30, line dry, iron damp. Sewn in Leicester.',
        },
      ],
    },
  },
  {
    id: 'shopify-coffee-three',
    language: 'en',
    form: {
      platform: 'shopify',
      businessName: 'Slow Ridge Coffee',
      shopifyStoreName: 'Slow Ridge Coffee',
      shopifyProductType: 'Coffee beans',
      industry: 'Food & Beverage',
      description: 'Coffee roasted in Kendal on Mondays and Thursdays, posted the same day.',
      targetAudience: 'home brewers',
      shippingDetails: 'Posted the day it is roasted',
      products: [
        {
          name: 'Huila Espresso Blend',
          category: 'Coffee',
          description:
            'Medium-dark roast of Colombian and Brazilian beans, 250 g or 1 kg. Tastes of dark chocolate, hazelnut and dried cherry. For espresso machines and moka pots. Whole bean or ground. Grown at 1,500 to 1,800 m. Best within 8 weeks of the roast date on the bag.',
        },
        {
          name: 'Yirga Filter Single Origin',
          category: 'Coffee',
          description:
            'Light roast from Yirgacheffe in Ethiopia, washed process, 250 g. Notes of bergamot, peach and jasmine. For V60, Aeropress and batch brewers; too bright for milk drinks. Grown at 2,000 m by 600 smallholders. Recyclable bag with a valve.',
        },
        {
          name: 'Night Shift Decaf',
          category: 'Coffee',
          description:
            'Decaffeinated with sugar cane process, medium roast, from Tolima in Colombia. Tastes of caramel and orange. 250 g, whole bean or ground for cafetiere, filter or espresso. Less than 0.1% caffeine. Store in the closed bag, away from heat.',
        },
      ],
    },
  },
  {
    id: 'shopify-seife',
    language: 'de',
    notMadeOf: ['Papier'],
    form: {
      platform: 'shopify',
      businessName: 'Seifenmanufaktur Birkental',
      shopifyStoreName: 'Birkental',
      shopifyProductType: 'Seife',
      industry: 'Beauty & Wellness',
      description: 'Seifen aus unserer Manufaktur in Freiburg, im Kaltverfahren gerührt.',
      targetAudience: 'Menschen mit trockener Haut',
      certifications: 'NATRUE',
      products: [
        {
          name: 'Olivenölseife Lavendel',
          category: 'Seife',
          description:
            'Stückseife mit 72 % Olivenöl, Sheabutter und Lavendelöl, 95 g. Für Hände, Gesicht und Körper, auch bei trockener Haut. Ohne Palmöl und ohne Farbstoffe. 6 Wochen gereift. NATRUE zertifiziert. Trocken lagern, am besten auf einer Seifenschale. In Papier verpackt. Haltbar 24 Monate.',
        },
      ],
    },
  },
  {
    id: 'shopify-sac-cuir',
    language: 'fr',
    form: {
      platform: 'shopify',
      businessName: 'Maison Ferreol',
      shopifyStoreName: 'Maison Ferreol',
      shopifyProductType: 'Sacs à main',
      industry: 'Retail',
      description: 'Maroquinerie fabriquée à Limoges depuis 1987.',
      targetAudience: 'femmes',
      products: [
        {
          name: 'Sac bandoulière Céleste',
          category: 'Sacs',
          description:
            'Sac bandoulière en cuir de vachette pleine fleur, couleur cognac. 24 x 18 x 8 cm, poids 620 g. Bandoulière réglable de 90 à 130 cm, fermeture aimantée, poche intérieure zippée, doublure en coton. Coupé et cousu à Limoges. Nourrir le cuir deux fois par an avec un lait incolore. Livré dans une housse en coton.',
        },
      ],
    },
  },
  {
    id: 'shopify-camiseta',
    language: 'es',
    form: {
      platform: 'shopify',
      businessName: 'Marea Norte',
      shopifyStoreName: 'Marea Norte',
      shopifyProductType: 'Camisetas',
      shopifyTags: 'surf, algodón orgánico, unisex',
      industry: 'Retail',
      description: 'Ropa de playa diseñada en Gijón.',
      targetAudience: 'surfistas',
      certifications: 'GOTS',
      products: [
        {
          name: 'Camiseta unisex Ola Gris',
          category: 'Camisetas',
          description:
            'Camiseta de algodón orgánico con certificado GOTS, 180 g/m², color gris jaspeado. Corte recto unisex, cuello redondo, manga corta. Ola estampada en serigrafía en el pecho. Tallas XS a XXL; el modelo mide 183 cm y lleva una L. Lavar a 30 °C del revés, no usar secadora. Confeccionada en Portugal.',
        },
      ],
    },
  },
  {
    id: 'shopify-teapot-zh',
    language: 'zh',
    form: {
      platform: 'shopify',
      businessName: '青石茶器',
      shopifyStoreName: '青石茶器',
      industry: 'Retail',
      description: '宜兴手工茶器工作室，成立于2009年。',
      targetAudience: '茶友',
      products: [
        {
          name: '宜兴紫砂壶 西施壶 200毫升',
          category: '茶壶',
          description:
            '宜兴原矿紫泥手工制作，西施壶，容量200毫升。高7厘米，长11厘米。单孔出水，出水顺畅。适合冲泡红茶、普洱茶。每把壶均有作者印章。首次使用前请用清水煮30分钟。请勿使用洗洁精。附送棉布袋和礼盒。',
        },
      ],
    },
  },
  {
    id: 'shopify-desk-html',
    language: 'en',
    neverSay: ['<div', 'style=', 'onclick', 'javascript:', '&nbsp;', 'lorem'],
    form: {
      platform: 'shopify',
      businessName: 'Upright Office',
      shopifyStoreName: 'Upright Office',
      industry: 'Retail',
      description: '<div style="color:red">Standing desks and chairs for home offices.</div>',
      products: [
        {
          name: 'Rise 120 standing desk',
          category: 'Desks',
          description:
            '<div class="desc"><h2>Rise&nbsp;120</h2><p>Electric standing desk, <strong>120 x 70 cm</strong>, oak veneer top on a white steel frame.</p><ul><li>Height 62 to 127 cm</li><li>Carries 80 kg</li><li>Two motors, 4 memory positions</li><li>Assembly needed, about 45 minutes, tools included</li></ul><p onclick="javascript:alert(1)">5-year guarantee on the frame. Delivered in two parcels, to the kerb. Noise under 50 dB.</p></div>',
        },
      ],
    },
  },
  {
    id: 'shopify-rug',
    language: 'en',
    form: {
      platform: 'shopify',
      businessName: 'Loom & Lair',
      shopifyStoreName: 'Loom & Lair',
      shopifyCollections: 'Rugs, Living room',
      industry: 'Retail',
      description: 'Rugs woven in Bhadohi, India, in a workshop we visit twice a year.',
      style: 'storytelling',
      products: [
        {
          name: 'Saltmarsh wool rug',
          category: 'Rugs',
          description:
            'Hand-woven flat rug, 80% wool and 20% cotton, in sand with charcoal stripes. Sizes 120 x 180, 160 x 230 and 200 x 300 cm. 8 mm thick, reversible. Works with underfloor heating. For living rooms and bedrooms. Vacuum without the brush, blot spills, professional clean only. New rugs shed for a few weeks. Use a rug pad on hard floors, pad not included.',
        },
      ],
    },
  },
  {
    id: 'shopify-serum-claims',
    language: 'en',
    neverSay: ['anti-ageing', 'dermatologist', 'miracle'],
    form: {
      platform: 'shopify',
      businessName: 'Ostrea Skin',
      shopifyStoreName: 'Ostrea',
      industry: 'Beauty & Wellness',
      shopifyTags: 'serum, niacinamide',
      shopifyCollections: 'Serums',
      certifications: 'Leaping Bunny',
      targetAudience: 'people with oily skin',
      products: [
        {
          name: 'Niacinamide 10% serum',
          category: 'Skin care',
          description:
            'Miracle anti-ageing serum, erases wrinkles in 7 days! 30 ml glass bottle with pipette. 10% niacinamide, 1% zinc PCA, hyaluronic acid. Fragrance free. For oily and combination skin. Use 3 drops morning and evening after cleansing, before cream. Patch test first. pH 5.5-6.5. Made in Normandy. Keep for 6 months after opening.',
        },
      ],
    },
  },
  {
    id: 'shopify-plants-two',
    language: 'en',
    form: {
      platform: 'shopify',
      businessName: 'Leaf & Loam',
      shopifyStoreName: 'Leaf & Loam',
      industry: 'Retail',
      shopifyCollections: 'House plants',
      style: 'detailed',
      tone: 'friendly',
      location: 'Bristol',
      products: [
        {
          name: 'Monstera deliciosa',
          category: 'House plants',
          description:
            'Swiss cheese plant in a 17 cm nursery pot, 60-70 cm tall. Bright indirect light, no direct sun at noon. Water when the top 3 cm of soil are dry, about once a week in summer. Likes a moss pole. Toxic to cats and dogs if eaten. Decorative pot not included. Leaves split from the fourth or fifth leaf on.',
        },
        {
          name: 'String of hearts',
          category: 'House plants',
          description:
            'Ceropegia woodii in a 12 cm hanging pot, trails about 30 cm long. Bright spot near a window. Let the soil dry out between waterings. Heart-shaped leaves with silver marbling. Non-toxic to cats. Cuttings root in water in two weeks.',
        },
      ],
    },
  },
];
