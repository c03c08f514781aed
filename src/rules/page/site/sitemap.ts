const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export interface Sitemap {
  /** Whether the addresses are those of other sitemaps. */
  isIndex: boolean;
  addresses: string[];
}

/**
 * Addresses of a sitemap or of an index of sitemaps; a plain text with one address a line is one too. Source:
 * sitemaps.org protocol 0.9. Never fails: what cannot be read gives no address.
 */
export function readSitemap(text: string, most: number): Sitemap {
  const isIndex = /<(?:\w+:)?sitemapindex[\s>]/i.test(text.slice(0, 5_000));
  const addresses: string[] = [];
  const take = (address: string): boolean => {
    if (/^https?:\/\/\S+$/i.test(address)) addresses.push(address);
    return addresses.length < most;
  };
  if (/<(?:\w+:)?(?:urlset|sitemapindex)[\s>]/i.test(text)) {
    for (const [, quoted, plain] of text.matchAll(/<(?:\w+:)?loc>\s*(?:<!\[CDATA\[([^\]<]*)\]\]>|([^<]*))/gi))
      if (!take(quoted?.trim() ?? decoded(plain ?? '').trim())) break;
  } else if (!/^\s*</.test(text)) {
    for (const line of text.split(/\r?\n/)) if (!take(line.trim())) break;
  }
  return { isIndex, addresses };
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}
