import { lazyPart } from '../../components/lazyPart.tsx'
import { useSession } from '../../machines/session/session/useSession.ts'
import { loadSignedInParts } from './whenSignedIn.ts'

// In the chunk that a member's page has loaded.
const Banner = lazyPart(async () => (await loadSignedInParts()).ExpiredBanner)

/** Renders a banner when the server no longer accepts the session. The page and the text typed in it stay; the banner offers to sign in. */
export function ExpiredSession() {
  return useSession().isExpired && <Banner />
}
