import { AppError } from '../../../shared/errors.ts'
import { uuidSchema } from '../../../shared/entities/common.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { mustBeOneAtATime } from '../../limits/oneAtATime.ts'
import { pageSize } from '../../limits/pageSize.ts'
import {
  changeContent,
  changeContents,
  contentById,
  createContent,
  deleteCaptions,
  trimContent,
  untrimContent,
  deleteContent,
  deleteContents,
  isPlayable,
  newestContents,
  recommendations,
  repeatConversion,
  trending,
  unlockContent,
} from '../../rest/content.ts'
import { fromDetails, reasonText, toContent, toContentPage } from './models.ts'
import { selectedParts } from './selection.ts'

const audience = ({ isGuest }: { isGuest: boolean }) => (isGuest ? 'guest' : 'user')

const toRefusal = ({ uuid, message }: { uuid: string; message: string }) => ({ id: uuid, message })

export const contentResolvers: Resolvers = {
  Query: {
    recommendations: async (_parent, { limit }, context, info) => {
      const options = { audience: audience(context), limit: pageSize(limit), expand: selectedParts(info) } as const
      const contents = await recommendations(context.rest, options)
      return contents.map((content) => ({ content: toContent(content), reason: reasonText(content.reason) }))
    },
    trending: async (_parent, { limit }, context, info) => {
      const options = { audience: audience(context), limit: pageSize(limit), expand: selectedParts(info) } as const
      return (await trending(context.rest, options)).map(toContent)
    },
    newest: async (_parent, { limit, cursor }, { rest }, info) =>
      toContentPage(await newestContents(rest, { limit: pageSize(limit), cursor: cursor ?? null, expand: selectedParts(info) })),
    content: async (_parent, { id }, { rest }, info) => {
      // An address typed by hand: no content has such an id, so the API is not called.
      if (!uuidSchema.safeParse(id).success) return null
      try {
        return toContent(await contentById(rest, id, selectedParts(info)))
      } catch (error) {
        if (error instanceof AppError && error.status === 404) return null
        throw error
      }
    },
  },
  Mutation: {
    createContent: async (_parent, { input }, { rest, mustBeSignedIn, channelOf }) => {
      const { visibility, idempotencyKey, details, videoUrl, channelId, ...form } = input
      const own = channelId ?? (await channelOf.load((await mustBeSignedIn()).uuid))?.uuid
      if (own === undefined) throw new AppError('CHANNEL_NOT_FOUND')
      const of = { channel_uuid: own, video_url: videoUrl ?? null, idempotency_key: idempotencyKey }
      const body = { ...form, ...of, statuts: visibility, details: fromDetails(details) }
      return toContent(await createContent(rest, body))
    },
    updateContent: async (_parent, { id, input: { visibility, details, ...texts } }, { rest }) =>
      toContent(await changeContent(rest, id, { ...texts, statuts: visibility, details: fromDetails(details) })),
    unlockContent: async (_parent, { id, password }, { rest }) => {
      await unlockContent(rest, id, password)
      return true
    },
    deleteContent: async (_parent, { id }, { rest }) => {
      await deleteContent(rest, id)
      return { id }
    },
    repeatConversion: async (_parent, { id }, { rest }) => toContent(await repeatConversion(rest, id)),
    deleteCaptions: async (_parent, { contentId, language }, { rest }) => toContent(await deleteCaptions(rest, contentId, language)),
    trimContent: async (_parent, { id, start, end }, { rest }) => toContent(await trimContent(rest, id, { start, end })),
    untrimContent: async (_parent, { id }, { rest }) => toContent(await untrimContent(rest, id)),
    updateContents: async (_parent, { ids, input: { visibility, addHashtags, removeHashtags } }, { rest }) => {
      const change = {
        statuts: visibility ?? undefined,
        addHashtags: addHashtags ?? undefined,
        removeHashtags: removeHashtags ?? undefined,
      }
      const { changed, refused } = await changeContents(rest, { uuids: ids, ...change })
      return { contents: changed.map(toContent), refusals: refused.map(toRefusal) }
    },
    deleteContents: async (_parent, { ids }, { rest }) => {
      const { deleted, refused } = await deleteContents(rest, ids)
      return { ids: deleted, refusals: refused.map(toRefusal) }
    },
  },
  Content: {
    isOpenToGuests: async ({ id }, _args, { rest }, info) => {
      mustBeOneAtATime(info)
      return await isPlayable(rest.as(null), id)
    },
  },
}
