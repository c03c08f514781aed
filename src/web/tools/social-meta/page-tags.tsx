import { useState } from 'react';
import type { SocialPageReading } from '#contract/social-page.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';

/** Every tag that the page has now, those that are missing, and what is wrong with each. */
export function PageTags({ page }: { page: Extract<SocialPageReading, { state: 'read' }> }) {
  const [open, setOpen] = useState(false);
  const { tags, tagCount, missing } = page;
  const faulty = tags.filter(({ problems }) => problems.length > 0).length;
  return (
    <div>
      <p className="flex flex-wrap items-center gap-1.5">
        <span className="mr-1 text-[0.94rem] text-ink-soft">
          The page has <b className="counted font-semibold text-ink">{tagCount}</b> social tags
          {faulty > 0 && `, ${faulty} with a fault`}.{missing.length > 0 && ' Missing:'}
        </span>
        {missing.map((name) => (
          <Chip key={name} tone="poor">
            {name}
          </Chip>
        ))}
      </p>
      {tags.length > 0 && (
        <Collapsible
          label={(isOpen) => (isOpen ? 'Hide the tags' : 'Show the tags')}
          open={open}
          onChange={setOpen}
          className="mt-1"
        >
          <ul className="flex flex-col divide-y divide-line border-y border-line">
            {tags.map(({ name, value, place, problems }) => (
              <li
                key={`${name} ${place.line} ${place.column}`}
                className="grid gap-x-5 gap-y-1 py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]"
              >
                <code className="counted text-[0.85rem] [overflow-wrap:anywhere]">{name}</code>
                <div className="min-w-0">
                  <p dir="auto" className="text-[0.94rem] [overflow-wrap:anywhere]">
                    {value === '' ? <span className="text-ink-soft">empty</span> : value}
                  </p>
                  <p className="text-sm text-ink-soft">Line {place.line}</p>
                  {problems.map((problem) => (
                    <p key={problem} className="text-sm text-poor">
                      {problem}
                    </p>
                  ))}
                </div>
              </li>
            ))}
          </ul>
          {tagCount > tags.length && (
            <p className="mt-2 text-sm text-ink-soft">The first {tags.length} of them are listed.</p>
          )}
        </Collapsible>
      )}
    </div>
  );
}
