import type { Database } from '#server/database/database.ts';

/** Everything that the product said it had kept, to be looked for afterwards. */
export class Acknowledged {
  /** Id of a draft in the history → its title. */
  readonly drafts = new Map<number, string>();
  /** Ids of generated listings. */
  readonly listings = new Set<number>();
  /** Id of a history entry → id of its listing. */
  readonly entries = new Map<number, number>();
  /** User → numbers of the last settings that were sent and of the last that were acknowledged. */
  readonly settings = new Map<string, { sent: number; kept: number }>();
  /** Users whose payment was acknowledged as paid. */
  readonly buyers = new Set<string>();
  settingsKept = 0;

  get total(): number {
    return this.drafts.size + this.listings.size + this.entries.size + this.settingsKept + this.buyers.size;
  }

  get words(): string {
    return `${this.total} acknowledged writes found (${this.drafts.size} drafts, ${this.listings.size} listings, ${this.entries.size} history entries, ${this.settingsKept} settings, ${this.buyers.size} purchases)`;
  }

  /** @returns a sentence for each kind of which something is missing or different */
  async missingFrom(database: Database): Promise<string[]> {
    const missing: string[] = [];
    const tell = (count: number, of: number, what: string) => {
      if (count > 0) missing.push(`${count} of ${of} acknowledged ${what} are lost`);
    };
    const history = new Map(
      (await database.query('select id, title, seo_content_id from content_history')).rows.map((row) => [
        Number(row['id']),
        row,
      ]),
    );
    const draftsLost = [...this.drafts].filter(([id, title]) => history.get(id)?.['title'] !== title);
    tell(draftsLost.length, this.drafts.size, 'drafts');
    const entriesLost = [...this.entries].filter(
      ([id, listing]) => history.get(id)?.['seo_content_id'] !== listing,
    );
    tell(entriesLost.length, this.entries.size, 'history entries');
    const listings = new Set(
      (await database.query('select id from seo_content')).rows.map(({ id }) => Number(id)),
    );
    tell([...this.listings].filter((id) => !listings.has(id)).length, this.listings.size, 'listings');
    const users = new Map(
      (await database.query('select id, first_name, subscription_status from users')).rows.map((row) => [
        String(row['id']),
        row,
      ]),
    );
    const settingsLost = [...this.settings].filter(([id, { sent, kept }]) => {
      const found = Number(/^n(\d+)$/.exec(String(users.get(id)?.['first_name']))?.[1] ?? 0);
      return found < kept || found > sent;
    });
    tell(settingsLost.length, this.settings.size, 'last settings');
    const paidFor = new Set(
      (await database.query(`select user_id from purchases where status = 'paid'`)).rows.map((row) =>
        String(row['user_id']),
      ),
    );
    const buyersLost = [...this.buyers].filter(
      (id) => !paidFor.has(id) || users.get(id)?.['subscription_status'] !== 'active',
    );
    tell(buyersLost.length, this.buyers.size, 'purchases');
    return missing;
  }
}
