/** Told to the window once the page's own code has taken the written page over. */
export const awakeEvent = 'awake';

/** Milliseconds after which a page that paints nothing (a tab in the background) starts all the same. */
const patience = 1_000;

/**
 * Stands at the end of a written page that needs no code to be read, and brings that code once the first text is
 * painted: on a phone's line the scripts would take their share from the text and its fonts. A button pressed before
 * then is pressed again when there is somebody to hear it; links and popovers work by themselves. Its own tag names the
 * files, so that one text, and one hash in the policy, does for all pages.
 */
export const afterPaintScript = `{let b,f=document.currentScript.dataset.files.split(' '),g=()=>f.map(a=>import(a));addEventListener('click',e=>b=e.target.closest('button:not([popovertarget])'));addEventListener('${awakeEvent}',()=>b&&b.click(),{once:!0});setTimeout(g,${patience});new PerformanceObserver(g).observe({type:'paint',buffered:!0})}`;

/** @param files addresses of the entry, of what it imports, and of the page's own code */
export function afterPaintTag(files: readonly string[]): string {
  return `<script data-files="${files.join(' ')}">${afterPaintScript}</script>`;
}
