/** Number of the user and group that own nothing: what pages of strangers run as when the server runs as root. */
export const nobody = 65_534;

/** A Chrome or Chromium that can be started. */
export interface FoundBrowser {
  /** Who chose it: the operator, the package of the lock file, or the machine. */
  origin: 'CHROME_PATH' | 'bundled' | 'installed';
  executablePath: string;
  /** Fonts and libraries that it needs beyond the plain environment. */
  environment: Record<string, string>;
}

export interface BrowserSource {
  /**
   * The browser of this machine, unpacked and tried once: it starts in its sandbox and draws text.
   * @throws BrowserUnavailableError
   */
  find(): Promise<FoundBrowser>;
}

/** No browser can run here. The message says to the operator what to do about it. */
export class BrowserUnavailableError extends Error {
  override name = 'BrowserUnavailableError';
}
