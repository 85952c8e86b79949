import { within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createEdge } from './support/edge.ts'
import { channel, content, homeData, details } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

// The player is not imported: without media it would only show an error after a while.
vi.mock('../../src/components/Player/media/MediaSurface.tsx', () => new Promise(() => undefined))

type Media = { state: string; progress: number; failure?: { __typename: string; code: string; message: string } | null }

const media = ({ state, progress, failure = null }: Media) => ({
  __typename: 'Media',
  state,
  progress,
  failure,
  renditions: [],
  storyboardUrl: null,
})
const complete = { state: 'complete', progress: 100 }

function video({ videoUrl = null, ...rest }: Partial<Media> & { videoUrl?: string | null } = {}) {
  return {
    ...content('c1', 'Fabriquer une guitare'),
    channel,
    description: 'Du bois, des cordes et de la patience.',
    updatedAt: '2026-11-01T00:00:00.000Z',
    videoUrl,
    hashtags: ['lutherie', 'bois'],
    details,
    viewerLikes: null,
    viewerCanEdit: false,
    media: media({ ...complete, ...rest }),
    comments: { __typename: 'CommentPage', items: [], nextCursor: null },
  }
}

const recommendation = { __typename: 'Recommendation', reason: null, content: content('c2', 'Les étoiles filantes') }
const watching = (shown: ReturnType<typeof video> | null) => ({
  data: { __typename: 'Query', content: shown, recommendations: shown ? [recommendation, { ...recommendation, content: shown }] : [] },
})

/** The network stub with subscriptions as a stream into which the test sends results. */
function liveEdge(shown: ReturnType<typeof video>) {
  const edge = createEdge({ Watch: watching(shown) })
  const encoder = new TextEncoder()
  let feed: ReadableStreamDefaultController<Uint8Array> | undefined
  const isOpen = Promise.withResolvers<undefined>()
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    if (typeof init?.body !== 'string' || !init.body.includes('subscription ContentMedia')) return edge.fetch(input, init)
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        feed = controller
        isOpen.resolve(undefined)
      },
    })
    return new Response(stream, { headers: { 'content-type': 'text/event-stream' } })
  }
  async function tell(now: ReturnType<typeof video>): Promise<void> {
    await isOpen.promise
    const { __typename, id, thumbnailUrl, videoUrl, duration, media } = now
    const data = { __typename: 'Subscription', contentMedia: { __typename, id, thumbnailUrl, videoUrl, duration, media } }
    feed?.enqueue(encoder.encode(`event: next\ndata: ${JSON.stringify({ data })}\n\n`))
  }
  return { edge: { ...edge, fetch }, tell }
}

describe('what the creator says of the video', () => {
  const open = (said: object) => {
    const edge = createEdge({ Watch: watching({ ...video(), details: { ...details, ...said } }) })
    return renderApp({ path: '/watch/c1', edge, user: camille }).screen
  }

  it('is shown below the description, the licence with its text', async () => {
    const screen = open({ category: 'music', language: 'oc', licence: 'cc-by-nc-4.0' })
    const description = within(await screen.findByRole('region', { name: 'Description' }))
    expect(description.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Catégorie', 'Langue', 'Licence'])
    expect(description.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Musique', 'occitan', 'CC BY-NC 4.0'])
    const licence = description.getByRole('link', { name: 'CC BY-NC 4.0' })
    expect(licence.getAttribute('href')).toBe('https://creativecommons.org/licenses/by-nc/4.0/deed.fr')
  })

  it('lists the chapters', async () => {
    const chapter = (start: number, title: string) => ({ __typename: 'Chapter', start, title })
    const screen = open({ chapters: [chapter(0, 'Le bois'), chapter(65, 'Les cordes')] })
    const chapters = within(await screen.findByRole('region', { name: 'Chapitres' }))
    expect(chapters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['0:00 Le bois', '1:05 Les cordes'])
  })

  it('is left out when nothing was said', async () => {
    const screen = open({})
    const description = within(await screen.findByRole('region', { name: 'Description' }))
    expect(description.queryAllByRole('term')).toEqual([])
    expect(screen.queryByRole('region', { name: 'Chapitres' })).toBeNull()
  })
})

describe('the watch page', () => {
  it('shows the video’s properties, its creator and related videos, in one request', async () => {
    const edge = createEdge({ Watch: watching(video()) })
    const { screen } = renderApp({ path: '/watch/c1', edge })
    expect(await screen.findByRole('heading', { level: 1, name: 'Fabriquer une guitare' })).toBeDefined()
    await expect.poll(() => document.title).toBe('Fabriquer une guitare — Lucarne')
    expect(within(screen.getByRole('region', { name: 'Créateur' })).getByText('1.2K abonnés')).toBeDefined()
    const description = screen.getByRole('region', { name: 'Description' })
    expect(within(description).getByText('Du bois, des cordes et de la patience.')).toBeDefined()
    expect(within(description).getByRole('link', { name: '#lutherie' }).getAttribute('href')).toBe('/search?q=lutherie')
    expect(screen.getByRole('button', { name: /J’aime/ })).toBeDefined()
    const next = screen.getByRole('complementary', { name: 'Recommandations' })
    expect(
      within(next)
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual(['Les étoiles filantes'])
    expect(edge.requests.map(({ operation }) => operation)).toEqual(['Watch'])
  })

  it('accepts the address /watch?v= as well', async () => {
    const edge = createEdge({ Watch: watching(video()) })
    const { screen } = renderApp({ path: '/watch?v=c1', edge })
    await screen.findByRole('heading', { level: 1, name: 'Fabriquer une guitare' })
    expect(edge.requests[0]?.variables).toEqual({ id: 'c1', sort: 'recent' })
  })

  it('shows that it is loading', async () => {
    const { screen } = renderApp({ path: '/watch/c1', edge: createEdge({ Watch: () => new Promise(() => undefined) }) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Chargement de la vidéo...' })).toBeDefined()
  })

  it('shows the title of the clicked card immediately', async () => {
    const edge = createEdge({ Home: ({ variables }) => ({ data: homeData(variables) }), Watch: () => new Promise(() => undefined) })
    const { screen, user } = renderApp({ path: '/', edge })
    await user.click(await screen.findByRole('link', { name: 'Fabriquer une guitare' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Fabriquer une guitare' })).toBeDefined()
    expect(document.querySelector('img[src="/media/contents/c1/poster.webp"]')).not.toBeNull()
    expect(screen.getByText('Chargement de la vidéo...')).toBeDefined()
  })

  it('shows that the video does not exist', async () => {
    const { screen } = renderApp({ path: '/watch/c9', edge: createEdge({ Watch: watching(null) }) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Vidéo non trouvée' })).toBeDefined()
    expect(screen.getByText('La vidéo demandée n’existe pas ou n’est plus disponible.')).toBeDefined()
  })

  it.each([
    ['a guest, who may sign in and comes back', undefined, 'Se connecter', '/login'],
    ['a member', camille, 'Retour à l’accueil', '/'],
  ] as const)('says that the video is reserved to %s', async (_, user, label, href) => {
    const edge = createEdge({ Watch: { code: 'CONTENT_RESTRICTED', message: 'Cette vidéo est réservée : connectez-vous pour la voir' } })
    const { screen } = renderApp({ path: '/watch/c9', edge, ...(user && { user }) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Vidéo réservée' })).toBeDefined()
    expect(screen.getByText('Cette vidéo est réservée : connectez-vous pour la voir')).toBeDefined()
    expect(within(screen.getByRole('main')).getByRole('link', { name: label }).getAttribute('href')).toBe(href)
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull()
  })

  it('asks for the password of a video, and shows it once it is right', async () => {
    const edge = createEdge({ Watch: { code: 'CONTENT_LOCKED', message: 'Cette vidéo est protégée par un mot de passe' } })
    const { screen, user } = renderApp({ path: '/watch/c1', edge })
    const field = await screen.findByLabelText('Mot de passe de la vidéo')
    expect(screen.getByRole('heading', { level: 1, name: 'Cette vidéo est protégée par un mot de passe' })).toBeDefined()
    await expect.poll(() => document.title).toBe('Vidéo protégée — Lucarne')
    edge.answers['UnlockContent'] = { data: { unlockContent: true } }
    edge.answers['Watch'] = watching(video())
    await user.type(field, 'la mer du Nord{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Fabriquer une guitare' })).toBeDefined()
    expect(edge.requests.map(({ operation }) => operation)).toEqual(['Watch', 'UnlockContent', 'Watch'])
  })

  it('shows so without a request when the address has no video', async () => {
    const edge = createEdge({})
    const { screen } = renderApp({ path: '/watch', edge })
    expect(await screen.findByRole('heading', { level: 1, name: 'Vidéo non trouvée' })).toBeDefined()
    expect(edge.requests).toEqual([])
  })

  it('offers to retry, and refetches', async () => {
    const edge = createEdge({ Watch: { code: 'INTERNAL', message: 'Une erreur inattendue est survenue' } })
    const { screen, user } = renderApp({ path: '/watch/c1', edge })
    expect(await screen.findByRole('heading', { level: 1, name: 'Erreur de chargement' })).toBeDefined()
    edge.answers['Watch'] = watching(video())
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Fabriquer une guitare' })).toBeDefined()
  })

  it('goes home when the error is closed', async () => {
    const edge = createEdge({
      Home: ({ variables }) => ({ data: homeData(variables) }),
      Watch: { code: 'INTERNAL', message: 'Une erreur inattendue est survenue' },
    })
    const { screen, user } = renderApp({ path: '/watch/c1', edge })
    await user.click(await screen.findByRole('button', { name: 'Fermer' }))
    expect(await screen.findByRole('link', { name: 'Fabriquer une guitare' })).toBeDefined()
    expect(location.pathname).toBe('/')
  })
})

describe('the player of the watch page', () => {
  it('asks a guest to sign in, and stores the page to return to', async () => {
    const { screen, user, app } = renderApp({ path: '/watch/c1', edge: createEdge({ Watch: watching(video()) }) })
    expect(await screen.findByText('Connectez-vous pour regarder cette vidéo')).toBeDefined()
    const overlay = screen.getByText('Connectez-vous pour regarder cette vidéo').closest('[data-theme]')
    if (!(overlay instanceof HTMLElement)) throw new Error('the message has no overlay')
    await user.click(within(overlay).getByRole('button', { name: 'Se connecter' }))
    expect(await screen.findByRole('tab', { name: 'Connexion' })).toBeDefined()
    // The fragment: the press was a request to play.
    expect(app.session.getSnapshot().context.returnTo).toBe('/watch/c1#play')
  })

  it('shows the progress of the preparation, and updates it live until the video is playable', async () => {
    const { edge, tell } = liveEdge(video({ state: 'processing', progress: 12 }))
    const { screen } = renderApp({ path: '/watch/c1', edge, user: camille })
    expect(await screen.findByText('La vidéo est en cours de préparation')).toBeDefined()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('12')

    await tell(video({ state: 'processing', progress: 40 }))
    expect(await screen.findByRole('progressbar', { name: 'Préparation' })).toBeDefined()
    await expect.poll(() => screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')

    await tell(video({ state: 'watchable', progress: 55, videoUrl: '/media/contents/c1/v1/master.m3u8' }))
    expect(await screen.findByRole('button', { name: 'Lire la vidéo' })).toBeDefined()
    expect(screen.queryByText('La vidéo est en cours de préparation')).toBeNull()
  })

  it('does not change or reload when the user logs out', async () => {
    const playable = video({ videoUrl: '/media/contents/c1/v1/master.m3u8' })
    const edge = createEdge({ Watch: watching(playable), Logout: () => new Promise(() => undefined) })
    const { screen, user } = renderApp({ path: '/watch/c1', edge, user: camille })
    const heading = await screen.findByRole('heading', { level: 1, name: 'Fabriquer une guitare' })
    const player = (): Element | null | undefined => heading.closest('article')?.firstElementChild
    const before = player()
    expect(before).toBeInstanceOf(Element)
    const [logOut] = screen.getAllByRole('button', { name: 'Se déconnecter' })
    if (!logOut) throw new Error('nothing to log out with')
    await user.click(logOut)
    await expect.poll(() => edge.requests.map(({ operation }) => operation)).toContain('Logout')
    expect(player()).toBe(before)
  })

  it('shows the reason when the preparation failed', async () => {
    const failure = { __typename: 'MediaFailure', code: 'NOT_A_VIDEO', message: 'Le fichier ne contient pas de vidéo lisible' }
    const edge = createEdge({ Watch: watching(video({ state: 'failed', progress: 10, failure })) })
    const { screen } = renderApp({ path: '/watch/c1', edge, user: camille })
    expect(await screen.findByText('Cette vidéo n’a pas pu être préparée')).toBeDefined()
    expect(screen.getByText('Le fichier ne contient pas de vidéo lisible')).toBeDefined()
  })
})

describe('resuming at the saved position', () => {
  const playable = (viewerPosition: number | null) => ({ ...video({ videoUrl: '/media/contents/c1/v1/master.m3u8' }), viewerPosition })

  it('shows the position, and offers to restart', async () => {
    const edge = createEdge({ Watch: watching(playable(300)) })
    const { screen, user } = renderApp({ path: '/watch/c1', edge, user: camille })
    expect(await screen.findByText('Reprise à 5:00')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Depuis le début' }))
    expect(screen.queryByText('Reprise à 5:00')).toBeNull()
  })

  it('seeks to a timecode of a text, and opens links in a new tab', async () => {
    const description = 'Le vernis à 1:02, la suite à 2:00:00.\nPlans : https://exemple.fr/plans. javascript:alert(1) <b>gras</b>'
    const edge = createEdge({ Watch: watching({ ...playable(300), description, duration: 600 }) })
    const { screen, user } = renderApp({ path: '/watch/c1', edge, user: camille })
    const text = within(await screen.findByRole('region', { name: 'Description' }))
    expect(text.getByText(/^Le vernis/).textContent).toBe(description)
    expect(
      within(text.getByText(/^Le vernis/))
        .getAllByRole('link')
        .map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name))),
    ).toEqual([
      ['/watch?v=c1&t=62', null, null],
      ['https://exemple.fr/plans', '_blank', 'nofollow ugc noopener'],
    ])
    expect(screen.getByText('Reprise à 5:00')).toBeDefined()
    await user.click(text.getByRole('link', { name: '1:02' }))
    // A seek, without resuming at the saved position; the page stays.
    expect(screen.queryByText('Reprise à 5:00')).toBeNull()
    expect(location.pathname + location.search).toBe('/watch/c1')
  })

  it.each([
    ['a user who has hardly begun', '/watch/c1', 2],
    ['a user who saw it nearly to its end', '/watch/c1', 750],
    ['a user who never began', '/watch/c1', null],
    ['a viewer whose address has another start time', '/watch/c1?t=90', 300],
  ])('shows nothing to %s', async (_who, path, position) => {
    const { screen } = renderApp({ path, edge: createEdge({ Watch: watching(playable(position)) }), user: camille })
    expect(await screen.findByRole('button', { name: 'Lire la vidéo' })).toBeDefined()
    expect(screen.queryByText(/^Reprise à/)).toBeNull()
  })
})

describe('the recommendations', () => {
  const all = [
    ['c2', 'Les étoiles filantes'],
    ['c3', 'Le phare'],
    ['c4', 'La marée'],
  ] as const
  const reasonsOf = async (...reasons: (string | null)[]): Promise<(string | null)[]> => {
    const recommendations = all.map(([id, title], index) => ({
      ...recommendation,
      reason: reasons[index] ?? null,
      content: content(id, title),
    }))
    const { data } = watching(video())
    const { screen } = renderApp({ path: '/watch/c1', edge: createEdge({ Watch: { data: { ...data, recommendations } } }) })
    const list = within(await screen.findByRole('complementary', { name: 'Recommandations' }))
    return list.getAllByRole('article').map((card) => within(card).queryByText(/^(?:Tendance|Même créateur)$/)?.textContent ?? null)
  }

  it('say why where the reason is that of no other', async () => {
    expect(await reasonsOf('Tendance', 'Même créateur', 'Tendance')).toEqual([null, 'Même créateur', null])
  })

  it('do not repeat the same reason', async () => {
    expect(await reasonsOf('Tendance', 'Tendance', 'Tendance')).toEqual([null, null, null])
  })
})
