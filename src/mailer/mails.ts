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

export const passwordChangedMail = ({ email, username }: Person, url: string): Mail => ({
  to: email,
  subject: 'Votre mot de passe a changé',
  name: username,
  paragraphs: ['Le mot de passe de votre compte vient d’être changé, et vos autres sessions ont été fermées.'],
  action: { label: 'Ce n’était pas moi', url },
  footer: 'Si c’était vous, il n’y a rien à faire.',
})
