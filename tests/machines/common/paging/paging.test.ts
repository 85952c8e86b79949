import { describe, expect, it } from 'vitest'
import { pagingMachine } from '../../../../src/machines/common/paging/pagingMachine.ts'
import { selectFailure, selectIsLoading } from '../../../../src/machines/common/paging/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'

const pageAfter = (cursor: string) => ({ cursor, document: {}, variables: { cursor } })

/** A list whose reader asks for pages. */
function list() {
  const { actor, script }: Scripted<typeof pagingMachine> = startScripted(pagingMachine)
  const load = (cursor: string): void => actor.send({ type: 'page.load', request: pageAfter(cursor) })
  const fail = (error: AppError): void => actor.send({ type: 'page.failed', error })
  const asked = (): unknown[] => script.asked.map(({ input }) => input)
  /** What stands under the list. */
  const below = () => {
    const snapshot = actor.getSnapshot()
    return { isLoading: selectIsLoading(snapshot), message: selectFailure(snapshot)?.message ?? null }
  }
  return { actor, script, load, fail, asked, below }
}

const nothing = { isLoading: false, message: null }
const busy = { isLoading: true, message: null }
const lost = new AppError('API_UNAVAILABLE')
const failed = { isLoading: false, message: lost.message }

describe('the further pages of a list', () => {
  it('are loaded when the reader asks for them, one after the other', () => {
    const { actor, load, asked, below } = list()
    expect([asked(), below()]).toEqual([[], nothing])
    load('a')
    expect([asked(), below()]).toEqual([[pageAfter('a')], busy])
    actor.send({ type: 'page.loaded' })
    actor.send({ type: 'list.changed', nextCursor: 'b' })
    expect(below()).toEqual(nothing)
    load('b')
    expect([asked(), below()]).toEqual([[pageAfter('a'), pageAfter('b')], busy])
  })

  it('are asked for once, however often the button is pressed', () => {
    const { load, asked } = list()
    load('a')
    load('a')
    expect(asked()).toEqual([pageAfter('a')])
  })

  it('can be asked for again when they fail; the message leaves while they load', () => {
    const { load, fail, asked, below } = list()
    load('a')
    fail(lost)
    expect(below()).toEqual(failed)
    load('a')
    expect([asked(), below()]).toEqual([[pageAfter('a'), pageAfter('a')], busy])
  })

  it('show no failure any more once a reconnection has brought them', () => {
    const { actor, load, fail, asked, below } = list()
    load('a')
    fail(lost)
    actor.send({ type: 'page.loaded' })
    expect([asked(), below()]).toEqual([[pageAfter('a')], nothing])
  })

  it('do not keep the reader waiting for longer than half a minute', () => {
    const { script, load, below } = list()
    load('a')
    script.clock.increment(29_999)
    expect(below()).toEqual(busy)
    script.clock.increment(1)
    expect(below()).toEqual({ isLoading: false, message: 'Le serveur ne répond pas, réessayez dans un instant' })
    load('a')
    expect(below()).toEqual(busy)
  })

  it.for([
    ['failure', (of: ReturnType<typeof list>) => of.fail(lost)],
    ['wait', () => undefined],
  ] as const)('show no %s under another list', ([, happens]) => {
    const reader = list()
    reader.load('a')
    happens(reader)
    reader.actor.send({ type: 'list.changed', nextCursor: 'b' })
    expect(reader.below()).toEqual(nothing)
    reader.load('b')
    expect(reader.asked()).toEqual([pageAfter('a'), pageAfter('b')])
  })

  it('are still waited for when the list tells again where it ends', () => {
    const { actor, load, below } = list()
    load('a')
    actor.send({ type: 'list.changed', nextCursor: 'a' })
    expect(below()).toEqual(busy)
  })

  it('can be asked for again when the query cannot even be sent', async () => {
    const { script, load, asked, below } = list()
    load('a')
    await script.answer('watchPage', { error: new TypeError('no document') })
    expect(below()).toEqual({ isLoading: false, message: 'Une erreur inattendue est survenue' })
    load('a')
    expect([asked(), below()]).toEqual([[pageAfter('a'), pageAfter('a')], busy])
  })
})
