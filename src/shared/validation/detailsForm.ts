import type { VideoCategory } from '../contentDetails.ts'
import { publicationMessages } from './publication.ts'

/** The details of a video as the gateway takes and gives them. */
export type DetailsValues = {
  category: VideoCategory | null
  /** BCP 47 */
  language: string | null
  licence: string | null
  commentsOpen: boolean
  downloadsAllowed: boolean
  /** ISO 8601 */
  publishAt: string | null
  publishWhenReady: boolean
}

/** The same in a form; empty texts are unset. */
export type DetailsForm = {
  category: VideoCategory | ''
  language: string
  licence: string
  commentsOpen: boolean
  downloadsAllowed: boolean
  /** as a datetime-local field has it, in the person's time zone: 2026-12-24T18:00 */
  publishAt: string
  publishWhenReady: boolean
}

export const blankDetails: DetailsForm = {
  category: '',
  language: '',
  licence: '',
  commentsOpen: true,
  downloadsAllowed: false,
  publishAt: '',
  publishWhenReady: false,
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Returns an ISO 8601 time as a datetime-local field has it. */
function toLocal(iso: string): string {
  const at = new Date(iso)
  const day = [String(at.getFullYear()).padStart(4, '0'), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-')
  return `${day}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`
}

export function detailsFormOf({ category, language, licence, publishAt, ...values }: DetailsValues): DetailsForm {
  const { commentsOpen, downloadsAllowed, publishWhenReady } = values
  return {
    category: category ?? '',
    language: language ?? '',
    licence: licence ?? '',
    commentsOpen,
    downloadsAllowed,
    publishAt: publishAt === null ? '' : toLocal(publishAt),
    publishWhenReady,
  }
}

const isDate = (local: string): boolean => !Number.isNaN(Date.parse(local))

/** Returns what is wrong with the typed time; whether it has passed is known to the server. */
export function publishAtError({ publishAt }: DetailsForm, isPublic: boolean): string | undefined {
  return isPublic || publishAt === '' || isDate(publishAt) ? undefined : publicationMessages.impossible
}

/** A public video is not scheduled. */
export function detailsValuesOf(form: DetailsForm, isPublic: boolean): DetailsValues {
  return {
    category: form.category || null,
    language: form.language || null,
    licence: form.licence || null,
    commentsOpen: form.commentsOpen,
    downloadsAllowed: form.downloadsAllowed,
    publishAt: isPublic || form.publishAt === '' ? null : new Date(form.publishAt).toISOString(),
    publishWhenReady: !isPublic && form.publishWhenReady,
  }
}

/** True when saving would change a detail. */
export function areDetailsChanged(form: DetailsForm, saved: DetailsForm): boolean {
  return (
    form.category !== saved.category ||
    form.language !== saved.language ||
    form.licence !== saved.licence ||
    form.commentsOpen !== saved.commentsOpen ||
    form.downloadsAllowed !== saved.downloadsAllowed ||
    form.publishAt !== saved.publishAt ||
    form.publishWhenReady !== saved.publishWhenReady
  )
}
