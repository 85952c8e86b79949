import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AuditEntry, auditEntrySchema } from '../../src/shared/entities/audit.ts'
import { hashtagSchema } from '../../src/shared/entities/content.ts'
import { problemReportSchema } from '../../src/shared/entities/problemReport.ts'
import { roleSchema } from '../../src/shared/entities/user.ts'
import { commentsSite } from '../support/comments.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let of: ReturnType<typeof commentsSite>
let owner: Creator
let moderator: Person
let administrator: Person

beforeAll(async () => {
  site = await startApi()
  of = commentsSite(site)
  owner = await site.creator()
  moderator = await of.moderator()
  administrator = await site.administrator()
})
afterAll(() => site.close())

const log = async (): Promise<AuditEntry[]> =>
  auditEntrySchema.array().parse(must(await site.call('GET', '/audit-log?limit=100', { as: administrator }), 200))

/** The entries that the log gained during `act`, oldest first. */
async function writtenBy(doing: () => Promise<unknown>): Promise<Pick<AuditEntry, 'act' | 'actor' | 'subject_uuid' | 'details'>[]> {
  const before = new Set((await log()).map(({ uuid }) => uuid))
  await doing()
  return (await log())
    .filter(({ uuid }) => !before.has(uuid))
    .map(({ act, actor, subject_uuid, details }) => ({ act, actor, subject_uuid, details }))
    .toReversed()
}
const by = ({ uuid, username }: Person) => ({ uuid, username })
const roleOf = async (name: string) => roleSchema.parse(must(await site.call('GET', `/roles/name/${encodeURIComponent(name)}`), 200)).uuid

describe('the audit log', () => {
  it('records that a content was hidden and shown again, once each', async () => {
    const content = await site.playable(owner)
    const entries = await writtenBy(async () => {
      await site.call('PUT', `/contents/${content}/hidden`, { as: moderator })
      await site.call('PUT', `/contents/${content}/hidden`, { as: moderator })
      await site.call('DELETE', `/contents/${content}/hidden`, { as: administrator })
    })
    expect(entries).toEqual([
      { act: 'content.hide', actor: by(moderator), subject_uuid: content, details: {} },
      { act: 'content.show', actor: by(administrator), subject_uuid: content, details: {} },
    ])
  })

  it('records that a comment was hidden and shown again', async () => {
    const content = await site.playable(owner)
    const { uuid } = await of.add(content, owner, 'x')
    const entries = await writtenBy(async () => {
      await of.mark('PUT', uuid, 'hidden', moderator)
      await of.mark('DELETE', uuid, 'hidden', moderator)
    })
    const details = { content_uuid: content }
    expect(entries).toEqual([
      { act: 'comment.hide', actor: by(moderator), subject_uuid: uuid, details },
      { act: 'comment.show', actor: by(moderator), subject_uuid: uuid, details },
    ])
  })

  it('records what a moderator deleted of other users, and not what users delete of their own or under their own videos', async () => {
    const content = await site.playable(owner)
    const author = await site.person()
    const { uuid } = await of.add(content, author, 'Insulte')
    const [own, underOwn, moderators] = [
      await of.add(content, author, 'a'),
      await of.add(content, author, 'b'),
      await of.add(content, moderator, 'c'),
    ]
    const entries = await writtenBy(async () => {
      must(await site.call('DELETE', `/comments/${own.uuid}`, { as: author }), 204)
      must(await site.call('DELETE', `/comments/${underOwn.uuid}`, { as: owner }), 204)
      must(await site.call('DELETE', `/comments/${moderators.uuid}`, { as: moderator }), 204)
      must(await site.call('DELETE', `/comments/${uuid}`, { as: moderator }), 204)
    })
    const details = { text: 'Insulte', user_uuid: author.uuid, username: author.username, content_uuid: content }
    expect(entries).toEqual([{ act: 'comment.delete', actor: by(moderator), subject_uuid: uuid, details }])
  })

  it('records that the badge was given and removed', async () => {
    const path = `/channels/${owner.channel}/verified`
    const entries = await writtenBy(async () => {
      await site.call('PUT', path, { as: administrator })
      await site.call('PUT', path, { as: administrator })
      await site.call('DELETE', path, { as: administrator })
    })
    expect(entries.map(({ act, subject_uuid }) => [act, subject_uuid])).toEqual([
      ['channel.verify', owner.channel],
      ['channel.unverify', owner.channel],
    ])
  })

  it('records the role that an administrator gives to a user, and the names of the other changed fields', async () => {
    const person = await site.person()
    const entries = await writtenBy(async () => {
      const body = { role_id: await roleOf('Modérateur'), firstname: 'Grâce' }
      must(await site.call('PUT', `/users/${person.uuid}`, { as: administrator, body }), 200)
    })
    const about = { actor: by(administrator), subject_uuid: person.uuid }
    expect(entries).toEqual([
      { act: 'user.changeRole', ...about, details: { username: person.username, from: 'Utilisateur', to: 'Modérateur' } },
      { act: 'user.change', ...about, details: { username: person.username, fields: 'firstname' } },
    ])
  })

  it('records an account that an administrator deletes', async () => {
    const person = await site.person()
    const entries = await writtenBy(async () => must(await site.call('DELETE', `/users/${person.uuid}`, { as: administrator }), 204))
    expect(entries).toEqual([
      { act: 'user.delete', actor: by(administrator), subject_uuid: person.uuid, details: { username: person.username } },
    ])
  })

  it('does not record what users do with their own account', async () => {
    const person = await site.person()
    const entries = await writtenBy(async () => {
      const body = { role_id: await roleOf('Creators'), firstname: 'Grâce', current_password: person.password }
      must(await site.call('PUT', `/users/${person.uuid}`, { as: person, body }), 200)
      must(await site.call('DELETE', `/users/${person.uuid}`, { as: person, body: { current_password: person.password } }), 204)
    })
    expect(entries).toEqual([])
  })

  it('records roles and hashtags that administrators create, rename and delete', async () => {
    await site.playable(owner, { hashtags: ['velo'] })
    const entries = await writtenBy(async () => {
      const role = roleSchema.parse(must(await site.call('POST', '/roles', { as: administrator, body: { name: 'Invité' } }), 201))
      must(await site.call('PUT', `/roles/${role.uuid}`, { as: administrator, body: { name: 'Convié' } }), 200)
      must(await site.call('DELETE', `/roles/${role.uuid}`, { as: administrator }), 204)
      const hashtag = hashtagSchema.parse(must(await site.call('GET', '/hashtags/name/velo'), 200))
      must(await site.call('PUT', `/hashtags/${hashtag.uuid}`, { as: administrator, body: { name: 'vélo' } }), 200)
      must(await site.call('DELETE', `/hashtags/${hashtag.uuid}`, { as: administrator }), 204)
    })
    expect(entries.map(({ act, details }) => [act, details])).toEqual([
      ['role.create', { name: 'Invité' }],
      ['role.change', { from: 'Invité', to: 'Convié' }],
      ['role.delete', { name: 'Convié' }],
      ['hashtag.rename', { from: 'velo', to: 'vélo' }],
      ['hashtag.delete', { name: 'vélo' }],
    ])
  })

  it('records that an administrator deleted a problem report, with the screen that it was about', async () => {
    const trace = { format: 'lucarne-trace', version: 1, startedAt: '2026-01-01T00:00:00.000Z', actors: [], events: [] }
    const body = { text: 'Secret', page: 'watch', trace }
    const { uuid } = problemReportSchema.parse(must(await site.call('POST', '/problem-reports', { body }), 201))
    const remove = (as: Person) => site.call('DELETE', `/problem-reports/${uuid}`, { as })
    const entries = await writtenBy(async () => {
      expect((await remove(moderator)).status).toBe(403)
      must(await remove(administrator), 204)
      expect((await remove(administrator)).status).toBe(404)
    })
    expect(entries).toEqual([{ act: 'problemReport.delete', actor: by(administrator), subject_uuid: uuid, details: { page: 'watch' } }])
  })

  it('records what the site was called before and after, and its accents', async () => {
    const change = (body: object) => site.call('PUT', '/site', { as: administrator, body })
    const entries = await writtenBy(async () => {
      must(await change({ name: 'Ma télé' }), 200)
      must(await change({ accent: 'green' }), 200)
      expect((await change({ name: '' })).status).toBe(422)
    })
    const { uuid } = await site.database.db.selectFrom('site_settings').select('uuid').executeTakeFirstOrThrow()
    const of = { actor: by(administrator), act: 'site.change', subject_uuid: uuid }
    expect(entries).toEqual([
      { ...of, details: { from: 'Lucarne', to: 'Ma télé', accent_from: 'orange', accent_to: 'orange' } },
      { ...of, details: { from: 'Ma télé', to: 'Ma télé', accent_from: 'orange', accent_to: 'green' } },
    ])
  })

  it('does not record an act that failed', async () => {
    const role = await roleOf('Creators')
    const entries = await writtenBy(async () => {
      expect(refusal(await site.call('DELETE', `/roles/${role}`, { as: administrator })).status).toBe(409)
      expect(refusal(await site.call('DELETE', `/users/${administrator.uuid}`, { as: moderator })).status).toBe(403)
      const taken = { username: owner.username }
      expect(refusal(await site.call('PUT', `/users/${moderator.uuid}`, { as: administrator, body: taken })).status).toBe(409)
    })
    expect(entries).toEqual([])
  })

  it('keeps the name of the person who acted when their account is deleted', async () => {
    const gone = await of.moderator()
    const content = await site.playable(owner)
    must(await site.call('PUT', `/contents/${content}/hidden`, { as: gone }), 200)
    must(await site.call('DELETE', `/users/${gone.uuid}`, { as: gone, body: { current_password: gone.password } }), 204)
    expect((await log())[0]).toMatchObject({ act: 'content.hide', actor: { uuid: null, username: gone.username } })
  })

  it('can be read by administrators only, page by page, newest first', async () => {
    for (const person of [owner, moderator]) expect(refusal(await site.call('GET', '/audit-log', { as: person })).code).toBe('FORBIDDEN')
    expect(refusal(await site.call('GET', '/audit-log')).code).toBe('UNAUTHENTICATED')
    const all = await log()
    const first = await site.call('GET', '/audit-log?limit=2', { as: administrator })
    const next = await site.call('GET', `/audit-log?limit=2&cursor=${String(first.headers['x-next-cursor'])}`, { as: administrator })
    expect([first, next].flatMap((answer) => auditEntrySchema.array().parse(must(answer, 200)))).toEqual(all.slice(0, 4))
  })
})
