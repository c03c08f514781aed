/** Something kept or passed on: what it is, why, and for how long. */
export interface LegalRow {
  name: string;
  /** The name is that of a cookie or a storage key, and is set as such. */
  technical?: boolean;
  text: string;
  kept?: string;
}

/** A paragraph, in which `[words](address)` is a link, or something that is drawn otherwise. */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { rows: readonly LegalRow[] }
  /** Filled in from what the operator of the installation has set. */
  | { from: 'operator' | 'contact' | 'services' };

export interface LegalSection {
  /** Address of the section: `/terms#id`. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  path: '/terms' | '/privacy' | '/cookies' | '/refunds';
  title: string;
  /** Heads the page. */
  lead: string;
  /** Day of the last change of its words, `YYYY-MM-DD`. */
  changed: string;
  sections: readonly LegalSection[];
}
