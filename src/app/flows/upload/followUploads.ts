import { navigate } from 'wouter/use-browser-location'
import type { Reachability } from '../../../graphql/reachability.ts'
import { selectUser } from '../../../machines/session/session/selectors.ts'
import type { SessionActor } from '../../../machines/session/session/useSession.ts'
import type { UploadActor } from '../../../machines/upload/upload/useUpload.ts'
import { type UploadFlow, uploadOf } from '../../../machines/upload/uploadQueue/useUploadQueue.ts'
import { dashboardOfChannelPath } from '../../../shared/channelMembers.ts'
import { routes } from '../../../shared/routes.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import { report } from '../../report.ts'
import type { Drafts } from './drafts.ts'

type Followed = { session: SessionActor; reachability: Reachability; drafts: Pick<Drafts, 'isKept' | 'keepOrder'> }
type Subscription = { unsubscribe: () => void }

/** The user did nothing on this page, so the toast explains why the form, and an upload with it, are gone. */
function showEndElsewhere(description: string): void {
  toasts.show({ title: 'Votre session a été fermée dans un autre onglet', description, tone: 'error', timeoutMs: 0 })
}

const openDashboard = (channelId: string | undefined): void =>
  navigate(channelId === undefined ? routes.dashboard : dashboardOfChannelPath(channelId))
const isOnUploadPage = (): boolean => location.pathname.toLowerCase() === routes.upload

/** Handles the facts of one upload. */
function followUpload(upload: UploadActor, session: SessionActor): Subscription[] {
  return [
    upload.on('login.required', () => session.send({ type: 'session.askToLogin', returnTo: routes.upload })),
    upload.on('draft.saved', () => {
      toasts.show({ title: 'Brouillon sauvegardé', tone: 'success' })
    }),
    upload.on('upload.cancelled', () => {
      toasts.show({ title: 'Mise en ligne annulée' })
    }),
  ]
}

/** Follows each upload of the queue from its first appearance. @returns unsubscribes */
function followEach(flow: UploadFlow, session: SessionActor): () => void {
  const subscriptions: Subscription[] = []
  const seen = new Set<string>()
  const look = (): void => {
    for (const { actorId: id } of flow.queue.getSnapshot().context.uploads) {
      const upload = seen.has(id) ? undefined : uploadOf(flow, id)
      if (!upload) continue
      seen.add(id)
      subscriptions.push(...followUpload(upload, session))
    }
  }
  subscriptions.push(flow.queue.subscribe(look))
  look()
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
}

/**
 * Sends session changes and reachability to the queue of uploads, and handles its facts. Uploads continue while the user is on other
 * screens.
 * @returns unsubscribes
 */
export function followUploads(flow: UploadFlow, { session, reachability, drafts }: Followed): () => void {
  const { queue } = flow
  const stopping = new AbortController()
  const { signal } = stopping
  const adopt = (): void => {
    const user = selectUser(session.getSnapshot())
    if (user) queue.send({ type: 'session.started', userId: user.id })
  }
  const keep = (): void => queue.send({ type: 'draft.keep' })

  const subscriptions = [
    session.on('session.restored', adopt),
    session.on('session.started', adopt),
    session.on('session.joined', adopt),
    session.on('session.ended', ({ reason }) => queue.send({ type: reason === 'logout' ? 'session.ended' : 'session.endedElsewhere' })),
    // A sign-in may leave the page: for a provider's site, or with a reload.
    session.on('session.lapsed', keep),
    session.on('login.required', keep),
    queue.on('drafts.unreadable', ({ error }) => report('upload: loadDrafts', error)),
    queue.on('uploads.reordered', ({ userId, actorIds }) => {
      const ids = actorIds.flatMap((actorId) => uploadOf(flow, actorId)?.getSnapshot().context.id ?? [])
      drafts.keepOrder(userId, ids).catch((error: unknown) => report('upload: keepOrder', error))
    }),
    queue.on('work.kept', () =>
      showEndElsewhere('La mise en ligne s’arrête ici. Le formulaire et les fichiers vous attendent à votre prochaine connexion.'),
    ),
    queue.on('work.lost', () => showEndElsewhere('La mise en ligne s’arrête ici. Le formulaire et les fichiers n’ont pas pu être gardés.')),
    queue.on('upload.published', ({ isSelected, isLast, channelId }) => {
      const leaves = isOnUploadPage() && isSelected && isLast
      if (leaves) openDashboard(channelId)
      toasts.show({
        title: 'Vidéo uploadée avec succès',
        tone: 'success',
        ...(leaves
          ? {}
          : { action: { label: channelId === undefined ? 'Ma chaîne' : 'La chaîne', onPress: () => openDashboard(channelId) } }),
      })
    }),
  ]
  const unfollowEach = followEach(flow, session)
  const stops = [
    reachability.on('unreachable', () => queue.send({ type: 'network.lost' })),
    reachability.on('restored', () => queue.send({ type: 'network.recovered' })),
  ]
  adopt()
  // The browser asks for confirmation before it leaves only while something would be lost: the next visit goes on with what is stored.
  const isLosing = (): boolean =>
    queue.getSnapshot().context.uploads.some(({ actorId: id }) => {
      const snapshot = uploadOf(flow, id)?.getSnapshot()
      return snapshot?.hasTag('publishing') === true && !drafts.isKept(snapshot.context.id)
    })
  addEventListener('beforeunload', (event) => isLosing() && event.preventDefault(), { signal })

  return () => {
    stopping.abort()
    unfollowEach()
    for (const subscription of subscriptions) subscription.unsubscribe()
    for (const stop of stops) stop()
  }
}
