import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createEdge, type EdgeAnswer } from './support/edge.ts'
import { homeData, viewer } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

type Line = { id: string; kind: string; readAt: string | null }
const person = { __typename: 'Person', id: 'u2', username: 'ada', avatarUrl: null }
const video = { __typename: 'NotificationContent', id: 'c1', title: 'La mer', thumbnailUrl: null }

const line = ({ id, kind, readAt }: Line) => ({
  __typename: 'Notification',
  id,
  kind,
  readAt,
  createdAt: new Date().toISOString(),
  content: kind === 'follow' ? null : video,
  commentId: kind === 'follow' || kind === 'newContent' ? null : `of-${id}`,
  channel: { __typename: 'NotificationChannel', id: 'ch1', name: 'Le vent', avatarUrl: null },
  actor: kind === 'newContent' ? null : person,
})

/** A server stub with notifications, two a page, which can be marked as read. */
function bellServer(lines: Line[]) {
  const unreadCount = () => lines.filter(({ readAt }) => readAt === null).length
  const page = (start: number) => ({
    __typename: 'NotificationPage',
    items: lines.slice(start, start + 2).map(line),
    nextCursor: start + 2 < lines.length ? String(start + 2) : null,
  })
  const bell = (start = 0) => ({ __typename: 'Bell', unreadCount: unreadCount(), notifications: page(start) })
  return {
    Home: ({ variables }) => ({ data: homeData(variables) }),
    LiveBell: () => ({ data: { notifications: { ...bell(), viewer } } }),
    Notifications: () => ({ data: { bell: bell() } }),
    MoreNotifications: ({ variables }) => ({ data: { bell: bell(Number(variables['cursor'])) } }),
    ReadNotification: ({ variables }) => {
      const read = lines.find(({ id }) => id === variables['id'])
      if (read) read.readAt = new Date().toISOString()
      const notification = { __typename: 'Notification', id: variables['id'], readAt: read?.readAt ?? null }
      return {
        data: {
          readNotification: { __typename: 'ReadNotification', notification, bell: { __typename: 'Bell', unreadCount: unreadCount() } },
        },
      }
    },
    ReadAllNotifications: () => {
      for (const unread of lines) unread.readAt ??= new Date().toISOString()
      return { data: { readAllNotifications: { __typename: 'Bell', unreadCount: 0 } } }
    },
  } satisfies Parameters<typeof createEdge>[0]
}

const refusal: EdgeAnswer = { code: 'INTERNAL', message: 'Une erreur inattendue est survenue' }
const lines = (): Line[] => [
  { id: 'n1', kind: 'newContent', readAt: null },
  { id: 'n2', kind: 'comment', readAt: null },
  { id: 'n3', kind: 'reply', readAt: '2026-11-01T10:00:00.000Z' },
  { id: 'n4', kind: 'commentHearted', readAt: null },
  { id: 'n5', kind: 'follow', readAt: null },
  { id: 'n6', kind: 'mention', readAt: '2026-11-01T10:00:00.000Z' },
]
const open = (path = '/notifications', held = lines()) => {
  const edge = createEdge(bellServer(held))
  return { edge, ...renderApp({ path, edge, user: camille }) }
}
type Opened = ReturnType<typeof open>
const rows = ({ screen }: Opened) =>
  within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const asked = ({ edge }: Opened, operation: string) => edge.requests.filter((request) => request.operation === operation)

describe('the page of notifications', () => {
  it('sends a guest to the sign-in, and returns afterwards', async () => {
    const { app, screen } = renderApp({ path: '/notifications', edge: createEdge({}) })
    expect(await screen.findByRole('tab', { name: 'Connexion' })).toBeDefined()
    expect(app.session.getSnapshot().context.returnTo).toBe('/notifications')
  })

  it('shows a sentence for each notification, page by page, with a link to its subject', async () => {
    const opened = open()
    const { screen, user } = opened
    await user.click(await screen.findByRole('button', { name: 'Afficher plus' }))
    await screen.findByText(/a répondu/)
    await user.click(await screen.findByRole('button', { name: 'Afficher plus' }))
    await screen.findByText(/suit désormais votre chaîne/)
    expect(rows(opened)).toEqual([
      expect.stringContaining('Le vent a publié «\u202fLa mer\u202f»'),
      expect.stringContaining('ada a commenté «\u202fLa mer\u202f»'),
      expect.stringContaining('ada a répondu à votre commentaire sous «\u202fLa mer\u202f»'),
      expect.stringContaining('ada a donné un cœur à votre commentaire sous «\u202fLa mer\u202f»'),
      expect.stringContaining('ada suit désormais votre chaîne'),
      expect.stringContaining('ada vous a mentionné sous «\u202fLa mer\u202f»'),
    ])
    const targets = within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    const comments = ['n2', 'n3', 'n4'].map((id) => `/watch?v=c1&comment=of-${id}`)
    expect(targets).toEqual(['/subscriptions', '/watch/c1', ...comments, '/dashboard', '/watch?v=c1&comment=of-n6'])
    expect(screen.getByText('4 non lues')).toBeDefined()
  })

  it('marks one as read when it is opened', async () => {
    const opened = open('/notifications', lines().slice(4))
    await opened.user.click(await opened.screen.findByRole('link', { name: /suit désormais votre chaîne/ }))
    await expect.poll(() => location.pathname).toBe('/dashboard')
    await expect.poll(() => asked(opened, 'ReadNotification').map(({ variables }) => variables)).toEqual([{ id: 'n5' }])
  })

  it('marks all of them as read at once', async () => {
    const opened = open()
    await opened.user.click(await opened.screen.findByRole('button', { name: 'Tout marquer comme lu' }))
    expect(await opened.screen.findByText('Tout est lu', { selector: '[role=status]' })).toBeDefined()
    expect(rows(opened).some((text) => text?.includes('Non lue'))).toBe(false)
    await expect.poll(() => asked(opened, 'ReadAllNotifications')).toHaveLength(1)
  })

  it('rolls back when the server refuses', async () => {
    const { screen, user, edge } = open()
    edge.answers['ReadAllNotifications'] = refusal
    await user.click(await screen.findByRole('button', { name: 'Tout marquer comme lu' }))
    expect((await screen.findAllByText('Erreur lors de la modification des notifications')).length).toBeGreaterThan(0)
    expect(screen.getByText('4 non lues')).toBeDefined()
  })

  it('shows that there is none', async () => {
    const { screen } = open('/notifications', [])
    expect(await screen.findByRole('heading', { name: 'Aucune notification' })).toBeDefined()
  })

  it('offers to retry when it fails to load', async () => {
    const { screen, user, edge } = open('/notifications')
    const answer = edge.answers['Notifications']
    edge.answers['Notifications'] = refusal
    delete edge.answers['LiveBell']
    expect(await screen.findByText('Erreur lors du chargement des notifications')).toBeDefined()
    if (answer) edge.answers['Notifications'] = answer
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText(/a commenté/)).toBeDefined()
  })
})

describe('the bell', () => {
  it('shows a live count without a request of the screen', async () => {
    const opened = open('/')
    expect(await opened.screen.findByRole('button', { name: 'Notifications, 4 notifications non lues' })).toBeDefined()
    await opened.screen.findByRole('region', { name: 'Recommandations' })
    expect(opened.edge.requests.map(({ operation }) => operation).toSorted()).toEqual(['Home', 'LiveBell'])
  })

  it('also shows a live count when the browser denies locks, as it does when its storage is blocked', async () => {
    const refuse = { request: () => Promise.reject(new DOMException('The request was denied.', 'SecurityError')) }
    Object.defineProperty(navigator, 'locks', { value: refuse, configurable: true })
    try {
      const { screen } = open('/')
      expect(await screen.findByRole('button', { name: 'Notifications, 4 notifications non lues' })).toBeDefined()
    } finally {
      Reflect.deleteProperty(navigator, 'locks')
    }
  })

  it('shows new notifications in a panel without another request, and links to the page', async () => {
    const opened = open('/')
    const { screen, user } = opened
    await user.click(await screen.findByRole('button', { name: /^Notifications, 4/ }))
    const panel = await screen.findByRole('dialog', { name: 'Notifications' })
    expect(within(panel).getAllByRole('listitem')).toHaveLength(2)
    expect(asked(opened, 'Notifications')).toEqual([])
    await user.click(within(panel).getByRole('button', { name: 'Tout marquer comme lu' }))
    await expect.poll(() => screen.queryByRole('button', { name: 'Notifications' })).not.toBeNull()
    await user.click(within(panel).getByRole('link', { name: 'Voir toutes les notifications' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeDefined()
    expect(asked(opened, 'Notifications')).toEqual([])
  })

  it('is not shown to a guest', async () => {
    const { screen } = renderApp({ path: '/', edge: createEdge({ Home: ({ variables }) => ({ data: homeData(variables) }) }) })
    await screen.findByRole('region', { name: 'Recommandations' })
    expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull()
  })
})
