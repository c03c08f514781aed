import { useState, type ReactNode } from 'react';
import type { FieldValue, SeoResultItem } from '#contract/seo-content.ts';
import { measureField } from '#rules/facts/measured-field.ts';
import { walmart } from '#rules/platforms/walmart/platform.ts';
import type { FieldId } from '#rules/platforms/platform.ts';
import { Preview } from '#web/previews/preview.tsx';
import { ReachGoal } from '#web/report/reach-goal.tsx';
import { AllChecks } from '#web/report/score-reasons.tsx';
import { Sentence } from '#web/report/sentence.tsx';
import { writerWords } from '#web/report/writer-words.ts';
import { Chip } from '#web/ui/chip.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Gauge } from '#web/ui/gauge.tsx';
import { ScoreScale } from '#web/ui/score-scale.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

type TabId = 'title' | 'features' | 'description' | 'keywords';
const copiedToast = { title: 'Copied!', description: 'Content copied to clipboard.' };

function Block({
  label,
  copies,
  text,
  measured,
  children,
}: {
  label: string;
  /** What the copy button is said to copy; the inputs of the form keep their names to themselves. */
  copies: string;
  text: string;
  measured?: { field: FieldId; value: FieldValue };
  children: ReactNode;
}) {
  const rule = measured && walmart.fields[measured.field];
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex min-h-10 items-center justify-between gap-3">
        <h3 className="text-[0.94rem] font-semibold">{label}</h3>
        {text !== '' && <CopyButton text={text} label={`Copy ${copies}`} copiedToast={copiedToast} />}
      </div>
      {children}
      {rule && <FieldRuler measured={measureField(rule, measured.value)} />}
    </div>
  );
}

function FieldRuler({ measured }: { measured: ReturnType<typeof measureField> }) {
  const { together: _together, ...gauge } = measured;
  return <Gauge label="Length of the text above" {...gauge} />;
}

function Words({ words, none }: { words: readonly string[]; none: string }) {
  if (words.length === 0) return <p className="text-[0.94rem] text-ink-soft">{none}</p>;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li key={word} dir="auto">
          <Chip>{word}</Chip>
        </li>
      ))}
    </ul>
  );
}

function Advice({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="border-t border-line pt-4">
      <h3 className="mb-2 text-[0.94rem] font-semibold">{title}</h3>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-[0.94rem] text-ink-soft marker:text-line-strong">
        {lines.map((line) => (
          <li key={line}>
            <Sentence text={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface WalmartResultViewProps {
  item: SeoResultItem;
  /** What the reader should know about the run; absent for one out of the history. */
  notice: string | null;
  price: string;
}

/** The listing in tabs, each text with its copy button, beside how it looks and what it scores. */
export function WalmartResultView({ item, notice, price }: WalmartResultViewProps) {
  const [tab, setTab] = useState<TabId>('title');
  const given = item.platformFields['keyFeatures'];
  const features = Array.isArray(given) ? given.filter((line) => typeof line === 'string') : [];
  const tabs = [
    {
      id: 'title' as const,
      label: 'Title',
      panel: (
        <Block
          label="Product title"
          copies="title"
          text={item.productTitle}
          measured={{ field: 'productTitle', value: item.productTitle }}
        >
          <p dir="auto" className="text-[1.02rem] leading-relaxed [overflow-wrap:anywhere]">
            {item.productTitle}
          </p>
        </Block>
      ),
    },
    {
      id: 'features' as const,
      label: 'Features',
      panel: (
        <Block
          label="Key features"
          copies="features"
          text={features.join('\n')}
          measured={{ field: 'keyFeatures', value: features }}
        >
          <ul className="flex list-disc flex-col gap-1.5 pl-5 leading-relaxed marker:text-line-strong">
            {features.map((line) => (
              <li key={line} dir="auto" className="[overflow-wrap:anywhere]">
                {line}
              </li>
            ))}
          </ul>
        </Block>
      ),
    },
    {
      id: 'description' as const,
      label: 'Description',
      panel: (
        <Block
          label="Site description"
          copies="description"
          text={item.improvedBodyText}
          measured={{ field: 'improvedBodyText', value: item.improvedBodyText }}
        >
          <p dir="auto" className="leading-relaxed whitespace-pre-line [overflow-wrap:anywhere]">
            {item.improvedBodyText}
          </p>
        </Block>
      ),
    },
    {
      id: 'keywords' as const,
      label: 'Keywords',
      panel: (
        <div className="flex flex-col gap-6">
          <Block label="Search keywords" copies="search keywords" text={item.keywords.join(', ')}>
            <Words words={item.keywords} none="None were found in your facts." />
          </Block>
          <Block label="Search terms" copies="search terms" text={item.searchTerms.join(' ')}>
            <Words words={item.searchTerms} none="The product name says every word already." />
          </Block>
        </div>
      ),
    },
  ];
  return (
    <Sheet className="flex flex-col gap-6">
      <p className="text-sm text-ink-soft">{notice ?? writerWords([item])}</p>
      <Tabs label="Generated content" printsAll tabs={tabs} value={tab} onChange={setTab} />
      <div className="flex flex-col gap-5 border-t border-line pt-6">
        <ScoreScale score={item.seoScore} />
        <ReachGoal score={item.seoScore} checks={item.checks} heading="h3" />
        <AllChecks checks={item.checks} />
        <Preview item={item} seller="" price={price} site="" place="" />
      </div>
      <Advice title="Recommendations" lines={item.recommendations} />
      <Advice title="Tell us more" lines={item.questions} />
    </Sheet>
  );
}
