import type { Resolvers } from '../../generated/resolvers.ts'
import {
  beginSecondFactor,
  confirmSignIn,
  renewRecoveryCodes,
  secondFactorOf,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '../../rest/secondFactor.ts'
import { addPasskey, beginPasskey, beginPasskeySignIn, removePasskey, signInWithPasskey } from '../../rest/passkey.ts'
import { toViewer } from '../user/models.ts'

export const secondFactorResolvers: Resolvers = {
  Mutation: {
    confirmSignIn: async (_parent, { code }, { rest }) => {
      const { token, owner } = await confirmSignIn(rest, code)
      return { token, viewer: toViewer(owner, rest.as(`Bearer ${token}`)) }
    },
    beginPasskeySignIn: (_parent, _args, { rest }) => beginPasskeySignIn(rest),
    signInWithPasskey: async (_parent, { assertion }, { rest }) => {
      const { token, owner } = await signInWithPasskey(rest, assertion)
      return { token, viewer: toViewer(owner, rest.as(`Bearer ${token}`)) }
    },
    beginPasskey: (_parent, { password }, { rest }) => beginPasskey(rest, password),
    addPasskey: async (_parent, { name, registration }, { rest, mustBeSignedIn }) => {
      const person = await mustBeSignedIn()
      const { codes } = await addPasskey(rest, { name, registration })
      return { codes, viewer: toViewer(person, rest) }
    },
    removePasskey: async (_parent, { id, password }, { rest, mustBeSignedIn }) => {
      const person = await mustBeSignedIn()
      await removePasskey(rest, id, password)
      return toViewer(person, rest)
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
      const { required, generator, passkeys, recoveryCodes } = await secondFactorOf(rest)
      return {
        isRequired: required,
        hasGenerator: generator,
        passkeys: passkeys.map(({ uuid, ...passkey }) => ({ id: uuid, ...passkey })),
        recoveryCodes,
      }
    },
  },
}
