import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * All shifts since the page was opened, those after hydration too: how much of the window moved, when, and what
 * from where to where. A number alone tells nobody what to mend.
 * @param patience milliseconds in which more may move
 */
export function layoutShifts(page: Page, patience = 100): Promise<string[]> {
  return page.evaluate(
    (wait) =>
      new Promise<string[]>((resolve) => {
        const shifts: string[] = [];
        const placeOf = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
        new PerformanceObserver((list) => {
          for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
            const moved = sources.map(({ node, previousRect, currentRect }) => {
              const element = node instanceof Element ? node : node?.parentElement;
              return `${element?.outerHTML.slice(0, 120)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`;
            });
            shifts.push(`${value} at ${Math.round(startTime)} ms: ${moved.join('; ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(shifts), wait);
      }),
    patience,
  );
}
