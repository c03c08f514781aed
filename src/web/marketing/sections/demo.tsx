import { measuredSamples, samplesNote } from 'virtual:samples';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { Carousel } from './carousel.tsx';
import { SampleSheet } from './sample-sheet.tsx';

const interval = 7_000;

const slides = measuredSamples.map((sample) => ({
  id: sample.id,
  name: sample.name,
  dot: (
    <>
      <PlatformIcon platform={sample.platform} size={16} />
      <span className="max-sm:sr-only">{sample.name}</span>
    </>
  ),
  body: <SampleSheet sample={sample} />,
}));

/** Five results, one after the other, each as the product shows it. */
export function Demo() {
  return (
    <section
      className="mx-auto max-w-page px-4 py-16 sm:px-6 sm:py-20 lg:px-10"
      aria-labelledby="demo-heading"
    >
      <h2 id="demo-heading" className="display mb-6 text-[clamp(2.2rem,5vw,3.6rem)]">
        Instant GPT-5 Results
      </h2>
      <Carousel label="Sample results" slides={slides} interval={interval} tone="paper" />
      <p className="mt-4 max-w-[70ch] text-sm text-ink-soft">{samplesNote}</p>
    </section>
  );
}
