import type { Locator, Page } from 'playwright-core'
import { withDeletion, withFailedCheck, withFullDisks, withoutCheck, withRoomElsewhere, withRunningCheck } from './quotas.ts'
import { busy, button, choice, choose, dialog, field, heading, press, question, inTurn, radio, text, write } from './steps.ts'
import { type State, statesOf } from './types.ts'

const menuItem =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('menuitem', { name })
/** A choice by the keyboard is an input: what it shows may move the rest. */
async function limitByKeyboard(page: Page): Promise<void> {
  await choice('En tout')(page).focus()
  await page.keyboard.type('L')
}
const tab = (name: string): string => `/administration?tab=${name}`

export const administrationStates: State[] = statesOf('administration', { who: 'administrator' }, [
  { name: 'overview', path: '/administration', shows: heading('À regarder'), picture: 'administration' },
  { name: 'overview on a narrow telephone', path: '/administration', width: 320, shows: heading('À regarder') },
  {
    name: 'disks that are nearly full',
    path: '/administration',
    steps: withFullDisks,
    shows: text('Le disque des fichiers est presque plein.'),
  },
  {
    name: 'disks that are nearly full on a narrow telephone',
    path: '/administration',
    width: 320,
    steps: withFullDisks,
    shows: text('Le disque des fichiers est presque plein.'),
  },
  {
    name: 'a bucket and a database elsewhere',
    path: '/administration',
    width: 390,
    steps: withRoomElsewhere,
    shows: text('La base est sur une autre machine'),
  },
  { name: 'loading', path: '/administration', answer: 'pending', shows: busy },
  { name: 'failed', path: '/administration', answer: 'failing', shows: button('Réessayer') },
  { name: 'accounts', path: tab('accounts'), shows: button(/^Actions pour/), picture: 'administration-comptes' },
  { name: 'accounts on a narrow telephone', path: tab('accounts'), width: 320, shows: button(/^Actions pour/) },
  { name: 'no account found', path: `${tab('accounts')}&q=personne-ici`, shows: heading('Aucun compte') },
  { name: 'accounts loading', path: tab('accounts'), answer: 'pending', shows: busy },
  {
    name: 'suspending somebody',
    path: tab('accounts'),
    width: 390,
    steps: press(button(/^Actions pour/), menuItem('Suspendre')),
    shows: question(/^Suspendre /),
  },
  {
    name: 'registrations',
    path: tab('registrations'),
    shows: button(/^Accepter /),
    picture: 'administration-inscriptions',
  },
  { name: 'registrations on a telephone', path: tab('registrations'), width: 390, shows: button(/^Accepter /) },
  { name: 'mails that were not sent', path: tab('mails'), shows: button(/^Envoyer maintenant/), picture: 'administration-messages' },
  { name: 'mails that were not sent on a narrow telephone', path: tab('mails'), width: 320, shows: button(/^Envoyer maintenant/) },
  {
    name: 'rules that are refused',
    path: tab('registrations'),
    width: 390,
    steps: inTurn(write(field('Question contre les robots'), 'La capitale ?'), press(button('Enregistrer'))),
    shows: text('Écrivez au moins une bonne réponse à la question'),
  },
  {
    name: 'the link of a new invitation',
    path: tab('registrations'),
    steps: press(button('Créer une invitation')),
    shows: button('J’ai copié le lien'),
  },
  {
    name: 'accepting somebody',
    path: tab('registrations'),
    steps: press(button(/^Accepter /)),
    shows: question(/^Ouvrir le compte/),
  },
  { name: 'registrations failed', path: tab('registrations'), answer: 'failing', shows: button('Réessayer') },
  { name: 'quotas', path: tab('quotas'), shows: heading('Quotas par rôle'), picture: 'administration-quotas' },
  { name: 'quotas loading', path: tab('quotas'), answer: 'pending', shows: busy },
  { name: 'quotas failed', path: tab('quotas'), answer: 'failing', shows: button('Réessayer') },
  {
    name: 'a quota that is refused',
    path: tab('quotas'),
    width: 320,
    steps: inTurn(limitByKeyboard, write(field('Nombre'), 'beaucoup'), press(button('Enregistrer'))),
    shows: text('Écrivez un nombre, comme 50 ou 1,5'),
  },
  {
    name: 'the quota of somebody',
    path: tab('accounts'),
    width: 390,
    steps: inTurn(press(button(/^Actions pour/), menuItem('Quota')), choose(choice('Par 24 heures'), 'bytes')),
    shows: dialog(/^Quota de /),
  },
  {
    name: 'conversions',
    path: tab('conversions'),
    shows: button(/^Recommencer la conversion/),
    picture: 'administration-conversions',
  },
  { name: 'the site', path: tab('site'), shows: field('Nom du site'), picture: 'administration-site' },
  { name: 'the site on a narrow telephone', path: tab('site'), width: 320, shows: field('Nom du site') },
  { name: 'the site loading', path: tab('site'), answer: 'pending', shows: busy },
  { name: 'the site failed', path: tab('site'), answer: 'failing', shows: button('Réessayer') },
  {
    name: 'the site with another colour and a name that is refused',
    path: tab('site'),
    width: 390,
    steps: inTurn(press(radio('Bleuet')), write(field('Nom du site'), ''), press(button('Enregistrer'))),
    shows: text('Le nom du site est requis'),
  },
  { name: 'videos of the site', path: tab('contents'), shows: button(/^Actions pour/), picture: 'administration-videos' },
  { name: 'videos of the site on a narrow telephone', path: tab('contents'), width: 320, shows: button(/^Actions pour/) },
  { name: 'videos of the site that failed', path: `${tab('contents')}&state=failed`, width: 390, shows: text('Conversion en échec') },
  { name: 'no video of the site found', path: `${tab('contents')}&q=rien-de-tel`, shows: heading('Aucune vidéo') },
  { name: 'videos of the site loading', path: tab('contents'), answer: 'pending', shows: busy },
  { name: 'videos of the site failed', path: tab('contents'), answer: 'failing', shows: button('Réessayer') },
  {
    name: 'deleting a video of the site',
    path: tab('contents'),
    width: 390,
    steps: press(button(/^Actions pour/), menuItem('Supprimer')),
    shows: question(/^Supprimer cette vidéo/),
  },
  { name: 'channels of the site', path: tab('channels'), shows: button(/^Actions pour/), picture: 'administration-chaines' },
  { name: 'channels of the site on a narrow telephone', path: tab('channels'), width: 320, shows: button(/^Actions pour/) },
  { name: 'channels of the site failed', path: tab('channels'), answer: 'failing', shows: button('Réessayer') },
  { name: 'jobs', path: tab('jobs'), shows: text('Sous-titres automatiques'), picture: 'administration-taches' },
  { name: 'jobs on a narrow telephone', path: tab('jobs'), width: 320, shows: text('Sous-titres automatiques') },
  { name: 'jobs that run, none', path: `${tab('jobs')}&state=running`, shows: heading('Aucune tâche') },
  { name: 'jobs loading', path: tab('jobs'), answer: 'pending', shows: busy },
  { name: 'jobs failed', path: tab('jobs'), answer: 'failing', shows: button('Réessayer') },
  {
    name: 'abandoning a job',
    path: `${tab('jobs')}&state=waiting`,
    width: 390,
    steps: press(button(/^Actions pour/), menuItem('Abandonner')),
    shows: question(/^Abandonner cette tâche/),
  },
  {
    name: 'the storage',
    path: tab('storage'),
    shows: button('Supprimer les fichiers orphelins'),
    picture: 'administration-stockage',
  },
  { name: 'the storage on a narrow telephone', path: tab('storage'), width: 320, shows: text(/^avatars\//) },
  { name: 'missing files of the storage', path: `${tab('storage')}&found=missing`, width: 390, shows: text(/^originals\//) },
  { name: 'no file of the storage found', path: `${tab('storage')}&q=rien-de-tel`, width: 390, shows: heading('Aucun fichier orphelin') },
  { name: 'the storage loading', path: tab('storage'), answer: 'pending', shows: busy },
  { name: 'the storage failed', path: tab('storage'), answer: 'failing', shows: button('Réessayer') },
  { name: 'the storage before its first check', path: tab('storage'), steps: withoutCheck, shows: button('Vérifier le stockage') },
  {
    name: 'the storage while it is checked',
    path: tab('storage'),
    width: 390,
    steps: withRunningCheck,
    shows: text(/^Vérification en cours/),
  },
  { name: 'the storage whose check failed', path: tab('storage'), width: 390, steps: withFailedCheck, shows: text(/ECONNREFUSED/) },
  { name: 'the storage whose orphans are deleted', path: tab('storage'), width: 390, steps: withDeletion, shows: text(/^Orphelins/) },
  {
    name: 'checking the storage',
    path: tab('storage'),
    width: 390,
    steps: press(button('Vérifier de nouveau')),
    shows: question(/^Vérifier le stockage/),
  },
  {
    name: 'deleting orphans',
    path: tab('storage'),
    width: 390,
    steps: press(button('Supprimer les fichiers orphelins')),
    shows: question(/^Supprimer les fichiers orphelins/),
  },
  { name: 'the log', path: tab('log'), width: 390, shows: text(/a créé une invitation/) },
  { name: 'not an administrator', who: 'moderator', path: '/administration', shows: heading('404') },
])
