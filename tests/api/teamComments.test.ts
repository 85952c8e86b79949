import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notificationSchema } from '../../src/shared/entities/notification.ts'
import { type Creator, must, type Person, startApi, type TestApi } from '../support/api.ts'
import { commentsSite } from '../support/comments.ts'

let site: TestApi
let of: ReturnType<typeof commentsSite>
beforeAll(async () => {
  site = await startApi()
  of = commentsSite(site)
})
afterAll(() => site.close())

const path = ({ channel }: Creator) => `/channels/${channel}/members`
const invite = (owner: Creator, username: string) => site.call('POST', path(owner), { as: owner, body: { username } })
/** A person who edits the channel. */
async function editorOf(owner: Creator): Promise<Person> {
  const person = await site.person()
  must(await invite(owner, person.username), 201)
  must(await site.call('PUT', `${path(owner)}/me/acceptance`, { as: person }), 204)
  return person
}

describe('a comment under a video of the team', () => {
  const notificationsOf = async (person: Person) =>
    z
      .array(notificationSchema)
      .parse(must(await site.call('GET', '/notifications', { as: person }), 200))
      .filter(({ kind }) => kind === 'comment' || kind === 'reply')
      .map(({ kind, comment_uuid, content, channel, actor }) => [kind, comment_uuid, content?.uuid, channel?.uuid, actor?.uuid])

  it('notifies the owner and the editors, not who wrote it, nor people who are only invited', async () => {
    const [owner, invited, writer] = [await site.creator(), await site.person(), await site.person()]
    const [editor, other] = [await editorOf(owner), await editorOf(owner)]
    must(await invite(owner, invited.username), 201)
    const content = await site.playable(owner)
    const first = await of.add(content, writer, 'Bravo')
    const line = (kind: string, comment: { uuid: string }, actor: Person) => [kind, comment.uuid, content, owner.channel, actor.uuid]
    for (const person of [owner, editor, other]) expect(await notificationsOf(person)).toEqual([line('comment', first, writer)])
    expect(await notificationsOf(invited)).toEqual([])
    const second = await of.add(content, editor, 'À tous')
    expect(await notificationsOf(editor)).toEqual([line('comment', first, writer)])
    expect(await notificationsOf(other)).toEqual([line('comment', second, editor), line('comment', first, writer)])
    const answer = await of.add(content, writer, 'Merci', second.uuid)
    expect((await notificationsOf(editor))[0]).toEqual(line('reply', answer, writer))
    expect((await notificationsOf(owner))[0]).toEqual(line('comment', answer, writer))
  })

  it('does not notify an editor who chose so, mutes the channel, or mutes who wrote it; nor any while the video is private', async () => {
    const [owner, writer] = [await site.creator(), await site.creator()]
    const [unwilling, away, deaf, keen] = [await editorOf(owner), await editorOf(owner), await editorOf(owner), await editorOf(owner)]
    const choice = { kinds: [{ kind: 'comment', onSite: false, byMail: false }], digest: 'never' }
    must(await site.call('PUT', '/notifications/choices', { as: unwilling, body: choice }), 200)
    must(await site.call('PUT', `/channels/${owner.channel}/mute`, { as: away }), 204)
    must(await site.call('PUT', `/channels/${writer.channel}/mute`, { as: deaf }), 204)
    await of.add(await site.playable(owner), writer, 'Bravo')
    await of.add(await site.playable(owner, { statuts: 'private' }), writer, 'En privé')
    for (const person of [unwilling, away, deaf]) expect(await notificationsOf(person)).toEqual([])
    expect(await notificationsOf(keen)).toHaveLength(1)
    expect(await notificationsOf(owner)).toHaveLength(2)
  })

  it('notifies once it is published, when it was held; neither who published it nor former editors', async () => {
    const [owner, writer] = [await site.creator(), await site.person()]
    const [editor, former] = [await editorOf(owner), await editorOf(owner)]
    must(await site.call('PUT', `/channels/${owner.channel}`, { as: owner, body: { commentsMode: 'held' } }), 200)
    must(await site.call('DELETE', `${path(owner)}/${former.uuid}`, { as: owner }), 204)
    const comment = await of.add(await site.playable(owner), writer, 'Bravo')
    expect(await notificationsOf(editor)).toEqual([])
    must(await site.call('POST', `/held-comments/${comment.uuid}/publication`, { as: owner, body: { updatedAt: null } }), 200)
    expect((await notificationsOf(editor)).map(([kind, uuid]) => [kind, uuid])).toEqual([['comment', comment.uuid]])
    for (const person of [owner, former]) expect(await notificationsOf(person)).toEqual([])
  })

  it('takes as many statements for five editors as for none', async () => {
    const [alone, writer] = [await site.creator(), await site.person()]
    const many = await site.creator()
    for (let count = 0; count < 5; count += 1) await editorOf(many)
    const statements = async (owner: Creator) => {
      const content = await site.playable(owner)
      const before = site.queries()
      await of.add(content, writer, 'Bravo')
      return site.queries() - before
    }
    // The first one also finds the session of who writes.
    await statements(alone)
    expect(await statements(many)).toBe(await statements(alone))
  })
})
