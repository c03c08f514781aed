import { firstLetter } from './search-result.tsx';
import './previews.css';
import './search-ad.css';

/** Sitelinks that Google shows below an ad at once. */
const mostLinks = { phone: 4, desktop: 4 } as const;
const mostCallouts = 4;

export interface SearchAdParts {
  /** Name of the advertiser above the address. */
  name: string;
  /** Address of the page; null when none was given. */
  url: string | null;
  paths: readonly string[];
  headlines: readonly string[];
  descriptions: readonly string[];
  sitelinks: readonly { text: string; description: string; description2: string }[];
  callouts: readonly string[];
  snippets: readonly { header: string; values: readonly string[] }[];
}

interface SearchAdProps extends SearchAdParts {
  device: 'phone' | 'desktop';
  /** Google's own light or dark face, whatever ours is. */
  face: 'light' | 'dark';
  language: string;
}

/** `https://example.com/boilers/leeds`: the domain of the page, then the paths that the advertiser chose. */
function addressOf(url: string | null, paths: readonly string[]): string {
  const host = url !== null && URL.canParse(url) ? `https://${new URL(url).host}` : 'your site';
  return [host, ...paths.filter((path) => path !== '')].join('/');
}

/** Google names one of its headers differently in ads than in files. */
const shownHeader = (header: string) => (header === 'Service catalog' ? 'Services' : header);

/** A text ad on Google's search page, with the extras that it may show below. */
export function SearchAd({
  name,
  url,
  paths,
  headlines,
  descriptions,
  sitelinks,
  callouts,
  snippets,
  device,
  face,
  language,
}: SearchAdProps) {
  const links = sitelinks.slice(0, mostLinks[device]);
  const phone = device === 'phone';
  return (
    <figure
      className={`preview search-ad ${phone ? 'search-ad-phone' : ''} ${face === 'dark' ? 'search-ad-dark' : ''}`}
      dir="auto"
      lang={language}
    >
      <p className="search-ad-label">Sponsored</p>
      <div className="google-head">
        <span className="google-favicon" aria-hidden="true">
          {firstLetter(name.trim())}
        </span>
        <div>
          <p className="google-name">{name}</p>
          <p className="google-address">{addressOf(url, paths)}</p>
        </div>
      </div>
      <p className="search-ad-headline">{headlines.join(' | ')}</p>
      <p className="search-ad-text">
        {[...descriptions, callouts.slice(0, mostCallouts).join(' · ')].filter(Boolean).join(' ')}
      </p>
      {snippets.slice(0, 1).map(({ header, values }) => (
        <p key={header} className="search-ad-text">
          {shownHeader(header)}: {values.join(', ')}
        </p>
      ))}
      {links.length > 0 && (
        <ul className="search-ad-links">
          {links.map(({ text, description, description2 }) => (
            <li key={text}>
              <span className="search-ad-link">{text}</span>
              {!phone && description !== '' && (
                <span className="search-ad-link-text">
                  {description} {description2}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}
