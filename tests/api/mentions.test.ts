import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Comment, commentSchema } from '../../src/shared/entities/comment.ts'
import { notificationSchema } from '../../src/shared/entities/notification.ts'
import { type Creator, must, type Person, startApi, type TestApi } from '../support/api.ts'
import { commentsSite } from '../support/comments.ts'

let site: TestApi
let of: ReturnType<typeof commentsSite>
let owner: Creator
let content: string
let writer: Creator
let named: Creator

beforeAll(async () => {
  site = await startApi()
  of = commentsSite(site)
})
beforeEach(async () => {
  owner = await site.creator('La mer')
  content = await site.playable(owner, { title: 'Les vagues' })
  writer = await site.creator('Qui écrit')
  named = await site.creator('Nommée')
})
afterAll(() => site.close())

const edit = async (comment: string, text: string, as: Person = writer): Promise<Comment> =>
  commentSchema.parse(must(await site.call('PUT', `/comments/${comment}`, { as, body: { text } }), 200))
const newsOf = async (person: Person) =>
  notificationSchema
    .array()
    .parse(must(await site.call('GET', '/notifications?limit=100', { as: person }), 200))
    .map(({ kind, comment_uuid, actor }) => ({ kind, comment: comment_uuid, actor: actor?.uuid }))
const mention = (comment: string) => ({ kind: 'mention', comment, actor: writer.uuid })
const block = async (person: Person, as: Creator) =>
  must(await site.call('PUT', `/channels/${as.channel}/blocked-commenters/${person.uuid}`, { as, body: { deletesComments: false } }), 204)
const rename = async (person: Person, username: string) =>
  sql`update users set username = ${username} where uuid = ${person.uuid}::uuid`.execute(site.database.db)

describe('a comment that names people', () => {
  it('has their names as it writes them and their usernames, of those who have a channel', async () => {
    const other = await site.person()
    const text = `Merci @${named.username.toUpperCase()} et @${other.username}, @personne_ici, x@${owner.username}.fr !`
    const comment = await of.add(content, writer, text)
    expect(comment.mentions).toEqual([{ name: named.username.toUpperCase(), username: named.username }])
    expect((await of.list(content)).map(({ mentions }) => mentions)).toEqual([comment.mentions])
  })

  it('notifies each of them once, also without a channel', async () => {
    const other = await site.person()
    const { uuid } = await of.add(content, writer, `@${named.username} @${other.username} @${named.username}`)
    expect([await newsOf(named), await newsOf(other)]).toEqual([[mention(uuid)], [mention(uuid)]])
  })

  it('keeps its link to somebody who is called otherwise since, also when its text changes', async () => {
    const before = named.username
    const { uuid } = await of.add(content, writer, `Merci @${before}`)
    const after = `autre_${before}`.slice(0, 30)
    await rename(named, after)
    const link = [{ name: before, username: after }]
    expect((await of.list(content))[0]?.mentions).toEqual(link)
    expect((await edit(uuid, `Merci encore @${before}`)).mentions).toEqual(link)
  })

  it('notifies of a name that a change adds, and of none that it had', async () => {
    const other = await site.person()
    const { uuid } = await of.add(content, writer, `Merci @${named.username}`)
    await site.database.db.deleteFrom('notifications').where('comment_uuid', '=', uuid).execute()
    await edit(uuid, `Merci @${other.username}`)
    const again = await edit(uuid, `Merci @${named.username} et @${other.username}`)
    expect(again.mentions).toEqual([{ name: named.username, username: named.username }])
    expect([await newsOf(named), await newsOf(other)]).toEqual([[], [mention(uuid)]])
    expect((await edit(uuid, 'Merci')).mentions).toEqual([])
  })

  it('notifies neither its author nor whom it notifies otherwise', async () => {
    const { uuid } = await of.add(content, writer, `@${writer.username} @${owner.username}`)
    expect(await newsOf(writer)).toEqual([])
    expect(await newsOf(owner)).toEqual([{ kind: 'comment', comment: uuid, actor: writer.uuid }])
    const reply = await of.add(content, owner, `@${writer.username} merci`, uuid)
    expect(await newsOf(writer)).toEqual([{ kind: 'reply', comment: reply.uuid, actor: owner.uuid }])
  })

  it('notifies ten people at most, and links to no others', async () => {
    const people: Creator[] = []
    for (let index = 0; index < 11; index += 1) people.push(await site.creator())
    const comment = await of.add(content, writer, people.map(({ username }) => `@${username}`).join(' '))
    const counts: number[] = []
    for (const person of people) counts.push((await newsOf(person)).length)
    expect([counts, comment.mentions.length]).toEqual([[...Array<number>(10).fill(1), 0], 10])
  })
})

describe('somebody is not notified', () => {
  const isTold = async (): Promise<boolean> => {
    await of.add(content, writer, `@${named.username}`)
    return (await newsOf(named)).length > 0
  }

  it('while nothing stands against it, they are', async () => expect(await isTold()).toBe(true))

  it('of whom they mute', async () => {
    must(await site.call('PUT', `/channels/${writer.channel}/mute`, { as: named }), 204)
    expect(await isTold()).toBe(false)
  })

  it('of whom they block', async () => {
    await block(writer, named)
    expect(await isTold()).toBe(false)
  })

  it('of who blocks them', async () => {
    await block(named, writer)
    expect(await isTold()).toBe(false)
  })

  it('while their account is suspended', async () => {
    await sql`update users set suspended_at = now() where uuid = ${named.uuid}::uuid`.execute(site.database.db)
    await of.add(content, writer, `@${named.username}`)
    const { rows } = await sql`select from notifications where user_uuid = ${named.uuid}::uuid`.execute(site.database.db)
    expect(rows).toHaveLength(0)
  })

  it('when they want no mentions', async () => {
    const kinds = [{ kind: 'mention', onSite: false, byMail: false }]
    must(await site.call('PUT', '/notifications/choices', { as: named, body: { kinds, digest: 'never' } }), 200)
    expect(await isTold()).toBe(false)
  })

  it('under a private video, but for its owner', async () => {
    must(await site.call('PUT', `/contents/${content}`, { as: owner, body: { statuts: 'private' } }), 200)
    expect(await isTold()).toBe(false)
  })

  it('once their account is deleted, whose name is then text', async () => {
    const comment = await of.add(content, writer, `@${named.username}`)
    await sql`delete from channels where creator_uuid = ${named.uuid}::uuid`.execute(site.database.db)
    await sql`delete from users where uuid = ${named.uuid}::uuid`.execute(site.database.db)
    expect((await of.list(content))[0]?.mentions).toEqual([])
    expect((await edit(comment.uuid, `Adieu @${named.username}`)).mentions).toEqual([])
  })
})

describe('the notification of a mention', () => {
  it('comes when a held comment is published', async () => {
    must(await site.call('PUT', `/channels/${owner.channel}`, { as: owner, body: { commentsMode: 'held' } }), 200)
    const { uuid } = await of.add(content, writer, `@${named.username}`)
    expect(await newsOf(named)).toEqual([])
    await edit(uuid, `Encore @${named.username}`)
    expect(await newsOf(named)).toEqual([])
    const { updatedAt } = (await of.list(content, writer))[0] ?? {}
    must(await site.call('POST', `/held-comments/${uuid}/publication`, { as: owner, body: { updatedAt } }), 200)
    expect(await newsOf(named)).toEqual([mention(uuid)])
  })

  it('does not come to who has read the comment to publish it', async () => {
    must(await site.call('PUT', `/channels/${owner.channel}`, { as: owner, body: { commentsMode: 'held' } }), 200)
    const { uuid } = await of.add(content, writer, `@${owner.username} et @${named.username}`)
    must(await site.call('POST', `/held-comments/${uuid}/publication`, { as: owner, body: { updatedAt: null } }), 200)
    expect(await newsOf(owner)).toEqual([])
    expect(await newsOf(named)).toEqual([mention(uuid)])
  })

  it('is withdrawn when the comment is hidden or deleted', async () => {
    const { uuid } = await of.add(content, writer, `@${named.username}`)
    await of.mark('PUT', uuid, 'hidden', await site.moderator())
    expect(await newsOf(named)).toEqual([])
    const other = await of.add(content, writer, `@${named.username}`)
    must(await site.call('DELETE', `/comments/${other.uuid}`, { as: writer }), 204)
    expect(await newsOf(named)).toEqual([])
  })
})
