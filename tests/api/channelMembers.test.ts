import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openUpload } from '../../src/db/upload/resumableUploads.ts'
import { channelMemberSchema, channelMembershipSchema } from '../../src/shared/entities/channelMember.ts'
import { contentSchema } from '../../src/shared/entities/content.ts'
import { heldCommentSchema } from '../../src/shared/entities/heldComment.ts'
import { notificationSchema } from '../../src/shared/entities/notification.ts'
import { quotaSchema } from '../../src/shared/entities/quota.ts'
import { roleSchema } from '../../src/shared/entities/user.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'
import { commentsSite } from '../support/comments.ts'

let site: TestApi
let of: ReturnType<typeof commentsSite>
let administrator: Person
beforeAll(async () => {
  site = await startApi({ listen: true })
  of = commentsSite(site)
  administrator = await site.administrator()
})
afterAll(() => site.close())

const path = ({ channel }: Creator) => `/channels/${channel}/members`
const invite = (owner: Creator, username: string, as: Person = owner) => site.call('POST', path(owner), { as, body: { username } })
const accept = (owner: Creator, person: Person) => site.call('PUT', `${path(owner)}/me/acceptance`, { as: person })
const remove = (owner: Creator, person: Person, as: Person) => site.call('DELETE', `${path(owner)}/${person.uuid}`, { as })
const team = async (owner: Creator, as: Person = owner) =>
  z
    .array(channelMemberSchema)
    .parse(must(await site.call('GET', path(owner), { as }), 200))
    .map(({ user, acceptedAt }) => [user.username, acceptedAt !== null])
const channelsOf = async (person: Person) =>
  z
    .array(channelMembershipSchema)
    .parse(must(await site.call('GET', '/users/me/channels', { as: person }), 200))
    .map(({ channel, membership }) => [channel.uuid, membership])
const invitations = async (person: Person) =>
  z
    .array(notificationSchema)
    .parse(must(await site.call('GET', '/notifications', { as: person }), 200))
    .filter(({ kind }) => kind === 'channelInvitation')
/** A person who edits the channel. */
async function editorOf(owner: Creator): Promise<Person> {
  const person = await site.person()
  must(await invite(owner, person.username), 201)
  must(await accept(owner, person), 204)
  return person
}
const listed = async (owner: Creator, as?: Person) =>
  z
    .array(contentSchema)
    .parse(must(await site.call('GET', `/contents?channel=${owner.channel}`, { as }), 200))
    .map(({ uuid }) => uuid)

describe('an invitation', () => {
  it('is told to the person, who accepts it, and gives nothing before', async () => {
    const [owner, person] = [await site.creator('La mer'), await site.person()]
    const content = await site.playable(owner, { statuts: 'private' })
    must(await invite(owner, `@${person.username.toUpperCase()} `), 201)
    expect(await team(owner)).toEqual([[person.username, false]])
    expect(await channelsOf(person)).toEqual([[owner.channel, 'invited']])
    expect(await invitations(person)).toMatchObject([{ channel: { name: 'La mer' }, actor: { username: owner.username }, readAt: null }])
    expect(await listed(owner, person)).toEqual([])
    must(await accept(owner, person), 204)
    expect(await invitations(person)).toEqual([])
    expect(await team(owner, person)).toEqual([[person.username, true]])
    expect(await channelsOf(person)).toEqual([[owner.channel, 'editor']])
    expect(await channelsOf(owner)).toEqual([[owner.channel, 'owner']])
    expect(await listed(owner, person)).toEqual([content])
    expect(await listed(owner)).toEqual([])
  })

  it('is declined by the person, and cancelled by the owner; nobody else ends it', async () => {
    const [owner, person, other] = [await site.creator(), await site.person(), await site.creator()]
    for (const as of [person, owner]) {
      must(await invite(owner, person.username), 201)
      expect(refusal(await remove(owner, person, other))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
      must(await remove(owner, person, as), 204)
      expect(await team(owner)).toEqual([])
      expect(await invitations(person)).toEqual([])
      expect(refusal(await accept(owner, person))).toMatchObject({
        status: 404,
        code: 'INVITATION_NOT_FOUND',
        message: 'Cette invitation n’existe plus',
      })
    }
    expect(refusal(await remove(owner, person, owner))).toMatchObject({
      status: 404,
      code: 'MEMBER_NOT_FOUND',
      message: 'Cette personne ne fait pas partie de l’équipe',
    })
  })

  it('is refused for a name that nobody has, oneself, somebody suspended or blocked', async () => {
    const [owner, suspended, blocked] = [await site.creator(), await site.person(), await site.person()]
    must(await site.call('PUT', `/users/${suspended.uuid}/suspended`, { as: administrator }), 200)
    must(await site.call('PUT', `/channels/${owner.channel}/blocked-commenters/${blocked.uuid}`, { as: owner, body: {} }), 204)
    const says = async (name: string) => refusal(await invite(owner, name))
    const field = (username: string) => ({ status: 422, code: 'INVALID_INPUT', fields: { username } })
    expect(await says('personne_ici')).toMatchObject(field('Personne ne s’appelle personne_ici sur ce site'))
    expect(await says(' @ ')).toMatchObject(field('Donnez un nom d’utilisateur'))
    expect(await says(owner.username)).toMatchObject(field('Cette chaîne est déjà la vôtre'))
    expect(await says(suspended.username)).toMatchObject(field('Cette personne ne peut pas être invitée'))
    expect(await says(blocked.username)).toMatchObject(field('Vous bloquez cette personne\u202f: débloquez-la d’abord'))
    expect(await team(owner)).toEqual([])
  })

  it('is refused for somebody who is there already, also when it is sent twice at once', async () => {
    const [owner, person] = [await site.creator(), await site.person()]
    const answers = await Promise.all([invite(owner, person.username), invite(owner, person.username)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
    const there = { status: 409, code: 'MEMBER_EXISTS', message: 'Cette personne fait déjà partie de l’équipe, ou y est invitée' }
    expect(refusal(await invite(owner, person.username))).toMatchObject(there)
    must(await accept(owner, person), 204)
    expect(refusal(await invite(owner, person.username))).toMatchObject(there)
  })

  it('is refused for the twenty-first person', async () => {
    const owner = await site.creator()
    for (let count = 0; count < 20; count += 1) must(await invite(owner, (await site.person()).username), 201)
    expect(refusal(await invite(owner, (await site.person()).username))).toMatchObject({
      status: 409,
      code: 'TEAM_FULL',
      message: 'L’équipe de la chaîne est complète\u202f: 20 personnes au plus',
    })
  })

  it('is not told to somebody who mutes the channel, and waits for them all the same', async () => {
    const [owner, person] = [await site.creator(), await site.person()]
    must(await site.call('PUT', `/channels/${owner.channel}/mute`, { as: person }), 204)
    must(await invite(owner, person.username), 201)
    expect(await invitations(person)).toEqual([])
    expect(await channelsOf(person)).toEqual([[owner.channel, 'invited']])
  })
})

describe('an editor', () => {
  it('publishes in that channel with any role, and nowhere else', async () => {
    const [owner, other] = [await site.creator(), await site.creator()]
    const editor = await editorOf(owner)
    const create = (channel_uuid: string) =>
      site.call('POST', '/contents', { as: editor, body: { title: 'À deux', statuts: 'public', channel_uuid } })
    const content = contentSchema.parse(must(await create(owner.channel), 201))
    expect(content).toMatchObject({ creator: { uuid: owner.channel }, viewerCanManage: true })
    expect(refusal(await create(other.channel))).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    must(await site.call('PUT', `/contents/${content.uuid}`, { as: editor, body: { statuts: 'private' } }), 200)
    expect(
      must(await site.call('PATCH', '/contents', { as: editor, body: { uuids: [content.uuid], statuts: 'public' } }), 200),
    ).toMatchObject({
      refused: [],
    })
  })

  it('sees the schedule, the audience and the statistics of what others do not see', async () => {
    const owner = await site.creator()
    const editor = await editorOf(owner)
    const content = await site.playable(owner, { statuts: 'private' })
    const details = { audience: 'people', allowed_usernames: [owner.username] }
    must(await site.call('PUT', `/contents/${content}`, { as: owner, body: { details } }), 200)
    const seen = (as?: Person) => site.call('GET', `/contents/${content}?expand=details`, { as })
    expect(must(await seen(editor), 200)).toMatchObject({ viewerCanManage: true, details })
    expect((await seen(await site.person())).status).toBe(403)
    must(await site.call('GET', `/statistics/video/${content}`, { as: editor }), 200)
    expect(must(await site.call('GET', `/statistics/channel/${owner.channel}`, { as: editor }), 200)).toMatchObject({
      videos: [{ videoId: content }],
    })
    const moderator = await site.moderator()
    must(await site.call('PUT', `/contents/${content}/hidden`, { as: moderator }), 200)
    expect(z.object({ video_url: z.string() }).parse(must(await seen(editor), 200)).video_url).toContain('.m3u8')
  })

  it('decides about held comments, and their own are published at once', async () => {
    const owner = await site.creator()
    const editor = await editorOf(owner)
    const content = await site.playable(owner)
    must(await site.call('PUT', `/channels/${owner.channel}`, { as: editor, body: { commentsMode: 'held' } }), 200)
    const comment = await of.add(content, await site.person(), 'Bonjour')
    const held = async (as: Person) =>
      z
        .array(heldCommentSchema)
        .parse(must(await site.call('GET', `/held-comments?channel=${owner.channel}`, { as }), 200))
        .map(({ uuid }) => uuid)
    expect(await held(editor)).toEqual([comment.uuid])
    expect(await held(owner)).toEqual([comment.uuid])
    const count = (query: string, as: Person) => site.call('GET', `/held-comments/count?${query}`, { as })
    expect(must(await count(`channel=${owner.channel}`, editor), 200)).toEqual({ count: 1 })
    const stranger = await site.creator()
    for (const answer of [
      await count(`channel=${owner.channel}`, stranger),
      await site.call('GET', `/held-comments?channel=${owner.channel}`, { as: stranger }),
    ])
      expect(refusal(answer)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(refusal(await count(`channel=${randomUUID()}`, editor))).toMatchObject({ status: 404, code: 'CHANNEL_NOT_FOUND' })
    expect((await of.list(content, editor)).map(({ uuid }) => uuid)).toEqual([comment.uuid])
    must(await site.call('POST', `/held-comments/${comment.uuid}/publication`, { as: editor, body: { updatedAt: null } }), 200)
    const own = await of.add(content, editor, 'À vous')
    expect((await of.list(content)).map(({ uuid }) => uuid)).toEqual([own.uuid, comment.uuid])
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from audit_log where actor_uuid = ${editor.uuid}::uuid`.execute(
      site.database.db,
    )
    expect(rows).toEqual([{ n: 0 }])
  })

  it('reads the held comments of each channel apart, of their own as well', async () => {
    const [owner, other] = [await site.creator(), await site.creator()]
    must(await invite(owner, other.username), 201)
    must(await accept(owner, other), 204)
    for (const creator of [owner, other])
      must(await site.call('PUT', `/channels/${creator.channel}`, { as: creator, body: { commentsMode: 'held' } }), 200)
    const author = await site.person()
    const [theirs, own] = [await of.add(await site.playable(owner), author, 'Là'), await of.add(await site.playable(other), author, 'Ici')]
    const list = async (query: string) =>
      z
        .array(heldCommentSchema)
        .parse(must(await site.call('GET', `/held-comments?${query}`, { as: other }), 200))
        .map(({ uuid }) => uuid)
    expect(await list('own=true')).toEqual([own.uuid])
    expect(await list(`own=true&channel=${other.channel}`)).toEqual([own.uuid])
    expect(await list(`own=true&channel=${owner.channel}`)).toEqual([theirs.uuid])
    expect(must(await site.call('GET', '/held-comments/count?own=true', { as: other }), 200)).toEqual({ count: 1 })
  })

  it('cannot be blocked', async () => {
    const owner = await site.creator()
    const [editor, other] = [await editorOf(owner), await editorOf(owner)]
    for (const [as, blocked] of [
      [owner, editor],
      [editor, owner],
      [editor, other],
    ] as const)
      expect(refusal(await site.call('PUT', `/channels/${owner.channel}/blocked-commenters/${blocked.uuid}`, { as, body: {} })).code).toBe(
        'COMMENTER_PROTECTED',
      )
  })

  it('sends files that count in the quota of the owner', async () => {
    const owner = await site.creator()
    const editor = await editorOf(owner)
    const content = await site.content(owner)
    const quota = { total: { kind: 'bytes', bytes: 1500 }, daily: { kind: 'role', bytes: null } }
    must(await site.call('PUT', `/users/${owner.uuid}/quota`, { as: administrator, body: quota }), 200)
    const usedBy = async (as: Person) => quotaSchema.parse(must(await site.call('GET', '/users/me/quota', { as }), 200)).total.usedBytes
    const open = async (bytes: number) => {
      const metadata = Object.entries({ key: randomUUID(), content, fingerprint: String(bytes) })
      const headers = {
        'tus-resumable': '1.0.0',
        authorization: `Bearer ${editor.token}`,
        'upload-length': String(bytes),
        'upload-metadata': metadata.map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`).join(','),
      }
      const answer = await fetch(`${site.url}/uploads`, { method: 'POST', headers })
      return { status: answer.status, body: await answer.json() }
    }
    expect((await open(1000)).status).toBe(201)
    expect([await usedBy(owner), await usedBy(editor)]).toEqual([1000, 0])
    expect(refusal({ ...(await open(600)), headers: {} })).toMatchObject({
      code: 'QUOTA_EXCEEDED',
      message: expect.stringMatching(/^Le quota de la chaîne est atteint\u00a0: il reste 500/),
    })
  })

  it('leaves, and loses everything', async () => {
    const owner = await site.creator()
    const editor = await editorOf(owner)
    must(await remove(owner, editor, editor), 204)
    expect(await channelsOf(editor)).toEqual([])
    expect(refusal(await site.call('PUT', `/channels/${owner.channel}`, { as: editor, body: { name: 'Volée' } })).code).toBe('FORBIDDEN')
  })
})

describe('a former editor', () => {
  it('loses open streams and uploads at once, and the addresses of what is hidden soon', async () => {
    const owner = await site.creator()
    const editor = await editorOf(owner)
    const [hidden, open] = [await site.playable(owner, { statuts: 'private' }), await site.playable(owner)]
    const { db } = site.database
    const file = { user_uuid: editor.uuid, content_uuid: open, bytes: 1000, fingerprint: 'file' }
    const upload = await openUpload(db, { uuid: randomUUID(), ...file })
    const listen = async (topics: string, as: Person) => {
      const response = await fetch(`${site.url}/events?topics=${topics}`, { headers: { authorization: `Bearer ${as.token}` } })
      expect(response.status).toBe(200)
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
      await reader?.read()
      return reader
    }
    const ends = await listen(`channel:${owner.channel}`, editor)
    const stays = await listen(`user:${editor.uuid}`, editor)
    must(await remove(owner, editor, owner), 204)
    expect((await ends?.read())?.done).toBe(true)
    await site.database.changes.publish({ kind: 'notification', user_uuid: editor.uuid })
    expect((await stays?.read())?.value).toContain('"notification"')
    await stays?.cancel()
    const headers = { authorization: `Bearer ${editor.token}`, 'tus-resumable': '1.0.0', 'upload-offset': '0' }
    const patch = await fetch(`${site.url}/uploads/${upload?.uuid}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/offset+octet-stream' },
      body: 'ftyp',
    })
    expect(patch.status).toBe(403)
    expect(quotaSchema.parse(must(await site.call('GET', '/users/me/quota', { as: owner }), 200)).total.usedBytes).toBe(0)
    const renamed = await sql`select content_uuid from media_to_rename where content_uuid in (${hidden}::uuid, ${open}::uuid)`.execute(db)
    expect(renamed.rows).toEqual([{ content_uuid: hidden }])
  })
})

describe('what a channel hides', () => {
  const deletesAccount = (person: Person) =>
    site.call('DELETE', `/users/${person.uuid}`, { as: person, body: { current_password: person.password } })
  const suspends = (person: Person) => site.call('PUT', `/users/${person.uuid}/suspended`, { as: administrator })
  async function takesTheRole(person: Person, role: string) {
    const { uuid } = roleSchema.parse(must(await site.call('GET', `/roles/name/${role}`), 200))
    return site.call('PUT', `/users/${person.uuid}`, { as: administrator, body: { role_id: uuid } })
  }
  const renamed = async (contents: string[]) =>
    (
      await site.database.db
        .selectFrom('contents')
        .select('uuid')
        .where('uuid', 'in', contents)
        .where(sql<boolean>`uuid in (select content_uuid from media_to_rename)`)
        .execute()
    ).map(({ uuid }) => uuid)

  it.each([
    { what: 'an editor deletes their account', lose: (_owner: Person, editor: Person) => deletesAccount(editor) },
    { what: 'an editor is suspended', lose: (_owner: Person, editor: Person) => suspends(editor) },
    { what: 'its owner is suspended', lose: (owner: Person) => suspends(owner) },
    { what: 'its owner may not publish any more', lose: (owner: Person) => takesTheRole(owner, 'Utilisateur') },
  ])('gets new addresses when $what, and nothing else does', async ({ lose }) => {
    const [owner, other] = [await site.creator(), await site.creator()]
    const editor = await editorOf(owner)
    must(await invite(other, editor.username), 201)
    const contents = [
      await site.playable(owner, { statuts: 'private' }),
      await site.playable(owner),
      await site.playable(other, { statuts: 'private' }),
    ]
    expect(await renamed(contents)).toEqual([])
    expect((await lose(owner, editor)).status).toBeLessThan(300)
    expect(await renamed(contents)).toEqual(contents.slice(0, 1))
  })

  it('keeps its addresses when an editor only changes their role', async () => {
    const owner = await site.creator()
    const editor = await editorOf(owner)
    const content = await site.playable(owner, { statuts: 'private' })
    for (const role of ['Creators', 'Utilisateur']) must(await takesTheRole(editor, role), 200)
    expect(await renamed([content])).toEqual([])
  })
})

describe('the editors of a channel', () => {
  it.each(['who is suspended', 'who may not publish any more'])('have no rights while its owner is one %s', async (which) => {
    const owner = await site.creator()
    const editor = await editorOf(owner)
    const content = await site.playable(owner, { statuts: 'private' })
    const edit = async () => (await site.call('PUT', `/contents/${content}`, { as: editor, body: { title: 'Encore' } })).status
    expect(await edit()).toBe(200)
    if (which === 'who is suspended') must(await site.call('PUT', `/users/${owner.uuid}/suspended`, { as: administrator }), 200)
    else {
      const { uuid } = roleSchema.parse(must(await site.call('GET', '/roles/name/Utilisateur'), 200))
      must(await site.call('PUT', `/users/${owner.uuid}`, { as: administrator, body: { role_id: uuid } }), 200)
    }
    expect(await edit()).toBe(403)
    expect(await listed(owner, editor)).toEqual([])
  })

  it('go with their accounts, and all with the channel', async () => {
    const owner = await site.creator()
    const [editor, other] = [await editorOf(owner), await editorOf(owner)]
    must(await site.call('DELETE', `/users/${editor.uuid}`, { as: editor, body: { current_password: editor.password } }), 204)
    expect(await team(owner)).toEqual([[other.username, true]])
    must(await site.call('DELETE', `/users/${owner.uuid}`, { as: owner, body: { current_password: owner.password } }), 204)
    expect(await channelsOf(other)).toEqual([])
  })
})
