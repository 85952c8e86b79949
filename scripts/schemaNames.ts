import { sql } from 'kysely'
import type { Db } from '../src/db/database.ts'

export type SchemaNames = { tables: string[]; indexes: string[]; functions: string[]; triggers: string[] }

/** What stands in a migrated database, by name: what the migrations made, and the tables of the job queue. */
export async function schemaNames(db: Db): Promise<SchemaNames> {
  const namesOf = async (query: ReturnType<typeof sql<{ name: string }>>): Promise<string[]> =>
    (await query.execute(db)).rows.map(({ name }) => name).toSorted()
  return {
    tables: await namesOf(sql`
      select oid::regclass::text as name from pg_class where relkind in ('r', 'v') and relnamespace = 'public'::regnamespace
        and relname <> 'kysely_migration_lock'
      union all select oid::regclass::text from pg_class where relnamespace = to_regnamespace('pgboss') and relname in ('job', 'job_common', 'queue', 'version')`),
    indexes: await namesOf(sql`
      select indexrelid::regclass::text as name from pg_index join pg_class on oid = indexrelid where relnamespace = 'public'::regnamespace`),
    functions: await namesOf(sql`
      select f.oid::regprocedure::text as name from pg_proc as f where f.pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend as d where d.classid = 'pg_proc'::regclass and d.objid = f.oid and d.deptype = 'e')`),
    triggers: await namesOf(sql`
      select tgname as name from pg_trigger join pg_class on pg_class.oid = tgrelid where not tgisinternal and relnamespace = 'public'::regnamespace`),
  }
}
