import { type ActorRefFrom, createActor, fromPromise, toPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { AddCommentDocument, EditCommentDocument } from '../../../graphql/generated/graphql.ts'
import { commentSendingMachine } from '../../../machines/comment/commentSending/commentSendingMachine.ts'
import type { CommentSendingInput } from '../../../machines/comment/commentSending/types.ts'
import type { CommentTarget } from '../../../machines/comment/commentTarget.ts'
import { selectUser } from '../../../machines/session/session/selectors.ts'
import { CodedError } from '../../../shared/codedError.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import type { FlowServices } from '../common/services.ts'
import { commentDrafts, formNameOf } from './commentDrafts.ts'

function tellHeld(): void {
  const description = 'Il paraîtra une fois validé. D’ici là, seules les personnes qui le valident le voient, et vous.'
  toasts.show({ title: 'Commentaire en attente de validation', description, tone: 'info', id: 'comment.held' })
}

type Sending = ActorRefFrom<typeof commentSendingMachine>

/** Returns the background actors of the page's comments in flight. */
function sendingsOf({ backgroundActors }: FlowServices): Map<string, Sending> {
  const inFlight = new Map<string, Sending>()
  const stop = (): void => inFlight.forEach((sending) => sending.stop())
  backgroundActors.commentSendings ??= { inFlight, stop }
  return backgroundActors.commentSendings.inFlight
}

/** Returns what a form asks of the comments in flight. */
export function commentSendings(services: FlowServices) {
  const { client, session, texts, actorOptions } = services
  const inFlight = sendingsOf(services)
  const drafts = commentDrafts(texts)
  const nameOf = (target: CommentTarget): string => `${selectUser(session.getSnapshot())?.id} ${formNameOf(target)}`

  const machine = commentSendingMachine.provide({
    actors: {
      saveComment: fromPromise<string, CommentSendingInput>(async ({ input: { target, text } }) => {
        if (target.kind === 'edit') {
          const { editComment } = await mutate(client(), EditCommentDocument, { id: target.commentId, text })
          if (editComment.isHeld) tellHeld()
          return editComment.id
        }
        const { contentId, parentId } = target
        const comment = { contentId, text, parentId, idempotencyKey: drafts.keyOf(formNameOf(target)) }
        const { addComment } = await mutate(client(), AddCommentDocument, comment)
        if (addComment.comment.isHeld) tellHeld()
        return addComment.comment.id
      }),
    },
  })

  function begin(input: CommentSendingInput): Sending {
    const { target, text } = input
    const name = nameOf(target)
    const actor = createActor(machine, { ...actorOptions, input })
    const isSameWriter = (): boolean => nameOf(target) === name
    actor.on('comment.saved', () => {
      if (isSameWriter()) drafts.settle(formNameOf(target), text)
    })
    actor.on('failure.unseen', ({ failure }) => {
      if (!isSameWriter()) return
      const description = 'Votre texte est gardé\u00a0: il vous attend sous la vidéo.'
      toasts.show({ title: failure.message, description, tone: 'error', id: `comment.failed ${name}` })
    })
    actor.subscribe({ complete: () => inFlight.delete(name) })
    inFlight.set(name, actor)
    return actor.start()
  }

  return {
    isInFlight: (target: CommentTarget): boolean => inFlight.has(nameOf(target)),
    /**
     * Sends the comment, or joins the one that is already in flight for the form.
     * @param signal aborted when the form no longer waits for the response
     * @returns the comment's id
     */
    send: async (comment: CommentSendingInput, signal: AbortSignal): Promise<string> => {
      const sending = inFlight.get(nameOf(comment.target)) ?? begin(comment)
      sending.send({ type: 'form.joined' })
      signal.addEventListener('abort', () => {
        if (sending.getSnapshot().status === 'active') sending.send({ type: 'form.left' })
      })
      const { id, failure } = await toPromise(sending)
      if (failure) throw new CodedError(failure.code, failure.message, failure)
      return id
    },
  }
}
