import { readFileSync } from 'node:fs'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import type { GatewayContext } from './context.ts'
import { channelMemberResolvers } from './domains/channel/memberResolvers.ts'
import { channelResolvers } from './domains/channel/resolvers.ts'
import { liveCommentResolvers } from './domains/comment/liveResolvers.ts'
import { heldCommentResolvers } from './domains/comment/heldResolvers.ts'
import { commentResolvers } from './domains/comment/resolvers.ts'
import { liveResolvers } from './domains/content/liveResolvers.ts'
import { contentResolvers } from './domains/content/resolvers.ts'
import { followResolvers } from './domains/follow/resolvers.ts'
import { historyResolvers } from './domains/history/resolvers.ts'
import { notificationResolvers } from './domains/notification/resolvers.ts'
import { notInterestedResolvers } from './domains/notInterested/resolvers.ts'
import { muteResolvers } from './domains/mute/resolvers.ts'
import { playlistResolvers } from './domains/playlist/resolvers.ts'
import { problemReportResolvers } from './domains/problemReport/resolvers.ts'
import { quotaResolvers } from './domains/quota/resolvers.ts'
import { reactionResolvers } from './domains/reaction/resolvers.ts'
import { reportResolvers } from './domains/report/resolvers.ts'
import { retentionResolvers } from './domains/retention/resolvers.ts'
import { exploreResolvers } from './domains/search/exploreResolvers.ts'
import { searchResolvers } from './domains/search/resolvers.ts'
import { secondFactorResolvers } from './domains/secondFactor/resolvers.ts'
import { sessionResolvers } from './domains/session/resolvers.ts'
import { administrationResolvers } from './domains/administration/resolvers.ts'
import { registrationResolvers } from './domains/registration/resolvers.ts'
import { siteResolvers } from './domains/site/resolvers.ts'
import { statisticsResolvers } from './domains/statistics/resolvers.ts'
import { userResolvers } from './domains/user/resolvers.ts'
import { viewResolvers } from './domains/view/resolvers.ts'

/** Returns `schema.graphql` with its resolvers; a resolver for something that the schema does not contain stops the start. */
export function createExecutableSchema(): GraphQLSchema {
  return makeExecutableSchema<GatewayContext>({
    typeDefs: readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'),
    resolvers: [
      sessionResolvers,
      secondFactorResolvers,
      userResolvers,
      channelResolvers,
      channelMemberResolvers,
      contentResolvers,
      liveResolvers,
      commentResolvers,
      liveCommentResolvers,
      heldCommentResolvers,
      followResolvers,
      historyResolvers,
      notificationResolvers,
      notInterestedResolvers,
      muteResolvers,
      playlistResolvers,
      reactionResolvers,
      reportResolvers,
      problemReportResolvers,
      viewResolvers,
      statisticsResolvers,
      retentionResolvers,
      searchResolvers,
      exploreResolvers,
      administrationResolvers,
      registrationResolvers,
      quotaResolvers,
      siteResolvers,
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
}
