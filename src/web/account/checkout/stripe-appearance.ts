import type { Appearance } from '@stripe/stripe-js';

/** A token's colour as `rgb(…)`: the provider's frame cannot read our variables, nor every way to write a colour. */
function tokenColour(name: string): string {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return value;
  context.fillStyle = value;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

/** Our tokens for the fields that the provider draws in its own frames, as they are in the theme shown now. */
export function stripeAppearance(): Appearance {
  return {
    theme: 'flat',
    variables: {
      colorPrimary: tokenColour('--pencil'),
      colorBackground: tokenColour('--surface'),
      colorText: tokenColour('--ink'),
      colorTextSecondary: tokenColour('--ink-soft'),
      colorTextPlaceholder: tokenColour('--ink-soft'),
      colorDanger: tokenColour('--poor'),
      fontFamily: '"Instrument Sans Variable", system-ui, sans-serif',
      fontSizeBase: '17px',
      borderRadius: '6px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1px solid ${tokenColour('--line-strong')}`, boxShadow: 'none' },
      '.Input:focus': { outline: `2px solid ${tokenColour('--pencil')}`, outlineOffset: '2px' },
      '.Label': { fontWeight: '500' },
    },
  };
}
