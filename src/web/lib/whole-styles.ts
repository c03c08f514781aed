let arriving: Promise<void> | undefined;

/**
 * The style sheet of the whole product. A written page carries only the rules that it and the code it starts with
 * need; the build names the rest on the root element. Resolves at once in development, where all rules are there,
 * and after a failed download too: a part without its looks is better than none.
 */
export function wholeStyles(): Promise<void> {
  arriving ??= new Promise((resolve) => {
    const address = document.getElementById('root')?.dataset.styles;
    if (address === undefined) return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
  return arriving;
}

/** Code that was not part of the page's start, together with its styles: it is never drawn without them. */
export async function withStyles<Code>(code: Promise<Code>): Promise<Code> {
  if (typeof document !== 'undefined') await Promise.all([code, wholeStyles()]);
  return await code;
}
