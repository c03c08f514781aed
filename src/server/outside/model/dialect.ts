import type { ModelError } from './port.ts';

/** How much of the answer's shape the endpoint enforces, from most to least. */
const formats = ['json_schema', 'json_object', 'none'] as const;

/**
 * What one endpoint understands beyond plain chat completions. Compatible servers differ in three settings
 * (answer format, temperature, usage in streams); each is learnt from the endpoint's own refusal, once.
 */
export class Dialect {
  #format = 0;
  #temperature = true;
  #streamUsage = true;

  /** The request body without what the endpoint refused. */
  apply(body: Record<string, unknown>): Record<string, unknown> {
    const { response_format: responseFormat, temperature, stream_options: streamOptions, ...rest } = body;
    const format = formats[this.#format];
    return {
      ...rest,
      ...(format === 'json_schema' && { response_format: responseFormat }),
      ...(format === 'json_object' && { response_format: { type: 'json_object' } }),
      ...(this.#temperature && temperature !== undefined && { temperature }),
      ...(this.#streamUsage && streamOptions !== undefined && { stream_options: streamOptions }),
    };
  }

  /** Reads a refusal; true when something was learnt, so that asking again makes sense. */
  learn(refusal: ModelError): boolean {
    const text = refusal.message.toLowerCase();
    if (/response_format|json_schema|json_object|structured|schema/.test(text) && this.#format < 2) {
      this.#format += 1;
      return true;
    }
    if (text.includes('temperature') && this.#temperature) {
      this.#temperature = false;
      return true;
    }
    if (/stream_options|include_usage/.test(text) && this.#streamUsage) {
      this.#streamUsage = false;
      return true;
    }
    return false;
  }
}
