import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertIdentity } from '../../src/db/identity/identities.ts'
import { keys, randomName } from '../../src/storage/keys.ts'
import { commentsSite } from '../support/comments.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
})
afterAll(() => site.close())

const leave = (as: { token: string }, uuid: string, current_password?: string) =>
  site.call('DELETE', `/users/${uuid}`, { as, ...(current_password !== undefined && { body: { current_password } }) })
const isThere = async ({ uuid }: Person) => (await site.call('GET', `/users/${uuid}`)).status === 200
const invalid = { status: 422, code: 'INVALID_INPUT', message: 'Veuillez corriger les erreurs dans le formulaire' }

/** An account that only signs in with a provider. */
async function withoutPassword(): Promise<Person> {
  const person = await site.person()
  await site.database.db.updateTable('users').set({ password_hash: null }).where('uuid', '=', person.uuid).execute()
  return person
}
const openedAt = (person: Person, at: Date) =>
  sql`update sessions set created_at = ${at.toISOString()}::timestamptz where user_uuid = ${person.uuid}::uuid`.execute(site.database.db)

describe('deleting one’s account', () => {
  it('requires its password', async () => {
    const person = await site.person()
    const fields = { current_password: 'Mot de passe actuel requis pour supprimer le compte' }
    expect(refusal(await leave(person, person.uuid))).toEqual({ ...invalid, fields })
    expect(refusal(await leave(person, person.uuid, ''))).toEqual({ ...invalid, fields })
    expect(refusal(await leave(person, person.uuid, 'Passe-partout8!'))).toEqual({
      ...invalid,
      fields: { current_password: 'Le mot de passe actuel est incorrect' },
    })
    expect(await isThere(person)).toBe(true)
    must(await leave(person, person.uuid, person.password), 204)
    expect(await isThere(person)).toBe(false)
  })

  it('requires, without a password, a provider sign-in of the last five minutes', async () => {
    const person = await withoutPassword()
    await openedAt(person, new Date(Date.now() - 6 * 60_000))
    const refused = { status: 403, code: 'REAUTHENTICATION_REQUIRED', message: 'Reconnectez-vous pour confirmer cette action' }
    expect(refusal(await leave(person, person.uuid))).toEqual(refused)
    // Opened before the clock was set back: nobody knows how long ago.
    await openedAt(person, new Date(Date.now() + 6 * 60_000))
    expect(refusal(await leave(person, person.uuid))).toEqual(refused)
    expect(await isThere(person)).toBe(true)
    await openedAt(person, new Date())
    must(await leave(person, person.uuid), 204)
  })

  it('is allowed to its user and to administrators, who need no password', async () => {
    const [person, stranger, administrator] = [await site.person(), await site.person(), await site.administrator()]
    expect(refusal(await leave(stranger, person.uuid, stranger.password))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(refusal(await leave(stranger, person.uuid, person.password))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(await isThere(person)).toBe(true)
    must(await leave(administrator, person.uuid), 204)
    expect(await isThere(person)).toBe(false)
  })
})

/** Every table of the site that contains the text in any row, except the rate limits, which expire within an hour. */
async function tablesWith(text: string): Promise<string[]> {
  const { db } = site.database
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
    and table_name <> 'rate_limits'`.execute(db)
  const found: string[] = []
  for (const { name } of rows) {
    const hits = await sql`select 1 from ${sql.table(name)} as t where strpos(t::text, ${text}) > 0 limit 1`.execute(db)
    if (hits.rows.length > 0) found.push(name)
  }
  return found.toSorted()
}

async function put(key: string): Promise<void> {
  const path = site.storage.path(key)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, key)
}

async function filesWith(uuids: readonly string[]): Promise<string[]> {
  const entries = await readdir(site.storage.root, { recursive: true })
  return entries.filter((path) => uuids.some((uuid) => path.includes(uuid)))
}

describe('a deleted account', () => {
  let gone: Creator
  let other: Creator
  let own: string
  let others: string

  beforeAll(async () => {
    gone = await site.creator('Éphémère')
    other = await site.creator('Qui reste')
    own = await site.playable(gone, { hashtags: ['adieu'] })
    others = await site.playable(other)
    const of = { user_uuid: gone.uuid, content_uuid: others }
    for (const path of ['/reactions', '/views', '/historicals']) {
      must(await site.call('POST', path, { as: gone, body: { ...of, ...(path === '/reactions' && { like: true }) } }), 201)
    }
    const { db } = site.database
    await db.insertInto('counted_views').values(of).execute()
    await db.insertInto('not_interested').values(of).execute()
    await db.insertInto('follows').values({ follower_uuid: gone.uuid, followed_uuid: other.channel }).execute()
    const { uuid } = await db
      .insertInto('comments')
      .values({ ...of, text: 'Au revoir' })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    await db.insertInto('comment_likes').values({ comment_uuid: uuid, user_uuid: other.uuid }).execute()
    await db.insertInto('comments').values({ text: 'Chez toi', user_uuid: other.uuid, content_uuid: own }).execute()
    await db.insertInto('reports').values({ reporter_uuid: gone.uuid, content_uuid: others, reason: 'spam' }).execute()
    await db.insertInto('problem_reports').values({ user_uuid: gone.uuid, text: gone.email, page: 'home', trace: '{}' }).execute()
    const identity = { provider: 'google', issuer: 'https://exemple.fr', subject: gone.username, email: gone.email } as const
    await insertIdentity(db, { ...identity, user_uuid: gone.uuid })
    const soon = new Date(Date.now() + 60_000)
    await db.insertInto('sign_in_codes').values({ code_hash: gone.uuid, user_uuid: gone.uuid, expires_at: soon }).execute()
    await db
      .insertInto('identity_links')
      .values({ ...identity, code_hash: gone.uuid, user_uuid: gone.uuid, expires_at: soon })
      .execute()
    await db
      .updateTable('users')
      .set({ avatar_key: keys.avatar(gone.uuid, randomName()) })
      .where('uuid', '=', gone.uuid)
      .execute()
    for (const key of [
      keys.avatar(gone.uuid, randomName()),
      keys.banner(gone.channel, randomName()),
      keys.file(gone.uuid, randomName()),
      keys.original(own, own, 'mp4'),
      keys.contentImage(own, randomName()),
      join(keys.version(own, randomName()), 'master.m3u8'),
      keys.contentImage(others, randomName()),
    ]) {
      await put(key)
    }
  })

  it('leaves no data of its user in any table, and no file', async () => {
    expect((await tablesWith(gone.uuid)).length).toBeGreaterThan(10)
    expect(await filesWith([gone.uuid, gone.channel, own])).not.toEqual([])
    const likes = () => site.call('GET', `/statistics/video/${others}`)
    expect(must(await likes(), 200)).toMatchObject({ viewsCount: 1, likesCount: 1, commentsCount: 1 })
    must(await leave(gone, gone.uuid, gone.password), 204)
    for (const trace of [gone.uuid, gone.email, gone.username, gone.channel, own]) expect(await tablesWith(trace)).toEqual([])
    expect(await filesWith([gone.uuid, gone.channel, own])).toEqual([])
    expect(must(await likes(), 200)).toMatchObject({ viewsCount: 1, likesCount: 0, commentsCount: 0 })
    expect(await filesWith([others])).not.toEqual([])
  })

  it('cannot be used: its sessions are closed, and it cannot sign in', async () => {
    expect(refusal(await site.call('GET', '/reactions', { as: gone })).code).toBe('SESSION_EXPIRED')
    const answer = await site.call('POST', '/auth/login', { body: { email: gone.email, password: gone.password } })
    expect(refusal(answer).code).toBe('BAD_CREDENTIALS')
  })

  it('releases its username and e-mail', async () => {
    must(await site.call('POST', '/users', { body: { username: gone.username, email: gone.email, password: gone.password } }), 201)
  })
})

describe('an account that is referenced by others', () => {
  it('is deleted with its videos, even if it replied to and liked comments under them', async () => {
    const [creator, other] = [await site.creator('Tissée'), await site.person()]
    const comments = commentsSite(site)
    const video = await site.playable(creator)
    const said = await comments.add(video, other, 'Bravo')
    await comments.add(video, creator, 'Merci', said.uuid)
    await comments.mark('PUT', said.uuid, 'like', creator)
    must(await leave(creator, creator.uuid, creator.password), 204)
    expect((await site.call('GET', `/comments/${said.uuid}`)).status).toBe(404)
  })

  it('is deleted with the notifications of several kinds that others caused', async () => {
    const [creator, other] = [await site.creator('Sonnée'), await site.creator('Sonneuse')]
    const comments = commentsSite(site)
    const [first, second, elsewhere] = [await site.playable(creator), await site.playable(creator), await site.playable(other)]
    must(await site.call('POST', '/follows', { as: other, body: { follower_uuid: other.uuid, followed_uuid: creator.channel } }), 201)
    for (const video of [first, second]) await comments.add(video, other, 'Bravo')
    const asked = await comments.add(elsewhere, creator, 'Et moi ?')
    await comments.add(elsewhere, other, 'Toi aussi', asked.uuid)
    await comments.add(elsewhere, creator, 'Merci', asked.uuid)
    await comments.mark('PUT', asked.uuid, 'like', creator)
    await comments.mark('PUT', asked.uuid, 'heart', other)
    must(await leave(creator, creator.uuid, creator.password), 204)
    expect(must(await site.call('GET', `/statistics/video/${elsewhere}`), 200)).toMatchObject({ commentsCount: 0 })
    expect(await tablesWith(creator.uuid)).toEqual([])
  })
})
