import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pictureDesigns, type PictureDesign, type PicturePreviewForm } from '#contract/social-picture.ts';
import { classNames } from '#web/lib/class-names.ts';
import { previewQuery } from './api.ts';
import { designNames } from './social-words.ts';

type Drawn = Omit<PicturePreviewForm, 'format'>;

interface DesignChoiceProps {
  value: PictureDesign;
  /** With the customer's own words and colours. */
  picture: Drawn;
  onChange: (design: PictureDesign) => void;
}

/** Every design, drawn small with the customer's own words and colours. */
export function DesignChoice({ value, picture, onChange }: DesignChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-[0.94rem] leading-snug font-medium">Design</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4 xl:grid-cols-7">
        {pictureDesigns.map((design) => (
          <label
            key={design}
            className={classNames(
              'flex cursor-pointer flex-col gap-1 rounded-control border p-1.5 transition-colors duration-150',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pencil',
              design === value
                ? 'border-pencil bg-pencil-wash text-pencil'
                : 'border-line bg-surface hover:border-ink-soft',
            )}
          >
            <input
              type="radio"
              name="picture-design"
              value={design}
              checked={design === value}
              onChange={() => onChange(design)}
              className="sr-only"
            />
            <Small picture={{ ...picture, design }} />
            <span className="px-0.5 text-sm font-medium">{designNames[design]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Small({ picture }: { picture: Drawn }) {
  const { data } = useQuery({
    ...previewQuery({ ...picture, format: 'landscape' }),
    placeholderData: keepPreviousData,
  });
  return (
    <span className="block aspect-[1200/630] w-full overflow-hidden rounded-[3px] bg-sunken">
      {data && <img src={data.image} alt="" className="block w-full" />}
    </span>
  );
}
