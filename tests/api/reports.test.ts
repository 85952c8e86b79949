import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntrySchema } from '../../src/shared/entities/audit.ts'
import { type Report, reportSchema } from '../../src/shared/entities/report.ts'
import { commentsSite } from '../support/comments.ts'
import { type Creator, must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'

let site: TestApi
let of: ReturnType<typeof commentsSite>
let owner: Creator
let reporter: Person
let moderator: Person
let administrator: Person

beforeAll(async () => {
  site = await startApi()
  of = commentsSite(site)
  owner = await site.creator('La chaîne')
  reporter = await site.person()
  moderator = await of.moderator()
  administrator = await site.administrator()
})
afterAll(() => site.close())

type Subject = { content_uuid: string } | { comment_uuid: string } | { channel_uuid: string }
const post = (subject: Subject, as: Person = reporter, body: object = {}) =>
  site.call('POST', '/reports', { as, body: { reason: 'spam', ...subject, ...body } })
const add = async (...args: Parameters<typeof post>): Promise<Report> => reportSchema.parse(must(await post(...args), 201))
const close = (report: Report, decision: string, as = moderator) =>
  site.call('PUT', `/reports/${report.uuid}`, { as, body: { status: 'closed', decision } })
const listed = async (status: string): Promise<Report[]> =>
  reportSchema.array().parse(must(await site.call('GET', `/reports?limit=100&status=${status}`, { as: moderator }), 200))

const person = ({ uuid, username }: Person) => ({ uuid, username, avatar: null })

describe('a report', () => {
  it('of a content contains the reporter, the content and the reason', async () => {
    const content = await site.playable(owner, { title: 'La mer' })
    const report = await add({ content_uuid: content }, reporter, { reason: 'copyright', text: ' C’est mon film. ' })
    expect(report).toEqual({
      uuid: report.uuid,
      reason: 'copyright',
      text: 'C’est mon film.',
      status: 'open',
      decision: null,
      createdAt: report.createdAt,
      updatedAt: report.updatedAt,
      closedAt: null,
      reporter: person(reporter),
      closedBy: null,
      content: { uuid: content, title: 'La mer', thumbnail_url: expect.stringContaining('.webp'), author: person(owner), hidden: false },
      comment: null,
      channel: null,
    })
    expect(must(await site.call('GET', `/reports/${report.uuid}`, { as: moderator }), 200)).toEqual(report)
    expect((await listed('open')).find(({ uuid }) => uuid === report.uuid)).toEqual(report)
  })

  it('of a comment or of a channel names it', async () => {
    const content = await site.playable(owner)
    const comment = await of.add(content, reporter, 'Achetez')
    expect(await add({ comment_uuid: comment.uuid })).toMatchObject({
      content: null,
      comment: {
        uuid: comment.uuid,
        text: 'Achetez',
        content_uuid: content,
        content_title: comment.content.title,
        author: person(reporter),
        hidden: false,
      },
      channel: null,
    })
    expect(await add({ channel_uuid: owner.channel })).toMatchObject({
      content: null,
      comment: null,
      channel: { uuid: owner.channel, name: 'La chaîne', author: person(owner) },
    })
  })

  it('of the same thing changes the open report', async () => {
    const content = await site.playable(owner)
    const first = await add({ content_uuid: content })
    const again = reportSchema.parse(must(await post({ content_uuid: content }, reporter, { reason: 'hate', text: 'Relu' }), 200))
    expect(again).toEqual({ ...first, reason: 'hate', text: 'Relu', updatedAt: again.updatedAt })
    const byAnother = await add({ content_uuid: content }, await site.person())
    expect((await listed('open')).filter((report) => report.content?.uuid === content).map(({ uuid }) => uuid)).toEqual([
      byAnother.uuid,
      first.uuid,
    ])
  })

  it('sent by ten simultaneous requests is stored once', async () => {
    const content = await site.playable(owner)
    const answers = await Promise.all(Array.from({ length: 10 }, () => post({ content_uuid: content })))
    expect(Object.groupBy(answers, ({ status }) => status)).toMatchObject({ 200: { length: 9 }, 201: { length: 1 } })
    expect((await listed('open')).filter((report) => report.content?.uuid === content)).toHaveLength(1)
  })

  it.each([
    ['no reason', { reason: undefined }, 400, 'La valeur est mal formée', 'reason'],
    ['an unknown reason', { reason: 'ennui' }, 400, 'La valeur est mal formée', 'reason'],
    ['a text too long', { text: 'é'.repeat(1001) }, 422, 'Le signalement ne peut pas dépasser 1000 caractères', 'text'],
    ['two things at once', { channel_uuid: randomUUID() }, 422, 'Indiquez la vidéo, le commentaire ou la chaîne', 'content_uuid'],
    ['nothing that it is about', { content_uuid: undefined }, 422, 'Indiquez la vidéo, le commentaire ou la chaîne', 'content_uuid'],
  ])('with %s is refused, and nothing is stored', async (_what, change, status, message, field) => {
    const content = await site.playable(owner)
    expect(refusal(await post({ content_uuid: content }, reporter, change))).toMatchObject({ status, fields: { [field]: message } })
    expect((await listed('open')).filter((report) => report.content?.uuid === content)).toEqual([])
  })

  it.each([
    ['content_uuid', 'CONTENT_NOT_FOUND'],
    ['comment_uuid', 'COMMENT_NOT_FOUND'],
    ['channel_uuid', 'CHANNEL_NOT_FOUND'],
  ])('of a %s that does not exist is refused', async (field, code) => {
    const answer = await site.call('POST', '/reports', { as: reporter, body: { reason: 'spam', [field]: randomUUID() } })
    expect(refusal(answer)).toMatchObject({ status: 404, code })
  })
})

describe('reports', () => {
  it('can be read and closed by moderators and administrators only, not by their author', async () => {
    const report = await add({ content_uuid: await site.playable(owner) })
    for (const person of [reporter, owner, undefined]) {
      const code = person ? 'FORBIDDEN' : 'UNAUTHENTICATED'
      expect(refusal(await site.call('GET', '/reports', { as: person })).code).toBe(code)
      expect(refusal(await site.call('GET', `/reports/${report.uuid}`, { as: person })).code).toBe(code)
      const body = { status: 'closed', decision: 'hidden' }
      expect(refusal(await site.call('PUT', `/reports/${report.uuid}`, { as: person, body })).code).toBe(code)
    }
    expect(must(await site.call('GET', `/reports/${report.uuid}`, { as: administrator }), 200)).toEqual(report)
  })

  it('go page by page, newest first', async () => {
    const made = []
    for (let index = 0; index < 3; index += 1) made.unshift((await add({ content_uuid: await site.playable(owner) })).uuid)
    const first = await site.call('GET', '/reports?limit=2', { as: moderator })
    const cursor = String(first.headers['x-next-cursor'])
    const second = await site.call('GET', `/reports?limit=1&cursor=${cursor}`, { as: moderator })
    const seen = [first, second].flatMap((answer) => reportSchema.array().parse(must(answer, 200)))
    expect(seen.map(({ uuid }) => uuid)).toEqual(made)
  })

  it('can be filtered by the kind of thing', async () => {
    const content = await site.playable(owner)
    const comment = await of.add(content, reporter, 'Achetez ceci')
    const about = {
      content: await add({ content_uuid: content }),
      comment: await add({ comment_uuid: comment.uuid }),
      channel: await add({ channel_uuid: (await site.creator()).channel }),
    }
    for (const kind of ['content', 'comment', 'channel'] as const) {
      const found = reportSchema.array().parse(must(await site.call('GET', `/reports?limit=100&kind=${kind}`, { as: moderator }), 200))
      expect(found.every((report) => report[kind] !== null)).toBe(true)
      expect(found.map(({ uuid }) => uuid)).toContain(about[kind].uuid)
    }
  })

  it('that do not exist are not found', async () => {
    const none = { status: 404, code: 'REPORT_NOT_FOUND', message: 'Signalement introuvable' }
    expect(refusal(await site.call('GET', `/reports/${randomUUID()}`, { as: moderator }))).toEqual(none)
    expect(refusal(await site.call('GET', '/reports/abc', { as: moderator }))).toEqual(none)
  })
})

describe('closing a report', () => {
  it('as kept changes neither the thing nor the reports of other things', async () => {
    const content = await site.playable(owner)
    const [report, others] = [await add({ content_uuid: content }), await add({ content_uuid: content }, await site.person())]
    const closed = reportSchema.parse(must(await close(report, 'kept'), 200))
    const { updatedAt, closedAt } = closed
    expect(closed).toEqual({ ...report, status: 'closed', decision: 'kept', updatedAt, closedAt, closedBy: person(moderator) })
    expect(closed.closedAt).not.toBeNull()
    must(await site.call('GET', `/contents/${content}`), 200)
    expect((await listed('closed')).map(({ uuid }) => uuid)).toContain(report.uuid)
    const open = (await listed('open')).map(({ uuid }) => uuid)
    expect(open).toContain(others.uuid)
    expect(open).not.toContain(report.uuid)
  })

  it('as hidden hides the content, and closes the other open reports about it', async () => {
    const content = await site.playable(owner)
    const [report, others] = [await add({ content_uuid: content }), await add({ content_uuid: content }, await site.person())]
    must(await close(report, 'hidden', administrator), 200)
    expect(refusal(await site.call('GET', `/contents/${content}`)).code).toBe('CONTENT_NOT_FOUND')
    expect(must(await site.call('GET', `/reports/${others.uuid}`, { as: moderator }), 200)).toMatchObject({
      status: 'closed',
      decision: 'hidden',
      content: { hidden: true },
      closedBy: { uuid: administrator.uuid },
    })
  })

  it('as hidden hides the comment', async () => {
    const comment = await of.add(await site.playable(owner), owner, 'Insulte')
    must(await close(await add({ comment_uuid: comment.uuid }), 'hidden'), 200)
    expect(refusal(await site.call('GET', `/comments/${comment.uuid}`)).code).toBe('COMMENT_NOT_FOUND')
  })

  it('as hidden is not possible for a channel', async () => {
    const report = await add({ channel_uuid: (await site.creator()).channel })
    expect(refusal(await close(report, 'hidden'))).toMatchObject({
      status: 422,
      fields: { decision: 'Une chaîne ne peut pas être masquée' },
    })
    expect(must(await site.call('GET', `/reports/${report.uuid}`, { as: moderator }), 200)).toEqual(report)
  })

  it('happens once: of two concurrent moderators, the second gets a conflict', async () => {
    const content = await site.playable(owner)
    const report = await add({ content_uuid: content })
    const answers = await Promise.all([close(report, 'kept'), close(report, 'hidden', administrator)])
    const late = answers.find(({ status }) => status !== 200)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(late && refusal(late)).toEqual({ status: 409, code: 'REPORT_CLOSED', message: 'Ce signalement est déjà traité' })
    const closed = reportSchema.parse(must(await site.call('GET', `/reports/${report.uuid}`, { as: moderator }), 200))
    expect((await site.call('GET', `/contents/${content}`)).status).toBe(closed.decision === 'hidden' ? 404 : 200)
  })

  it('allows the same user to report the thing again', async () => {
    const content = await site.playable(owner)
    const report = await add({ content_uuid: content })
    must(await close(report, 'kept'), 200)
    expect((await add({ content_uuid: content })).uuid).not.toBe(report.uuid)
  })

  it('is audited, with what it hid', async () => {
    const content = await site.playable(owner)
    const report = await add({ content_uuid: content }, reporter, { reason: 'violence' })
    must(await close(report, 'hidden'), 200)
    const log = auditEntrySchema.array().parse(must(await site.call('GET', '/audit-log?limit=2', { as: administrator }), 200))
    const acts = log.map(({ act, actor, subject_uuid, details }) => ({ act, actor: actor.uuid, subject_uuid, details }))
    expect(acts.toSorted((a, b) => a.act.localeCompare(b.act))).toEqual([
      { act: 'content.hide', actor: moderator.uuid, subject_uuid: content, details: {} },
      {
        act: 'report.close',
        actor: moderator.uuid,
        subject_uuid: report.uuid,
        details: { decision: 'hidden', reason: 'violence', subject_uuid: content },
      },
    ])
  })

  it.each([{ status: 'closed' }, { status: 'open', decision: 'kept' }, { status: 'closed', decision: 'supprimée' }])(
    'with %j is refused',
    async (body) => {
      const report = await add({ content_uuid: await site.playable(owner) })
      expect(refusal(await site.call('PUT', `/reports/${report.uuid}`, { as: moderator, body })).status).toBe(400)
      expect(must(await site.call('GET', `/reports/${report.uuid}`, { as: moderator }), 200)).toEqual(report)
    },
  )
})

describe('the reports of a deleted account', () => {
  it('stay for the moderators, without its name', async () => {
    const person = await site.person()
    const report = await add({ content_uuid: await site.playable(owner) }, person)
    must(await site.call('DELETE', `/users/${person.uuid}`, { as: person, body: { current_password: person.password } }), 204)
    expect(must(await site.call('GET', `/reports/${report.uuid}`, { as: moderator }), 200)).toEqual({ ...report, reporter: null })
  })
})
