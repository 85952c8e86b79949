import { describe, expect, it } from 'vitest'
import * as select from '../../../../src/machines/upload/upload/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { clip, draft } from './fixtures.ts'
import { askedOf, editing, inputOf, publishing, releasedBy, type Upload } from './upload.ts'

const blocked = new DOMException('Blocked', 'SecurityError')

async function changed(): Promise<Upload> {
  const upload = await editing({ draft: { ...draft, contentId: 'content-1' } })
  upload.actor.send({ type: 'form.change', patch: { title: 'Autre' } })
  return upload
}

async function saving(): Promise<Upload> {
  const upload = await changed()
  upload.actor.send({ type: 'draft.save' })
  return upload
}

async function discarding(): Promise<Upload> {
  const upload = await changed()
  upload.actor.send({ type: 'draft.discard' })
  return upload
}

/** A publication that the server refused for want of space. */
async function refused(): Promise<Upload> {
  const upload = await publishing({ ...draft, contentId: 'content-1' })
  await upload.script.answer('createContent', { output: { contentId: 'content-1' } })
  await upload.script.answer('openUpload', { error: new AppError('STORAGE_FULL') })
  return upload
}

async function published(): Promise<Upload> {
  const upload = await publishing({ ...draft, thumbnail: null })
  await upload.script.answer('createContent', { output: { contentId: 'content-1' } })
  await upload.sendVideo()
  return upload
}

describe('a new upload', () => {
  it('is an empty form, which is not called saved', async () => {
    const snapshot = (await editing()).actor.getSnapshot()
    expect([select.selectCanChangeTexts(snapshot), select.selectIsDraftSaved(snapshot), select.selectIsUntouched(snapshot)]).toEqual([
      true,
      false,
      true,
    ])
  })

  it('of a dropped video reads it at once, and takes its name as title', async () => {
    const upload = await editing({ video: clip })
    expect(inputOf(upload, 'checkFile')).toEqual({ kind: 'video', file: clip })
    await upload.script.answer('checkFile', { output: undefined })
    const snapshot = upload.actor.getSnapshot()
    expect([select.selectForm(snapshot).title, select.selectVideo(snapshot), select.selectCanPublish(snapshot)]).toEqual([
      'vacances',
      clip,
      true,
    ])
  })

  it('whose video the browser has lost says so at its field, and keeps the texts', async () => {
    const snapshot = (await editing({ draft, isVideoMissing: true })).actor.getSnapshot()
    expect([select.selectVideo(snapshot), select.selectErrors(snapshot), select.selectForm(snapshot)]).toEqual([
      null,
      { videoFile: 'Le fichier ne peut plus être lu, choisissez-le de nouveau' },
      draft.form,
    ])
  })
})

describe('saving a draft', () => {
  it('disables the form meanwhile', async () => {
    const upload = await saving()
    const snapshot = upload.actor.getSnapshot()
    expect([select.selectIsBusy(snapshot), select.selectIsSavingDraft(snapshot), select.selectCanChangeTexts(snapshot)]).toEqual([
      true,
      true,
      false,
    ])
    await upload.script.answer('saveDraft', { output: undefined })
    expect(select.selectIsBusy(upload.actor.getSnapshot())).toBe(false)
  })

  it('is not offered when the draft is saved already', async () => {
    const upload = await editing({ draft })
    expect(select.selectCanSaveDraft(upload.actor.getSnapshot())).toBe(false)
  })

  it('stops after thirty seconds, with a message, and can be tried again', async () => {
    const upload = await saving()
    upload.script.clock.increment(29_999)
    expect(select.selectIsSavingDraft(upload.actor.getSnapshot())).toBe(true)
    upload.script.clock.increment(1)
    const snapshot = upload.actor.getSnapshot()
    expect(select.selectFailure(snapshot)?.message).toBe('Erreur lors de la sauvegarde du brouillon')
    expect([select.selectIsBusy(snapshot), select.selectIsDraftSaved(snapshot), select.selectForm(snapshot).title]).toEqual([
      false,
      false,
      'Autre',
    ])
    upload.actor.send({ type: 'draft.save' })
    expect([select.selectFailure(upload.actor.getSnapshot()), askedOf(upload)]).toEqual([null, ['saveDraft', 'saveDraft']])
  })

  it('is possible after a failed publication', async () => {
    const upload = await refused()
    upload.actor.send({ type: 'draft.save' })
    expect(inputOf(upload, 'saveDraft')).toEqual({
      userId: 'user-ada',
      draft: { ...draft, contentId: 'content-1', recorded: draft.form, isBegun: true, progress: 40 },
    })
  })

  it('keeps the work when another tab signs out meanwhile', async () => {
    const upload = await saving()
    upload.actor.send({ type: 'session.endedElsewhere' })
    expect(inputOf(upload, 'keepWork')).toMatchObject({ userId: 'user-ada', draft: { form: { title: 'Autre' }, contentId: 'content-1' } })
    expect(releasedBy(upload)).toEqual([])
  })
})

describe('discarding a draft', () => {
  it('disables the form meanwhile', async () => {
    const upload = await discarding()
    expect(select.selectIsBusy(upload.actor.getSnapshot())).toBe(true)
    await upload.script.answer('discardDraft', { output: undefined })
    expect(upload.facts).toEqual([{ type: 'draft.discarded' }])
  })

  it('is not offered for a form that nobody has touched', async () => {
    const upload = await editing()
    expect(select.selectCanDiscard(upload.actor.getSnapshot())).toBe(false)
    upload.actor.send({ type: 'draft.discard' })
    expect(askedOf(upload)).toEqual([])
  })

  it('that fails shows a message and loses nothing', async () => {
    const upload = await discarding()
    await upload.script.answer('discardDraft', { error: blocked })
    const snapshot = upload.actor.getSnapshot()
    expect(select.selectFailure(snapshot)).toEqual({ code: 'INTERNAL', message: 'Erreur lors de la suppression', fields: {} })
    expect([select.selectIsBusy(snapshot), select.selectForm(snapshot).title, select.selectContentId(snapshot)]).toEqual([
      false,
      'Autre',
      'content-1',
    ])
    expect([releasedBy(upload), upload.facts]).toEqual([[], []])
  })

  it('stops after thirty seconds, with a message, and removes the message when it is tried again', async () => {
    const upload = await discarding()
    upload.script.clock.increment(29_999)
    expect(select.selectIsBusy(upload.actor.getSnapshot())).toBe(true)
    upload.script.clock.increment(1)
    const snapshot = upload.actor.getSnapshot()
    expect([select.selectIsBusy(snapshot), select.selectFailure(snapshot)?.code, select.selectForm(snapshot).title]).toEqual([
      false,
      'TIMEOUT',
      'Autre',
    ])
    upload.actor.send({ type: 'draft.discard' })
    expect([select.selectFailure(upload.actor.getSnapshot()), askedOf(upload).at(-1)]).toEqual([null, 'discardDraft'])
  })
})

describe('work that is stored because another tab signed out', () => {
  async function storing(): Promise<Upload> {
    const upload = await changed()
    upload.actor.send({ type: 'session.endedElsewhere' })
    return upload
  }

  it('disables the form meanwhile', async () => {
    expect(select.selectIsBusy((await storing()).actor.getSnapshot())).toBe(true)
  })

  const outcomes = (upload: Upload) => upload.reports.flatMap((report) => (report.type === 'upload.ended' ? [report.outcome] : []))

  it('is kept, and ends the upload', async () => {
    const upload = await storing()
    expect(releasedBy(upload), 'its files are being stored').toEqual([])
    await upload.script.answer('keepWork', { output: undefined })
    expect([outcomes(upload), releasedBy(upload)]).toEqual([[{ type: 'kept' }], ['file-clip', 'file-image']])
  })

  it('is lost when the storage fails, and this is logged', async () => {
    const upload = await storing()
    await upload.script.answer('keepWork', { error: blocked })
    expect(outcomes(upload)).toEqual([{ type: 'lost' }])
    expect(upload.script.effects).toContainEqual({ type: 'logUploadFailure', params: { during: 'keepWork', error: blocked } })
    expect(releasedBy(upload)).toEqual(['file-clip', 'file-image'])
  })

  it('is lost when the storage does not answer for thirty seconds', async () => {
    const upload = await storing()
    upload.script.clock.increment(29_999)
    expect(outcomes(upload)).toEqual([])
    upload.script.clock.increment(1)
    expect(outcomes(upload)).toEqual([{ type: 'lost' }])
  })
})

describe('the draft of a published video', () => {
  it('is deleted while the screen shows that the video is published', async () => {
    const snapshot = (await published()).actor.getSnapshot()
    expect([select.selectIsPublished(snapshot), select.selectIsBusy(snapshot), select.selectProgress(snapshot)]).toEqual([true, true, 100])
  })

  it('does not hold the upload back when the storage fails, which is logged', async () => {
    const upload = await published()
    await upload.script.answer('discardPublishedDraft', { error: blocked })
    expect(upload.reports.at(-1)).toMatchObject({ type: 'upload.ended', outcome: { type: 'published', contentId: 'content-1' } })
    expect(upload.script.effects).toContainEqual({ type: 'logUploadFailure', params: { during: 'discardDraft', error: blocked } })
  })

  it('does not hold the upload back for more than thirty seconds', async () => {
    const upload = await published()
    upload.script.clock.increment(29_999)
    expect(select.selectIsPublished(upload.actor.getSnapshot())).toBe(true)
    upload.script.clock.increment(1)
    expect(upload.reports.at(-1)).toMatchObject({ type: 'upload.ended', outcome: { type: 'published', contentId: 'content-1' } })
  })
})
