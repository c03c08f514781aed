import { create } from 'canvas-confetti';

/** Milliseconds for which confetti falls, and between two handfuls. */
const duration = 3_000;
const interval = 250;

/** Confetti from both sides for 3 seconds, in the colours of the product. Nothing for who prefers less motion. */
export function celebrate(): void {
  // Without a worker: its script would be a blob, which the content policy refuses.
  const canvas = document.createElement('canvas');
  canvas.className = 'pointer-events-none fixed inset-0 z-50 size-full';
  document.body.append(canvas);
  const fire = create(canvas, { useWorker: false, resize: true });
  const end = performance.now() + duration;
  const handful = () => {
    for (const side of [0, 1]) {
      void fire({
        particleCount: 14,
        spread: 60,
        angle: side === 0 ? 60 : 120,
        origin: { x: side, y: 0.7 },
        colors: ['#1f3fc4', '#ffffff', '#f5b8c0', '#0b8f4d'],
        disableForReducedMotion: true,
      });
    }
    if (performance.now() + interval < end) setTimeout(handful, interval);
  };
  handful();
  // The last handful needs some time to fall.
  setTimeout(() => canvas.remove(), duration + 3_000);
}
