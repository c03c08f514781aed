import { marketplaceKeys } from '#contract/platform-list.ts';
import { PlanLabel } from './plan-label.tsx';

/** One label per marketplace. */
export function PlanList() {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 lg:gap-5">
      {marketplaceKeys.map((key) => (
        <PlanLabel key={key} plan={key} />
      ))}
    </ul>
  );
}
