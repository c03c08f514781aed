import { Chip } from '#web/ui/chip.tsx';
import type { PlatformPageData } from './page-data.ts';

/** What the platform cuts and forbids, each limit with who says so. */
export function Limits({ page }: { page: PlatformPageData }) {
  const { name, limits, refused, readOn, readOnWords } = page;
  return (
    <section aria-labelledby="limits">
      <h2 id="limits" className="heading text-3xl">
        What {name} cuts and refuses
      </h2>
      <p className="mt-2 text-ink-soft">
        Limits as read on <time dateTime={readOn}>{readOnWords}</time>. Every listing is measured against them
        again when you edit it.
      </p>
      <dl className="mt-5">
        {limits.map(({ label, words, source, hard }) => (
          <div
            key={label}
            className="grid gap-x-8 gap-y-0.5 border-t border-line py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,4fr)]"
          >
            <dt className="font-medium">{label}</dt>
            <dd>
              <span className="counted text-[0.9rem]">{words}</span>
              {!hard && <span className="text-ink-soft"> advised</span>}
            </dd>
            <dd className="text-sm leading-6 text-ink-soft">{source}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-6 mb-3 border-t border-line pt-5 font-semibold">
        Found and taken out before you paste
      </h3>
      <ul className="flex flex-wrap gap-1.5">
        {refused.map((kind) => (
          <li key={kind}>
            <Chip>{kind}</Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
