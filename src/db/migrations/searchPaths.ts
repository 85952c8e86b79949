import { type Kysely, sql } from 'kysely'

/**
 * Gives each of the site's functions whose text PostgreSQL has not parsed the search path that is in force now, so that a restored
 * database, whose restorer has an empty one, finds what they call. Not for functions that queries write out for each row: a path keeps
 * PostgreSQL from inlining them; those are written with a parsed body (see 0016).
 */
export async function pinSearchPaths(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    declare
      own record;
      path text := (select string_agg(quote_ident(s), ', ') from unnest(current_schemas(false)) as s);
    begin
      for own in
        select oid::regprocedure as name from pg_proc
        where pronamespace = current_schema()::regnamespace and prosqlbody is null
          and not exists (select from unnest(proconfig) as setting where setting like 'search_path=%')
          and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
      loop
        execute format('alter function %s set search_path = %s', own.name, path);
      end loop;
    end $$`.execute(db)
}
