import { PicturePlace } from './picture.tsx';
import type { PreviewProps } from './preview.tsx';

/** A row of Etsy's search: the title is clipped after two lines. */
export function EtsyPreview({ item, seller, price }: PreviewProps) {
  return (
    <div className="host-etsy shop-row">
      <PicturePlace />
      <div>
        <p className="host-title clip-2">{item.productTitle}</p>
        {price !== '' && <p className="host-price">{price}</p>}
        <p className="host-small">{seller}</p>
      </div>
    </div>
  );
}

/** A row of Amazon's search: title, then the item highlights beneath it. */
export function AmazonPreview({ item, seller, price }: PreviewProps) {
  const highlights = item.platformFields['itemHighlights'];
  return (
    <div className="host-amazon shop-row">
      <PicturePlace />
      <div>
        <p className="host-title clip-3">{item.productTitle}</p>
        {typeof highlights === 'string' && highlights !== '' && (
          <p className="host-highlights clip-2">{highlights}</p>
        )}
        {price !== '' && <p className="host-price">{price}</p>}
        {seller !== '' && <p className="host-small">Sold by {seller}</p>}
      </div>
    </div>
  );
}

/** A row of eBay's search: title, subtitle, condition. */
export function EbayPreview({ item, seller, price }: PreviewProps) {
  const subtitle = item.platformFields['subtitle'];
  return (
    <div className="host-ebay shop-row">
      <PicturePlace />
      <div>
        <p className="host-title clip-2">{item.productTitle}</p>
        {typeof subtitle === 'string' && subtitle !== '' && <p className="host-small">{subtitle}</p>}
        {price !== '' && <p className="host-price">{price}</p>}
        <p className="host-small">{seller}</p>
      </div>
    </div>
  );
}

/** A tile of Walmart's search with the first key features of the item page. */
export function WalmartPreview({ item, price }: PreviewProps) {
  const features = item.platformFields['keyFeatures'];
  const lines = Array.isArray(features)
    ? features.filter((line) => typeof line === 'string').slice(0, 3)
    : [];
  return (
    <div className="host-walmart shop-row">
      <PicturePlace />
      <div>
        {price !== '' && <p className="host-price">{price}</p>}
        <p className="host-title clip-3">{item.productTitle}</p>
        {lines.length > 0 && (
          <ul className="host-list">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** A row of any shop's search whose look is not drawn here: title, price, the first line of the description. */
export function PlainPreview({ item, seller, price }: PreviewProps) {
  return (
    <div className="shop-row">
      <PicturePlace />
      <div>
        <p className="host-title clip-2">{item.productTitle}</p>
        {price !== '' && <p className="host-price">{price}</p>}
        {seller !== '' && <p className="host-small">{seller}</p>}
        <p className="host-small clip-2">{item.improvedBodyText}</p>
      </div>
    </div>
  );
}
