import type { ChosenFile } from '../../../machines/upload/fileTransfer/types.ts'
import type { Draft } from '../../../machines/upload/upload/types.ts'
import { isAudience } from '../../../shared/audiences.ts'
import { isVideoCategory } from '../../../shared/contentDetails.ts'
import type { DetailsForm } from '../../../shared/validation/detailsForm.ts'
import type { UploadForm } from '../../../shared/validation/content.ts'

type Fields = ReadonlyMap<string, unknown>

function fieldsOf(value: unknown): Fields {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
}

const text = (fields: Fields, name: string): string => {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

const number = (fields: Fields, name: string): number => {
  const value = fields.get(name)
  return typeof value === 'number' ? value : 0
}

function chosenFile(value: unknown): ChosenFile | null {
  const fields = fieldsOf(value)
  const size = fields.get('size')
  const id = text(fields, 'id')
  return id !== '' && typeof size === 'number' ? { id, name: text(fields, 'name'), type: text(fields, 'type'), size } : null
}

function detailsOf(value: unknown): DetailsForm {
  const details = fieldsOf(value)
  const category = text(details, 'category')
  const audience = details.get('audience')
  return {
    category: isVideoCategory(category) ? category : '',
    language: text(details, 'language'),
    licence: text(details, 'licence'),
    commentsOpen: details.get('commentsOpen') !== false,
    downloadsAllowed: details.get('downloadsAllowed') === true,
    publishAt: text(details, 'publishAt'),
    publishWhenReady: details.get('publishWhenReady') === true,
    audience: isAudience(audience) ? audience : 'link',
    allowedPeople: text(details, 'allowedPeople'),
    password: '',
    hasPassword: details.get('hasPassword') === true,
  }
}

function formOf(value: unknown): UploadForm {
  const form = fieldsOf(value)
  const channelId = text(form, 'channelId')
  return {
    ...(channelId !== '' && { channelId }),
    title: text(form, 'title'),
    description: text(form, 'description'),
    isPublic: form.get('isPublic') !== false,
    hashtags: text(form, 'hashtags'),
    videoUrl: text(form, 'videoUrl'),
    details: detailsOf(form.get('details')),
  }
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}

/**
 * Validates a draft from IndexedDB field by field: another version of the app may have written it.
 * @returns null when it is not a draft of this version; `createdAt` in milliseconds since 1970
 */
export function parseDraft(value: unknown, version: number): { draft: Draft; createdAt: number } | null {
  const stored = fieldsOf(value)
  if (stored.get('version') !== version) return null
  const draft = fieldsOf(stored.get('draft'))
  const [id, idempotencyKey] = [text(draft, 'id'), text(draft, 'idempotencyKey')]
  if (id === '' || idempotencyKey === '') return null
  return {
    createdAt: number(stored, 'createdAt'),
    draft: {
      id,
      form: formOf(draft.get('form')),
      video: chosenFile(draft.get('video')),
      thumbnail: chosenFile(draft.get('thumbnail')),
      idempotencyKey,
      contentId: text(draft, 'contentId') || null,
      recorded: draft.get('recorded') === null ? null : formOf(draft.get('recorded')),
      isReplacement: draft.get('isReplacement') === true,
      sentIds: textsIn(draft.get('sentIds')),
      fingerprint: text(draft, 'fingerprint') || null,
      isBegun: draft.get('isBegun') === true,
      progress: number(draft, 'progress'),
    },
  }
}
