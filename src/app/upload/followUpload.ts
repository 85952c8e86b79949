import { navigate } from 'wouter/use-browser-location'
import type { ActorRefFrom } from 'xstate'
import type { Reachability } from '../../graphql/reachability.ts'
import { selectUser } from '../../machines/session/selectors.ts'
import type { SessionActor } from '../../machines/session/useSession.ts'
import type { uploadMachine } from '../../machines/upload/uploadMachine.ts'
import { routes } from '../../shared/routes.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'

export type UploadActor = ActorRefFrom<typeof uploadMachine>

/** Nobody did anything on this page: it says why the form is gone, and an upload with it. */
function tellEndElsewhere(description: string): void {
  toasts.show({ title: 'Votre session a été fermée dans un autre onglet', description, tone: 'error', timeoutMs: 0 })
}

const openDashboard = (): void => navigate(routes.dashboard)

/**
 * Tells the upload who is signed in and whether there is a network, and a server, and follows its facts. It goes on while
 * its owner looks at other screens. @returns ends it
 */
export function followUpload(upload: UploadActor, session: SessionActor, reachability: Reachability): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const adopt = (): void => {
    const user = selectUser(session.getSnapshot())
    if (user) upload.send({ type: 'session.started', userId: user.id })
  }

  const ears = [
    session.on('session.restored', adopt),
    session.on('session.started', adopt),
    session.on('session.joined', () => {
      // In the place of somebody else: what they had here is put aside first.
      if (upload.getSnapshot().context.userId !== selectUser(session.getSnapshot())?.id) upload.send({ type: 'session.endedElsewhere' })
      adopt()
    }),
    session.on('session.ended', ({ reason }) => upload.send({ type: reason === 'logout' ? 'session.ended' : 'session.endedElsewhere' })),
    // A sign-in may go through a page of its own: another site's, or this one loaded anew.
    session.on('session.lapsed', () => upload.send({ type: 'draft.keep' })),
    session.on('login.required', () => upload.send({ type: 'draft.keep' })),
    upload.on('login.required', () => session.send({ type: 'session.askToLogin', returnTo: routes.upload })),
    upload.on('draft.saved', () => {
      toasts.show({ title: 'Brouillon sauvegardé', tone: 'success' })
    }),
    upload.on('work.kept', () =>
      tellEndElsewhere('La mise en ligne s’arrête ici. Le formulaire et les fichiers vous attendent à votre prochaine connexion.'),
    ),
    upload.on('work.lost', () =>
      tellEndElsewhere('La mise en ligne s’arrête ici. Le formulaire et les fichiers n’ont pas pu être gardés.'),
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
  // The browser asks whether to leave: the bytes of a running upload live in this page.
  addEventListener('beforeunload', (event) => upload.getSnapshot().hasTag('publishing') && event.preventDefault(), { signal })

  return () => {
    stopping.abort()
    for (const ear of ears) ear.unsubscribe()
    for (const stop of stops) stop()
  }
}
