import { whenIdle } from '../whenIdle.ts'
import { lazyLater } from './lazyLater.tsx'

/** The layout parts for signed-in users are in their own chunk. */
const load = async () => {
  await whenIdle()
  return import('./SignedInParts.tsx')
}

export const Bell = lazyLater('the bell', async () => (await load()).Bell)
export const ModerationEntry = lazyLater('the entry of moderation', async () => (await load()).ModerationEntry)
