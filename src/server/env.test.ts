import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { publicFacts } from './env-facts.ts';
import { readDataSettings, readEnvironment, settingNames, SettingsError } from './env.ts';
import { settingTexts } from './setting-texts.ts';

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const oidc = {
  OIDC_ISSUER: 'https://id.example/',
  OIDC_CLIENT_ID: 'shelfmark',
  OIDC_CLIENT_SECRET: 'secret',
};

describe('readEnvironment', () => {
  it('works with nothing set, and with every variable empty', () => {
    const empty = Object.fromEntries(settingNames().map((name) => [name, ' ']));
    const expected = {
      NODE_ENV: 'development',
      PORT: 3000,
      HOST: 'localhost',
      PUBLIC_URL: 'http://localhost:3000',
      DATA_DIR: path.resolve('data'),
      ROLE: 'all',
      TRUST_PROXY: false,
      LOG_LEVEL: 'warn',
      AI_MODEL: 'gpt-5',
      BROWSER_SANDBOX: 'on',
      GOOGLE_ADS_API_VERSION: 'v26',
      METRICS_HOST: '127.0.0.1',
      MAIL_FROM: 'Shelfmark <no-reply@localhost>',
      ACCOUNT_STORAGE_MB: 2048,
    };
    expect(readEnvironment({})).toEqual(expected);
    expect(readEnvironment(empty)).toEqual(expected);
  });

  it.each([
    [{ PORT: '8080' }, { PORT: 8080, PUBLIC_URL: 'http://localhost:8080' }],
    [{ PUBLIC_URL: 'https://shop.example/' }, { PUBLIC_URL: 'https://shop.example', HOST: '0.0.0.0' }],
    [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, { HOST: 'localhost' }],
    [{ PUBLIC_URL: 'https://shop.example', HOST: '127.0.0.1' }, { HOST: '127.0.0.1' }],
    [{ TRUST_PROXY: 'true' }, { TRUST_PROXY: ['loopback', 'linklocal', 'uniquelocal'] }],
    [{ TRUST_PROXY: '10.0.0.0/8, ::1,loopback' }, { TRUST_PROXY: ['10.0.0.0/8', '::1', 'loopback'] }],
    [{ DATABASE_URL: 'postgres://u:p@db/x', ROLE: 'worker' }, { ROLE: 'worker' }],
    [oidc, { OIDC_ISSUER: 'https://id.example' }],
    [
      { NODE_ENV: 'production', PAYMENTS: 'test', ...oidc },
      { NODE_ENV: 'production', LOG_LEVEL: 'info' },
    ],
    [{ NODE_ENV: 'production', SIGN_IN: 'embedded', PAYMENTS: 'test' }, { SIGN_IN: 'embedded' }],
    [{ NODE_ENV: 'production', ...oidc, ...stripe }, stripe],
    [
      { ...stripe, STRIPE_PRICE_BUNDLE: 'price_1', STRIPE_PRICE_APPSTORE: 'price_2' },
      { STRIPE_PRICE_BUNDLE: 'price_1', STRIPE_PRICE_APPSTORE: 'price_2' },
    ],
    [{ AI_API_KEY: 'key' }, { AI_BASE_URL: 'https://api.openai.com/v1', AI_MODEL: 'gpt-5' }],
    [
      { AI_BASE_URL: 'http://localhost:11434/v1/', AI_MODEL: 'qwen' },
      { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'qwen' },
    ],
  ])('takes %j', (variables, expected) => {
    expect(readEnvironment(variables)).toMatchObject(expected);
  });

  it.each([
    ['GOOGLE_ADS_CLIENT_ID', { GOOGLE_ADS_DEVELOPER_TOKEN: 'x' }],
    ['GOOGLE_ADS_CUSTOMER_ID', { GOOGLE_ADS_CUSTOMER_ID: '12' }],
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '70000' }],
    ['PORT', { PORT: '0' }],
    ['PORT', { PORT: '-1' }],
    ['NODE_ENV', { NODE_ENV: 'prod' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'shop.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://shop.example/app' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://shop.example' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
    ['OPERATOR_ADDRESS', { OPERATOR_NAME: 'Kiln & Co.' }],
    ['OPERATOR_NAME', { OPERATOR_ADDRESS: '1 High Street, Leeds' }],
    ['SUPPORT_EMAIL', { SUPPORT_EMAIL: 'help' }],
    ['ROLE', { ROLE: 'both' }],
    ['ROLE', { ROLE: 'web' }],
    ['SESSION_SECRET', { SESSION_SECRET: 'short' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
    ['TRUST_PROXY', { TRUST_PROXY: '1' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/64' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['SIGN_IN', { SIGN_IN: 'none' }],
    ['SIGN_IN', { NODE_ENV: 'production' }],
    ['SIGN_IN', { SIGN_IN: 'embedded', ...oidc }],
    ['OIDC_ISSUER', { ...oidc, OIDC_ISSUER: 'id.example' }],
    ['OIDC_CLIENT_SECRET', { ...oidc, OIDC_CLIENT_SECRET: '' }],
    ['OIDC_ISSUER', { OIDC_CLIENT_ID: 'shelfmark' }],
    ['AI_BASE_URL', { AI_BASE_URL: 'api.openai.com' }],
    ['HTTP_PROXY', { HTTP_PROXY: 'socks5://exit.example:1080' }],
    ['HTTP_PROXY', { HTTP_PROXY: 'exit.example:3128' }],
    ['PAYMENTS', { PAYMENTS: 'live' }],
    ['PAYMENTS', { NODE_ENV: 'production', SIGN_IN: 'embedded' }],
    ['PAYMENTS', { PAYMENTS: 'test', ...stripe }],
    ['STRIPE_SECRET_KEY', { ...stripe, STRIPE_SECRET_KEY: 'pk_test_1' }],
    ['STRIPE_SECRET_KEY', { ...stripe, STRIPE_SECRET_KEY: '' }],
    ['STRIPE_WEBHOOK_SECRET', { ...stripe, STRIPE_WEBHOOK_SECRET: '' }],
    ['STRIPE_WEBHOOK_SECRET', { ...stripe, STRIPE_WEBHOOK_SECRET: 'secret' }],
    ['STRIPE_PUBLISHABLE_KEY', { ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }],
    ['STRIPE_PUBLISHABLE_KEY', { STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['METRICS_PORT', { METRICS_PORT: '3000' }],
    ['SESSION_SECRET', { SESSION_SECRET_BEFORE: 'an earlier secret of enough characters' }],
    ['SESSION_SECRET_BEFORE', { SESSION_SECRET: 'x'.repeat(32), SESSION_SECRET_BEFORE: 'x'.repeat(32) }],
    ['STRIPE_PRICE_ETSY', { ...stripe, STRIPE_PRICE_ETSY: 'etsy' }],
  ])('names %s when it is wrong: %j', (name, variables) => {
    const read = () => readEnvironment(variables);
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^${name} (must|is) .+\\.$`, 'm'));
  });

  it('names everything that is wrong at once, and says of a wrong value only that', () => {
    const read = () =>
      readEnvironment({
        NODE_ENV: 'production',
        PORT: 'http',
        SIGN_IN: 'none',
        STRIPE_SECRET_KEY: 'pk_test_1',
        GOOGLE_ADS_CUSTOMER_ID: '1234567890',
        ROLE: 'worker',
      });
    let message = '';
    try {
      read();
    } catch (error) {
      message = error instanceof SettingsError ? error.message : '';
    }
    expect(message.split('\n').map((line) => line.split(' ')[0])).toEqual([
      'PORT',
      'SIGN_IN',
      'STRIPE_SECRET_KEY',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'GOOGLE_ADS_DEVELOPER_TOKEN',
      'GOOGLE_ADS_CLIENT_ID',
      'GOOGLE_ADS_CLIENT_SECRET',
      'GOOGLE_ADS_REFRESH_TOKEN',
      'ROLE',
    ]);
  });

  it('reads a setting out of the file that NAME_FILE names', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-settings-'));
    const file = path.join(folder, 'secret');
    writeFileSync(file, 'a secret of more than thirty-two characters\n');
    const SESSION_SECRET_FILE = file;
    expect(readEnvironment({ SESSION_SECRET_FILE }).SESSION_SECRET).toBe(
      'a secret of more than thirty-two characters',
    );
    expect(readDataSettings({ DATABASE_URL_FILE: '', DATA_DIR_FILE: file }).DATA_DIR).toMatch(/characters$/);
    expect(() => readEnvironment({ SESSION_SECRET_FILE, SESSION_SECRET: 'x'.repeat(40) })).toThrow(
      'SESSION_SECRET must not be set together with SESSION_SECRET_FILE.',
    );
    rmSync(folder, { recursive: true });
    expect(() => readEnvironment({ SESSION_SECRET_FILE })).toThrow(
      'SESSION_SECRET must be readable in the file that SESSION_SECRET_FILE names (ENOENT).',
    );
  });

  it('describes every setting, and nothing else', () => {
    expect(Object.keys(settingTexts).sort()).toEqual(settingNames().sort());
    for (const { meaning, default: fallback } of Object.values(settingTexts)) {
      expect(meaning.length).toBeGreaterThan(10);
      expect(fallback).not.toBe('');
    }
  });
});

it('asks nothing of operator commands but where the data are', () => {
  expect(readDataSettings({ NODE_ENV: 'production', PORT: 'x', DATA_DIR: '/srv/data' })).toMatchObject({
    DATA_DIR: '/srv/data',
  });
});

describe('publicFacts', () => {
  it('tells who runs the installation and which kinds of services it uses, and nothing of the services themselves', () => {
    const settings = {
      OPERATOR_NAME: 'Kiln & Co.',
      OPERATOR_ADDRESS: '1 High Street, Leeds',
      AI_API_KEY: 'a-secret',
      SMTP_URL: 'smtps://user:a-secret@mail.example.com',
      CRUX_API_KEY: 'a-secret',
      ...oidc,
    };
    expect(publicFacts(readEnvironment(settings))).toEqual({
      operator: { name: 'Kiln & Co.', address: '1 High Street, Leeds' },
      outside: { model: true, mail: true, signIn: true, keywords: false, fieldData: true },
    });
    expect(publicFacts(readEnvironment({}))).toEqual({
      operator: null,
      outside: { model: false, mail: false, signIn: false, keywords: false, fieldData: false },
    });
  });
});
