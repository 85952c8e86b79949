import type { SiteInput } from '../../generated/schema.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { changeSite, removeLogo, type SiteChange, site, sitePages, siteSettings } from '../../rest/site.ts'

/** Null is absent, but for the end of an announcement: null takes it away. */
function changeOf({ announcementEndsAt, ...texts }: SiteInput): SiteChange {
  const given: SiteChange = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== null && value !== undefined))
  return announcementEndsAt === undefined ? given : { ...given, announcementEndsAt }
}

export const siteResolvers: Resolvers = {
  Query: {
    site: (_parent, _args, { rest }) => site(rest),
    sitePages: (_parent, _args, { rest }) => sitePages(rest),
    siteSettings: (_parent, _args, { rest }) => siteSettings(rest),
  },
  Mutation: {
    removeLogo: async (_parent, _args, { rest }) => {
      await removeLogo(rest)
      return siteSettings(rest)
    },
    updateSite: (_parent, { input }, { rest }) => changeSite(rest, changeOf(input)),
  },
}
