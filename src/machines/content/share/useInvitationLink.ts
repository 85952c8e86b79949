import { useFlow } from '../../common/flows.ts'
import { type ShareFlow, useShareActor } from './useShareActor.ts'

declare module '../../common/flows.ts' {
  interface Flows {
    /** The flow for the links of invitations, which always uses the clipboard. */
    invitationLink: ShareFlow
  }
}

/** Returns the command that copies the link of an invitation. If the copy fails, the user selects it where it is shown. */
export function useInvitationLink(): (url: string) => void {
  const actor = useShareActor(useFlow('invitationLink'))
  return (url) => actor.send({ type: 'share.start', shareable: { title: '', url } })
}
