/** An address under which the browser can show a picture: our own ones by their path, whatever this site is called. */
export function shownImage(url: string, made: boolean): string | null {
  if (url === '' || !URL.canParse(url)) return null;
  const address = new URL(url);
  if (made) return address.pathname;
  // The pages' policy takes pictures over https only.
  return address.protocol === 'https:' ? url : null;
}

/** Host as cards name it. */
export function cardHost(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
}
