import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { startRecording } from '../../../src/app/problemRecording/recording.ts'
import { problemReportMachine } from '../../../src/machines/report/problemReport/problemReportMachine.ts'
import { flows, markedFlow, placesOf } from '../../support/model/markedFlows.ts'
import { nameOf, runOnMachine } from '../../support/model/run.ts'
import { Script } from '../../support/model/script.ts'

/** Texts that are the code's own and not a person's, although the fixtures mark them. */
const fromCode = /\.(status|during|roleName|videoFile)$/

describe.each(flows)('what a problem report tells of %s', async (flow) => {
  const { machine, paths } = await markedFlow(flow)

  it.each(paths.map((path) => [nameOf(path), path] as const))('%s', async (_, path) => {
    const recording = startRecording()
    await runOnMachine(path, new Script(machine, (event) => recording.inspect.next?.(event)))
    const { json, events } = recording.read()
    expect(events).toBeGreaterThan(0)
    const places = [...new Set(placesOf(JSON.parse(json)))]
    expect(places.filter((place) => !fromCode.test(place))).toEqual([])
  })
})

it('tells nothing of what happens after it was stopped, and nothing of before', () => {
  const recording = startRecording()
  const { inspect } = recording
  const actor = createActor(problemReportMachine, { input: { start: 'none' }, inspect }).start()
  expect(recording.read().events).toBe(1)
  recording.stop()
  actor.send({ type: 'report.open' })
  expect(() => recording.read()).toThrow('stopped')
})
