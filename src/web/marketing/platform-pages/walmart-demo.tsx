import { Button } from '#web/ui/button.tsx';
import type { PlatformPageData } from './page-data.ts';
import { GeneratedPlaces, PreviewForm } from './preview-form.tsx';
import { TipsCard } from './tips-card.tsx';

/** The Walmart form with the sample, switched off, beside the empty place of the result. */
export function WalmartDemo({ page }: { page: PlatformPageData }) {
  return (
    <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <PreviewForm
        page={page}
        footer={
          <Button disabled size="l" className="sm:col-span-2">
            Generate Walmart Content (Demo Mode)
          </Button>
        }
      />
      <GeneratedPlaces
        page={page}
        empty="Fill out the form to generate Walmart Marketplace optimized content."
      >
        <TipsCard tips={page.tips} />
      </GeneratedPlaces>
    </div>
  );
}
