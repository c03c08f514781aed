import { Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { platformIds } from '#contract/platforms.ts';
import { PageFrame } from '#web/frame/page-frame.tsx';
import { usePageTitle } from '#web/lib/page-title.ts';
import { Button, type ButtonVariant } from './button.tsx';
import { Chip } from './chip.tsx';
import { Collapsible } from './collapsible.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { CopyButton } from './copy-button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Field } from './field.tsx';
import { Gauge } from './gauge.tsx';
import { IconButton } from './icon-button.tsx';
import { Checkbox, Input, Select, TextArea } from './input.tsx';
import { PlatformIcon } from './platform-icon.tsx';
import { ScoreScale } from './score-scale.tsx';
import { ScrollArea } from './scroll-area.tsx';
import { Sheet } from './sheet.tsx';
import { Tabs } from './tabs.tsx';
import { toast } from './toast.ts';
import { Tooltip } from './tooltip.tsx';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const lines = Array.from({ length: 20 }, (_, index) => `Line ${index + 1} of a long list`);

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-8">
      <h2 className="heading mb-5 text-xl">{title}</h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}

function Fields() {
  const [title, setTitle] = useState('Speckled Stoneware Mug');
  return (
    <div className="grid w-full gap-6 md:grid-cols-2">
      <Field label="Title" required gauge={<Gauge label="Title" value={title.length} limit={30} />}>
        <Input value={title} onChange={(event) => setTitle(event.target.value)} />
      </Field>
      <Field label="Industry" hint="Shapes the words that are used.">
        <Select defaultValue="Retail">
          <option>Retail</option>
          <option>Technology</option>
        </Select>
      </Field>
      <Field label="Description" required error="Description must be at least 10 characters">
        <TextArea defaultValue="A mug" />
      </Field>
      <Checkbox label="Favorites only" defaultChecked />
    </div>
  );
}

/** Every part of the kit on one page, for the development server only. */
export default function KitPage() {
  usePageTitle('Kit');
  const [tab, setTab] = useState<'one' | 'two'>('one');
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const say = (tone: 'plain' | 'good' | 'poor') => () =>
    toast({ title: `A ${tone} message`, description: 'It leaves after five seconds.', tone });
  return (
    <PageFrame title="Kit" intro="All parts of the product in the theme that is chosen above.">
      <Part title="Buttons">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button pending>Generating...</Button>
        <Button disabled>disabled</Button>
        <Button size="s">small</Button>
        <Button size="l">large</Button>
        <Tooltip label="Change this">
          <IconButton label="Change this" icon={<Pencil size={18} />} />
        </Tooltip>
        <IconButton label="Delete" tone="danger" icon={<Trash2 size={18} />} />
        <CopyButton text="Copied text" label="Copy title" />
        <CopyButton text="Copied text" label="Copy all">
          Copy All
        </CopyButton>
      </Part>
      <Part title="Fields">
        <Fields />
      </Part>
      <Part title="Rulers">
        <div className="grid w-full gap-4 md:grid-cols-2">
          <Gauge label="Title" value={133} limit={140} showLabel />
          <Gauge label="Tags" value={13} limit={13} unit="tags" showLabel />
          <Gauge label="Empty" value={0} limit={60} showLabel />
          <Gauge label="Too long" value={92} limit={75} min={45} showLabel />
          <ScoreScale score={87} />
          <ScoreScale score={64} />
          <ScoreScale score={38} />
          <ScoreScale score={null} />
          <ScoreScale score={91} size="s" />
        </div>
      </Part>
      <Part title="Marks and chips">
        {platformIds.map((platform) => (
          <PlatformIcon key={platform} platform={platform} size={28} />
        ))}
        <Chip>stoneware mug</Chip>
        <Chip tone="pencil">selected</Chip>
        <Chip tone="mark">search term</Chip>
        <Chip tone="good">good</Chip>
        <Chip tone="fair">fair</Chip>
        <Chip tone="poor">poor</Chip>
      </Part>
      <Part title="Places">
        <Sheet className="w-full md:w-96">A white sheet.</Sheet>
        <ScrollArea label="A long list" className="h-40 w-72 rounded-frame border border-line p-3">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </ScrollArea>
        <EmptyState title="Nothing yet" action={<Button size="s">Begin</Button>}>
          What will stand here, and how it gets here.
        </EmptyState>
        <Tabs
          label="Two panels"
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'one', label: 'One', panel: 'The first panel.' },
            { id: 'two', label: 'Two', panel: 'The second panel.' },
          ]}
        />
        <Collapsible
          label={(shown) => (shown ? 'Hide Content' : 'View Content')}
          open={open}
          onChange={setOpen}
        >
          What was hidden.
        </Collapsible>
      </Part>
      <Part title="Messages">
        <Button variant="secondary" onClick={say('plain')}>
          Plain toast
        </Button>
        <Button variant="secondary" onClick={say('good')}>
          Good toast
        </Button>
        <Button variant="secondary" onClick={say('poor')}>
          Failure toast
        </Button>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Ask first
        </Button>
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title="Delete this listing?"
          description="It can be restored for ten minutes."
          confirmLabel="Delete"
          danger
          onConfirm={() => setAsking(false)}
        />
      </Part>
    </PageFrame>
  );
}
