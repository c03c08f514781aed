import { CopyButton } from '#web/ui/copy-button.tsx';

interface PlanProps {
  strategy: string;
  actions: readonly string[];
}

/** What to do with the keywords: the strategy as a text, the next steps as a list. */
export function Plan({ strategy, actions }: PlanProps) {
  return (
    <div className="grid gap-x-12 gap-y-8 xl:grid-cols-2">
      <section aria-labelledby="strategy-heading" className="min-w-0">
        <div className="flex items-center justify-between gap-2">
          <h2 id="strategy-heading" className="heading text-2xl">
            Content Strategy
          </h2>
          <CopyButton text={strategy} label="Copy the content strategy" />
        </div>
        <div className="mt-2 flex flex-col gap-3">
          {strategy
            .split(/\n+/)
            .filter((paragraph) => paragraph.trim() !== '')
            .map((paragraph) => (
              <p key={paragraph} className="max-w-170 [overflow-wrap:anywhere]">
                {paragraph}
              </p>
            ))}
        </div>
      </section>
      <section aria-labelledby="actions-heading" className="min-w-0">
        <div className="flex items-center justify-between gap-2">
          <h2 id="actions-heading" className="heading text-2xl">
            Action Items
          </h2>
          {actions.length > 0 && (
            <CopyButton
              text={() => actions.map((action, index) => `${index + 1}. ${action}`).join('\n')}
              label="Copy the action items"
            />
          )}
        </div>
        {actions.length === 0 ? (
          <p className="mt-2 text-ink-soft">Nothing left to do: the keywords are ready to use.</p>
        ) : (
          <ol className="mt-2 divide-y divide-line border-y border-line">
            {actions.map((action, index) => (
              <li key={action} className="grid grid-cols-[2rem_minmax(0,1fr)] py-2.5">
                <span className="counted text-pencil">{index + 1}.</span>
                <span className="[overflow-wrap:anywhere]">{action}</span>
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}
