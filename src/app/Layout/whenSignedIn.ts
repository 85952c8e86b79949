import { whenIdle } from '../whenIdle.ts'
import { lazyLater, lazyNow } from './lazyLater.tsx'

/** The layout parts for signed-in users are in their own chunk. */
const load = async () => {
  await whenIdle()
  return import('./SignedInParts.tsx')
}

export const BarParts = lazyLater('BarParts', async () => (await load()).BarParts)
/** A chunk of its own, at once: the server draws it as well. */
export const MemberSection = lazyNow('MemberSection', () => import('./MemberSection.tsx').then((file) => file.MemberSection))
export const ModerationEntry = lazyLater('ModerationEntry', async () => (await load()).ModerationEntry)
