/** Local storage key of the chosen theme, `light` or `dark`; absent means the system's choice. */
export const themeKey = 'theme';

/** Regular expression of the readable cookie that stands beside a session. */
export const sessionHint = '(?:^|;\\s*)session_hint=1(?:;|$)';

/**
 * Runs in the head before the first paint, so that no page flashes in the other theme, and a written page can hide what
 * is for visitors only (`in-[.signed-in]`). Shells carry that class as they were written: the call that they preload may
 * have taken the cookie back before this runs. A system that turns dark in the evening takes an open page along, unless a
 * theme was chosen. Its hash is part of the Content-Security-Policy.
 */
export const firstPaintScript = `{let c=document.documentElement.classList,m=matchMedia('(prefers-color-scheme: dark)'),f=()=>{let t;try{t=localStorage.getItem('${themeKey}')}catch{}c.toggle('dark',t==='dark'||t!=='light'&&m.matches)};m.onchange=f;f();/${sessionHint}/.test(document.cookie)&&c.add('signed-in')}`;
