import { useActorRef, useSelector } from '@xstate/react'
import { createContext, useContext, useEffect, useMemo } from 'react'
import type { FlowOptions } from '../flow.ts'
import type { commentFormMachine } from './commentFormMachine.ts'
import * as select from './selectors.ts'
import type { CommentFormFact, CommentFormInput, CommentTarget } from './types.ts'

/** What the app lends to every form of comments: the machine with its actor, the session's answer, and an ear. */
export type CommentFormFlow = {
  machine: typeof commentFormMachine
  isSignedIn: () => boolean
  onFact: (fact: CommentFormFact) => void
  /** @returns what was typed in this form before and not sent; '' when nothing was */
  recallText: (target: CommentTarget) => string
  /** Is what was typed in this form being sent, since an earlier visit? */
  isUnderWay: (target: CommentTarget) => boolean
  actorOptions?: FlowOptions
}

export const CommentFormFlowContext = createContext<CommentFormFlow | null>(null)

export type CommentForm = ReturnType<typeof useCommentForm>

/** @param onSaved hears the id of what this form has written; keep it stable between renders */
export function useCommentForm(form: Omit<CommentFormInput, 'text' | 'isUnderWay'>, onSaved?: (id: string) => void) {
  const flow = useContext(CommentFormFlowContext)
  if (!flow) throw new Error('useCommentForm must be used within CommentFormFlowContext')
  const { target } = form
  const input = { ...form, text: flow.recallText(target), isUnderWay: flow.isUnderWay(target) }
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input })
  useEffect(() => {
    const ears = [
      actor.on('login.required', flow.onFact),
      actor.on('comment.saved', (fact) => {
        flow.onFact(fact)
        onSaved?.(fact.id)
      }),
    ]
    return () => ears.forEach((ear) => ear.unsubscribe())
  }, [actor, flow, onSaved])
  const commands = useMemo(
    () => ({
      /** @param text what the field starts with */
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
