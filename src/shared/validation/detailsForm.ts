import { allowedPeopleError, type Audience, contentPasswordError, contentPasswordMessages, splitUsernames } from '../audiences.ts'
import type { VideoCategory } from '../contentDetails.ts'
import { isDate, toLocal } from '../localTime.ts'
import { publicationMessages } from './publication.ts'

/** The details of a video as the gateway gives them. */
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
  hasPassword: boolean
}

/** The details as the gateway takes them: it never gives a password. */
export type SentDetails = Omit<DetailsValues, 'hasPassword'> & { password?: string }

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
  /** a new one; empty for the one that is set */
  password: string
  /** whether one is set */
  hasPassword: boolean
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
  password: '',
  hasPassword: false,
}

export function detailsFormOf({ category, language, licence, publishAt, hasPassword, ...values }: DetailsValues): DetailsForm {
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
    password: '',
    hasPassword,
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

/** Returns what is wrong with the password of a private video that opens with one. */
export function passwordFault({ audience, password, hasPassword }: DetailsForm, isPublic: boolean): string | undefined {
  if (isPublic || audience !== 'password') return undefined
  if (password === '') return hasPassword ? undefined : contentPasswordMessages.missing
  return contentPasswordError(password)
}

/** Returns the form as it may be stored, without the password: by then the record has it, or it is typed again. */
export const withoutPassword = (form: DetailsForm, isRecorded: boolean): DetailsForm => ({
  ...form,
  password: '',
  hasPassword: form.hasPassword || (isRecorded && form.password !== ''),
})

/** A public video is not scheduled, and keeps no password that nobody could type. */
export function detailsValuesOf(form: DetailsForm, isPublic: boolean): SentDetails {
  const isNew = form.audience === 'password' && form.password !== '' && contentPasswordError(form.password) === undefined
  const isOpenable = form.audience !== 'password' || isNew || form.hasPassword
  return {
    category: form.category || null,
    language: form.language || null,
    licence: form.licence || null,
    commentsOpen: form.commentsOpen,
    downloadsAllowed: form.downloadsAllowed,
    publishAt: isPublic || form.publishAt === '' ? null : new Date(form.publishAt).toISOString(),
    publishWhenReady: !isPublic && form.publishWhenReady,
    audience: isOpenable ? form.audience : 'link',
    ...(isNew && { password: form.password }),
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
    form.allowedPeople !== saved.allowedPeople ||
    form.password !== saved.password
  )
}
