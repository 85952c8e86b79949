import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../connection/database.ts'
import { rowsOf } from '../connection/rows.ts'

/** The existing parts of a database by kind: names, with the properties that the code relies on. */
export type SchemaParts = Readonly<Record<z.output<typeof kind>, readonly string[]>>
const kind = z.enum(['tables', 'columns', 'constraints', 'indexes', 'functions', 'triggers', 'extensions', 'textSearch'])
const described = z.object({ standing: z.record(kind, z.array(z.string())) })

/** The columns of a constraint in its order, or by name where it has none. */
function columnNames(table: string, numbers: string, order = 'n'): RawBuilder<string> {
  return sql.raw(`(select string_agg(a.attname, ', ' order by ${order})
    from unnest(${numbers}) with ordinality as u (attnum, n) join pg_attribute as a on a.attrelid = ${table} and a.attnum = u.attnum)`)
}

/**
 * Reads, in one query, the existing and working parts of a schema: what the migrations create, and the job queue's tables with their
 * primary keys. Constraints are listed without their names, which depend on the version of PostgreSQL. Disabled or unfinished parts are
 * left out.
 */
export async function existingSchema(db: Db): Promise<SchemaParts> {
  const rows = await rowsOf(db, described)`
    with
      tables as (
        select c.oid, c.relnamespace = to_regnamespace('public') as is_ours, c.relkind,
          case when c.relnamespace = to_regnamespace('public') then '' else 'pgboss.' end || c.relname as name
        from pg_class as c
        where c.relkind in ('r', 'v', 'p') and (
          c.relnamespace = to_regnamespace('public') and c.relname <> 'kysely_migration_lock'
          or c.relnamespace = to_regnamespace('pgboss') and c.relname in ('job', 'job_common', 'queue', 'version'))
      ),
      columns as (
        select t.name || '.' || a.attname || ' (' || concat_ws(', ', format_type(a.atttypid, a.atttypmod),
          case when a.attnotnull then 'not null' end,
          case when a.attidentity <> '' then 'identity' when a.attgenerated <> '' then 'generated' when a.atthasdef then 'default' end) || ')' as name
        from tables as t join pg_attribute as a on a.attrelid = t.oid
        where t.is_ours and a.attnum > 0 and not a.attisdropped
      ),
      constraints as (
        select t.name || case c.contype
          when 'p' then ' primary key (' || ${columnNames('c.conrelid', 'c.conkey')} || ')'
          when 'u' then ' unique (' || ${columnNames('c.conrelid', 'c.conkey')} || ')'
          when 'c' then ' check (' || ${columnNames('c.conrelid', 'c.conkey', 'a.attname')} || ')'
          else ' foreign key (' || ${columnNames('c.conrelid', 'c.conkey')} || ') references ' || c.confrelid::regclass::text
            || ' (' || ${columnNames('c.confrelid', 'c.confkey')} || ')'
            || case c.confdeltype when 'c' then ' on delete cascade' when 'n' then ' on delete set null' when 'd' then ' on delete set default' else '' end
          end as name
        from tables as t join pg_constraint as c on c.conrelid = t.oid
        where (c.contype = 'p' or t.is_ours and c.contype in ('u', 'c', 'f'))
          and not exists (select from pg_trigger where tgconstraint = c.oid and tgenabled not in ('O', 'A'))
      ),
      indexes as (
        select c.relname || case when i.indisunique then ' (unique)' else '' end as name
        from pg_index as i join pg_class as c on c.oid = i.indexrelid
        where c.relnamespace = to_regnamespace('public') and i.indisvalid and i.indisready
      ),
      functions as (
        select f.oid::regprocedure::text as name from pg_proc as f
        where f.pronamespace = to_regnamespace('public')
          and not exists (select from pg_depend as d where d.classid = 'pg_proc'::regclass and d.objid = f.oid and d.deptype = 'e')
      ),
      triggers as (
        select t.name || '.' || g.tgname as name from pg_trigger as g join tables as t on t.oid = g.tgrelid
        where t.is_ours and not g.tgisinternal and g.tgenabled in ('O', 'A')
      )
    select json_build_object(
      'tables', (select coalesce(json_agg(name order by name collate "C"), '[]') from tables),
      'columns', (select coalesce(json_agg(name order by name collate "C"), '[]') from columns),
      -- Two of the same description count as two.
      'constraints', (select coalesce(json_agg(name order by name collate "C"), '[]') from (
        select name || case when n > 1 then ' ' || n else '' end as name
        from (select name, row_number() over (partition by name) as n from constraints) as numbered) as described),
      'indexes', (select coalesce(json_agg(name order by name collate "C"), '[]') from indexes),
      'functions', (select coalesce(json_agg(name order by name collate "C"), '[]') from functions),
      'triggers', (select coalesce(json_agg(name order by name collate "C"), '[]') from triggers),
      'extensions', (select coalesce(json_agg(extname order by extname collate "C"), '[]') from pg_extension where extname <> 'plpgsql'),
      'textSearch', (select coalesce(json_agg(cfgname order by cfgname collate "C"), '[]') from pg_ts_config where cfgnamespace = to_regnamespace('public'))
    ) as standing`
  const [row] = rows
  if (!row) throw new Error('a query without a table gave no row')
  return row.standing
}
