/**
 * Takes every row out and starts every number anew. Only tables that hold something are touched: emptying all of them
 * by `truncate` takes ten times as long. Foreign keys rest meanwhile, since both ends go.
 */
export const emptied = `do $$
  declare
    place text;
    filled boolean;
  begin
    perform set_config('session_replication_role', 'replica', true);
    for place in select format('%I.%I', schemaname, tablename) from pg_tables where schemaname = 'public' loop
      execute format('select exists (select from %s)', place) into filled;
      if filled then execute format('delete from %s', place); end if;
    end loop;
    for place in
      select format('%I.%I', schemaname, sequencename) from pg_sequences
      where schemaname = 'public' and last_value is not null
    loop
      execute format('alter sequence %s restart', place);
    end loop;
    drop schema if exists pgboss cascade;
  end
$$`;
