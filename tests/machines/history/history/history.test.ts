import { describe, expect, it } from 'vitest'
import { historyMachine } from '../../../../src/machines/history/history/historyMachine.ts'
import {
  selectAskedTitle,
  selectIsAskingRemoval,
  selectIsClearing,
  selectText,
} from '../../../../src/machines/history/history/selectors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'
import { guitar } from './fixtures.ts'

const open = (text = ''): Scripted<typeof historyMachine> => startScripted(historyMachine, { text })
const stars = { ...guitar, contentId: 'content-2', title: 'Les étoiles filantes' }

describe('the search', () => {
  it('is made once nobody types any more, without the spaces around it', () => {
    const { actor, script, facts } = open()
    actor.send({ type: 'search.type', text: ' gui' })
    script.clock.increment(299)
    actor.send({ type: 'search.type', text: ' guitare ' })
    script.clock.increment(299)
    expect(facts).toEqual([])
    script.clock.increment(1)
    expect(facts).toEqual([{ type: 'search.settled', text: 'guitare' }])
    expect(selectText(actor.getSnapshot())).toBe(' guitare ')
  })

  it('is made at once by Enter, and once', () => {
    const { actor, script, facts } = open()
    actor.send({ type: 'search.type', text: 'guitare' })
    actor.send({ type: 'search.submit' })
    script.clock.increment(1000)
    expect(facts).toEqual([{ type: 'search.settled', text: 'guitare' }])
  })

  it('follows the address, and never what is being typed', () => {
    const { actor } = open('bois')
    actor.send({ type: 'search.adopt', text: 'étoiles' })
    expect(selectText(actor.getSnapshot())).toBe('étoiles')
    actor.send({ type: 'search.type', text: 'gui' })
    actor.send({ type: 'search.adopt', text: '' })
    expect(selectText(actor.getSnapshot())).toBe('gui')
  })
})

describe('taking out', () => {
  it('asks first, and keeps the name while the dialog closes', () => {
    const { actor, script } = open()
    actor.send({ type: 'entry.askRemoval', entry: guitar })
    expect(script.asked).toEqual([])
    actor.send({ type: 'dialog.cancel' })
    expect([selectIsAskingRemoval(actor.getSnapshot()), selectAskedTitle(actor.getSnapshot())]).toEqual([false, guitar.title])
    expect(script.asked).toEqual([])
  })

  it('goes on by itself with what was confirmed meanwhile, one after the other', async () => {
    const { actor, script, facts } = open()
    for (const entry of [guitar, stars, guitar]) {
      actor.send({ type: 'entry.askRemoval', entry })
      actor.send({ type: 'dialog.confirm' })
    }
    expect(script.asked).toHaveLength(1)
    await script.answer('saveChange', { output: undefined })
    await script.answer('saveChange', { error: new Error('lost') })
    expect(script.asked.map(({ input }) => input)).toEqual([
      { change: { kind: 'remove', entry: guitar } },
      { change: { kind: 'remove', entry: stars } },
    ])
    expect(facts).toMatchObject([
      { type: 'entry.removed', entry: guitar },
      { type: 'change.failed', failure: { message: 'Erreur lors de la suppression de l’historique' } },
    ])
  })

  it('empties all of it', async () => {
    const { actor, script, facts } = open()
    actor.send({ type: 'history.askClearing' })
    actor.send({ type: 'dialog.confirm' })
    expect(selectIsClearing(actor.getSnapshot())).toBe(true)
    await script.answer('saveChange', { output: undefined })
    expect(facts).toEqual([{ type: 'history.cleared' }])
    expect(selectIsClearing(actor.getSnapshot())).toBe(false)
  })
})
