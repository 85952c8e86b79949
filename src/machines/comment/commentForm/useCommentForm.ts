import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import type { CommentTarget } from '../commentTarget.ts'
import type { commentFormMachine } from './commentFormMachine.ts'
import * as select from './selectors.ts'
import type { CommentFormFact, CommentFormInput } from './types.ts'

export type CommentFormFlow = {
  machine: typeof commentFormMachine
  isSignedIn: () => boolean
  onFact: (fact: CommentFormFact) => void
  /** @returns the stored draft of this form; '' when there is none */
  recallText: (target: CommentTarget) => string
  /** True when the form's text has been in flight since an earlier visit. */
  isInFlight: (target: CommentTarget) => boolean
  actorOptions?: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    commentForm: CommentFormFlow
  }
}

export type CommentForm = ReturnType<typeof useCommentForm>

/** @param onSaved receives the id of the comment that this form saved; keep it stable between renders */
export function useCommentForm(form: Omit<CommentFormInput, 'text' | 'isInFlight'>, onSaved?: (id: string) => void) {
  const flow = useFlow('commentForm')
  const { target } = form
  const input = { ...form, text: flow.recallText(target), isInFlight: flow.isInFlight(target) }
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input })
  useEffect(() => {
    const subscriptions = [
      actor.on('login.required', flow.onFact),
      actor.on('comment.saved', (fact) => {
        flow.onFact(fact)
        onSaved?.(fact.id)
      }),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, flow, onSaved])
  const commands = useMemo(
    () => ({
      /** @param text the field's initial text */
      open: (text: string) =>
        actor.send({ type: 'form.open', text: flow.recallText(actor.getSnapshot().context.target) || text, isSignedIn: flow.isSignedIn() }),
      change: (text: string) => actor.send({ type: 'text.change', text }),
      submit: () => actor.send({ type: 'form.submit' }),
      close: () => actor.send({ type: 'form.close' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
    }),
    [actor, flow],
  )
  return {
    ...commands,
    text: useSelector(actor, select.selectText),
    error: useSelector(actor, select.selectError),
    failure: useSelector(actor, select.selectFailure),
    isOpen: useSelector(actor, select.selectIsOpen),
    isBusy: useSelector(actor, select.selectIsBusy),
    canSubmit: useSelector(actor, select.selectCanSubmit),
  }
}
