import { describe, expect, it } from 'vitest'
import { parseDraft } from '../../src/app/flows/upload/parseDraft.ts'

const video = new File(['video'], 'video.mp4', { type: 'video/mp4' })
const chosen = { id: 'f1', name: 'video.mp4', type: 'video/mp4', size: 4 }
const form = { title: 'Un matin', description: 'Au réveil', isPublic: false, hashtags: '#matin' }
const draft = { form, video: chosen, thumbnail: null, idempotencyKey: 'key-1', contentId: 'c1' }
const stored = { version: 2, draft, video, thumbnail: null }
const blankForm = { title: '', description: '', isPublic: true, hashtags: '' }

describe('a stored draft', () => {
  it('is restored unchanged', () => {
    expect(parseDraft(stored, 2)).toEqual({ draft, video, thumbnail: null })
  })

  it.each([
    ['nothing', undefined],
    ['a text', 'draft'],
    ['another version', { ...stored, version: 1 }],
    ['one without its key, which could be published twice', { ...stored, draft: { ...draft, idempotencyKey: '' } }],
  ])('is ignored when it is %s', (_, value) => {
    expect(parseDraft(value, 2)).toBeNull()
  })

  it('has default values for fields of another type', () => {
    const odd = {
      version: 2,
      draft: { form: { title: 7, isPublic: 'yes' }, video: { id: 'f1', size: '4' }, idempotencyKey: 'k' },
      video: 'video',
    }
    expect(parseDraft(odd, 2)).toEqual({
      draft: { form: blankForm, video: null, thumbnail: null, idempotencyKey: 'k', contentId: null },
      video: null,
      thumbnail: null,
    })
  })
})
