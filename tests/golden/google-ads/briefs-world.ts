import type { AdsGoldenBrief } from './brief.ts';

export const worldBriefs: readonly AdsGoldenBrief[] = [
  {
    id: 'ja-suido',
    language: 'ja',
    form: {
      businessName: '青空水道',
      businessType: 'home_services',
      industry: 'Construction',
      location: '東京都',
      primaryServices: '水道修理、トイレのつまり、蛇口交換',
      uniqueSellingProposition: '見積もり無料。24時間受付。創業1985年。',
    },
  },
  {
    id: 'zh-yake',
    language: 'zh',
    form: {
      businessName: '阳光口腔',
      businessType: 'healthcare',
      industry: 'Healthcare',
      location: '上海',
      primaryServices: '牙齿矫正、种植牙、洗牙',
      uniqueSellingProposition: '周末营业。三位医生。分期付款。',
    },
  },
  {
    id: 'ar-mat3am',
    language: 'ar',
    form: {
      businessName: 'مطعم الياسمين',
      businessType: 'restaurant',
      industry: 'Food & Beverage',
      location: 'دبي',
      primaryServices: 'مشاوي، إفطار، حفلات خاصة',
      uniqueSellingProposition: 'تراس بإطلالة على البحر. مفتوح كل يوم.',
    },
  },
  {
    id: 'pl-mechanik',
    language: 'pl',
    form: {
      businessName: 'Auto Serwis Nowak',
      businessType: 'automotive',
      industry: 'Automotive',
      location: 'Kraków',
      primaryServices: 'naprawa hamulców, wymiana oleju, diagnostyka silnika',
      uniqueSellingProposition: 'Gwarancja 12 miesięcy. Otwarte w soboty. Samochód zastępczy.',
    },
  },
  {
    id: 'it-parrucchiere',
    language: 'it',
    form: {
      businessName: 'Salone Giada',
      businessType: 'beauty',
      industry: 'Beauty & Wellness',
      location: 'Torino',
      primaryServices: 'taglio capelli, colore, acconciature da sposa',
      uniqueSellingProposition: 'Prodotti senza ammoniaca. Aperto il lunedì. Parcheggio gratuito.',
    },
  },
  {
    id: 'pt-dentista',
    language: 'pt',
    form: {
      businessName: 'Clínica Sorriso',
      businessType: 'healthcare',
      industry: 'Healthcare',
      location: 'São Paulo',
      primaryServices: 'implantes dentários, clareamento, ortodontia',
      uniqueSellingProposition: 'Atendimento aos sábados. Parcelamento em 10 vezes. Avaliação sem custo.',
    },
  },
  {
    id: 'nl-fiets',
    language: 'nl',
    form: {
      businessName: 'Fietshuis',
      businessType: 'retail',
      industry: 'Retail',
      location: 'Utrecht',
      primaryServices: 'elektrische fietsen, fietsreparatie, bakfietsen',
      uniqueSellingProposition: 'Reparatie binnen 24 uur. Proefrit zonder afspraak. Al 30 jaar in de stad.',
    },
  },
  {
    id: 'ko-hakwon',
    language: 'ko',
    form: {
      businessName: '푸른학원',
      businessType: 'education',
      industry: 'Education',
      location: '서울',
      primaryServices: '수학 과외, 영어 회화, 논술',
      uniqueSellingProposition: '소수 정예 6명. 첫 수업 무료.',
    },
  },
  {
    id: 'he-garage',
    language: 'he',
    form: {
      businessName: 'מוסך כרמל',
      businessType: 'automotive',
      industry: 'Automotive',
      location: 'חיפה',
      primaryServices: 'תיקון בלמים, החלפת שמן, בדיקה לפני קנייה',
      uniqueSellingProposition: 'אחריות לשנה. פתוח בימי שישי.',
    },
  },
  {
    id: 'tr-temizlik',
    language: 'tr',
    form: {
      businessName: 'Parlak Temizlik',
      businessType: 'service',
      industry: 'Other',
      location: 'İstanbul',
      primaryServices: 'ev temizliği, ofis temizliği, halı yıkama',
      uniqueSellingProposition: 'Malzeme dahil. Haftanın 7 günü. Sabit fiyat.',
    },
  },
];
