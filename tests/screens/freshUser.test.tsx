import { describe, expect, it } from 'vitest'
// Imported before the tests: on two busy cores this takes longer than the tests wait for a part.
import '../../src/app/Layout/SignedInParts.tsx'
import { createEdge } from './support/edge.ts'
import { homeData, viewer } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const stored = (): unknown => JSON.parse(localStorage.getItem('userData') ?? 'null')

const bell = { __typename: 'Bell', unreadCount: 0, notifications: { __typename: 'NotificationPage', items: [], nextCursor: null } }

/** A visit with the storage of the last one. */
function visit(patch: object) {
  const edge = createEdge({
    Home: ({ variables }) => ({ data: homeData(variables) }),
    LiveBell: () => ({ data: { notifications: { ...bell, viewer: { ...viewer, ...patch } } } }),
  })
  return { edge, ...renderApp({ path: '/', edge, user: camille }) }
}

describe('a user who signed in on an earlier visit', () => {
  it('is updated from the server, and stored', async () => {
    const now = { avatarUrl: '/media/avatar.webp', username: 'camille_2', role: { __typename: 'Role', id: 'r3', name: 'Modérateur' } }
    const { screen } = visit(now)
    await expect.poll(stored).toEqual({
      ...camille,
      avatarUrl: '/media/avatar.webp',
      username: 'camille_2',
      roleName: 'Modérateur',
    })
    expect(await screen.findByRole('link', { name: 'Modération' })).toBeDefined()
  })

  it('is stored again only when something has changed', async () => {
    const { edge, app, screen } = visit({})
    const known = new Set<unknown>()
    app.session.subscribe(({ context }) => known.add(context.user))
    await expect.poll(() => edge.requests.map(({ operation }) => operation)).toContain('LiveBell')
    await expect.poll(() => screen.queryByRole('button', { name: 'Notifications' })).not.toBeNull()
    expect(stored()).toEqual(camille)
    expect(known.size).toBe(1)
  })
})
