import { readFileSync } from 'node:fs'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'
import type { GatewayContext } from './context.ts'
import { channelResolvers } from './domains/channel/resolvers.ts'
import { liveCommentResolvers } from './domains/comment/liveResolvers.ts'
import { commentResolvers } from './domains/comment/resolvers.ts'
import { liveResolvers } from './domains/content/liveResolvers.ts'
import { contentResolvers } from './domains/content/resolvers.ts'
import { followResolvers } from './domains/follow/resolvers.ts'
import { historyResolvers } from './domains/history/resolvers.ts'
import { notificationResolvers } from './domains/notification/resolvers.ts'
import { notInterestedResolvers } from './domains/notInterested/resolvers.ts'
import { playlistResolvers } from './domains/playlist/resolvers.ts'
import { problemReportResolvers } from './domains/problemReport/resolvers.ts'
import { reactionResolvers } from './domains/reaction/resolvers.ts'
import { reportResolvers } from './domains/report/resolvers.ts'
import { retentionResolvers } from './domains/retention/resolvers.ts'
import { exploreResolvers } from './domains/search/exploreResolvers.ts'
import { searchResolvers } from './domains/search/resolvers.ts'
import { secondFactorResolvers } from './domains/secondFactor/resolvers.ts'
import { sessionResolvers } from './domains/session/resolvers.ts'
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
      contentResolvers,
      liveResolvers,
      commentResolvers,
      liveCommentResolvers,
      followResolvers,
      historyResolvers,
      notificationResolvers,
      notInterestedResolvers,
      playlistResolvers,
      reactionResolvers,
      reportResolvers,
      problemReportResolvers,
      viewResolvers,
      statisticsResolvers,
      retentionResolvers,
      searchResolvers,
      exploreResolvers,
      siteResolvers,
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
}
