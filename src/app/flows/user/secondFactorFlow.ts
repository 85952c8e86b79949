import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import {
  AddPasskeyDocument,
  BeginPasskeyDocument,
  BeginSecondFactorDocument,
  RemovePasskeyDocument,
  RenewRecoveryCodesDocument,
  TurnOffSecondFactorDocument,
  TurnOnSecondFactorDocument,
  UnlinkIdentityDocument,
} from '../../../graphql/generated/graphql.ts'
import { secondFactorMachine } from '../../../machines/user/secondFactor/secondFactorMachine.ts'
import type {
  PasskeyCreation,
  PasskeyRegistration,
  SecondFactorFact,
  SecondFactorSetup,
} from '../../../machines/user/secondFactor/types.ts'
import type { SecondFactorFlow } from '../../../machines/user/secondFactor/useSecondFactor.ts'
import { clientError, CodedError } from '../../../shared/codedError.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { type ToastMessage, toasts } from '../../../ui/Toasts/toasts.ts'
import type { FlowServices } from '../common/services.ts'
import { hasPasskeys } from '../session/hasPasskeys.ts'

export function secondFactorFlow({ client, actorOptions }: FlowServices): SecondFactorFlow {
  return {
    machine: secondFactorMachine.provide({
      actors: {
        beginSetup: fromPromise<SecondFactorSetup, { password: string }>(async ({ input }) => {
          const { secret, url } = (await mutate(client(), BeginSecondFactorDocument, input)).beginSecondFactor
          return { secret, url }
        }),
        turnOn: fromPromise<readonly string[], { code: string }>(
          async ({ input }) => (await mutate(client(), TurnOnSecondFactorDocument, input)).turnOnSecondFactor.codes,
        ),
        renewCodes: fromPromise<readonly string[], { password: string }>(
          async ({ input }) => (await mutate(client(), RenewRecoveryCodesDocument, input)).renewRecoveryCodes.codes,
        ),
        turnOff: fromPromise<void, { password: string }>(async ({ input }) => {
          await mutate(client(), TurnOffSecondFactorDocument, input)
        }),
        beginPasskey: fromPromise<PasskeyCreation, { password: string }>(
          async ({ input }) => (await mutate(client(), BeginPasskeyDocument, input)).beginPasskey,
        ),
        askDevice: fromPromise<PasskeyRegistration, { creation: PasskeyCreation | null }>(({ input, signal }) =>
          askDevice(input.creation, signal),
        ),
        addPasskey: fromPromise<readonly string[], { name: string; registration: PasskeyRegistration | null }>(
          async ({ input: { name, registration } }) => {
            if (!registration) throw new Error('no device has made a passkey')
            return (await mutate(client(), AddPasskeyDocument, { name, registration })).addPasskey.codes
          },
        ),
        removePasskey: fromPromise<void, { id: string; password: string }>(async ({ input }) => {
          await mutate(client(), RemovePasskeyDocument, input)
        }),
        unlinkIdentity: fromPromise<void, { id: string; password: string }>(async ({ input }) => {
          await mutate(client(), UnlinkIdentityDocument, input)
        }),
        copyCodes: fromPromise<void, { codes: readonly string[] }>(({ input }) => navigator.clipboard.writeText(input.codes.join('\n'))),
      },
    }),
    onFact: (fact) => toasts.show({ ...messageOf(fact), id: 'secondFactor' }),
    hasPasskeys: hasPasskeys(),
    actorOptions,
  }
}

async function askDevice(creation: PasskeyCreation | null, signal: AbortSignal): Promise<PasskeyRegistration> {
  if (!creation) throw new Error('nothing to make')
  // Loaded at the first passkey: few people add one.
  const { startRegistration, WebAuthnAbortService } = await import('@simplewebauthn/browser').catch((error: unknown) => {
    throw clientError('API_UNAVAILABLE', error)
  })
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony())
  signal.throwIfAborted()
  const { challenge, rpId, rpName, userId, userName, excluded } = creation
  try {
    const { id, response } = await startRegistration({
      optionsJSON: {
        challenge,
        rp: { id: rpId, name: rpName },
        user: { id: userId, name: userName, displayName: userName },
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
        excludeCredentials: excluded.map((excludedId) => ({ id: excludedId, type: 'public-key' })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
    })
    return { id, clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject }
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidStateError') throw new CodedError('CONFLICT', pageMessages.passkeyExists)
    throw error
  }
}

function messageOf(fact: SecondFactorFact): ToastMessage {
  switch (fact.type) {
    case 'secondFactor.turnedOn':
      return { title: 'La validation en deux étapes est activée', tone: 'success' }
    case 'secondFactor.turnedOff':
      return { title: 'La validation en deux étapes est désactivée', tone: 'success' }
    case 'passkey.added':
      return { title: 'La clé d’accès est ajoutée', tone: 'success' }
    case 'passkey.removed':
      return { title: 'La clé d’accès est retirée', tone: 'success' }
    case 'identity.unlinked':
      return { title: 'Le service de connexion est détaché', tone: 'success' }
    case 'codes.copied':
      return { title: 'Codes copiés dans le presse-papiers', tone: 'success' }
    case 'copy.failed':
      return { title: fact.failure.message, tone: 'error' }
  }
}
