/** Parameters that only tell where a visitor came from: the page is the same without them. */
const tracking = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_cid|mc_eid)$/i;

/** Files that are no web pages, by the ending of their path. They are only asked whether they answer. */
const files =
  /\.(?:7z|avi|avif|bmp|css|csv|dmg|docx?|eot|epub|exe|gif|gz|ico|jpe?g|js|json|m4[av]|mjs|mov|mp[34]|mpe?g|og[gv]|otf|pdf|png|pptx?|rar|rss|svg|tar|tiff?|ttf|txt|wasm|wav|web[mp]|woff2?|xlsx?|xml|zip)$/i;

const longestAddress = 1_000;
const mostSegments = 12;
/** A folder that stands so often in one path comes from relative links that go round in a circle. */
const mostRepeats = 3;

/** Name and port of a site, with or without `www.`; null for what is no web address. */
export function siteOf(address: string): string | null {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  return url.hostname.replace(/^www\./, '') + (url.port && `:${url.port}`);
}

/**
 * An address as the crawl knows it: absolute, without fragment, name, password and tracking parameters. Order and
 * letter case of the rest mean something to servers and stay. Null for what is no web address.
 */
export function crawlAddress(href: string, base?: string): string | null {
  const url = URL.parse(href, base);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  const search = parametersOf(url)
    .filter((parameter) => !tracking.test(nameOf(parameter)))
    .join('&');
  const address = `${url.origin}${url.pathname}${search && `?${search}`}`;
  return address.length > longestAddress ? null : address;
}

function parametersOf({ search }: { search: string }): string[] {
  return search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '');
}

function nameOf(parameter: string): string {
  return parameter.split('=', 1)[0] ?? '';
}

export function isFile(address: string): boolean {
  return files.test(URL.parse(address)?.pathname ?? '');
}

/** Whether a path goes round in circles: far too deep, or one folder again and again. */
export function isTrap(address: string): boolean {
  const segments = (URL.parse(address)?.pathname ?? '').split('/').filter((segment) => segment !== '');
  if (segments.length > mostSegments) return true;
  return segments.some(
    (segment) =>
      segments.filter((other) => other === segment).length >= mostRepeats && !/^\d*$/.test(segment),
  );
}

/**
 * What addresses of one kind share: figures in the path count as one, parameters by their names. An endless calendar
 * is one pattern, `/events/#/#` or `/events?month`.
 */
export function patternOf(address: string): string {
  const url = URL.parse(address);
  if (url === null) return address;
  const names = [...new Set(parametersOf(url).map(nameOf))].toSorted();
  return url.pathname.replace(/\d+/g, '#') + (names.length > 0 ? `?${names.join('&')}` : '');
}

/** Addresses of one pattern that a crawl takes up; null: as many as there are. */
export function mostOfPattern(pattern: string): number | null {
  if (pattern.includes('?')) return 20;
  return pattern.includes('#') ? 100 : null;
}
