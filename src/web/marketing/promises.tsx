import { buttonClass } from '#web/ui/button.tsx';
import { hero } from './content/hero.ts';
import { promises } from './content/promises.ts';

/** What the product holds itself to, as a ruled list; and the way in once more. */
export function Promises({ startAddress }: { startAddress: string }) {
  return (
    <section className="mx-auto max-w-page px-4 pb-20 sm:px-6 lg:px-10" aria-label="What you can rely on">
      <dl>
        {promises.map(({ title, text }) => (
          <div key={title} className="grid gap-x-10 gap-y-2 border-t border-line py-8 lg:grid-cols-[2fr_3fr]">
            <dt className="heading text-3xl">{title}</dt>
            <dd className="max-w-176 text-lg leading-relaxed text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="border-t border-line pt-8">
        <a href={startAddress} className={buttonClass('primary', 'l')}>
          {hero.start}
        </a>
      </div>
    </section>
  );
}
