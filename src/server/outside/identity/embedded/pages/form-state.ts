/** What was typed into a form and what is wrong with it. */
export interface FormState {
  values: Record<string, string>;
  /** Sentence over the whole form. */
  message: string | null;
  /** Sentence for each faulty field. */
  errors: Record<string, string>;
}

export const untouched: FormState = { values: {}, message: null, errors: {} };
