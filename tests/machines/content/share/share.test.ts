import { expect, it } from 'vitest'
import { shareMachine } from '../../../../src/machines/content/share/shareMachine.ts'
import { selectByHand } from '../../../../src/machines/content/share/selectors.ts'
import type { ShareOutcome } from '../../../../src/machines/content/share/types.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'

const shareable = { title: 'La mer', url: 'https://lucarne.example/watch/1' }

function sharing(): Scripted<typeof shareMachine> {
  const share = startScripted(shareMachine)
  share.actor.send({ type: 'share.start', shareable })
  return share
}

it('shares the address of the requested page', () => {
  expect(sharing().script.asked).toEqual([{ id: 'handOn', input: shareable }])
})

it.each<[ShareOutcome, unknown[]]>([
  ['shared', []],
  ['copied', [{ type: 'address.copied' }]],
  ['cancelled', []],
])('emits at most one fact when the result is %s', async (output, facts) => {
  const share = sharing()
  await share.script.answer('handOn', { output })
  expect(share.facts).toEqual(facts)
})

it('shows that copying failed, with the address to copy by hand', async () => {
  const share = sharing()
  await share.script.answer('handOn', { error: new Error('denied') })
  expect([share.actor.getSnapshot().value, selectByHand(share.actor.getSnapshot())]).toEqual(['offering', shareable.url])
  expect(share.facts).toMatchObject([{ type: 'share.failed', failure: { message: 'Erreur lors du partage' } }])
})

it('ignores presses while the share sheet is open', () => {
  const share = sharing()
  share.actor.send({ type: 'share.start', shareable: { title: 'Le ciel', url: 'https://lucarne.example/watch/2' } })
  expect(share.script.asked).toEqual([{ id: 'handOn', input: shareable }])
})

it.each<ShareOutcome>(['shared', 'copied', 'cancelled'])(
  'shows no address to copy when the result is %s, and can share again',
  async (output) => {
    const share = sharing()
    expect(selectByHand(share.actor.getSnapshot())).toBeNull()
    await share.script.answer('handOn', { output })
    expect(selectByHand(share.actor.getSnapshot())).toBeNull()
    share.actor.send({ type: 'share.start', shareable })
    expect(share.script.asked).toHaveLength(2)
  },
)

it('hides the address when the user closes it, without sharing again', async () => {
  const share = sharing()
  await share.script.answer('handOn', { error: new Error('denied') })
  share.actor.send({ type: 'share.close' })
  expect([selectByHand(share.actor.getSnapshot()), share.script.asked.length]).toEqual([null, 1])
  share.actor.send({ type: 'share.start', shareable })
  expect(share.script.asked).toHaveLength(2)
})
