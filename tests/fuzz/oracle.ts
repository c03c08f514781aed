import { api, type ApiKey, type Endpoint } from '#contract/api.ts';
import { ErrorBody } from '#contract/error-body.ts';
import { errorTable } from '#contract/errors.ts';
import type { Sent } from './send.ts';

/** Stands in every text of the person whose data nobody else may see. */
export const canary = 'CANARY-7Q2X';

/** A stack, a statement, a path of the server or a name of one of its parts. */
const innerWords =
  /\bat (?:async )?\S+ \(|\.(?:ts|js|mjs):\d+|node_modules|\/src\/|\/(?:tmp|home|root|usr|var)\/|\b(?:insert into|select .{1,200} from|update .{1,80} set|delete from)\b|relation "|violates|syntax error at|Failed query|ZodError|DrizzleQuery|PGlite|TypeError|RangeError|SyntaxError|ECONN|ENOENT|\[object /i;

/** Failures of something outside, which may be told with a 5xx. */
const outside = /^(?:page_\w+|outside_failed|outside_timeout|busy)$/;

/**
 * What is wrong with an answer of the API, as sentences; none when it is as it has to be.
 * @param key call of the contract whose answer it is when it succeeded
 */
export function faultsOf(key: ApiKey, method: string, sent: Sent): string[] {
  const { status, body, headers } = sent;
  const type = headers['content-type'] ?? '';
  const faults: string[] = [];
  if (body.includes(canary)) faults.push('shows what belongs to somebody else');
  if ('polluted' in {}) faults.push('changed the prototype of all objects');
  if (method === 'HEAD' || status === 204) return faults;
  if (type.startsWith('text/event-stream')) return [...faults, ...faultsOfStream(body)];
  if (status >= 200 && status < 300) return [...faults, ...faultsOfSuccess(key, method, body)];
  if (status >= 300 && status < 400) return faults;
  if (!type.startsWith('application/json')) return [...faults, `answers ${status} as ${type || 'nothing'}`];
  return [...faults, ...faultsOfRefusal(status, parsed(body))];
}

function faultsOfRefusal(status: number, answer: unknown): string[] {
  const read = ErrorBody.strict().safeParse(answer);
  if (!read.success) return [`answers ${status} with another body: ${JSON.stringify(answer)?.slice(0, 200)}`];
  const { code, message, fields = [] } = read.data;
  const known = Object.entries(errorTable).find(([name]) => name === code)?.[1];
  const faults: string[] = [];
  if (!known) faults.push(`names the unknown code ${code}`);
  else if (known.status !== status) faults.push(`answers ${code} with ${status}`);
  if (status >= 500 && !outside.test(code)) faults.push(`answers ${status} ${code}`);
  if (!/^[A-ZÄÖÜ“"].{3,400}[.!?”"]$/su.test(message))
    faults.push(`says no sentence: ${message.slice(0, 200)}`);
  for (const said of [message, ...fields.map((field) => field.message)])
    if (innerWords.test(said)) faults.push(`tells of its inside: ${said.slice(0, 200)}`);
  return faults;
}

function faultsOfSuccess(key: ApiKey, method: string, body: string): string[] {
  if (!key.startsWith(`${method} `)) return [];
  const { response }: Endpoint = api[key];
  const read = response.safeParse(parsed(body));
  return read.success
    ? []
    : [`answers something else than the contract says: ${read.error.issues[0]?.message}`];
}

/** An `error` event has the status and body that a plain answer would have had. */
function faultsOfStream(body: string): string[] {
  const failures = body.matchAll(/^event: error\ndata: (.*)$/gm);
  return [...failures].flatMap(([, data = '']) => {
    const { status, ...answer } = parsed(data) as { status: number };
    return faultsOfRefusal(status, answer);
  });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
