import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import {
  BeginSecondFactorDocument,
  RenewRecoveryCodesDocument,
  TurnOffSecondFactorDocument,
  TurnOnSecondFactorDocument,
} from '../../../graphql/generated/graphql.ts'
import { secondFactorMachine } from '../../../machines/user/secondFactor/secondFactorMachine.ts'
import type { SecondFactorFact, SecondFactorSetup } from '../../../machines/user/secondFactor/types.ts'
import type { SecondFactorFlow } from '../../../machines/user/secondFactor/useSecondFactor.ts'
import { type ToastMessage, toasts } from '../../../ui/Toasts/toasts.ts'
import type { FlowServices } from '../common/services.ts'

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
        copyCodes: fromPromise<void, { codes: readonly string[] }>(({ input }) => navigator.clipboard.writeText(input.codes.join('\n'))),
      },
    }),
    onFact: (fact) => toasts.show({ ...messageOf(fact), id: 'secondFactor' }),
    actorOptions,
  }
}

function messageOf(fact: SecondFactorFact): ToastMessage {
  switch (fact.type) {
    case 'secondFactor.turnedOn':
      return { title: 'La validation en deux étapes est activée', tone: 'success' }
    case 'secondFactor.turnedOff':
      return { title: 'La validation en deux étapes est désactivée', tone: 'success' }
    case 'codes.copied':
      return { title: 'Codes copiés dans le presse-papiers', tone: 'success' }
    case 'copy.failed':
      return { title: fact.failure.message, tone: 'error' }
  }
}
