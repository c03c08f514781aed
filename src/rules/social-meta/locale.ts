/** Country of a language where the page names none; the first one that Open Graph's own list has. */
const countries: Readonly<Record<string, string>> = {
  en: 'US',
  ja: 'JP',
  zh: 'CN',
  ko: 'KR',
  sv: 'SE',
  da: 'DK',
  cs: 'CZ',
  el: 'GR',
  uk: 'UA',
  he: 'IL',
  ar: 'AR',
  fa: 'IR',
  hi: 'IN',
  vi: 'VN',
  ca: 'ES',
  nb: 'NO',
  sl: 'SI',
  et: 'EE',
};

/** Money of Britain, or one of its countries by name. Spelling alone may be that of Ireland or Australia. */
const inBritain =
  /£\s?\d|(?<!\p{L})(?:UK|United Kingdom|Great Britain|England|Scotland|(?<!New South )Wales)(?!\p{L})/u;

/**
 * Locale for og:locale (`language_TERRITORY`).
 * @param written BCP 47 tag of the language of the texts
 * @param declared `lang` of the page; its country counts when the language is the same
 * @param told the texts, by which English is known for that of Britain where the page names no country
 */
export function localeOf(written: string, declared: string | null, told = ''): string {
  const [language = 'en'] = written.toLowerCase().split(/[-_]/);
  if (!/^[a-z]{2,3}$/.test(language) || language === 'und') return 'en_US';
  const [declaredLanguage, ...subtags] = (declared ?? '').split(/[-_]/);
  const country = subtags.find((subtag) => /^[a-z]{2}$/i.test(subtag));
  if (declaredLanguage?.toLowerCase() === language && country) return `${language}_${country.toUpperCase()}`;
  if (language === 'en' && inBritain.test(told)) return 'en_GB';
  return `${language}_${countries[language] ?? language.toUpperCase()}`;
}
