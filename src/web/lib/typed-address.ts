/** An address that was typed as people say it, such as `example.com`, with its scheme. */
export function withScheme(typed: string): string {
  const text = typed.trim();
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) || !/^[^\s/]+\.[^\s/]+/.test(text)
    ? text
    : `https://${text}`;
}

/** Host name of an address; what is no address stays as it is. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : url;
}
