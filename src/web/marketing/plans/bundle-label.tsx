import { planPages } from 'virtual:plans';
import { titleLimits } from 'virtual:title-limits';
import { buttonClass } from '#web/ui/button.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { marketplaceKeys, platformOfCatalogueKey } from '#contract/platform-list.ts';
import { marketplaceCount } from '#web/marketing/content/marketplace-count.ts';
import { checkoutAddress } from './plan-address.ts';
import { FeatureList } from './plan-label.tsx';

/** The marketplaces, the longest title first. */
const platforms = marketplaceKeys
  .map(platformOfCatalogueKey)
  .sort((a, b) => titleLimits[b].limit - titleLimits[a].limit);
const longest = Math.max(...platforms.map((platform) => titleLimits[platform].limit));

/** The bundle: one sheet that all lengths are cut from. */
export function BundleLabel() {
  const bundle = planPages.bundle;
  return (
    <article
      id="bundle"
      className="on-paper relative scroll-mt-6 overflow-clip rounded-sheet bg-surface text-ink shadow-sheet"
    >
      <div className="grid gap-x-14 gap-y-8 p-6 sm:p-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="flex min-w-0 flex-col items-start">
          <p className="rounded-chip bg-mark px-2.5 py-1 text-sm font-bold tracking-wide text-mark-ink">
            BEST VALUE
          </p>
          <h2 className="display mt-4 text-[clamp(2.3rem,4.6vw,3.6rem)]">{bundle.name}</h2>
          <p className="mt-3 text-lg text-pretty text-ink-soft">{bundle.description}</p>
          <div className="mt-5">
            <FeatureList plan="bundle" />
          </div>
        </div>
        <ul
          className="flex min-w-0 flex-col gap-1.5 lg:row-span-2 lg:justify-between lg:gap-2"
          aria-label="Platforms in the bundle"
        >
          {platforms.map((platform) => (
            <li
              key={platform}
              className="grid grid-cols-[12rem_minmax(0,1fr)] items-center gap-3 text-[0.9rem] max-xs:grid-cols-[11.5rem_minmax(0,1fr)]"
            >
              <span className="flex min-w-0 items-center gap-2.5">
                <span className="flex text-ink-soft">
                  <PlatformIcon platform={platform} size={18} />
                </span>
                <span className="truncate">{titleLimits[platform].name}</span>
              </span>
              <span
                className="cut block h-3.5 bg-pencil lg:h-5"
                style={{ width: `${(titleLimits[platform].limit / longest) * 100}%` }}
                aria-hidden="true"
              />
            </li>
          ))}
        </ul>
        <div className="flex min-w-0 flex-wrap items-end justify-between gap-x-6 gap-y-3 border-t border-line pt-6 lg:self-end">
          <p className="flex items-baseline gap-2.5">
            <span className="display text-[clamp(3.2rem,6vw,4.6rem)] leading-none">{bundle.monthly}</span>
            <span className="text-ink-soft">a month</span>
          </p>
          <p className="w-full text-[0.94rem] text-ink-soft xl:order-1">
            Normally <s>{bundle.regular}</s> a month, saving{' '}
            <strong className="font-semibold text-good">{bundle.savingShare}</strong>, {bundle.saving}
          </p>
          <a href={checkoutAddress('bundle')} className={buttonClass('primary', 'l')}>
            Get all {marketplaceCount} platforms
            <Mark name="arrow-right" size={19} />
          </a>
        </div>
      </div>
    </article>
  );
}
