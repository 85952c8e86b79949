import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
// Imported before the tests: on two busy cores this takes longer than the tests wait for a screen.
import '../../src/app/routes/DashboardRoute.tsx'
import { createEdge, type EdgeAnswer } from './support/edge.ts'
import { channel, content, viewer, details } from './support/fixtures.ts'
import { camille, renderApp } from './support/renderApp.tsx'

const owner = { __typename: 'Person', id: 'u1', username: 'atelier' }

const creator = { ...camille, isCreator: true, roleName: 'Creators' }
const failure = { __typename: 'MediaFailure', code: 'NOT_A_VIDEO', message: 'Le fichier ne contient pas de vidéo lisible' }
const damaged = { ...failure, code: 'DAMAGED', message: 'Une partie du fichier est illisible (vers 0:12)' }
const unfinished = { ...failure, code: 'CONVERSION_FAILED', message: 'La vidéo n’a pas pu être convertie' }

function own(id: string, title: string, media: { state: string; progress: number; failure?: typeof failure }) {
  return {
    ...content(id, title),
    description: '',
    videoUrl: null,
    hashtags: ['bois'],
    details,
    media: { __typename: 'Media', failure: null, renditions: [], storyboardUrl: null, ...media },
  }
}

function dashboard(contents: ReturnType<typeof own>[], averageSeconds = 95): EdgeAnswer {
  const figure = (value: number, change: number | null = null) => ({ __typename: 'Figure', value, change })
  const statistics = {
    totalViews: figure(12_400, 12),
    totalLikes: figure(248, -3),
    totalComments: figure(2),
    subscribers: figure(0),
    totalContents: contents.length,
    totalVideos: figure(contents.filter(({ media }) => media.state === 'watchable' || media.state === 'complete').length),
    avgWatchTime: figure(averageSeconds, 0),
    engagement: 2,
  }
  return {
    data: {
      __typename: 'Query',
      heldCommentsCount: 0,
      dashboard: {
        __typename: 'Dashboard',
        channel: { __typename: 'Channel', id: 'channel-1', name: 'Atelier du bois', owner },
        statistics: { __typename: 'DashboardStatistics', ...statistics },
        contents: { __typename: 'ContentPage', items: contents, nextCursor: null },
      },
    },
  }
}

const notCreator: EdgeAnswer = { data: { __typename: 'Query', heldCommentsCount: 0, dashboard: null } }
const open = (answer: EdgeAnswer, user = creator) => renderApp({ path: '/dashboard', edge: createEdge({ Dashboard: answer }), user })

describe('the dashboard', () => {
  it('sends a guest to the sign-in', async () => {
    const { screen } = renderApp({ path: '/dashboard', edge: createEdge({}) })
    expect(await screen.findByRole('tab', { name: 'Connexion' })).toBeDefined()
    expect(location.pathname).toBe('/login')
  })

  it('shows the channel’s figures and its videos', async () => {
    const { screen } = open(dashboard([own('c1', 'Fabriquer une guitare', { state: 'complete', progress: 100 })]))
    expect(await screen.findByRole('heading', { name: 'Mes vidéos (1)' })).toBeDefined()
    expect(screen.getByText('Atelier du bois')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Voir ma chaîne' }).getAttribute('href')).toBe('/creator/atelier')
    expect(screen.getByText('Vues totales').parentElement?.textContent).toContain('12.4K')
    expect(screen.getByRole('link', { name: 'Fabriquer une guitare' }).getAttribute('href')).toBe('/watch/c1')
    expect(screen.getByRole('link', { name: /^Statistiques de .*Fabriquer une guitare/ }).getAttribute('href')).toBe('/dashboard/c1')
    expect(screen.getByText('Publique')).toBeDefined()
  })

  it.each([
    [{ publishAt: new Date(2031, 2, 4, 18, 30).toISOString() }, 'Publication prévue le 4 mars 2031 à 18:30'],
    [{ publishWhenReady: true }, 'Publication prévue à la fin de la conversion'],
    [
      { publishAt: new Date(2031, 2, 4, 18, 30).toISOString(), publishWhenReady: true },
      'Publication prévue le 4 mars 2031 à 18:30, ou à la fin de la conversion si elle est plus tardive',
    ],
  ])('says when a scheduled video becomes public, and follows it: %o', async (schedule, text) => {
    const video = {
      ...own('c1', 'Poncer', { state: 'complete', progress: 100 }),
      visibility: 'private' as const,
      details: { ...details, ...schedule },
    }
    const published = { ...video, visibility: 'public', details }
    const edge = createEdge({
      Dashboard: dashboard([video]),
      ChannelMedia: { data: { __typename: 'Subscription', channelMedia: published } },
    })
    const { screen } = renderApp({ path: '/dashboard', edge, user: creator })
    expect(await screen.findByText(text)).toBeDefined()
    expect(await screen.findByText('Publique')).toBeDefined()
    expect(screen.queryByText(text)).toBeNull()
  })

  it('does not call a video public that moderation hides', async () => {
    const videos = [own('c1', 'Poncer', { state: 'complete', progress: 100 }), own('c2', 'Vernir', { state: 'complete', progress: 100 })]
    const { screen } = open(dashboard(videos.map((video) => ({ ...video, isHidden: video.id === 'c2' }))))
    const hidden = (await screen.findByRole('heading', { name: 'Vernir' })).closest('article')
    if (!hidden) throw new Error('no card')
    expect(within(hidden).getByText('Masquée par la modération').dataset['tone']).toBe('danger')
    expect(within(hidden).queryByText('Publique')).toBeNull()
    expect(screen.getAllByText('Publique')).toHaveLength(1)
  })

  it('repeats a conversion that failed, and shows that it begins', async () => {
    const broken = own('c1', 'Poncer', { state: 'failed', progress: 20, failure: unfinished })
    const again = { ...broken, media: { ...broken.media, state: 'received', progress: 0, failure: null } }
    const edge = createEdge({
      Dashboard: dashboard([broken, own('c2', 'Vernir', { state: 'failed', progress: 20, failure })]),
      RepeatConversion: { data: { __typename: 'Mutation', repeatConversion: again } },
    })
    const { screen, user } = renderApp({ path: '/dashboard', edge, user: creator })
    // A file without a video was deleted.
    const buttons = await screen.findAllByRole('button', { name: /^Recommencer la conversion/ })
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Recommencer la conversion de «\u202fPoncer\u202f»'])
    await user.click(screen.getByRole('button', { name: /^Recommencer la conversion/ }))
    expect(await screen.findByText('La conversion recommence')).toBeDefined()
    expect(await screen.findByText('Reçue, la préparation va commencer')).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Recommencer la conversion/ })).toBeNull()
    expect(edge.requests.filter(({ operation }) => operation === 'Dashboard')).toHaveLength(1)
  })

  it('says why a conversion could not be repeated', async () => {
    const edge = createEdge({
      Dashboard: dashboard([own('c1', 'Poncer', { state: 'failed', progress: 20, failure: unfinished })]),
      RepeatConversion: { code: 'VIDEO_REQUIRED', message: 'Un fichier vidéo est requis' },
    })
    const { screen, user } = renderApp({ path: '/dashboard', edge, user: creator })
    await user.click(await screen.findByRole('button', { name: /^Recommencer la conversion/ }))
    expect(await screen.findAllByText('Un fichier vidéo est requis')).toHaveLength(2)
    expect(screen.getByRole('button', { name: /^Recommencer la conversion/ })).toHaveProperty('disabled', false)
  })

  it('shows the changes of the last thirty days', async () => {
    const { screen } = open(dashboard([]))
    await screen.findByRole('heading', { name: 'Mes vidéos (0)' })
    const card = (label: string) => screen.getByText(label).parentElement?.textContent
    expect(['Vues totales', 'J’aime', 'Commentaires', 'Abonnés', 'Vidéos', 'Visionnage moyen'].map(card)).toEqual([
      'Vues totales12.4K+12% ce mois',
      'J’aime248-3%',
      'Commentaires2Nouveau',
      'Abonnés0',
      'Vidéos0Total publié',
      'Visionnage moyen1:350%',
    ])
  })

  it.each([0, 0.3])('does not show a short watch time as zero: %s s', async (seconds) => {
    const { screen } = open(dashboard([], seconds))
    const card = within((await screen.findByText('Visionnage moyen')).closest('div') ?? document.body)
    expect(card.queryByText('0:00')).toBeNull()
    expect(card.getByText('—').getAttribute('aria-hidden')).toBe('true')
    expect(card.getByText('Pas encore mesuré')).toBeDefined()
  })

  it('shows the channel’s statistics at their own address', async () => {
    const { screen, user } = open(dashboard([own('c1', 'Fabriquer une guitare', { state: 'complete', progress: 100 })]))
    await user.click(await screen.findByRole('tab', { name: 'Statistiques' }))
    expect(location.search).toBe('?tab=statistics')
    expect(screen.getByText('Interactions totales').parentElement?.textContent).toContain('250')
    expect(screen.getByText('Taux d’engagement').parentElement?.textContent).toContain('2,00\u00a0%')
    expect(screen.getByRole('link', { name: 'Fabriquer une guitare' }).getAttribute('href')).toBe('/watch/c1')
  })

  it('shows no duration for a video whose file has not been probed', async () => {
    const unread = { ...own('c1', 'Sans fichier', { state: 'awaitingFile', progress: 0 }), duration: 0 }
    const read = { ...own('c2', 'Prête', { state: 'complete', progress: 100 }), duration: 75 }
    const { screen, user } = open(dashboard([unread, read]))
    await user.click(await screen.findByRole('button', { name: 'Modifier «\u202fSans fichier\u202f»' }))
    await screen.findByRole('dialog', { name: 'Modifier la vidéo' })
    const lengths = () =>
      screen.getAllByText('Durée :', { exact: false, selector: 'span' }).map((label) => label.parentElement?.textContent)
    expect(new Set(lengths().filter((text) => text?.startsWith('Durée')))).toEqual(new Set(['Durée : 1:15']))
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('tab', { name: 'Statistiques' }))
    await screen.findByText('Interactions totales')
    expect(screen.queryByText('0:00')).toBeNull()
  })

  it('shows the progress of each video’s conversion', async () => {
    const { screen } = open(
      dashboard([
        own('c1', 'Sans fichier', { state: 'awaitingFile', progress: 0 }),
        own('c2', 'Reçue', { state: 'received', progress: 20 }),
        own('c3', 'En route', { state: 'processing', progress: 40 }),
        own('c4', 'Presque', { state: 'watchable', progress: 70 }),
        own('c5', 'Ratée', { state: 'failed', progress: 20, failure }),
        own('c6', 'Prête', { state: 'complete', progress: 100 }),
        own('c7', 'Abîmée', { state: 'complete', progress: 100, failure: damaged }),
        own('c8', 'Petite', { state: 'complete', progress: 100, failure: unfinished }),
      ]),
    )
    await screen.findByRole('heading', { name: 'Mes vidéos (8)' })
    const card = (title: string) => {
      const article = screen.getByRole('link', { name: title }).closest('article')
      if (!article) throw new Error(`no card of ${title}`)
      return within(article)
    }
    expect(card('Sans fichier').getByText('En attente du fichier')).toBeDefined()
    expect(card('Reçue').getByRole('progressbar', { name: 'Reçue, la préparation va commencer' }).getAttribute('aria-valuenow')).toBe('20')
    expect(card('En route').getByRole('progressbar', { name: 'En cours de préparation' }).getAttribute('aria-valuenow')).toBe('40')
    expect(card('Presque').getByRole('progressbar', { name: /Déjà visible/ })).toBeDefined()
    expect(card('Abîmée').getByText('Une partie du fichier est illisible (vers 0:12)')).toBeDefined()
    expect(card('Petite').getByText('Une seule qualité a pu être préparée : La vidéo n’a pas pu être convertie')).toBeDefined()
    expect(card('Ratée').getByText('Échec de la préparation : Le fichier ne contient pas de vidéo lisible')).toBeDefined()
    expect(card('Prête').queryByRole('progressbar')).toBeNull()
  })

  it('offers to resume or delete an interrupted upload, but not while it is in progress', async () => {
    const { screen, user } = open(
      dashboard([
        own('c1', 'Sans fichier', { state: 'awaitingFile', progress: 0 }),
        own('c2', 'En chemin', { state: 'arriving', progress: 0 }),
        own('c3', 'Reçue', { state: 'received', progress: 20 }),
      ]),
    )
    await screen.findByRole('heading', { name: 'Mes vidéos (3)' })
    expect(screen.getByText('Envoi du fichier en cours')).toBeDefined()
    const offered = screen
      .getAllByRole('button', { name: /^(Reprendre l’envoi de|Supprimer) / })
      .map((button) => button.getAttribute('aria-label'))
    const names = ['Sans fichier', 'En chemin', 'Reçue'].map((title) => `«\u202f${title}\u202f»`)
    expect(offered).toEqual([`Reprendre l’envoi de ${names[0]}`, ...names.map((name) => `Supprimer ${name}`)])
    await user.click(screen.getByRole('button', { name: /^Reprendre l’envoi/ }))
    await screen.findByRole('heading', { name: 'Télécharger une vidéo' }, { timeout: 10_000 })
    await screen.findByText('Choisissez une vidéo ou déposez-la ici', undefined, { timeout: 10_000 })
    expect([location.pathname, screen.getByLabelText('Titre')]).toMatchObject(['/upload', { value: 'Sans fichier' }])
    expect(screen.getByRole('progressbar', { name: 'Envoi interrompu' })).toBeDefined()
  })

  it('counts a video as published once it is playable, live', async () => {
    const video = own('c1', 'Fabriquer une guitare', { state: 'processing', progress: 40 })
    const ready = Promise.withResolvers<EdgeAnswer>()
    const edge = createEdge({ Dashboard: () => dashboard([video]), ChannelMedia: () => ready.promise })
    const { screen } = renderApp({ path: '/dashboard', edge, user: creator })
    const published = async () => (await screen.findByText('Vidéos')).parentElement?.textContent
    expect(await published()).toBe('Vidéos0Total publié')
    Object.assign(video.media, { state: 'watchable', progress: 60 })
    const { thumbnailUrl, duration, media } = video
    const live = { __typename: 'Content', id: 'c1', thumbnailUrl, videoUrl: null, duration, media }
    ready.resolve({ data: { __typename: 'Subscription', channelMedia: live } })
    await expect.poll(published).toBe('Vidéos1Total publié')
    expect(edge.requests.map(({ operation }) => operation).filter((name) => name === 'Dashboard')).toHaveLength(2)
  })

  it('suggests a first upload when there is no video', async () => {
    const { screen } = open(dashboard([]))
    expect(await screen.findByRole('heading', { name: 'Aucune vidéo pour le moment' })).toBeDefined()
    expect(screen.getAllByRole('button', { name: 'Nouvelle vidéo' })).toHaveLength(2)
  })

  it('shows a user without a channel how to become a creator', async () => {
    const { screen } = open(notCreator, camille)
    expect(await screen.findByRole('heading', { name: 'Devenez créateur' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Commencer l’aventure' })).toBeDefined()
  })

  it('shows that it is loading once the channel was created, and no longer how to become a creator', async () => {
    const answer = Promise.withResolvers<EdgeAnswer>()
    const becomeCreator = { ...viewer, channel, isCreator: true, role: { __typename: 'Role', id: 'role-2', name: 'Creators' } }
    const edge = createEdge({ Dashboard: notCreator, BecomeCreator: { data: { __typename: 'Mutation', becomeCreator } } })
    const { screen, user } = renderApp({ path: '/dashboard', edge, user: camille })
    await user.click(await screen.findByRole('button', { name: 'Commencer l’aventure' }))
    await user.type(await screen.findByRole('textbox', { name: 'Nom de la chaîne' }), 'Atelier')
    edge.answers['Dashboard'] = () => answer.promise
    await user.click(screen.getByRole('button', { name: 'Créer ma chaîne' }))
    expect(await screen.findByText('Chargement du tableau de bord...')).toBeDefined()
    expect(screen.queryByText('Devenez créateur')).toBeNull()
    answer.resolve(dashboard([]))
    await screen.findByRole('heading', { name: 'Mes vidéos (0)' })
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('shows that it failed to load, and retries', async () => {
    const edge = createEdge({ Dashboard: { code: 'INTERNAL', message: 'Une erreur inattendue est survenue' } })
    const { screen, user } = renderApp({ path: '/dashboard', edge, user: creator })
    expect(await screen.findByText('Erreur lors du chargement du tableau de bord')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Actualiser' })).toBeDefined()
    edge.answers['Dashboard'] = dashboard([])
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('heading', { name: 'Mes vidéos (0)' })).toBeDefined()
  })
})
