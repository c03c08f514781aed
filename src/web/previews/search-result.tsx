import { PicturePlace } from './picture.tsx';
import type { PreviewProps } from './preview.tsx';

/** The address line of a search result; without a site of the seller's nothing is made up. */
function addressOf(site: string, path: string): string {
  const host = site.replace(/^https?:\/\//i, '').replace(/\/.*$/, '');
  if (host === '') return path === '' ? 'your site' : `your site › ${path}`;
  return path === '' ? `https://${host}` : `https://${host} › ${path}`;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What stands in for a favicon: the first letter of the name, an emoji whole. */
export function firstLetter(name: string): string {
  for (const { segment } of graphemes.segment(name)) return segment.toUpperCase();
  return '•';
}

interface SnippetProps {
  /** Name of the site above the address. */
  name: string;
  address: string;
  title: string;
  description: string;
}

/** One result of a search page, in Google's own face. Stands inside an element of class `preview`. */
export function SearchSnippet({ name, address, title, description }: SnippetProps) {
  return (
    <div className="host-google">
      <div className="google-head">
        <span className="google-favicon" aria-hidden="true">
          {firstLetter(name)}
        </span>
        <div>
          <p className="google-name">{name}</p>
          <p className="google-address">{address}</p>
        </div>
      </div>
      <p className="google-title">{title}</p>
      <p className="google-description clip-2">{description}</p>
    </div>
  );
}

function SearchResult({ item, seller, address }: PreviewProps & { address: string }) {
  return (
    <SearchSnippet name={seller} address={address} title={item.titleTag} description={item.metaDescription} />
  );
}

/** A Google result on a desktop: 20 px title in one line of about 580 px, two lines of description. */
export function GooglePreview(props: PreviewProps) {
  return <SearchResult {...props} address={addressOf(props.site, '')} />;
}

/** A Shopify product: its search result above, the head of the product page below. */
export function ShopifyPreview(props: PreviewProps) {
  const { item, price } = props;
  const handle = item.platformFields['handle'];
  return (
    <div className="preview-stack">
      <SearchResult
        {...props}
        address={addressOf(
          props.site,
          typeof handle === 'string' && handle !== '' ? `products › ${handle}` : 'products',
        )}
      />
      <div className="host-shopify shop-row">
        <PicturePlace />
        <div>
          <p className="host-small">{props.seller}</p>
          <p className="host-title clip-2">{item.productTitle}</p>
          {price !== '' && <p className="host-price">{price}</p>}
        </div>
      </div>
    </div>
  );
}
