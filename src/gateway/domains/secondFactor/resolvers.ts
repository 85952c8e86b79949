import type { Resolvers } from '../../generated/resolvers.ts'
import {
  beginSecondFactor,
  confirmSignIn,
  renewRecoveryCodes,
  secondFactorOf,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '../../rest/secondFactor.ts'
import { toViewer } from '../user/models.ts'

export const secondFactorResolvers: Resolvers = {
  Mutation: {
    confirmSignIn: async (_parent, { code }, { rest }) => {
      const { token, owner } = await confirmSignIn(rest, code)
      return { token, viewer: toViewer(owner, rest.as(`Bearer ${token}`)) }
    },
    beginSecondFactor: (_parent, { password }, { rest }) => beginSecondFactor(rest, password),
    turnOnSecondFactor: async (_parent, { code }, { rest, mustBeSignedIn }) => {
      const person = await mustBeSignedIn()
      const { codes } = await turnOnSecondFactor(rest, code)
      return { codes, viewer: toViewer(person, rest) }
    },
    renewRecoveryCodes: async (_parent, { password }, { rest, mustBeSignedIn }) => {
      const person = await mustBeSignedIn()
      const { codes } = await renewRecoveryCodes(rest, password)
      return { codes, viewer: toViewer(person, rest) }
    },
    turnOffSecondFactor: async (_parent, { password }, { rest, mustBeSignedIn }) => {
      const person = await mustBeSignedIn()
      await turnOffSecondFactor(rest, password)
      return toViewer(person, rest)
    },
  },
  Viewer: {
    secondFactor: async ({ rest }) => {
      const { active, recoveryCodes } = await secondFactorOf(rest)
      return { isActive: active, recoveryCodes }
    },
  },
}
