import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import {
  AddCommentDocument,
  EditCommentDocument,
  SetCommentHeartDocument,
  SetCommentLikeDocument,
  SetCommentPinDocument,
} from '../../../graphql/generated/graphql.ts'
import { commentFormMachine } from '../../../machines/comment/commentForm/commentFormMachine.ts'
import type { CommentTarget } from '../../../machines/comment/commentForm/types.ts'
import { type CommentFormFlow } from '../../../machines/comment/commentForm/useCommentForm.ts'
import { type AskedDeletion } from '../../../screens/Watch/Comments/CommentsContext.ts'
import { pageMessages } from '../../../shared/errors.ts'
import { lazyPart } from '../../../ui/overlay/lazyPart.tsx'
import { commentDrafts } from './commentDrafts.ts'
import { commentSendings } from './commentSendings.ts'
import type { FlowServices } from '../common/services.ts'
import { toggleFlow } from '../common/toggleFlow.ts'

const CommentDeletion = lazyPart<AskedDeletion>(async () => (await import('./CommentDeletionWithFlow.tsx')).CommentDeletionWithFlow, {
  floats: { asked: ({ asked }) => asked },
})

export function commentFlows(services: FlowServices) {
  return {
    commentForm: formFlow(services),
    commentDeletionDialog: (props: AskedDeletion) => <CommentDeletion {...props} />,
    commentMarks: marksFlow(services),
    commentArrivals: services.actorOptions,
  }
}

/** Returns the form's name, which is its key among the stored drafts. */
function nameOf(target: CommentTarget): string {
  return target.kind === 'edit' ? `edit ${target.commentId}` : `add ${target.contentId} ${target.parentId}`
}

function formFlow(services: FlowServices): CommentFormFlow {
  const { client, isSignedIn, askToLogin, actorOptions, texts } = services
  const drafts = commentDrafts(texts)
  const sendings = commentSendings(services)
  const save = async (target: CommentTarget, text: string): Promise<string> => {
    if (target.kind === 'edit') return (await mutate(client(), EditCommentDocument, { id: target.commentId, text })).editComment.id
    const { contentId, parentId } = target
    const comment = { contentId, text, parentId, idempotencyKey: drafts.keyOf(nameOf(target)) }
    return (await mutate(client(), AddCommentDocument, comment)).addComment.comment.id
  }
  return {
    machine: commentFormMachine.provide({
      actors: {
        saveComment: fromPromise<string, { target: CommentTarget; text: string }>(({ input: { target, text }, signal }) => {
          const message = target.kind === 'edit' ? pageMessages.editComment : pageMessages.addComment
          return sendings.send({ form: nameOf(target), text, message, save: () => save(target, text) }, signal)
        }),
      },
      actions: { keepText: (_, { target, text }) => drafts.keep(nameOf(target), text) },
    }),
    isSignedIn,
    actorOptions,
    recallText: (target) => drafts.recall(nameOf(target)),
    isUnderWay: (target) => sendings.isUnderWay(nameOf(target)),
    onFact: (fact) => {
      if (fact.type === 'login.required') askToLogin()
    },
  }
}

function marksFlow(services: FlowServices) {
  const messages = { on: pageMessages.editComment, off: pageMessages.editComment }
  return {
    like: toggleFlow(services, {
      name: 'comment.like',
      messages: { on: pageMessages.like, off: pageMessages.like },
      save: ({ subjectId, isOn }) => mutate(services.client(), SetCommentLikeDocument, { id: subjectId, liked: isOn }),
    }),
    pin: toggleFlow(services, {
      name: 'comment.pin',
      messages,
      save: ({ subjectId, isOn }) => mutate(services.client(), SetCommentPinDocument, { id: subjectId, pinned: isOn }),
    }),
    heart: toggleFlow(services, {
      name: 'comment.heart',
      messages,
      save: ({ subjectId, isOn }) => mutate(services.client(), SetCommentHeartDocument, { id: subjectId, hearted: isOn }),
    }),
  }
}
