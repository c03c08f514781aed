import { Demo } from './demo.tsx';
import { MeasureTitle } from './measure-title.tsx';
import { PromiseList } from './promise-list.tsx';
import { Statistics } from './statistics.tsx';
import { Testimonials } from './testimonials.tsx';

/** What stands below the first screen, in one file that is fetched when somebody reads on. */
export { Demo, MeasureTitle, PromiseList };

export function Proof() {
  return (
    <>
      <Testimonials />
      <Statistics />
    </>
  );
}
