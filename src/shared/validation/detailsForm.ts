import { allowedPeopleError, type Audience, splitUsernames } from '../audiences.ts'
import type { VideoCategory } from '../contentDetails.ts'
import { isDate, toLocal } from '../localTime.ts'
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
  audience: Audience
  allowedUsernames: readonly string[]
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
  /** who may open it while it is private */
  audience: Audience
  /** as people type usernames: between spaces or commas */
  allowedPeople: string
}

export const blankDetails: DetailsForm = {
  category: '',
  language: '',
  licence: '',
  commentsOpen: true,
  downloadsAllowed: false,
  publishAt: '',
  publishWhenReady: false,
  audience: 'link',
  allowedPeople: '',
}

export function detailsFormOf({ category, language, licence, publishAt, ...values }: DetailsValues): DetailsForm {
  const { commentsOpen, downloadsAllowed, publishWhenReady, audience, allowedUsernames } = values
  return {
    category: category ?? '',
    language: language ?? '',
    licence: licence ?? '',
    commentsOpen,
    downloadsAllowed,
    publishAt: publishAt === null ? '' : toLocal(publishAt),
    publishWhenReady,
    audience,
    allowedPeople: allowedUsernames.join(', '),
  }
}

/** Returns what is wrong with the typed time; whether it has passed is known to the server. */
export function publishAtError({ publishAt }: DetailsForm, isPublic: boolean): string | undefined {
  return isPublic || publishAt === '' || isDate(publishAt) ? undefined : publicationMessages.impossible
}

/** Returns what is wrong with the named people; whether they exist is known to the server. */
export function allowedPeopleFault({ audience, allowedPeople }: DetailsForm, isPublic: boolean): string | undefined {
  return isPublic || audience !== 'people' ? undefined : allowedPeopleError(splitUsernames(allowedPeople))
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
    audience: form.audience,
    allowedUsernames: splitUsernames(form.allowedPeople),
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
    form.publishWhenReady !== saved.publishWhenReady ||
    form.audience !== saved.audience ||
    form.allowedPeople !== saved.allowedPeople
  )
}
