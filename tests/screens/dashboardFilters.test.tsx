import { fireEvent, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
// Imported before the tests: on two busy cores this takes longer than the tests wait for a screen.
import '../../src/app/routes/DashboardRoute.tsx'
import { createEdge, type EdgeAnswer } from './support/edge.ts'
import { content, details } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const owner = { __typename: 'Person', id: 'u1', username: 'atelier' }

const creator = { ...camille, isCreator: true, roleName: 'Creators' }
const figure = (value: number) => ({ __typename: 'Figure', value, change: null })

type Video = ReturnType<typeof video>
function video(id: string, title: string, visibility: 'public' | 'private' = 'public') {
  const media = { __typename: 'Media', state: 'complete', progress: 100, failure: null, renditions: [], storyboardUrl: null }
  return { ...content(id, title), visibility, description: 'Sa description', videoUrl: null, hashtags: ['bois'], details, media }
}

/** A gateway stub with a creator's videos. */
function library(videos: Video[], pageSize = 20) {
  const answer = (variables: Record<string, unknown>): EdgeAnswer => {
    const { visibility, q, sort, cursor } = variables
    const chosen = videos.filter(
      (each) => (typeof visibility !== 'string' || each.visibility === visibility) && (typeof q !== 'string' || each.title.includes(q)),
    )
    const sorted = sort === 'views' ? chosen.toReversed() : chosen
    const from = typeof cursor === 'string' ? Number(cursor) : 0
    const nextCursor = from + pageSize < sorted.length ? String(from + pageSize) : null
    const statistics = {
      totalViews: figure(1000),
      totalLikes: figure(10),
      totalComments: figure(0),
      subscribers: figure(0),
      totalContents: videos.length,
      totalVideos: figure(videos.length),
      avgWatchTime: figure(0),
      engagement: 1,
    }
    return {
      data: {
        __typename: 'Query',
        heldCommentsCount: 0,
        dashboard: {
          __typename: 'Dashboard',
          channel: { __typename: 'Channel', id: 'channel-1', name: 'Atelier du bois', owner },
          statistics: { __typename: 'DashboardStatistics', ...statistics },
          contents: { __typename: 'ContentPage', items: sorted.slice(from, from + pageSize), nextCursor },
        },
      },
    }
  }
  const edge = createEdge({
    Dashboard: ({ variables }) => answer(variables),
    DashboardVideos: ({ variables }) => answer(variables),
    DeleteContent: ({ variables }) => {
      videos.splice(
        videos.findIndex(({ id }) => id === variables['id']),
        1,
      )
      return { data: { __typename: 'Mutation', deleteContent: { __typename: 'DeletedContent', id: variables['id'] } } }
    },
    UpdateContent: ({ variables }) => {
      const found = videos.find(({ id }) => id === variables['id'])
      Object.assign(found ?? {}, variables['input'])
      const rest = { updatedAt: '2026-11-01T10:00:00.000Z', videoUrl: null, viewerLikes: false, viewerCanEdit: true }
      return { data: { __typename: 'Mutation', updateContent: { ...found, ...rest } } }
    },
  })
  const asked = () => edge.requests.filter(({ operation }) => operation === 'Dashboard').map(({ variables }) => variables)
  return { edge, asked }
}

let videos: Video[]
beforeEach(() => {
  videos = [video('c1', 'Fabriquer une guitare'), video('c2', 'Raboter une planche', 'private'), video('c3', 'Poncer')]
})

function open(path = '/dashboard', pageSize?: number) {
  const { edge, asked } = library(videos, pageSize)
  const rendered = renderApp({ path, edge, user: creator })
  const titles = () => rendered.screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  return { ...rendered, edge, asked, titles, loaded: () => rendered.screen.findByRole('heading', { name: /^Mes vidéos/ }) }
}

it('the videos of the channel of another are not called one’s own', async () => {
  const { screen } = open('/dashboard?channel=channel-1')
  const field = await screen.findByRole('searchbox', { name: 'Rechercher dans les vidéos de la chaîne' })
  expect(field.getAttribute('placeholder')).toBe('Rechercher dans les vidéos de la chaîne...')
})

describe('filtering one’s videos', () => {
  it('is done by the server, and stored in the address', async () => {
    const { screen, user, titles, asked, loaded } = open()
    await loaded()
    await user.click(screen.getByRole('button', { name: 'Privées' }))
    await screen.findByText('1 vidéo trouvée')
    expect(titles()).toEqual(['Raboter une planche'])
    expect(location.search).toBe('?visibility=private')
    expect(screen.getByRole('button', { name: 'Privées' }).getAttribute('aria-pressed')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Toutes' }))
    await user.selectOptions(screen.getByLabelText('Trier par'), 'Vues')
    await screen.findByRole('heading', { name: 'Poncer' })
    expect(location.search).toBe('?sort=views')
    expect(asked().at(-1)).toEqual({ q: null, visibility: null, sort: 'views' })
    expect(screen.getByRole('heading', { name: 'Mes vidéos (3)' })).toBeDefined()
  })

  it('is read from the address, where invalid values are ignored', async () => {
    const { asked, titles, loaded, screen } = open('/dashboard?visibility=public&q=Poncer&sort=hasard')
    await loaded()
    expect(asked()).toEqual([{ q: 'Poncer', visibility: 'public', sort: 'uploadDate' }])
    expect(titles()).toEqual(['Poncer'])
    expect(screen.getByRole('searchbox', { name: 'Rechercher dans mes vidéos' })).toHaveProperty('value', 'Poncer')
  })

  it('shows that nothing matches, and offers to clear the filter', async () => {
    const { screen, user, titles, loaded } = open()
    await loaded()
    await user.type(screen.getByRole('searchbox', { name: 'Rechercher dans mes vidéos' }), 'vélo{Enter}')
    expect(await screen.findByRole('heading', { name: 'Aucun résultat trouvé' })).toBeDefined()
    expect(screen.getByText('Essayez de modifier votre recherche ou vos filtres.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }))
    await screen.findByRole('heading', { name: 'Poncer' })
    expect(titles()).toHaveLength(3)
    expect(location.search).toBe('')
  })

  it('is paged', async () => {
    const { screen, user, titles, edge, loaded } = open('/dashboard', 2)
    await loaded()
    expect(titles()).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Afficher plus' }))
    await screen.findByRole('heading', { name: 'Poncer' })
    expect(titles()).toEqual(['Fabriquer une guitare', 'Raboter une planche', 'Poncer'])
    expect(screen.queryByRole('button', { name: 'Afficher plus' })).toBeNull()
    expect(edge.requests.map(({ operation }) => operation)).toEqual(['Dashboard', 'DashboardVideos'])
  })

  it('does not change the statistics', async () => {
    const { screen, user, loaded, asked } = open('/dashboard?visibility=private')
    await loaded()
    await user.click(screen.getByRole('tab', { name: 'Statistiques' }))
    await screen.findByRole('link', { name: 'Fabriquer une guitare' })
    expect(location.search).toBe('?visibility=private&tab=statistics')
    expect(asked().at(-1)).toEqual({ q: null, visibility: null, sort: 'uploadDate' })
  })
})

describe('deleting a video', () => {
  it('asks for confirmation with the text of the specification, and keeps the position in the list', async () => {
    const { screen, user, titles, edge, loaded } = open()
    await loaded()
    await user.click(screen.getByRole('button', { name: 'Supprimer «\u202fPoncer\u202f»' }))
    const question = await screen.findByRole('alertdialog', { name: 'Supprimer la vidéo' })
    expect(question.textContent).toContain('Êtes-vous sûr de vouloir supprimer «\u202fPoncer\u202f»\u202f? Cette action est irréversible.')
    await user.click(within(question).getByRole('button', { name: 'Supprimer' }))
    await screen.findByText('Vidéo supprimée avec succès')
    expect(titles()).toEqual(['Fabriquer une guitare', 'Raboter une planche'])
    expect(screen.getByRole('heading', { name: 'Mes vidéos (2)' })).toBe(document.activeElement)
    expect(edge.requests.map(({ operation }) => operation)).toEqual(['Dashboard', 'DeleteContent'])
  })

  it('shows why it failed, and removes nothing', async () => {
    const { screen, user, titles, edge, loaded } = open()
    await loaded()
    edge.answers['DeleteContent'] = { code: 'INTERNAL', message: 'Une erreur inattendue est survenue' }
    await user.click(screen.getByRole('button', { name: 'Supprimer «\u202fPoncer\u202f»' }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Supprimer' }))
    expect(await screen.findAllByText('Erreur lors de la suppression')).toHaveLength(2)
    expect(titles()).toHaveLength(3)
  })
})

describe('editing a video', () => {
  async function edit() {
    const opened = open()
    await opened.loaded()
    await opened.user.click(opened.screen.getByRole('button', { name: 'Modifier «\u202fPoncer\u202f»' }))
    const dialog = within(await opened.screen.findByRole('dialog', { name: 'Modifier la vidéo' }))
    return { ...opened, dialog, save: () => opened.user.click(dialog.getByRole('button', { name: 'Sauvegarder' })) }
  }

  it('shows the new texts immediately, in the same place', async () => {
    const { screen, user, dialog, save, titles, edge } = await edit()
    await user.clear(dialog.getByLabelText('Titre'))
    await user.type(dialog.getByLabelText('Titre'), 'Poncer sans rayer')
    await user.type(dialog.getByLabelText(/Nouveau mot-clé/), 'papier, grain{Enter}')
    await user.click(dialog.getByRole('switch', { name: 'Vidéo publique' }))
    await save()
    await screen.findByText('Vidéo mise à jour avec succès')
    expect(edge.requests.at(-1)?.variables).toEqual({
      id: 'c3',
      input: {
        title: 'Poncer sans rayer',
        description: 'Sa description',
        visibility: 'private',
        hashtags: ['bois', 'papier', 'grain'],
        details: {
          category: null,
          language: null,
          licence: null,
          commentsOpen: true,
          downloadsAllowed: false,
          publishAt: null,
          publishWhenReady: false,
          audience: 'link',
          allowedUsernames: [],
        },
      },
    })
    expect(titles()).toEqual(['Fabriquer une guitare', 'Raboter une planche', 'Poncer sans rayer'])
    expect(screen.getAllByText('Privée')).toHaveLength(2)
  })

  it('says how many chapters the description has', async () => {
    const { user, dialog } = await edit()
    const description = dialog.getByLabelText(/^Description/)
    expect(dialog.getByText(/deviennent des chapitres/)).toBeDefined()
    await user.clear(description)
    await user.type(description, '0:00 Gros grain{Enter}3:20 Grain fin')
    expect(dialog.getByText('2 chapitres dans la description.')).toBeDefined()
  })

  it('saves what is said of the video beside its texts, and when it becomes public', async () => {
    const { user, dialog, save, edge } = await edit()
    await user.selectOptions(dialog.getByLabelText(/^Catégorie/), 'Vie pratique et tutoriels')
    await user.selectOptions(dialog.getByLabelText(/^Langue/), 'Breton')
    await user.selectOptions(dialog.getByLabelText('Licence'), 'CC BY-SA 4.0')
    await user.click(dialog.getByRole('switch', { name: 'Commentaires ouverts' }))
    expect(dialog.queryByLabelText(/^Rendre publique le/)).toBeNull()
    await user.click(dialog.getByRole('switch', { name: 'Vidéo publique' }))
    const date = dialog.getByLabelText(/^Rendre publique le/)
    fireEvent.change(date, { target: { value: '2031-03-04T18:30' } })
    await user.click(dialog.getByRole('switch', { name: 'Attendre que toutes les qualités soient prêtes' }))
    edge.answers['UpdateContent'] = {
      code: 'INVALID_INPUT',
      message: 'Certains champs sont invalides',
      fields: { publish_at: 'La date de publication est déjà passée' },
    }
    await save()
    expect(await dialog.findByText('La date de publication est déjà passée')).toBeDefined()
    expect(date.getAttribute('aria-invalid')).toBe('true')
    expect(edge.requests.at(-1)?.variables).toMatchObject({
      input: {
        visibility: 'private',
        details: {
          category: 'howto',
          language: 'br',
          licence: 'cc-by-sa-4.0',
          commentsOpen: false,
          downloadsAllowed: false,
          publishAt: new Date(2031, 2, 4, 18, 30).toISOString(),
          publishWhenReady: true,
        },
      },
    })
  })

  it('saves who may open a private video, and says who is not known', async () => {
    const { user, dialog, save, edge } = await edit()
    expect(dialog.queryByLabelText('Qui peut l’ouvrir')).toBeNull()
    await user.click(dialog.getByRole('switch', { name: 'Vidéo publique' }))
    expect(dialog.queryByLabelText(/^Leurs noms d’utilisateur/)).toBeNull()
    await user.selectOptions(dialog.getByLabelText('Qui peut l’ouvrir'), 'Seulement les personnes que je choisis')
    const people = dialog.getByLabelText(/^Leurs noms d’utilisateur/)
    await user.type(people, '@ada, inconnue')
    edge.answers['UpdateContent'] = {
      code: 'INVALID_INPUT',
      message: 'Certains champs sont invalides',
      fields: { allowed_usernames: 'Personne ne s’appelle inconnue sur ce site' },
    }
    await save()
    expect(await dialog.findByText('Personne ne s’appelle inconnue sur ce site')).toBeDefined()
    expect([people.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', people])
    expect(people).toHaveProperty('value', '@ada, inconnue')
    expect(edge.requests.at(-1)?.variables).toMatchObject({
      input: { visibility: 'private', details: { audience: 'people', allowedUsernames: ['ada', 'inconnue'] } },
    })
  })

  it('shows each error at its field, and focuses the first', async () => {
    const { dialog, user, save, edge } = await edit()
    await user.clear(dialog.getByLabelText('Titre'))
    await user.type(dialog.getByLabelText(/Nouveau mot-clé/), 'BOIS')
    await save()
    expect(await dialog.findByText('Le titre est requis')).toBeDefined()
    expect(dialog.getByText('Les mots-clés doivent être uniques')).toBeDefined()
    expect(dialog.getByLabelText('Titre')).toBe(document.activeElement)
    expect(dialog.getByLabelText('Titre').getAttribute('aria-invalid')).toBe('true')
    expect(edge.requests).toHaveLength(1)
  })

  it('shows the server’s refusal at its field, and keeps the typed text', async () => {
    const { dialog, user, save, edge } = await edit()
    edge.answers['UpdateContent'] = {
      code: 'INVALID_INPUT',
      message: 'Veuillez corriger les erreurs dans le formulaire',
      fields: { title: 'Le titre ne peut pas dépasser 100 caractères' },
    }
    await user.type(dialog.getByLabelText('Titre'), ' fort')
    await save()
    expect(await dialog.findByText('Le titre ne peut pas dépasser 100 caractères')).toBeDefined()
    expect(dialog.getByRole('alert').textContent).toContain('Veuillez corriger les erreurs dans le formulaire')
    expect(dialog.getByLabelText('Titre')).toHaveProperty('value', 'Poncer fort')
  })

  it('asks for confirmation before unsaved changes are lost', async () => {
    const { screen, dialog, user } = await edit()
    await user.type(dialog.getByLabelText('Titre'), '!')
    await user.click(dialog.getByRole('button', { name: 'Annuler' }))
    const question = await screen.findByRole('alertdialog', { name: 'Fermer sans enregistrer\u202f?' })
    await user.click(within(question).getByRole('button', { name: 'Continuer' }))
    expect(dialog.getByLabelText('Titre')).toHaveProperty('value', 'Poncer!')
  })
})

describe('a new video', () => {
  it('is published from a dialog, whose button requires a title, and a file or an address', async () => {
    const { screen, user, loaded } = open()
    await loaded()
    await user.click(screen.getByRole('button', { name: 'Nouvelle vidéo' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mettre en ligne une nouvelle vidéo' }))
    const publish = await dialog.findByRole('button', { name: 'Publier la vidéo' })
    expect(publish).toHaveProperty('disabled', true)
    await user.type(dialog.getByLabelText('Titre'), 'Vernir')
    expect(publish).toHaveProperty('disabled', true)
    const address = dialog.getByLabelText(/^Ou l’adresse d’une vidéo de YouTube/)
    await user.type(address, 'https://youtu.be/aqz-KE-bpKQ')
    expect(publish).toHaveProperty('disabled', false)
    await user.clear(address)
    expect(publish).toHaveProperty('disabled', true)
    const videoFile = dialog.getByRole('region', { name: 'Fichier vidéo' }).querySelector<HTMLInputElement>('input[type="file"]')
    if (!videoFile) throw new Error('no field for the video')
    await user.upload(videoFile, new File(['RIFF\0\0\0\0AVI '], 'video.avi', { type: 'video/x-msvideo' }))
    await dialog.findByText('video.avi')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Publier la vidéo' })).toHaveProperty('disabled', false))
  })
})
