import { describe, expect, it } from 'vitest'
import * as select from '../../../../src/machines/upload/upload/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { draft } from './fixtures.ts'
import { publishing, type Upload } from './upload.ts'

const asked = ({ script }: Upload): string[] => script.asked.map(({ id }) => id)
const stepOf = ({ actor }: Upload): string => select.selectStep(actor.getSnapshot())
const outOfReach = new AppError('API_UNAVAILABLE')

describe('a lost network', () => {
  it('pauses the upload, and its return sends the step again', async () => {
    const upload = await publishing()
    await upload.script.answer('createContent', { output: { contentId: 'content-1' } })
    upload.actor.send({ type: 'network.lost' })
    expect(stepOf(upload)).toBe('offline')
    upload.actor.send({ type: 'network.recovered' })
    expect(stepOf(upload)).toBe('uploadingVideo')
  })

  it('stops new attempts, but not a transfer that still makes progress', async () => {
    const upload = await publishing({ ...draft, contentId: 'content-1', recorded: draft.form })
    await upload.openVideo()
    upload.actor.send({ type: 'network.lost' })
    expect(stepOf(upload)).toBe('uploadingVideo')
    await upload.script.answer('sendFile', { error: outOfReach })
    upload.actor.send({ type: 'network.lost' })
    expect(stepOf(upload)).toBe('offline')
    upload.script.clock.increment(600_000)
    expect(asked(upload).filter((id) => id === 'openUpload')).toHaveLength(1)
    upload.actor.send({ type: 'network.recovered' })
    expect(asked(upload).filter((id) => id === 'openUpload')).toHaveLength(2)
  })

  it('restarts, when it returns, an upload that had failed because of it', async () => {
    const upload = await publishing()
    for (const _ of Array.from({ length: 6 })) {
      await upload.script.answer('createContent', { error: outOfReach })
      upload.actor.send({ type: 'upload.retry' })
      upload.actor.send({ type: 'network.recovered' })
    }
    expect(stepOf(upload)).toBe('queued')
  })
})
