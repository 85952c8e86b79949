import { uuidSchema } from '../../../shared/entities/common.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { mustBeOneAtATime } from '../../limits/oneAtATime.ts'
import { nullIfNotFound } from '../../live/liveReads.ts'
import * as comments from '../../rest/comment.ts'
import { contentById } from '../../rest/content.ts'
import { toContent } from '../content/models.ts'
import { selectedParts } from '../content/selection.ts'
import { toComment, toCommentPage } from './models.ts'

export const commentResolvers: Resolvers = {
  Query: {
    comment: async (_parent, { id }, { rest }) => {
      if (!uuidSchema.safeParse(id).success) return null
      const comment = await nullIfNotFound(comments.commentById(rest, id))
      return comment && toComment(comment)
    },
    mentionSuggestions: async (_parent, { contentId, beginning }, { rest }) => {
      const people = await comments.mentionSuggestions(rest, contentId, beginning)
      return people.map(({ uuid, username, avatar }) => ({ id: uuid, username, avatarUrl: avatar }))
    },
  },
  Content: {
    comments: async ({ id }, { sort, after }, { rest }, info) => {
      mustBeOneAtATime(info)
      return toCommentPage(await comments.commentsOfContent(rest, id, sort, after))
    },
  },
  Comment: {
    replies: async ({ id }, { after }, { rest }, info) => {
      mustBeOneAtATime(info)
      return toCommentPage(await comments.repliesTo(rest, id, after))
    },
  },
  Mutation: {
    addComment: async (_parent, { contentId, text, parentId, idempotencyKey }, { rest, me }) => {
      const answered = { content_uuid: contentId, parent_uuid: parentId ?? null }
      const form = { text, user_uuid: me(), ...answered, idempotency_key: idempotencyKey ?? null }
      return { comment: toComment(await comments.addComment(rest, form)) }
    },
    editComment: async (_parent, { id, text }, { rest }) => toComment(await comments.editComment(rest, id, text)),
    deleteComment: async (_parent, { id }, { rest }) => {
      const { parentId, contentId } = toComment(await comments.commentById(rest, mustBeId(id)))
      await comments.deleteComment(rest, id)
      return { id, parentId, contentId }
    },
    setCommentLike: async (_parent, { id, liked }, { rest }) => toComment(await comments.setCommentMark(rest, id, 'like', liked)),
    setCommentPin: async (_parent, { id, pinned }, { rest }) => toComment(await comments.setCommentMark(rest, id, 'pin', pinned)),
    setCommentHeart: async (_parent, { id, hearted }, { rest }) => toComment(await comments.setCommentMark(rest, id, 'heart', hearted)),
  },
  AddedComment: {
    parent: async ({ comment: { parentId } }, _args, { rest }) =>
      parentId === null ? null : toComment(await comments.commentById(rest, parentId)),
    content: async ({ comment }, _args, { rest }, info) => toContent(await contentById(rest, comment.contentId, selectedParts(info))),
  },
  DeletedComment: {
    parent: async ({ parentId }, _args, { rest }) => (parentId === null ? null : toComment(await comments.commentById(rest, parentId))),
    content: async ({ contentId }, _args, { rest }, info) => toContent(await contentById(rest, contentId, selectedParts(info))),
  },
}

function mustBeId(id: string): string {
  if (!uuidSchema.safeParse(id).success) throw new AppError('COMMENT_NOT_FOUND')
  return id
}
