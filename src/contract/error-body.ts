import { z } from 'zod';

/** The wire body of an error. Apart from the table: a page that only says what failed need not carry the schemas. */
export const ErrorBody = z.object({
  code: z.string(),
  message: z.string(),
  /** Path of each offending field with its message, such as `products.0.name`. */
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  retryAfterSeconds: z.number().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
