import { describe, expect, it } from 'vitest'
import { uploadMachine } from '../../../../src/machines/upload/upload/uploadMachine.ts'
import * as select from '../../../../src/machines/upload/uploadQueue/selectors.ts'
import { uploadQueueMachine } from '../../../../src/machines/upload/uploadQueue/uploadQueueMachine.ts'
import { startScripted } from '../../../support/model/startScripted.ts'
import { clip, interruptedDraft } from '../upload/fixtures.ts'
import { a, b, c, idsOf, opened, phasesOf, publish, type Queue, send, stored, three, uploadsOf } from './queue.ts'

describe('the uploads of a page', () => {
  it('are those that an earlier page has left, and the first one is shown', async () => {
    const queue = await opened([stored('a'), { ...stored('b', interruptedDraft), draft: { ...interruptedDraft, id: 'b' } }])
    expect([idsOf(queue), phasesOf(queue)]).toEqual([
      [a, b],
      ['editing', 'interrupted'],
    ])
    expect([select.selectSelectedId(queue.actor.getSnapshot()), select.selectIsLoading(queue.actor.getSnapshot())]).toEqual([a, false])
  })

  it('begin with an empty form when there are none', async () => {
    const queue = await opened([])
    expect(phasesOf(queue)).toEqual(['editing'])
    expect(select.selectSelectedId(queue.actor.getSnapshot())).toBe(idsOf(queue)[0])
  })

  it('begin with an empty form when they cannot be read, which is announced', async () => {
    const error = new DOMException('Blocked', 'SecurityError')
    const queue = startScripted(uploadQueueMachine)
    queue.actor.send({ type: 'session.started', userId: 'user-ada' })
    expect(select.selectIsLoading(queue.actor.getSnapshot())).toBe(true)
    await queue.script.answer('loadDrafts', { error })
    expect([phasesOf(queue), queue.facts]).toEqual([['editing'], [{ type: 'drafts.unreadable', error }]])
  })

  it('begin with an empty form when the storage does not answer for thirty seconds', () => {
    const queue = startScripted(uploadQueueMachine)
    queue.actor.send({ type: 'session.started', userId: 'user-ada' })
    queue.script.clock.increment(29_999)
    expect(select.selectIsLoading(queue.actor.getSnapshot())).toBe(true)
    queue.script.clock.increment(1)
    expect([select.selectIsLoading(queue.actor.getSnapshot()), phasesOf(queue)]).toEqual([false, ['editing']])
  })

  it('are asked for once per user', async () => {
    const queue = await opened()
    queue.actor.send({ type: 'session.started', userId: 'user-ada' })
    expect([queue.script.asked.filter(({ id }) => id === 'loadDrafts'), idsOf(queue)]).toEqual([
      [{ id: 'loadDrafts', input: { userId: 'user-ada' } }],
      [a, b, c],
    ])
  })

  it('are asked for once, when the same user is named again meanwhile', () => {
    const queue = startScripted(uploadQueueMachine)
    queue.actor.send({ type: 'session.started', userId: 'user-ada' })
    queue.actor.send({ type: 'session.started', userId: 'user-ada' })
    expect(queue.script.asked).toEqual([{ id: 'loadDrafts', input: { userId: 'user-ada' } }])
  })

  it.each(['session.ended', 'session.endedElsewhere'] as const)('are not shown when the session ends before they are read: %s', (type) => {
    const queue = startScripted(uploadQueueMachine)
    queue.actor.send({ type: 'session.started', userId: 'user-ada' })
    queue.actor.send({ type })
    expect([queue.actor.getSnapshot().value, queue.script.waiting, idsOf(queue)]).toEqual(['away', [], []])
    expect(queue.actor.getSnapshot().context.userId).toBeNull()
  })

  it('take each dropped video as one more, and show the first of them', async () => {
    const queue = await opened()
    queue.actor.send({
      type: 'upload.add',
      videos: [{ ...clip, id: 'file-d' }, null],
    })
    expect([idsOf(queue), select.selectSelectedId(queue.actor.getSnapshot())]).toEqual([[a, b, c, 'upload-4', 'upload-5'], 'upload-4'])
    expect(queue.script.asked.at(-1)).toEqual({ id: 'checkFile', input: { kind: 'video', file: { ...clip, id: 'file-d' } } })
  })

  it('take what is dropped before they are read, beside what an earlier page has left', async () => {
    const queue = startScripted(uploadQueueMachine)
    queue.actor.send({ type: 'session.started', userId: 'user-ada' })
    queue.actor.send({ type: 'upload.add', videos: [{ ...clip, id: 'file-d' }] })
    queue.actor.send({ type: 'upload.add', videos: [{ ...clip, id: 'file-e' }] })
    expect(idsOf(queue)).toEqual([])
    await queue.script.answer('loadDrafts', { output: [stored('a')] })
    expect([idsOf(queue), select.selectSelectedId(queue.actor.getSnapshot())]).toEqual([[a, b, c], b])
    expect(queue.script.asked.slice(1)).toEqual(
      ['file-d', 'file-e'].map((id) => ({ id: 'checkFile', input: { kind: 'video', file: { ...clip, id } } })),
    )
  })

  it('can be chosen and moved; at the end of the list they stay', async () => {
    const queue = await opened()
    queue.actor.send({ type: 'upload.select', actorId: c })
    queue.actor.send({ type: 'upload.select', actorId: 'nobody' })
    expect(select.selectSelectedId(queue.actor.getSnapshot())).toBe(c)
    queue.actor.send({ type: 'upload.move', actorId: c, offset: -1 })
    expect(idsOf(queue)).toEqual([a, c, b])
    queue.actor.send({ type: 'upload.move', actorId: b, offset: 1 })
    queue.actor.send({ type: 'upload.move', actorId: a, offset: -1 })
    queue.actor.send({ type: 'upload.move', actorId: 'nobody', offset: 1 })
    expect(idsOf(queue)).toEqual([a, c, b])
  })

  it('have their new order announced, to be kept for the next page', async () => {
    const queue = await opened()
    queue.actor.send({ type: 'upload.move', actorId: c, offset: -1 })
    expect(queue.facts).toEqual([{ type: 'uploads.reordered', userId: 'user-ada', actorIds: [a, c, b] }])
    queue.actor.send({ type: 'upload.move', actorId: 'nobody', offset: 1 })
    expect(queue.facts).toHaveLength(1)
  })

  it('always have a form: a discarded one makes room for an empty one', async () => {
    const queue = await opened([stored('a')])
    send(queue, a, { type: 'draft.discard' })
    await queue.script.answer('discardDraft', { output: undefined })
    expect([phasesOf(queue), idsOf(queue).includes(a)]).toEqual([['editing'], false])
    expect(select.selectSelectedId(queue.actor.getSnapshot())).toBe(idsOf(queue)[0])
  })

  it('show the neighbour of one that has ended', async () => {
    const queue = await opened()
    queue.actor.send({ type: 'upload.select', actorId: c })
    send(queue, c, { type: 'draft.discard' })
    await queue.script.answer('discardDraft', { output: undefined })
    expect([idsOf(queue), select.selectSelectedId(queue.actor.getSnapshot())]).toEqual([[a, b], b])
  })
})

describe('the turn', () => {
  it('goes to one upload at a time, in their order', async () => {
    const queue = await opened()
    publish(queue, b, a, c)
    expect(phasesOf(queue)).toEqual(['queued', 'sending', 'queued'])
    send(queue, b, { type: 'upload.pause' })
    expect(phasesOf(queue)).toEqual(['sending', 'paused', 'queued'])
    expect(select.selectIsSending(queue.actor.getSnapshot())).toBe(true)
  })

  it('follows the order that the person chooses', async () => {
    const queue = await opened()
    publish(queue, a, b, c)
    queue.actor.send({ type: 'upload.move', actorId: c, offset: -1 })
    send(queue, a, { type: 'upload.pause' })
    expect(uploadsOf(queue)).toEqual([
      { actorId: a, phase: 'paused', contentId: null },
      { actorId: c, phase: 'sending', contentId: null },
      { actorId: b, phase: 'queued', contentId: null },
    ])
  })

  it('goes on after one that failed', async () => {
    const queue = await opened()
    publish(queue, a, b)
    await queue.script.answer('createContent', { error: new Error('A bug') })
    expect(phasesOf(queue).slice(0, 2)).toEqual(['failed', 'sending'])
  })

  it('waits for a cancel, and an upload that resumes waits for its turn', async () => {
    const queue = await opened()
    publish(queue, a, b)
    send(queue, a, { type: 'upload.cancel' })
    expect(phasesOf(queue).slice(0, 2)).toEqual(['cancelling', 'queued'])
    await queue.script.answer('findContent', { output: { contentId: 'content-1' } })
    await queue.script.answer('deleteContent', { output: undefined })
    expect(phasesOf(queue).slice(0, 2)).toEqual(['editing', 'sending'])
    publish(queue, a)
    expect(phasesOf(queue).slice(0, 2)).toEqual(['queued', 'sending'])
  })
})

describe('a published upload', () => {
  async function published(...ids: string[]): Promise<Queue> {
    const queue = await opened(three.map((each) => ({ ...each, draft: { ...each.draft, thumbnail: null } })))
    publish(queue, ...ids)
    await queue.script.answer('createContent', { output: { contentId: 'content-1' } })
    await queue.script.answer('openUpload', { output: { uploadId: 'tus-1', fingerprint: 'x', arrivedBytes: 0, at: 0 } })
    await queue.script.answer('sendFile', { output: undefined })
    await queue.script.answer('finishUpload', { output: undefined })
    await queue.script.answer('discardPublishedDraft', { output: undefined })
    return queue
  }

  it('leaves the list, is announced, and gives its turn to the next', async () => {
    const queue = await published(a, b)
    expect([idsOf(queue), phasesOf(queue)[0]]).toEqual([[b, c], 'sending'])
    expect(queue.facts).toEqual([{ type: 'upload.published', contentId: 'content-1', title: 'a', isSelected: true, isLast: false }])
  })

  it('is announced as the last one when nothing else is on its way', async () => {
    const queue = await published(b)
    expect(queue.facts).toMatchObject([{ isSelected: false, isLast: true }])
  })

  it('stays in a list of its own until it is dismissed', async () => {
    const queue = await published(a)
    expect(select.selectPublished(queue.actor.getSnapshot())).toEqual([{ contentId: 'content-1', title: 'a' }])
    queue.actor.send({ type: 'published.dismiss', contentId: 'content-9' })
    expect(select.selectPublished(queue.actor.getSnapshot())).toHaveLength(1)
    queue.actor.send({ type: 'published.dismiss', contentId: 'content-1' })
    expect(select.selectPublished(queue.actor.getSnapshot())).toEqual([])
  })
})

describe('the network', () => {
  it('is told to every upload', async () => {
    const queue = await opened()
    publish(queue, a)
    queue.actor.send({ type: 'network.lost' })
    queue.script.clock.increment(600_000)
    expect(queue.script.asked.filter(({ id }) => id === 'checkQuota')).toHaveLength(1)
    queue.actor.send({ type: 'network.recovered' })
    expect(queue.script.asked.filter(({ id }) => id === 'checkQuota')).toHaveLength(2)
  })
})

describe('the end of a session', () => {
  const kept = ({ script }: Queue) => script.effects.filter(({ type }) => type === 'keepDraft')

  /** Nothing is left of the user, and of what they published here. */
  function expectNobody({ actor }: Queue): void {
    expect(actor.getSnapshot().context).toMatchObject({ userId: null, selectedId: null, published: [], outcomes: [], uploads: [] })
  }

  it('does not end when the same user is named again', async () => {
    const queue = await opened()
    queue.actor.send({ type: 'session.started', userId: 'user-ada' })
    expect([queue.actor.getSnapshot().value, queue.script.asked.filter(({ id }) => id === 'keepWork')]).toEqual([{ ready: 'settled' }, []])
  })

  it('in this tab stops every upload, and forgets the user', async () => {
    const queue = await opened()
    publish(queue, a)
    queue.actor.send({ type: 'session.ended' })
    expect([idsOf(queue), queue.actor.getSnapshot().value, queue.script.waiting]).toEqual([[], 'away', []])
    expect(queue.facts).toEqual([])
  })

  it('that lapses stores every form, and stops nothing', async () => {
    const queue = await opened()
    queue.actor.send({ type: 'draft.keep' })
    expect([kept(queue).length, idsOf(queue)]).toEqual([3, [a, b, c]])
  })

  it('in another tab stores every form first, hides them meanwhile, and says once that they are kept', async () => {
    const queue = await opened([stored('a')])
    queue.actor.send({ type: 'session.endedElsewhere' })
    expect(queue.script.asked.at(-1)).toMatchObject({ id: 'keepWork', input: { userId: 'user-ada', draft: { id: 'a' } } })
    expect(select.selectIsLoading(queue.actor.getSnapshot())).toBe(true)
    await queue.script.answer('keepWork', { output: undefined })
    expect([queue.facts, queue.actor.getSnapshot().value]).toEqual([[{ type: 'work.kept' }], 'away'])
    expectNobody(queue)
  })

  it('says that work is lost when one of the forms could not be stored', async () => {
    const queue = await opened([stored('a')])
    queue.actor.send({ type: 'session.endedElsewhere' })
    await queue.script.answer('keepWork', { error: new DOMException('Full', 'QuotaExceededError') })
    expect([queue.facts, queue.actor.getSnapshot().value]).toEqual([[{ type: 'work.lost' }], 'away'])
    expectNobody(queue)
  })

  it('says nothing when nothing was typed', async () => {
    const queue = await opened([])
    queue.actor.send({ type: 'session.endedElsewhere' })
    expect([queue.facts, queue.actor.getSnapshot().value]).toEqual([[], 'away'])
    expectNobody(queue)
  })

  it.each(['user-ada', 'user-grace'])('loads the drafts of %s, who signs in meanwhile, once all is stored', async (userId) => {
    const queue = await opened([stored('a')])
    queue.actor.send({ type: 'session.endedElsewhere' })
    queue.actor.send({ type: 'session.started', userId })
    expect(queue.script.asked.at(-1)?.id).toBe('keepWork')
    await queue.script.answer('keepWork', { output: undefined })
    expect(queue.script.asked.at(-1)).toEqual({ id: 'loadDrafts', input: { userId } })
    await queue.script.answer('loadDrafts', { output: [stored('z')] })
    expect(idsOf(queue)).toEqual(['upload-2'])
  })

  it.each(['session.ended', 'session.endedElsewhere'] as const)(
    'loads nothing when who signed in meanwhile is gone again: %s',
    async (type) => {
      const queue = await opened([stored('a')])
      queue.actor.send({ type: 'session.endedElsewhere' })
      queue.actor.send({ type: 'session.started', userId: 'user-grace' })
      queue.actor.send({ type })
      await queue.script.answer('keepWork', { output: undefined })
      expect([queue.actor.getSnapshot().value, queue.script.asked.at(-1)?.id]).toEqual(['away', 'keepWork'])
    },
  )

  it('another user who signs in finds nothing of the first', async () => {
    const queue = await opened([stored('a')])
    queue.actor.send({ type: 'session.started', userId: 'user-grace' })
    await queue.script.answer('keepWork', { output: undefined })
    await queue.script.answer('loadDrafts', { output: [] })
    expect([idsOf(queue).includes(a), phasesOf(queue)]).toEqual([false, ['editing']])
    expect(queue.actor.getSnapshot().context.userId).toBe('user-grace')
  })

  it('while the drafts are read ends the reading', async () => {
    const queue = startScripted(uploadQueueMachine)
    queue.actor.send({ type: 'session.started', userId: 'user-ada' })
    queue.actor.send({ type: 'session.started', userId: 'user-grace' })
    expect(queue.script.asked.at(-1)).toEqual({ id: 'loadDrafts', input: { userId: 'user-grace' } })
    queue.actor.send({ type: 'session.ended' })
    expect([queue.actor.getSnapshot().value, queue.script.waiting]).toEqual(['away', []])
  })
})

it('runs the upload machine for each video', () => {
  expect(uploadQueueMachine.implementations.actors['upload']).toBe(uploadMachine)
})
