import { industries, languageChoices } from '#contract/seo-content.ts';

const languageNames: Record<(typeof languageChoices)[number], string> = {
  auto: 'As in my text',
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  fr: 'Français',
};

/** Options of a `Select`: the languages that the writers know, and that of the brief. */
export function LanguageOptions() {
  return languageChoices.map((language) => (
    <option key={language} value={language}>
      {languageNames[language]}
    </option>
  ));
}

/** Options of a `Select`: the industries, after one that chooses none. */
export function IndustryOptions() {
  return (
    <>
      <option value="">Choose …</option>
      {industries.map((industry) => (
        <option key={industry}>{industry}</option>
      ))}
    </>
  );
}
