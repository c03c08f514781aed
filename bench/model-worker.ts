import { parentPort, workerData } from 'node:worker_threads';
import { openModelDouble } from '#tests/setup/model-double.ts';

/** The model double in a thread of its own, so that its work is not counted as the product's. */
export interface WorkerInput {
  /** Answer by the product's name, which stands in the question. */
  answers: [name: string, text: string][];
  firstDelay: number;
  chunkDelay: number;
}

const { answers, firstDelay, chunkDelay }: WorkerInput = workerData;
const double = await openModelDouble((request) => {
  const found = answers.find(([name]) => request.prompt.includes(name));
  return { text: found?.[1] ?? '{}', firstDelay, chunkDelay, chunkSize: 16 };
});

parentPort?.postMessage({ url: double.url }, []);
parentPort?.on('message', () => {
  // Clocks of threads have different zeros; times are sent as milliseconds since 1970.
  const firstChunks = double.requests.map(({ firstChunkAt }) =>
    firstChunkAt === null ? null : performance.timeOrigin + firstChunkAt,
  );
  parentPort?.postMessage({ firstChunks }, []);
  double.requests.length = 0;
});
