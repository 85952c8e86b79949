import type { Resolvers } from '../../generated/resolvers.ts'
import { createChannel } from '../../rest/channel.ts'
import { allRoles } from '../../rest/role.ts'
import { changeUser, deleteUser, ownUser } from '../../rest/user.ts'
import { toChannel } from '../channel/models.ts'
import { toAccountChange, toViewer } from './models.ts'

export const userResolvers: Resolvers = {
  Query: {
    viewer: async (_parent, _args, { viewer, rest }) => {
      const person = await viewer()
      return person && toViewer(person, rest)
    },
    roles: async (_parent, _args, { rest }) =>
      (await allRoles(rest)).map(({ uuid, name, selfAssignable }) => ({ id: uuid, name, isSelfAssignable: selfAssignable })),
  },
  Mutation: {
    becomeCreator: async (_parent, { input }, { rest, mustBeSignedIn, channelOf }) => {
      const { uuid } = await mustBeSignedIn()
      // Creating the channel also gives the role.
      channelOf.clear(uuid).prime(uuid, await createChannel(rest, uuid, input))
      return toViewer(await ownUser(rest, uuid), rest)
    },
    updateAccount: async (_parent, { input }, { rest, me }) => toViewer(await changeUser(rest, me(), toAccountChange(input)), rest),
    deleteAccount: async (_parent, { password }, { rest, me }) => {
      await deleteUser(rest, me(), password)
      return true
    },
  },
  Viewer: {
    channel: async ({ id }, _args, { channelOf }) => {
      const channel = await channelOf.load(id)
      return channel && toChannel(channel)
    },
  },
}
