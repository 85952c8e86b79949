import { describe, expect, it } from 'vitest'
import * as select from '../../../../src/machines/upload/upload/selectors.ts'
import { draft } from './fixtures.ts'
import { editing, publishing, releasedBy, type Upload } from './upload.ts'

const asked = ({ script }: Upload): string[] => script.asked.map(({ id }) => id)
const inputOf = ({ script }: Upload, id: string): unknown => script.asked.findLast((asked) => asked.id === id)?.input
const stepOf = ({ actor }: Upload): string => select.selectStep(actor.getSnapshot())

describe('the owner of an upload', () => {
  it('stays the same when the same user signs in again', async () => {
    const upload = await publishing()
    upload.actor.send({ type: 'session.started', userId: 'user-ada' })
    expect(stepOf(upload)).toBe('creatingContent')
  })

  it('changes when another user signs in: the form is cleared, and that user’s draft is loaded', async () => {
    const upload = await editing({ draft })
    upload.actor.send({ type: 'session.started', userId: 'user-grace' })
    expect(select.selectForm(upload.actor.getSnapshot()).title).toBe('')
    expect(inputOf(upload, 'loadDraft')).toEqual({ userId: 'user-grace' })
  })

  it('ends with the session: the upload stops and its files are released', async () => {
    const upload = await publishing()
    upload.actor.send({ type: 'session.ended' })
    expect(upload.actor.getSnapshot().context).toMatchObject({ userId: null, video: null, contentId: null })
    expect(releasedBy(upload)).toEqual(['file-clip', 'file-image'])
  })
})

describe('a session that ends while the form is open', () => {
  const kept = (upload: Upload) => upload.script.effects.filter(({ type }) => type === 'keepDraft').map(({ params }) => params)

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
    expect([stepOf(upload), kept(upload)]).toEqual([
      'uploadingVideo',
      [{ userId: 'user-ada', draft: { ...draft, contentId: 'content-1' } }],
    ])
  })

  it('saves no draft of an empty form', async () => {
    const upload = await editing()
    upload.actor.send({ type: 'draft.keep' })
    expect(kept(upload)).toEqual([])
  })

  it('by a log-out in another tab stops the upload, saves the draft for the next sign-in and shows a message', async () => {
    const upload = await publishing()
    await upload.script.answer('createContent', { output: { contentId: 'content-1' } })
    upload.actor.send({ type: 'session.endedElsewhere' })
    expect(inputOf(upload, 'keepWork')).toEqual({ userId: 'user-ada', draft: { ...draft, contentId: 'content-1' } })
    expect(releasedBy(upload), 'its files are being stored').toEqual([])
    await upload.script.answer('keepWork', { output: undefined })
    expect(upload.facts).toEqual([{ type: 'work.kept' }])
    expect(releasedBy(upload)).toEqual(['file-clip', 'file-image'])
    expect(upload.actor.getSnapshot().context.userId).toBeNull()
  })

  it('shows that the draft is lost when the browser’s storage is full', async () => {
    const upload = await editing({ draft })
    upload.actor.send({ type: 'session.endedElsewhere' })
    await upload.script.answer('keepWork', { error: new DOMException('Full', 'QuotaExceededError') })
    expect(upload.facts).toEqual([{ type: 'work.lost' }])
  })

  it('shows no message when nothing was typed', async () => {
    const upload = await editing()
    upload.actor.send({ type: 'session.endedElsewhere' })
    expect([upload.facts, asked(upload)]).toEqual([[], ['loadDraft']])
  })

  it.each(['user-ada', 'user-grace'])(
    'loads the draft of %s who signs in while the work is being stored, and loses nothing of it',
    async (userId) => {
      const upload = await editing({ draft })
      upload.actor.send({ type: 'session.endedElsewhere' })
      upload.actor.send({ type: 'session.started', userId })
      expect([inputOf(upload, 'keepWork'), releasedBy(upload)]).toEqual([{ userId: 'user-ada', draft }, []])
      await upload.script.answer('keepWork', { output: undefined })
      expect([upload.facts, inputOf(upload, 'loadDraft')]).toEqual([[{ type: 'work.kept' }], { userId }])
      await upload.script.answer('loadDraft', { output: null })
      expect(select.selectCanChangeTexts(upload.actor.getSnapshot())).toBe(true)
    },
  )

  it.each([{ error: new DOMException('Full', 'QuotaExceededError') }, 'no answer'] as const)(
    'loads the draft of who signs in meanwhile also when the work could not be stored: %o',
    async (outcome) => {
      const upload = await editing({ draft })
      upload.actor.send({ type: 'session.endedElsewhere' })
      upload.actor.send({ type: 'session.started', userId: 'user-ada' })
      if (outcome === 'no answer') upload.script.clock.increment(30_000)
      else await upload.script.answer('keepWork', outcome)
      expect([upload.facts, asked(upload)]).toEqual([[{ type: 'work.lost' }], ['loadDraft', 'keepWork', 'loadDraft']])
    },
  )

  it.each(['session.ended', 'session.endedElsewhere'] as const)(
    'loads no draft when who signed in meanwhile is gone again: %s',
    async (type) => {
      const upload = await editing({ draft })
      upload.actor.send({ type: 'session.endedElsewhere' })
      upload.actor.send({ type: 'session.started', userId: 'user-grace' })
      upload.actor.send({ type })
      await upload.script.answer('keepWork', { output: undefined })
      expect([upload.facts, asked(upload)]).toEqual([[{ type: 'work.kept' }], ['loadDraft', 'keepWork']])
    },
  )
})
