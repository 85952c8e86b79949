import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Creator, must, type Person, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let administrator: Person
beforeAll(async () => {
  site = await startApi({ listen: true })
  administrator = await site.administrator()
})
afterAll(() => site.close())

async function editorOf(owner: Creator): Promise<Person> {
  const person = await site.person()
  const members = `/channels/${owner.channel}/members`
  must(await site.call('POST', members, { as: owner, body: { username: person.username } }), 201)
  must(await site.call('PUT', `${members}/me/acceptance`, { as: person }), 204)
  return person
}

/** Subscribes, and returns what reads the stream after its first line. */
async function listen(topics: string, as: Person): Promise<ReadableStreamDefaultReader<string>> {
  const response = await fetch(`${site.url}/events?topics=${topics}`, { headers: { authorization: `Bearer ${as.token}` } })
  expect(response.status).toBe(200)
  if (!response.body) throw new Error('The stream has no body')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader.read()).value).toContain('listening')
  return reader
}

async function giveRole(person: Person, name: string): Promise<void> {
  const role = await site.database.db.selectFrom('roles').select('uuid').where('name', '=', name).executeTakeFirstOrThrow()
  must(await site.call('PUT', `/users/${person.uuid}`, { as: administrator, body: { role_id: role.uuid } }), 200)
}

/** Reads until a text has come. @returns false when the stream ends before */
async function readUntil(reader: ReadableStreamDefaultReader<string>, text: string): Promise<boolean> {
  for (let read = ''; !read.includes(text);) {
    const { done, value } = await reader.read()
    if (done) return false
    read += value
  }
  return true
}
const ended = async (reader: ReadableStreamDefaultReader<string>): Promise<boolean> => !(await readUntil(reader, 'never sent'))

describe('the open stream of an editor', () => {
  it('ends when the owner of the channel is suspended; other streams of theirs go on', async () => {
    const owner = await site.creator()
    const editor = await editorOf(owner)
    const own = await listen(`user:${editor.uuid}`, editor)
    const stream = await listen(`channel:${owner.channel}`, editor)
    must(await site.call('PUT', `/users/${owner.uuid}/suspended`, { as: administrator }), 200)
    expect(await ended(stream)).toBe(true)
    await site.database.changes.publish({ kind: 'notification', user_uuid: editor.uuid })
    expect((await own.read()).value).toContain('"notification"')
    await own.cancel()
  })

  it('ends when the owner may not publish any more', async () => {
    const owner = await site.creator()
    const editor = await editorOf(owner)
    const stream = await listen(`channel:${owner.channel}`, editor)
    await giveRole(owner, 'Utilisateur')
    expect(await ended(stream)).toBe(true)
  })
})

it('the open stream of a named person ends when the video is not for them any more', async () => {
  const [owner, named, other] = [await site.creator(), await site.person(), await site.person()]
  const content = await site.playable(owner, { statuts: 'private' })
  const nameFor = async (...people: Person[]) =>
    must(
      await site.call('PUT', `/contents/${content}`, {
        as: owner,
        body: { details: { audience: 'people', allowed_usernames: people.map(({ username }) => username) } },
      }),
      200,
    )
  await nameFor(named, other)
  const [ends, stays] = [await listen(`content:${content}`, named), await listen(`content:${content}`, other)]
  await nameFor(other)
  expect(await ended(ends)).toBe(true)
  await site.database.changes.publish({ kind: 'media', content_uuid: content, channel_uuid: owner.channel })
  expect(await readUntil(stays, '"media"')).toBe(true)
  await stays.cancel()
})

describe('the open stream of a moderator', () => {
  const forNobodyElse = (content: string, owner: Creator) =>
    site.call('PUT', `/contents/${content}`, { as: owner, body: { statuts: 'private', details: { audience: 'people' } } })

  it.each([
    { what: 'for named people', restrict: forNobodyElse },
    { what: 'hidden', restrict: (content: string) => site.call('PUT', `/contents/${content}/hidden`, { as: administrator }) },
  ])('about a video that is $what ends when they moderate no more', async ({ restrict }) => {
    const [owner, moderator] = [await site.creator(), await site.moderator()]
    const content = await site.playable(owner)
    must(await restrict(content, owner), 200)
    const stream = await listen(`content:${content}`, moderator)
    await giveRole(moderator, 'Utilisateur')
    expect(await ended(stream)).toBe(true)
  })

  it('goes on when they still may see the video', async () => {
    const [owner, promoted, demoted] = [await site.creator(), await site.moderator(), await site.moderator()]
    const [restricted, open] = [await site.playable(owner), await site.playable(owner)]
    must(await forNobodyElse(restricted, owner), 200)
    const stays = [await listen(`content:${restricted}`, promoted), await listen(`content:${open}`, demoted)]
    const ends = await listen(`content:${restricted}`, demoted)
    await giveRole(promoted, 'Administrateur')
    await giveRole(demoted, 'Utilisateur')
    // The others have been looked at by then.
    expect(await ended(ends)).toBe(true)
    for (const content of [restricted, open])
      await site.database.changes.publish({ kind: 'media', content_uuid: content, channel_uuid: owner.channel })
    for (const stream of stays) {
      expect(await readUntil(stream, '"media"')).toBe(true)
      await stream.cancel()
    }
  })
})
