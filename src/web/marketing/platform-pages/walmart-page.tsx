import { lazy, Suspense, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from '#web/frame/error-boundary.tsx';
import { isVisitor } from '#web/lib/session-hint.ts';
import { WrittenPage, type PartName } from './written-page.tsx';

const Generator = lazy(() => import('#web/tools/walmart/page.tsx'));
const never = () => () => undefined;

/** The written form until it is known that this browser belongs to an active subscriber, who gets one that works. */
function LiveTool({ demo }: { demo: ReactNode }) {
  const signedIn = useSyncExternalStore(
    never,
    () => !isVisitor(),
    () => false,
  );
  if (!signedIn) return demo;
  return (
    <ErrorBoundary fallback={demo}>
      <Suspense fallback={demo}>
        <Generator demo={demo} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** `/platform/walmart`: a preview for visitors, the tool itself for active subscribers. */
export function WalmartPage({ Part }: { Part: ComponentType<{ part: PartName }> }) {
  return <WrittenPage pageKey="walmart" Part={Part} Tool={LiveTool} />;
}
