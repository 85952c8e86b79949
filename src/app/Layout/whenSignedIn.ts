import { type ComponentType, lazy } from 'react'
import { whenIdle } from '../whenIdle.ts'
import { report } from '../report.ts'
import type { EntryProps } from './NavigationEntry.tsx'

type Parts = { Bell: ComponentType; ModerationEntry: ComponentType<Pick<EntryProps, 'onLeave'>> }

/** The layout parts for signed-in users are in their own chunk, loaded once the page is idle. The page works without them. */
const load = async (): Promise<Parts> => {
  await whenIdle()
  return import('./SignedInParts.tsx').catch((error: unknown) => {
    report('the bell', error)
    return { Bell: () => null, ModerationEntry: () => null }
  })
}

export const Bell = lazy(async () => ({ default: (await load()).Bell }))
export const ModerationEntry = lazy(async () => ({ default: (await load()).ModerationEntry }))
