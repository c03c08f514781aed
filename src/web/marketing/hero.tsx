import { bundlePrice, platformPrice } from 'virtual:platform-price';
import { titleLimits } from 'virtual:title-limits';
import { Link } from 'react-router';
import { countCharacters } from '#rules/text/count-characters.ts';
import { classNames } from '#web/lib/class-names.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { marketplacesInWords } from './content/marketplace-count.ts';
import { hero, strips, type Strip } from './content/hero.ts';
import { platformPath } from '#contract/platform-list.ts';

/** The ruler above the strips ends here; longer limits run off the page. */
const rulerEnd = 140;
/** Characters that must lie between two figures of the ruler. */
const figureGap = 8;

/** Figures of the ruler after zero: the title limits of the marketplaces that stand apart enough. */
const figures = [...new Set(strips.map((strip) => titleLimits[strip.platform].limit))]
  .filter((limit) => limit <= rulerEnd)
  .sort((a, b) => a - b)
  .reduce<number[]>((kept, limit) => (limit - (kept.at(-1) ?? 0) < figureGap ? kept : [...kept, limit]), []);

function Ruler() {
  return (
    <div className="hero-row max-md:hidden" aria-hidden="true">
      <span className="col-span-2" />
      <div className="hero-scale counted relative h-9 text-mat-soft">
        <span className="absolute top-0 left-0">0</span>
        {/* Each figure ends the length before it; one that has no room wraps below the clipped line. */}
        <span className="absolute top-0 -right-6 left-0 flex h-5 flex-wrap overflow-hidden pr-[2ch]">
          {figures.map((figure, index) => (
            <span
              key={figure}
              className="h-5 text-right"
              style={{ width: `${figure - (figures[index - 1] ?? 0)}ch` }}
            >
              <span className="inline-block translate-x-1/2">{figure}</span>
            </span>
          ))}
        </span>
        <span
          className="hero-ticks absolute bottom-1 left-0 h-2.5"
          style={{ width: `calc(${rulerEnd}ch + 1px)` }}
        />
      </div>
    </div>
  );
}

function StripRow({ strip, row }: { strip: Strip; row: number }) {
  const { name, limit } = titleLimits[strip.platform];
  const length = countCharacters(strip.text);
  const [before, after] = strip.phrase ? strip.text.split(strip.phrase) : [strip.text];
  return (
    <li className="hero-row group relative">
      {/* The whole row leads to the marketplace's page. */}
      <Link
        to={platformPath(strip.platform) ?? '/platforms'}
        className="flex min-w-0 items-center gap-3 font-medium no-underline outline-none after:absolute after:-inset-x-2 after:inset-y-0 after:z-10 after:rounded-chip group-hover:underline group-hover:underline-offset-4 focus-visible:after:outline-2 focus-visible:after:outline-mat-ink"
      >
        <PlatformIcon platform={strip.platform} size={18} />
        {name}
      </Link>
      <span className="counted text-right text-[0.74rem] md:pr-4" title={`${length} of ${limit} characters`}>
        <b className="font-semibold">{length}</b>
        <span className="text-mat-soft">/{limit}</span>
      </span>
      <span
        className="hero-scale relative col-span-2 block h-9 md:col-span-1"
        style={{ '--limit': limit, '--row': row }}
      >
        <span className="absolute inset-y-0 -left-2.5 w-[calc(var(--limit)*1ch+20px)] border border-dashed border-mat-soft/55" />
        {/* The rest of the paper, up to past the limit, which is cut off while the page appears. */}
        <span
          className="cut-off absolute inset-y-0 origin-left scale-x-0 bg-strip"
          style={{ left: `calc(${length}ch + 8px)`, width: `calc(${limit - length + 12}ch - 18px)` }}
        />
        <span
          className="strip absolute inset-y-0 -left-2.5 flex items-center overflow-hidden pr-3 pl-2.5 transition-[width,padding] duration-200 group-hover:pr-5"
          style={{ width: `calc(${length}ch + 26px)` }}
        >
          <span>
            {before}
            {strip.phrase && <mark className="strip-marker">{strip.phrase}</mark>}
            {after}
          </span>
        </span>
      </span>
    </li>
  );
}

/** Headline, one way in, and one product cut to the title limit of each marketplace. */
export function Hero({ startAddress }: { startAddress: string }) {
  return (
    <section
      className="mx-auto max-w-page px-4 pt-6 pb-14 sm:px-6 sm:pt-12 lg:px-10"
      aria-labelledby="headline"
    >
      <h1 id="headline" className="display max-w-[13ch] text-[clamp(3.05rem,9vw,8.1rem)] sm:max-w-none">
        {hero.headline}
      </h1>
      <div className="mt-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-7">
        <p className="max-w-160 text-lg text-pretty leading-relaxed text-mat-soft">{hero.lead}</p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <p className="w-60 leading-snug text-mat-soft">
            {`${platformPrice} a month per platform,`}
            <br />
            {`all ${marketplacesInWords} for ${bundlePrice}`}
          </p>
          {/* Widths that do not hang on the font, which comes after the first paint: nothing moves. */}
          <a href={startAddress} className={classNames(buttonClass('on-mat', 'l'), 'w-42')}>
            {hero.start}
            <Mark name="arrow-right" size={19} />
          </a>
        </div>
      </div>
      <div className="mt-12 sm:mt-14">
        <Ruler />
        <ol
          className="flex flex-col gap-3 md:gap-1.5"
          aria-label={`One product as a title for ${marketplacesInWords} marketplaces`}
        >
          {strips.map((strip, row) => (
            <StripRow key={strip.platform} strip={strip} row={row} />
          ))}
        </ol>
      </div>
    </section>
  );
}
