import { AppError } from '../../../shared/errors.ts'
import { administratorRoleName, creatorRoleName, moderatorRoleName } from '../../../shared/limits.ts'
import { validateChannel } from '../../../shared/validation/channel.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { createChannel } from '../../rest/channels.ts'
import { allRoles, roleByName } from '../../rest/roles.ts'
import { changeUser, deleteUser, setRole } from '../../rest/users.ts'
import { toChannel } from '../channel/models.ts'
import { toAccountChange, toViewer } from './models.ts'

// They may have a channel as they are; another role would cost the site its keeper.
const keepers = new Set<string>([administratorRoleName, moderatorRoleName])

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
      const person = await mustBeSignedIn()
      // Checked before the first of the two steps, so that a bad form leaves the role as it was.
      const fields = validateChannel(input)
      if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields })
      const creator = keepers.has(person.role.name)
        ? person
        : await setRole(rest, person.uuid, (await roleByName(rest, creatorRoleName)).uuid)
      channelOf.clear(person.uuid).prime(person.uuid, await createChannel(rest, person.uuid, input))
      return toViewer(creator, rest)
    },
    updateAccount: async (_parent, { input }, { rest, mustBeSignedIn }) => {
      const { uuid } = await mustBeSignedIn()
      return toViewer(await changeUser(rest, uuid, toAccountChange(input)), rest)
    },
    deleteAccount: async (_parent, { password }, { rest, mustBeSignedIn }) => {
      const { uuid } = await mustBeSignedIn()
      await deleteUser(rest, uuid, password)
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
