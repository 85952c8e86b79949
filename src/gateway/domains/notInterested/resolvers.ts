import type { Resolvers } from '../../generated/resolvers.ts'
import { setNotInterested } from '../../rest/notInterested.ts'

export const notInterestedResolvers: Resolvers = {
  Mutation: {
    setNotInterested: async (_parent, { contentId, notInterested }, { rest }) => {
      await setNotInterested(rest, contentId, notInterested)
      return { contentId, isOn: notInterested }
    },
  },
}
