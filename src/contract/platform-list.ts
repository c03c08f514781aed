interface ListedPlatform {
  /** Name in requests, in the history and in the files of the platform. */
  id: string;
  /** Whether the listing generator has a tile for it; otherwise it has a screen of its own. */
  tile: boolean;
  /** Its name in plans and in `/platform/{key}`; null while it is not sold by itself and has no public page. */
  soldAs: string | null;
}

/**
 * Every platform that has rules, in the order in which they are shown: the one list from which ids, tiles, plans and
 * public pages follow. No zod here, so that public pages may read it.
 */
const platformList = [
  { id: 'website', tile: true, soldAs: 'website' },
  { id: 'etsy', tile: true, soldAs: 'etsy' },
  { id: 'amazon', tile: true, soldAs: 'amazon' },
  { id: 'ebay', tile: true, soldAs: 'ebay' },
  { id: 'shopify', tile: true, soldAs: 'shopify' },
  { id: 'youtube', tile: true, soldAs: 'youtube' },
  { id: 'appstore', tile: true, soldAs: 'appstore' },
  { id: 'playstore', tile: true, soldAs: 'playstore' },
  { id: 'tiktokshop', tile: true, soldAs: 'tiktokshop' },
  { id: 'facebookmarketplace', tile: true, soldAs: 'facebook' },
  { id: 'walmart', tile: false, soldAs: 'walmart' },
] as const satisfies readonly ListedPlatform[];

type Entry = (typeof platformList)[number];
export type PlatformId = Entry['id'];
export type GeneratorPlatformId = Extract<Entry, { tile: true }>['id'];
/** Names of `/platform/{key}` pages and of the catalogue; `facebook` is Facebook Marketplace there. */
export type CatalogueKey = NonNullable<Entry['soldAs']>;
/** A marketplace that is sold; a website of one's own is none. */
export type MarketplaceKey = Exclude<CatalogueKey, 'website'>;

/** All platforms that have rules. */
export const platformIds: readonly PlatformId[] = platformList.map(({ id }) => id);

/** The platforms of the listing generator, in the order in which its tiles stand. */
export const generatorPlatformIds: readonly GeneratorPlatformId[] = platformList.flatMap((entry) =>
  entry.tile ? [entry.id] : [],
);

const soldKeys = (chosen: (entry: Entry) => boolean): CatalogueKey[] =>
  platformList.filter(chosen).flatMap(({ soldAs }) => soldAs ?? []);

/** What is sold by itself, in the order of the catalogue: platforms with their own screen first, one's own website last. */
export const catalogueKeys: readonly CatalogueKey[] = [
  ...soldKeys(({ tile }) => !tile),
  ...soldKeys(({ id, tile }) => tile && id !== 'website'),
  ...soldKeys(({ id }) => id === 'website'),
];

/** The marketplaces that are sold one by one and together in the bundle, in the order of the catalogue. */
export const marketplaceKeys: readonly MarketplaceKey[] = catalogueKeys.flatMap((key) =>
  key === 'website' ? [] : [key],
);

const byCatalogueKey = new Map<string, PlatformId>(
  platformList.flatMap(({ id, soldAs }) => (soldAs === null ? [] : [[soldAs, id] as const])),
);

/**
 * The platform behind a catalogue key (design §6 point 10: one platform, two keys).
 * @throws Error for a name that is no catalogue key
 */
export function platformOfCatalogueKey(key: CatalogueKey): PlatformId {
  const id = byCatalogueKey.get(key);
  if (id === undefined) throw new Error(`Nothing is sold as ${key}.`);
  return id;
}

/** Path of a platform's public page; undefined while it is not sold by itself. */
export function platformPath(platform: PlatformId): string | undefined {
  const soldAs = platformList.find(({ id }) => id === platform)?.soldAs ?? null;
  return soldAs === null ? undefined : `/platform/${soldAs}`;
}
