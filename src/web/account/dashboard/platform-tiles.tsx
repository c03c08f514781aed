import { titleLimits } from 'virtual:title-limits';
import { Link } from 'react-router';
import { generatorPlatformIds, platformIds } from '#contract/platforms.ts';
import { isInGenerator, writingAddress } from '#web/account/writing-place.ts';
import { TileMark } from '#web/ui/tile-mark.tsx';

/** Longest title of all; its strip takes the whole width of a tile. */
const longest = Math.max(...generatorPlatformIds.map((platform) => titleLimits[platform].limit));

/** Platforms that every subscription writes for on a screen of their own. */
const elsewhere = platformIds.filter((platform) => !isInGenerator(platform));

/** One tile per platform of the generator, each with the length that its titles are cut to. */
export function PlatformTiles() {
  return (
    <section id="platforms" tabIndex={-1} aria-labelledby="platforms-heading" className="outline-none">
      <h2 id="platforms-heading" className="heading mb-4 text-2xl">
        Where will you sell it?
      </h2>
      <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-5">
        {generatorPlatformIds.map((platform) => {
          const { name, limit } = titleLimits[platform];
          return (
            <li key={platform}>
              <Link
                to={`/seo-generator?platform=${platform}`}
                className="group flex h-full min-h-32 flex-col items-start justify-between gap-3 rounded-frame border border-line bg-surface p-3.5 text-ink no-underline transition-colors duration-150 hover:border-pencil hover:bg-pencil-wash"
              >
                <span className="flex text-ink-soft transition-colors group-hover:text-pencil">
                  <TileMark platform={platform} size={24} />
                </span>
                <span className="w-full">
                  <span className="block leading-tight font-semibold">{name}</span>
                  <span className="mt-2 flex items-center gap-2" aria-hidden="true">
                    <span className="h-2 flex-1">
                      <span
                        className="cut block h-full bg-line-strong/45 transition-colors group-hover:bg-pencil"
                        style={{ width: `${(limit / longest) * 100}%` }}
                      />
                    </span>
                    <span className="counted text-[0.72rem] text-ink-soft">{limit}</span>
                  </span>
                  <span className="sr-only">, titles of up to {limit} characters</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {elsewhere.map((platform) => (
        <p key={platform} className="mt-3.5 text-[0.94rem] text-ink-soft">
          {titleLimits[platform].name} has a form of its own:{' '}
          <Link to={writingAddress(platform)} className="link">
            open the {titleLimits[platform].name} generator
          </Link>
        </p>
      ))}
    </section>
  );
}
