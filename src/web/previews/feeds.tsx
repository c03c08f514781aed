import { PicturePlace } from './picture.tsx';
import type { PreviewProps } from './preview.tsx';

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];

/** A video in YouTube's search with the opening of its description. */
export function YouTubePreview({ item, seller }: PreviewProps) {
  const hashtags = listOf(item.platformFields['hashtags']).slice(0, 3);
  return (
    <div className="host-youtube">
      <PicturePlace shape="wide" />
      <div>
        <p className="host-title clip-2">{item.productTitle}</p>
        <p className="host-small">{seller}</p>
        <p className="host-small clip-2">{item.improvedBodyText}</p>
        {hashtags.length > 0 && <p className="youtube-hashtags">{hashtags.join(' ')}</p>}
      </div>
    </div>
  );
}

/** A product card of TikTok Shop: about 34 characters stay on a phone. */
export function TikTokPreview({ item, seller, price }: PreviewProps) {
  return (
    <div className="host-tiktok">
      <PicturePlace shape="tall" />
      <p className="host-title clip-2">{item.productTitle}</p>
      {price !== '' && <p className="host-price">{price}</p>}
      <p className="host-small">{seller}</p>
    </div>
  );
}

/** A Marketplace tile: price, title in two lines, place. */
export function MarketplacePreview({ item, price, place }: PreviewProps) {
  return (
    <div className="host-marketplace">
      <PicturePlace />
      {price !== '' && <p className="host-price">{price}</p>}
      <p className="host-title clip-2">{item.productTitle}</p>
      {place !== '' && <p className="host-small">{place}</p>}
    </div>
  );
}
