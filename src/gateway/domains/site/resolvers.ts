import type { Resolvers } from '../../generated/resolvers.ts'
import { changeSite, site } from '../../rest/site.ts'

export const siteResolvers: Resolvers = {
  Query: {
    site: (_parent, _args, { rest }) => site(rest),
  },
  Mutation: {
    updateSite: (_parent, { input }, { rest }) => changeSite(rest, { name: input.name, accent: input.accent }),
  },
}
