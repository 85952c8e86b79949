import { type PublicSite, type SitePages, sitePagesSchema, siteSchema, siteSettingsSchema } from '../../shared/entities/site.ts'
import type { SiteSettings } from '../../shared/site.ts'
import type { Rest } from './rest.ts'

/** GET /site. */
export const site = (rest: Rest): Promise<PublicSite> => rest.read(siteSchema, { path: '/site' })

/** GET /site/pages. */
export const sitePages = (rest: Rest): Promise<SitePages> => rest.read(sitePagesSchema, { path: '/site/pages' })

type PresentedSettings = SiteSettings & { logoUrl: string | null }

/** GET /site/settings. @throws AppError FORBIDDEN */
export const siteSettings = (rest: Rest): Promise<PresentedSettings> => rest.read(siteSettingsSchema, { path: '/site/settings' })

export type SiteChange = Partial<Omit<SiteSettings, 'highestRendition'> & { highestRendition: number }>

/** PUT /site. @throws AppError FORBIDDEN, INVALID_INPUT with fields */
export const changeSite = (rest: Rest, change: SiteChange): Promise<PresentedSettings> =>
  rest.read(siteSettingsSchema, { method: 'PUT', path: '/site', body: change })

/** DELETE /site/logo. @throws AppError FORBIDDEN */
export const removeLogo = (rest: Rest): Promise<void> => rest.send({ method: 'DELETE', path: '/site/logo' })
