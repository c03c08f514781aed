/** Local storage key of the chosen theme, `light` or `dark`; absent means the system's choice. */
export const themeKey = 'theme';

/**
 * Runs in the head before the first paint, so that no page flashes in the other theme. It is the only
 * inline script of the product; its hash is part of the Content-Security-Policy.
 */
export const themeScript = `{let t;try{t=localStorage.getItem('${themeKey}')}catch{}document.documentElement.classList.toggle('dark',t==='dark'||t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches)}`;
