import { describe, expect, it } from 'vitest'
import { inspectorMachine } from '../../../../src/machines/inspector/inspector/inspectorMachine.ts'
import * as select from '../../../../src/machines/inspector/inspector/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted } from '../../../support/model/startScripted.ts'
import { file, press } from './fixtures.ts'

const found = { type: 'page.found', address: '/watch/1' } as const

function opened() {
  const { actor, script } = startScripted(inspectorMachine)
  const shown = () => {
    const now = actor.getSnapshot()
    return {
      connection: select.selectConnection(now),
      fileName: select.selectFileName(now),
      moment: select.selectMoment(now),
      failure: select.selectFailure(now),
    }
  }
  const sent = () => script.effects.map(({ type, params }) => ({ type, params }))
  return { actor, script, shown, sent }
}

function live() {
  const inspector = opened()
  inspector.actor.send(found)
  return inspector
}

const atRest = { fileName: null, moment: null, failure: null }

describe('the connection of the inspector', () => {
  it('waits for a page, whenever it comes', () => {
    const { actor, shown } = opened()
    expect(shown()).toEqual({ ...atRest, connection: 'waiting' })
    expect(actor.getSnapshot().hasTag('past')).toBe(false)
    actor.send(found)
    expect(shown().connection).toBe('live')
    expect(select.selectAddress(actor.getSnapshot())).toBe('/watch/1')
  })

  it('says that the page has left, and shows the next page', () => {
    const { actor, shown } = live()
    actor.send({ type: 'page.left' })
    expect(shown().connection).toBe('left')
    actor.send({ type: 'page.found', address: '/' })
    expect(shown().connection).toBe('live')
    expect(select.selectAddress(actor.getSnapshot())).toBe('/')
  })

  it.each(['waiting', 'left'] as const)('says that a page is of another version while it is %s, until another page is found', (before) => {
    const { actor, shown } = before === 'waiting' ? opened() : live()
    if (before === 'left') actor.send({ type: 'page.left' })
    actor.send({ type: 'page.outdated' })
    expect(shown().connection).toBe('outdated')
    actor.send(found)
    expect(shown().connection).toBe('live')
  })

  it('stays with its page when a page of another version answers', () => {
    const { actor, shown } = live()
    actor.send({ type: 'page.outdated' })
    expect(shown().connection).toBe('live')
  })

  it('says that pages cannot be reached in this browser', async () => {
    const { script, shown } = opened()
    await script.answer('watchPage', { error: new Error('no channel') })
    expect(shown()).toEqual({ ...atRest, connection: 'unavailable' })
  })
})

describe('an event for the page', () => {
  it('is sent with what it is based on, once', () => {
    const { actor, sent } = live()
    actor.send({ type: 'event.send', ...press })
    expect(sent()).toEqual([{ type: 'sendToPage', params: expect.objectContaining(press) }])
  })

  it('is not sent without a page', () => {
    const { actor, sent } = opened()
    actor.send({ type: 'event.send', ...press })
    actor.send(found)
    actor.send({ type: 'page.left' })
    actor.send({ type: 'event.send', ...press })
    expect(sent()).toEqual([])
  })

  it('says when its actor is stopped, until the notice is closed or another event is sent', () => {
    const { actor, sent } = live()
    const isRefused = () => select.selectIsRefused(actor.getSnapshot())
    expect(isRefused()).toBe(false)
    actor.send({ type: 'event.refused' })
    expect(isRefused()).toBe(true)
    actor.send({ type: 'notice.close' })
    expect(isRefused()).toBe(false)
    actor.send({ type: 'event.refused' })
    actor.send({ type: 'event.send', ...press })
    expect([isRefused(), sent().length]).toEqual([false, 1])
  })
})

describe('a step back', () => {
  it('shows the moment of the chosen event, then of another, then the present', () => {
    const { actor, shown } = live()
    actor.send({ type: 'event.choose', number: 12 })
    expect(shown().moment).toBe(12)
    actor.send({ type: 'event.choose', number: 7 })
    expect(shown()).toEqual({ ...atRest, connection: 'live', moment: 7 })
    actor.send({ type: 'present.show' })
    expect(shown().moment).toBeNull()
  })

  it('ends when another page is shown, and stays when the page leaves', () => {
    const { actor, shown } = live()
    actor.send({ type: 'event.choose', number: 12 })
    actor.send({ type: 'page.left' })
    expect(shown().moment).toBe(12)
    actor.send(found)
    expect(shown().moment).toBeNull()
  })
})

describe('a file', () => {
  it('is read, then shown in place of the page, from its last event on', async () => {
    const { actor, script, shown } = live()
    actor.send({ type: 'event.choose', number: 12 })
    actor.send({ type: 'file.open', file })
    expect(select.selectIsReading(actor.getSnapshot())).toBe(true)
    expect(script.asked.at(-1)).toEqual({ id: 'readTrace', input: { fileId: 'file-1' } })
    expect(shown()).toEqual({ ...atRest, connection: 'live', moment: 12 })
    await script.answer('readTrace', { output: undefined })
    expect(select.selectIsReading(actor.getSnapshot())).toBe(false)
    expect(shown()).toEqual({ ...atRest, connection: 'live', fileName: 'trace.json' })
  })

  it('can be left while it is read, without a word of failure', async () => {
    const { actor, shown } = live()
    actor.send({ type: 'file.open', file })
    actor.send({ type: 'file.close' })
    expect(shown()).toEqual({ ...atRest, connection: 'live' })
    expect((['reading', 'refused'] as const).filter((tag) => actor.getSnapshot().hasTag(tag))).toEqual([])
  })

  it('leads back to the present of the page when it is closed', async () => {
    const { actor, script, shown } = live()
    actor.send({ type: 'file.open', file })
    await script.answer('readTrace', { output: undefined })
    actor.send({ type: 'event.choose', number: 3 })
    actor.send({ type: 'file.close' })
    expect(shown()).toEqual({ ...atRest, connection: 'live' })
  })

  it('gives way to another file', async () => {
    const { actor, script, shown } = live()
    actor.send({ type: 'file.open', file })
    await script.answer('readTrace', { output: undefined })
    actor.send({ type: 'file.open', file: { id: 'file-2', name: 'autre.json' } })
    expect(script.asked.at(-1)).toEqual({ id: 'readTrace', input: { fileId: 'file-2' } })
    await script.answer('readTrace', { output: undefined })
    expect(shown().fileName).toBe('autre.json')
  })

  it('gives way to another file while it is still read', async () => {
    const { actor, script, shown } = live()
    actor.send({ type: 'file.open', file })
    actor.send({ type: 'file.open', file: { id: 'file-2', name: 'autre.json' } })
    expect(script.asked.at(-1)).toEqual({ id: 'readTrace', input: { fileId: 'file-2' } })
    await script.answer('readTrace', { output: undefined })
    expect(shown().fileName).toBe('autre.json')
  })

  it('is given up while it is read', () => {
    const { actor, shown } = live()
    actor.send({ type: 'file.open', file })
    actor.send({ type: 'file.close' })
    expect(select.selectIsReading(actor.getSnapshot())).toBe(false)
    expect(shown()).toEqual({ ...atRest, connection: 'live' })
  })

  it('that cannot be read says why, until the notice is closed; the page stays', async () => {
    const { actor, script, shown } = live()
    actor.send({ type: 'file.open', file })
    await script.answer('readTrace', { error: new AppError('INVALID_INPUT', { message: 'Ce fichier n’est pas une trace' }) })
    expect(shown()).toEqual({ ...atRest, connection: 'live', failure: 'Ce fichier n’est pas une trace' })
    actor.send({ type: 'notice.close' })
    expect(shown().failure).toBeNull()
    expect(actor.getSnapshot().context.failure).toBeNull()
    actor.send({ type: 'file.open', file })
    await script.answer('readTrace', { error: new Error('lost') })
    expect(shown().failure).toBe('Ce fichier n’a pas pu être lu')
    actor.send({ type: 'file.open', file })
    expect(actor.getSnapshot().context.failure).toBeNull()
  })

  it('that is not read within thirty seconds is refused', () => {
    const { actor, script, shown } = live()
    actor.send({ type: 'file.open', file })
    script.clock.increment(29_999)
    expect(shown().failure).toBeNull()
    script.clock.increment(1)
    expect(shown().failure).toBe('Le serveur ne répond pas, réessayez dans un instant')
  })
})
