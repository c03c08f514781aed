import { describe, expect, it } from 'vitest';
import { productionHints, typoHints } from './env-hints.ts';
import { readEnvironment } from './env.ts';

describe('typoHints', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['SESION_SECRET', 'SESSION_SECRET'],
    ['STRIPE_WEBHOOK_SECRETS', 'STRIPE_WEBHOOK_SECRET'],
    ['STRIPE_PRICE_ESTY', 'STRIPE_PRICE_ETSY'],
    ['PULBIC_URL', 'PUBLIC_URL'],
    ['SHELFMARK_PORT', 'PORT'],
    ['SHELFMARK_DATABASE_URL', 'DATABASE_URL'],
  ])('%s is taken for %s', (given, meant) => {
    expect(typoHints({ [given]: 'x' })).toEqual([`${given} is not a setting. Did you mean ${meant}?`]);
  });

  it('says nothing of what is known, of what others use, and where the setting is there', () => {
    const fine = [
      'DATABASE_URL',
      'SESSION_SECRET_FILE',
      'HTTPS_PROXY',
      'http_proxy',
      'PATH',
      'HOME',
      'HOSTNAME',
      'POST',
      'PWD',
      'LANG',
      'TERM',
      'SHELL',
      'LOGNAME',
      'DATABASE_NAME',
      'npm_config_port',
    ];
    for (const name of fine) expect([name, typoHints({ [name]: 'x' })]).toEqual([name, []]);
    expect(typoHints({ DATABSE_URL: 'x', DATABASE_URL: 'y' })).toEqual([]);
  });
});

describe('productionHints', () => {
  const allowed = { NODE_ENV: 'production', SIGN_IN: 'embedded', PAYMENTS: 'test' };
  const namesOf = (variables: Record<string, string>) =>
    productionHints(readEnvironment(variables)).map((hint) => hint.split(' ')[0]);

  it('are for production only', () => {
    expect(namesOf({})).toEqual([]);
  });
  it('name what a paying product lacks', () => {
    expect(namesOf(allowed)).toEqual(['PUBLIC_URL', 'DATABASE_URL', 'SMTP_URL', 'OPERATOR_NAME']);
    expect(namesOf({ ...allowed, PUBLIC_URL: 'https://shop.example' })[0]).toBe('TRUST_PROXY');
  });
  it('are silent when all is there', () => {
    const all = {
      ...allowed,
      PUBLIC_URL: 'https://shop.example',
      TRUST_PROXY: 'loopback',
      DATABASE_URL: 'postgresql://shelfmark@localhost/shelfmark',
      SMTP_URL: 'smtps://mail.example.com',
      OPERATOR_NAME: 'Kiln & Co.',
      OPERATOR_ADDRESS: '1 High Street, Leeds',
    };
    expect(namesOf(all)).toEqual([]);
  });
});
