/**
 * Every error that leaves the server: code → status, a sentence for the user, and whether the same
 * request may succeed later. The wire body is `{code, message}`, with `fields` for 422 and
 * `retryAfterSeconds` for 429 and 503.
 */
export const errorTable = {
  bad_request: {
    status: 400,
    message: 'The request could not be read. Reload the page and try again.',
    retryable: false,
  },
  not_signed_in: { status: 401, message: 'Please sign in to continue.', retryable: false },
  payment_refused: {
    status: 402,
    message: 'The payment was refused. Try another card, or ask your bank.',
    retryable: false,
  },
  subscription_required: {
    status: 403,
    message: 'An active subscription is needed for this.',
    retryable: false,
  },
  cross_site: {
    status: 403,
    message: 'This request came from another site and was refused.',
    retryable: false,
  },
  not_found: { status: 404, message: 'This does not exist or is not yours.', retryable: false },
  conflict: {
    status: 409,
    message: 'This was changed in the meantime. Reload and try again.',
    retryable: false,
  },
  storage_full: {
    status: 409,
    message:
      'The storage of your account is full. Delete entries that you no longer need; their room is free within two days. Settings has a download of everything.',
    retryable: false,
  },
  too_slow: {
    status: 408,
    message: 'The request took too long to arrive. Check your connection and try again.',
    retryable: true,
  },
  head_too_large: {
    status: 431,
    message:
      'The address or the cookies of this request are too long. Delete this site’s cookies and try again.',
    retryable: false,
  },
  too_large: {
    status: 413,
    message: 'That is too much text for one request. Shorten it, or send it in parts.',
    retryable: false,
  },
  unsupported_media: { status: 415, message: 'The request must be sent as JSON.', retryable: false },
  invalid_input: { status: 422, message: 'Some fields need your attention.', retryable: false },
  page_address_invalid: {
    status: 422,
    message: 'This is not a web address. It should look like https://example.com/page.',
    retryable: false,
  },
  page_address_long: {
    status: 422,
    message: 'This address is longer than 4,096 characters. Give a shorter one.',
    retryable: false,
  },
  page_scheme: {
    status: 422,
    message: 'Only addresses that begin with http:// or https:// can be looked at.',
    retryable: false,
  },
  page_port: {
    status: 422,
    message: 'Only the usual ports of websites, 80 and 443, can be looked at. Leave the port out.',
    retryable: false,
  },
  page_credentials: {
    status: 422,
    message: 'Take the name and password out of the address. Only public pages can be looked at.',
    retryable: false,
  },
  page_address_not_public: {
    status: 422,
    message:
      'This address is not on the public internet. Only pages that everybody can reach can be looked at.',
    retryable: false,
  },
  page_name_unknown: {
    status: 422,
    message: 'There is no website under this name. Check the spelling.',
    retryable: false,
  },
  page_name_unanswered: {
    status: 502,
    message: 'The name of this website could not be looked up. Please try again.',
    retryable: true,
  },
  page_refused: {
    status: 502,
    message: 'The website did not accept a connection. It may be down; please try again later.',
    retryable: true,
  },
  page_way_out_failed: {
    status: 502,
    message:
      'Websites cannot be reached from here at the moment. The fault is on our side; please try again later.',
    retryable: true,
  },
  page_timeout: {
    status: 504,
    message: 'The website took too long to answer. Please try again later.',
    retryable: true,
  },
  page_tls: {
    status: 422,
    message: 'The website has no valid certificate for this address, so a browser would warn of it.',
    retryable: false,
  },
  page_broken: {
    status: 502,
    message: 'The website broke off, or sent an answer that cannot be read. Please try again later.',
    retryable: true,
  },
  page_redirects: {
    status: 422,
    message: 'The website sends us from address to address without an end. Give the final address.',
    retryable: false,
  },
  page_not_html: {
    status: 422,
    message: 'This address leads to a file that is not a web page.',
    retryable: false,
  },
  page_too_large: {
    status: 422,
    message: 'The answer of this website is too large to be looked at.',
    retryable: false,
  },
  page_too_complex: {
    status: 422,
    message: 'This page is too large or too deeply nested to be read in time.',
    retryable: false,
  },
  page_robots: {
    status: 422,
    message: 'The website asks programs not to visit this address (robots.txt).',
    retryable: false,
  },
  too_many_requests: {
    status: 429,
    message: 'That was a lot in a short time. Please wait a moment and try again.',
    retryable: true,
  },
  daily_limit: {
    status: 429,
    message: 'Today’s limit for this tool is reached. It starts again at 00:00 UTC.',
    retryable: true,
  },
  internal: {
    status: 500,
    message: 'Something went wrong on our side. Nothing was lost; please try again.',
    retryable: true,
  },
  outside_failed: {
    status: 502,
    message: 'A service that we depend on did not answer properly. Please try again.',
    retryable: true,
  },
  busy: { status: 503, message: 'We are busy right now. Please try again in a moment.', retryable: true },
  database_away: {
    status: 503,
    message: 'Our database does not answer at the moment. Please try again in a minute.',
    retryable: true,
  },
  restarting: {
    status: 503,
    message: 'Shelfmark is being restarted. Please try again in a moment.',
    retryable: true,
  },
  outside_timeout: {
    status: 504,
    message: 'A service that we depend on took too long. Please try again.',
    retryable: true,
  },
} as const satisfies Record<string, { status: number; message: string; retryable: boolean }>;

export type ErrorCode = keyof typeof errorTable;

/** The table's sentence for `too_many_requests`, with the time where it is known. */
export function tooManySentence(seconds: number | undefined): string {
  const { message } = errorTable.too_many_requests;
  if (seconds === undefined || !(seconds >= 1)) return message;
  const [count, unit] = seconds > 90 ? [Math.ceil(seconds / 60), 'minute'] : [Math.ceil(seconds), 'second'];
  return message.replace('a moment', `${count} ${unit}${count === 1 ? '' : 's'}`);
}
