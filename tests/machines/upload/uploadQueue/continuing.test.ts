import { describe, expect, it } from 'vitest'
import * as select from '../../../../src/machines/upload/uploadQueue/selectors.ts'
import { uploadQueueMachine } from '../../../../src/machines/upload/uploadQueue/uploadQueueMachine.ts'
import { startScripted } from '../../../support/model/startScripted.ts'
import { clip, draft } from '../upload/fixtures.ts'
import { continued, leftByAnother } from './fixtures.ts'
import { a, b, c, idsOf, opened, phasesOf, publish, type Queue, send, stored } from './queue.ts'
import { atMost } from '../../../support/largestVideo.ts'

describe('a record whose file is missing', () => {
  const goOn = ({ actor }: Queue): void => actor.send({ type: 'upload.continue', stored: continued })
  const interrupted = stored('b', { isBegun: true, contentId: 'content-9', recorded: { ...draft.form, title: 'b' } })

  it('of which this browser has nothing is one more upload, which asks for its file', async () => {
    const queue = await opened()
    goOn(queue)
    expect(queue.script.asked.at(-1)).toEqual({ id: 'findDraft', input: { userId: 'user-ada', contentId: 'content-9' } })
    await queue.script.answer('findDraft', { output: null })
    expect([idsOf(queue), phasesOf(queue).at(-1)]).toEqual([[a, b, c, 'upload-4'], 'interrupted'])
    expect(select.selectSelectedId(queue.actor.getSnapshot())).toBe('upload-4')
    goOn(queue)
    expect(idsOf(queue), 'a second press').toHaveLength(4)
    send(queue, 'upload-4', { type: 'video.choose', ...atMost, file: clip })
    await queue.script.answer('matchFile', { output: undefined })
    expect(queue.script.asked.at(-1)).toEqual({ id: 'openUpload', input: { file: clip, targetId: 'content-9' } })
  })

  it('of which this browser has the file goes on at once, and is shown', async () => {
    const queue = await opened([stored('a'), interrupted])
    goOn(queue)
    expect([phasesOf(queue), select.selectSelectedId(queue.actor.getSnapshot())]).toEqual([['editing', 'sending'], b])
    expect(queue.script.asked.at(-1)).toMatchObject({ id: 'openUpload', input: { targetId: 'content-9' } })
  })

  it('waits until the drafts are read, and needs no empty form beside it', async () => {
    const queue = startScripted(uploadQueueMachine)
    queue.actor.send({ type: 'session.started', userId: 'user-ada' })
    goOn(queue)
    expect(idsOf(queue)).toEqual([])
    await queue.script.answer('loadDrafts', { output: [] })
    await queue.script.answer('findDraft', { output: null })
    expect(phasesOf(queue)).toEqual(['interrupted'])
    const other = startScripted(uploadQueueMachine)
    other.actor.send({ type: 'session.started', userId: 'user-ada' })
    goOn(other)
    await other.script.answer('loadDrafts', { output: [interrupted] })
    expect(phasesOf(other)).toEqual(['sending'])
  })

  it('that a closed tab has left goes on at once, beside what happens meanwhile', async () => {
    const queue = await opened([stored('a')])
    goOn(queue)
    publish(queue, a)
    expect(phasesOf(queue)).toEqual(['sending'])
    send(queue, a, { type: 'upload.pause' })
    await queue.script.answer('findDraft', { output: leftByAnother })
    expect([phasesOf(queue), select.selectSelectedId(queue.actor.getSnapshot())]).toEqual([['paused', 'sending'], b])
    expect(queue.script.asked.at(-1)).toMatchObject({ id: 'openUpload', input: { targetId: 'content-9', file: clip } })
  })

  it.each(['error', 'silence'] as const)('asks for its file when what is stored cannot be read: %s', async (how) => {
    const queue = await opened()
    const error = new DOMException('Blocked', 'SecurityError')
    goOn(queue)
    if (how === 'error') await queue.script.answer('findDraft', { error })
    else queue.script.clock.increment(30_000)
    expect(phasesOf(queue).at(-1)).toBe('interrupted')
    expect(queue.facts).toEqual(how === 'error' ? [{ type: 'drafts.unreadable', error }] : [])
  })

  it('that was created by this page is the upload that created it', async () => {
    const queue = await opened()
    publish(queue, a)
    await queue.script.answer('createContent', { output: { contentId: 'content-9' } })
    send(queue, a, { type: 'upload.pause' })
    goOn(queue)
    expect([idsOf(queue), phasesOf(queue)[0]]).toEqual([[a, b, c], 'sending'])
  })

  it('whose upload has failed is tried again', async () => {
    const queue = await opened([interrupted])
    goOn(queue)
    await queue.script.answer('openUpload', { error: new Error('A bug') })
    expect(phasesOf(queue)).toEqual(['failed'])
    goOn(queue)
    expect([phasesOf(queue), queue.script.asked.filter(({ id }) => id === 'openUpload')]).toMatchObject([['sending'], [{}, {}]])
  })

  it('whose upload was cancelled here is a new one', async () => {
    const queue = await opened([interrupted])
    send(queue, a, { type: 'upload.cancel' })
    await queue.script.answer('deleteContent', { output: undefined })
    goOn(queue)
    await queue.script.answer('findDraft', { output: null })
    expect(phasesOf(queue)).toEqual(['editing', 'interrupted'])
  })
})
