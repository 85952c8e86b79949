import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { RepeatConversionDocument } from '../../../graphql/generated/graphql.ts'
import { conversionRetryMachine } from '../../../machines/content/conversionRetry/conversionRetryMachine.ts'
import type { ConversionRetryFlow } from '../../../machines/content/conversionRetry/useConversionRetry.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import type { FlowServices } from '../common/services.ts'

export function conversionRetryFlow({ client, actorOptions }: FlowServices): ConversionRetryFlow {
  return {
    machine: conversionRetryMachine.provide({
      actors: {
        repeatConversion: fromPromise<void, { contentId: string }>(async ({ input }) => {
          await mutate(client(), RepeatConversionDocument, { id: input.contentId })
        }),
      },
    }),
    onFact: (fact) => {
      const id = 'content.conversion'
      if (fact.type === 'conversion.restarted') toasts.show({ title: 'La conversion recommence', tone: 'success', id })
      else toasts.show({ title: fact.failure.message, tone: 'error', id })
    },
    actorOptions,
  }
}
