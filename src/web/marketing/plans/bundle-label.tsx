import { planPages } from 'virtual:plans';
import { titleLimits } from 'virtual:title-limits';
import { buttonClass } from '#web/ui/button.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { marketplaceKeys, platformOfPlan } from './catalogue-platform.ts';
import { checkoutAddress } from './plan-address.ts';
import { FeatureList } from './plan-label.tsx';

/** The ten marketplaces, the longest title first. */
const platforms = marketplaceKeys
  .map(platformOfPlan)
  .sort((a, b) => titleLimits[b].limit - titleLimits[a].limit);
const longest = Math.max(...platforms.map((platform) => titleLimits[platform].limit));

/** The bundle: one sheet that all ten lengths are cut from. */
export function BundleLabel() {
  const bundle = planPages.bundle;
  return (
    <article
      id="bundle"
      className="on-paper relative scroll-mt-6 overflow-clip rounded-sheet bg-surface text-ink shadow-sheet"
    >
      <div className="grid gap-x-12 gap-y-7 p-6 sm:p-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,21rem)]">
        <div className="min-w-0">
          <p className="inline-block rounded-chip bg-mark px-2.5 py-1 text-sm font-bold tracking-wide text-mark-ink">
            BEST VALUE
          </p>
          <h2 className="display mt-4 text-[clamp(2.3rem,4.6vw,3.6rem)]">{bundle.name}</h2>
          <p className="mt-3 max-w-136 text-lg text-ink-soft">{bundle.description}</p>
          <div className="mt-5">
            <FeatureList plan="bundle" />
          </div>
        </div>
        <div className="flex flex-col justify-between gap-6">
          <div>
            <p className="flex items-baseline gap-3">
              <span className="display text-[clamp(3.4rem,7vw,5rem)] leading-none">{bundle.monthly}</span>
              <span className="text-ink-soft">a month</span>
            </p>
            <p className="mt-2 text-ink-soft">
              Normally <s>{bundle.regular}</s> a month, saving{' '}
              <strong className="font-semibold text-good">{bundle.savingPercent}%</strong>
            </p>
          </div>
          <ul className="flex flex-col gap-1" aria-label="Platforms in the bundle">
            {platforms.map((platform) => (
              <li key={platform} className="flex items-center gap-2">
                <span className="text-ink-soft">
                  <PlatformIcon platform={platform} size={13} />
                </span>
                <span className="sr-only">{titleLimits[platform].name}</span>
                <span
                  className="cut block h-2 bg-pencil"
                  style={{ width: `${(titleLimits[platform].limit / longest) * 100}%` }}
                  aria-hidden="true"
                />
              </li>
            ))}
          </ul>
          <a href={checkoutAddress('bundle')} className={buttonClass('primary', 'l')}>
            Get all 10 platforms
            <Mark name="arrow-right" size={19} />
          </a>
        </div>
      </div>
    </article>
  );
}
