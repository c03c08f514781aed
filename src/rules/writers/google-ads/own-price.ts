import { upperFirst } from './ad-text.ts';
import type { AdsBrief } from './brief.ts';
import type { FactPhrase } from './fact-phrases.ts';
import type { Theme } from './themes.ts';

const price =
  /^(?:from |only |just |for |ab |nur |für |desde |solo |por |à partir de |dès |pour )?[$€£]?\d/iu;
const money = /[$€£]|\d ?(?:eur|euro|chf|usd|gbp)/iu;
const forPrice: Readonly<Record<AdsBrief['language']['written'], string>> = {
  en: 'For',
  de: 'Für',
  es: 'Por',
  fr: 'Pour',
  other: '',
};

/**
 * A price in the ad of what it is the price of: "From £1,195" of "direct cremation from £1,195", since no two texts of an
 * ad begin with its theme.
 */
export function asOwnPrice<Told extends Pick<FactPhrase, 'text'>>(
  { service: { name } }: Theme,
  { language: { written } }: AdsBrief,
): (fact: Told) => Told {
  const front = `${name.toLowerCase()} `;
  return (fact) => {
    if (!fact.text.toLowerCase().startsWith(front)) return fact;
    const rest = fact.text.slice(front.length).replace(/^[-–—:,\s]+/u, '');
    if (!price.test(rest) || !money.test(rest)) return fact;
    const text = /\p{L}{2}/u.test(rest) ? upperFirst(rest) : `${forPrice[written]} ${rest}`.trim();
    return { ...fact, text };
  };
}
