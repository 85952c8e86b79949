import { whenIdle } from '../whenIdle.ts'
import { lazyLater } from './lazyLater.tsx'

/** The layout parts for signed-in users are in their own chunk. */
const load = async () => {
  await whenIdle()
  return import('./SignedInParts.tsx')
}

export const BarParts = lazyLater('BarParts', async () => (await load()).BarParts)
export const ModerationEntry = lazyLater('ModerationEntry', async () => (await load()).ModerationEntry)
