import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

interface JarCookie {
  name: string;
  value: string;
  path: string;
  httpOnly: boolean;
  sameSite: string | undefined;
  secure: boolean;
}

interface Sending {
  form?: Record<string, string>;
  json?: unknown;
  headers?: Record<string, string>;
}

/** Reads values that fastify's inject gives as loosely typed cookies. */
function jarCookie(cookie: LightMyRequestResponse['cookies'][number], requestPath: string): JarCookie {
  const folder = requestPath.slice(0, Math.max(1, requestPath.lastIndexOf('/')));
  return {
    name: cookie.name,
    value: cookie.value,
    path: cookie.path ?? folder,
    httpOnly: cookie.httpOnly === true,
    sameSite: cookie.sameSite?.toLowerCase(),
    secure: cookie.secure === true,
  };
}

/** A browser without a screen: cookies by path and expiry, redirects, forms. Talks to an app by inject. */
export class Visitor {
  readonly jar = new Map<string, JarCookie>();
  /** Every cookie that was ever set, for looking at attributes. */
  readonly seen: JarCookie[] = [];
  /** Address of the page that the visitor is on. */
  at = '/';
  readonly app: FastifyInstance;
  readonly base: string;

  constructor(app: FastifyInstance, base: string) {
    this.app = app;
    this.base = base;
  }

  /** One request, no redirects followed. @param address path, or an address under the base */
  async send(
    method: 'GET' | 'POST',
    address: string,
    sending: Sending = {},
  ): Promise<LightMyRequestResponse> {
    const url = new URL(address, this.base + this.at);
    const form = sending.form && new URLSearchParams(sending.form).toString();
    const response = await this.app.inject({
      method,
      url: url.pathname + url.search,
      headers: {
        host: url.host,
        accept: 'text/html',
        cookie: this.#cookiesFor(url.pathname),
        ...(method === 'POST' && { origin: this.base, 'sec-fetch-site': 'same-origin' }),
        ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(sending.json !== undefined && { 'content-type': 'application/json' }),
        ...sending.headers,
      },
      ...(form !== undefined && { payload: form }),
      ...(sending.json !== undefined && { payload: JSON.stringify(sending.json) }),
    });
    this.#keep(response, url.pathname);
    this.at = url.pathname + url.search;
    return response;
  }

  /** Opens an address and follows redirects under the base; `left` says where it would have left the site. */
  async open(
    address: string,
    sending: Sending = {},
    method: 'GET' | 'POST' = 'GET',
  ): Promise<LightMyRequestResponse & { left?: string }> {
    let response = await this.send(method, address, sending);
    for (let hop = 0; hop < 12; hop += 1) {
      const { location } = response.headers;
      if (response.statusCode < 300 || response.statusCode > 399 || location === undefined) return response;
      const next = new URL(location, this.base + this.at);
      if (next.origin !== this.base) return Object.assign(response, { left: next.href });
      if (!next.pathname.startsWith('/api/auth/') && !next.pathname.startsWith('/oidc')) {
        this.at = next.pathname + next.search;
        return response;
      }
      response = await this.send('GET', next.href);
    }
    throw new Error('Redirects without end');
  }

  /** Fills in the first form of the page and sends it, or one by its number, or the one of a button that goes elsewhere. */
  async submit(page: LightMyRequestResponse, values: Record<string, string>, which: number | string = 0) {
    const action =
      typeof which === 'number'
        ? [...page.body.matchAll(/<form[^>]*\saction="([^"]+)"/gu)][which]?.[1]
        : [...page.body.matchAll(/<button[^>]*formaction="([^"]+)"[^>]*>([^<]+)</gu)].find(
            ([, , label]) => label === which,
          )?.[1];
    if (action === undefined)
      throw new Error(`No form on ${this.at}: ${page.statusCode} ${page.body.slice(0, 300)}`);
    return this.open(action, { form: values }, 'POST');
  }

  async user(): Promise<LightMyRequestResponse> {
    return this.send('GET', '/api/auth/user');
  }

  async signUp(email: string, password: string): Promise<LightMyRequestResponse> {
    const page = await this.open('/api/auth/login?screen_hint=signup');
    return this.submit(page, { email, password, firstName: 'Ada', lastName: 'Byron' });
  }

  async signIn(email: string, password: string): Promise<LightMyRequestResponse> {
    const page = await this.open('/api/auth/login');
    return this.submit(page, { email, password });
  }

  cookie(name: string): JarCookie | undefined {
    return [...this.jar.values()].find((cookie) => cookie.name === name);
  }

  #cookiesFor(path: string): string {
    return [...this.jar.values()]
      .filter((cookie) => path === cookie.path || path.startsWith(cookie.path.replace(/\/?$/u, '/')))
      .map((cookie) => `${cookie.name}=${encodeURIComponent(cookie.value)}`)
      .join('; ');
  }

  #keep(response: LightMyRequestResponse, path: string): void {
    for (const raw of response.cookies) {
      const cookie = jarCookie(raw, path);
      // As browsers do with such a name.
      if (cookie.name.startsWith('__Host-') && !(cookie.secure && raw.path === '/' && !raw.domain)) continue;
      const over =
        raw.maxAge !== undefined ? raw.maxAge <= 0 : raw.expires && raw.expires.getTime() <= Date.now();
      if (over) this.jar.delete(`${cookie.name};${cookie.path}`);
      else {
        this.jar.set(`${cookie.name};${cookie.path}`, cookie);
        this.seen.push(cookie);
      }
    }
  }
}

/** The sentence of the page's alert, or all field errors. */
export function complaintOf(page: LightMyRequestResponse): string {
  const texts = [...page.body.matchAll(/<p\s+class="(?:complaint|field-error)"[^>]*>([\s\S]*?)<\/p>/gu)];
  return texts.map((match) => (match[1] ?? '').replace(/\s+/gu, ' ').trim()).join(' | ');
}
