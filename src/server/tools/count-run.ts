import { AppError } from '#server/errors.ts';
import { tally } from '#server/operations/tally.ts';
import type { ToolId } from '#contract/tools.ts';

/**
 * Counts how a run of a tool ends: `done`, `refused` (what was asked cannot be done), `failed` (our fault or that of a
 * service outside) or `left` (the reader went away). The writer is that of the result, `none` where nothing is written.
 */
export async function countRun<Result>(
  tool: ToolId,
  signal: AbortSignal,
  run: Promise<Result>,
  generations: (result: Result) => { total: number },
): Promise<Result> {
  try {
    const result = await run;
    const writer = writerOf(result);
    tally('runs', { tool, writer, result: 'done' });
    tally('generations', { tool, writer }, generations(result).total);
    return result;
  } catch (error) {
    tally('runs', { tool, writer: 'none', result: signal.aborted ? 'left' : endOf(error) });
    throw error;
  }
}

function endOf(error: unknown): 'refused' | 'failed' {
  return error instanceof AppError && error.status < 500 ? 'refused' : 'failed';
}

/** The results carry it at the top, or in their campaign or their details. */
function writerOf(result: unknown): 'model' | 'rules' | 'none' {
  if (typeof result !== 'object' || result === null) return 'none';
  if ('writer' in result) return result.writer === 'model' ? 'model' : 'rules';
  for (const key of ['campaign', 'details', 'analysis'] as const) {
    const inner: unknown = key in result ? Reflect.get(result, key) : undefined;
    if (typeof inner === 'object' && inner !== null) return writerOf(inner);
  }
  return 'none';
}
