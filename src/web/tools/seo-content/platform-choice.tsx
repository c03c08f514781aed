import { generatorPlatformIds, type GeneratorPlatformId } from '#contract/platforms.ts';
import { platforms } from '#rules/platforms/index.ts';
import { classNames } from '#web/lib/class-names.ts';
import { TileMark } from '#web/ui/tile-mark.tsx';

/** Short enough for a tile on a phone. */
const tileNames: Partial<Record<GeneratorPlatformId, string>> = {
  website: 'Website',
  facebookmarketplace: 'Facebook',
};

interface PlatformChoiceProps {
  value: string;
  onChange: (platform: GeneratorPlatformId) => void;
}

/** Step 1: a tile for each platform, one radio group; arrow keys move between them. */
export function PlatformChoice({ value, onChange }: PlatformChoiceProps) {
  return (
    <fieldset>
      <legend className="heading mb-3 text-xl">
        1. Where will you sell it?<span className="sr-only"> Target Platform, required</span>
      </legend>
      <div className="grid grid-cols-5 gap-1.5 xs:gap-2">
        {generatorPlatformIds.map((platform) => (
          <label
            key={platform}
            className={classNames(
              'flex min-h-17 min-w-0 flex-col items-center justify-center gap-1 rounded-control border py-2 text-center transition-colors duration-150',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pencil',
              value === platform
                ? 'border-pencil bg-pencil-wash font-semibold text-pencil'
                : 'border-line bg-surface text-ink-soft hover:border-line-strong hover:text-ink',
            )}
          >
            <input
              type="radio"
              name="platform-tile"
              value={platform}
              checked={value === platform}
              onChange={() => onChange(platform)}
              className="sr-only"
            />
            <TileMark platform={platform} size={20} />
            {/* Drawn narrower: the longest name, selected, must stay whole in a fifth of 320 px, and clear of its tile's edge elsewhere. */}
            <span className="max-w-full text-[0.74rem] leading-tight font-stretch-[84%] [overflow-wrap:anywhere] sm:text-[0.8rem] sm:font-stretch-[90%]">
              {tileNames[platform] ?? platforms[platform].name}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
