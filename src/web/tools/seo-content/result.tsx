import type { ReactNode } from 'react';
import type { PlatformId } from '#contract/platforms.ts';
import type { FieldValue, SeoResult, SeoResultItem } from '#contract/seo-content.ts';
import type { FieldId } from '#rules/platforms/platform.ts';
import { useRevealed } from '#web/lib/use-revealed.ts';
import { writerWords } from '#web/report/writer-words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ExportMenu } from './export-menu.tsx';
import { ProductCard, WritingCard, type SellerFacts } from './product-card.tsx';
import type { Generation, ProductProgress } from './use-generation.ts';

interface SeoContentResultProps {
  generation: Generation;
  /** Above what stands there while nothing is written. */
  note?: ReactNode;
  /** How often a result was asked for that had been written before. */
  asked?: number;
  seller: SellerFacts;
  onChange: (index: number, field: FieldId, value: FieldValue) => void;
  onSave: (index: number) => void;
}

/** Who wrote it, in the server's words when there is something to know about the run. */
function WriterNote({ result }: { result: SeoResult }) {
  return <p className="text-sm text-ink-soft">{result.notice ?? writerWords(result.products)}</p>;
}

type Card =
  | { item: SeoResultItem; writing?: undefined }
  | { item: null; writing: { platform: PlatformId; product: ProductProgress } };

function cardsOf(generation: Generation): Card[] {
  if (generation.state === 'idle') return [];
  if (generation.state === 'done') return generation.result.products.map((item) => ({ item }));
  const { platform, products } = generation;
  return products.map((product) =>
    product.item === null ? { item: null, writing: { platform, product } } : { item: product.item },
  );
}

/** The right column: empty, cards that fill while they are written, or the finished listings. */
export function SeoContentResult({
  generation,
  note,
  asked = 0,
  seller,
  onChange,
  onSave,
}: SeoContentResultProps) {
  // On a phone it stands under the whole form, where nobody would see that something is written.
  const section = useRevealed(generation.state === 'running', asked);
  const count =
    generation.state === 'done'
      ? generation.result.products.length
      : generation.state === 'running'
        ? generation.total
        : 0;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="result-heading"
      data-printed={generation.state === 'done' || undefined}
      className="flex min-w-0 flex-col gap-5 outline-none"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="result-heading" className="heading text-2xl">
          AI-Generated SEO Content{count > 1 && ` (${count} products)`}
        </h2>
        {generation.state === 'done' && <ExportMenu result={generation.result} />}
      </div>
      {generation.state !== 'running' && note}
      {generation.state === 'idle' && (
        <EmptyState>
          Fill out the form and click "Generate SEO Content" to see your optimized descriptions and tags here.
        </EmptyState>
      )}
      {generation.state === 'running' && (
        <p role="status" className="flex items-center gap-3 text-ink-soft">
          <Spinner />
          <span>
            Generating SEO content...
            {generation.total > 1 && ` ${generation.done} of ${generation.total} done.`}
            {generation.message !== '' && <span className="block text-sm">{generation.message}</span>}
          </span>
        </p>
      )}
      {generation.state === 'done' && <WriterNote result={generation.result} />}
      {/* The same cards from the first word to the end of a run: who reads in a finished one stays where they are. */}
      {cardsOf(generation).map(({ item, writing }, index) =>
        item === null ? (
          // oxlint-disable-next-line react/no-array-index-key -- products have no other identity, and none moves
          <WritingCard key={index} number={index + 1} {...writing} />
        ) : (
          <ProductCard
            // oxlint-disable-next-line react/no-array-index-key -- as above
            key={index}
            index={index}
            item={item}
            seller={seller}
            {...(generation.state === 'done' && { onChange, onSave })}
          />
        ),
      )}
    </section>
  );
}
