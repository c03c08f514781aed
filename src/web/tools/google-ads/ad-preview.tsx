import { ArrowRight, Dices } from 'lucide-react';
import { useState } from 'react';
import { adLimits } from '#rules/ads/limits.ts';
import { pairFaults, type PairContext } from '#rules/ads/pairs.ts';
import { countWidth } from '#rules/text/count.ts';
import { classNames } from '#web/lib/class-names.ts';
import { SearchAd, type SearchAdParts } from '#web/previews/search-ad.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { Gauge } from '#web/ui/gauge.tsx';
import { Select } from '#web/ui/input.tsx';
import { combinationAt, combinationCount, combinationNumber, withChosen } from './combination.ts';

/** Texts of each kind that Google shows at once. */
const shown = { headlines: 3, descriptions: 2 } as const;

const devices = [
  { value: 'phone', label: 'Phone' },
  { value: 'desktop', label: 'Desktop' },
] as const;
const faces = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Combinations that are looked through for one to begin with. */
const mostTried = 500;

/** The first combination whose texts read well together; the very first when none of those tried does. */
function soundNumber(texts: readonly string[], size: number, pairs: PairContext): number {
  const tried = Math.min(mostTried, combinationCount(texts.length, size));
  for (let number = 0; number < tried; number += 1) {
    const chosen = combinationAt(texts.length, size, number).map((place) => texts[place]!);
    if (pairFaults(chosen, pairs).length === 0) return number;
  }
  return 0;
}

interface AdPreviewProps {
  ad: Omit<SearchAdParts, 'headlines' | 'descriptions'> & {
    headlines: readonly string[];
    descriptions: readonly string[];
  };
  language: string;
  /** What the pair check needs to know of the ad. */
  pairs: PairContext;
}

/** The ad as Google shows it, with any of its combinations, and what reads badly in this one. */
export function AdPreview({ ad, language, pairs }: AdPreviewProps) {
  const [device, setDevice] = useState<(typeof devices)[number]['value']>('phone');
  const [face, setFace] = useState<(typeof faces)[number]['value']>('light');
  const [number, setNumber] = useState(() => soundNumber(ad.headlines, shown.headlines, pairs));
  const [lines, setLines] = useState(() => soundNumber(ad.descriptions, shown.descriptions, pairs));
  const total = combinationCount(ad.headlines.length, shown.headlines);
  const lineTotal = combinationCount(ad.descriptions.length, shown.descriptions);
  const headlines = combinationAt(ad.headlines.length, shown.headlines, number);
  const descriptions = combinationAt(ad.descriptions.length, shown.descriptions, lines);
  const step = (by: number) => {
    setNumber((now) => (total === 0 ? 0 : (now + by + total) % total));
    setLines((now) => (lineTotal === 0 ? 0 : (now + by + lineTotal) % lineTotal));
  };
  const roll = () => {
    setNumber(Math.floor(Math.random() * total));
    setLines(Math.floor(Math.random() * lineTotal));
  };
  const chosen = headlines.map((place) => ad.headlines[place]!);
  const chosenLines = descriptions.map((place) => ad.descriptions[place]!);
  // A description may well name what a headline names; two of a kind may not.
  const faults = [...pairFaults(chosen, pairs), ...pairFaults(chosenLines, pairs)];
  return (
    <section aria-labelledby="preview-heading" className="flex min-w-0 flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h3 id="preview-heading" className="heading text-xl">
          How it will look
        </h3>
        <div className="grid w-full max-w-120 grid-cols-1 gap-x-5 gap-y-3 sm:grid-cols-2">
          <Choice legend="Device" name="device" value={device} options={devices} onChange={setDevice} />
          <Choice legend="Google’s colors" name="face" value={face} options={faces} onChange={setFace} />
        </div>
      </div>
      <div
        className={
          device === 'phone'
            ? 'grid items-start gap-x-10 gap-y-6 lg:grid-cols-[392px_minmax(0,1fr)]'
            : 'flex flex-col gap-6'
        }
      >
        <SearchAd
          {...ad}
          headlines={chosen}
          descriptions={chosenLines}
          device={device}
          face={face}
          language={language}
        />
        {total > 0 && (
          <fieldset className="flex min-w-0 flex-col gap-4">
            <legend className="sr-only">Combination of texts</legend>
            <div className="flex flex-wrap items-center gap-2">
              <Button
                variant="secondary"
                size="s"
                icon={<ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />}
                onClick={() => step(1)}
                onKeyDown={(event) => {
                  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
                  event.preventDefault();
                  step(event.key === 'ArrowRight' ? 1 : -1);
                }}
              >
                Next
              </Button>
              <Button
                variant="secondary"
                size="s"
                icon={<Dices size={16} strokeWidth={1.75} aria-hidden="true" />}
                onClick={roll}
              >
                Roll the dice
              </Button>
              <p className="text-sm text-ink-soft">
                Combination <span className="counted">{(number % total) + 1}</span> of{' '}
                <span className="counted">{total.toLocaleString('en')}</span>. On “Next” the arrow keys go on
                and back.
              </p>
            </div>
            <PairWarnings sentences={faults.map(({ sentence }) => sentence)} />
            <div
              className={classNames(
                'grid gap-x-6 gap-y-3 md:grid-cols-2',
                device === 'desktop' && 'xl:grid-cols-3',
              )}
            >
              {headlines.map((place, at) => (
                <Chooser
                  // oxlint-disable-next-line react/no-array-index-key -- the place on the ad is what it is
                  key={`headline ${at}`}
                  label={`Headline ${at + 1}`}
                  texts={ad.headlines}
                  place={place}
                  limit={adLimits.headline.max}
                  onChange={(next) =>
                    setNumber(combinationNumber(ad.headlines.length, withChosen(headlines, at, next)))
                  }
                />
              ))}
              {descriptions.map((place, at) => (
                <Chooser
                  // oxlint-disable-next-line react/no-array-index-key -- as above
                  key={`description ${at}`}
                  label={`Description ${at + 1}`}
                  texts={ad.descriptions}
                  place={place}
                  limit={adLimits.description.max}
                  wide
                  onChange={(next) =>
                    setLines(combinationNumber(ad.descriptions.length, withChosen(descriptions, at, next)))
                  }
                />
              ))}
            </div>
          </fieldset>
        )}
      </div>
      <p className="max-w-160 text-sm text-ink-soft">
        Google chooses the combination for each search, may leave out the third headline and the second
        description, and decides which of the extras below the ad are shown.
      </p>
    </section>
  );
}

function PairWarnings({ sentences }: { sentences: readonly string[] }) {
  return (
    <div role="status" className="text-[0.94rem]">
      {sentences.length === 0 ? (
        <p className="text-good">These texts read well together.</p>
      ) : (
        <ul className="flex flex-col gap-1 border-l-4 border-fair pl-3">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ChooserProps {
  label: string;
  texts: readonly string[];
  place: number;
  /** Width units. */
  limit: number;
  /** Three times a headline's length: it takes the whole line. */
  wide?: boolean;
  onChange: (place: number) => void;
}

/** One place of the ad: which text stands there, over its ruler. */
function Chooser({ label, texts, place, limit, wide = false, onChange }: ChooserProps) {
  return (
    <Field
      label={label}
      className={wide ? 'col-span-full' : undefined}
      gauge={<Gauge label={label} value={countWidth(texts[place] ?? '')} limit={limit} unit="width units" />}
    >
      <Select value={place} onChange={(event) => onChange(Number(event.target.value))}>
        {texts.map((text, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the place in the ad is what is chosen
          <option key={index} value={index}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
