import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { withShownFields } from '#rules/form/shown-fields.ts';
import type { SeoFormDraft } from './draft.ts';
import type { SellerFacts } from './product-card.tsx';
import { SeoContentResult } from './result.tsx';

/** Fields whose text says what the seller is called on a platform. */
const sellerFields = [
  'etsyShopName',
  'amazonBrand',
  'ebayStoreName',
  'shopifyStoreName',
  'channelName',
  'tiktokShopName',
] as const;

/** Apart from the page, so that typing redraws the previews only. */
export function PageResults(props: Omit<Parameters<typeof SeoContentResult>[0], 'seller'>) {
  const draft = useWatch<SeoFormDraft>();
  const { generation } = props;
  const written = generation.state === 'done' ? generation.result.products[0]?.platform : undefined;
  const values = withShownFields(draft, written ?? draft.platform);
  const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  const named = sellerFields.map((field) => textOf(values[field])).find((name) => name !== '');
  const name = named ?? textOf(values.businessName);
  const price = textOf(values.priceRange);
  const site = textOf(values.shopifyDomain) || textOf(values.website);
  const place = textOf(values.facebookLocation) || textOf(values.location);
  const seller = useMemo<SellerFacts>(
    () => ({ seller: name, price, site, place }),
    [name, price, site, place],
  );
  return <SeoContentResult {...props} seller={seller} />;
}
