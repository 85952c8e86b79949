import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Creator, must, type Person } from '../support/api.ts'
import { commentsSite } from '../support/comments.ts'
import { type Site, startSite } from './support/site.ts'

let site: Site
let owner: Creator
let reporter: Person
let moderator: Person
beforeAll(async () => {
  site = await startSite()
  owner = await site.api.creator('La chaîne')
  reporter = await site.api.person()
  moderator = await commentsSite(site.api).moderator()
})
afterAll(() => site.close())

const item = `id reason text status decision closedAt reporter { id } closedBy { id }
  subject { id kind text author { id } thumbnailUrl content { id title } isHidden }`
const listQuery = `query($status: ReportStatus! = open, $kind: ReportKind) { reports(status: $status, kind: $kind) { items { ${item} } nextCursor } }`
const closing = `mutation($id: ID!, $decision: ReportDecision!) { closeReport(id: $id, decision: $decision) { ${item} } }`
const hiding =
  'mutation($kind: ReportKind!, $id: ID!, $hidden: Boolean!) { setHidden(kind: $kind, id: $id, hidden: $hidden) { id kind text isHidden } }'
type Listed = { reports: { items: { id: string; subject: { id: string; kind: string } }[] } }

const report = async (about: object, as = reporter): Promise<string> =>
  (must(await site.api.call('POST', '/reports', { as, body: { reason: 'spam', text: 'Regardez', ...about } }), 201) as { uuid: string })
    .uuid
const listed = async (variables: object = {}): Promise<Listed['reports']['items']> =>
  (await site.gateway.data<Listed>(listQuery, { ...variables }, moderator)).reports.items
const codeOf = async (query: string, variables: Record<string, unknown>, as: Partial<Person> = {}) =>
  (await site.gateway.ask(query, variables, as)).body.errors?.[0]?.extensions.code
const comment = async (content_uuid: string): Promise<string> => {
  const body = { text: 'Achetez mes montres', user_uuid: reporter.uuid, content_uuid }
  return (must(await site.api.call('POST', '/comments', { as: reporter, body }), 201) as { uuid: string }).uuid
}

describe('the queue', () => {
  it('shows reported things, reporters and reasons, with one REST call', async () => {
    const content = await site.api.playable(owner, { title: 'La mer' })
    const id = await report({ content_uuid: content })
    let items: Listed['reports']['items'] = []
    expect(await site.callsOf(async () => void (items = await listed()))).toEqual(['GET /reports'])
    expect(items.find((line) => line.id === id)).toEqual({
      id,
      reason: 'spam',
      text: 'Regardez',
      status: 'open',
      decision: null,
      closedAt: null,
      reporter: { id: reporter.uuid },
      closedBy: null,
      subject: {
        id: content,
        kind: 'content',
        text: 'La mer',
        author: { id: owner.uuid },
        thumbnailUrl: expect.stringContaining('.webp'),
        content: { id: content, title: 'La mer' },
        isHidden: false,
      },
    })
  })

  it('shows a comment with its video, and a channel', async () => {
    const content = await site.api.playable(owner, { title: 'Les vagues' })
    const [written, channel] = [await comment(content), owner.channel]
    await report({ comment_uuid: written })
    await report({ channel_uuid: channel })
    expect((await listed({ kind: 'comment' })).map(({ subject }) => subject)).toMatchObject([
      { id: written, text: 'Achetez mes montres', author: { id: reporter.uuid }, content: { id: content, title: 'Les vagues' } },
    ])
    expect((await listed({ kind: 'channel' })).map(({ subject }) => subject)).toMatchObject([
      { id: channel, text: 'La chaîne', author: { id: owner.uuid }, content: null, isHidden: false },
    ])
  })

  it('is visible to moderators only', async () => {
    expect([await codeOf(listQuery, {}), await codeOf(listQuery, {}, reporter)]).toEqual(['UNAUTHENTICATED', 'FORBIDDEN'])
    expect(await codeOf(closing, { id: 'x', decision: 'kept' }, reporter)).toBe('FORBIDDEN')
    expect(await codeOf(hiding, { kind: 'content', id: 'x', hidden: true }, reporter)).toBe('FORBIDDEN')
  })
})

describe('a decision', () => {
  it('hides the thing, shows who decided, and can be reversed', async () => {
    const content = await site.api.playable(owner)
    const id = await report({ content_uuid: content })
    expect(await site.gateway.data(closing, { id, decision: 'hidden' }, moderator)).toMatchObject({
      closeReport: { status: 'closed', decision: 'hidden', closedBy: { id: moderator.uuid }, subject: { id: content, isHidden: true } },
    })
    expect((await listed()).map((line) => line.id)).not.toContain(id)
    expect((await listed({ status: 'closed' })).map((line) => line.id)).toContain(id)
    expect(await site.gateway.data('query($id: ID!) { content(id: $id) { id } }', { id: content }, reporter)).toEqual({ content: null })
    const own = 'query { dashboard { contents(sort: uploadDate, limit: 20) { items { id isHidden } } } }'
    const { dashboard } = await site.gateway.data<{ dashboard: { contents: { items: object[] } } }>(own, {}, owner)
    expect(dashboard.contents.items.filter((line) => 'isHidden' in line && line.isHidden)).toEqual([{ id: content, isHidden: true }])
    expect(await site.gateway.data(hiding, { kind: 'content', id: content, hidden: false }, moderator)).toMatchObject({
      setHidden: { id: content, kind: 'content', isHidden: false },
    })
    expect(await site.gateway.data('query($id: ID!) { content(id: $id) { id } }', { id: content }, reporter)).toEqual({
      content: { id: content },
    })
  })

  it('hides and shows a comment', async () => {
    const id = await comment(await site.api.playable(owner))
    for (const hidden of [true, false]) {
      expect(await site.gateway.data(hiding, { kind: 'comment', id, hidden }, moderator)).toEqual({
        setHidden: { id, kind: 'comment', text: 'Achetez mes montres', isHidden: hidden },
      })
    }
  })

  it('is taken once, and does not change a channel', async () => {
    const kept = await report({ content_uuid: await site.api.playable(owner) })
    await site.gateway.data(closing, { id: kept, decision: 'kept' }, moderator)
    expect(await codeOf(closing, { id: kept, decision: 'hidden' }, moderator)).toBe('REPORT_CLOSED')
    expect(await codeOf(hiding, { kind: 'channel', id: owner.channel, hidden: true }, moderator)).toBe('INVALID_INPUT')
  })
})
