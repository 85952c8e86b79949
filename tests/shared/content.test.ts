import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  descriptionError,
  hashtagError,
  hashtagsError,
  parseHashtags,
  thumbnailFileError,
  titleError,
  validateUpload,
  videoFileError,
} from '../../src/shared/validation/content.ts'
import { blankDetails } from '../../src/shared/validation/detailsForm.ts'

const MB = 1024 ** 2
const GB = 1024 ** 3
const video = { name: 'clip.mp4', size: 1_000, type: 'video/mp4' }
const image = { name: 'plage.webp', size: 1_000, type: 'image/webp' }
const form = { title: 'Mes vacances', description: '', isPublic: true, hashtags: '', videoUrl: '', details: blankDetails }

describe('typed hashtags', () => {
  it('lose their #, duplicates and surrounding spaces', () => {
    expect(parseHashtags('  #été  vélo ÉTÉ ##mer\n#')).toEqual(['été', 'vélo', 'mer'])
  })

  it('are parsed from their text form unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const names = parseHashtags(text)
        expect(parseHashtags(names.map((name) => `#${name}`).join(' '))).toEqual(names)
      }),
    )
  })

  it.each([
    ['été_2026', undefined],
    ['à-vélo', 'Les hashtags ne peuvent contenir que des lettres, chiffres et underscores'],
    ['a'.repeat(31), 'Les hashtags ne doivent pas dépasser 30 caractères'],
  ])('«%s»: %s', (name, error) => {
    expect(hashtagError(name)).toBe(error)
  })

  it('are ten at most', () => {
    const ten = Array.from({ length: 10 }, (_, index) => `mot${index}`)
    expect([hashtagsError(ten), hashtagsError([...ten, 'encore'])]).toEqual([undefined, 'Maximum 10 hashtags autorisés'])
  })
})

describe('texts', () => {
  it.each([
    ['', 'Le titre est requis'],
    ['   ', 'Le titre est requis'],
    ['a'.repeat(100), undefined],
    ['a'.repeat(101), 'Le titre ne peut pas dépasser 100 caractères'],
  ])('a title «%s»: %s', (title, error) => {
    expect(titleError(title)).toBe(error)
  })

  it('a description has 5000 characters at most', () => {
    expect([descriptionError('a'.repeat(5_000)), descriptionError('a'.repeat(5_001))]).toEqual([
      undefined,
      'La description ne peut pas dépasser 5000 caractères',
    ])
  })
})

describe('a video file', () => {
  it.each([
    [video, undefined],
    [{ ...video, name: 'clip.MKV', type: '' }, undefined],
    [{ ...video, size: 2 * GB }, undefined],
    [undefined, 'Un fichier vidéo est requis'],
    [{ ...video, size: 0 }, 'Le fichier est vide'],
    [{ ...video, size: 2 * GB + 1 }, 'Le fichier vidéo ne peut pas dépasser 2GB'],
    [{ ...video, type: 'text/plain' }, 'Format vidéo non supporté. Utilisez MP4, AVI, WEBM, MOV ou MKV'],
    [{ ...video, name: 'clip.mkv', type: 'application/octet-stream' }, undefined],
    [{ ...video, name: 'notes.txt', type: '' }, 'Format vidéo non supporté. Utilisez MP4, AVI, WEBM, MOV ou MKV'],
  ])('%o: %s', (file, error) => {
    expect(videoFileError(file, 2 * GB)).toBe(error)
  })

  it.each([
    [750 * MB, 'Le fichier vidéo ne peut pas dépasser 750\u00a0Mo'],
    [1.5 * GB, 'Le fichier vidéo ne peut pas dépasser 1,5\u00a0Go'],
    [1290 * MB, 'Le fichier vidéo ne peut pas dépasser 1\u202f290\u00a0Mo'],
    [10 * MB, 'Le fichier vidéo ne peut pas dépasser 10\u00a0Mo'],
  ])('has at most the %i bytes that the site takes, which the message says exactly', (largest, error) => {
    expect(videoFileError({ ...video, size: largest }, largest)).toBeUndefined()
    expect(videoFileError({ ...video, size: largest + 1 }, largest)).toBe(error)
    expect(validateUpload(form, { ...video, size: largest + 1 }, undefined, largest)).toEqual({ videoFile: error })
  })
})

describe('a thumbnail', () => {
  it.each([
    [undefined, undefined],
    [image, undefined],
    [{ ...image, type: 'image/gif' }, 'Format d’image non supporté. Utilisez JPG, PNG ou WEBP'],
    [{ ...image, size: 10 * 1024 ** 2 + 1 }, 'L’image ne peut pas dépasser 10MB'],
  ])('%o: %s', (file, error) => {
    expect(thumbnailFileError(file)).toBe(error)
  })
})

describe('the upload form', () => {
  it('is valid when every rule is met', () => {
    expect(validateUpload(form, video, image, 2 * GB)).toEqual({})
  })

  it('has an error for each invalid field', () => {
    const wrong = {
      title: '',
      description: 'a'.repeat(5_001),
      isPublic: false,
      hashtags: 'à-vélo',
      videoUrl: '',
      details: { ...blankDetails, publishAt: 'demain' },
    }
    expect(validateUpload(wrong, undefined, { ...image, type: 'image/gif' }, 2 * GB)).toEqual({
      videoFile: 'Un fichier vidéo est requis',
      thumbnailFile: 'Format d’image non supporté. Utilisez JPG, PNG ou WEBP',
      title: 'Le titre est requis',
      description: 'La description ne peut pas dépasser 5000 caractères',
      hashtags: 'Les hashtags ne peuvent contenir que des lettres, chiffres et underscores',
      publish_at: 'Cette date est impossible',
    })
  })

  it('needs no file when it has the address of a video on YouTube', () => {
    expect(validateUpload({ ...form, videoUrl: ' https://youtu.be/aqz-KE-bpKQ ' }, undefined, undefined, 2 * GB)).toEqual({})
    expect(validateUpload({ ...form, videoUrl: ' ' }, undefined, undefined, 2 * GB)).toEqual({ videoFile: 'Un fichier vidéo est requis' })
  })

  it.each(['https://vimeo.com/76979871', 'https://www.youtube.com/@chaine', 'aqz-KE-bpKQ', 'une vidéo'])(
    'refuses another address: %s',
    (videoUrl) => {
      expect(validateUpload({ ...form, videoUrl }, undefined, undefined, 2 * GB)).toEqual({
        video_url: 'Seule l’adresse d’une vidéo de YouTube peut être indiquée',
      })
    },
  )

  it('ignores the time of a schedule once the video is public', () => {
    expect(validateUpload({ ...form, isPublic: true, details: { ...blankDetails, publishAt: 'demain' } }, video, image, 2 * GB)).toEqual({})
  })
})
