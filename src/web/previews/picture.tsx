/** Stands where the seller's photo will be; a drawing would be taken for a real one. */
export function PicturePlace({
  shape = 'square',
  words = 'Your photo',
}: {
  shape?: 'square' | 'wide' | 'tall' | 'icon';
  words?: string;
}) {
  return (
    <div className={`preview-picture preview-picture-${shape}`} aria-hidden="true">
      <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" strokeWidth="1.5">
        <rect x="3" y="4.5" width="18" height="15" rx="1.5" />
        <path d="m3.5 16.5 4.8-4.6 3.6 3.4 3.4-4 5.2 5.4" />
        <circle cx="8.6" cy="8.9" r="1.4" />
      </svg>
      {shape !== 'icon' && <span>{words}</span>}
    </div>
  );
}
