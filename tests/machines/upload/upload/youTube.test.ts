import { describe, expect, it } from 'vitest'
import * as select from '../../../../src/machines/upload/upload/selectors.ts'
import { AppError } from '../../../../src/shared/errors.ts'
import { clip, image, textFile, youTubeDraft } from './fixtures.ts'
import { askedOf, editing, inputOf, publishing, releasedBy, sentBy } from './upload.ts'
import { atMost } from '../../../support/largestVideo.ts'

const address = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const record = { output: { contentId: 'content-1' } }

describe('a video on YouTube', () => {
  it('is published by its record alone, with its address', async () => {
    const upload = await publishing(youTubeDraft)
    expect(inputOf(upload, 'createContent')).toMatchObject({ title: 'Mes vacances', videoUrl: address, contentId: null })
    await upload.script.answer('createContent', record)
    expect([select.selectIsPublished(upload.actor.getSnapshot()), sentBy(upload)]).toEqual([true, []])
    expect(select.selectProgress(upload.actor.getSnapshot())).toBe(100)
  })

  it('has its thumbnail sent after its record', async () => {
    const upload = await publishing({ ...youTubeDraft, thumbnail: image })
    await upload.script.answer('createContent', record)
    expect([sentBy(upload), select.selectStep(upload.actor.getSnapshot())]).toEqual([['thumbnail'], 'uploadingThumbnail'])
    await upload.script.answer('sendFile', { output: undefined })
    expect(select.selectIsPublished(upload.actor.getSnapshot())).toBe(true)
  })

  it('of another site is refused at its field', async () => {
    const form = { ...youTubeDraft.form, videoUrl: 'https://vimeo.com/76979871' }
    const upload = await editing({ draft: { ...youTubeDraft, form } })
    upload.actor.send({ type: 'upload.publish', ...atMost, isSignedIn: true })
    expect(select.selectErrors(upload.actor.getSnapshot())).toEqual({
      video_url: 'Seule l’adresse d’une vidéo de YouTube peut être indiquée',
    })
    expect(askedOf(upload)).toEqual([])
    upload.actor.send({ type: 'form.change', patch: { videoUrl: address } })
    expect(select.selectErrors(upload.actor.getSnapshot())).toEqual({})
  })

  it('takes the place of a file that was missing', async () => {
    const upload = await editing({ draft: { ...youTubeDraft, form: { ...youTubeDraft.form, videoUrl: '' } } })
    upload.actor.send({ type: 'upload.publish', ...atMost, isSignedIn: true })
    expect(select.selectErrors(upload.actor.getSnapshot())).toEqual({ videoFile: 'Un fichier vidéo est requis' })
    upload.actor.send({ type: 'form.change', patch: { videoUrl: address } })
    expect(select.selectErrors(upload.actor.getSnapshot())).toEqual({})
  })

  it('keeps the mistakes of other fields while its address is typed', async () => {
    const upload = await editing({ draft: { ...youTubeDraft, form: { ...youTubeDraft.form, title: '', videoUrl: '' } } })
    upload.actor.send({ type: 'upload.publish', ...atMost, isSignedIn: true })
    upload.actor.send({ type: 'form.change', patch: { videoUrl: address } })
    expect(select.selectErrors(upload.actor.getSnapshot())).toEqual({ title: 'Le titre est requis' })
  })

  it('gives way to a file that is chosen', async () => {
    const upload = await editing({ draft: youTubeDraft })
    upload.actor.send({ type: 'video.choose', ...atMost, file: clip })
    expect(select.selectForm(upload.actor.getSnapshot()).videoUrl).toBe('')
    expect(select.selectVideo(upload.actor.getSnapshot())).toEqual(clip)
  })

  it('is worth a draft by its address alone', async () => {
    const form = { ...youTubeDraft.form, title: '', description: '', hashtags: '' }
    const upload = await editing({ draft: { ...youTubeDraft, form } })
    upload.actor.send({ type: 'draft.keep' })
    expect(upload.script.effects.map(({ type }) => type)).toContain('keepDraft')
  })

  it('is published again from the next visit, without a file', async () => {
    const upload = await editing({ draft: { ...youTubeDraft, isBegun: true } })
    expect(select.selectIsVideoMissing(upload.actor.getSnapshot())).toBe(false)
    upload.actor.send({ type: 'upload.resume' })
    upload.actor.send({ type: 'turn.given' })
    expect(inputOf(upload, 'createContent')).toMatchObject({ videoUrl: address })
  })
})

describe('a video on YouTube whose record is made', () => {
  const recorded = async () => {
    const upload = await publishing({ ...youTubeDraft, thumbnail: image })
    await upload.script.answer('createContent', record)
    await upload.script.answer('sendFile', { error: new AppError('STORAGE_FULL') })
    return upload
  }

  it('keeps its texts and its address, and takes no file', async () => {
    const upload = await recorded()
    const before = upload.actor.getSnapshot()
    expect([select.selectStep(before), select.selectCanChangeTexts(before), select.selectCanChangeVideo(before)]).toEqual([
      'failed',
      false,
      false,
    ])
    upload.actor.send({ type: 'form.change', patch: { videoUrl: '' } })
    for (const file of [clip, textFile]) upload.actor.send({ type: 'video.choose', ...atMost, file })
    const after = upload.actor.getSnapshot()
    expect(select.selectForm(after).videoUrl).toBe(youTubeDraft.form.videoUrl)
    expect([select.selectVideo(after), select.selectErrors(after), releasedBy(upload)]).toEqual([null, {}, []])
  })

  it('is not made again for its thumbnail', async () => {
    const upload = await recorded()
    upload.actor.send({ type: 'upload.retry' })
    upload.actor.send({ type: 'turn.given' })
    expect(askedOf(upload).filter((id) => id === 'createContent')).toHaveLength(1)
    expect(sentBy(upload)).toEqual(['thumbnail', 'thumbnail'])
  })
})
