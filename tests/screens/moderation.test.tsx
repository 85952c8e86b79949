import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createEdge } from './support/edge.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const moderator = { ...camille, roleName: 'Modérateur' }
const person = (id: string, username: string) => ({ __typename: 'Person', id, username, avatarUrl: null })
const video = { __typename: 'ReportedContent', id: 'c1', title: 'La mer' }

type Kind = 'content' | 'comment' | 'channel'
const texts: Readonly<Record<Kind, string>> = { content: 'La mer', comment: 'Achetez mes montres', channel: 'Le vent' }

type Held = { id: string; kind: Kind; subjectId: string; decision: 'kept' | 'hidden' | null; isHidden: boolean }

const reportOf = ({ id, kind, subjectId, decision, isHidden }: Held) => ({
  __typename: 'Report',
  id,
  reason: 'spam',
  text: 'Regardez',
  status: decision === null ? 'open' : 'closed',
  decision,
  createdAt: new Date().toISOString(),
  closedAt: decision === null ? null : new Date().toISOString(),
  reporter: person('u3', 'zoé'),
  closedBy: decision === null ? null : person('u4', 'max'),
  subject: {
    __typename: 'ReportSubject',
    id: subjectId,
    kind,
    text: texts[kind],
    author: person('u2', 'ada'),
    thumbnailUrl: null,
    content: kind === 'channel' ? null : video,
    isHidden,
  },
})

/** A server stub that stores reports as the API does. */
function reportServer(held: Held[]) {
  return {
    Moderation: ({ variables: { status, kind } }) => {
      const items = held.filter((report) => (report.decision === null) === (status === 'open') && (kind === null || report.kind === kind))
      return { data: { heldCommentsCount: 3, reports: { __typename: 'ReportPage', items: items.map(reportOf), nextCursor: null } } }
    },
    CloseReport: ({ variables: { id, decision } }) => {
      const closed = held.find((report) => report.id === id)
      if (!closed || (decision !== 'kept' && decision !== 'hidden')) return { code: 'REPORT_NOT_FOUND', message: 'Signalement introuvable' }
      for (const report of held) {
        const isSame = report.subjectId === closed.subjectId
        if (decision === 'hidden' && isSame) Object.assign(report, { decision: report.decision ?? 'hidden', isHidden: true })
      }
      closed.decision = decision
      return { data: { closeReport: reportOf(closed) } }
    },
    SetHidden: ({ variables: { id, hidden } }) => {
      for (const report of held) if (report.subjectId === id) report.isHidden = hidden === true
      return { data: { setHidden: { __typename: 'ReportSubject', id, isHidden: hidden } } }
    },
  } satisfies Parameters<typeof createEdge>[0]
}

const reports = (): Held[] => [
  { id: 'r1', kind: 'content', subjectId: 'c1', decision: null, isHidden: false },
  { id: 'r2', kind: 'comment', subjectId: 'm1', decision: null, isHidden: false },
  { id: 'r3', kind: 'comment', subjectId: 'm1', decision: null, isHidden: false },
  { id: 'r4', kind: 'channel', subjectId: 'ch1', decision: null, isHidden: false },
]
const open = (path = '/moderation', held = reports(), user = moderator) => {
  const edge = createEdge(reportServer(held))
  return { edge, ...renderApp({ path, edge, user }) }
}
type Opened = ReturnType<typeof open>
const cards = ({ screen }: Opened) => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-labelledby'))
const asked = ({ edge }: Opened) => edge.requests.filter(({ operation }) => operation !== 'LiveBell').map(({ operation }) => operation)

async function confirm({ screen, user }: Opened, act: string | RegExp, question: string, answer: string): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name: act })
  if (button) await user.click(button)
  const dialog = await screen.findByRole('alertdialog', { name: question })
  await user.click(within(dialog).getByRole('button', { name: answer }))
}

describe('the moderation page', () => {
  it('is not found for users who are not moderators', async () => {
    const edge = createEdge({})
    const { screen } = renderApp({ path: '/moderation', edge, user: camille })
    expect(await screen.findByRole('heading', { name: '404' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Modération' })).toBeNull()
    expect(edge.requests).toEqual([])
  })

  it('shows the reported things, reasons and reporters, in one request, and has a link in the sidebar', async () => {
    const opened = open()
    const { screen } = opened
    const card = await screen.findByRole('article', { name: 'La mer' })
    expect(within(card).getByRole('link', { name: 'La mer' }).getAttribute('href')).toBe('/watch/c1')
    expect(within(card).getByText('Spam')).toBeDefined()
    expect(within(card).getByText('zoé')).toBeDefined()
    expect(within(card).getByText('Regardez')).toBeDefined()
    expect(screen.getAllByText('Achetez mes montres')).toHaveLength(2)
    expect(asked(opened)).toEqual(['Moderation'])
    expect(await screen.findByRole('link', { name: 'Modération' })).toBeDefined()
  })

  it('filters by kind or decision, as the address says', async () => {
    const opened = open('/moderation?kind=comment')
    const { screen, user } = opened
    expect(await screen.findByRole('button', { name: 'Commentaires', pressed: true })).toBeDefined()
    await expect.poll(() => cards(opened)).toEqual(['report-r2', 'report-r3'])
    await user.click(screen.getByRole('tab', { name: 'Traités' }))
    expect(await screen.findByRole('heading', { name: 'Aucun signalement de ce type' })).toBeDefined()
    expect(location.search).toBe('?status=closed&kind=comment')
    await user.click(screen.getByRole('button', { name: 'Tout' }))
    expect(await screen.findByRole('heading', { name: 'Aucun signalement traité' })).toBeDefined()
    expect(location.search).toBe('?status=closed')
  })

  it('leads those without the second factor that the site asks for to their settings', async () => {
    const message = 'Pour modérer ce site, activez d’abord la validation en deux étapes dans vos paramètres'
    const edge = createEdge({ Moderation: { code: 'SECOND_FACTOR_MISSING', message } })
    const { screen } = renderApp({ path: '/moderation', edge, user: moderator })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(message)
    expect(within(alert).getByRole('link', { name: 'Ouvrir mes paramètres' }).getAttribute('href')).toBe('/settings')
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull()
  })

  it('never offers to hide a channel', async () => {
    const { screen } = open('/moderation?kind=channel')
    const hide = await screen.findByRole('button', { name: /^Masquer/ })
    expect(hide.getAttribute('aria-disabled')).toBe('true')
  })
})

describe('the reports of the administration', () => {
  it('are filtered by the address and decided there, and lead to the comments that wait', async () => {
    const administrator = { ...moderator, roleName: 'Administrateur' }
    const opened = open('/administration?tab=reports&kind=comment', reports(), administrator)
    const { screen, user } = opened
    await expect.poll(() => cards(opened)).toEqual(['report-r2', 'report-r3'])
    expect(screen.getByRole('link', { name: '3 commentaires à valider' }).getAttribute('href')).toBe('/moderation?tab=held')
    await confirm(opened, /^Masquer «\u202fAchetez/, 'Masquer ce commentaire\u00a0?', 'Masquer')
    expect(await screen.findByRole('heading', { name: 'Aucun signalement de ce type' })).toBeDefined()
    await user.selectOptions(screen.getByLabelText('État'), 'Traités')
    await expect.poll(() => cards(opened)).toEqual(['report-r2', 'report-r3'])
    expect(location.search).toBe('?tab=reports&status=closed&kind=comment')
    await user.click(screen.getByRole('button', { name: 'Tout' }))
    await expect.poll(() => location.search).toBe('?tab=reports&status=closed')
  })
})

describe('a decision', () => {
  it('hides the thing after a confirmation, and closes every report about it', async () => {
    const opened = open()
    await confirm(opened, /^Masquer «\u202fAchetez/, 'Masquer ce commentaire\u00a0?', 'Masquer')
    await expect.poll(() => cards(opened)).toEqual(['report-r1', 'report-r4'])
    expect(await opened.screen.findByText('Commentaire masqué')).toBeDefined()
    expect(asked(opened)).toEqual(['Moderation', 'CloseReport'])
    await opened.user.click(opened.screen.getByRole('tab', { name: 'Traités' }))
    await expect.poll(() => cards(opened)).toEqual(['report-r2', 'report-r3'])
    expect(opened.screen.getAllByText('max').length).toBe(2)
  })

  it('is also in the list of decided reports, when that list was empty before', async () => {
    const opened = open('/moderation?status=closed', reports().slice(0, 1))
    const { screen, user, edge } = opened
    await screen.findByRole('heading', { name: 'Aucun signalement traité' })
    await user.click(screen.getByRole('tab', { name: 'À traiter' }))
    await confirm(opened, /^Masquer/, 'Masquer cette vidéo\u00a0?', 'Masquer')
    await screen.findByRole('heading', { name: 'Rien à traiter' })
    edge.answers['Moderation'] = () => new Promise(() => undefined)
    await user.click(screen.getByRole('tab', { name: 'Traités' }))
    expect((await screen.findAllByText('Chargement des signalements...')).length).toBeGreaterThan(0)
    expect(screen.queryByRole('heading', { name: 'Aucun signalement traité' })).toBeNull()
  })

  it('can be reversed by showing the thing again', async () => {
    const opened = open('/moderation?status=closed', [{ id: 'r9', kind: 'content', subjectId: 'c1', decision: 'hidden', isHidden: true }])
    expect(await opened.screen.findByText('Masquée')).toBeDefined()
    await confirm(opened, /^Montrer de nouveau/, 'Montrer de nouveau cette vidéo\u00a0?', 'Montrer de nouveau')
    await expect.poll(() => opened.screen.queryByText('Masquée')).toBeNull()
    expect(await opened.screen.findByText('Vidéo de nouveau visible')).toBeDefined()
  })

  it('can keep the thing visible, and closes this report only', async () => {
    const opened = open()
    await confirm(opened, /^Classer sans suite «\u202fAchetez/, 'Classer sans suite\u00a0?', 'Classer sans suite')
    await expect.poll(() => cards(opened)).toEqual(['report-r1', 'report-r3', 'report-r4'])
  })

  it('that another moderator has taken is reported, and the list is refetched', async () => {
    const held = reports()
    const opened = open('/moderation?kind=content', held)
    opened.edge.answers['CloseReport'] = () => {
      for (const report of held) report.decision = 'kept'
      return { code: 'REPORT_CLOSED', message: 'Ce signalement est déjà traité' }
    }
    await confirm(opened, /^Masquer/, 'Masquer cette vidéo\u00a0?', 'Masquer')
    expect((await opened.screen.findAllByText('Ce signalement est déjà traité')).length).toBeGreaterThan(0)
    await expect.poll(() => cards(opened)).toEqual([])
  })
})
