import type { Page } from 'playwright-core'
import { withHiddenVideo } from './quotas.ts'
import { reply } from './visit.ts'
import {
  busy,
  button,
  checkbox,
  choice,
  choose,
  dialog,
  field,
  filled,
  heading,
  link,
  mistakes,
  press,
  question,
  tab,
  text,
  inTurn,
  write,
} from './steps.ts'
import type { Showcase } from '../../support/showcase/showcase.ts'
import { type State, statesOf } from './types.ts'

const toggle = (name: string | RegExp) => (page: Page) => page.getByRole('switch', { name })
const edit = button(/^Modifier «/)
const slider = (name: string) => (page: Page) => page.getByRole('slider', { name })
/** The library that draws plots has come, and has drawn them all. */
const drawn = async (page: Page): Promise<void> => {
  await filled(page)
  await page.locator('figure canvas').last().waitFor()
}
/** Answers the statistics of periods alone: the page around them is there. */
const answerPeriods =
  (answer: 'pending' | 'failing') =>
  async (page: Page): Promise<void> => {
    await filled(page)
    await page
      .context()
      .route('**/graphql', (route) =>
        route.request().postData()?.includes('query ChannelPeriod') ? reply(route, answer) : route.fallback(),
      )
  }

/** The dashboard of a channel, and the statistics of a video. */
export const dashboardStates: readonly State[] = [
  ...statesOf('dashboard', { who: 'creator' }, [
    { name: 'videos', path: '/dashboard', shows: heading(/^Mes vidéos/), picture: 'tableau-de-bord' },
    {
      name: 'a video that moderation hides',
      path: '/dashboard',
      width: 390,
      steps: withHiddenVideo,
      shows: text('Masquée par la modération'),
    },
    { name: 'videos on a telephone', path: '/dashboard', width: 390, shows: heading(/^Mes vidéos/) },
    {
      name: 'the channel of somebody else, whose editor one is',
      who: 'administrator',
      path: ({ channel }) => `/dashboard?channel=${channel}`,
      shows: heading(/^Vidéos \(/),
      picture: 'tableau-de-bord-equipe',
    },
    ...[320, undefined].map((width) => ({
      name: `the settings of the channel of somebody else${width === undefined ? '' : ` at ${width} px`}`,
      who: 'administrator' as const,
      path: ({ channel }: Showcase) => `/dashboard?channel=${channel}&tab=settings`,
      ...(width !== undefined && { width }),
      shows: field('Nom d’affichage'),
      ...(width === undefined && { picture: 'tableau-de-bord-equipe-parametres' }),
    })),
    { name: 'comments to validate', path: '/dashboard?tab=comments', shows: button(/^Refuser/) },
    { name: 'comments to validate on a telephone', path: '/dashboard?tab=comments', width: 390, shows: button(/^Refuser/) },
    { name: 'statistics', path: '/dashboard?tab=statistics&period=7', steps: drawn, shows: slider('Vues, jour') },
    {
      name: 'the values of a year on a narrow telephone',
      path: '/dashboard?tab=statistics&period=365',
      width: 320,
      steps: inTurn(drawn, (page) => page.getByText('Voir les valeurs').first().click()),
      shows: (page) => page.getByRole('columnheader', { name: 'Période d’avant' }).first(),
    },
    {
      name: 'statistics without anything to count',
      who: 'debutant',
      path: '/dashboard?tab=statistics',
      width: 390,
      shows: heading('Rien à compter sur cette période'),
    },
    {
      name: 'statistics that are loading',
      path: '/dashboard',
      steps: inTurn(answerPeriods('pending'), press(tab('Statistiques'))),
      shows: busy,
    },
    {
      name: 'statistics that did not come',
      path: '/dashboard',
      width: 390,
      steps: inTurn(answerPeriods('failing'), press(tab('Statistiques'))),
      shows: text('Erreur lors du chargement des statistiques'),
    },
    { name: 'no video yet', who: 'debutant', path: '/dashboard', shows: heading(/^Mes vidéos/) },
    { name: 'not a creator', who: 'viewer', path: '/dashboard', shows: heading('Devenez créateur'), picture: 'devenir-createur' },
    { name: 'private videos', path: '/dashboard?visibility=private', width: 390, shows: link('Répétition, entre nous') },
    { name: 'a search without result', path: '/dashboard?q=introuvable', shows: heading('Aucun résultat trouvé') },
    {
      name: 'editing a video',
      path: '/dashboard',
      steps: press(button(/^Modifier «.*Mandelbrot/)),
      shows: dialog('Modifier la vidéo'),
      picture: 'modifier-la-video',
    },
    {
      name: 'scheduling a video',
      path: '/dashboard',
      steps: press(button(/^Modifier «.*Mandelbrot/), toggle('Vidéo publique'), toggle(/^Attendre/)),
      shows: text('Elle devient publique dès la fin de sa conversion.'),
    },
    {
      name: 'scheduling a video on a narrow telephone',
      path: '/dashboard',
      width: 320,
      steps: press(button(/^Modifier «.*Mandelbrot/), toggle('Vidéo publique')),
      shows: text('Elle reste privée jusqu’à ce que vous la rendiez publique.'),
    },
    {
      name: 'editing a video for named people, one of whom nobody knows',
      path: '/dashboard',
      width: 390,
      steps: inTurn(
        press(edit),
        press(toggle('Vidéo publique')),
        choose(choice('Qui peut l’ouvrir'), 'people'),
        write(field('Leurs noms d’utilisateur'), 'inconnue'),
        press(button('Sauvegarder')),
      ),
      shows: text('Personne ne s’appelle inconnue sur ce site'),
      picture: 'modifier-public',
    },
    {
      name: 'editing a video with a password that is too short',
      path: '/dashboard',
      width: 390,
      steps: inTurn(
        press(edit),
        press(toggle('Vidéo publique')),
        choose(choice('Qui peut l’ouvrir'), 'password'),
        write(field('Mot de passe'), 'court'),
        press(button('Sauvegarder')),
      ),
      shows: text('8 caractères au moins'),
    },
    {
      name: 'editing a video with mistakes',
      path: '/dashboard',
      steps: inTurn(press(edit), write(field('Titre'), ''), press(button('Sauvegarder'))),
      shows: mistakes,
    },
    {
      name: 'editing a video with mistakes on a narrow telephone',
      path: '/dashboard',
      width: 320,
      steps: inTurn(press(edit), write(field('Titre'), ''), press(button('Sauvegarder'))),
      shows: mistakes,
    },
    {
      name: 'leaving an edit that is not saved',
      path: '/dashboard',
      steps: inTurn(press(edit), write(field('Titre'), 'Autrement'), press(button('Annuler'))),
      shows: question(/^Fermer sans enregistrer/),
    },
    {
      name: 'deleting a video',
      path: '/dashboard',
      width: 390,
      steps: press(button(/^Supprimer «/)),
      shows: question('Supprimer la vidéo'),
    },
    ...[320, 390, undefined].map((width) => ({
      name: `several videos selected${width === undefined ? '' : ` at ${width} px`}`,
      path: '/dashboard',
      ...(width !== undefined && { width }),
      steps: press(checkbox('Tout sélectionner')),
      shows: button('Modifier la sélection'),
      ...(width === undefined && { picture: 'plusieurs-videos' }),
    })),
    {
      name: 'changing several videos, with mistakes',
      path: '/dashboard',
      width: 390,
      steps: inTurn(
        press(checkbox('Tout sélectionner'), button('Modifier la sélection')),
        write(field(/^Mots-clés à ajouter/), 'deux mots'),
        press(button('Modifier')),
      ),
      shows: text(/^Les mots-clés ne peuvent contenir/),
    },
    {
      name: 'deleting several videos',
      path: '/dashboard',
      width: 390,
      steps: press(checkbox('Tout sélectionner'), button('Supprimer la sélection')),
      shows: question(/^Supprimer \d+ vidéos/),
    },
    {
      name: 'a new video',
      path: '/dashboard',
      steps: inTurn(press(button('Nouvelle vidéo')), (page) => field('Titre')(page).waitFor()),
      shows: dialog('Mettre en ligne une nouvelle vidéo'),
    },
    {
      name: 'a new video on a narrow telephone',
      path: '/dashboard',
      width: 320,
      steps: inTurn(press(button('Nouvelle vidéo')), (page) => field('Titre')(page).waitFor()),
      shows: dialog('Mettre en ligne une nouvelle vidéo'),
    },
    {
      name: 'becoming a creator',
      who: 'viewer',
      path: '/dashboard',
      width: 390,
      steps: press(button('Commencer l’aventure')),
      shows: dialog('Créer votre chaîne'),
    },
    { name: 'loading', path: '/dashboard', answer: 'pending', shows: busy },
    { name: 'failed', path: '/dashboard', answer: 'failing', shows: button('Réessayer') },
  ]),
  ...statesOf('video statistics', { who: 'creator' }, [
    {
      name: 'the curve',
      path: ({ video }) => `/dashboard/${video}`,
      steps: inTurn(drawn, (page) => page.getByRole('slider', { name: 'Moment de la vidéo' }).press('PageUp')),
      shows: text(/des lectures$/),
      picture: 'statistiques-video',
    },
    {
      name: 'the values on a narrow telephone',
      path: ({ video }) => `/dashboard/${video}`,
      width: 320,
      steps: (page) => page.getByText('Voir les valeurs').click(),
      shows: (page) => page.getByRole('columnheader', { name: 'Part des lectures' }),
    },
    { name: 'no play yet', path: ({ hidden }) => `/dashboard/${hidden}`, width: 390, shows: heading('Aucune lecture pour le moment') },
    { name: 'loading', path: ({ video }) => `/dashboard/${video}`, answer: 'pending', shows: busy },
    { name: 'failed', path: ({ video }) => `/dashboard/${video}`, answer: 'failing', shows: button('Réessayer') },
    { name: 'of another creator', who: 'viewer', path: ({ video }) => `/dashboard/${video}`, shows: heading('Vidéo non trouvée') },
  ]),
]
