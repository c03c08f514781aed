import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { SocialMetaChange, SocialMetaRecord } from '#contract/social-meta.ts';
import { pictureFormats, type PictureFormat } from '#contract/social-picture.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.ts';
import { changePicture, historyQuery, recordQuery } from './api.ts';
import { ColourFields } from './colour-fields.tsx';
import { DesignChoice } from './design-choice.tsx';
import { loadLook, lookOf, sameLook, saveLook, type PictureLook } from './picture-look.ts';
import { PicturePreview } from './picture-preview.tsx';
import { formatNames, originNames } from './social-words.ts';

const formats = Object.keys(pictureFormats) as PictureFormat[];

/** Changes the record's picture; everything that follows from it comes back with the record. */
function useChange(record: SocialMetaRecord) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: SocialMetaChange) => changePicture(record.id, change),
    onSuccess: (changed) => {
      queryClient.setQueryData(recordQuery(record.id).queryKey, changed);
      void queryClient.invalidateQueries({ queryKey: historyQuery.queryKey });
    },
    onError: (error) => toast({ title: 'Not saved', description: sentenceOf(error), tone: 'poor' }),
  });
}

/** The look as it is being chosen, and the one that previews are drawn in after a moment of quiet. */
function useLook(record: SocialMetaRecord) {
  const { picture } = record;
  const [look, setLook] = useState(() => loadLook(picture));
  const [settled, setSettled] = useState(look);
  useEffect(() => {
    saveLook(picture, look);
    const timer = setTimeout(() => setSettled(look), 350);
    return () => clearTimeout(timer);
  }, [picture, look]);
  return { look, settled, change: (part: Partial<PictureLook>) => setLook({ ...look, ...part }) };
}

/** Where the cards' picture comes from; the drawn one with its design, words and colours, previewed as it changes. */
export function PictureChooser({ record }: { record: SocialMetaRecord }) {
  const { imageOrigin, imageOrigins } = record;
  const change = useChange(record);
  return (
    <section aria-labelledby="picture-heading" className="flex flex-col gap-5">
      <h3 id="picture-heading" className="heading text-xl">
        Picture
      </h3>
      {imageOrigins.length > 1 && (
        <Choice
          legend="Picture of the cards"
          name="image-origin"
          value={imageOrigin}
          options={imageOrigins.map((value) => ({ value, ...originNames[value] }))}
          onChange={(origin) => change.mutate({ imageOrigin: origin })}
        />
      )}
      {imageOrigin !== 'made' && (
        <p className="text-[0.94rem] text-ink-soft">
          Networks that would not show it large get the drawn picture below.
        </p>
      )}
      <DrawnPicture
        // A saved look has a name of its own: everything starts from it.
        key={record.picture.id}
        record={record}
        pending={change.isPending}
        onUse={(picture) => change.mutate({ imageOrigin: 'made', picture })}
      />
    </section>
  );
}

interface DrawnPictureProps {
  record: SocialMetaRecord;
  pending: boolean;
  onUse: (look: PictureLook) => void;
}

function DrawnPicture({ record, pending, onUse }: DrawnPictureProps) {
  const { picture, coloursFrom, imageOrigin } = record;
  const { look, settled, change } = useLook(record);
  const [format, setFormat] = useState<PictureFormat>('landscape');
  const changed = !sameLook(lookOf(picture), look);
  const drawn = { ...settled, brandName: picture.brandName, logoUrl: picture.logoUrl };
  return (
    <div className="flex flex-col gap-5">
      <DesignChoice value={look.design} picture={drawn} onChange={(design) => change({ design })} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="flex min-w-0 flex-col gap-3">
          <div role="group" aria-label="Format" className="grid grid-cols-3 gap-1 sm:flex sm:flex-wrap">
            {formats.map((id) => (
              <button
                key={id}
                type="button"
                aria-pressed={format === id}
                onClick={() => setFormat(id)}
                className={
                  format === id
                    ? 'press-9 rounded-control bg-pencil-wash px-0.5 py-1 text-[0.8rem] font-semibold text-pencil sm:px-3 sm:text-sm'
                    : 'press-9 rounded-control px-0.5 py-1 text-[0.8rem] font-medium text-ink-soft hover:bg-sunken sm:px-3 sm:text-sm'
                }
              >
                {formatNames[id]}{' '}
                <span className="counted text-[0.66rem] max-sm:block max-sm:whitespace-nowrap sm:text-[0.75rem]">
                  {pictureFormats[id].width} × {pictureFormats[id].height}
                </span>
              </button>
            ))}
          </div>
          <PicturePreview form={{ ...drawn, format }} />
        </div>
        <div className="flex flex-col gap-4">
          <Field label="Words on the picture">
            <Input
              value={look.title}
              maxLength={200}
              onChange={(event) => change({ title: event.target.value })}
            />
          </Field>
          <Field label="Second line" hint="Leave it empty for none.">
            <Input
              value={look.subtitle}
              maxLength={200}
              onChange={(event) => change({ subtitle: event.target.value })}
            />
          </Field>
          <ColourFields
            colours={look.colours}
            onChange={(colours) => change({ colours })}
            hint={coloursFrom}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {(changed || imageOrigin !== 'made') && (
          <BusyButton pending={pending} onClick={() => onUse(look)}>
            Use this picture
          </BusyButton>
        )}
        {changed && (
          <Button variant="quiet" onClick={() => change(lookOf(picture))}>
            Back to the saved one
          </Button>
        )}
        {!changed &&
          formats.map((id) => (
            <a
              key={id}
              href={`/social-images/${picture.id}/${id}.png`}
              download={`social-${id}.png`}
              className={buttonClass('secondary', 's')}
            >
              <Download size={16} strokeWidth={1.75} aria-hidden="true" />
              {formatNames[id]}
            </a>
          ))}
      </div>
      <p className="text-sm text-ink-soft">
        {changed
          ? 'Not in use yet: the cards keep the saved picture until you take this one.'
          : 'The picture’s address stays good, also when you choose another look later.'}
      </p>
    </div>
  );
}
