import { z } from 'zod'
import { type Content, type ContentExpand, type ContentSort, contentSchema } from '../../shared/entities/content.ts'
import type { ContentDetails } from '../../shared/entities/contentDetails.ts'
import { type BulkChange, bulkChangeSchema, type BulkDeletion, bulkDeletionSchema } from '../../shared/entities/bulkChange.ts'
import type { ErrorCode } from '../../shared/errorCodes.ts'
import { AppError } from '../../shared/errors.ts'
import type { Audience } from '../../shared/audiences.ts'
import type { Visibility } from '../../shared/validation/content.ts'
import { expanded } from './expand.ts'
import { encodeSegment } from './encodeSegment.ts'
import type { Rest, RestPage } from './rest.ts'

/** `audience` selects the endpoint of specification §7; `expand` names the parts that cost the API more. */
export type ListOptions = { audience: 'user' | 'guest'; limit: number; expand: readonly ContentExpand[] }
export type NewContent = {
  title: string
  description: string
  statuts: Visibility
  channel_uuid: string
  hashtags: readonly string[]
  details: ContentDetailsChange | undefined
  /** of a video on YouTube; null when a file follows */
  video_url: string | null
  idempotency_key: string
}
/** The API checks the values. */
export type ContentDetailsChange = Omit<
  ContentDetails,
  | 'language'
  | 'licence'
  | 'chapters'
  | 'captions'
  | 'downloads'
  | 'downloads_allowed'
  | 'audience'
  | 'allowed_usernames'
  | 'has_password'
  | 'ad_tag_url'
  | 'trim'
> & {
  downloads_allowed?: boolean
  audience?: Audience
  allowed_usernames?: readonly string[]
  password?: string
  language: string | null
  licence: string | null
}
export type ContentChange = Partial<Pick<NewContent, 'title' | 'description' | 'statuts' | 'hashtags' | 'details'>>
/** Undefined fields do not change. */
export type ContentsChange = {
  uuids: readonly string[]
  statuts?: Visibility | undefined
  addHashtags?: readonly string[] | undefined
  removeHashtags?: readonly string[] | undefined
}

const list = z.array(contentSchema)

/** GET /contents/recommendations/…: each with its reason. */
export const recommendations = (rest: Rest, { audience, limit, expand }: ListOptions): Promise<Content[]> =>
  rest.read(list, { path: `/contents/recommendations/${audience}`, query: { limit, ...expanded(expand) } })

/** GET /contents/trending/… */
export const trending = (rest: Rest, { audience, limit, expand }: ListOptions): Promise<Content[]> =>
  rest.read(list, { path: `/contents/trending/${audience}`, query: { limit, ...expanded(expand) } })

/** A page of a sorted list; `cursor` is null for the first one. */
type PageOptions = { limit: number; cursor: string | null; expand: readonly ContentExpand[] }

const pageQuery = ({ limit, cursor, expand }: PageOptions) => ({ limit, cursor: cursor ?? undefined, ...expanded(expand) })

/** GET /contents: a page of all public contents, newest first. */
export const newestContents = (rest: Rest, page: PageOptions): Promise<RestPage<Content>> =>
  rest.readPage(contentSchema, { path: '/contents', query: pageQuery(page) })

/** `visibility` and `q` filter one channel's contents. */
type ChannelOptions = PageOptions & { channelId: string; sort: ContentSort; visibility?: Visibility | undefined; q?: string | undefined }

/** GET /contents?channel=&sort=&statuts=&q=: a page of one channel's contents; its owner also gets the private ones. */
export const sortedContents = (rest: Rest, { channelId, sort, visibility, q, ...page }: ChannelOptions): Promise<RestPage<Content>> =>
  rest.readPage(contentSchema, { path: '/contents', query: { channel: channelId, sort, statuts: visibility, q, ...pageQuery(page) } })

/** GET /contents/news/{userId}: a page of the followed channels' contents, newest first. @throws AppError FORBIDDEN for another user's */
export const newsFor = (rest: Rest, userId: string, page: PageOptions): Promise<RestPage<Content>> =>
  rest.readPage(contentSchema, { path: `/contents/news/${userId}`, query: pageQuery(page) })

/** GET /contents/{id}. @throws AppError CONTENT_NOT_FOUND, CONTENT_RESTRICTED, CONTENT_LOCKED */
export const contentById = (rest: Rest, id: string, expand: readonly ContentExpand[]): Promise<Content> =>
  rest.read(contentSchema, { path: `/contents/${encodeSegment(id)}`, query: expanded(expand) })

/** PUT /contents/{id}/unlock. @throws AppError CONTENT_NOT_FOUND, CONTENT_RESTRICTED, CONTENT_PASSWORD_WRONG, TOO_MANY_REQUESTS */
export const unlockContent = (rest: Rest, id: string, password: string): Promise<void> =>
  rest.send({ method: 'PUT', path: `/contents/${encodeSegment(id)}/unlock`, body: { password }, withCookie: true })

const closed: readonly ErrorCode[] = ['CONTENT_NOT_FOUND', 'CONTENT_RESTRICTED', 'CONTENT_LOCKED']

/** True when the API gives this caller the address of the video; false for a content that they may not see. */
export async function isPlayable(rest: Rest, id: string): Promise<boolean> {
  try {
    return (await contentById(rest, id, [])).video_url !== null
  } catch (error) {
    if (error instanceof AppError && closed.includes(error.code)) return false
    throw error
  }
}

/** POST /contents: the same key again returns the same content. @throws AppError INVALID_INPUT with fields, FORBIDDEN */
export const createContent = (rest: Rest, body: NewContent): Promise<Content> =>
  rest.read(contentSchema, { method: 'POST', path: '/contents', body })

/** PUT /contents/{id}: absent fields do not change. @throws AppError INVALID_INPUT with fields, CONTENT_NOT_FOUND, FORBIDDEN */
export const changeContent = (rest: Rest, id: string, body: ContentChange): Promise<Content> =>
  rest.read(contentSchema, { method: 'PUT', path: `/contents/${encodeSegment(id)}`, body })

/** DELETE /contents/{id}, with its files. @throws AppError CONTENT_NOT_FOUND, FORBIDDEN */
export const deleteContent = (rest: Rest, id: string): Promise<void> =>
  rest.send({ method: 'DELETE', path: `/contents/${encodeSegment(id)}` })

/** PUT /contents/{id}/views: counts the caller's view. @throws AppError VIEW_TOO_EARLY, CONTENT_NOT_FOUND */
export const countView = (rest: Rest, id: string, expand: readonly ContentExpand[]): Promise<Content> =>
  rest.read(contentSchema, { method: 'PUT', path: `/contents/${encodeSegment(id)}/views`, query: expanded(expand) })

/** PUT /contents/{id}/conversion. @throws AppError CONVERSION_NOT_FAILED, VIDEO_REQUIRED when its file is gone, FORBIDDEN */
export const repeatConversion = (rest: Rest, id: string): Promise<Content> =>
  rest.read(contentSchema, { method: 'PUT', path: `/contents/${encodeSegment(id)}/conversion` })

/** DELETE /contents/{id}/captions/{language}, with its details. @throws AppError CONTENT_NOT_FOUND, FORBIDDEN */
export const deleteCaptions = (rest: Rest, id: string, language: string): Promise<Content> =>
  rest.read(contentSchema, { method: 'DELETE', path: `/contents/${encodeSegment(id)}/captions/${encodeSegment(language)}` })

/** PUT /contents/{id}/trim, in seconds of its file. @throws AppError CONTENT_NOT_FOUND, FORBIDDEN, VIDEO_REQUIRED, CONFLICT, INVALID_INPUT */
export const trimContent = (rest: Rest, id: string, part: { start: number; end: number }): Promise<Content> =>
  rest.read(contentSchema, { method: 'PUT', path: `/contents/${encodeSegment(id)}/trim`, body: part })

/** DELETE /contents/{id}/trim. @throws AppError CONTENT_NOT_FOUND, FORBIDDEN, VIDEO_REQUIRED, CONFLICT */
export const untrimContent = (rest: Rest, id: string): Promise<Content> =>
  rest.read(contentSchema, { method: 'DELETE', path: `/contents/${encodeSegment(id)}/trim` })

/** PATCH /contents: each content is either changed or refused. @throws AppError FORBIDDEN for a caller who may not publish */
export const changeContents = (rest: Rest, body: ContentsChange): Promise<BulkChange> =>
  rest.read(bulkChangeSchema, { method: 'PATCH', path: '/contents', body })

/** DELETE /contents?ids=, with their files: each content is either deleted or refused. */
export const deleteContents = (rest: Rest, ids: readonly string[]): Promise<BulkDeletion> =>
  rest.read(bulkDeletionSchema, { method: 'DELETE', path: '/contents', query: { ids: ids.join(',') } })
