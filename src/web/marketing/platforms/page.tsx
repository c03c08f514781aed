import { planPages } from 'virtual:plans';
import { planPromises } from '#web/marketing/content/plan-promises.ts';
import { BundleLabel } from '#web/marketing/plans/bundle-label.tsx';
import { PlanList } from '#web/marketing/plans/plan-list.tsx';
import { laterSection } from '#web/marketing/sections/later.tsx';
import { publicColumn, PublicFrame } from '#web/marketing/public-frame.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { withStyles } from '#web/lib/whole-styles.ts';
import { SidePanel } from './side-panel.tsx';

const LaterStories = laterSection(async () => {
  const { Stories } = await withStyles(import('#web/marketing/sections/stories.tsx'));
  return { default: () => <Stories className="mt-16" /> };
});

/** `/platforms`: the bundle, one label per marketplace, what every plan has, and who tells of it. */
export default function PlatformsPage() {
  const { monthly, regular, savingPercent } = planPages.etsy;
  return (
    <PublicFrame
      themeToggle={false}
      head={
        <div className="pt-6 pb-12 sm:pt-10">
          <h1 className="display text-[clamp(2.9rem,7.5vw,6rem)]">Pick your shelf</h1>
          <p className="mt-5 max-w-176 text-lg leading-relaxed text-pretty text-mat-soft">
            Each marketplace has a toolkit of its own for {monthly} a month, at launch {savingPercent}% off
            the regular {regular}. Early subscribers keep that rate.
          </p>
          <div className="mt-9">
            <BundleLabel />
          </div>
        </div>
      }
    >
      <div
        className={classNames(
          publicColumn,
          'grid gap-6 py-12 lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-8 lg:py-16',
        )}
      >
        <SidePanel />
        <div className="min-w-0">
          <section aria-labelledby="plans-heading">
            <h2 id="plans-heading" className="heading mb-5 text-3xl">
              One platform at a time
            </h2>
            <PlanList />
          </section>
          <section aria-labelledby="promises-heading" className="mt-16">
            <h2 id="promises-heading" className="heading mb-4 text-3xl">
              In every plan
            </h2>
            <dl>
              {planPromises.map(({ title, text }) => (
                <div
                  key={title}
                  className="grid gap-x-10 gap-y-1 border-t border-line py-5 md:grid-cols-[2fr_3fr]"
                >
                  <dt className="font-semibold">{title}</dt>
                  <dd className="text-ink-soft">{text}</dd>
                </div>
              ))}
            </dl>
          </section>
          <LaterStories />
        </div>
      </div>
    </PublicFrame>
  );
}
