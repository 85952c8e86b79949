import { waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createEdge } from './support/edge.ts'
import { content, homeData } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

type Shown = { id: string; name: string; isDefault?: boolean; isPrivate?: boolean; videoCount?: number; updatedContentAt?: string }

const card = ({ id, name, isDefault = false, isPrivate = true, videoCount = 0, updatedContentAt = '2026-11-01T00:00:00.000Z' }: Shown) => ({
  __typename: 'Playlist',
  id,
  name,
  description: '',
  isDefault,
  isPrivate,
  videoCount,
  thumbnailUrl: null,
  updatedContentAt,
})
const later = card({ id: 'later', name: 'À consulter plus tard', isDefault: true })
const garden = card({ id: 'garden', name: 'Jardin', videoCount: 2, updatedContentAt: '2026-11-20T00:00:00.000Z' })

const mine = (...playlists: object[]) => ({ data: { __typename: 'Query', viewer: { __typename: 'Viewer', id: camille.id, playlists } } })
const videos = [content('c1', 'Fabriquer une guitare'), content('c2', 'Les étoiles filantes'), content('c3', 'Le chant des baleines')]
const detail = (shown: object | null, held = videos, viewerCanEdit = true) => ({
  data: {
    __typename: 'Query',
    playlist: shown && { ...shown, viewerCanEdit, owner: { __typename: 'Person', id: camille.id, username: 'camille' } },
    playlistContents: {
      __typename: 'PlaylistContentPage',
      nextCursor: null,
      items: held.map((video) => ({
        __typename: 'PlaylistContent',
        id: `garden:${video.id}`,
        addedAt: '2026-11-01T00:00:00.000Z',
        content: video,
      })),
    },
  },
})
const unavailable = { code: 'API_UNAVAILABLE', message: 'Le service est momentanément indisponible' }

describe('the playlists', () => {
  it('are listed with the last filled first; the default one cannot be deleted', async () => {
    const { screen, user } = renderApp({ path: '/Playlist', edge: createEdge({ Playlists: mine(later, garden) }), user: camille })
    expect(await screen.findByRole('heading', { level: 1, name: 'Mes Playlists' })).toBeTruthy()
    const list = await screen.findByRole('list', { name: 'Playlists' })
    const names = within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['Jardin', 'À consulter plus tard'])
    await user.click(screen.getByRole('button', { name: 'Actions pour la playlist « À consulter plus tard »' }))
    const item = await screen.findByRole('menuitem', { name: /Supprimer/ })
    expect(item.getAttribute('aria-disabled')).toBe('true')
    expect(item.textContent).toContain('Impossible de supprimer la playlist par défaut')
  })

  it('do not open the edit dialog again after a reload, unless something was typed in it', async () => {
    sessionStorage.clear()
    const openEdge = () => createEdge({ Playlists: mine(later, garden) })
    const { screen, user } = renderApp({ path: '/Playlist', edge: openEdge(), user: camille })
    await user.click(await screen.findByRole('button', { name: /^Actions pour la playlist .*Jardin/ }))
    await user.click(await screen.findByRole('menuitem', { name: /Modifier/ }))
    const name = await screen.findByLabelText('Nom de la playlist')
    expect(sessionStorage.getItem('unsentTexts')).toBeNull()
    await user.type(name, ' d’hiver')
    expect(sessionStorage.getItem('unsentTexts')).toContain('Jardin d’hiver')
  })

  it('send a guest to the sign-in', async () => {
    renderApp({ path: '/playlist', edge: createEdge({}) })
    await expect.poll(() => location.pathname).toBe('/login')
  })

  it('are created in a dialog that requires a name, and are shown immediately', async () => {
    const made = card({ id: 'new', name: 'Bois', updatedContentAt: '2026-11-21T00:00:00.000Z' })
    const edge = createEdge({ Playlists: mine(later), CreatePlaylist: { data: { createPlaylist: made } } })
    const { screen, user } = renderApp({ path: '/playlist', edge, user: camille })
    await user.click(await screen.findByRole('button', { name: 'Créer une playlist' }))
    const dialog = await screen.findByRole('dialog', { name: 'Créer une playlist' })
    const create = within(dialog).getByRole('button', { name: 'Créer' })
    expect(create).toHaveProperty('disabled', true)
    await user.type(within(dialog).getByLabelText('Nom de la playlist'), '  Bois {Enter}')
    expect(await screen.findByText('Playlist créée avec succès')).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Bois' })).toBeTruthy()
    expect(edge.requests.at(-1)?.variables).toEqual({
      input: { name: 'Bois', description: '', isPrivate: true },
      idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
    })
  })

  it('are deleted once the deletion is confirmed', async () => {
    const edge = createEdge({
      Playlists: mine(later, garden),
      DeletePlaylist: { data: { deletePlaylist: { __typename: 'DeletedPlaylist', id: 'garden' } } },
    })
    const { screen, user } = renderApp({ path: '/playlist', edge, user: camille })
    await user.click(await screen.findByRole('button', { name: 'Actions pour la playlist « Jardin »' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Supprimer' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(edge.requests.map(({ operation }) => operation)).not.toContain('DeletePlaylist')
    await user.click(within(dialog).getByRole('button', { name: 'Supprimer' }))
    expect(await screen.findByText('Playlist supprimée avec succès')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Jardin' })).toBeNull()
  })
})

describe('the page of a playlist', () => {
  const titles = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent)

  it('plays all of it, keeps its sort in the address, and is ordered by keyboard', async () => {
    const edge = createEdge({
      Playlist: detail(garden),
      MovePlaylistContent: { data: { movePlaylistContent: { __typename: 'Playlist', id: 'garden', thumbnailUrl: null } } },
    })
    const { screen, user } = renderApp({ path: '/playlist/garden', edge, user: camille })
    expect(await screen.findByRole('heading', { level: 1, name: 'Jardin' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Tout lire' }).getAttribute('href')).toBe('/watch?v=c1&playlist=garden')
    expect(screen.getByRole('link', { name: 'Lecture aléatoire' }).getAttribute('href')).toMatch(/&playlist=garden&shuffle=true$/)

    screen.getByRole('button', { name: 'Déplacer « Le chant des baleines »' }).focus()
    await user.keyboard('{ArrowUp}')
    await expect.poll(titles).toEqual(['Fabriquer une guitare', 'Le chant des baleines', 'Les étoiles filantes'])
    expect(edge.requests.at(-1)?.variables).toEqual({ playlistId: 'garden', contentId: 'c3', beforeId: 'c2' })
    expect(screen.getByText('« Le chant des baleines » : position 2 sur 3')).toBeTruthy()

    await user.selectOptions(screen.getByLabelText('Trier par'), 'Titre')
    expect(location.search).toBe('?sort=title')
    expect(screen.queryByRole('button', { name: /^Déplacer/ })).toBeNull()
  })

  it('rolls a move back when it fails', async () => {
    const { screen, user } = renderApp({
      path: '/playlist/garden',
      edge: createEdge({ Playlist: detail(garden), MovePlaylistContent: unavailable }),
      user: camille,
    })
    await user.click(await screen.findByRole('button', { name: 'Reculer « Fabriquer une guitare »' }))
    // Visible, and in a live region for screen readers.
    expect(await screen.findAllByText(unavailable.message)).not.toHaveLength(0)
    await expect.poll(titles).toEqual(['Fabriquer une guitare', 'Les étoiles filantes', 'Le chant des baleines'])
  })

  it('removes a video, and restores it at its position', async () => {
    const counted = { __typename: 'Playlist', id: 'garden', name: 'Jardin', thumbnailUrl: null, updatedContentAt: garden.updatedContentAt }
    const removal = {
      __typename: 'RemovedFromPlaylist',
      beforeId: 'c2',
      addedAt: '2026-11-01T00:00:00.000Z',
      playlist: { ...counted, videoCount: 2 },
    }
    const edge = createEdge({
      Playlist: detail(garden),
      RemoveFromPlaylist: { data: { removeFromPlaylist: removal } },
      AddToPlaylist: { data: { addToPlaylist: { ...counted, videoCount: 3 } } },
    })
    const { screen, user } = renderApp({ path: '/playlist/garden', edge, user: camille })
    await user.click(await screen.findByRole('button', { name: 'Retirer « Fabriquer une guitare » de la playlist' }))
    await screen.findByText('Vidéo retirée de la playlist')
    expect(titles()).toEqual(['Les étoiles filantes', 'Le chant des baleines'])
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    await expect.poll(titles).toEqual(['Fabriquer une guitare', 'Les étoiles filantes', 'Le chant des baleines'])
    const back = screen.getByRole('button', { name: 'Retirer «\u202fFabriquer une guitare\u202f» de la playlist' })
    await expect.poll(() => document.activeElement).toBe(back)
    const put = edge.requests.find(({ operation }) => operation === 'AddToPlaylist')
    expect(put?.variables).toEqual({
      playlistId: 'garden',
      contentId: 'c1',
      place: { beforeId: 'c2', addedAt: '2026-11-01T00:00:00.000Z' },
    })
  })

  it('restores a removed video at its position when the first attempt has failed', async () => {
    const counted = { __typename: 'Playlist', id: 'garden', name: 'Jardin', thumbnailUrl: null, updatedContentAt: garden.updatedContentAt }
    const place = { beforeId: 'c2', addedAt: '2026-11-01T00:00:00.000Z' }
    const removal = { __typename: 'RemovedFromPlaylist', ...place, playlist: { ...counted, videoCount: 2 } }
    const edge = createEdge({
      Playlist: detail(garden),
      RemoveFromPlaylist: { data: { removeFromPlaylist: removal } },
      AddToPlaylist: unavailable,
    })
    const { screen, user } = renderApp({ path: '/playlist/garden', edge, user: camille })
    await user.click(await screen.findByRole('button', { name: 'Retirer «\u202fFabriquer une guitare\u202f» de la playlist' }))
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    // An urgent toast is spoken from a live region instead, and hidden from roles until it is focused.
    const again = await screen.findByText('Réessayer', { selector: 'button' })
    expect(titles()).toEqual(['Les étoiles filantes', 'Le chant des baleines'])
    edge.answers['AddToPlaylist'] = { data: { addToPlaylist: { ...counted, videoCount: 3 } } }
    await user.click(again)
    await expect.poll(titles).toEqual(['Fabriquer une guitare', 'Les étoiles filantes', 'Le chant des baleines'])
    const asked = edge.requests.filter(({ operation }) => operation === 'AddToPlaylist').map(({ variables }) => variables)
    expect(asked).toEqual([
      { playlistId: 'garden', contentId: 'c1', place },
      { playlistId: 'garden', contentId: 'c1', place },
    ])
    await expect.poll(() => screen.queryByText('Réessayer', { selector: 'button' })).toBeNull()
  })

  it('focuses its title when the last video is removed', async () => {
    const emptied = { ...garden, thumbnailUrl: null, videoCount: 0 }
    const removal = { __typename: 'RemovedFromPlaylist', beforeId: null, addedAt: '2026-11-01T00:00:00.000Z', playlist: emptied }
    const edge = createEdge({
      Playlist: detail(garden, videos.slice(0, 1)),
      RemoveFromPlaylist: { data: { removeFromPlaylist: removal } },
    })
    const { screen, user } = renderApp({ path: '/playlist/garden', edge, user: camille })
    await user.click(await screen.findByRole('button', { name: 'Retirer «\u202fFabriquer une guitare\u202f» de la playlist' }))
    await screen.findByText('Cette playlist ne contient aucune vidéo pour le moment.')
    expect(document.activeElement?.textContent).toBe('Jardin')
  })

  it('brings its further videos at a press, and says when they do not come', async () => {
    const page = (held: typeof videos, nextCursor: string | null) => {
      const { data } = detail(garden, held)
      return { data: { ...data, playlistContents: { ...data.playlistContents, nextCursor } } }
    }
    const edge = createEdge({ Playlist: ({ variables }) => (variables['cursor'] === null ? page(videos.slice(0, 2), '2') : unavailable) })
    const { screen, user } = renderApp({ path: '/playlist/garden', edge, user: camille })
    await user.click(await screen.findByRole('button', { name: 'Afficher plus' }))
    expect(await screen.findByText(unavailable.message)).toBeTruthy()
    expect(titles()).toEqual(['Fabriquer une guitare', 'Les étoiles filantes'])
    edge.answers['Playlist'] = page(videos.slice(2), null)
    await user.click(screen.getByRole('button', { name: 'Afficher plus' }))
    await expect.poll(titles).toEqual(['Fabriquer une guitare', 'Les étoiles filantes', 'Le chant des baleines'])
    expect(screen.queryByRole('button', { name: 'Afficher plus' })).toBeNull()
    expect(screen.queryByText(unavailable.message)).toBeNull()
  })

  it('shows that it is empty', async () => {
    const { screen } = renderApp({ path: '/playlist/garden', edge: createEdge({ Playlist: detail(garden, []) }), user: camille })
    expect(await screen.findByText('Cette playlist ne contient aucune vidéo pour le moment.')).toBeTruthy()
  })

  it('is readable by everyone when it is public', async () => {
    const { screen } = renderApp({
      path: '/playlist/garden',
      edge: createEdge({ Playlist: detail(card({ ...garden, isPrivate: false }), videos, false) }),
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Jardin' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Modifier' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Retirer/ })).toBeNull()
  })

  it('can be shared when it is public, with an address to copy by hand if the clipboard is denied', async () => {
    const edge = createEdge({ Playlist: detail(card({ id: 'garden', name: 'Jardin', isPrivate: false }), videos, false) })
    const { screen, user } = renderApp({ path: '/playlist/garden', edge })
    const share = await screen.findByRole('button', { name: 'Partager' })
    await user.click(share)
    const address = `${location.origin}/playlist/garden`
    await expect.poll(() => navigator.clipboard.readText()).toBe(address)

    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
    await user.click(share)
    const dialog = await screen.findByRole('dialog', { name: 'Copier le lien' })
    expect(dialog.textContent).toContain('Erreur lors du partage\u00a0: le navigateur ne permet pas de copier le lien pour vous. Copiez-le')
    const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Adresse' })
    await expect.poll(() => document.activeElement).toBe(field)
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(address)
    // Said once: no toast repeats it.
    expect(document.body.textContent.split('Erreur lors du partage')).toHaveLength(2)
    const [close] = within(dialog).getAllByRole('button', { name: 'Fermer' }).toReversed()
    if (close) await user.click(close)
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  it('offers its address from its card, unless it is private', async () => {
    const shown = [garden, card({ id: 'open', name: 'Ouverte', isPrivate: false })]
    const { screen, user } = renderApp({ path: '/playlist', edge: createEdge({ Playlists: mine(...shown) }), user: camille })
    await user.click(await screen.findByRole('button', { name: 'Actions pour la playlist «\u202fJardin\u202f»' }))
    await screen.findByRole('menuitem', { name: 'Modifier' })
    expect(screen.queryByRole('menuitem', { name: 'Partager' })).toBeNull()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Actions pour la playlist «\u202fOuverte\u202f»' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Partager' }))
    await expect.poll(() => navigator.clipboard.readText()).toBe(`${location.origin}/playlist/open`)
  })

  it('is not found when it is private', async () => {
    const { screen } = renderApp({ path: '/playlist/garden', edge: createEdge({ Playlist: detail(null, []) }) })
    expect(await screen.findByRole('heading', { level: 1, name: 'Playlist introuvable' })).toBeTruthy()
  })
})

describe('the menu of a card', () => {
  const home = { Home: ({ variables }: { variables: Record<string, unknown> }) => ({ data: homeData(variables) }) }
  const choices = (...playlists: object[]) => ({
    data: {
      __typename: 'Query',
      viewer: {
        __typename: 'Viewer',
        id: camille.id,
        playlistChoices: playlists.map((playlist) => ({ __typename: 'PlaylistChoice', containsContent: false, playlist })),
      },
    },
  })

  it('creates a playlist and adds the video to it', async () => {
    const made = card({ id: 'new', name: 'Bois' })
    const edge = createEdge({
      ...home,
      PlaylistChoices: () => choices(...(edge.requests.some(({ operation }) => operation === 'CreatePlaylist') ? [made, later] : [later])),
      CreatePlaylist: { data: { createPlaylist: made } },
      AddToPlaylist: { data: { addToPlaylist: { ...made, videoCount: 1 } } },
    })
    const { screen, user } = renderApp({ path: '/', edge, user: camille })
    await user.click(await screen.findByRole('button', { name: 'Actions pour « Fabriquer une guitare »' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Ajouter à une playlist' }))
    expect(await screen.findByRole('radio', { name: /À consulter plus tard \(par défaut\)/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Ajouter' })).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: 'Créer une nouvelle playlist' }))
    await user.type(await screen.findByLabelText('Nom de la playlist'), 'Bois')
    await user.click(screen.getByRole('button', { name: 'Créer' }))
    expect(await screen.findByRole('radio', { name: /Bois/, checked: true })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Ajouter' }))
    expect(await screen.findByText(/Vidéo ajoutée à/)).toBeTruthy()
    expect(edge.requests.findLast(({ operation }) => operation === 'AddToPlaylist')?.variables).toEqual({
      playlistId: 'new',
      contentId: 'c1',
    })
    expect(location.pathname).toBe('/')
  })

  it('offers to undo only what was just added to «À consulter plus tard»', async () => {
    let isThere = false
    const edge = createEdge({
      ...home,
      SetWatchLater: ({ variables }) => {
        const wasUnchanged = isThere === variables['saved']
        isThere = variables['saved'] === true
        return { data: { setWatchLater: { __typename: 'WatchLaterChange', wasUnchanged, playlist: later } } }
      },
    })
    const { screen, user } = renderApp({ path: '/', edge, user: camille })
    const press = async (): Promise<void> => {
      await user.click(await screen.findByRole('button', { name: 'Actions pour « Fabriquer une guitare »' }))
      await user.click(await screen.findByRole('menuitem', { name: 'À consulter plus tard' }))
    }
    await press()
    await screen.findByText(/^Vidéo ajoutée à «.À consulter plus tard.»$/)
    await press()
    await screen.findByText(/^Vidéo déjà dans «.À consulter plus tard.»$/)
    expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull()
    expect(edge.requests.filter(({ operation }) => operation === 'SetWatchLater').map(({ variables }) => variables['saved'])).toEqual([
      true,
      true,
    ])
  })

  it('removes a video from the recommendations, until this is undone', async () => {
    const edge = createEdge({
      ...home,
      SetNotInterested: ({ variables }) => ({
        data: { setNotInterested: { __typename: 'NotInterested', contentId: variables['contentId'], isOn: variables['notInterested'] } },
      }),
    })
    const { screen, user } = renderApp({ path: '/', edge, user: camille })
    await user.click(await screen.findByRole('button', { name: 'Actions pour « Fabriquer une guitare »' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Pas intéressé' }))
    await screen.findByText('Cette vidéo ne vous sera plus recommandée')
    expect(screen.queryByRole('link', { name: 'Fabriquer une guitare' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    expect(await screen.findByRole('link', { name: 'Fabriquer une guitare' })).toBeTruthy()
  })

  it('moves the focus when its card is removed, and returns it on undo', async () => {
    const recommended = ['c1', 'c3'].map((id, index) => ({
      __typename: 'Recommendation',
      reason: null,
      content: content(id, ['Fabriquer une guitare', 'Le chant des baleines'][index] ?? ''),
    }))
    const edge = createEdge({
      ...home,
      Home: { data: { ...homeData({}), recommendations: recommended } },
      SetNotInterested: ({ variables }) => ({
        data: { setNotInterested: { __typename: 'NotInterested', contentId: variables['contentId'], isOn: variables['notInterested'] } },
      }),
    })
    const { screen, user } = renderApp({ path: '/', edge, user: camille })
    const refuse = async (title: string): Promise<void> => {
      await user.click(await screen.findByRole('button', { name: `Actions pour «\u202f${title}\u202f»` }))
      await user.click(await screen.findByRole('menuitem', { name: 'Pas intéressé' }))
      await waitFor(() => expect(screen.queryByRole('link', { name: title })).toBeNull())
    }
    const focused = (): string | null | undefined => document.activeElement?.textContent
    await refuse('Fabriquer une guitare')
    await expect.poll(focused).toBe('Le chant des baleines')
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    await expect.poll(focused).toBe('Fabriquer une guitare')
  })

  it('sends a guest to the sign-in', async () => {
    const { screen, user } = renderApp({ path: '/', edge: createEdge(home) })
    await user.click(await screen.findByRole('button', { name: 'Actions pour « Les étoiles filantes »' }))
    expect(screen.queryByRole('menuitem', { name: 'Pas intéressé' })).toBeNull()
    await user.click(await screen.findByRole('menuitem', { name: 'À consulter plus tard' }))
    await expect.poll(() => location.pathname).toBe('/login')
  })
})
