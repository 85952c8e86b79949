import { navigate } from 'wouter/use-browser-location'
import type { ActorRefFrom } from 'xstate'
import type { Reachability } from '../../../graphql/reachability.ts'
import { selectUser } from '../../../machines/session/session/selectors.ts'
import type { SessionActor } from '../../../machines/session/session/useSession.ts'
import type { uploadMachine } from '../../../machines/upload/upload/uploadMachine.ts'
import { routes } from '../../../shared/routes.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'

export type UploadActor = ActorRefFrom<typeof uploadMachine>

/** The user did nothing on this page, so the toast explains why the form, and an upload with it, are gone. */
function showEndElsewhere(description: string): void {
  toasts.show({ title: 'Votre session a été fermée dans un autre onglet', description, tone: 'error', timeoutMs: 0 })
}

const openDashboard = (): void => navigate(routes.dashboard)

/**
 * Sends session changes, connection changes and reachability to the upload's actor, and handles its facts. The upload continues while the
 * user is on other screens.
 * @returns unsubscribes
 */
export function followUpload(upload: UploadActor, session: SessionActor, reachability: Reachability): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const adopt = (): void => {
    const user = selectUser(session.getSnapshot())
    if (user) upload.send({ type: 'session.started', userId: user.id })
  }

  const subscriptions = [
    session.on('session.restored', adopt),
    session.on('session.started', adopt),
    session.on('session.joined', () => {
      // Another user was signed in here: store their work first.
      if (upload.getSnapshot().context.userId !== selectUser(session.getSnapshot())?.id) upload.send({ type: 'session.endedElsewhere' })
      adopt()
    }),
    session.on('session.ended', ({ reason }) => upload.send({ type: reason === 'logout' ? 'session.ended' : 'session.endedElsewhere' })),
    // A sign-in may leave the page: for a provider's site, or with a reload.
    session.on('session.lapsed', () => upload.send({ type: 'draft.keep' })),
    session.on('login.required', () => upload.send({ type: 'draft.keep' })),
    upload.on('login.required', () => session.send({ type: 'session.askToLogin', returnTo: routes.upload })),
    upload.on('draft.saved', () => {
      toasts.show({ title: 'Brouillon sauvegardé', tone: 'success' })
    }),
    upload.on('work.kept', () =>
      showEndElsewhere('La mise en ligne s’arrête ici. Le formulaire et les fichiers vous attendent à votre prochaine connexion.'),
    ),
    upload.on('work.lost', () =>
      showEndElsewhere('La mise en ligne s’arrête ici. Le formulaire et les fichiers n’ont pas pu être gardés.'),
    ),
    upload.on('upload.cancelled', () => {
      toasts.show({ title: 'Mise en ligne annulée' })
    }),
    upload.on('upload.published', () => {
      const isWatched = location.pathname.toLowerCase() === routes.upload
      if (isWatched) openDashboard()
      toasts.show({
        title: 'Vidéo uploadée avec succès',
        tone: 'success',
        ...(isWatched ? {} : { action: { label: 'Ma chaîne', onPress: openDashboard } }),
      })
    }),
  ]

  const lost = (): void => upload.send({ type: 'network.lost' })
  const recovered = (): void => upload.send({ type: 'network.recovered' })
  const stops = [reachability.on('unreachable', () => upload.send({ type: 'server.lost' })), reachability.on('restored', recovered)]
  addEventListener('offline', lost, { signal })
  addEventListener('online', recovered, { signal })
  if (!navigator.onLine) lost()
  adopt()
  // The browser asks for confirmation before it leaves: the bytes of a running upload are in this page.
  addEventListener('beforeunload', (event) => upload.getSnapshot().hasTag('publishing') && event.preventDefault(), { signal })

  return () => {
    stopping.abort()
    for (const subscription of subscriptions) subscription.unsubscribe()
    for (const stop of stops) stop()
  }
}
