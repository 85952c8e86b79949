import { afterEach, describe, expect, it, vi } from 'vitest'
import { createEdge } from './support/edge.ts'
import { homeData } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

afterEach(() => {
  document.cookie = 'accueil=1;path=/;max-age=0'
  vi.useRealTimers()
})

const answering = () => createEdge({ Home: ({ variables }) => ({ data: homeData(variables) }) })
const text = 'Bonne visite !'
const isWelcomed = (): boolean => document.cookie.includes('accueil=1')

describe('the banner of the home page', () => {
  it('welcomes a member at the first visit of a day, as long as the page is open', async () => {
    const { screen, app } = renderApp({ path: '/', edge: answering(), user: camille })
    await screen.findByRole('link', { name: 'Les étoiles filantes' })
    expect([screen.queryByText(text) !== null, isWelcomed()]).toEqual([true, true])
    // The user comes anew, with each change of the account.
    app.session.send({ type: 'user.changed', user: { ...camille, username: 'camille2' } })
    await screen.findByRole('heading', { level: 1, name: 'Bienvenue, camille2' })
    expect(screen.queryByText(text)).not.toBeNull()
  })

  it('is gone at their next visit of that day, but for the title that screen readers have', async () => {
    document.cookie = 'accueil=1;path=/'
    const { screen } = renderApp({ path: '/', edge: answering(), user: camille })
    await screen.findByRole('link', { name: 'Les étoiles filantes' })
    const title = screen.getByRole('heading', { level: 1, name: 'Bienvenue, camille' })
    expect([title.getAttribute('tabindex'), screen.queryByText(text)]).toEqual(['-1', null])
  })

  it('is gone when they come back to the page', async () => {
    const edge = answering()
    edge.answers['Explore'] = { code: 'INTERNAL', message: 'Non' }
    const { screen, user } = renderApp({ path: '/', edge, user: camille })
    await screen.findByText(text)
    await user.click(screen.getByRole('link', { name: 'Explorer' }))
    await screen.findByRole('heading', { level: 1, name: 'Recommandations' })
    await user.click(screen.getByRole('link', { name: 'Accueil' }))
    await screen.findByRole('heading', { level: 1, name: 'Bienvenue, camille' })
    expect(screen.queryByText(text)).toBeNull()
  })

  it('welcomes guests at each visit', async () => {
    document.cookie = 'accueil=1;path=/'
    const { screen } = renderApp({ path: '/', edge: answering() })
    expect(await screen.findByRole('link', { name: 'Se connecter ou s’inscrire' })).toBeDefined()
  })

  it('notes nothing about guests', async () => {
    const { screen } = renderApp({ path: '/', edge: answering() })
    await screen.findByRole('link', { name: 'Les étoiles filantes' })
    expect(isWelcomed()).toBe(false)
  })

  it('comes back at midnight', async () => {
    const written: string[] = []
    vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie))
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 11, 31, 21, 30) })
    const { screen } = renderApp({ path: '/', edge: answering(), user: camille })
    await screen.findByText(text)
    vi.restoreAllMocks()
    const ends = written.filter((cookie) => cookie.startsWith('accueil=')).map((cookie) => /expires=(.*)$/.exec(cookie)?.[1] ?? '')
    expect(new Set(ends.map((end) => new Date(end).getTime()))).toEqual(new Set([new Date(2027, 0, 1).getTime()]))
  })
})
