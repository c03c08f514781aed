/** What Stripe puts under `error`. */
export interface FaultBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  doc_url?: string;
  charge?: string;
  payment_intent?: unknown;
  payment_method?: unknown;
}

/**
 * A request that is refused before anything is changed: the transaction is rolled back and no answer is kept under
 * its idempotency key. What fails after a change (a declined card) is an `Answer` instead.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly body: FaultBody;

  constructor(status: number, body: FaultBody) {
    super(body.message);
    this.name = 'Refusal';
    this.status = status;
    this.body = body.code === undefined ? body : { ...body, doc_url: docUrl(body.code) };
  }
}

export const docUrl = (code: string): string =>
  `https://docs.stripe.com/error-codes#${code.replaceAll('_', '-')}`;

const invalid = (message: string, rest: { code?: string; param?: string } = {}): Refusal =>
  new Refusal(400, { type: 'invalid_request_error', message, ...rest });

export const unknownParameter = (param: string): Refusal =>
  invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });

export const missingParameter = (param: string): Refusal =>
  invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });

export const emptyParameter = (param: string): Refusal =>
  invalid(
    `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
    { code: 'parameter_invalid_empty', param },
  );

/** Any other wrong value. */
export const wrongParameter = (message: string, param: string, code?: string): Refusal =>
  invalid(message, { param, ...(code !== undefined && { code }) });

/** What cannot be done to the object as it stands. */
export const wrongState = (message: string, code?: string): Refusal =>
  invalid(message, code === undefined ? {} : { code });

/**
 * No object with this id. In the path it is a 404, in a parameter a 400.
 * @param name as Stripe writes it, such as `subscription` or `payment_intent`
 */
export function noSuch(name: string, id: string, param?: string): Refusal {
  return new Refusal(param === undefined ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${name}: '${id}'`,
    param: param ?? (name === 'payment_intent' ? 'intent' : 'id'),
  });
}

export const unknownAddress = (method: string, path: string): Refusal =>
  new Refusal(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). The embedded payments of this product do not have it.`,
  });
