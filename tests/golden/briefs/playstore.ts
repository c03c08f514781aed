import type { GoldenBrief } from '#tests/golden/brief.ts';

export const playstoreBriefs: readonly GoldenBrief[] = [
  {
    id: 'playstore-bird',
    language: 'en',
    form: {
      platform: 'playstore',
      businessName: 'Hedgerow Apps',
      appName: 'Wingnote',
      appCategory: 'Education',
      appVersion: '2.4',
      deviceCompatibility: 'Android 9 and later',
      appFeatures: 'identify birds by song, 640 species, sighting diary, map of sightings, works offline',
      industry: 'Technology',
      description: 'Nature apps made in Northumberland.',
      targetAudience: 'bird watchers and beginners',
      targetKeywords: 'bird song identifier, bird identification, birdwatching',
      products: [
        {
          name: 'Wingnote: Bird Song ID',
          category: 'Education',
          description:
            'Wingnote listens to a bird for 10 seconds and names it. 640 species of Europe with song, picture and map. Keep a diary of your sightings and see them on a map. Works offline once a region of about 90 MB is saved. No ads. Free for 20 identifications a month, 14.99 a year for more. No account needed.',
        },
      ],
    },
  },
  {
    id: 'playstore-medication',
    language: 'en',
    form: {
      platform: 'playstore',
      businessName: 'Calm Clinic Software',
      appName: 'DoseBell',
      appCategory: 'Medical',
      appFeatures: 'reminders, refill warning, family profiles, print list for the doctor, large text',
      industry: 'Healthcare',
      description: 'Reminder app for tablets and drops.',
      targetAudience: 'older people and carers',
      products: [
        {
          name: 'DoseBell medication reminder',
          category: 'Medical',
          description:
            'DoseBell reminds you of tablets, drops and injections at the right time. Warns when fewer than 7 doses are left. Profiles for up to 6 people. Print or share a list for the doctor. Large text and high contrast. Data stay on the phone. No account, no ads. One purchase of 3.49. It does not replace medical advice.',
        },
      ],
    },
  },
  {
    id: 'playstore-fahrplan',
    language: 'de',
    form: {
      platform: 'playstore',
      businessName: 'Taktgeber UG',
      appName: 'Abfahrt',
      appCategory: 'Reisen',
      appFeatures:
        'Abfahrten in Echtzeit, Merkliste für Haltestellen, Verspätungsalarm, Widget, Fahrplan offline',
      industry: 'Technology',
      description: 'Fahrplan-App aus Leipzig.',
      targetAudience: 'Pendler',
      products: [
        {
          name: 'Abfahrt: Bus & Bahn live',
          category: 'Reisen',
          description:
            'Abfahrt zeigt die nächsten Busse und Bahnen an deiner Haltestelle mit Verspätung in Echtzeit. 92 Verkehrsverbünde in Deutschland. Alarm, wenn sich deine Verbindung um mehr als 5 Minuten verspätet. Widget für den Startbildschirm. Fahrpläne lassen sich für 7 Tage offline speichern. Ohne Konto, ohne Werbung, kostenlos.',
        },
      ],
    },
  },
  {
    id: 'playstore-sommeil',
    language: 'fr',
    form: {
      platform: 'playstore',
      businessName: 'Nuit Claire',
      appName: 'Veilleuse',
      appCategory: 'Parents',
      appFeatures: 'veilleuse en 12 couleurs, bruit blanc, minuterie, écran verrouillé pour enfants',
      industry: 'Technology',
      description: 'Applications pour jeunes parents, faites à Lille.',
      targetAudience: 'jeunes parents',
      products: [
        {
          name: 'Veilleuse et bruit blanc bébé',
          category: 'Parents',
          description:
            'Veilleuse transforme le téléphone en lampe douce de 12 couleurs avec 18 sons : pluie, ventilateur, cœur. Minuterie de 5 minutes à 8 heures. L’écran se verrouille pour les petites mains. Fonctionne en mode avion. Sans publicité, sans compte. Achat unique de 2,99 €.',
        },
      ],
    },
  },
  {
    id: 'playstore-recetas',
    language: 'es',
    form: {
      platform: 'playstore',
      businessName: 'Fogón Digital',
      appName: 'Despensa',
      appCategory: 'Comida y bebida',
      appFeatures:
        'lista de la compra compartida, escáner de códigos de barras, avisos de caducidad, modo sin conexión',
      industry: 'Technology',
      description: 'Aplicación para no tirar comida.',
      targetAudience: 'familias y pisos compartidos',
      products: [
        {
          name: 'Despensa: lista de la compra',
          category: 'Comida',
          description:
            'Despensa guarda lo que tienes en casa y avisa 3 días antes de que caduque. Escanea el código de barras para añadir productos. La lista de la compra se comparte con hasta 5 personas. Funciona sin conexión. Gratis hasta 100 productos, después 1,99 € al mes. Sin anuncios.',
        },
      ],
    },
  },
  {
    id: 'playstore-quran-ar',
    language: 'ar',
    form: {
      platform: 'playstore',
      businessName: 'استوديو نخلة',
      appName: 'مواقيت',
      appCategory: 'نمط الحياة',
      appFeatures: 'مواقيت الصلاة، اتجاه القبلة، تنبيه صوتي، تعمل بدون إنترنت',
      industry: 'Technology',
      description: 'تطبيقات عربية بسيطة.',
      products: [
        {
          name: 'مواقيت: أوقات الصلاة',
          category: 'نمط الحياة',
          description:
            'يعرض تطبيق مواقيت أوقات الصلاة في 5000 مدينة. اتجاه القبلة بالبوصلة. تنبيه صوتي قبل 10 دقائق. تعمل بدون إنترنت. بدون إعلانات. مجاني بالكامل. أداة للشاشة الرئيسية.',
        },
      ],
    },
  },
  {
    id: 'playstore-wandel-nl',
    language: 'nl',
    form: {
      platform: 'playstore',
      businessName: 'Padvinder Software',
      appName: 'Knooppad',
      appCategory: 'Reizen',
      appFeatures: 'wandelroutes met knooppunten, kaart zonder internet, route opslaan, hoogteprofiel',
      industry: 'Technology',
      description: 'Wandelapp uit Utrecht.',
      products: [
        {
          name: 'Knooppad: wandelroutes',
          category: 'Reizen',
          description:
            'Knooppad plant wandelroutes langs 14.000 knooppunten in Nederland en België. Kaart werkt zonder internet. Routes van 3 tot 40 km, met horeca onderweg. Hoogteprofiel en GPX-export. Zonder account. Eenmalig 5,99 euro, geen advertenties.',
        },
      ],
    },
  },
  {
    id: 'playstore-caps-typos',
    language: 'en',
    neverSay: ['DOWNLOAD NOW', '#1', 'BEST'],
    form: {
      platform: 'playstore',
      businessName: 'FLASHY',
      appName: 'FLASHLITE PRO',
      appCategory: 'Tools',
      industry: 'Technology',
      description: 'FLASHLIGHT APP',
      products: [
        {
          name: 'FLASHLITE PRO #1 BEST FLASHLIGHT',
          description:
            'DOWNLOAD NOW THE #1 BEST FLASHLIGHT turns phone led on with one tab or by shakeing the phone SOS signal and strobe with 10 speeds battery level shown screen light in 8 colors widget no internet permision needed no ads 1 MB small',
        },
      ],
    },
  },
  {
    id: 'playstore-potje-nl',
    language: 'nl',
    form: {
      platform: 'playstore',
      businessName: 'Spaarwijzer BV',
      appName: 'Potje',
      industry: 'Technology',
      products: [
        {
          name: 'Potje',
          category: 'Financiën',
          description:
            'Verdeel je geld in potjes. Maak potjes voor huur, vakantie en boodschappen. Zet elke maand automatisch een bedrag opzij. Werkt met Nederlandse bankrekeningen. Grafiek per maand. Pincode of vingerafdruk. Gratis tot 5 potjes, geen reclame.',
        },
      ],
    },
  },
];
