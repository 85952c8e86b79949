import { describe, expect, it } from 'vitest'
import type { EditedVideo } from '../../../../src/machines/content/editVideo/types.ts'
import { editVideoMachine } from '../../../../src/machines/content/editVideo/editVideoMachine.ts'
import { selectProgress } from '../../../../src/machines/content/editVideo/selectors.ts'
import { errorMessages } from '../../../../src/shared/errorMessages.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { describeModel } from '../../../support/model/describeModel.ts'
import { startScripted } from '../../../support/model/startScripted.ts'
import { editVideoFixtures, videoFile, picture, video, sentDetails } from './fixtures.ts'
import { opened as serverHas } from '../../upload/fileTransfer/fixtures.ts'
import type { Script } from '../../../support/model/script.ts'
import { atMost } from '../../../support/largestVideo.ts'

describeModel(editVideoMachine, editVideoFixtures)

function opened() {
  const scripted = startScripted(editVideoMachine)
  scripted.actor.send({ type: 'video.edit', video })
  return { ...scripted, context: () => scripted.actor.getSnapshot().context, progress: () => selectProgress(scripted.actor.getSnapshot()) }
}

async function withBothFiles() {
  const opening = opened()
  opening.actor.send({ type: 'file.choose', ...atMost, kind: 'video', file: videoFile })
  await opening.script.answer('checkFile', { output: undefined })
  opening.actor.send({ type: 'file.choose', ...atMost, kind: 'thumbnail', file: picture })
  await opening.script.answer('checkFile', { output: undefined })
  return opening
}

/** The server gets the new video, and accepts it. */
async function sendVideo(script: Pick<Script, 'answer'>): Promise<void> {
  await script.answer('openUpload', { output: serverHas(0) })
  await script.answer('sendFile', { output: undefined })
  await script.answer('finishUpload', { output: undefined })
}

describe('saving', () => {
  it('sends the texts, with the keyword that is still in the input field', async () => {
    const { actor, script, facts } = opened()
    actor.send({ type: 'form.change', patch: { title: ' Semer en mars ', keyword: 'dix' } })
    actor.send({ type: 'form.submit' })
    const texts = {
      title: 'Semer en mars',
      description: 'Au printemps',
      visibility: 'public',
      hashtags: [...video.hashtags, 'dix'],
      details: sentDetails,
    }
    expect(script.asked).toEqual([{ id: 'saveTexts', input: { contentId: 'content-1', texts } }])
    await script.answer('saveTexts', { output: undefined })
    expect(facts).toEqual([{ type: 'video.saved', contentId: 'content-1' }])
  })

  it('sends the texts, the video file, then the thumbnail, and reports the progress steps of the specification', async () => {
    const { actor, script, facts, progress } = await withBothFiles()
    actor.send({ type: 'form.submit' })
    const marks = [progress()]
    await script.answer('saveTexts', { output: undefined })
    marks.push(progress())
    await script.answer('openUpload', { output: serverHas(0) })
    actor.send({ type: 'transfer.progressed', kind: 'video', sentBytes: 400, totalBytes: 1000, at: 0 })
    marks.push(progress())
    await script.answer('sendFile', { output: undefined })
    await script.answer('finishUpload', { output: undefined })
    marks.push(progress())
    await script.answer('sendFile', { output: undefined })
    marks.push(progress())
    await script.answer('refetchVideo', { output: undefined })
    expect(marks).toEqual([30, 50, 60, 75, 95])
    expect(facts).toEqual([
      {
        type: 'transfer.begun',
        transfer: expect.objectContaining({ contentId: 'content-1', files: { video: videoFile, thumbnail: picture } }),
      },
      { type: 'files.released', ids: ['video'] },
      { type: 'files.released', ids: ['picture'] },
      { type: 'transfer.ended', contentId: 'content-1' },
      { type: 'video.saved', contentId: 'content-1' },
    ])
  })

  it('tries again by itself while the server is out of reach', async () => {
    const { actor, script, context } = await withBothFiles()
    actor.send({ type: 'form.submit' })
    await script.answer('saveTexts', { output: undefined })
    await script.answer('openUpload', { error: new AppError('API_UNAVAILABLE') })
    expect(actor.getSnapshot().value).toEqual({ open: { sending: 'waitingToRetry' } })
    script.clock.increment(1_000)
    await script.answer('openUpload', { output: serverHas(400) })
    expect([actor.getSnapshot().value, context().progress?.sentBytes]).toEqual([{ open: { sending: 'transferring' } }, 400])
  })

  it('does not send again what the server has already received', async () => {
    const { actor, script, context } = await withBothFiles()
    actor.send({ type: 'form.submit' })
    await script.answer('saveTexts', { output: undefined })
    await sendVideo(script)
    await script.answer('sendFile', { error: new AppError('STORAGE_FULL') })
    expect(context()).toMatchObject({ files: { video: null, thumbnail: picture }, failure: { code: 'STORAGE_FULL' } })
    actor.send({ type: 'form.submit' })
    await script.answer('saveTexts', { output: undefined })
    const sent = script.asked.filter(({ id }) => id === 'sendFile').map(({ input }) => input)
    expect(sent).toMatchObject([{ kind: 'video' }, { kind: 'thumbnail' }, { kind: 'thumbnail' }])
    expect(actor.getSnapshot().value).toEqual({ open: { sending: 'transferring' } })
  })

  it('shows the server’s message about a file, or about a text, under its field', async () => {
    const { actor, script, context } = await withBothFiles()
    actor.send({ type: 'form.submit' })
    await script.answer('saveTexts', { output: undefined })
    await script.answer('openUpload', { output: serverHas(0) })
    await script.answer('sendFile', { output: undefined })
    await script.answer('finishUpload', { error: new AppError('TRUNCATED_VIDEO') })
    expect(context().errors).toEqual({ video: `video.mp4\u00a0: ${errorMessages.TRUNCATED_VIDEO}` })
    actor.send({ type: 'form.submit' })
    await script.answer('saveTexts', { error: new AppError('INVALID_INPUT', { fields: { title: 'Le titre est requis' } }) })
    expect(context().errors).toEqual({ title: 'Le titre est requis' })
  })

  it('uses the catalogue’s message for an unknown error', async () => {
    const { actor, script, context } = opened()
    actor.send({ type: 'form.submit' })
    await script.answer('saveTexts', { error: new Error('lost') })
    expect(context().failure?.message).toBe('Erreur lors de la mise à jour de la vidéo')
  })
})

describe('a video without a file', () => {
  /** Larger than the limit for a replacement file, at the limit for a first file. */
  const large = { ...videoFile, size: 2 * 1024 ** 3 }
  function edited(state: EditedVideo['videoFile']) {
    const scripted = startScripted(editVideoMachine)
    scripted.actor.send({ type: 'video.edit', video: { ...video, videoFile: state } })
    return { ...scripted, context: () => scripted.actor.getSnapshot().context }
  }

  it('can be renamed without one', () => {
    const { actor, script } = edited('missing')
    actor.send({ type: 'form.submit' })
    expect(script.asked.at(-1)?.id).toBe('saveTexts')
  })

  it('takes one of up to 2 GB, then a replacement of the smaller limit', async () => {
    const { actor, script, context } = edited('missing')
    actor.send({ type: 'file.choose', ...atMost, kind: 'video', file: { ...large, size: large.size + 1 } })
    expect(context().errors['video']).toContain('Le fichier vidéo ne peut pas dépasser 2GB')
    actor.send({ type: 'file.choose', ...atMost, kind: 'video', file: large })
    await script.answer('checkFile', { output: undefined })
    actor.send({ type: 'file.choose', ...atMost, kind: 'thumbnail', file: picture })
    await script.answer('checkFile', { output: undefined })
    actor.send({ type: 'form.submit' })
    await script.answer('saveTexts', { output: undefined })
    expect(script.asked.at(-1)).toEqual({ id: 'openUpload', input: { targetId: 'content-1', file: large } })
    await sendVideo(script)
    await script.answer('sendFile', { error: new AppError('STORAGE_FULL') })
    actor.send({ type: 'file.choose', ...atMost, kind: 'video', file: large })
    expect(context().errors['video']).toContain('La vidéo ne doit pas dépasser 500MB')
  })

  it.each([
    ['missing', 600, 'Le fichier vidéo ne peut pas dépasser 600\u00a0Mo'],
    ['missing', 300, 'Le fichier vidéo ne peut pas dépasser 300\u00a0Mo'],
    ['replaceable', 300, 'La vidéo ne doit pas dépasser 300\u00a0Mo'],
  ] as const)('takes at most what the site takes: %s, %i MB', async (state, megabytes, message) => {
    const { actor, script, context } = edited(state)
    const largestVideoBytes = megabytes * 1024 ** 2
    actor.send({ type: 'form.change', patch: { title: 'Typed' } })
    actor.send({ type: 'file.choose', kind: 'video', file: { ...large, size: largestVideoBytes + 1 }, largestVideoBytes })
    expect([context().errors['video'], context().files.video, context().form.title]).toEqual([
      `${large.name}\u00a0: ${message}`,
      null,
      'Typed',
    ])
    const most = { ...large, size: largestVideoBytes }
    actor.send({ type: 'file.choose', kind: 'video', file: most, largestVideoBytes })
    await script.answer('checkFile', { output: undefined })
    expect([context().errors, context().files.video]).toEqual([{}, most])
  })

  it('that has one takes a replacement of the smaller limit', () => {
    const { actor, context } = edited('replaceable')
    actor.send({ type: 'file.choose', ...atMost, kind: 'video', file: large })
    expect(context().errors['video']).toContain('La vidéo ne doit pas dépasser 500MB')
  })
})

describe('closing', () => {
  it('does not ask for confirmation when there is nothing to lose', () => {
    const { actor } = opened()
    actor.send({ type: 'form.change', patch: { title: 'Autre' } })
    actor.send({ type: 'form.change', patch: { title: video.title } })
    actor.send({ type: 'dialog.close' })
    expect(actor.getSnapshot().value).toBe('closed')
  })

  it('releases files that will not be sent', async () => {
    const { actor, facts } = await withBothFiles()
    actor.send({ type: 'dialog.close' })
    expect(actor.getSnapshot().value).toEqual({ open: 'confirmingDiscard' })
    actor.send({ type: 'changes.discard' })
    expect(facts).toEqual([{ type: 'files.released', ids: ['video', 'picture'] }])
  })
})
