import { fromPromise } from 'xstate'
import { writePreferences } from '../../../components/Player/preferences.ts'
import { mutate } from '../../../graphql/execute.ts'
import { CountViewDocument, StartViewDocument } from '../../../graphql/generated/graphql.ts'
import { playerMachine } from '../../../machines/player/player/playerMachine.ts'
import type { PlayerFlow } from '../../../machines/player/player/usePlayer.ts'
import { playState } from '../../../shared/routes.ts'
import { report } from '../../report.ts'
import { provideAd } from './adFlow.ts'
import { viewSource } from './viewSource.ts'
import type { FlowServices } from '../common/services.ts'

/** The browser completes the request even when the page is closed. */
export const outlivingThePage = { fetchOptions: { keepalive: true } }

export function playerFlow({ client, askToLogin, actorOptions }: Pick<FlowServices, 'client' | 'askToLogin' | 'actorOptions'>): PlayerFlow {
  return {
    machine: playerMachine.provide({
      actors: {
        ad: provideAd(),
        startView: fromPromise<void, { contentId: string }>(async ({ input }) => {
          const source = viewSource(input.contentId)
          await mutate(client(), StartViewDocument, { ...input, ...(source && { source }) }, outlivingThePage)
        }),
        countView: fromPromise<void, { contentId: string }>(async ({ input }) => {
          await mutate(client(), CountViewDocument, input)
        }),
      },
      actions: {
        logViewFailure: (_, { during, error }) => report(`player: ${during}`, error),
        storePreferences: (_, patch) => writePreferences(patch),
      },
    }),
    onFact: () => askToLogin(`#${playState}`),
    actorOptions,
  }
}
