import type { DiskRoom, WatchedDisk } from '../shared/diskFloor.ts'
import { formatBytes } from '../shared/format/bytes.ts'
import { withFirst } from '../shared/format/dateForms.ts'
import type { Mail } from './mail.ts'

type Person = { email: string; username: string }

/** How long the link to a new password works, in minutes. */
export const passwordResetMinutes = 30

export const passwordResetMail = ({ email, username }: Person, url: string): Mail => ({
  to: email,
  subject: 'Choisir un nouveau mot de passe',
  name: username,
  paragraphs: [
    'Vous avez demandé à choisir un nouveau mot de passe.',
    `Ce lien fonctionne une seule fois, pendant ${passwordResetMinutes}\u00a0minutes. Toutes vos sessions seront fermées.`,
  ],
  action: { label: 'Choisir un mot de passe', url },
  footer: 'Si vous n’avez rien demandé, ignorez ce message\u202f: votre mot de passe ne change pas.',
})

/** To somebody who has taken the address of their account back. @param url to choose a new password */
export const emailRestoredMail = ({ email, username }: Person, url: string): Mail => ({
  to: email,
  subject: 'Choisir un nouveau mot de passe',
  name: username,
  paragraphs: [
    'L’adresse de votre compte est rétablie\u202f: toutes ses sessions sont fermées, et son ancien mot de passe n’ouvre plus rien.',
    `Choisissez-en un nouveau. Ce lien fonctionne une seule fois, pendant ${passwordResetMinutes}\u00a0minutes.`,
  ],
  action: { label: 'Choisir un mot de passe', url },
  footer: 'Pour recevoir un autre lien, ouvrez la page de connexion et choisissez «\u202fMot de passe oublié\u202f?\u202f».',
})

export const passwordChangedMail = ({ email, username }: Person, url: string): Mail => ({
  to: email,
  subject: 'Votre mot de passe a changé',
  name: username,
  paragraphs: ['Le mot de passe de votre compte vient d’être changé, et vos autres sessions ont été fermées.'],
  action: { label: 'Ce n’était pas moi', url },
  footer: 'Si c’était vous, il n’y a rien à faire.',
})

/** How long the link that proves an address works. */
export const emailProofDays = 7

export const emailProofMail = ({ email, username }: Person, url: string): Mail => ({
  to: email,
  subject: 'Confirmer votre adresse',
  name: username,
  paragraphs: [
    `Confirmez que l’adresse ${email} est bien la vôtre\u202f: elle servira à retrouver votre compte si vous oubliez votre mot de passe.`,
    `Ce lien fonctionne pendant ${emailProofDays}\u00a0jours.`,
  ],
  action: { label: 'Confirmer mon adresse', url },
  footer: 'Si vous n’avez pas de compte ici, ignorez ce message.',
})

/** How long an account can have its former address back. */
export const emailRestoreDays = 7

/** @param person.email the former address @param person.username of the account */
export const emailChangedMail = ({ email, username }: Person, url: string): Mail => ({
  to: email,
  subject: 'L’adresse de votre compte a changé',
  name: username,
  paragraphs: [
    'Votre compte a maintenant une autre adresse e-mail, et celle-ci ne l’ouvre plus.',
    `Si ce n’était pas vous, rétablissez-la dans les ${emailRestoreDays}\u00a0jours\u202f: toutes les sessions seront fermées, et vous choisirez un nouveau mot de passe.`,
  ],
  action: { label: 'Rétablir mon adresse', url },
  footer: 'Si c’était vous, il n’y a rien à faire.',
})

export const registrationApprovedMail = ({ email, username }: Person, url: string): Mail => ({
  to: email,
  subject: 'Votre compte est ouvert',
  name: username,
  paragraphs: ['Votre demande a été acceptée\u202f: connectez-vous avec cette adresse et le mot de passe que vous avez choisi.'],
  action: { label: 'Me connecter', url },
  footer: 'Si vous n’avez rien demandé, ignorez ce message.',
})

export const registrationRefusedMail = ({ email, username }: Person, url: string): Mail => ({
  to: email,
  subject: 'Votre demande de compte',
  name: username,
  paragraphs: ['Votre demande de compte n’a pas été acceptée. Ce que vous aviez écrit a été effacé.'],
  action: { label: 'Voir le site', url },
  footer: 'Si vous n’avez rien demandé, ignorez ce message.',
})

// The site does not know the time zone of the person.
const exactTime = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** @param device browser and system @param url of the account's sessions */
export const newDeviceMail = ({ email, username }: Person, { device, at, url }: { device: string; at: Date; url: string }): Mail => ({
  to: email,
  subject: 'Nouvelle connexion à votre compte',
  name: username,
  paragraphs: [
    `Votre compte vient d’être ouvert dans un navigateur qu’il ne connaissait pas\u202f: ${device}, le ${withFirst(exactTime.format(at))} (UTC).`,
  ],
  action: { label: 'Voir mes sessions', url },
  footer: 'Si c’était vous, il n’y a rien à faire. Sinon, fermez cette session et changez votre mot de passe.',
})

const secondFactorTexts = {
  codesOn: {
    subject: 'Validation en deux étapes activée',
    text: 'Un code d’une application est maintenant demandé après le mot de passe de votre compte.',
  },
  codesOff: {
    subject: 'Validation en deux étapes désactivée',
    text: 'Aucun code d’application n’est plus demandé après le mot de passe de votre compte.',
  },
  passkeyAdded: {
    subject: 'Nouvelle clé d’accès',
    text: 'Une clé d’accès ouvre maintenant votre compte, et une confirmation est demandée après le mot de passe.',
  },
  passkeyRemoved: {
    subject: 'Clé d’accès retirée',
    text: 'Une des clés d’accès de votre compte vient d’être retirée\u202f: elle ne l’ouvre plus.',
  },
  identityUnlinked: {
    subject: 'Service de connexion détaché',
    text: 'Un compte d’un autre service, qui ouvrait le vôtre, vient d’en être détaché\u202f: il ne l’ouvre plus.',
  },
  recoveryCodesRenewed: {
    subject: 'Nouveaux codes de secours',
    text: 'De nouveaux codes de secours viennent d’être donnés pour votre compte\u202f; les anciens ne valent plus rien.',
  },
  recoveryCodeUsed: {
    subject: 'Un code de secours a servi',
    text: 'Votre compte vient d’être ouvert avec un de ses codes de secours, qui ne fonctionnera plus.',
  },
  reset: {
    subject: 'Validation en deux étapes retirée',
    text: 'Un administrateur du site vient de retirer la validation en deux étapes de votre compte et de fermer vos sessions.',
  },
} as const

/** @param change what happened to the second step of the account's sign-ins @param url of the account's settings */
export const secondFactorMail = ({ email, username }: Person, change: keyof typeof secondFactorTexts, url: string): Mail => ({
  to: email,
  subject: secondFactorTexts[change].subject,
  name: username,
  paragraphs: [secondFactorTexts[change].text],
  action: { label: 'Voir mes paramètres', url },
  footer:
    change === 'reset'
      ? 'Si vous ne l’avez pas demandé, écrivez à l’administration du site.'
      : 'Si c’était vous, il n’y a rien à faire. Sinon, changez votre mot de passe et fermez vos sessions.',
})

const diskTexts = {
  files: {
    name: 'disque des fichiers',
    consequence: (floor: string) =>
      `En dessous de ${floor}, les envois sont refusés et les conversions attendent, pour que la base de données puisse encore écrire.`,
  },
  database: {
    name: 'disque de la base de données',
    consequence: (floor: string) =>
      `En dessous de la moitié de ${floor}, plus rien ne peut être écrit sur le site\u202f: il se lit seulement.`,
  },
} as const satisfies Record<WatchedDisk, unknown>

/** @param person an administrator @param url of the administration */
export const diskNearlyFullMail = (
  { email, username }: Person,
  { disk, freeBytes, floorBytes }: DiskRoom & { disk: WatchedDisk },
  url: string,
): Mail => ({
  to: email,
  subject: `Le ${diskTexts[disk].name} est presque plein`,
  name: username,
  paragraphs: [
    `Il reste ${formatBytes(freeBytes)} sur le ${diskTexts[disk].name}.`,
    diskTexts[disk].consequence(formatBytes(floorBytes)),
    'Faites de la place, ou agrandissez le disque.',
  ],
  action: { label: 'Voir l’administration', url },
  footer: 'Ce message n’est envoyé qu’une fois, jusqu’à ce que la place soit nettement revenue.',
})
