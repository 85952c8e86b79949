import { fromPromise } from 'xstate'
import { mutate } from '../../graphql/execute.ts'
import { CountViewDocument, StartViewDocument } from '../../graphql/generated/graphql.ts'
import { playerMachine } from '../../machines/player/playerMachine.ts'
import type { PlayerFlow } from '../../machines/player/usePlayer.ts'
import { report } from '../report.ts'
import type { FlowServices } from './services.ts'

export function playerFlow({ client, askToLogin, actorOptions }: Pick<FlowServices, 'client' | 'askToLogin' | 'actorOptions'>): PlayerFlow {
  return {
    machine: playerMachine.provide({
      actors: {
        startView: fromPromise<void, { contentId: string }>(async ({ input }) => {
          await mutate(client(), StartViewDocument, input)
        }),
        countView: fromPromise<void, { contentId: string }>(async ({ input }) => {
          await mutate(client(), CountViewDocument, input)
        }),
      },
      actions: { logViewFailure: (_, { during, error }) => report(`player: ${during}`, error) },
    }),
    onFact: askToLogin,
    actorOptions,
  }
}
