import rateLimit from '@fastify/rate-limit'
import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '../shared/errors.ts'
import type { ApiDeps } from './deps.ts'
import { fileRoutes } from './files/routes.ts'
import { answerError } from './frame/errors.ts'
import { gathered } from './frame/gathered.ts'
import { acceptJson } from './frame/json.ts'
import { createLimiters, defaultLimits } from './frame/limits.ts'
import { watchMethods } from './frame/methods.ts'
import { gatherOpenApi } from './frame/openapi.ts'
import { encodeLong, serializer } from './frame/serializer.ts'
import { auditRoutes } from './audit/routes.ts'
import { accountExportRoutes } from './accountExport/routes.ts'
import { defaultGuessLimits, passwordChecks } from './auth/guesses.ts'
import { authRoutes } from './auth/routes.ts'
import { useSessions } from './auth/service.ts'
import { channelRoutes } from './channels/routes.ts'
import { commentMarkRoutes } from './comments/marks.ts'
import { commentRoutes } from './comments/routes.ts'
import { feedRoutes } from './contents/feeds.ts'
import { contentRoutes } from './contents/routes.ts'
import { docsRoutes } from './docs/routes.ts'
import { eventRoutes } from './events/routes.ts'
import { followRoutes } from './follows/routes.ts'
import { hashtagRoutes } from './hashtags/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { historicalRoutes } from './historicals/routes.ts'
import { wholeHistoryRoutes } from './historicals/whole.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { notInterestedRoutes } from './notInterested/routes.ts'
import { playlistEntryRoutes } from './playlists/entries.ts'
import { playlistRoutes } from './playlists/routes.ts'
import { identityRoutes } from './identities/routes.ts'
import { moderationRoutes } from './moderation/routes.ts'
import { reactionRoutes } from './reactions/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { roleRoutes } from './roles/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { statisticsRoutes } from './statistics/routes.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { appointAtStart } from './users/administrator.ts'
import { userRoutes } from './users/routes.ts'
import { viewRoutes } from './views/routes.ts'

export type { ApiDeps } from './deps.ts'

const resources = [
  authRoutes,
  identityRoutes,
  sessionRoutes,
  userRoutes,
  accountExportRoutes,
  roleRoutes,
  channelRoutes,
  contentRoutes,
  feedRoutes,
  hashtagRoutes,
  reactionRoutes,
  commentRoutes,
  commentMarkRoutes,
  reportRoutes,
  moderationRoutes,
  auditRoutes,
  viewRoutes,
  historicalRoutes,
  wholeHistoryRoutes,
  playlistRoutes,
  playlistEntryRoutes,
  notInterestedRoutes,
  followRoutes,
  notificationRoutes,
  statisticsRoutes,
  searchRoutes,
  fileRoutes,
  eventRoutes,
  healthRoutes,
  docsRoutes,
]

/** The REST API of specification §7, to be mounted under a prefix; nothing of it reaches the server around it. */
export function api(deps: ApiDeps): FastifyPluginAsync {
  return async (app) => {
    app.setErrorHandler(answerError)
    app.setNotFoundHandler(() => {
      throw new AppError('NOT_FOUND')
    })
    app.setValidatorCompiler(() => () => true)
    app.setSerializerCompiler(serializer(deps.checkAnswers ?? false))
    app.decorateRequest('viewer', null)
    app.addHook('onSend', encodeLong)
    acceptJson(app)
    await app.register(rateLimit, { global: false })
    const limiters = createLimiters(app, { ...defaultLimits, ...deps.limits }, deps.database)
    app.decorate('limiters', limiters)
    app.decorate(
      'findSession',
      gathered((tokenHashes) => useSessions(deps.database.db, tokenHashes)),
    )
    const { perAddress } = limiters.auth
    app.decorate('passwordChecks', passwordChecks(deps.database.db, perAddress, { ...defaultGuessLimits, ...deps.guessLimits }))
    await gatherOpenApi(app, deps.publicUrl)
    const refuseOtherMethods = watchMethods(app)
    for (const resource of resources) await app.register(resource(deps))
    refuseOtherMethods()
    if (await appointAtStart(deps.database.db, deps.adminEmail)) app.log.info('the account of ADMIN_EMAIL became administrator')
  }
}
