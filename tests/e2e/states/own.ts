import type { Locator, Page } from 'playwright-core'
import { busy, button, dialog, field, filled, heading, link, menu, press, question, tab, text, inTurn, write } from './steps.ts'
import { type State, statesOf } from './types.ts'
import { withTwoUploads } from './uploads.ts'

const item = (name: string) => (page: Page) => page.getByRole('menuitem', { name })
const account = button(/^Compte de /)
const languages = item('Langue des sous-titres')
const language = (page: Page) => page.getByRole('menuitemradio', { name: 'Français', exact: true })
const news = (page: Page): Locator => page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first()
const playlistMenu = button('Actions pour la playlist « Encore vide »')

/** Screens of users with an account. */
export const ownStates: readonly State[] = [
  ...statesOf('subscriptions', { who: 'viewer' }, [
    { name: 'news', path: '/subscriptions', shows: heading('Dernières vidéos'), picture: 'abonnements' },
    { name: 'channels', path: '/subscriptions?tab=channels', width: 390, shows: heading(/^Mes abonnements/) },
    { name: 'no news', who: 'newcomer', path: '/subscriptions', shows: heading('Aucune vidéo récente de vos abonnements') },
    { name: 'no channel', who: 'newcomer', path: '/subscriptions?tab=channels', shows: heading('Aucun abonnement') },
    { name: 'loading', path: '/subscriptions', answer: 'pending', shows: busy },
    { name: 'failed', path: '/subscriptions', answer: 'failing', shows: button('Réessayer') },
  ]),
  ...statesOf('history', { who: 'viewer' }, [
    // The last of these at midnight.
    { name: 'filled', path: '/history', shows: heading(/^(Aujourd’hui|Hier)$/), picture: 'historique' },
    { name: 'on a narrow telephone', path: '/history', width: 320, shows: heading(/^(Aujourd’hui|Hier)$/) },
    { name: 'a search without result', path: '/history?q=introuvable', shows: heading('Aucun résultat trouvé') },
    { name: 'empty', who: 'newcomer', path: '/history', shows: heading('Aucune vidéo dans l’historique') },
    { name: 'removing an entry', path: '/history', steps: press(button(/^Retirer «/)), shows: question(/^Retirer cette vidéo/) },
    { name: 'clearing', path: '/history', width: 390, steps: press(button('Vider l’historique')), shows: question(/^Vider/) },
    { name: 'loading', path: '/history', answer: 'pending', shows: busy },
    { name: 'failed', path: '/history', answer: 'failing', shows: button('Réessayer') },
  ]),
  ...statesOf('playlists', { who: 'viewer' }, [
    { name: 'filled', path: '/playlist', shows: link('Soirées d’hiver'), picture: 'playlists' },
    { name: 'only the default one', who: 'newcomer', path: '/playlist', width: 390, shows: link('À consulter plus tard') },
    { name: 'making one', path: '/playlist', steps: press(button('Créer une playlist')), shows: dialog('Créer une playlist') },
    {
      name: 'making one without a name on a telephone',
      path: '/playlist',
      width: 390,
      steps: inTurn(press(button('Créer une playlist')), write(field('Nom'), ' ')),
      shows: dialog('Créer une playlist'),
    },
    { name: 'a card’s menu', path: '/playlist', steps: press(playlistMenu), shows: menu },
    { name: 'deleting one', path: '/playlist', steps: press(playlistMenu, item('Supprimer')), shows: question('Supprimer la playlist') },
    { name: 'loading', path: '/playlist', answer: 'pending', shows: busy },
    { name: 'failed', path: '/playlist', answer: 'failing', shows: button('Réessayer') },
  ]),
  ...statesOf('playlist', { who: 'viewer' }, [
    { name: 'one’s own', path: ({ playlist }) => `/playlist/${playlist}`, shows: button(/^Avancer/), picture: 'playlist' },
    { name: 'one’s own on a narrow telephone', path: ({ playlist }) => `/playlist/${playlist}`, width: 320, shows: button(/^Avancer/) },
    { name: 'sorted', path: ({ playlist }) => `/playlist/${playlist}?sort=title`, shows: heading('Soirées d’hiver') },
    {
      name: 'empty',
      path: '/playlist',
      steps: press(link('Encore vide')),
      shows: heading('Playlist vide'),
    },
    {
      name: 'editing',
      path: ({ playlist }) => `/playlist/${playlist}`,
      steps: press(button('Modifier')),
      shows: dialog('Modifier la playlist'),
    },
    { name: 'loading', path: ({ playlist }) => `/playlist/${playlist}`, answer: 'pending', shows: busy },
    { name: 'failed', path: ({ playlist }) => `/playlist/${playlist}`, answer: 'failing', shows: button('Réessayer') },
  ]),
  ...statesOf('library', { who: 'viewer' }, [
    { name: 'history', path: '/profile', shows: tab(/^Historique/), picture: 'bibliotheque' },
    { name: 'playlists', path: '/profile?tab=playlists', width: 390, shows: link('Soirées d’hiver') },
    { name: 'empty', who: 'newcomer', path: '/profile', shows: heading('Aucune vidéo dans l’historique') },
    { name: 'loading', path: '/profile', answer: 'pending', shows: busy },
    { name: 'failed', path: '/profile', answer: 'failing', shows: button('Réessayer') },
  ]),
  ...statesOf('upload', { who: 'creator' }, [
    { name: 'empty', path: '/upload', shows: field('Titre'), picture: 'mise-en-ligne' },
    { name: 'empty on a narrow telephone', path: '/upload', width: 320, shows: field('Titre') },
    {
      name: 'with mistakes',
      path: '/upload',
      steps: inTurn(write(field(/^Hashtags/), 'un-deux trois'), press(button('Publier la vidéo'))),
      shows: text('Le titre est requis'),
    },
    { name: 'without a channel', who: 'viewer', path: '/upload', shows: heading('Il vous faut une chaîne') },
    { name: 'several', path: '/upload', steps: withTwoUploads, shows: heading('Mises en ligne (2)'), picture: 'mises-en-ligne' },
    { name: 'several on a narrow telephone', path: '/upload', width: 320, steps: withTwoUploads, shows: heading('Mises en ligne (2)') },
    {
      name: 'several, seen from another screen',
      path: '/',
      steps: withTwoUploads,
      shows: heading('Mises en ligne (2)'),
      picture: 'mises-en-ligne-ailleurs',
    },
    {
      name: 'several, seen from another screen on a telephone',
      path: '/',
      width: 390,
      steps: inTurn(withTwoUploads, press(button('Afficher les mises en ligne'))),
      shows: button('Réduire les mises en ligne'),
    },
  ]),
  ...statesOf('the bell', { who: 'viewer' }, [
    { name: 'news', path: '/', steps: press(button(/non lues?$/)), shows: news },
    { name: 'everything read', who: 'creator', path: '/', steps: press(button('Notifications')), shows: news },
    { name: 'empty', who: 'newcomer', path: '/', width: 768, steps: press(button('Notifications')), shows: heading('Aucune notification') },
  ]),
  ...statesOf('the menu of the account', { who: 'creator' }, [
    { name: 'open', path: '/', steps: inTurn(filled, press(account)), shows: menu },
    { name: 'open on a telephone', path: '/', width: 390, steps: inTurn(filled, press(account)), shows: menu },
    { name: 'open on a tablet', path: '/', width: 768, steps: inTurn(filled, press(account)), shows: menu },
    { name: 'the languages of captions', path: '/', steps: inTurn(filled, press(account, languages)), shows: language },
    {
      name: 'the languages of captions on a telephone',
      path: '/',
      width: 390,
      steps: inTurn(filled, press(account, languages)),
      shows: language,
    },
    { name: 'the theme, for a guest', who: 'guest', path: '/accessibilite', steps: inTurn(filled, press(button('Thème'))), shows: menu },
  ]),
  ...statesOf('notifications', { who: 'viewer' }, [
    { name: 'filled', path: '/notifications', shows: text(/non lues?$/), picture: 'notifications' },
    { name: 'filled on a narrow telephone', path: '/notifications', width: 320, shows: text(/non lues?$/) },
    { name: 'everything read', who: 'creator', path: '/notifications', shows: text('Tout est lu') },
    { name: 'empty', who: 'newcomer', path: '/notifications', shows: heading('Aucune notification') },
    { name: 'loading', path: '/notifications', answer: 'pending', shows: busy },
    { name: 'failed', path: '/notifications', answer: 'failing', shows: button('Réessayer') },
  ]),
  ...statesOf('moderation', { who: 'moderator' }, [
    { name: 'to be decided', path: '/moderation', shows: button(/^Masquer/), picture: 'moderation' },
    { name: 'to be decided on a narrow telephone', path: '/moderation', width: 320, shows: button(/^Masquer/) },
    { name: 'decided', path: '/moderation?status=closed', width: 390, shows: button(/^Montrer de nouveau/) },
    { name: 'nothing', path: '/moderation', answer: 'emptied', shows: heading('Rien à traiter') },
    { name: 'nothing of a kind', path: '/moderation?status=closed&kind=channel', shows: heading('Aucun signalement de ce type') },
    {
      name: 'hiding a video',
      path: '/moderation?kind=content',
      steps: press(button(/^Masquer/)),
      shows: question(/^Masquer cette vidéo/),
    },
    {
      name: 'closing a report',
      path: '/moderation',
      width: 390,
      steps: press(button(/^Classer sans suite/)),
      shows: question(/^Classer sans suite/),
    },
    { name: 'held comments', path: '/moderation?tab=held', shows: button(/^Publier/), picture: 'commentaires-retenus' },
    { name: 'held comments on a narrow telephone', path: '/moderation?tab=held', width: 320, shows: button(/^Publier/) },
    {
      name: 'publishing a held comment',
      path: '/moderation?tab=held',
      width: 390,
      steps: press(button(/^Publier/)),
      shows: question(/^Publier ce commentaire/),
    },
    {
      name: 'refusing a held comment',
      path: '/moderation?tab=held',
      steps: press(button(/^Refuser/)),
      shows: question(/^Refuser ce commentaire/),
    },
    { name: 'no held comment', path: '/moderation?tab=held', answer: 'emptied', shows: heading('Aucun commentaire à valider') },
    { name: 'held comments loading', path: '/moderation?tab=held', answer: 'pending', shows: busy },
    { name: 'held comments failed', path: '/moderation?tab=held', answer: 'failing', shows: button('Réessayer') },
    { name: 'not a moderator', who: 'viewer', path: '/moderation', shows: heading('404') },
    { name: 'loading', path: '/moderation', answer: 'pending', shows: busy },
    { name: 'failed', path: '/moderation', answer: 'failing', shows: button('Réessayer') },
  ]),
]
