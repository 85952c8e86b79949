import { describe, expect, it } from 'vitest'
import * as select from '../../../../src/machines/upload/upload/selectors.ts'
import { draft } from './fixtures.ts'
import { editing, inputOf, publishing, releasedBy, type Upload } from './upload.ts'

const stepOf = ({ actor }: Upload): string => select.selectStep(actor.getSnapshot())
const kept = ({ script }: Upload) => script.effects.filter(({ type }) => type === 'keepDraft').map(({ params }) => params)
const begun = { ...draft, contentId: 'content-1', recorded: draft.form, isBegun: true, progress: 40 }

describe('a session that ends', () => {
  it('stops the upload, and releases its files', async () => {
    const upload = await publishing()
    upload.actor.send({ type: 'session.ended' })
    expect(upload.reports.at(-1)).toEqual({ type: 'upload.ended', actorId: expect.any(String), outcome: { type: 'left' } })
    expect([releasedBy(upload), upload.script.waiting]).toEqual([['file-clip', 'file-image'], []])
  })
})

describe('a session that ends while the form is open', () => {
  it('saves the input as a draft and keeps it in the form', async () => {
    const upload = await editing({ draft })
    upload.actor.send({ type: 'draft.keep' })
    expect(kept(upload)).toEqual([{ userId: 'user-ada', draft }])
    expect(select.selectForm(upload.actor.getSnapshot())).toEqual(draft.form)
  })

  it('does not stop the upload', async () => {
    const upload = await publishing()
    await upload.script.answer('createContent', { output: { contentId: 'content-1' } })
    upload.actor.send({ type: 'draft.keep' })
    expect([stepOf(upload), kept(upload).at(-1)]).toEqual(['uploadingVideo', { userId: 'user-ada', draft: begun }])
  })

  it('saves no draft of an empty form', async () => {
    const upload = await editing()
    upload.actor.send({ type: 'draft.keep' })
    expect(kept(upload)).toEqual([])
  })

  it('by a log-out in another tab stops the upload, and stores it for the next sign-in', async () => {
    const upload = await publishing()
    await upload.script.answer('createContent', { output: { contentId: 'content-1' } })
    upload.actor.send({ type: 'session.endedElsewhere' })
    expect(inputOf(upload, 'keepWork')).toEqual({ userId: 'user-ada', draft: begun })
  })

  it('ends at once when nothing was typed', async () => {
    const upload = await editing()
    upload.actor.send({ type: 'session.endedElsewhere' })
    expect(upload.reports.at(-1)).toEqual({ type: 'upload.ended', actorId: expect.any(String), outcome: { type: 'left' } })
    expect(inputOf(upload, 'keepWork')).toBeUndefined()
  })
})
