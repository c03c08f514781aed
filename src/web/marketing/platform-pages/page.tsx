import { platformPrice } from 'virtual:platform-price';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { Limits } from './limits.tsx';
import type { PlatformPageData } from './page-data.ts';
import { GeneratedPlaces, GetToolkit, PreviewForm } from './preview-form.tsx';
import { SeeItWork } from './see-it-work.tsx';
import { WalmartDemo } from './walmart-demo.tsx';
import type { PartName } from './written-page.tsx';

function Points({ page }: { page: PlatformPageData }) {
  return (
    <section aria-label={`What you get for ${page.name}`}>
      <dl>
        {page.points.map(({ title, text }) => (
          <div key={title} className="grid gap-x-10 gap-y-2 border-t border-line py-7 lg:grid-cols-[2fr_3fr]">
            <dt className="heading text-2xl text-pretty">{title}</dt>
            <dd className="max-w-176 text-lg leading-relaxed text-pretty text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-8">
        <GetToolkit page={page} />
        <p className="text-ink-soft in-[.signed-in]:hidden">{platformPrice} a month, cancel anytime</p>
      </div>
    </section>
  );
}

function Head({ page }: { page: PlatformPageData }) {
  return (
    <div className="pt-6 pb-12 sm:pt-10">
      <p className="mb-4 flex items-center gap-3 text-lg text-mat-soft">
        <PlatformIcon platform={page.platform} size={26} />
        {page.name}
      </p>
      <h1 className="display max-w-[18ch] text-[clamp(2.7rem,7vw,5.6rem)] text-balance">{page.heading}</h1>
      <div className="mt-7 flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <p className="max-w-176 text-lg leading-relaxed text-pretty text-mat-soft">{page.lead}</p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <p className="text-mat-soft in-[.signed-in]:hidden">{platformPrice} a month</p>
          <GetToolkit page={page} variant="on-mat" />
        </div>
      </div>
    </div>
  );
}

/** One written part of a page: its head on the mat, the tool as a preview, or what stands below. */
export function PlatformPart({ page, part }: { page: PlatformPageData; part: PartName }) {
  if (part === 'head') return <Head page={page} />;
  if (part === 'tool')
    return page.key === 'walmart' ? (
      <WalmartDemo page={page} />
    ) : (
      <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <PreviewForm page={page} />
        <GeneratedPlaces page={page} />
      </div>
    );
  return (
    <div className="flex flex-col gap-20">
      <SeeItWork page={page} />
      <Limits page={page} />
      <Points page={page} />
    </div>
  );
}
