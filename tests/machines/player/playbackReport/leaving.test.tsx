import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ProvideFlows } from '../../../../src/app/flows/common/ProvideFlows.tsx'
import { useReportOnLeave } from '../../../../src/components/Player/stage/useReportOnLeave.ts'
import { playbackReportMachine } from '../../../../src/machines/player/playbackReport/playbackReportMachine.ts'
import { usePlaybackReport } from '../../../../src/machines/player/playbackReport/usePlaybackReport.ts'
import { playerMachine } from '../../../../src/machines/player/player/playerMachine.ts'
import { usePlayerActor } from '../../../../src/machines/player/player/usePlayer.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { Script } from '../../../support/model/script.ts'
import { watchable } from '../player/fixtures.ts'

afterEach(() => cleanup())

const news = { position: 12, ranges: [{ from: 0, to: 12 }] }
let hasPlayed = false
const meter = { at: () => undefined, take: () => (hasPlayed ? news : null) }

function Watching() {
  const reports = usePlaybackReport({ contentId: 'content-1', isSignedIn: true })
  const player = usePlayerActor(watchable, { onViewRecorded: reports.begin })
  useReportOnLeave(meter, reports)
  return <button onClick={() => player.send({ type: 'media.playing' })}>Lire</button>
}

/** Plays, and leaves the screen before the server has answered the request that records the play. */
async function playAndLeave() {
  const scripts = { player: new Script(playerMachine), playbackReport: new Script(playbackReportMachine) }
  const { player, playbackReport } = scripts
  const { unmount } = render(
    <StrictMode>
      <ProvideFlows
        flows={{
          player: {
            machine: player.machine,
            onFact: () => undefined,
            actorOptions: { inspect: player.inspect, clock: player.clock },
          },
          playbackReport: {
            machine: playbackReport.machine,
            actorOptions: { inspect: playbackReport.inspect, clock: playbackReport.clock },
          },
        }}
      >
        <Watching />
      </ProvideFlows>
    </StrictMode>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Lire' }))
  hasPlayed = true
  unmount()
  return scripts
}

const report = { contentId: 'content-1', ...news }

it('a playback report sent too early, because the screen was left at once, is sent again after the play is recorded', async () => {
  const { player, playbackReport } = await playAndLeave()
  expect(playbackReport.asked).toEqual([{ id: 'sendEarlyReport', input: report }])
  await playbackReport.answer('sendEarlyReport', { error: new AppError('CONTENT_NOT_FOUND') })
  expect(playbackReport.snapshot.status).toBe('active')
  await player.answer('startView', { output: undefined })
  expect(playbackReport.asked).toEqual([
    { id: 'sendEarlyReport', input: report },
    { id: 'sendReport', input: report },
  ])
  await playbackReport.answer('sendReport', { output: undefined })
  expect(playbackReport.effects).toEqual([])
  // The screen is left: no view is counted.
  expect(player.asked.map(({ id }) => id)).toEqual(['startView'])
})
