/** A JSON object whose values have yet to be looked at. */
export type JsonMap = Record<string, unknown>;
