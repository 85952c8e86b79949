import { z } from 'zod'
import { readRegistrationSettings } from '../../db/registration/registrationSettings.ts'
import { readSiteSettings } from '../../db/site/site.ts'
import { timestampSchema } from '../../shared/entities/common.ts'
import {
  accentSchema,
  announcementToneSchema,
  renditionHeightSchema,
  sitePagesSchema,
  siteSchema,
  siteSettingsSchema,
} from '../../shared/entities/site.ts'
import { siteLimits as limits } from '../../shared/site.ts'
import { formatLargestVideo, largestVideoBounds as sizes } from '../../shared/videoSize.ts'
import { ok } from '../http/answers.ts'
import { fieldSchemas } from '../http/fieldSchemas.ts'
import { textSchema } from '../http/inputs.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'
import { presentSettings, presentSite } from './presenter.ts'
import { changeSite } from './service.ts'

const page = textSchema.describe(`${limits.page} caractères au plus.`)
const siteChange = z.object({
  name: fieldSchemas.siteName.exactOptional(),
  accent: accentSchema.exactOptional(),
  description: textSchema.describe(`${limits.description} caractères au plus.`).exactOptional(),
  contact: textSchema.describe(`${limits.contact} caractères au plus.`).exactOptional(),
  legalNotice: page.exactOptional(),
  privacyPolicy: page.exactOptional(),
  announcement: textSchema.describe(`${limits.announcement} caractères au plus\u202f; vide\u202f: rien n’est annoncé.`).exactOptional(),
  announcementTone: announcementToneSchema.exactOptional(),
  announcementEndsAt: timestampSchema.nullable().exactOptional(),
  guestPlayback: z.boolean().describe('Les visiteurs regardent sans compte.').exactOptional(),
  highestRendition: renditionHeightSchema.describe('La plus haute qualité que les prochaines conversions font.').exactOptional(),
  largestVideoBytes: z
    .number()
    .describe(
      `Des fichiers vidéo, en octets\u202f: un nombre entier de Mo, de ${formatLargestVideo(sizes.min)} à ${formatLargestVideo(sizes.max)}. Les envois commencés continuent.`,
    )
    .exactOptional(),
})

/** Routes of the site's own settings. Every page shows some of them. */
export const siteRoutes = routesOf('Site', [
  route.get('/site', {
    summary: 'Le nom du site, sa couleur, son logo, sa description, ce qu’il annonce et la taille des vidéos qu’il prend',
    limit: 'read',
    allow: policy.anyone,
    input: {},
    answers: { 200: siteSchema },
    handle: async ({ db, deps }) => ok(presentSite(await readSiteSettings(db), deps.storage)),
  }),

  route.get('/site/pages', {
    summary: 'Le contact, les mentions légales, la confidentialité et les conditions du site',
    limit: 'read',
    allow: policy.anyone,
    input: {},
    answers: { 200: sitePagesSchema },
    handle: async ({ db }) => {
      const [{ contact, legalNotice, privacyPolicy }, { terms }] = [await readSiteSettings(db), await readRegistrationSettings(db)]
      return ok({ contact, legalNotice, privacyPolicy, terms })
    },
  }),

  route.get('/site/settings', {
    summary: 'Tout ce que l’on choisit pour le site (administrateurs)',
    limit: 'read',
    allow: policy.administrator,
    input: {},
    answers: { 200: siteSettingsSchema },
    handle: async ({ db, deps }) => ok(presentSettings(await readSiteSettings(db), deps)),
  }),

  route.put('/site', {
    summary: 'Nommer le site, le décrire et choisir qui regarde quoi (administrateurs)',
    limit: 'interaction',
    allow: policy.administrator,
    input: { body: siteChange },
    answers: { 200: siteSettingsSchema },
    refuses: ['INVALID_INPUT'],
    handle: async ({ body, viewer, db, deps }) => {
      const settings = await changeSite(db, viewer, body)
      await deps.database.changes.publish({ kind: 'site' })
      return ok(presentSettings(settings, deps))
    },
  }),
])
