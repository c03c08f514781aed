import { planPages } from 'virtual:plans';
import type { PlanKey } from '#contract/plans.ts';
import { platformOfCatalogueKey } from '#contract/platform-list.ts';
import { marketplaceCount } from '#web/marketing/content/marketplace-count.ts';
import { LogoMark } from '#web/ui/logo.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';

/** Height of the longest plan: the note below the form stays under a phone's first screen while that is set up. */
const room = 'min-h-98 xs:min-h-91 md:min-h-140';

interface PlanSummaryProps {
  plan: PlanKey;
  /** It was paid before: what it would cost today is nobody's question. */
  bought: boolean;
}

/** What is bought, and what it costs. */
export function PlanSummary({ plan, bought }: PlanSummaryProps) {
  const page = planPages[plan];
  return (
    // What was bought before has no price, and a phone would show an empty half screen in its place.
    <section aria-labelledby="plan-heading" className={bought ? undefined : room}>
      <p className="text-[0.94rem] text-ink-soft">Your plan</p>
      <h2 id="plan-heading" className="heading mt-1 flex items-center gap-3 text-[1.75rem]">
        <span className="flex text-pencil">
          {plan === 'bundle' ? (
            <LogoMark size={26} />
          ) : (
            <PlatformIcon platform={platformOfCatalogueKey(plan)} size={26} />
          )}
        </span>
        {page.name}
      </h2>
      <p className="mt-2 text-ink-soft">{page.line}.</p>
      <ul className="mt-4 flex flex-col max-md:hidden gap-1.5 text-[0.94rem]">
        {page.features.map((feature) => (
          <li key={feature} className="flex gap-2.5 text-pretty">
            <Mark name="check" size={17} className="mt-1 shrink-0 text-pencil" />
            {feature}
          </li>
        ))}
      </ul>
      {!bought && <Price plan={plan} />}
    </section>
  );
}

function Price({ plan }: { plan: PlanKey }) {
  const page = planPages[plan];
  return (
    <>
      <dl className="mt-6 grid grid-cols-[1fr_auto] gap-y-1.5 border-t border-line pt-4 text-[0.94rem]">
        <dt className="text-ink-soft">
          {plan === 'bundle' ? `${marketplaceCount} platforms one by one` : 'Regular price'}
        </dt>
        <dd className="text-right">
          <s>{page.regular}</s>
        </dd>
        <dt className="text-ink-soft">You save {page.savingShare}</dt>
        <dd className="text-right font-semibold text-good">{page.saving}</dd>
        <dt className="mt-2 self-end text-base font-semibold">Each month</dt>
        <dd className="display mt-2 text-right text-4xl">{page.monthly}</dd>
      </dl>
      <p className="mt-3 text-sm text-ink-soft">
        Renews every month until you cancel. Cancel anytime in the settings.
      </p>
      <a href="/platforms" className="link press-around mt-3 inline-block text-[0.94rem]">
        Choose another plan
      </a>
    </>
  );
}
