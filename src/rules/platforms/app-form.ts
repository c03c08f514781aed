import type { FormField } from './platform.ts';

/** Inputs of both app stores; an app is described once and listed in each. */
export const appForm: readonly FormField[] = [
  {
    name: 'appName',
    label: 'App Name',
    placeholder: 'Pantrio',
    hint: 'The name alone, without a slogan. The search word is added behind it.',
    input: 'line',
    required: true,
    gauge: 'productTitle',
  },
  { name: 'appCategory', label: 'App Category', placeholder: 'Food & Drink', input: 'line', required: false },
  {
    name: 'appVersion',
    label: 'App Version',
    placeholder: '2.3 adds home-screen widgets',
    hint: 'The number, and what is new in it.',
    input: 'line',
    required: false,
  },
  {
    name: 'deviceCompatibility',
    label: 'Device Compatibility',
    placeholder: 'Phones and tablets, works offline',
    input: 'line',
    required: false,
  },
  {
    name: 'appFeatures',
    label: 'App Features',
    placeholder: 'Barcode scan, expiry reminders, shared shopping list',
    hint: 'Separate them by commas. Say what each does.',
    input: 'area',
    required: false,
  },
];
