/** "Contact us" and "Welcome" in languages of which nothing else is written, by BCP 47 tag. */
const words: Readonly<Record<string, readonly [contact: string, welcome: string]>> = {
  ar: ['تواصل معنا', 'أهلاً وسهلاً بكم'],
  bg: ['Свържете се с нас', 'Добре дошли'],
  ca: ['Contacta amb nosaltres', 'Benvinguts'],
  cs: ['Kontaktujte nás', 'Vítejte'],
  da: ['Kontakt os', 'Velkommen'],
  el: ['Επικοινωνήστε μαζί μας', 'Καλώς ήρθατε'],
  et: ['Võtke meiega ühendust', 'Tere tulemast'],
  fa: ['با ما تماس بگیرید', 'خوش آمدید'],
  fi: ['Ota yhteyttä', 'Tervetuloa'],
  he: ['צרו קשר', 'ברוכים הבאים'],
  hi: ['संपर्क करें', 'आपका स्वागत है'],
  hr: ['Kontaktirajte nas', 'Dobro došli'],
  hu: ['Lépjen velünk kapcsolatba', 'Üdvözöljük'],
  id: ['Hubungi kami', 'Selamat datang'],
  it: ['Contattaci', 'Benvenuti'],
  ja: ['お問い合わせはこちら', 'ようこそ'],
  ko: ['문의하기', '환영합니다'],
  lt: ['Susisiekite su mumis', 'Sveiki atvykę'],
  lv: ['Sazinieties ar mums', 'Laipni lūdzam'],
  nl: ['Neem contact op', 'Van harte welkom'],
  no: ['Kontakt oss', 'Velkommen'],
  pl: ['Skontaktuj się z nami', 'Zapraszamy'],
  // Portugal and Brazil write "conosco" and "contacte" differently, and these two alike.
  pt: ['Peça informações', 'Saiba mais'],
  ro: ['Contactați-ne', 'Bine ați venit'],
  ru: ['Свяжитесь с нами', 'Добро пожаловать'],
  sk: ['Kontaktujte nás', 'Vitajte'],
  sl: ['Kontaktirajte nas', 'Dobrodošli'],
  sv: ['Kontakta oss', 'Välkommen'],
  th: ['ติดต่อเรา', 'ยินดีต้อนรับ'],
  tr: ['Bize ulaşın', 'Hoş geldiniz'],
  uk: ['Зв’яжіться з нами', 'Ласкаво просимо'],
  vi: ['Liên hệ với chúng tôi', 'Chào mừng quý khách'],
  zh: ['联系我们', '欢迎光临'],
};

/** The headlines that ask to get in touch and that welcome; none in languages that we do not know. */
export function contactWords(tag: string): readonly string[] {
  return words[tag.split('-')[0] ?? ''] ?? [];
}
