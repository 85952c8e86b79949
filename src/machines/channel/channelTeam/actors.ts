import { promisePlaceholder } from '../../common/placeholder.ts'
import type { TeamAct } from './types.ts'

/** Provided by the app. Failures are CodedErrors. */
export const channelTeamActors = {
  /** @returns the name as it was sent, once the person is invited */
  inviteMember: promisePlaceholder<string, { channelId: string; username: string }>('inviteMember'),
  /** @returns the same act, once the server has applied it */
  carryOut: promisePlaceholder<TeamAct, { act: TeamAct | null }>('carryOut'),
}
