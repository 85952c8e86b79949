import { describe, expect, it } from 'vitest'
import { parseDraft } from '../../src/app/flows/upload/parseDraft.ts'
import type { Draft } from '../../src/machines/upload/upload/types.ts'
import { blankDetails } from '../../src/shared/validation/detailsForm.ts'

const chosen = { id: 'f1', name: 'video.mp4', type: 'video/mp4', size: 4 }
const details = {
  category: 'travel',
  language: 'br',
  licence: 'cc-by-4.0',
  commentsOpen: false,
  downloadsAllowed: true,
  publishAt: '2027-01-02T08:30',
  publishWhenReady: true,
  audience: 'people',
  allowedPeople: 'ada, grace',
  password: '',
  hasPassword: true,
} as const
const form = {
  title: 'Un matin',
  description: 'Au réveil',
  isPublic: false,
  hashtags: '#matin',
  videoUrl: 'https://youtu.be/aqz-KE-bpKQ',
  details,
}
const draft: Draft = {
  id: 'd1',
  form,
  video: chosen,
  thumbnail: null,
  idempotencyKey: 'key-1',
  contentId: 'c1',
  recorded: form,
  isReplacement: true,
  sentIds: ['f1'],
  fingerprint: '4-abc',
  isBegun: true,
  progress: 52,
}
const stored = { version: 2, createdAt: 1_700_000_000_000, draft }
const blankForm = { title: '', description: '', isPublic: true, hashtags: '', videoUrl: '', details: blankDetails }

describe('a stored draft', () => {
  it('is restored unchanged', () => {
    expect(parseDraft(stored, 2)).toEqual({ draft, createdAt: 1_700_000_000_000 })
  })

  it.each([
    ['nothing', undefined],
    ['a text', 'draft'],
    ['another version', { ...stored, version: 1 }],
    ['one without its id', { ...stored, draft: { ...draft, id: '' } }],
    ['one without its key, which could be published twice', { ...stored, draft: { ...draft, idempotencyKey: '' } }],
  ])('is ignored when it is %s', (_, value) => {
    expect(parseDraft(value, 2)).toBeNull()
  })

  it('has default values for fields of another type', () => {
    const odd = {
      version: 2,
      createdAt: 'hier',
      draft: {
        id: 'd1',
        form: { title: 7, isPublic: 'yes' },
        video: { id: 'f1', size: '4' },
        idempotencyKey: 'k',
        recorded: null,
        isReplacement: 'yes',
        sentIds: ['f1', 7],
        isBegun: 'yes',
        progress: '12',
      },
    }
    expect(parseDraft(odd, 2)).toEqual({
      createdAt: 0,
      draft: {
        id: 'd1',
        form: blankForm,
        video: null,
        thumbnail: null,
        idempotencyKey: 'k',
        contentId: null,
        recorded: null,
        isReplacement: false,
        sentIds: ['f1'],
        fingerprint: null,
        isBegun: false,
        progress: 0,
      },
    })
  })
})
