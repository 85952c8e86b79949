import { siteSchema } from '../../shared/entities/site.ts'
import type { Site } from '../../shared/site.ts'
import type { Rest } from './rest.ts'

/** GET /site. */
export const site = (rest: Rest): Promise<Site> => rest.read(siteSchema, { path: '/site' })

/** PUT /site. @throws AppError FORBIDDEN, INVALID_INPUT with fields */
export const changeSite = (rest: Rest, change: Site): Promise<Site> => rest.read(siteSchema, { method: 'PUT', path: '/site', body: change })
