import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pictureFormats, type PicturePreviewForm } from '#contract/social-picture.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { Button } from '#web/ui/button.tsx';
import { previewQuery } from './api.ts';

/** The picture as the networks will get it, with its weight and what is not as asked for. */
export function PicturePreview({ form }: { form: PicturePreviewForm }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...previewQuery(form),
    placeholderData: keepPreviousData,
  });
  const { width, height } = pictureFormats[form.format];
  return (
    <div aria-busy={isFetching}>
      <div
        className="mx-auto grid max-w-full place-items-center overflow-hidden rounded-frame border border-line bg-sunken"
        style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, ${(26 * width) / height}rem)` }}
      >
        {data ? (
          <img
            src={data.image}
            alt={
              form.title === '' ? 'The drawing, without words' : `The drawing with the words: ${form.title}`
            }
            className="block h-full w-full object-contain"
          />
        ) : error ? (
          <div className="p-4 text-center">
            <p className="mb-3 text-[0.94rem] text-ink-soft">{sentenceOf(error)}</p>
            <Button variant="secondary" size="s" onClick={() => void refetch()}>
              Draw again
            </Button>
          </div>
        ) : (
          <p className="text-[0.94rem] text-ink-soft">Drawing…</p>
        )}
      </div>
      {data && (
        <p className="counted mt-1.5 text-center text-[0.78rem] text-ink-soft">
          {Math.ceil(data.bytes / 1_000)} kB
        </p>
      )}
      {data?.notes.map((note) => (
        <p key={note} role="status" className="mt-2 text-sm text-fair-ink">
          {note}
        </p>
      ))}
    </div>
  );
}
