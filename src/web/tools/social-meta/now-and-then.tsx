import type { SocialMetaRecord } from '#contract/social-meta.ts';
import type { SocialImageReading, SocialNetwork, SocialPageText } from '#contract/social-page.ts';
import { Chip } from '#web/ui/chip.tsx';
import { surfaceNames } from './social-words.ts';

/** Whether two texts are one; the shown one may end in a mark of omission. */
const isCut = ({ text, shown }: SocialPageText) => text !== shown;

/** What is seen of a text, then what is cut off. */
function TextNow({ label, now }: { label: string; now: SocialPageText }) {
  const seen = now.shown.replace(/…$/, '').trimEnd();
  return (
    <div className="grid gap-1 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-4">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">
        {now.from === null ? (
          <Chip tone="poor">Missing</Chip>
        ) : (
          <>
            <span dir="auto">
              {isCut(now) ? (
                <>
                  {seen}
                  <del className="text-poor decoration-1">{now.text.slice(seen.length)}</del>
                </>
              ) : (
                now.text
              )}
            </span>
            <span className="mt-0.5 block text-sm text-ink-soft">
              from <code className="counted text-[0.85em]">{now.from}</code>
              {isCut(now) && `, cut after ${seen.length} characters`}
            </span>
          </>
        )}
      </dd>
    </div>
  );
}

function ImageNow({ image }: { image: SocialImageReading | null }) {
  return (
    <div className="grid gap-1 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-4">
      <dt className="text-sm text-ink-soft">Image</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">
        {image === null ? (
          <Chip tone="poor">Missing</Chip>
        ) : (
          <>
            <span className="text-[0.94rem]">{image.url ?? image.given}</span>
            <span className="mt-0.5 block text-sm text-ink-soft">
              {[
                image.width !== null && image.height !== null && `${image.width} × ${image.height} pixels`,
                image.bytes !== null && `${Math.round(image.bytes / 1_000).toLocaleString('en')} kB`,
                image.type,
                image.state === 'unreachable' && 'could not be had',
                image.state === 'no-picture' && 'is no picture',
                image.state === 'unchecked' && 'was not asked for',
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
            {image.problems.length > 0 && (
              <ul className="mt-1 list-disc pl-5 text-sm text-poor">
                {image.problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            )}
          </>
        )}
      </dd>
    </div>
  );
}

/** What a network makes of the page today. */
export function NowOnPage({ record, network }: { record: SocialMetaRecord; network: SocialNetwork }) {
  const { page, before, scores } = record;
  if (page.state === 'unread')
    return <p className="text-[0.94rem] text-ink-soft">The page could not be read: {page.message}</p>;
  const { title, description, image, card } = page.cards[network];
  const was = before?.scores.surfaces[network];
  const is = scores.surfaces[network];
  return (
    <div className="flex flex-col gap-4">
      <p className="text-[0.94rem] text-ink-soft">
        {card === 'none'
          ? `${surfaceNames[network]} shows no picture for the page today.`
          : `${surfaceNames[network]} draws a ${card} card of the page today.`}
        {was !== undefined && is !== undefined && (
          <>
            {' '}
            Its score goes from <b className="counted font-semibold text-ink">{was}</b> to{' '}
            <b className="counted font-semibold text-ink">{is}</b>.
          </>
        )}
      </p>
      <dl className="flex flex-col gap-3">
        <TextNow label="Title" now={title} />
        <TextNow label="Description" now={description} />
        <ImageNow image={image} />
      </dl>
    </div>
  );
}
