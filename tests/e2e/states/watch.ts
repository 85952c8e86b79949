import type { Locator, Page } from 'playwright-core'
import { embedPath } from '../../../src/shared/markup.ts'
import { watchPath } from '../../../src/shared/routes.ts'
import type { Showcase } from '../../support/showcase/showcase.ts'
import { busy, button, dialog, field, heading, menu, press, question, text, inTurn, write } from './steps.ts'
import { type State, statesOf } from './types.ts'
import { reply } from './visit.ts'

const video = (site: Showcase): string => watchPath(site.video)
const start = button('Lire la vidéo')
const moreActions = button('Plus d’actions')
const commentMenu = button('Actions sur le commentaire de spectatrice')
const person = (page: Page): Locator => page.getByRole('option').first()
const unfold = button(/^Commentaires \(/)
/** Below 1024 px they are collapsed under a button. */
const comments = (page: Page): Locator =>
  unfold(page)
    .or(heading(/^Commentaires \(/)(page))
    .first()
const item = (name: string) => (page: Page) => page.getByRole('menuitem', { name })

/** Plays, then pauses, so that the controls stay and the video does not continue during the test. */
async function playAndPause(page: Page): Promise<void> {
  await start(page).click()
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.1)
  // The key plays or pauses by what the controls show.
  await button('Pause')(page).waitFor({ state: 'attached' })
  await page.keyboard.press('k')
  await button('Lecture')(page).waitFor()
}

const neverUnlocking = (page: Page): Promise<unknown> =>
  page
    .context()
    .route('**/graphql', (route) =>
      route.request().postData()?.includes('mutation UnlockContent') ? reply(route, 'pending') : route.fallback(),
    )

/** The page of a video, for users with an account. */
const pageStates = statesOf('watch', { who: 'viewer' }, [
  { name: 'ready to play', path: video, shows: comments, picture: 'video' },
  { name: 'ready to play on a telephone', path: video, width: 390, shows: comments },
  {
    name: 'its comments unfolded on a telephone',
    path: video,
    width: 390,
    steps: press(comments),
    shows: field('Ajouter un commentaire'),
  },
  { name: 'loading', path: video, answer: 'pending', shows: busy },
  { name: 'failed', path: video, answer: 'failing', shows: button('Réessayer') },
  { name: 'paused, with its controls', path: video, steps: playAndPause, shows: button('Lecture'), picture: 'lecteur' },
  { name: 'choosing the speed', path: video, steps: inTurn(playAndPause, press(button(/^Vitesse/))), shows: menu },
  { name: 'choosing a playlist', path: video, steps: press(button('Ajouter à une playlist')), shows: dialog('Ajouter à une playlist') },
  {
    name: 'making a playlist on a telephone',
    path: video,
    width: 390,
    steps: press(button('Ajouter à une playlist'), button('Créer une nouvelle playlist')),
    shows: dialog('Créer une nouvelle playlist'),
  },
  {
    name: 'reading the transcript',
    path: video,
    steps: press(button('Afficher la transcription')),
    shows: button(/^0:04 ♪/),
    picture: 'transcription',
  },
  {
    name: 'searching the transcript on a telephone',
    path: video,
    width: 320,
    steps: inTurn(press(button('Afficher la transcription')), (page) =>
      page.getByLabel('Chercher dans la transcription').last().fill('NOTE'),
    ),
    shows: text('1 sur 2'),
  },
  { name: 'embedding', path: video, steps: press(moreActions, item('Intégrer')), shows: dialog('Intégrer la vidéo') },
  {
    name: 'embedding on a narrow telephone',
    path: video,
    width: 320,
    steps: press(moreActions, item('Intégrer')),
    shows: dialog('Intégrer la vidéo'),
  },
  { name: 'reporting', path: video, steps: press(moreActions, item('Signaler')), shows: dialog('Signaler la vidéo') },
  {
    name: 'reporting without a reason',
    path: video,
    steps: press(moreActions, item('Signaler'), (page) => page.getByRole('dialog').getByRole('button', { name: 'Signaler' })),
    shows: (page) => page.getByRole('dialog').getByText('Choisissez un motif').last(),
  },
  { name: 'writing a comment', path: video, steps: write(field('Ajouter un commentaire'), 'Merci !'), shows: button('Annuler') },
  {
    name: 'the people whom a comment may name',
    path: video,
    steps: async (page) => {
      await comments(page).click()
      await write(field('Ajouter un commentaire'), 'Merci @')(page)
    },
    shows: person,
    picture: 'video-mentions',
  },
  { name: 'a comment that waits for validation', path: video, width: 1024, shows: text('En attente de validation') },
  {
    name: 'blocking who wrote a comment',
    who: 'creator',
    path: video,
    width: 1024,
    steps: press(commentMenu, item('Bloquer cette personne')),
    shows: question(/^Bloquer spectatrice/),
  },
  { name: 'popular comments', path: (site) => `${video(site)}?sort=popular`, shows: text('Épinglé') },
  { name: 'replies', path: video, steps: press(button(/réponses?$/)), shows: text('Merci !') },
  { name: 'the menu of one’s comment', path: video, steps: press(commentMenu), shows: menu },
  { name: 'editing a comment', path: video, steps: press(commentMenu, item('Modifier')), shows: button('Annuler') },
  { name: 'deleting a comment', path: video, steps: press(commentMenu, item('Supprimer')), shows: question('Supprimer ce commentaire ?') },
  {
    name: 'within a playlist',
    path: (site) => `/watch?v=${site.video}&playlist=${site.shared}`,
    shows: text('Mathématiques à voir'),
  },
  { name: 'one’s own, private', who: 'creator', path: ({ hidden }) => watchPath(hidden), shows: text('Privée') },
  {
    name: 'a private video for members, seen by a guest',
    who: 'guest',
    path: ({ hidden }) => watchPath(hidden),
    width: 390,
    shows: heading('Vidéo réservée'),
    picture: 'video-reservee',
  },
  {
    name: 'a video with a password',
    who: 'guest',
    path: ({ locked }) => watchPath(locked),
    shows: field('Mot de passe de la vidéo'),
    picture: 'video-protegee',
  },
  {
    name: 'a video with a password, which was a wrong one',
    who: 'guest',
    path: ({ locked }) => watchPath(locked),
    width: 390,
    steps: inTurn(write(field('Mot de passe de la vidéo'), 'la mer du Sud'), press(button('Ouvrir la vidéo'))),
    shows: text('Ce n’est pas le mot de passe de cette vidéo'),
  },
  {
    name: 'a video with a password, while it is checked',
    who: 'guest',
    path: ({ locked }) => watchPath(locked),
    width: 390,
    steps: inTurn(neverUnlocking, write(field('Mot de passe de la vidéo'), 'la mer du Sud'), press(button('Ouvrir la vidéo'))),
    shows: button('Vérification...'),
  },
  { name: 'being converted', who: 'creator', path: ({ processing }) => watchPath(processing), shows: heading(/Dix mille/) },
  { name: 'could not be converted', who: 'creator', path: ({ failed }) => watchPath(failed), width: 390, shows: heading(/Un fichier/) },
])

const framed = (site: Showcase): string => embedPath(site.video)

/** The player alone, as embedded in other sites' pages. */
const framedStates = statesOf('embed', { who: 'viewer', isFrame: true }, [
  { name: 'ready to play', path: framed, shows: start },
  { name: 'paused, with its controls', path: framed, width: 640, steps: playAndPause, shows: button('Lecture') },
  { name: 'a guest', who: 'guest', path: framed, width: 390, shows: text('Connectez-vous pour regarder cette vidéo') },
  { name: 'a private video', who: 'creator', path: ({ hidden }) => embedPath(hidden), shows: text('Vidéo non trouvée') },
  {
    name: 'a video with a password',
    who: 'guest',
    path: ({ locked }) => embedPath(locked),
    width: 390,
    shows: field('Mot de passe de la vidéo'),
  },
  { name: 'no such video', path: '/embed/00000000-0000-4000-8000-0000000000ff', width: 390, shows: text('Vidéo non trouvée') },
  { name: 'loading', path: framed, answer: 'pending', shows: text('Chargement de la vidéo...') },
  { name: 'failed', path: framed, answer: 'failing', shows: button('Réessayer') },
])

export const watchStates: readonly State[] = [...pageStates, ...framedStates]
