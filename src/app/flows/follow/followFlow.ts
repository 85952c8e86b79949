import type { FollowFlow } from '../../../machines/follow/useFollow.ts'
import { clientError } from '../../../shared/codedError.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { report } from '../../report.ts'
import type { FlowServices } from '../common/services.ts'
import { toggleFlow } from '../common/toggleFlow.ts'

/**
 * Loads the requests, after the first screen. The machine limits the wait.
 * @throws CodedError when they cannot be loaded, as without a network
 */
export const loadFollowRequests = () =>
  import('./followRequests.ts').catch((error: unknown) => {
    throw clientError('API_UNAVAILABLE', error)
  })

export const followFlow = (services: FlowServices): FollowFlow => ({
  ...toggleFlow(services, {
    name: 'follow',
    messages: { on: pageMessages.follow, off: pageMessages.unfollow },
    save: async (follow) => (await loadFollowRequests()).saveFollow(services, follow),
  }),
  onUnfollowed: (channel) =>
    void loadFollowRequests()
      .then((file) => file.offerUndo(services, channel))
      .catch((error: unknown) => report('offering to follow again', error)),
})
