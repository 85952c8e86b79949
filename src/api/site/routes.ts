import { z } from 'zod'
import { readSite } from '../../db/site/site.ts'
import { accentSchema, siteSchema } from '../../shared/entities/site.ts'
import { ok } from '../http/answers.ts'
import { fieldSchemas } from '../http/fieldSchemas.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'
import { changeSite } from './service.ts'

const siteChange = z.object({ name: fieldSchemas.siteName.exactOptional(), accent: accentSchema.exactOptional() })

/** Routes of the site's own settings. Every page shows them. */
export const siteRoutes = routesOf('Site', [
  route.get('/site', {
    summary: 'Le nom du site et la couleur de ses boutons et de ses liens',
    limit: 'read',
    allow: policy.anyone,
    input: {},
    answers: { 200: siteSchema },
    handle: async ({ db }) => ok(await readSite(db)),
  }),

  route.put('/site', {
    summary: 'Nommer le site et choisir sa couleur (administrateurs)',
    limit: 'interaction',
    allow: policy.administrator,
    input: { body: siteChange },
    answers: { 200: siteSchema },
    refuses: ['INVALID_INPUT'],
    handle: async ({ body, viewer, db, deps }) => {
      const site = await changeSite(db, viewer, body)
      await deps.database.changes.publish({ kind: 'site' })
      return ok(site)
    },
  }),
])
