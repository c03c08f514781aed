import type { ComponentType, ReactNode } from 'react';
import type { CatalogueKey } from '#contract/platforms.ts';
import { classNames } from '#web/lib/class-names.ts';
import { publicColumn, PublicFrame } from '#web/marketing/public-frame.tsx';
import { Written } from './written.tsx';

/** The three written parts of a page, in their order. */
export type PartName = 'head' | 'tool' | 'rest';

interface WrittenPageProps {
  pageKey: CatalogueKey;
  Part: ComponentType<{ part: PartName }>;
  /** Makes something of the written tool, where a platform has one that works. */
  Tool?: ComponentType<{ demo: ReactNode }>;
}

/** `/platform/{key}`: the frame of all public pages around what was written for the platform. */
export function WrittenPage({ pageKey, Part, Tool }: WrittenPageProps) {
  const written = (part: PartName) => (
    <Written id={`${pageKey}-${part}`}>
      <Part part={part} />
    </Written>
  );
  return (
    <PublicFrame head={written('head')}>
      <div className={classNames(publicColumn, 'flex flex-col gap-20 py-12 lg:py-16')}>
        {Tool ? <Tool demo={written('tool')} /> : written('tool')}
        {written('rest')}
      </div>
    </PublicFrame>
  );
}
