import type { ComponentType } from 'react'

/** `place`: a page of the site, or the player inside another site's page */
export type LockedVideoProps = { contentId: string; place: 'page' | 'frame'; onUnlocked: () => void }

declare module '../../machines/common/flows.ts' {
  interface Flows {
    /** Loads what renders that a video asks for a password, with its form. Provided by the app. */
    lockedVideo: () => Promise<ComponentType<LockedVideoProps>>
  }
}
