import { promises } from '#web/marketing/content/promises.ts';

/** What the product holds itself to, as a ruled list. */
export function PromiseList() {
  return (
    <dl>
      {promises.map(({ title, text }) => (
        <div key={title} className="grid gap-x-10 gap-y-2 border-t border-line py-8 lg:grid-cols-[2fr_3fr]">
          <dt className="heading text-3xl">{title}</dt>
          <dd className="max-w-176 text-lg leading-relaxed text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
