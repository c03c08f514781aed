import { titleLimits } from 'virtual:title-limits';
import { useEffect, useId, useRef, useState } from 'react';
import type { PlatformId } from '#contract/platforms.ts';
import { Gauge } from '#web/ui/gauge.tsx';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { strips } from '#web/marketing/content/hero.ts';

/** The marketplaces, the shortest title first. */
const marketplaces: readonly PlatformId[] = strips
  .map((strip) => strip.platform)
  .sort((a, b) => titleLimits[a].limit - titleLimits[b].limit);

/** Longest text that the field takes: well past the longest limit, so that every ruler can be overrun. */
const longest = 300;

function Row({ platform, characters }: { platform: PlatformId; characters: readonly string[] }) {
  const { name, limit } = titleLimits[platform];
  const cut = characters.slice(limit).join('').trim();
  return (
    <li className="min-w-0 border-t border-line py-3.5">
      <div className="grid items-center gap-x-4 gap-y-1.5 sm:grid-cols-[12.5rem_minmax(0,1fr)]">
        <span className="flex items-center gap-2.5 text-[0.94rem] font-medium">
          <PlatformIcon platform={platform} size={17} />
          {name}
        </span>
        <Gauge label={name} value={characters.length} limit={limit} />
        <p className="min-h-5 truncate text-sm text-ink-soft sm:col-start-2">
          {cut && (
            <>
              cuts off <s className="counted text-[0.78rem] text-poor">{cut}</s>
            </>
          )}
        </p>
      </div>
    </li>
  );
}

/** Type one title and see where each marketplace would cut it. Works without an account. */
export function MeasureTitle() {
  const id = useId();
  const [title, setTitle] = useState<string>(strips[0]?.text ?? '');
  const field = useRef<HTMLInputElement>(null);
  // What was typed into the written page before this code came counts too.
  useEffect(() => setTitle((before) => field.current?.value ?? before), []);
  const characters = Array.from(title);
  const fits = marketplaces.filter((platform) => characters.length <= titleLimits[platform].limit).length;
  return (
    <section
      className="mx-auto max-w-page px-4 py-16 sm:px-6 sm:py-20 lg:px-10"
      aria-labelledby={`${id}-heading`}
    >
      <h2 id={`${id}-heading`} className="display max-w-[24ch] text-[clamp(2.2rem,5vw,3.6rem)]">
        Where would your title be cut?
      </h2>
      <label htmlFor={id} className="mt-8 mb-2 block text-[0.94rem] font-medium">
        A title you use today
      </label>
      <input
        ref={field}
        id={id}
        value={title}
        maxLength={longest}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-fits`}
        onChange={(event) => setTitle(event.target.value)}
        className="counted h-14 w-full rounded-control border border-line-strong bg-surface px-4 text-[0.94rem]"
      />
      <output id={`${id}-fits`} className="mt-2 block text-[0.94rem] text-ink-soft">
        {characters.length === 0
          ? 'Type a title to measure it.'
          : `Fits ${fits} of ${marketplaces.length} marketplaces whole.`}
      </output>
      <ul className="mt-8 grid gap-x-14 lg:grid-cols-2">
        {marketplaces.map((platform) => (
          <Row key={platform} platform={platform} characters={characters} />
        ))}
      </ul>
    </section>
  );
}
