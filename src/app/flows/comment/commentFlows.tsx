import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { SetCommentHeartDocument, SetCommentLikeDocument, SetCommentPinDocument } from '../../../graphql/generated/graphql.ts'
import { commentFormMachine } from '../../../machines/comment/commentForm/commentFormMachine.ts'
import type { CommentSendingInput } from '../../../machines/comment/commentSending/types.ts'
import { type CommentFormFlow } from '../../../machines/comment/commentForm/useCommentForm.ts'
import { type AskedBlock, type AskedDeletion, type WrittenMention } from '../../../screens/Watch/Comments/CommentsContext.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { lazyPart } from '../../../components/lazyPart.tsx'
import { commentDrafts, formNameOf } from './commentDrafts.ts'
import { commentSendings } from './commentSendings.ts'
import type { FlowServices } from '../common/services.ts'
import { toggleFlow } from '../common/toggleFlow.ts'

const CommentDeletion = lazyPart<AskedDeletion>(async () => (await import('./CommentDeletionWithFlow.tsx')).CommentDeletionWithFlow, {
  isOpen: ({ asked }) => asked,
})

const CommenterBlock = lazyPart<AskedBlock>(async () => (await import('./CommenterBlockWithFlow.tsx')).CommenterBlockWithFlow, {
  isOpen: ({ asked }) => asked,
})

const MentionSuggestions = lazyPart<WrittenMention>(
  async () => (await import('./MentionSuggestionsWithFlow.tsx')).MentionSuggestionsWithFlow,
  {
    // The name can be typed without them.
    failure: () => null,
  },
)

export function commentFlows(services: FlowServices) {
  return {
    commentForm: formFlow(services),
    commentDeletionDialog: (props: AskedDeletion) => <CommentDeletion {...props} />,
    commenterBlockDialog: (props: AskedBlock) => <CommenterBlock {...props} />,
    mentionSuggestions: (props: WrittenMention) => <MentionSuggestions {...props} />,
    commentMarks: marksFlow(services),
    commentArrivals: services.actorOptions,
  }
}

function formFlow(services: FlowServices): CommentFormFlow {
  const { isSignedIn, askToLogin, actorOptions, texts } = services
  const drafts = commentDrafts(texts)
  const sendings = commentSendings(services)
  return {
    machine: commentFormMachine.provide({
      actors: { saveComment: fromPromise<string, CommentSendingInput>(({ input, signal }) => sendings.send(input, signal)) },
      actions: { keepText: (_, { target, text }) => drafts.keep(formNameOf(target), text) },
    }),
    isSignedIn,
    actorOptions,
    recallText: (target) => drafts.recall(formNameOf(target)),
    isInFlight: sendings.isInFlight,
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
