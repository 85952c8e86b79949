import { navigate } from 'wouter/use-browser-location'
import type { SessionActor } from '../../../machines/session/session/useSession.ts'
import { routes } from '../../../shared/routes.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import type { ClientHolder } from '../../clientHolder.ts'
import { focusTitle } from '../../ScreenFrame/startNavigation.ts'
import type { TextDrafts } from './textDrafts.ts'

const isAt = (path: string): boolean => location.pathname.toLowerCase() === path
const isLogin = (): boolean => isAt(routes.login)

/** True on the pages that lead to the home page when a session is restored; a deep link stays where it is. */
const isEntry = (): boolean => isLogin() || isAt(routes.oauthCallback)

/** A return from a provider still has to be handled: it may be the fresh sign-in that a guarded action asked for. */
const isReturn = (): boolean => isAt(routes.oauthCallback) && location.search !== ''

/** Returns the page's address, to come back to it after a sign-in. */
export function currentAddress(): string {
  return `${location.pathname}${location.search}`
}

/**
 * Subscribes to the session's facts. Each user who signs in or out gets a new client and is sent to the right page.
 * @returns unsubscribes
 */
export function followSession(session: SessionActor, clients: ClientHolder, texts: TextDrafts): () => void {
  // Read now: the return's own screen clears the address.
  const isReturning = isReturn()
  const subscriptions = [
    session.on('session.restored', () => {
      if (isEntry() && !isReturning) navigate(routes.home, { replace: true })
    }),
    session.on('session.started', ({ returnTo }) => {
      clients.renew()
      const [page = '', state = ''] = returnTo.split('#')
      navigate(page, { state, replace: isEntry() })
    }),
    session.on('session.joined', clients.renew),
    session.on('session.ended', ({ reason }) => {
      clients.renew()
      if (reason === 'logout') {
        texts.clearAll()
        const isHome = location.pathname === routes.home
        navigate(routes.home)
        // The path does not change, so the screen is not settled again, and the button that had the focus unmounts.
        if (isHome) {
          focusTitle()
          scrollTo(0, 0)
        }
      } else {
        // The page stays; its screen checks the session itself.
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
      if (!isLogin()) navigate(routes.login)
    }),
  ]
  const stopWatching = watchLogin(session)
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
    stopWatching()
  }
}

/**
 * A plain link to the sign-in also leads back afterwards, like a guarded action. Watched here and not in the screen: an effect's clean-up
 * also runs when the user has not left (StrictMode).
 */
function watchLogin(session: SessionActor): () => void {
  let wasLogin = isLogin()
  let returnTo = currentAddress()
  const check = (): void => {
    const isNow = isLogin()
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
