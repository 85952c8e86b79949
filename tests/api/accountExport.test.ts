import { mkdir, readdir, readFile, readlink, truncate, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { putCaptions } from '../../src/db/caption/captions.ts'
import { languageCodes } from '../../src/shared/contentDetails.ts'
import { sections } from '../../src/api/accountExport/sections.ts'
import { keys, randomName } from '../../src/storage/keys.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'
import { unzip } from '../support/zip.ts'

let site: TestApi
let ada: Creator
let other: Creator
let content: string

beforeAll(async () => {
  site = await startApi({ listen: true })
  ;[ada, other] = [await site.creator('Ada filme'), await site.creator('Une autre')]
  content = await site.playable(ada, { title: 'Ma vidéo', hashtags: ['mer', 'été'], statuts: 'private' })
})
afterAll(() => site.close())

async function put(key: string, bytes: string | number, at = site): Promise<void> {
  const path = at.storage.path(key)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, typeof bytes === 'string' ? bytes : '')
  if (typeof bytes === 'number') await truncate(path, bytes)
}

const open = (person: Person, uuid = person.uuid, at = site) =>
  fetch(`${at.url}/users/${uuid}/export`, { headers: { authorization: `Bearer ${person.token}` } })
async function archive(person: Person): Promise<Map<string, Buffer>> {
  return unzip(Buffer.from(await (await open(person)).arrayBuffer()))
}
async function json(person: Person, name: string): Promise<unknown> {
  return JSON.parse(String((await archive(person)).get(name)))
}

describe('an account export', () => {
  it('is a zip download that is not cached', async () => {
    const answer = await open(ada)
    await answer.arrayBuffer()
    expect({ status: answer.status, type: answer.headers.get('content-type'), cache: answer.headers.get('cache-control') }).toEqual({
      status: 200,
      type: 'application/zip',
      cache: 'no-store',
    })
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="lucarne-\d{4}-\d\d-\d\d\.zip"$/)
  })

  it('lists its contents', async () => {
    const files = await archive(other)
    expect([...files.keys()]).toEqual(['LISEZ-MOI.txt', 'profil.json', ...sections.map(({ file }) => file)])
    for (const name of files.keys())
      expect(String(files.get('LISEZ-MOI.txt'))).toContain(name === 'LISEZ-MOI.txt' ? other.username : `${name} : `)
  })

  it('contains the account, with its private fields', async () => {
    expect(await json(ada, 'profil.json')).toMatchObject({ uuid: ada.uuid, email: ada.email, firstname: 'Ada', lastname: 'Martin' })
  })

  it('contains what the user created, including private things', async () => {
    expect(await json(ada, 'chaine.json')).toMatchObject([{ uuid: ada.channel, name: 'Ada filme' }])
    expect(await json(ada, 'videos.json')).toMatchObject([
      {
        uuid: content,
        title: 'Ma vidéo',
        statuts: 'private',
        state: 'complete',
        duration: 60,
        hashtags: ['mer', 'été'],
        comments_open: true,
        downloads_allowed: false,
      },
    ])
  })

  it('contains the captions of the user’s videos, on several pages, and of nobody else’s', async () => {
    const someone = await site.creator('Polyglotte')
    const texts = []
    for (const language of languageCodes.slice(0, 25)) {
      const webvtt = `WEBVTT\n\n${language}\n`
      texts.push(webvtt)
      const own = texts.length % 2 === 0 ? 'Une' : 'Deux'
      const content_uuid = await site.content(someone, { title: own })
      await putCaptions(site.database.db, { content_uuid, language, is_automatic: false, webvtt })
    }
    await putCaptions(site.database.db, { content_uuid: content, language: 'fr', is_automatic: true, webvtt: 'WEBVTT\n' })
    const rows = z.array(z.object({ webvtt: z.string() })).parse(await json(someone, 'sous-titres.json'))
    expect(rows.map(({ webvtt }) => webvtt).toSorted()).toEqual(texts.toSorted())
    expect(await json(ada, 'sous-titres.json')).toMatchObject([
      { content_uuid: content, title: 'Ma vidéo', language: 'fr', is_automatic: true, webvtt: 'WEBVTT\n' },
    ])
  })

  it('contains what the user did: reactions, follows, views, history, comments, playlists', async () => {
    const seen = await site.playable(other, { title: 'Vue' })
    const of = { user_uuid: ada.uuid, content_uuid: seen }
    must(await site.call('POST', '/reactions', { as: ada, body: { ...of, like: true } }), 201)
    must(await site.call('POST', '/views', { as: ada, body: { ...of, source: 'search' } }), 201)
    must(await site.call('POST', '/historicals', { as: ada, body: of }), 201)
    const { db } = site.database
    await db
      .insertInto('comments')
      .values({ ...of, text: 'Très beau' })
      .execute()
    await db.insertInto('follows').values({ follower_uuid: ada.uuid, followed_uuid: other.channel }).execute()
    const files = await archive(ada)
    const read = (name: string): unknown => JSON.parse(String(files.get(name)))
    expect(read('j-aime.json')).toEqual([{ content_uuid: seen, title: 'Vue', liked: true, created_at: expect.any(String) }])
    expect(read('vues.json')).toMatchObject([{ content_uuid: seen, title: 'Vue', source: 'search' }])
    expect(read('historique.json')).toMatchObject([{ content_uuid: seen, title: 'Vue', position: 0 }])
    expect(read('commentaires.json')).toMatchObject([{ content_uuid: seen, text: 'Très beau' }])
    expect(read('abonnements.json')).toMatchObject([{ channel_uuid: other.channel, name: 'Une autre' }])
    expect(read('playlists.json')).toMatchObject([{ name: 'À consulter plus tard', is_default: true }])
  })

  it('does not contain the title of another user’s content that has become private', async () => {
    const hidden = await site.playable(other, { title: 'Secret' })
    must(await site.call('POST', '/reactions', { as: ada, body: { user_uuid: ada.uuid, content_uuid: hidden, like: true } }), 201)
    must(await site.call('PUT', `/contents/${hidden}`, { as: other, body: { statuts: 'private' } }), 200)
    expect(await json(ada, 'j-aime.json')).toContainEqual({
      content_uuid: hidden,
      title: null,
      liked: true,
      created_at: expect.any(String),
    })
    expect(await json(other, 'videos.json')).toContainEqual(expect.objectContaining({ title: 'Secret' }))
  })

  it('contains all rows when there are several pages of them', async () => {
    const { db } = site.database
    const person = await site.person()
    await sql`insert into contents (channel_uuid, title, statuts) select ${other.channel}::uuid, 'n', 'public' from generate_series(1, 1203)`.execute(
      db,
    )
    await sql`insert into reactions (user_uuid, content_uuid) select ${person.uuid}::uuid, uuid from contents where title = 'n'`.execute(db)
    expect(await json(person, 'j-aime.json')).toHaveLength(1203)
  })

  it('contains no secret: no password or token, and no hash of them', async () => {
    const files = await archive(ada)
    const all = [...files.values()].map(String).join('\n')
    const { db } = site.database
    const user = await db.selectFrom('users').select('password_hash').where('uuid', '=', ada.uuid).executeTakeFirstOrThrow()
    const tokens = await db.selectFrom('sessions').select('token_hash').where('user_uuid', '=', ada.uuid).execute()
    for (const secret of [user.password_hash ?? '', ada.token, ...tokens.map((row) => row.token_hash)]) expect(all).not.toContain(secret)
    expect(JSON.parse(String(files.get('sessions.json')))).toHaveLength(tokens.length)
  })

  it('contains nothing of other accounts', async () => {
    const all = [...(await archive(other)).values()].map(String).join('\n')
    expect(all).not.toContain(ada.email)
    expect(all).not.toContain(ada.uuid)
  })
})

describe('the files of an account export', () => {
  it('are avatar, banner, images, thumbnails and videos as they were uploaded', async () => {
    const [avatar, banner] = [keys.avatar(ada.uuid, randomName()), keys.banner(ada.channel, randomName())]
    const [image, original] = [keys.file(ada.uuid, 'a'.repeat(32)), keys.original(content, content, 'mov')]
    const { db } = site.database
    await db.updateTable('users').set({ avatar_key: avatar }).where('uuid', '=', ada.uuid).execute()
    await db.updateTable('channels').set({ banner_key: banner }).where('uuid', '=', ada.channel).execute()
    await db.updateTable('media').set({ original_key: original }).where('content_uuid', '=', content).execute()
    const { poster_key } = await db.selectFrom('media').select('poster_key').where('content_uuid', '=', content).executeTakeFirstOrThrow()
    for (const key of [avatar, banner, image, original, poster_key ?? '']) await put(key, key)
    const files = await archive(ada)
    expect([...files].filter(([name]) => name.startsWith('fichiers/')).map(([name, bytes]) => [name, String(bytes)])).toEqual([
      ['fichiers/avatar.webp', avatar],
      ['fichiers/banniere.webp', banner],
      [`fichiers/images/${'a'.repeat(32)}.webp`, image],
      [`fichiers/videos/${content}/miniature.webp`, poster_key],
      [`fichiers/videos/${content}/original.mov`, original],
    ])
  })

  it('are the playable files when the original was deleted, and a missing file is skipped', async () => {
    const creator = await site.creator('Sans original')
    const video = await site.playable(creator)
    const { playlist_key } = await site.database.db
      .selectFrom('media')
      .select('playlist_key')
      .where('content_uuid', '=', video)
      .executeTakeFirstOrThrow()
    const version = (playlist_key ?? '').replace('/master.m3u8', '')
    for (const name of ['master.m3u8', '360/init.mp4', '360/seg00000.m4s']) await put(`${version}/${name}`, name)
    const names = [...(await archive(creator)).keys()].filter((name) => name.startsWith('fichiers/'))
    expect(names.toSorted()).toEqual(
      ['360/init.mp4', '360/seg00000.m4s', 'master.m3u8'].map((name) => `fichiers/videos/${video}/diffusion/${name}`),
    )
  })

  /** A creator whose export takes long: the video is a sparse file, so that it takes no room on the disk. */
  async function withVideo(at: TestApi): Promise<{ creator: Creator; video: string }> {
    const creator = await at.creator('Long métrage')
    const video = await at.playable(creator)
    const key = keys.original(video, video, 'mp4')
    await put(key, 3_000_000_000, at)
    await at.database.db.updateTable('media').set({ original_key: key }).where('content_uuid', '=', video).execute()
    return { creator, video: at.storage.path(key) }
  }

  /** How many bytes this process has read of a file; undefined when it is not open. */
  async function bytesRead(path: string): Promise<number | undefined> {
    for (const fd of await readdir('/proc/self/fd')) {
      if ((await readlink(`/proc/self/fd/${fd}`).catch(() => '')) !== path) continue
      return Number(/^pos:\s*(\d+)/.exec(await readFile(`/proc/self/fdinfo/${fd}`, 'utf8'))?.[1])
    }
    return undefined
  }

  it.runIf(process.platform === 'linux')('are read at the speed of the download, and closed when the client disconnects', async () => {
    const { creator, video } = await withVideo(site)
    const path = `${site.url}/users/${creator.uuid}/export`
    // Not fetch: when a request is aborted, it opens a new connection, for which the server would wait when it stops.
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(path, { agent: false, headers: { authorization: `Bearer ${creator.token}` } }, resolve).on('error', reject)
    })
    let taken = 0
    for await (const bytes of answer.iterator({ destroyOnReturn: false })) {
      taken += Buffer.byteLength(bytes)
      if (taken > 80_000_000) break
    }
    const read = await bytesRead(video)
    answer.destroy()
    expect((read ?? Infinity) - taken).toBeLessThan(20_000_000)
    await expect.poll(() => bytesRead(video)).toBeUndefined()
  })

  it.runIf(process.platform === 'linux')('do not keep the process from stopping', async () => {
    const short = await startApi({ listen: true })
    const { creator, video } = await withVideo(short)
    const answer = await open(creator, creator.uuid, short)
    await short.close()
    expect(await bytesRead(video)).toBeUndefined()
    await expect(answer.arrayBuffer()).rejects.toThrow()
  })
})

describe('an account export requested by someone else', () => {
  it('is refused to guests, users and administrators, and an unknown account is not found', async () => {
    expect(refusal(await site.call('GET', `/users/${ada.uuid}/export`)).code).toBe('UNAUTHENTICATED')
    for (const person of [other, await site.administrator()]) {
      expect(refusal(await site.call('GET', `/users/${ada.uuid}/export`, { as: person }))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    }
    expect(refusal(await site.call('GET', '/users/x/export', { as: ada }))).toMatchObject({ status: 404, code: 'USER_NOT_FOUND' })
  })

  it('is not possible, and one’s own is limited to a few per hour', async () => {
    const strict = await startApi({ limits: { export: { perAddress: { max: 100, seconds: 60 }, perAccount: { max: 2, seconds: 60 } } } })
    const person = await strict.person()
    const ask = () => strict.call('GET', `/users/${person.uuid}/export`, { as: person })
    const statuses = [await ask(), await ask(), await ask()].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 429])
    await strict.close()
  })
})

/** Why a table that references users is not in the export under its own name. */
const leftOut: Readonly<Record<string, string>> = {
  sign_in_codes: 'lives a minute',
  known_browsers: 'hashes that open nothing, with the time of a sign-in that the sessions have',
  invitations: 'the site’s: who made one is for its administrators',
  mail_links: 'hashes of links that mails carry, which open nothing, with the address that the account has',
  code_generators: 'the secret of an application that makes codes, which signs in',
  recovery_codes: 'hashes of codes that sign in',
  pending_sign_ins: 'lives five minutes',
  passkey_challenges: 'lives five minutes',
  uploads_in_flight: 'lives as long as a file is on its way',
  resumable_uploads: 'how much of a file has arrived, for seven days; the video is exported once it has',
  identity_links: 'lives ten minutes, and is not the account’s yet',
  upload_receipts: 'lives a day: when a file of the person’s arrived, and its size',
  unread_notifications: 'a count of the notifications',
  content_viewers: 'who may open a video is for its owner to know, in whose videos the names are exported',
  content_unlocks: 'lives seven days: which passwords of videos the person has given',
  blocked_commenters: 'what owners of channels decided about others; the person does not see whose decision it was beyond its effect',
  audit_log: 'the site’s record of administrative acts, not the person’s',
}

describe('every table that references users', () => {
  it('is exported, or has a reason not to be', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'users'::regclass`.execute(
      site.database.db,
    )
    const exported = new Set<string>(sections.map(({ table }) => table))
    expect(rows.map(({ name }) => name).filter((name) => !exported.has(name) && !(name in leftOut))).toEqual([])
  })
})
