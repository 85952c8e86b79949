import { password } from '../../support/showcase/people.ts'
import { withQuotaInSettings } from './quotas.ts'
import { busy, button, choice, choose, dialog, field, heading, press, progress, tab, text, inTurn, write } from './steps.ts'
import { type State, statesOf } from './types.ts'

const turningOn = inTurn(
  press(button('Activer la validation en deux étapes')),
  write((page) => page.getByRole('dialog').getByLabel('Mot de passe actuel'), password),
  press(button('Continuer')),
)

/** The settings, of accounts, channels and the site itself. */
export const settingsStates: readonly State[] = statesOf('settings', { who: 'viewer' }, [
  { name: 'account', path: '/settings', shows: heading('Sessions ouvertes'), picture: 'parametres' },
  {
    name: 'an address that is not proven',
    who: 'newcomer',
    path: '/settings',
    width: 390,
    shows: button('Recevoir le message de confirmation'),
  },
  { name: 'account on a narrow telephone', path: '/settings', width: 320, shows: heading('Sessions ouvertes') },
  { name: 'a quota', path: '/settings', width: 390, steps: withQuotaInSettings, shows: progress('Envoyé en 24 heures') },
  {
    name: 'a form with mistakes',
    path: '/settings',
    steps: inTurn(write(field('Nom d’utilisateur'), ''), write(field('E-mail'), 'pas une adresse'), press(button('Enregistrer'))),
    shows: text('Veuillez remplir tous les champs obligatoires'),
  },
  {
    name: 'a new e-mail without the current password',
    path: '/settings',
    width: 390,
    steps: inTurn(write(field('E-mail'), 'autre@exemple.fr'), press(button('Enregistrer'))),
    shows: text('Mot de passe actuel requis pour le changement'),
  },
  { name: 'without a channel', path: '/settings?tab=channel', shows: tab('Chaîne') },
  { name: 'the channel', who: 'creator', path: '/settings?tab=channel', width: 390, shows: field('Nom d’affichage') },
  { name: 'the comments of a channel', who: 'creator', path: '/settings?tab=channel', shows: field(/^Mots surveillés/) },
  {
    name: 'the team of a channel',
    who: 'creator',
    path: '/settings?tab=channel',
    steps: (page) => button(/^Retirer/)(page).scrollIntoViewIfNeeded(),
    shows: button(/^Retirer/),
    picture: 'parametres-equipe',
  },
  {
    name: 'the people whom a channel blocks',
    who: 'creator',
    path: '/settings?tab=channel',
    steps: (page) => button(/^Débloquer/)(page).scrollIntoViewIfNeeded(),
    shows: button(/^Débloquer/),
    picture: 'parametres-bloquees',
  },
  {
    name: 'the team of a channel, with a name that nobody has',
    who: 'creator',
    path: '/settings?tab=channel',
    width: 390,
    steps: inTurn(write(field('Nom d’utilisateur'), 'personne_ici'), press(button('Inviter'))),
    shows: text('Personne ne s’appelle personne_ici sur ce site'),
  },
  {
    name: 'a watched word that is refused',
    who: 'creator',
    path: '/settings?tab=channel',
    steps: inTurn(write(field(/^Mots surveillés/), '!!!'), press(button('Enregistrer'))),
    shows: text('Chaque mot doit contenir une lettre ou un chiffre'),
  },
  {
    name: 'the notifications, before a digest is wanted',
    path: '/settings?tab=notifications',
    shows: heading('Notifications'),
    picture: 'parametres-notifications',
  },
  {
    name: 'the notifications with a digest to an address that is not proven',
    who: 'newcomer',
    path: '/settings?tab=notifications',
    width: 320,
    steps: choose(choice('Résumé par e-mail'), 'weekly'),
    shows: text(/^Votre adresse n’est pas encore confirmée/),
  },
  {
    name: 'the key of a second factor',
    path: '/settings',
    steps: turningOn,
    shows: (page) => page.getByRole('img', { name: /^Code QR/ }),
    picture: 'parametres-deux-etapes',
  },
  {
    name: 'a wrong first code of a second factor, at 320 px',
    path: '/settings',
    width: 320,
    steps: inTurn(turningOn, write(field('Code à six chiffres'), '000000'), press(button('Activer'))),
    shows: text('Ce code ne convient pas, ou a déjà servi'),
  },
  {
    name: 'unlinking an account of another service, at 320 px',
    path: '/settings',
    width: 320,
    steps: press(button(/^Détacher Annuaire/)),
    shows: dialog('Détacher ce service de connexion\u202f?'),
    picture: 'parametres-service',
  },
  { name: 'deleting the account', path: '/settings', steps: press(button(/^Supprimer mon compte/)), shows: dialog(/compte/) },
  { name: 'loading', path: '/settings', answer: 'pending', shows: busy },
  { name: 'failed', path: '/settings', answer: 'failing', shows: button('Réessayer') },
])
