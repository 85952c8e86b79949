import { navigate } from 'wouter/use-browser-location'
import type { SessionActor } from '../../machines/session/useSession.ts'
import { routes } from '../../shared/routes.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import type { ClientHolder } from '../clientHolder.ts'
import { focusTitle } from '../ScreenFrame/scrollMemory.ts'
import type { TextDrafts } from './textDrafts.ts'

/** Where a restored session goes home from (it is there already on /); a deep link stays where it is. */
const doors: ReadonlySet<string> = new Set([routes.login, routes.oauthCallback])

/** A return from a provider has something to say yet: it may be the fresh sign-in that a guarded action asked for. */
const isReturn = (): boolean => location.pathname.toLowerCase() === routes.oauthCallback && location.search !== ''

const isLogin = (path: string): boolean => path.toLowerCase() === routes.login

/** The address of the page, to come back to it after a sign-in. */
export function currentAddress(): string {
  return `${location.pathname}${location.search}`
}

/**
 * Follows the session's facts: whoever signs in or out gets a client of their own and the page where they
 * belong. @returns ends it
 */
export function followSession(session: SessionActor, clients: ClientHolder, texts: TextDrafts): () => void {
  // Asked now: the return's own screen clears the address.
  const isReturning = isReturn()
  const ears = [
    session.on('session.restored', () => {
      if (doors.has(location.pathname.toLowerCase()) && !isReturning) navigate(routes.home, { replace: true })
    }),
    session.on('session.started', ({ returnTo }) => {
      clients.renew()
      const [page = '', state = ''] = returnTo.split('#')
      navigate(page, { state, replace: doors.has(location.pathname.toLowerCase()) })
    }),
    session.on('session.joined', clients.renew),
    session.on('session.ended', ({ reason }) => {
      clients.renew()
      if (reason === 'logout') {
        texts.forgetAll()
        const isHome = location.pathname === routes.home
        navigate(routes.home)
        // The same screen, so that nothing settles anew, and the button that had the focus goes.
        if (isHome) {
          focusTitle()
          scrollTo(0, 0)
        }
      } else {
        // The page stays where it is; its screen guards itself.
        toasts.show({ title: 'Vous vous êtes déconnecté dans un autre onglet', id: 'session' })
      }
    }),
    session.on('session.notKept', () => {
      toasts.show({
        title: 'Ce navigateur n’a pas pu garder votre session\u00a0: elle s’arrêtera avec cette page',
        id: 'session',
        timeoutMs: 12_000,
      })
    }),
    session.on('login.required', () => {
      if (!isLogin(location.pathname)) navigate(routes.login)
    }),
  ]
  const stopWatching = watchLogin(session)
  return () => {
    for (const ear of ears) ear.unsubscribe()
    stopWatching()
  }
}

/**
 * A plain link to the sign-in leads back as well, as what asks for one does.
 * Watched here and not in the screen: an effect's clean-up also runs when nobody leaves (StrictMode).
 */
function watchLogin(session: SessionActor): () => void {
  let wasLogin = isLogin(location.pathname)
  let returnTo = currentAddress()
  const check = (): void => {
    const isNow = isLogin(location.pathname)
    if (wasLogin && !isNow) session.send({ type: 'login.left' })
    if (isNow && !wasLogin && session.getSnapshot().context.returnTo === null) session.send({ type: 'session.askToLogin', returnTo })
    wasLogin = isNow
    returnTo = currentAddress()
  }
  const events = ['pushState', 'replaceState', 'popstate'] as const
  for (const event of events) addEventListener(event, check)
  return () => {
    for (const event of events) removeEventListener(event, check)
  }
}
