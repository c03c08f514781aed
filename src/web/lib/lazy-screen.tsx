import { lazy, useState, type ComponentType } from 'react';

export interface LazyScreen {
  Screen: ComponentType;
  /** Starts or awaits the download of the screen's code. */
  load: () => Promise<void>;
}

/**
 * A screen in a chunk of its own. Unlike plain `lazy`, one whose code has arrived renders without
 * suspending: React holds a page back for 300 ms once it has shown a fallback.
 */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>): LazyScreen {
  let arrived: ComponentType | null = null;
  const Lazy = lazy(load);
  return {
    Screen: function LazyScreenBody() {
      const [Body] = useState<ComponentType>(() => arrived ?? Lazy);
      return <Body />;
    },
    load: async () => {
      arrived = (await load()).default;
    },
  };
}
