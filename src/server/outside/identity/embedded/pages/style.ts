/**
 * Style sheet of the sign-in pages. The colours are those of `src/web/styles/tokens.css`; a test compares
 * them, because these pages must look right before the web's own build exists.
 */
const light = `color-scheme: light;
  --paper: oklch(0.972 0.006 262); --surface: oklch(1 0 0); --sunken: oklch(0.945 0.01 262);
  --ink: oklch(0.235 0.05 270); --ink-soft: oklch(0.455 0.035 268);
  --line: oklch(0.885 0.014 264); --line-strong: oklch(0.615 0.03 266);
  --pencil: oklch(0.485 0.215 266); --pencil-wash: oklch(0.945 0.032 268); --on-pencil: oklch(0.99 0.004 262);
  --mat: oklch(0.445 0.205 266); --mat-line: oklch(0.535 0.19 266);
  --mat-ink: oklch(0.985 0.008 262); --mat-soft: oklch(0.885 0.05 268);
  --good: oklch(0.53 0.13 155); --poor: oklch(0.55 0.2 25);
  --sheet-shadow: 0 1px 2px oklch(0.235 0.05 270 / 0.06), 0 12px 32px -12px oklch(0.235 0.05 270 / 0.16);`;
const dark = `color-scheme: dark;
  --paper: oklch(0.185 0.032 270); --surface: oklch(0.228 0.038 270); --sunken: oklch(0.16 0.028 270);
  --ink: oklch(0.955 0.01 264); --ink-soft: oklch(0.755 0.03 266);
  --line: oklch(0.325 0.042 270); --line-strong: oklch(0.56 0.04 268);
  --pencil: oklch(0.775 0.125 268); --pencil-wash: oklch(0.295 0.075 270); --on-pencil: oklch(0.19 0.06 270);
  --mat: oklch(0.265 0.115 270); --mat-line: oklch(0.345 0.12 270);
  --mat-ink: oklch(0.97 0.012 264); --mat-soft: oklch(0.8 0.06 268);
  --good: oklch(0.74 0.15 155); --poor: oklch(0.7 0.17 24);
  --sheet-shadow: 0 1px 2px oklch(0 0 0 / 0.3), 0 16px 40px -12px oklch(0 0 0 / 0.5);`;

export const pageStyle = `
@font-face { font-family: 'Instrument Sans Variable'; src: url('/oidc/assets/text.woff2') format('woff2');
  font-weight: 400 700; font-stretch: 75% 100%; font-display: swap; }
@font-face { font-family: 'Geist Mono Variable'; src: url('/oidc/assets/mono.woff2') format('woff2');
  font-weight: 100 900; font-display: swap; }
:root { ${light} }
@media (prefers-color-scheme: dark) { :root:not(.light) { ${dark} } }
:root.dark { ${dark} }
*, *::before, *::after { box-sizing: border-box; margin: 0; }
html { font-size: 106.25%; -webkit-text-size-adjust: 100%; }
body { font-family: 'Instrument Sans Variable', system-ui, sans-serif; line-height: 1.5; color: var(--ink);
  min-height: 100vh; min-height: 100dvh; padding: 0 0 3rem; }
.mat { background-color: var(--mat);
  background-image:
    linear-gradient(to right, color-mix(in oklch, var(--mat-line) 55%, transparent) 1px, transparent 1px),
    linear-gradient(to bottom, color-mix(in oklch, var(--mat-line) 55%, transparent) 1px, transparent 1px);
  background-size: 88px 88px; background-position: -1px -1px; }
/* The logo stands where the public pages have it, so that it does not jump on the way here and back. */
header { max-width: 84rem; margin: 0 auto; padding: 25px 16px 19px; }
.desk { padding: 0 1rem; }
.brand { display: inline-flex; align-items: center; gap: 0.7rem; color: var(--mat-ink); text-decoration: none;
  line-height: 1.15; min-height: 44px; }
.brand b { display: block; font-size: 1.2rem; font-weight: 700; font-stretch: 84%; letter-spacing: -0.01em; }
.brand small { color: var(--mat-soft); font-size: 0.75rem; }
.logo { flex: none; }
.sheet { position: relative; width: 100%; max-width: 26.5rem; margin: clamp(0.5rem, 6vh, 4.5rem) auto 0;
  padding: 2.4rem clamp(1.2rem, 5vw, 2.2rem) 1.9rem; border-radius: 14px; background: var(--surface);
  box-shadow: var(--sheet-shadow); }
.sheet.wide { max-width: 36rem; }
.ruler { position: absolute; inset: 0 clamp(1.2rem, 5vw, 2.2rem) auto; height: 14px;
  background-image: linear-gradient(to right, var(--line-strong) 1px, transparent 1px),
    linear-gradient(to right, var(--line-strong) 1px, transparent 1px);
  background-size: 80px 14px, 8px 7px; background-repeat: repeat-x; }
h1 { font-size: clamp(1.9rem, 8vw, 2.35rem); font-weight: 700; font-stretch: 78%; letter-spacing: -0.022em;
  line-height: 1; margin-bottom: 1.3rem; text-wrap: balance; }
h2 { font-size: 1.15rem; font-weight: 650; font-stretch: 84%; margin-bottom: 0.6rem; }
p { text-wrap: pretty; }
p + p, p + form, .qr + p { margin-top: 0.7rem; }
a { color: var(--pencil); text-underline-offset: 0.18em; }
.lead { color: var(--ink-soft); margin: -0.5rem 0 1.3rem; }
.lead b { color: var(--ink); font-weight: 600; overflow-wrap: anywhere; }
form { display: grid; gap: 1rem; }
.field { display: grid; gap: 0.3rem; min-width: 0; align-content: start; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0.8rem; }
label { font-weight: 600; font-size: 0.94rem; }
input { font: inherit; width: 100%; min-height: 44px; padding: 0.5rem 0.7rem; color: var(--ink);
  background: var(--surface); border: 1px solid var(--line-strong); border-radius: 6px; }
input[aria-invalid='true'] { border-color: var(--poor); border-width: 2px; }
.hint { color: var(--ink-soft); font-size: 0.85rem; }
button.show { justify-self: start; min-height: 28px; padding: 0.1rem 0; border-radius: 4px; background: none; color: var(--pencil);
  font-size: 0.85rem; font-weight: 500; text-decoration: underline; text-underline-offset: 0.18em; }
.hint + .field-error { margin-top: 0; }
.field-error { color: var(--poor); font-size: 0.88rem; font-weight: 550; }
button, .button { font: inherit; font-weight: 600; min-height: 46px; padding: 0.55rem 1.2rem; border: 0;
  border-radius: 6px; background: var(--pencil); color: var(--on-pencil); cursor: pointer;
  display: inline-flex; align-items: center; justify-content: center; text-decoration: none; }
button.plain { background: transparent; color: var(--ink); border: 1px solid var(--line-strong); justify-self: start; }
.wide form > button { justify-self: start; }
:focus-visible { outline: 2px solid var(--pencil); outline-offset: 2px; }
header :focus-visible { outline-color: var(--mat-ink); }
.complaint { background: color-mix(in oklch, var(--poor) 12%, var(--surface)); border-left: 4px solid var(--poor);
  padding: 0.6rem 0.8rem; border-radius: 4px; margin-bottom: 1rem; font-weight: 550; }
.notice { background: color-mix(in oklch, var(--good) 12%, var(--surface)); border-left: 4px solid var(--good);
  padding: 0.6rem 0.8rem; border-radius: 4px; margin-bottom: 1.2rem; font-weight: 550; }
.aside { margin-top: 1.3rem; color: var(--ink-soft); }
.ways { display: flex; flex-wrap: wrap; gap: 0.6rem 1.2rem; align-items: center; margin-top: 1.2rem; }
section { border-top: 1px solid var(--line); padding: 1.4rem 0 1.5rem; }
.steps { padding-left: 1.3rem; display: grid; gap: 1.3rem; }
.steps li::marker { font-weight: 650; color: var(--pencil); }
.qr { width: 208px; max-width: 100%; margin-top: 0.7rem; padding: 10px; background: #fff; border-radius: 10px;
  border: 1px solid var(--line); }
.qr svg { display: block; width: 100%; height: auto; }
code { font-family: 'Geist Mono Variable', ui-monospace, monospace; font-size: 0.92em; overflow-wrap: anywhere; }
.codes { list-style: none; padding: 1rem; border-radius: 10px; background: var(--sunken);
  display: grid; grid-template-columns: repeat(auto-fit, minmax(12.5rem, 1fr)); gap: 0.5rem 1rem; }
.cuttings { display: none; }
@media (min-width: 40rem) { header { padding-inline: 24px; } }
@media (min-width: 64rem) {
  header, .desk { padding-inline: 40px; }
  .beside { display: grid; grid-template-columns: 1fr 26.5rem; gap: clamp(3rem, 6vw, 7rem); align-items: center;
    max-width: 84rem; margin: clamp(1rem, 8vh, 6rem) auto 0; }
  .beside .sheet { margin: 0; }
  .cuttings { display: block; min-width: 0; color: var(--mat-ink); }
  .cuttings p { font-size: clamp(2.6rem, 4.6vw, 4.4rem); font-weight: 700; font-stretch: 78%; line-height: 0.98;
    letter-spacing: -0.022em; max-width: 11em; text-wrap: balance; }
  .strips { display: grid; gap: 6px; justify-items: start; margin-top: 2.2rem; overflow: hidden; }
  .strips span { background: oklch(1 0 0); color: oklch(0.235 0.05 270); font: 450 clamp(0.68rem, 1.05vw, 0.86rem) 'Geist Mono Variable', monospace;
    line-height: 2.1; white-space: pre; padding: 0 1.4em 0 0.8em;
    clip-path: polygon(0 0, 100% 0, calc(100% - 5px) 100%, 0 100%); }
}
@media (pointer: coarse) { button.show { min-height: 40px; } }
@media (max-width: 24rem) { .pair { grid-template-columns: 1fr; gap: 1rem; } }
@media (forced-colors: active) { input, button, .button, .sheet { border: 1px solid; } }
`;
