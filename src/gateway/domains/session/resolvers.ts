import { AppError } from '../../../shared/errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import {
  confirmEmail,
  requestEmailProof,
  restoreEmail,
  closeOtherSessions,
  closeSession,
  exchangeCode,
  identities,
  linkIdentity,
  login,
  logout,
  openSessions,
  providers,
  requestPasswordReset,
  resetPassword,
  unlinkIdentity,
} from '../../rest/session.ts'
import { createUser } from '../../rest/user.ts'
import type { Rest } from '../../rest/rest.ts'
import type { Session } from '../../../shared/entities/user.ts'
import { toViewer } from '../user/models.ts'

async function openSession(rest: Rest, credentials: { email: string; password: string }) {
  return present(rest, await login(rest, credentials))
}

function present(rest: Rest, { token, owner }: Session) {
  return { token, viewer: toViewer(owner, rest.as(`Bearer ${token}`)) }
}

export const sessionResolvers: Resolvers = {
  Query: {
    providers: (_parent, _args, { rest }) => providers(rest),
  },
  Mutation: {
    login: (_parent, { input }, { rest }) => openSession(rest, { email: input.email, password: input.password }),
    register: async (_parent, { input }, { rest }) => {
      const { username, firstname, lastname, email, password, invitation, answer, acceptsTerms, reason } = input
      const extras = { invitation: invitation ?? null, answer: answer ?? '', accepts_terms: acceptsTerms ?? false, reason: reason ?? '' }
      const isOpen = await createUser(rest, { username, firstname, lastname, email, password, ...extras })
      return isOpen ? openSession(rest, { email, password }) : null
    },
    exchangeSignIn: async (_parent, { code }, { rest }) => present(rest, await exchangeCode(rest, code)),
    linkIdentity: async (_parent, { input }, { rest }) => present(rest, await linkIdentity(rest, input)),
    unlinkIdentity: async (_parent, { id, password }, { rest, mustBeSignedIn }) => {
      const person = await mustBeSignedIn()
      await unlinkIdentity(rest, id, password)
      return toViewer(person, rest)
    },
    requestPasswordReset: async (_parent, { email }, { rest }) => (await requestPasswordReset(rest, email)).delivery,
    resetPassword: async (_parent, { token, password }, { rest }) => {
      await resetPassword(rest, { token, password })
      return true
    },
    confirmEmail: async (_parent, { token }, { rest }) => {
      await confirmEmail(rest, token)
      return true
    },
    restoreEmail: async (_parent, { token }, { rest }) => {
      await restoreEmail(rest, token)
      return true
    },
    requestEmailProof: async (_parent, _args, { rest, me }) => (await requestEmailProof(rest, me())).delivery,
    revokeSession: async (_parent, { id }, { rest }) => {
      try {
        await closeSession(rest, id)
      } catch (error) {
        // The session was closed meanwhile, by its own log-out or from elsewhere: this is the requested result.
        if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error
      }
      return { id }
    },
    revokeOtherSessions: async (_parent, _args, { rest, mustBeSignedIn }) => {
      const person = await mustBeSignedIn()
      await closeOtherSessions(rest)
      return toViewer(person, rest)
    },
    logout: async (_parent, _args, { rest }) => {
      await logout(rest)
      return true
    },
  },
  Viewer: {
    identities: async ({ rest }) =>
      (await identities(rest)).map(({ uuid, provider, ...identity }) => ({ id: uuid, provider: provider.label, ...identity })),
    sessions: async ({ rest }) => {
      const sessions = await openSessions(rest)
      return sessions.map(({ uuid, device, createdAt, lastSeenAt, current }) => ({
        id: uuid,
        device,
        createdAt,
        lastSeenAt,
        isCurrent: current,
      }))
    },
  },
}
