import type { Repair } from '#rules/listing/listing.ts';
import type { FieldId } from '#rules/platforms/platform.ts';

/** Texts that were taken out are named in the recommendations; more than this is cut off. */
const namedAtMost = 80;

/** Collects what was done to one field, each reason once with everything that it took out. */
export class RepairLog {
  readonly #field: FieldId;
  readonly #removedByReason = new Map<string, string[]>();

  constructor(field: FieldId) {
    this.#field = field;
  }

  add(reason: string, removed: readonly string[] = []): void {
    const known = this.#removedByReason.get(reason) ?? [];
    for (const text of removed) {
      const name = text.trim();
      if (/[\p{L}\p{N}\p{S}\p{P}]/u.test(name) && !known.includes(name)) known.push(name);
    }
    this.#removedByReason.set(reason, known);
  }

  get repairs(): Repair[] {
    return [...this.#removedByReason].map(([reason, removed]) => {
      const names = removed.join(', ');
      if (names === '') return { field: this.#field, reason };
      const short = names.length > namedAtMost ? `${names.slice(0, namedAtMost).toWellFormed()}…` : names;
      return { field: this.#field, reason, removed: short };
    });
  }
}
