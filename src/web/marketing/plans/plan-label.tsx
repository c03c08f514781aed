import { planPages } from 'virtual:plans';
import { titleLimits } from 'virtual:title-limits';
import type { PlanKey } from '#contract/plans.ts';
import { Mark } from '#web/ui/mark.tsx';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { marketplaceKeys, platformOfCatalogueKey, type MarketplaceKey } from '#contract/platform-list.ts';
import { checkoutAddress } from './plan-address.ts';

/** Longest title of all; its strip takes the whole width of a label. */
const longest = Math.max(...marketplaceKeys.map((key) => titleLimits[platformOfCatalogueKey(key)].limit));

/** Said of every plan, after its own first three features. */
const everyPlan = 'AI-powered optimization';

/** First three features of a plan and what all plans have, ticked off. */
export function FeatureList({ plan }: { plan: PlanKey }) {
  const features = [...planPages[plan].features.slice(0, 3), everyPlan];
  return (
    <ul className="flex flex-col gap-1.5 text-[0.94rem]">
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5 text-pretty">
          <Mark name="check" size={17} className="mt-1 shrink-0 text-pencil" />
          {feature}
        </li>
      ))}
    </ul>
  );
}

/**
 * A shelf-edge label: what it is, what it costs, and the length that its titles are cut to. The whole label is its
 * link, so it is the label that shows the focus: a ring of the link's own would be cut off at the label's edge.
 */
export function PlanLabel({ plan }: { plan: MarketplaceKey }) {
  const page = planPages[plan];
  const platform = platformOfCatalogueKey(plan);
  const { limit } = titleLimits[platform];
  return (
    <li id={plan} className="@container scroll-mt-6">
      <article className="group relative flex h-full flex-col overflow-clip rounded-frame border border-line bg-surface p-5 outline-offset-2 outline-pencil transition-colors duration-150 focus-within:border-pencil hover:border-pencil has-focus-visible:outline-3 sm:p-6">
        <div className="flex items-start justify-between gap-4 @max-[352px]:gap-2">
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
            <h3 className="heading flex items-center gap-3 text-2xl @max-[352px]:gap-2 @max-[352px]:text-xl">
              <span className="flex text-ink-soft transition-colors group-hover:text-pencil">
                <PlatformIcon platform={platform} size={24} />
              </span>
              {page.name}
            </h3>
            {page.popular && (
              <p className="rounded-chip bg-mark px-2 py-0.5 text-sm font-semibold text-mark-ink">Popular</p>
            )}
          </div>
          <p className="price-tag -mt-5 -mr-5 shrink-0 bg-mat pt-4 pr-5 pb-3 pl-8 text-right @max-[352px]:pr-4 @max-[352px]:pl-7 text-mat-ink sm:-mt-6 sm:-mr-6 sm:pr-6">
            <span className="display block text-[2.3rem] leading-none @max-[352px]:text-[1.9rem]">
              {page.monthly}
            </span>
            <span className="mt-1 block text-sm text-mat-soft">
              a month<span className="@max-[352px]:hidden">,</span>{' '}
              <span className="sr-only">regular price </span>
              <s className="@max-[352px]:block">{page.regular}</s>
            </span>
          </p>
        </div>
        <p className="mt-3 text-ink-soft">{page.description}</p>
        <div className="mt-4 mb-5">
          <FeatureList plan={plan} />
        </div>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
          <div className="min-w-max flex-1">
            <p className="text-sm text-ink-soft">
              Titles cut at <span className="counted text-ink">{limit}</span> characters
            </p>
            <span
              className="ticks mt-1.5 block h-1.5"
              style={{ '--tick': `${(10 / longest) * 100}%` }}
              aria-hidden="true"
            />
            <span
              className="cut block h-2 bg-line-strong/45 transition-colors group-hover:bg-pencil"
              style={{ width: `${(limit / longest) * 100}%` }}
              aria-hidden="true"
            />
          </div>
          <a
            href={checkoutAddress(plan)}
            className="inline-flex press-9 shrink-0 items-center gap-1.5 rounded-control font-semibold text-pencil no-underline after:absolute after:inset-0 after:rounded-frame group-hover:underline group-hover:underline-offset-4 focus-visible:outline-none"
          >
            Choose {page.shortName}
            <Mark name="arrow-right" size={17} />
          </a>
        </div>
      </article>
    </li>
  );
}
