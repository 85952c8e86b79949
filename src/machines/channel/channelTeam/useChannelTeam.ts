import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useFlow } from '../../common/flows.ts'
import type { FlowOptions } from '../../common/flow.ts'
import type { channelTeamMachine } from './channelTeamMachine.ts'
import * as select from './selectors.ts'
import type { ChannelTeamFact, TeamAct } from './types.ts'

export type ChannelTeamFlow = {
  machine: typeof channelTeamMachine
  onFact: (fact: ChannelTeamFact) => void
  actorOptions?: FlowOptions
}

declare module '../../common/flows.ts' {
  interface Flows {
    channelTeam: ChannelTeamFlow
  }
}

/** Returns the state and the commands of a channel's team. @param onOutdated called when the lists are stale; keep it stable between renders */
export function useChannelTeam(onOutdated: () => void) {
  const flow = useFlow('channelTeam')
  const actor = useActorRef(flow.machine, flow.actorOptions)
  useEffect(() => {
    const facts = ['member.invited', 'act.done', 'team.outdated', 'act.failed'] as const
    const subscriptions = [...facts.map((fact) => actor.on(fact, flow.onFact)), actor.on('team.outdated', onOutdated)]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, flow, onOutdated])
  const commands = useMemo(
    () => ({
      change: (username: string) => actor.send({ type: 'name.change', username }),
      invite: (channelId: string) => actor.send({ type: 'invitation.send', channelId }),
      dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
      ask: (act: TeamAct) => actor.send({ type: 'act.ask', act }),
      accept: (act: TeamAct) => actor.send({ type: 'invitation.accept', act }),
      confirm: () => actor.send({ type: 'question.confirm' }),
      cancel: () => actor.send({ type: 'question.cancel' }),
    }),
    [actor],
  )
  return {
    ...commands,
    username: useSelector(actor, select.selectUsername),
    errors: useSelector(actor, select.selectErrors),
    failure: useSelector(actor, select.selectFailure),
    act: useSelector(actor, select.selectAct),
    isInviting: useSelector(actor, select.selectIsInviting),
    isAsking: useSelector(actor, select.selectIsAsking),
    isBusy: useSelector(actor, select.selectIsBusy),
  }
}

export type ChannelTeamCommands = ReturnType<typeof useChannelTeam>
