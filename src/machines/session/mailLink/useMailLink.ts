import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import type { mailLinkMachine } from './mailLinkMachine.ts'
import * as select from './selectors.ts'
import type { MailLinkInput } from './types.ts'

export type MailLinkFlow = {
  machine: typeof mailLinkMachine
  input: MailLinkInput
  actorOptions: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    mailLink: MailLinkFlow
  }
}

export function useMailLink() {
  const flow = useFlow('mailLink')
  const actor = useActorRef(flow.machine, { ...flow.actorOptions, input: flow.input })
  const commands = useMemo(
    () => ({
      follow: () => actor.send({ type: 'link.follow' }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
    }),
    [actor],
  )
  return {
    ...commands,
    purpose: useSelector(actor, select.selectPurpose),
    failure: useSelector(actor, select.selectFailure),
    isBusy: useSelector(actor, select.selectIsBusy),
    isExpired: useSelector(actor, select.selectIsExpired),
    isFollowed: useSelector(actor, select.selectIsFollowed),
  }
}
