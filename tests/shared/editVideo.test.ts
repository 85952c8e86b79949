import { describe, expect, it } from 'vitest'
import {
  type EditVideoForm,
  editVideoMessages,
  keywordsError,
  newThumbnailError,
  newVideoError,
  splitKeywords,
  typedKeywordError,
  validateEditVideo,
} from '../../src/shared/validation/editVideo.ts'
import { blankDetails } from '../../src/shared/validation/detailsForm.ts'

const form: EditVideoForm = { title: 'Semer', description: '', isPublic: true, keywords: [], keyword: '', details: blankDetails }
const many = (count: number) => Array.from({ length: count }, (_, index) => `mot${index}`)

describe('keywords', () => {
  it('can be separated by commas', () => {
    expect(splitKeywords(' #potager, semis,, ,Été ')).toEqual(['potager', 'semis', 'Été'])
  })

  it.each([
    [many(10), undefined],
    [many(11), 'Maximum 10 mots-clés autorisés'],
    [['un', ' '], 'Les mots-clés ne peuvent pas être vides'],
    [['a'.repeat(30)], undefined],
    [['a'.repeat(31)], 'Les mots-clés ne doivent pas dépasser 30 caractères'],
    [['Été', ' été '], 'Les mots-clés doivent être uniques'],
    [['jardin bio'], 'Les mots-clés ne peuvent contenir que des lettres, chiffres et underscores'],
  ])('%j: %s', (keywords, message) => {
    expect(keywordsError(keywords)).toBe(message)
  })

  it('are not added when the text is empty, or the limit is reached', () => {
    expect(typedKeywordError({ keywords: [], keyword: ' , ' })).toBe(editVideoMessages.keywordEmpty)
    expect(typedKeywordError({ keywords: many(9), keyword: 'a, b' })).toBe(editVideoMessages.keywordsMany)
    expect(typedKeywordError({ keywords: many(9), keyword: 'a' })).toBeUndefined()
  })
})

describe('the form', () => {
  it.each([
    [form, {}],
    [{ ...form, title: ' ' }, { title: 'Le titre est requis' }],
    [{ ...form, title: 'a'.repeat(101) }, { title: 'Le titre ne peut pas dépasser 100 caractères' }],
    [{ ...form, description: 'a'.repeat(5001) }, { description: 'La description ne peut pas dépasser 5000 caractères' }],
    [{ ...form, keywords: ['un'], keyword: 'UN' }, { hashtags: 'Les mots-clés doivent être uniques' }],
  ])('%#', (given, errors) => {
    expect(validateEditVideo(given)).toEqual(errors)
  })
})

const MB = 1024 * 1024

it.each([
  [{ name: 'a.mp4', size: 500 * MB, type: 'video/mp4' }, undefined],
  [{ name: 'a.mkv', size: 1, type: '' }, undefined],
  [{ name: 'a.txt', size: 1, type: 'text/plain' }, 'Le fichier doit être une vidéo'],
  [{ name: 'a.mp4', size: 500 * MB + 1, type: 'video/mp4' }, 'La vidéo ne doit pas dépasser 500MB'],
])('a new video %j: %s', (file, message) => {
  expect(newVideoError(file, 2048 * MB)).toBe(message)
})

it.each([
  [2048 * MB, 500 * MB, 'La vidéo ne doit pas dépasser 500MB'],
  [501 * MB, 500 * MB, 'La vidéo ne doit pas dépasser 500MB'],
  [499 * MB, 499 * MB, 'La vidéo ne doit pas dépasser 499\u00a0Mo'],
  [10 * MB, 10 * MB, 'La vidéo ne doit pas dépasser 10\u00a0Mo'],
])('on a site that takes %i bytes, a new video has at most %i', (largestVideoBytes, most, message) => {
  const file = { name: 'a.mp4', type: 'video/mp4' }
  expect(newVideoError({ ...file, size: most }, largestVideoBytes)).toBeUndefined()
  expect(newVideoError({ ...file, size: most + 1 }, largestVideoBytes)).toBe(message)
})

it.each([
  [{ name: 'a.png', size: 5 * MB, type: 'image/png' }, undefined],
  [{ name: 'a.mp4', size: 1, type: 'video/mp4' }, 'Le fichier doit être une image'],
  [{ name: 'a.png', size: 5 * MB + 1, type: 'image/png' }, 'L’image ne doit pas dépasser 5MB'],
])('a new thumbnail %j: %s', (file, message) => {
  expect(newThumbnailError(file)).toBe(message)
})
