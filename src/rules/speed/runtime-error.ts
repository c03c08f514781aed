import type { LighthouseReport } from './lighthouse-report.ts';

/** Lighthouse's codes of runs that brought nothing, as sentences for the user. */
const sentences: Record<string, string> = {
  NO_FCP: 'The page showed nothing at all, so there is nothing to measure.',
  NO_DOCUMENT_REQUEST: 'The browser asked for no page under this address.',
  FAILED_DOCUMENT_REQUEST:
    'The page could not be loaded. It may be a download, or the website may have broken off.',
  INSECURE_DOCUMENT_REQUEST:
    'The website has no valid certificate for this address, so a browser would warn of it.',
  DNS_FAILURE: 'There is no website under this name. Check the spelling.',
  NOT_HTML: 'This address leads to a file that is not a web page.',
  PAGE_HUNG: 'The page stopped answering while it was measured. A script that never ends does that.',
  CHROME_INTERSTITIAL_ERROR: 'The browser refused to show this page.',
  TARGET_CRASHED: 'The page made its browser tab break down.',
  PROTOCOL_TIMEOUT: 'The page stopped answering while it was measured.',
};

/** Why a report has no figures, in one sentence; null when it has. */
export function runtimeErrorSentence({ runtimeError }: LighthouseReport): string | null {
  if (!runtimeError || runtimeError.code === 'NO_ERROR') return null;
  const { code, message } = runtimeError;
  if (code === 'ERRORED_DOCUMENT_REQUEST') {
    const status = /status code: (\d{3})/i.exec(message)?.[1];
    return status === undefined
      ? 'The website answered with an error instead of the page.'
      : `The website answered with status ${status} instead of the page.`;
  }
  return sentences[code] ?? `Lighthouse could not measure the page (${code.slice(0, 60)}).`;
}
