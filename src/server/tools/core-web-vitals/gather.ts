import type { FieldData, SpeedForm } from '#contract/core-web-vitals.ts';
import { readOwnReport, ReportShapeError, type LighthouseReport } from '#rules/speed/lighthouse-report.ts';
import { runtimeErrorSentence } from '#rules/speed/runtime-error.ts';
import { AppError } from '#server/errors.ts';
import type { ToolContext } from '#server/tools/definition.ts';
import { newsWords, speedRequest } from './source.ts';

export interface GatheredSpeed {
  /** At least one with figures. */
  reports: [LighthouseReport, ...LighthouseReport[]];
  fieldData: FieldData;
}

/** Measures the page and asks for the figures of real visits meanwhile. */
export async function gatherSpeed(form: SpeedForm, context: ToolContext): Promise<GatheredSpeed> {
  const { speed, fieldData: source } = context.services;
  const ended = new AbortController();
  const signal = AbortSignal.any([context.signal, ended.signal]);
  const request = speedRequest(form, context.signal, (news) => {
    context.progress(newsWords(news, form.runs));
    context.partial(news);
  });
  const visits: Promise<FieldData> = source
    ? source.find({ url: request.url, strategy: form.strategy, signal })
    : Promise.resolve({ state: 'not_connected' });
  // Waited for below; a failed measurement comes first.
  visits.catch(() => undefined);
  try {
    const reports = usable((await speed.measure(request)).map(read));
    return { reports, fieldData: await visits };
  } catch (error) {
    ended.abort(error);
    throw error;
  }
}

function read(report: unknown): LighthouseReport {
  try {
    return readOwnReport(report);
  } catch (error) {
    if (!(error instanceof ReportShapeError)) throw error;
    throw new AppError('outside_failed', {
      message:
        'Lighthouse gave a report that cannot be read. This has been noted and is not the page’s fault.',
      cause: error,
    });
  }
}

/** The runs that brought figures; when none did, the first one says why. */
function usable(reports: LighthouseReport[]): GatheredSpeed['reports'] {
  const [first, ...others] = reports.filter((report) => runtimeErrorSentence(report) === null);
  if (first) return [first, ...others];
  const [failed] = reports;
  throw new AppError('outside_failed', {
    message: (failed && runtimeErrorSentence(failed)) ?? 'The page could not be measured.',
    cause: failed?.runtimeError?.message,
  });
}
