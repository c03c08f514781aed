import type { GoldenBrief } from '#tests/golden/brief.ts';

export const appstoreBriefs: readonly GoldenBrief[] = [
  {
    id: 'appstore-habit',
    language: 'en',
    form: {
      platform: 'appstore',
      businessName: 'Small Steps Software',
      appName: 'Dotline',
      appCategory: 'Productivity',
      appVersion: '3.1',
      deviceCompatibility: 'iPhone, iPad, Apple Watch, iOS 17 or later',
      appFeatures:
        'daily and weekly habits, streak calendar, reminders at a place or time, home screen widgets, export to CSV',
      industry: 'Technology',
      description: 'A two-person company that makes quiet apps.',
      targetAudience: 'people who want to build routines',
      targetKeywords: 'habit tracker, routine, streak',
      products: [
        {
          name: 'Dotline habit tracker',
          category: 'Productivity',
          description:
            'Dotline tracks daily and weekly habits with one tap. See a year of dots on one screen. Reminders by time or place. Works offline and needs no account; data stay on the device and in your own iCloud. Free for 5 habits, one purchase of 9.99 unlocks all. Version 3.1 adds an Apple Watch app.',
        },
      ],
    },
  },
  {
    id: 'appstore-budget',
    language: 'en',
    form: {
      platform: 'appstore',
      businessName: 'Ledgerly Ltd',
      appName: 'Penny Jar',
      appCategory: 'Finance',
      appFeatures:
        'envelope budgets, shared budget for two people, recurring bills, receipt photos, charts by month',
      deviceCompatibility: 'iPhone and iPad',
      industry: 'Technology',
      description: 'Budget app for couples.',
      targetAudience: 'couples and families',
      products: [
        {
          name: 'Penny Jar: budget for two',
          category: 'Finance',
          description:
            'Penny Jar splits your income into envelopes and shows what is left in each. Two people share one budget and see each other’s spending at once. Add bills that come back every month. Take a photo of a receipt. No bank login. 30 days free, then 2.99 a month. Export to CSV. Face ID lock.',
        },
      ],
    },
  },
  {
    id: 'appstore-vokabel',
    language: 'de',
    form: {
      platform: 'appstore',
      businessName: 'Lernkiste GmbH',
      appName: 'Vokabia',
      appCategory: 'Bildung',
      appFeatures:
        'Karteikarten mit 5 Fächern, Aussprache zum Anhören, eigene Listen, Lernplan bis zur Prüfung, ohne Internet nutzbar',
      industry: 'Education',
      description: 'Lern-Apps für Schule und Studium aus Jena.',
      targetAudience: 'Schüler ab Klasse 5',
      targetKeywords: 'Vokabeltrainer, Englisch lernen, Karteikarten',
      products: [
        {
          name: 'Vokabia Vokabeltrainer',
          category: 'Bildung',
          description:
            'Vokabia fragt Vokabeln in Englisch, Französisch und Latein ab. Karteikarten wandern durch 5 Fächer. Eigene Listen lassen sich per Foto aus dem Schulbuch anlegen. Die Aussprache ist von Muttersprachlern eingesprochen. Funktioniert ohne Internet und ohne Konto. Kostenlos für 3 Listen, Vollversion einmalig 12,99 Euro. Keine Werbung.',
        },
      ],
    },
  },
  {
    id: 'appstore-recettes',
    language: 'fr',
    form: {
      platform: 'appstore',
      businessName: 'Studio Marmite',
      appName: 'Marmite',
      appCategory: 'Cuisine',
      appFeatures:
        'recettes par ingrédient, menu de la semaine, liste de courses partagée, minuteurs, mode hors ligne',
      industry: 'Technology',
      description: 'Application de cuisine faite à Rennes.',
      targetAudience: 'familles',
      products: [
        {
          name: 'Marmite : recettes et menus',
          category: 'Cuisine',
          description:
            'Marmite propose des recettes à partir de ce que vous avez dans le frigo. 1 800 recettes de saison, menu de la semaine pour 2 à 6 personnes, liste de courses partagée. Minuteurs dans chaque étape. Fonctionne hors ligne. Sans publicité. Gratuit pour 50 recettes, abonnement à 2,49 € par mois.',
        },
      ],
    },
  },
  {
    id: 'appstore-correr',
    language: 'es',
    form: {
      platform: 'appstore',
      businessName: 'Zancada Labs',
      appName: 'Zancada',
      appCategory: 'Salud y forma física',
      appFeatures: 'planes de 5 km a maratón, avisos de voz, mapa sin conexión, sincroniza con Salud',
      deviceCompatibility: 'iPhone y Apple Watch',
      industry: 'Technology',
      description: 'Aplicación para correr hecha en Valencia.',
      targetAudience: 'corredores principiantes',
      products: [
        {
          name: 'Zancada: planes para correr',
          category: 'Deporte',
          description:
            'Zancada prepara un plan de 8 a 16 semanas según tu ritmo y los días que puedes correr. Avisos de voz en cada intervalo. Mapas sin conexión. Guarda ritmo, desnivel y pulsaciones. Sin cuenta y sin anuncios. Gratis el plan de 5 km; los demás por 4,99 € cada uno.',
        },
      ],
    },
  },
  {
    id: 'appstore-meditation-ja',
    language: 'ja',
    form: {
      platform: 'appstore',
      businessName: '株式会社しずく',
      appName: 'しずく瞑想',
      appCategory: 'ヘルスケア',
      appFeatures: '3分の瞑想、睡眠タイマー、自然音20種類、オフライン対応',
      industry: 'Technology',
      description: '静かなアプリを作る会社です。',
      products: [
        {
          name: 'しずく瞑想',
          category: '瞑想',
          description:
            '3分から始められる瞑想アプリ。自然音20種類、睡眠タイマー、毎日のリマインダー。オフライン対応、アカウント不要。広告なし。無料で10セッション、月額300円で全て利用できます。',
        },
      ],
    },
  },
  {
    id: 'appstore-kids-emoji',
    language: 'en',
    neverSay: ['🦄', '🎉', 'best app'],
    form: {
      platform: 'appstore',
      businessName: 'Tiny Tiger Games',
      appName: 'Letter Zoo 🦄',
      appCategory: 'Education',
      appFeatures: '26 animals, trace letters with a finger, letter sounds, parent page with progress',
      industry: 'Education',
      description: 'Games for small children 🎉🎉',
      products: [
        {
          name: 'Letter Zoo 🦄🎉 BEST APP FOR KIDS!!!',
          category: 'Education',
          description:
            '🎉 Kids aged 3 to 6 learn the alphabet with 26 animals 🦁 Trace each letter with a finger, hear its sound, find the animal. Parent page shows which letters are learned. No ads, no links, no account. Works on planes ✈️ One price 4.99, no subscription.',
        },
      ],
    },
  },
  {
    id: 'appstore-timer-thin',
    language: 'en',
    thin: true,
    form: {
      platform: 'appstore',
      businessName: 'JB',
      appName: 'Timer',
      industry: 'Technology',
      description: 'a timer app',
      products: [{ name: 'Timer', description: 'simple timer for cooking' }],
    },
  },
  {
    id: 'appstore-word-puzzle',
    language: 'en',
    form: {
      platform: 'appstore',
      businessName: 'Thistle Games',
      appName: 'Glyphfall',
      appCategory: 'Games',
      industry: 'Technology',
      products: [
        {
          name: 'Glyphfall',
          category: 'Word game',
          description:
            'A daily word puzzle. Match falling letter tiles to make words of 4 to 9 letters. A new board every day at midnight, the same for everyone. Streaks, a monthly calendar, colour-blind mode. Plays offline. No ads. One purchase unlocks the archive of 365 boards. For iPhone and iPad.',
        },
      ],
    },
  },
  {
    id: 'appstore-vapur-tr',
    language: 'tr',
    form: {
      platform: 'appstore',
      businessName: 'Kıyı Yazılım',
      appName: 'Vapur Saati',
      industry: 'Technology',
      products: [
        {
          name: 'Vapur Saati',
          category: 'Ulaşım',
          description:
            'İstanbul vapur saatleri tek ekranda. 24 iskele, 18 hat. Favori iskeleni kaydet, sonraki vapuru gör. İnternet olmadan da çalışır. Kalkıştan 10 dakika önce bildirim gönderir. Reklam yok. Ücretsiz.',
        },
      ],
    },
  },
];
