import { Download, X } from 'lucide-react';
import { useNavigate } from 'react-router';
import { researchCategories, type ResearchRecord } from '#contract/keyword-research.ts';
import { giveHandover, handoverBounds, handoverTools, type HandoverTool } from '#web/data/handover.ts';
import { download } from '#web/lib/download.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { NamedIconButton } from '#web/ui/named-icon-button.tsx';
import { toast } from '#web/ui/toast.ts';
import { keywordsFile } from './export.ts';
import { handoverOf, targets } from './send.ts';
import type { Selection } from './use-selection.ts';
import { keywordWords } from './use-research.ts';

interface SelectionBarProps {
  userId: string;
  record: ResearchRecord;
  selection: Selection;
}

/** What can be done with the chosen keywords. Stays in sight while the list is scrolled. */
export function SelectionBar({ userId, record, selection }: SelectionBarProps) {
  const navigate = useNavigate();
  const { selected, clear } = selection;
  const known = new Map(
    researchCategories
      .flatMap((list) => record.researchData[list].keywords)
      .map((keyword) => [keyword.keyword, keyword]),
  );
  const chosen = [...known.values()].filter(({ keyword }) => selected.has(keyword));
  if (chosen.length === 0) return null;

  const send = (to: HandoverTool) => {
    const handover = handoverOf(record, chosen, to);
    if (handover === null) {
      toast({
        title: 'Nothing was sent',
        description: 'All of these keywords name a competitor. Such names do not belong in your own texts.',
        tone: 'poor',
      });
    } else if (!giveHandover(userId, handover)) {
      toast({
        title: 'Nothing was sent',
        description: 'The browser refused to keep the keywords. Copy them and paste them over there.',
        tone: 'poor',
      });
    } else {
      if (chosen.length > handoverBounds.keywords)
        toast({
          title: `The first ${handoverBounds.keywords} were sent`,
          description: `A form takes at most ${handoverBounds.keywords} keywords at once.`,
        });
      void navigate(targets[to].address);
    }
  };

  return (
    <section
      aria-label="Selected keywords"
      className="lower-bar enter-down sticky bottom-3 z-10 mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-frame border border-pencil bg-surface py-1.5 pr-2 pl-3 shadow-sheet max-sm:pb-2.5"
    >
      <p className="flex items-center text-[0.94rem] font-semibold" role="status">
        {keywordWords(chosen.length)} selected
      </p>
      <span className="-ml-3 flex items-center max-sm:ml-auto">
        <NamedIconButton
          label="Select none"
          icon={<X size={17} strokeWidth={1.75} aria-hidden="true" />}
          onClick={clear}
        />
        <CopyButton
          inset
          label="Copy the selected keywords"
          text={() => chosen.map(({ keyword }) => keyword).join('\n')}
        />
        <NamedIconButton
          label="Export the selected keywords as CSV"
          icon={<Download size={17} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => {
            download(keywordsFile(record, selected));
            toast({ title: 'Export Complete', tone: 'good' });
          }}
        />
      </span>
      <span className="grid grid-cols-3 items-center gap-2 max-sm:w-full sm:ml-auto sm:flex">
        <span className="text-sm text-ink-soft max-sm:sr-only">Send to</span>
        {handoverTools.map((tool) => (
          <Button key={tool} size="s" className="max-sm:px-1.5" onClick={() => send(tool)}>
            {targets[tool].label}
          </Button>
        ))}
      </span>
    </section>
  );
}
