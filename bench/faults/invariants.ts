import type { Database } from '#server/database/database.ts';

/** What must be true of the data at any moment, whatever happened. Each query finds what breaks it. */
const always: Record<string, string> = {
  'a run is counted at its user exactly when it stands in the usage history': `
    select u.id, u.total_generations, coalesce(h.runs, 0) as runs from users u
    left join (select user_id, sum(generation_count) as runs from usage_history group by user_id) h on h.user_id = u.id
    where u.total_generations <> coalesce(h.runs, 0)`,
  'a listing is kept exactly when its run is counted': `
    select coalesce(c.user_id, h.user_id) as id, c.listings, h.runs
    from (select user_id, count(*) as listings from seo_content group by user_id) c
    full join (select user_id, sum(generation_count) as runs from usage_history
      where action = 'seo-content' group by user_id) h on h.user_id = c.user_id
    where coalesce(c.listings, 0) <> coalesce(h.runs, 0)`,
  'a listing and its business belong to one user': `
    select s.id from seo_content s join business_profiles b on b.id = s.business_profile_id where b.user_id <> s.user_id`,
  'a history entry and its listing belong to one user': `
    select h.id from content_history h join seo_content s on s.id = h.seo_content_id where s.user_id <> h.user_id`,
  'a history entry with content has that version': `
    select h.id from content_history h where h.seo_content is not null and not exists
      (select from content_history_versions v where v.content_history_id = h.id and v.version = h.version)`,
  'a crawl is counted': `
    select c.user_id as id from site_crawls c where not exists
      (select from usage_history h where h.user_id = c.user_id and h.action = 'site-crawl')`,
  'a finished crawl leaves no page waiting': `
    select c.id from site_crawls c join site_crawl_pages p on p.crawl_id = c.id
    where c.state = 'done' and c.reason is null and p.state = 'waiting'`,
  'a session belongs to a user': `
    select s.sid as id from sessions s where s.sess -> 'user' ->> 'id' is not null
      and not exists (select from users u where u.id = s.sess -> 'user' ->> 'id')`,
  'nobody is charged twice for one purchase': `
    select p.id, count(*) as charged from purchases p join subscriptions s on s.purchase_id = p.id
    join embedded_payment_objects i on i.object = 'invoice' and i.parent_id = s.id
      and i.data ->> 'status' = 'paid' and i.data ->> 'billing_reason' = 'subscription_create'
    group by p.id having count(*) > 1`,
  'nobody has access by a subscription that was never paid': `
    select u.id from users u join subscriptions s on s.user_id = u.id
    where u.subscription_status = 'active' and not u.complimentary and u.stripe_subscription_id = s.id
      and not exists (select from embedded_payment_objects i
        where i.object = 'invoice' and i.parent_id = s.id and i.data ->> 'status' = 'paid')`,
};

/** What must be true once the news of the payment provider have been dealt with. */
const atRest: Record<string, string> = {
  'what was paid is known as paid': `
    select p.id from purchases p join subscriptions s on s.purchase_id = p.id
    join embedded_payment_objects i on i.object = 'invoice' and i.parent_id = s.id and i.data ->> 'status' = 'paid'
    where p.status <> 'paid'`,
  'who has paid has access': `
    select s.id from subscriptions s join users u on u.id = s.user_id
    join embedded_payment_objects o on o.object = 'subscription' and o.id = s.id and o.data ->> 'status' = 'active'
    where u.subscription_status <> 'active'`,
  'who has access by a subscription has one that runs at the provider': `
    select u.id from users u where u.subscription_status = 'active' and not u.complimentary and not exists
      (select from embedded_payment_objects o where o.object = 'subscription' and o.id = u.stripe_subscription_id
        and o.data ->> 'status' = 'active')`,
  'the copy of a subscription says what the provider says': `
    select s.id from subscriptions s join embedded_payment_objects o on o.object = 'subscription' and o.id = s.id
    where (s.status <> o.data ->> 'status' and s.status <> 'incomplete')
      or s.cancel_at_period_end <> (o.data ->> 'cancel_at_period_end')::boolean`,
};

async function broken(database: Database, rules: Record<string, string>): Promise<string[]> {
  const found: string[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await database.query(query);
    if (rows.length > 0)
      found.push(`${rows.length} times not so: ${rule} (such as ${JSON.stringify(rows[0])})`);
  }
  return found;
}

/** @returns a sentence for each rule that does not hold; none when all do */
export function brokenAlways(database: Database): Promise<string[]> {
  return broken(database, always);
}

/** As above, for what follows once the payment provider's news have arrived. */
export function brokenAtRest(database: Database): Promise<string[]> {
  return broken(database, { ...always, ...atRest });
}
