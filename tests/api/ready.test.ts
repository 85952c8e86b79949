import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schemaNames } from '../../scripts/schemaNames.ts'
import { mustBeComplete } from '../../src/db/completeness.ts'
import { requiredSchema } from '../../src/db/requiredSchema.ts'
import { must, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
})
afterAll(() => site.close())

const ready = () => site.call('GET', '/ready')
/** What «not ready» says while a statement's effect lasts. */
async function without(loss: string): Promise<{ status: number; message: string }> {
  const { db } = site.database
  const undone = new Error('rolled back')
  let answer: { status: number; message: string } | undefined
  await db
    .transaction()
    .execute(async (tx) => {
      await sql.raw(loss).execute(tx)
      answer = await mustBeComplete(tx).then(
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

describe('a site whose database is whole', () => {
  it('is ready', async () => {
    expect(must(await ready(), 200)).toEqual({ status: 'ready' })
  })

  it('has exactly what the code says that it needs: `npm run schema` writes that down', async () => {
    expect(await schemaNames(site.database.db)).toEqual(requiredSchema)
  })
})

describe('a site whose database lacks something', () => {
  const say = (what: string) => ({ status: 503, message: `Il manque à la base de données\u00a0: ${what}` })

  it('names each table', async () => {
    for (const name of requiredSchema.tables.filter((table) => !table.startsWith('searchable_'))) {
      expect((await without(`drop table ${name} cascade`)).message).toMatch(new RegExp(`la table ${name}\\b`))
    }
  })

  it('names each trigger, one that is switched off too', async () => {
    const { rows } = await sql<{ name: string; table: string }>`
      select tgname as name, tgrelid::regclass::text as table from pg_trigger where not tgisinternal`.execute(site.database.db)
    const ours = rows.filter(({ name }) => requiredSchema.triggers.some((trigger) => trigger === name))
    expect(ours.length).toBe(requiredSchema.triggers.length)
    for (const { name, table } of ours) expect(await without(`drop trigger ${name} on ${table}`)).toEqual(say(`le déclencheur ${name}`))
    expect(await without('alter table follows disable trigger follows_count')).toEqual(say('le déclencheur follows_count'))
  })

  it('names each function', async () => {
    for (const name of requiredSchema.functions) {
      expect((await without(`drop function ${name} cascade`)).message).toMatch(/^Il manque à la base de données\u00a0: /)
    }
    expect(await without('drop function similar_words(text,integer)')).toEqual(say('la fonction similar_words(text,integer)'))
  })

  it('names an index and a migration', async () => {
    expect(await without('drop index users_email')).toEqual(say('l’index users_email'))
    expect(await without(`delete from kysely_migration where name = '0015_comment_keys'`)).toEqual(say('la migration 0015_comment_keys'))
  })

  it('names ten of many, and counts the others', async () => {
    expect((await without('drop schema public cascade')).message).toMatch(
      /^Il manque à la base de données\u00a0: (la table \w+, ){10}et \d{3} de plus$/,
    )
  })

  it('is not ready until it is there again', async () => {
    await sql`alter table words rename to words_lost`.execute(site.database.db)
    expect(refusal(await ready())).toMatchObject({ status: 503, code: 'NOT_READY', message: say('la table words').message })
    await sql`alter table words_lost rename to words`.execute(site.database.db)
    must(await ready(), 200)
  })
})
