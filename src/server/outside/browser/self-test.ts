import { setTimeout as wait } from 'node:timers/promises';
import { browserEgressFlags } from '#server/outside/egress/browser-flags.ts';
import { launchBrowser, type BrowserPipe, type StartedBrowser } from './launch.ts';
import { BrowserUnavailableError, type FoundBrowser } from './port.ts';
import { endGroup } from './process-group.ts';
import { makeWorkFolder, removeWorkFolder } from './work-folder.ts';

/** A browser that draws nothing after this many milliseconds is of no use. */
const patienceMs = 30_000;
/** Nothing listens on it, so that this browser reaches nothing. */
const nobodysPort = 9;

/** Width in pixels of one word; nothing when the browser finds no font, and every score would be wrong. */
const widthOfWord = `(() => {
  const word = document.createElement('span');
  word.textContent = 'Shelfmark';
  document.documentElement.append(word);
  return word.getBoundingClientRect().width;
})()`;

interface TestOptions {
  user: number | null;
  sandbox: boolean;
}

/** Starts the browser once and has it draw a word. @throws BrowserUnavailableError that says what to do */
export async function tryBrowser(browser: FoundBrowser, { user, sandbox }: TestOptions): Promise<void> {
  const workFolder = await makeWorkFolder(user);
  let started: StartedBrowser | null = null;
  try {
    started = await launchBrowser({
      browser,
      workFolder,
      networkFlags: browserEgressFlags(nobodysPort),
      user,
      sandbox,
    });
    const width = await drawnWidth(started.pipe);
    if (!(width > 20)) {
      throw new BrowserUnavailableError(
        `The browser ${browser.executablePath} finds no font to draw text with. Install one, such as the package fonts-dejavu.`,
      );
    }
  } catch (error) {
    if (error instanceof BrowserUnavailableError) throw error;
    const words = started?.words() ?? '';
    throw new BrowserUnavailableError(whatToDo(browser, words), { cause: words || error });
  } finally {
    if (started) {
      started.pipe.close();
      await endGroup(started.pid);
    }
    await removeWorkFolder(workFolder);
  }
}

function whatToDo({ executablePath }: FoundBrowser, words: string): string {
  if (/sandbox|namespace|zygote_host/i.test(words)) {
    return (
      'This host does not let the browser open its sandbox. Allow unprivileged user namespaces ' +
      '(kernel.unprivileged_userns_clone=1, or a container profile that permits clone with CLONE_NEWUSER), ' +
      'or set BROWSER_SANDBOX=off to accept a browser without one.'
    );
  }
  if (/error while loading shared libraries: (\S+?):/.test(words)) {
    const library = /error while loading shared libraries: (\S+?):/.exec(words)?.[1];
    return `The browser ${executablePath} lacks the library ${library}. Install the package that holds it, or set CHROME_PATH to another browser.`;
  }
  return `The browser ${executablePath} does not start. Set CHROME_PATH to a Chrome or Chromium that does.`;
}

/** Opens an empty page over the pipe and measures a word in it. */
async function drawnWidth(pipe: BrowserPipe): Promise<number> {
  const ended = new AbortController();
  const timeout = wait(patienceMs, null, { signal: ended.signal }).then(() => {
    throw new Error('The browser did not answer');
  });
  timeout.catch(() => undefined);
  const ask = asking(pipe);
  const measure = async () => {
    const { targetId } = await ask('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await ask('Target.attachToTarget', { targetId, flatten: true });
    const answer = await ask('Runtime.evaluate', { expression: widthOfWord }, String(sessionId));
    const { value } = answer['result'] as { value?: unknown };
    return Number(value);
  };
  try {
    return await Promise.race([measure(), timeout]);
  } finally {
    ended.abort();
  }
}

type Answer = Record<string, unknown>;

/** Calls of Chrome's own protocol, one answer each. */
function asking(pipe: BrowserPipe) {
  let last = 0;
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the pipe has the one listener that puppeteer expects
  pipe.onmessage = (message) => {
    const { id, result, error }: { id?: number; result?: Answer; error?: { message: string } } =
      JSON.parse(message);
    const asked = waiting.get(id ?? -1);
    if (error) asked?.reject(new Error(error.message));
    else asked?.resolve(result ?? {});
  };
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- as above
  pipe.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser ended'));
  };
  return (method: string, params: object, sessionId?: string): Promise<Answer> => {
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      pipe.send(JSON.stringify({ id, method, params, ...(sessionId !== undefined && { sessionId }) }));
    });
  };
}
