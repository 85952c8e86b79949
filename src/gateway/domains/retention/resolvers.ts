import { AppError } from '../../../shared/errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { mustBeOneAtATime } from '../../limits/oneAtATime.ts'
import { retentionOfContent } from '../../rest/retention.ts'

export const retentionResolvers: Resolvers = {
  Content: {
    retention: async ({ id }, _args, { rest, isGuest }, info) => {
      mustBeOneAtATime(info)
      if (isGuest) return null
      try {
        return { id, ...(await retentionOfContent(rest, id)) }
      } catch (error) {
        if (error instanceof AppError && error.code === 'FORBIDDEN') return null
        throw error
      }
    },
  },
}
