import type { SiteInput } from '../../generated/schema.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { givenFields } from '../../rest/givenFields.ts'
import { changeSite, removeLogo, type SiteChange, site, sitePages, siteSettings } from '../../rest/site.ts'

/** Null takes the end of an announcement away. */
const changeOf = ({ announcementEndsAt, ...texts }: SiteInput): SiteChange => ({
  ...givenFields(texts),
  ...(announcementEndsAt !== undefined && { announcementEndsAt }),
})

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
