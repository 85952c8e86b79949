import { AppError } from '../shared/errors.ts'
import type { User } from '../shared/entities/user.ts'
import {
  type ChannelLoader,
  channelLoader,
  type ChannelOfUserLoader,
  channelOfUserLoader,
  type FollowLoader,
  followLoader,
} from './domains/channel/loaders.ts'
import { type PlaylistLoader, playlistLoader } from './domains/playlist/loaders.ts'
import { type MuteLoader, muteLoader } from './domains/mute/loaders.ts'
import { type QuotaLoader, quotaLoader } from './domains/quota/loaders.ts'
import type { LiveSeats } from './limits/liveSeats.ts'
import type { Caller } from './rest/caller.ts'
import type { Rest, RestApi } from './rest/rest.ts'
import { verifyToken } from './rest/session.ts'

/** What resolvers share during one GraphQL request. */
export type GatewayContext = {
  requestId: string
  /** aborted when the gateway closes: live responses end then, others finish */
  closing: AbortSignal
  /** Takes a seat for a live response until the request ends. @throws AppError TOO_MANY_REQUESTS */
  takeLiveSeat: () => void
  rest: Rest
  isGuest: boolean
  /** The signed-in person, requested from the API once per request; null for a guest. @throws AppError SESSION_EXPIRED */
  viewer: () => Promise<User | null>
  /** The same, requested again: live responses outlast the first result. @throws AppError SESSION_EXPIRED */
  viewerNow: () => Promise<User | null>
  /** The signed-in person. @throws AppError UNAUTHENTICATED for a guest */
  mustBeSignedIn: () => Promise<User>
  /** Names the caller in a REST request without asking who they are. @throws AppError UNAUTHENTICATED for a guest */
  me: () => 'me'
  channelOf: ChannelOfUserLoader
  channels: ChannelLoader
  /** the viewer's own follows, by channel */
  follows: FollowLoader
  playlists: PlaylistLoader
  /** whether the viewer mutes it, by channel */
  mutes: MuteLoader
  /** of accounts, for administrators */
  quotas: QuotaLoader
}

/** The token of `Authorization: Bearer …`; null for anything else. */
function bearerToken(authorization: string | null): string | null {
  return authorization === null ? null : (/^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? null)
}

/** The parts that all requests of a gateway share. */
export type GatewayParts = { api: RestApi; seats: LiveSeats; closing: AbortSignal }

export function createContext({ api, seats, closing }: GatewayParts, caller: Caller): GatewayContext {
  const rest = api.for(caller)
  const token = bearerToken(caller.authorization)
  let viewer: Promise<User | null> | undefined

  const askViewer = async (): Promise<User | null> => (token === null ? null : (await verifyToken(rest, token)).owner)
  const context: GatewayContext = {
    requestId: caller.requestId,
    closing,
    takeLiveSeat: () => seats.take(caller),
    rest,
    isGuest: token === null,
    viewer: () => (viewer ??= askViewer()),
    viewerNow: askViewer,
    mustBeSignedIn: async () => {
      const person = await context.viewer()
      if (!person) throw new AppError('UNAUTHENTICATED')
      return person
    },
    me: () => {
      if (token === null) throw new AppError('UNAUTHENTICATED')
      return 'me'
    },
    channelOf: channelOfUserLoader(rest),
    channels: channelLoader(rest),
    follows: followLoader(rest),
    playlists: playlistLoader(rest),
    mutes: muteLoader(rest),
    quotas: quotaLoader(rest),
  }
  return context
}
