import { rm } from 'node:fs/promises'
import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completenessCheck } from '../../src/db/schema/completeness.ts'
import { requiredSchema } from '../../src/db/schema/requiredSchema.ts'
import { existingSchema } from '../../src/db/schema/existingSchema.ts'
import { builtInRoleNames } from '../../src/shared/roles.ts'
import { migrate } from '../../src/db/schema/migrate.ts'
import { migrations } from '../../src/db/schema/migrations.ts'
import { silentLog } from '../../src/shared/log.ts'
import { must, refusal, startApi, type TestApi } from '../support/api.ts'
import { testDatabase } from '../support/database.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
})
afterAll(() => site.close())

const ready = () => site.call('GET', '/ready')
/** The «not ready» message while a statement's effect lasts. */
async function without(...losses: string[]): Promise<{ status: number; message: string }> {
  const { db } = site.database
  const undone = new Error('rolled back')
  let answer: { status: number; message: string } | undefined
  await db
    .transaction()
    .execute(async (tx) => {
      for (const loss of losses) await sql.raw(loss).execute(tx)
      answer = await completenessCheck(tx)().then(
        () => ({ status: 200, message: '' }),
        ({ status, message }: { status: number; message: string }) => ({ status, message }),
      )
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  return answer ?? { status: 0, message: '' }
}

describe('a site with a complete database', () => {
  it('is ready', async () => {
    expect(must(await ready(), 200)).toEqual({ status: 'ready' })
  })

  it('has exactly the schema that the code requires: `npm run schema` writes it', async () => {
    expect(await existingSchema(site.database.db)).toEqual(requiredSchema)
  })

  it('is checked with one query per request, and one query for concurrent requests', async () => {
    let queries = 0
    const counter: KyselyPlugin = {
      transformQuery({ node }) {
        queries += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const isComplete = completenessCheck(site.database.db.withPlugin(counter))
    await Promise.all(Array.from({ length: 20 }, isComplete))
    expect(queries).toBe(21)
  })

  it('is also complete when each version of the code has applied its own migration', async () => {
    const database = await testDatabase()
    try {
      const { db } = database
      await sql`drop schema public cascade`.execute(db)
      await sql`create schema public`.execute(db)
      const all = Object.entries(migrations)
      for (const index of all.keys()) await migrate(db, silentLog, Object.fromEntries(all.slice(0, index + 1)))
      expect(await existingSchema(db)).toEqual(requiredSchema)
      await database.ready()
    } finally {
      await database.close()
    }
  })

  it('is ready when a newer process has already migrated it', async () => {
    const newer = `insert into kysely_migration (name, timestamp) values ('9001_newer', '')`
    expect((await without(newer, 'alter table comments rename column text to body')).status).toBe(200)
  })
})

describe('a site with an incomplete database', () => {
  const say = (what: string) => ({ status: 503, message: `Il manque à la base de données\u00a0: ${what}` })

  it('names each missing table', async () => {
    for (const name of requiredSchema.tables.filter((table) => !table.startsWith('searchable_'))) {
      expect((await without(`drop table ${name} cascade`)).message).toMatch(new RegExp(`la table ${name}\\b`))
    }
  })

  it('names each missing trigger, also a disabled one', async () => {
    const { rows } = await sql<{ name: string; table: string }>`
      select tgname as name, tgrelid::regclass::text as table from pg_trigger where not tgisinternal`.execute(site.database.db)
    const ours = rows.filter(({ name, table }) => requiredSchema.triggers.some((trigger) => trigger === `${table}.${name}`))
    expect(ours.length).toBe(requiredSchema.triggers.length)
    for (const { name, table } of ours)
      expect(await without(`drop trigger ${name} on ${table}`)).toEqual(say(`le déclencheur ${table}.${name}`))
    expect(await without('alter table follows disable trigger follows_count')).toEqual(say('le déclencheur follows.follows_count'))
  })

  it('names each missing constraint', async () => {
    const { rows } = await sql<{ name: string; table: string; kind: string }>`
      select conname as name, conrelid::regclass::text as table,
        case contype when 'p' then 'primary key' when 'u' then 'unique' when 'c' then 'check' else 'foreign key' end as kind
      from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'c', 'f')
        and conrelid <> 'kysely_migration_lock'::regclass`.execute(site.database.db)
    expect(rows.length).toBe(requiredSchema.constraints.filter((name) => !name.startsWith('pgboss.')).length)
    for (const { name, table, kind } of rows) {
      const { status, message } = await without(`alter table ${table} drop constraint ${name} cascade`)
      // A primary key is dropped with the foreign keys that reference it, which are named first.
      const what = kind === 'primary key' ? '' : ` ${table} ${kind} (`
      expect([name, status, message]).toEqual([name, 503, expect.stringContaining(`la contrainte${what}`)])
    }
    expect(await without('alter table sessions drop constraint sessions_user_uuid_fkey')).toEqual(
      say('la contrainte sessions foreign key (user_uuid) references users (uuid) on delete cascade'),
    )
  })

  it('names a foreign key whose triggers are disabled', async () => {
    expect(await without('alter table sessions disable trigger all')).toEqual(
      say('la contrainte sessions foreign key (user_uuid) references users (uuid) on delete cascade'),
    )
  })

  it('compares a constraint by its definition, whatever its name', async () => {
    expect((await without('alter table sessions rename constraint sessions_user_uuid_fkey to other')).status).toBe(200)
    const otherwise = `alter table sessions drop constraint sessions_user_uuid_fkey, add foreign key (user_uuid) references users (uuid)`
    expect((await without(otherwise)).message).toContain('on delete cascade')
  })

  it('names a column that has another name, another type or no default', async () => {
    for (const table of new Set(requiredSchema.columns.map((name) => name.split('.')[0] ?? ''))) {
      const column = requiredSchema.columns.find((name) => name.startsWith(`${table}.`)) ?? ''
      const name = /\.(\w+) /.exec(column)?.[1]
      expect((await without(`alter table ${table} rename column ${name} to other`)).message).toContain(`la colonne ${column}`)
    }
    expect(await without('alter table comments rename column text to body')).toEqual(say('la colonne comments.text (text, not null)'))
    expect(await without('alter table roles rename column name to title')).toEqual(say('la colonne roles.name (text, not null)'))
    expect(await without('alter table audit_log alter column act type varchar(9)')).toEqual(
      say('la colonne audit_log.act (text, not null)'),
    )
    expect(await without('alter table users alter column uuid drop default')).toEqual(
      say('la colonne users.uuid (uuid, not null, default)'),
    )
  })

  it('names each missing role that the site relies on', async () => {
    for (const name of builtInRoleNames) {
      expect(await without(`delete from roles where name = '${name}'`)).toEqual(say(`le rôle ${name}`))
    }
  })

  it('names a missing extension and the configuration of the search', async () => {
    expect((await without('drop extension unaccent cascade')).message).toContain(
      'l’extension unaccent, la configuration de recherche french_unaccent',
    )
    expect((await without('alter text search configuration french_unaccent rename to other')).message).toBe(
      say('la configuration de recherche french_unaccent').message,
    )
  })

  it('names each missing function', async () => {
    for (const name of requiredSchema.functions) {
      expect((await without(`drop function ${name} cascade`)).message).toMatch(/^Il manque à la base de données\u00a0: /)
    }
    expect(await without('drop function similar_words(text,integer)')).toEqual(say('la fonction similar_words(text,integer)'))
  })

  it('names a missing index and a missing migration', async () => {
    expect(await without('drop index users_email')).toEqual(say('l’index users_email (unique)'))
    expect(await without(`delete from kysely_migration where name = '0015_comment_keys'`)).toEqual(say('la migration 0015_comment_keys'))
  })

  it('names ten of many, and counts the others', async () => {
    expect((await without('drop schema public cascade')).message).toMatch(
      /^Il manque à la base de données\u00a0: (la table \w+, ){10}et \d{3} de plus$/,
    )
  })

  it('is not ready until it is complete again', async () => {
    await sql`alter table words rename to words_lost`.execute(site.database.db)
    // A complete result is cached for a second.
    await expect.poll(async () => (await ready()).status).toBe(503)
    expect(refusal(await ready())).toMatchObject({ status: 503, code: 'NOT_READY', message: say('la table words').message })
    await sql`alter table words_lost rename to words`.execute(site.database.db)
    must(await ready(), 200)
  })
})

describe('a site with a part that does not answer', () => {
  const answerOf = async (withoutPart: (site: TestApi) => Promise<void>) => {
    const database = await testDatabase()
    let closed: Promise<void> | undefined
    const broken = await startApi({ database: { ...database, close: () => (closed ??= database.close()) } })
    try {
      await withoutPart(broken)
      return refusal(await broken.call('GET', '/ready'))
    } finally {
      await broken.close()
    }
  }

  it('reports that it is the storage', async () => {
    expect(await answerOf(({ storage }) => rm(storage.root, { recursive: true }))).toEqual({
      status: 503,
      code: 'NOT_READY',
      message: 'Le stockage des fichiers ne répond pas',
    })
  })

  it('reports that it is the database', async () => {
    expect(await answerOf(({ database }) => database.close())).toEqual({
      status: 503,
      code: 'NOT_READY',
      message: 'La base de données ne répond pas',
    })
  })
})
