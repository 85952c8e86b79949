import type { Browser } from 'playwright-core'
import { accentColours } from '../../src/mailer/accentColours.ts'
import { digestMail } from '../../src/mailer/digestMail.ts'
import type { Mail } from '../../src/mailer/mail.ts'
import { mailHtml } from '../../src/mailer/mailHtml.ts'
import * as mails from '../../src/mailer/mails.ts'
import {
  accountRoutes,
  administrationRoute,
  confirmEmailPath,
  resetPasswordPath,
  restoreEmailPath,
  unsubscribePath,
} from '../../src/shared/accountRoutes.ts'
import { routes } from '../../src/shared/routes.ts'
import { usualWidths, themes } from './draw.ts'

/** Name by which the pictures of all mails are asked for. */
export const mailPictures = 'messages'

const site = { name: 'Lucarne', url: 'https://videos.exemple.fr', accent: accentColours.orange }
const person = { email: 'camille@exemple.fr', username: 'camille' }
const link = (path: string): string => `${site.url}${path}`
const token = 'x9J2mQ7cVb4tLr8sWz1yKd6fHn3pGa5e'

const secondFactorChanges = [
  ['codesOn', 'codes-actives'],
  ['codesOff', 'codes-desactives'],
  ['passkeyAdded', 'cle-ajoutee'],
  ['passkeyRemoved', 'cle-retiree'],
  ['identityUnlinked', 'service-detache'],
  ['recoveryCodesRenewed', 'codes-de-secours'],
  ['recoveryCodeUsed', 'code-de-secours-utilise'],
  ['reset', 'deux-etapes-retirees'],
] as const
const nearlyFull = { freeBytes: 1.4 * 1024 ** 3, floorBytes: 1024 ** 3 }

const actor = (username: string) => ({ uuid: username, username, avatar: null })
const content = (uuid: string, title: string) => ({ uuid, title, thumbnail_url: null })
const nothing = { content: null, comment_uuid: null, channel: null, actor: null }
const sea = content('c1', 'La mer en hiver')
const digest = digestMail({
  person,
  frequency: 'weekly',
  hasMore: false,
  siteUrl: site.url,
  unsubscribeUrl: link(unsubscribePath(token)),
  oneClickUrl: link(`/api/unsubscriptions?token=${token}`),
  news: [
    {
      ...nothing,
      kind: 'newContent',
      channel: { uuid: 'k1', name: 'Grand large', avatar: null },
      content: content('c2', 'Réparer une voile'),
    },
    { ...nothing, kind: 'comment', actor: actor('bea'), content: sea, comment_uuid: 'm1' },
    { ...nothing, kind: 'comment', actor: actor('carl'), content: sea, comment_uuid: 'm2' },
    { ...nothing, kind: 'mention', actor: actor('dora'), content: content('c3', 'Nœuds de marin'), comment_uuid: 'm3' },
    { ...nothing, kind: 'follow', actor: actor('émile') },
    { ...nothing, kind: 'follow', actor: actor('farid') },
  ],
})

/** The functions of src/mailer/mails.ts that write a mail: a new one is missing here until it is drawn. */
type MailName = Extract<keyof typeof mails, `${string}Mail`>
const drawn: Record<MailName, readonly (readonly [name: string, mail: Mail])[]> = {
  passwordResetMail: [['mot-de-passe-oublie', mails.passwordResetMail(person, link(resetPasswordPath(token)))]],
  passwordChangedMail: [['mot-de-passe-change', mails.passwordChangedMail(person, link(accountRoutes.forgotPassword))]],
  emailProofMail: [['confirmer-l-adresse', mails.emailProofMail(person, link(confirmEmailPath(token)))]],
  emailChangedMail: [['adresse-changee', mails.emailChangedMail(person, link(restoreEmailPath(token)))]],
  emailRestoredMail: [['adresse-retablie', mails.emailRestoredMail(person, link(resetPasswordPath(token)))]],
  registrationApprovedMail: [['compte-ouvert', mails.registrationApprovedMail(person, link(routes.login))]],
  registrationRefusedMail: [['compte-refuse', mails.registrationRefusedMail(person, link(routes.home))]],
  newDeviceMail: [
    [
      'nouvelle-connexion',
      mails.newDeviceMail(person, { device: 'Firefox sous Linux', at: new Date('2026-03-14T18:05:00Z'), url: link(routes.settings) }),
    ],
  ],
  secondFactorMail: secondFactorChanges.map(([change, name]) => [name, mails.secondFactorMail(person, change, link(routes.settings))]),
  diskNearlyFullMail: [
    ['disque-des-fichiers', mails.diskNearlyFullMail(person, { ...nearlyFull, disk: 'files' }, link(administrationRoute))],
    ['disque-de-la-base', mails.diskNearlyFullMail(person, { ...nearlyFull, disk: 'database' }, link(administrationRoute))],
  ],
}

/** Draws every mail as a mail program shows it: `message-<name>-<width>-<theme>`, as PNG. */
export async function drawMails(browser: Browser): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>()
  for (const width of usualWidths) {
    const page = await browser.newPage({ viewport: { width, height: 400 } })
    for (const [name, mail] of [...Object.values(drawn).flat(), ['resume', digest] as const]) {
      await page.setContent(mailHtml(mail, site))
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme })
        pictures.set(`message-${name}-${width}-${colorScheme}`, await page.screenshot({ fullPage: true }))
      }
    }
    await page.close()
  }
  return pictures
}
