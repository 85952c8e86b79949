import type { Invitation } from '../../../shared/entities/registration.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { pageSize } from '../../limits/pageSize.ts'
import { givenFields } from '../../rest/givenFields.ts'
import * as registration from '../../rest/registration.ts'

const toInvitation = ({ uuid, ...invitation }: Invitation) => ({ id: uuid, ...invitation })

export const registrationResolvers: Resolvers = {
  Query: {
    registration: (_parent, _args, { rest }) => registration.registrationRules(rest),
    registrationSettings: (_parent, _args, { rest }) => registration.registrationSettings(rest),
    invitations: async (_parent, { cursor, limit }, { rest }) => {
      const { items, nextCursor } = await registration.invitations(rest, { cursor: cursor ?? undefined, limit: pageSize(limit) })
      return { items: items.map(toInvitation), nextCursor }
    },
    registrationRequests: async (_parent, { cursor, limit }, { rest }) => {
      const { items, nextCursor } = await registration.registrationRequests(rest, { cursor: cursor ?? undefined, limit: pageSize(limit) })
      return { items: items.map(({ uuid, ...request }) => ({ id: uuid, ...request })), nextCursor }
    },
  },
  Mutation: {
    updateRegistrationSettings: (_parent, { input }, { rest }) => registration.changeRegistrationSettings(rest, givenFields(input)),
    createInvitation: async (_parent, { input }, { rest }) => {
      const { token, ...invitation } = await registration.createInvitation(rest, input)
      return { invitation: toInvitation(invitation), token }
    },
    deleteInvitation: async (_parent, { id }, { rest }) => {
      await registration.deleteInvitation(rest, id)
      return { id }
    },
    decideRegistration: async (_parent, { id, approved }, { rest }) => {
      await registration.decideRegistration(rest, id, approved)
      return { id, approved }
    },
  },
}
