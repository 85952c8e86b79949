import type { ChosenFile } from '../../../machines/upload/fileTransfer/types.ts'
import type { Draft } from '../../../machines/upload/upload/types.ts'

type Fields = ReadonlyMap<string, unknown>
type ParsedDraft = { draft: Draft; video: File | null; thumbnail: File | null }

function fieldsOf(value: unknown): Fields {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
}

const text = (fields: Fields, name: string): string => {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

const file = (value: unknown): File | null => (value instanceof File ? value : null)

function chosenFile(value: unknown): ChosenFile | null {
  const fields = fieldsOf(value)
  const size = fields.get('size')
  const id = text(fields, 'id')
  return id !== '' && typeof size === 'number' ? { id, name: text(fields, 'name'), type: text(fields, 'type'), size } : null
}

/**
 * Validates a draft from IndexedDB field by field: another version of the app may have written it.
 * @returns null when it is not a draft of this version
 */
export function parseDraft(value: unknown, version: number): ParsedDraft | null {
  const stored = fieldsOf(value)
  if (stored.get('version') !== version) return null
  const draft = fieldsOf(stored.get('draft'))
  const form = fieldsOf(draft.get('form'))
  const idempotencyKey = text(draft, 'idempotencyKey')
  if (idempotencyKey === '') return null
  return {
    draft: {
      form: {
        title: text(form, 'title'),
        description: text(form, 'description'),
        isPublic: form.get('isPublic') !== false,
        hashtags: text(form, 'hashtags'),
      },
      video: chosenFile(draft.get('video')),
      thumbnail: chosenFile(draft.get('thumbnail')),
      idempotencyKey,
      contentId: text(draft, 'contentId') || null,
    },
    video: file(stored.get('video')),
    thumbnail: file(stored.get('thumbnail')),
  }
}
