import { describe, expect, it } from 'vitest'
import { framePickerMachine } from '../../../../src/machines/upload/framePicker/framePickerMachine.ts'
import * as select from '../../../../src/machines/upload/framePicker/selectors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'
import { custom, facts, frames } from './fixtures.ts'

type Picker = Scripted<typeof framePickerMachine>

const start = (): Picker => startScripted(framePickerMachine, { source: 'video' })
const seen = ({ actor }: Picker) => {
  const snapshot = actor.getSnapshot()
  return { stage: select.selectStage(snapshot), isDrawing: select.selectIsDrawing(snapshot), canChoose: select.selectCanChoose(snapshot) }
}
const still = (stage: select.FramePickerStage) => ({ stage, isDrawing: false, canChoose: stage === 'offering' })
const moving = { stage: 'offering', isDrawing: true, canChoose: false }

async function read(): Promise<Picker> {
  const picker = start()
  await picker.script.answer('readFacts', { output: facts })
  return picker
}

async function offering(): Promise<Picker> {
  const picker = await read()
  await picker.script.answer('drawOffered', { output: frames })
  return picker
}

/** The slider has been moved, and rests. */
async function drawing(): Promise<Picker> {
  const picker = await offering()
  picker.actor.send({ type: 'second.change', second: 30 })
  picker.script.clock.increment(150)
  return picker
}

async function failed(): Promise<Picker> {
  const picker = await drawing()
  await picker.script.answer('drawSecond', { error: new Error('no picture') })
  return picker
}

describe('reading a video', () => {
  it('reads its headers, then draws three pictures away from its beginning and its end', async () => {
    const picker = start()
    expect(seen(picker)).toEqual(still('reading'))
    expect(picker.script.asked).toEqual([{ id: 'readFacts', input: { source: 'video' } }])
    await picker.script.answer('readFacts', { output: facts })
    expect(seen(picker)).toEqual(still('preparing'))
    expect(select.selectFacts(picker.actor.getSnapshot())).toEqual(facts)
    expect(picker.script.asked.at(-1)).toEqual({ id: 'drawOffered', input: { source: 'video', seconds: [15, 45, 75] } })
    await picker.script.answer('drawOffered', { output: frames })
    expect(seen(picker)).toEqual(still('offering'))
    expect(select.selectFrames(picker.actor.getSnapshot())).toEqual(frames)
    expect([select.selectCustom(picker.actor.getSnapshot()), select.selectSecond(picker.actor.getSnapshot())]).toEqual([null, 0])
  })

  it('draws nothing of a video that the browser cannot decode, and still knows what it is', async () => {
    const picker = start()
    await picker.script.answer('readFacts', { output: { ...facts, isDecodable: false } })
    expect(seen(picker)).toEqual(still('undecodable'))
    expect(select.selectFacts(picker.actor.getSnapshot())?.width).toBe(1920)
    expect(picker.script.asked).toHaveLength(1)
  })

  it.each([{ output: null }, { error: new Error('lost') }])('offers nothing of a file that cannot be read: %o', async (answer) => {
    const picker = start()
    await picker.script.answer('readFacts', answer)
    expect([seen(picker), picker.script.asked.length]).toEqual([still('unreadable'), 1])
  })

  it('offers nothing when the first pictures cannot be drawn', async () => {
    const picker = await read()
    await picker.script.answer('drawOffered', { error: new Error('no picture') })
    expect(seen(picker)).toEqual(still('undecodable'))
  })

  it('waits thirty seconds for each', async () => {
    const slow = start()
    slow.script.clock.increment(29_999)
    expect(seen(slow)).toEqual(still('reading'))
    slow.script.clock.increment(1)
    expect(seen(slow)).toEqual(still('unreadable'))
    const stuck = await read()
    stuck.script.clock.increment(30_000)
    expect(seen(stuck)).toEqual(still('undecodable'))
  })
})

describe('choosing a picture', () => {
  it('announces it, however often', async () => {
    const picker = await offering()
    const [first, second] = frames
    if (!first || !second) throw new Error('three frames')
    picker.actor.send({ type: 'frame.choose', frame: second })
    picker.actor.send({ type: 'frame.choose', frame: first })
    expect(picker.facts).toEqual([
      { type: 'frame.chosen', frame: second },
      { type: 'frame.chosen', frame: first },
    ])
  })

  it('draws the picture of the second where the slider rests, once', async () => {
    const picker = await offering()
    for (const second of [10, 20]) {
      picker.actor.send({ type: 'second.change', second })
      expect([seen(picker), select.selectSecond(picker.actor.getSnapshot())]).toEqual([moving, second])
    }
    for (const second of [10, 20, 30]) {
      picker.actor.send({ type: 'second.change', second })
      picker.script.clock.increment(149)
    }
    expect(seen(picker)).toEqual(moving)
    expect(select.selectSecond(picker.actor.getSnapshot())).toBe(30)
    expect(picker.script.asked).toHaveLength(2)
    picker.script.clock.increment(1)
    expect(picker.script.asked.slice(2)).toEqual([{ id: 'drawSecond', input: { source: 'video', seconds: [30] } }])
    expect(seen(picker)).toEqual(moving)
    await picker.script.answer('drawSecond', { output: [custom] })
    expect(seen(picker)).toEqual(still('offering'))
    expect(select.selectCustom(picker.actor.getSnapshot())).toEqual(custom)
    expect(picker.facts).toEqual([])
  })

  it('chooses nothing while the slider moves', async () => {
    const picker = await drawing()
    picker.actor.send({ type: 'frame.choose', frame: custom })
    expect(picker.facts).toEqual([])
  })

  it('leaves a picture that is being drawn when the slider moves on', async () => {
    const picker = await drawing()
    picker.actor.send({ type: 'second.change', second: 60 })
    picker.script.clock.increment(150)
    expect(picker.script.asked.at(-1)).toEqual({ id: 'drawSecond', input: { source: 'video', seconds: [60] } })
  })

  it('says when a picture cannot be drawn, and keeps the others', async () => {
    const picker = await failed()
    expect(seen(picker)).toEqual(still('offering'))
    expect(select.selectFailure(picker.actor.getSnapshot())?.message).toBe('Cette image de la vidéo ne se laisse pas lire')
    expect(select.selectFrames(picker.actor.getSnapshot())).toEqual(frames)
  })

  it('stops waiting for a picture after thirty seconds', async () => {
    const picker = await drawing()
    picker.script.clock.increment(29_999)
    expect(seen(picker)).toEqual(moving)
    picker.script.clock.increment(1)
    expect(select.selectFailure(picker.actor.getSnapshot())?.code).toBe('TIMEOUT')
    expect(seen(picker)).toEqual(still('offering'))
  })

  it('goes on after a failure: with another picture, another second, or without the message', async () => {
    const chosen = await failed()
    chosen.actor.send({ type: 'frame.choose', frame: custom })
    expect([select.selectFailure(chosen.actor.getSnapshot()), chosen.facts]).toEqual([null, [{ type: 'frame.chosen', frame: custom }]])
    expect(seen(chosen)).toEqual(still('offering'))
    const dismissed = await failed()
    dismissed.actor.send({ type: 'failure.dismiss' })
    expect([select.selectFailure(dismissed.actor.getSnapshot()), seen(dismissed)]).toEqual([null, still('offering')])
    const moved = await failed()
    moved.actor.send({ type: 'second.change', second: 50 })
    expect([select.selectFailure(moved.actor.getSnapshot()), select.selectSecond(moved.actor.getSnapshot()), seen(moved)]).toEqual([
      null,
      50,
      moving,
    ])
  })
})
