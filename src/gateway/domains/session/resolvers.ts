import type { Resolvers } from '../../generated/resolvers.ts'
import { login, logout } from '../../rest/session.ts'
import { createUser } from '../../rest/users.ts'
import type { Rest } from '../../rest/rest.ts'
import { toViewer } from '../user/models.ts'

async function openSession(rest: Rest, credentials: { email: string; password: string }) {
  const { token, owner } = await login(rest, credentials)
  return { token, viewer: toViewer(owner, rest.as(`Bearer ${token}`)) }
}

export const sessionResolvers: Resolvers = {
  Mutation: {
    login: (_parent, { input }, { rest }) => openSession(rest, { email: input.email, password: input.password }),
    register: async (_parent, { input }, { rest }) => {
      await createUser(rest, input)
      return openSession(rest, { email: input.email, password: input.password })
    },
    logout: async (_parent, _args, { rest }) => {
      await logout(rest)
      return true
    },
  },
}
