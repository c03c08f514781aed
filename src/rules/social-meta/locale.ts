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

/**
 * Locale for og:locale (`language_TERRITORY`).
 * @param written BCP 47 tag of the language of the texts
 * @param declared `lang` of the page; its country counts when the language is the same
 */
export function localeOf(written: string, declared: string | null): string {
  const [language = 'en'] = written.toLowerCase().split(/[-_]/);
  if (!/^[a-z]{2,3}$/.test(language) || language === 'und') return 'en_US';
  const [declaredLanguage, ...subtags] = (declared ?? '').split(/[-_]/);
  const country = subtags.find((subtag) => /^[a-z]{2}$/i.test(subtag));
  if (declaredLanguage?.toLowerCase() === language && country) return `${language}_${country.toUpperCase()}`;
  return `${language}_${countries[language] ?? language.toUpperCase()}`;
}
