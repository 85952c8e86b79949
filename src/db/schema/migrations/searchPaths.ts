import { type Kysely, sql } from 'kysely'

/**
 * Sets the current search path on each of the site's functions whose body PostgreSQL has not parsed, so that they work in a restored
 * database, where the search path is empty. Functions that queries inline for each row are excluded, because a search path prevents
 * inlining; those are written with a parsed body (see 0016).
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
