import { cleanup, configure, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { EmbedApp } from '../../src/app/embed/EmbedApp.tsx'
import { createEdge, type EdgeAnswer } from './support/edge.ts'
import { channel, content, details } from './support/fixtures.ts'
import { renderApp } from './support/renderApp.tsx'

// The player is being imported.
vi.mock('../../src/components/Player/media/MediaSurface.tsx', () => new Promise(() => undefined))
configure({ asyncUtilTimeout: 10_000 })
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const media = { __typename: 'Media', state: 'complete', progress: 100, failure: null, renditions: [], storyboardUrl: null }
const video = (fields: Record<string, unknown> = {}) => ({
  ...content('c1', 'Fabriquer une guitare'),
  channel: { ...channel, name: 'L’atelier' },
  videoUrl: null,
  details,
  media,
  ...fields,
})

function embed(answer: EdgeAnswer, token: string | null = null) {
  const edge = createEdge({ Embed: answer })
  render(
    <EmbedApp
      id="c1"
      part={{ start: null, end: null }}
      token={token}
      onUnauthenticated={() => undefined}
      graphqlUrl="http://localhost/graphql"
      fetch={edge.fetch}
    />,
  )
  return { edge, user: userEvent.setup() }
}

describe('the embedded player', () => {
  it('has the video’s title, with a link that opens its page outside of the frame', async () => {
    embed({ data: { content: video() } })
    const link = await screen.findByRole('link', { name: /Fabriquer une guitare/ })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/watch/c1', '_blank'])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('L’atelier')
  })

  it('sends a guest to the video’s own page to sign in', async () => {
    const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null)
    const { user } = embed({ data: { content: video() } })
    expect(await screen.findByText('Connectez-vous pour regarder cette vidéo')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Se connecter' }))
    expect(opened).toHaveBeenCalledWith('/watch/c1', '_blank', 'noopener')
  })

  it('plays for viewers who may watch, with one request', async () => {
    const { edge } = embed({ data: { content: video({ videoUrl: '/media/c1/master.m3u8' }) } }, 'a-token')
    expect(await screen.findByRole('button', { name: 'Lire la vidéo' })).toBeDefined()
    expect(edge.requests.map(({ operation, token }) => [operation, token])).toEqual([['Embed', 'a-token']])
  })

  it.each<[string, EdgeAnswer]>([
    ['private', { data: { content: video({ visibility: 'private' }) } }],
    ['gone', { data: { content: null } }],
    ['unknown', { code: 'CONTENT_NOT_FOUND', message: 'Vidéo introuvable' }],
    ['restricted', { code: 'CONTENT_RESTRICTED', message: 'Cette vidéo est réservée' }],
  ])('shows that a %s video is unavailable, without its title', async (_, answer) => {
    embed(answer)
    expect(await screen.findByText('Vidéo non trouvée')).toBeDefined()
    expect(screen.queryByText('Fabriquer une guitare')).toBeNull()
  })

  it('asks for the password of a video, says when it is wrong, and shows the video once it is right', async () => {
    const { edge, user } = embed({ code: 'CONTENT_LOCKED', message: 'Cette vidéo est protégée par un mot de passe' })
    edge.answers['UnlockContent'] = { code: 'CONTENT_PASSWORD_WRONG', message: 'Ce n’est pas le mot de passe de cette vidéo' }
    const field = await screen.findByLabelText('Mot de passe de la vidéo')
    expect(screen.getByRole('link', { name: /Ouvrir sur/ }).getAttribute('href')).toBe('/watch/c1')
    await user.type(field, 'la mer{Enter}')
    expect(await screen.findByText('Ce n’est pas le mot de passe de cette vidéo')).toBeDefined()
    expect(field).toHaveProperty('value', 'la mer')
    edge.answers['UnlockContent'] = { data: { unlockContent: true } }
    edge.answers['Embed'] = { data: { content: video({ visibility: 'private', isPasswordProtected: true }) } }
    await user.click(screen.getByRole('button', { name: 'Ouvrir la vidéo' }))
    expect(await screen.findByRole('link', { name: /Fabriquer une guitare/ })).toBeDefined()
    expect(edge.requests.at(-2)?.variables).toEqual({ id: 'c1', password: 'la mer' })
  })

  it('retries after a failure', async () => {
    const { edge, user } = embed({ code: 'INTERNAL', message: 'Erreur lors du chargement de la vidéo' })
    const retry = await screen.findByRole('button', { name: 'Réessayer' })
    edge.answers['Embed'] = { data: { content: video() } }
    await user.click(retry)
    expect(await screen.findByRole('link', { name: /Fabriquer une guitare/ })).toBeDefined()
  })
})

describe('the code to embed a video', () => {
  const watching = (visibility: string) => ({
    data: {
      __typename: 'Query',
      content: {
        ...video({ visibility }),
        channel,
        description: '',
        updatedAt: '2026-11-01T00:00:00.000Z',
        hashtags: [],
        details,
        viewerLikes: null,
        viewerCanEdit: false,
        comments: { __typename: 'CommentPage', items: [], nextCursor: null },
      },
      recommendations: [],
    },
  })

  const terms = (isOpenToGuests: boolean) => ({
    data: { __typename: 'Query', content: { __typename: 'Content', id: 'c1', isOpenToGuests } },
  })

  it.each([
    [true, 'la vidéo s’y lira comme ici.'],
    [false, 'ses visiteurs s’y connecteront à Lucarne pour lire la vidéo.'],
  ])('says how visitors without an account can watch: %s', async (isOpenToGuests, sentence) => {
    const edge = createEdge({ Watch: watching('public'), EmbedTerms: terms(isOpenToGuests) })
    const { user, screen } = renderApp({ path: '/watch/c1', edge })
    await user.click(await screen.findByRole('button', { name: 'Plus d’actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Intégrer' }))
    const dialog = await screen.findByRole('dialog', { name: 'Intégrer la vidéo' })
    await expect.poll(() => dialog.textContent).toContain(`Collez ce code dans la page de votre site\u00a0: ${sentence}`)
  })

  it('is shown and copied on its page', async () => {
    const edge = createEdge({ Watch: watching('public'), EmbedTerms: terms(true) })
    const { user, screen } = renderApp({ path: '/watch/c1', edge })
    await user.click(await screen.findByRole('button', { name: 'Plus d’actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Intégrer' }))
    const dialog = await screen.findByRole('dialog', { name: 'Intégrer la vidéo' })
    const code = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Code d’intégration' }).value
    expect(code).toContain(`src="${location.origin}/embed/c1" title="Fabriquer une guitare"`)
    await user.click(within(dialog).getByRole('button', { name: 'Copier le code' }))
    expect(await screen.findByText('Code copié dans le presse-papiers')).toBeDefined()
    expect(await navigator.clipboard.readText()).toBe(code)
  })

  it.each([
    ['2m0s', '?t=120'],
    ['demain', ''],
  ])('starts at the time of the page’s address, like the shared link: ?t=%s', async (t, query) => {
    const edge = createEdge({ Watch: watching('public'), EmbedTerms: terms(true) })
    const { user, screen } = renderApp({ path: `/watch/c1?t=${t}`, edge })
    await user.click(await screen.findByRole('button', { name: 'Partager' }))
    expect(await screen.findByText('Lien copié dans le presse-papiers')).toBeDefined()
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/watch/c1${query}`)
    await user.click(screen.getByRole('button', { name: 'Plus d’actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Intégrer' }))
    const dialog = await screen.findByRole('dialog', { name: 'Intégrer la vidéo' })
    const { value } = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Code d’intégration' })
    expect(value).toContain(`src="${location.origin}/embed/c1${query}" title`)
  })

  it('stands beside the pages of its creator, and «Signaler» does not', async () => {
    const { data } = watching('public')
    const own = { data: { ...data, content: { ...data.content, viewerCanEdit: true } } }
    const { user, screen } = renderApp({ path: '/watch/c1', edge: createEdge({ Watch: own }) })
    await user.click(await screen.findByRole('button', { name: 'Plus d’actions' }))
    const addressOf = async (name: string) => (await screen.findByRole('menuitem', { name })).getAttribute('href')
    const links = [await addressOf('Modifier'), await addressOf('Statistiques'), await addressOf('Sous-titres et montage')]
    expect(links).toEqual(['/dashboard?edit=c1', '/dashboard/c1', '/captions/c1'])
    expect(screen.queryByRole('menuitem', { name: 'Signaler' })).toBeNull()
  })

  it('is not offered for a private video', async () => {
    const { user, screen } = renderApp({ path: '/watch/c1', edge: createEdge({ Watch: watching('private') }) })
    await user.click(await screen.findByRole('button', { name: 'Plus d’actions' }))
    expect(await screen.findByRole('menuitem', { name: 'Signaler' })).toBeDefined()
    expect(screen.queryByRole('menuitem', { name: 'Intégrer' })).toBeNull()
  })
})
