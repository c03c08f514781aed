import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useSeemsSignedIn } from '#web/data/sign-in.ts';
import { ErrorBoundary } from '#web/frame/error-boundary.tsx';
import { withStyles } from '#web/lib/whole-styles.ts';
import { OpeningTool } from './opening-tool.tsx';
import { WrittenPage, type PartName } from './written-page.tsx';

const Generator = lazy(() => withStyles(import('#web/tools/walmart/page.tsx')));

/** The written form; for an active subscriber one that works. Until it is known who that is, signed-in browsers see neither. */
function LiveTool({ demo }: { demo: ReactNode }) {
  const opening = <OpeningTool>{demo}</OpeningTool>;
  if (!useSeemsSignedIn()) return opening;
  return (
    <ErrorBoundary fallback={demo}>
      <Suspense fallback={opening}>
        <Generator demo={demo} opening={opening} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** `/platform/walmart`: a preview for visitors, the tool itself for active subscribers. */
export function WalmartPage({ Part }: { Part: ComponentType<{ part: PartName }> }) {
  return <WrittenPage pageKey="walmart" Part={Part} Tool={LiveTool} />;
}
