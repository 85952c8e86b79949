import { fromPromise } from 'xstate'
import { mutate } from '../../graphql/execute.ts'
import { CountViewDocument, StartViewDocument } from '../../graphql/generated/graphql.ts'
import { playerMachine } from '../../machines/player/playerMachine.ts'
import type { PlayerFlow } from '../../machines/player/usePlayer.ts'
import { playState } from '../../shared/routes.ts'
import { report } from '../report.ts'
import type { FlowServices } from './services.ts'

/** The browser sends it to its end, even when the page is gone by then. */
export const outlivingThePage = { fetchOptions: { keepalive: true } }

/** The last record of each content's play, as sent: it settles with the server's answer. */
export type ViewStarts = Map<string, Promise<unknown>>

/** @param starts told of each record that is sent */
export function playerFlow(
  { client, askToLogin, actorOptions }: Pick<FlowServices, 'client' | 'askToLogin' | 'actorOptions'>,
  starts: ViewStarts,
): PlayerFlow {
  return {
    machine: playerMachine.provide({
      actors: {
        startView: fromPromise<void, { contentId: string }>(async ({ input }) => {
          const start = mutate(client(), StartViewDocument, input, outlivingThePage)
          starts.set(input.contentId, start)
          await start
        }),
        countView: fromPromise<void, { contentId: string }>(async ({ input }) => {
          await mutate(client(), CountViewDocument, input)
        }),
      },
      actions: { logViewFailure: (_, { during, error }) => report(`player: ${during}`, error) },
    }),
    onFact: () => askToLogin(`#${playState}`),
    actorOptions,
  }
}
