import rateLimit from '@fastify/rate-limit'
import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '../shared/errors.ts'
import type { ApiDeps } from './deps.ts'
import { fileRoutes } from './upload/routes.ts'
import { answerError } from './http/errors.ts'
import { batchedLookup } from './http/batchedLookup.ts'
import { acceptJson } from './http/json.ts'
import { createLimiters, defaultLimits } from './http/limits.ts'
import { watchMethods } from './http/methods.ts'
import { gatherOpenApi } from './http/openapi.ts'
import { encodeLong, serializer } from './http/serializer.ts'
import { auditRoutes } from './audit/routes.ts'
import { accountExportRoutes } from './accountExport/routes.ts'
import { defaultGuessLimits, passwordChecks } from './auth/guesses.ts'
import { authRoutes } from './auth/routes.ts'
import { useSessions } from './auth/service.ts'
import { keptRecommendations } from './content/keptRecommendations.ts'
import { keptSessions } from './session/keptSessions.ts'
import { claimRoutes } from './claim/routes.ts'
import { channelRoutes } from './channel/routes.ts'
import { captionRoutes } from './caption/routes.ts'
import { channelMemberRoutes } from './channel/memberRoutes.ts'
import { blockedCommenterRoutes } from './channel/blockedCommenters.ts'
import { heldCommentRoutes } from './comment/heldRoutes.ts'
import { commentMarkRoutes } from './comment/marks.ts'
import { mentionRoutes } from './comment/mentionRoutes.ts'
import { commentRoutes } from './comment/routes.ts'
import { bulkRoutes } from './content/bulkRoutes.ts'
import { feedRoutes } from './content/feeds.ts'
import { contentRoutes } from './content/routes.ts'
import { conversionRoutes } from './conversion/routes.ts'
import { jobRoutes } from './job/routes.ts'
import { storageRoutes } from './storageCheck/routes.ts'
import { mailRoutes } from './mail/routes.ts'
import { downloadRoutes } from './download/routes.ts'
import { docsRoutes } from './docs/routes.ts'
import { eventRoutes } from './events/routes.ts'
import { followRoutes } from './follow/routes.ts'
import { hashtagRoutes } from './hashtag/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { historyRoutes } from './history/routes.ts'
import { wholeHistoryRoutes } from './history/whole.ts'
import { notificationRoutes } from './notification/routes.ts'
import { unsubscriptionRoutes } from './notification/unsubscriptions.ts'
import { notInterestedRoutes } from './notInterested/routes.ts'
import { muteRoutes } from './mute/routes.ts'
import { playlistEntryRoutes } from './playlist/entries.ts'
import { playlistRoutes } from './playlist/routes.ts'
import { identityRoutes } from './identity/routes.ts'
import { moderationRoutes } from './moderation/routes.ts'
import { problemReportRoutes } from './problemReport/routes.ts'
import { quotaRoutes } from './quota/routes.ts'
import { reactionRoutes } from './reaction/routes.ts'
import { reportRoutes } from './report/routes.ts'
import { roleRoutes } from './role/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { retentionRoutes } from './retention/routes.ts'
import { trimRoutes } from './trim/routes.ts'
import { periodRoutes } from './statistics/periodRoutes.ts'
import { statisticsRoutes } from './statistics/routes.ts'
import { passkeyRoutes } from './secondFactor/passkeyRoutes.ts'
import { viewerLimit } from './secondFactor/viewerLimit.ts'
import { secondFactorRoutes } from './secondFactor/routes.ts'
import { sessionRoutes } from './session/routes.ts'
import { administeredChannelRoutes } from './administration/channelRoutes.ts'
import { administeredContentRoutes } from './administration/contentRoutes.ts'
import { administrationRoutes } from './administration/routes.ts'
import { registrationRoutes } from './registration/routes.ts'
import { guestPlayback } from './site/guestPlayback.ts'
import { siteRoutes } from './site/routes.ts'
import { appointAtStart } from './user/administrator.ts'
import { userRoutes } from './user/routes.ts'
import { viewRoutes } from './view/routes.ts'

export type { ApiDeps } from './deps.ts'

const resources = [
  authRoutes,
  identityRoutes,
  secondFactorRoutes,
  passkeyRoutes,
  sessionRoutes,
  userRoutes,
  accountExportRoutes,
  roleRoutes,
  channelRoutes,
  channelMemberRoutes,
  contentRoutes,
  bulkRoutes,
  conversionRoutes,
  mailRoutes,
  jobRoutes,
  storageRoutes,
  claimRoutes,
  captionRoutes,
  downloadRoutes,
  trimRoutes,
  retentionRoutes,
  feedRoutes,
  hashtagRoutes,
  reactionRoutes,
  commentRoutes,
  mentionRoutes,
  commentMarkRoutes,
  heldCommentRoutes,
  blockedCommenterRoutes,
  reportRoutes,
  problemReportRoutes,
  moderationRoutes,
  auditRoutes,
  viewRoutes,
  historyRoutes,
  wholeHistoryRoutes,
  playlistRoutes,
  playlistEntryRoutes,
  notInterestedRoutes,
  muteRoutes,
  followRoutes,
  notificationRoutes,
  unsubscriptionRoutes,
  statisticsRoutes,
  periodRoutes,
  searchRoutes,
  fileRoutes,
  administrationRoutes,
  administeredContentRoutes,
  administeredChannelRoutes,
  registrationRoutes,
  quotaRoutes,
  siteRoutes,
  eventRoutes,
  healthRoutes,
  docsRoutes,
]

/** Returns the REST API of specification §7, to be mounted under a prefix. Its hooks and handlers do not affect the server around it. */
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
    const findSession = batchedLookup((tokenHashes) => useSessions(deps.database.db, tokenHashes))
    app.decorate('findSession', deps.database.kind === 'embedded' ? keptSessions(findSession, deps.database.changes) : findSession)
    const isGuestPlayback = guestPlayback(deps)
    await isGuestPlayback()
    app.decorate('isGuestPlayback', isGuestPlayback)
    app.decorate('recommender', keptRecommendations(deps.database))
    app.decorate('limitViewer', viewerLimit(deps))
    const { perAddress } = limiters.auth
    app.decorate('passwordChecks', passwordChecks(deps.database.db, perAddress, { ...defaultGuessLimits, ...deps.guessLimits }))
    await gatherOpenApi(app, deps.publicUrl)
    const refuseOtherMethods = watchMethods(app)
    for (const resource of resources) await app.register(resource(deps))
    refuseOtherMethods()
    if (await appointAtStart(deps.database.db, deps.adminEmail)) app.log.info('the account of ADMIN_EMAIL became administrator')
  }
}
