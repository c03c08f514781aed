import { lazy, useState, type ComponentType } from 'react';
import { withStyles } from './whole-styles.ts';

export interface LazyScreen {
  Screen: ComponentType;
  /** Starts or awaits the download of the screen's code and styles. */
  load: () => Promise<void>;
  /** The code alone, for a page that came as HTML and has its styles. */
  wake: () => Promise<void>;
}

/**
 * A screen in a chunk of its own. Unlike plain `lazy`, one whose code has arrived renders without
 * suspending: React holds a page back for 300 ms once it has shown a fallback.
 */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>): LazyScreen {
  let arrived: ComponentType | null = null;
  const Lazy = lazy(() => withStyles(load()));
  const wake = async () => {
    arrived = (await load()).default;
  };
  return {
    Screen: function LazyScreenBody() {
      const [Body] = useState<ComponentType>(() => arrived ?? Lazy);
      return <Body />;
    },
    load: () => withStyles(wake()),
    wake,
  };
}
