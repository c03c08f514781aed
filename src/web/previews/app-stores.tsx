import { PicturePlace } from './picture.tsx';
import type { PreviewProps } from './preview.tsx';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Head of an App Store page; the description shows three lines until it is unfolded. */
export function AppStorePreview({ item, seller }: PreviewProps) {
  const promotional = textOf(item.platformFields['promotionalText']);
  return (
    <div className="host-appstore">
      <div className="app-head">
        <PicturePlace shape="icon" />
        <div>
          <p className="host-title">{item.productTitle}</p>
          <p className="host-subtitle">{textOf(item.platformFields['subtitle'])}</p>
          <p className="host-small">{seller}</p>
        </div>
      </div>
      {promotional !== '' && <p className="app-text">{promotional}</p>}
      <p className="app-text clip-3 keep-lines">{item.improvedBodyText}</p>
    </div>
  );
}

/** Head of a Google Play page with "About this app". */
export function PlayStorePreview({ item, seller }: PreviewProps) {
  return (
    <div className="host-play">
      <div className="app-head">
        <PicturePlace shape="icon" />
        <div>
          <p className="host-title">{item.productTitle}</p>
          <p className="play-developer">{seller}</p>
        </div>
      </div>
      <p className="play-about">About this app</p>
      <p className="app-text">{textOf(item.platformFields['shortDescription'])}</p>
    </div>
  );
}
