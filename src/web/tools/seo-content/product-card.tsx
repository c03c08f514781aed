import { memo, useId } from 'react';
import type { PlatformId } from '#contract/platforms.ts';
import type { FieldValue, SeoResultItem } from '#contract/seo-content.ts';
import { listingOf } from '#rules/listing/result-item.ts';
import { platforms } from '#rules/platforms/index.ts';
import type { FieldId, FieldRule } from '#rules/platforms/platform.ts';
import { Preview } from '#web/previews/preview.tsx';
import { ReachGoal } from '#web/report/reach-goal.tsx';
import { AllChecks } from '#web/report/score-reasons.tsx';
import { Sentence } from '#web/report/sentence.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { ScoreScale } from '#web/ui/score-scale.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ResultField } from './result-field.tsx';
import { sourceLabel } from './source-label.ts';
import type { ProductProgress } from './use-generation.ts';

/** What the preview needs from the form, so that nothing in it is made up. */
export interface SellerFacts {
  seller: string;
  price: string;
  site: string;
  place: string;
}

interface ProductCardProps {
  /** Its place among the results. */
  index: number;
  item: SeoResultItem;
  seller: SellerFacts;
  /** Absent while other products are still being written. */
  onChange?: (index: number, field: FieldId, value: FieldValue) => void;
  onSave?: (index: number) => void;
}

/** Fields in the order of the platform's file: what buyers see first stands first. */
function rulesOf(item: SeoResultItem): FieldRule[] {
  return Object.values(platforms[item.platform].fields);
}

function Advice({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="border-t border-line pt-4">
      <h4 className="mb-2 text-[0.94rem] font-semibold">{title}</h4>
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

/**
 * One finished listing: how it looks, what it scores and why, every field with its ruler. Drawn again when its own props
 * change: of fifty cards, forty-nine stand still while one is typed into.
 */
export const ProductCard = memo(function ProductCard({
  index,
  item,
  seller,
  onChange,
  onSave,
}: ProductCardProps) {
  const listing = listingOf(item);
  const headingId = useId();
  return (
    <Sheet role="article" aria-labelledby={headingId} className="flex flex-col gap-6">
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
            <h3 id={headingId} className="heading text-2xl [overflow-wrap:anywhere]">
              {index + 1}. <bdi>{item.productName}</bdi>
            </h3>
            {/* The form beside it may stand on the next platform by now. */}
            <Chip tone="pencil">
              <PlatformIcon platform={item.platform} size={14} />
              {platforms[item.platform].name}
            </Chip>
          </div>
          <Preview item={item} {...seller} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <ScoreScale score={item.seoScore} />
          <ReachGoal score={item.seoScore} checks={item.checks} />
        </div>
      </div>
      <AllChecks checks={item.checks} />
      <div className="gap-x-9 xl:columns-2">
        {rulesOf(item).map((rule) => (
          <ResultField
            key={rule.id}
            rule={rule}
            value={listing[rule.id] ?? (rule.kind === 'text' ? '' : [])}
            evidence={item.evidence[rule.id] ?? []}
            sourceLabel={(path) => sourceLabel(item.platform, path)}
            edit={
              onChange &&
              onSave && {
                onChange: (value) => onChange(index, rule.id, value),
                onDone: () => onSave(index),
              }
            }
          />
        ))}
      </div>
      <div className="grid gap-x-9 gap-y-6 xl:grid-cols-2">
        <Advice title="Recommendations" lines={item.recommendations} />
        <Advice title="Tell us more" lines={item.questions} />
      </div>
    </Sheet>
  );
});

interface WritingCardProps {
  number: number;
  platform: PlatformId;
  product: ProductProgress;
}

/** The same card while its text is being written: the fields that are there so far, under their names. */
export function WritingCard({ number, platform, product }: WritingCardProps) {
  const written = Object.values(platforms[platform].fields).flatMap(({ id, label }) => {
    const value = product.fields[id];
    return value !== undefined && value.length > 0 ? [{ id, label, value }] : [];
  });
  return (
    <Sheet className="flex flex-col gap-4" aria-busy="true">
      <h3 className="heading text-2xl [overflow-wrap:anywhere]">
        {number}. <bdi>{product.productName}</bdi>
      </h3>
      {written.length === 0 ? (
        <p className="flex items-center gap-3 text-ink-soft">
          <Spinner /> Waiting for its turn
        </p>
      ) : (
        written.map(({ id, label, value }) => (
          <section key={id} className="border-t border-line pt-3">
            <h4 className="mb-1 text-[0.94rem] font-semibold">{label}</h4>
            <p dir="auto" className="leading-relaxed whitespace-pre-line [overflow-wrap:anywhere]">
              {typeof value === 'string'
                ? value
                : value
                    .map((entry) => (typeof entry === 'string' ? entry : `${entry.name}: ${entry.value}`))
                    .join(' · ')}
            </p>
          </section>
        ))
      )}
    </Sheet>
  );
}
