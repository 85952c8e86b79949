import { type ComponentType, type ReactNode, useState } from 'react'
import { useFlow } from '../../machines/common/flows.ts'

/** A page of the site to share. @property path from shared/routes.ts */
export type SharedPage = { title: string; path: string }

/** Provided by the app: `Share` shares a page as soon as it mounts; its code loads at the first press. */
export type Sharing = { Share: ComponentType<SharedPage>; preload: () => void }

declare module '../../machines/common/flows.ts' {
  interface Flows {
    sharing: Sharing
  }
}

/** Returns the sharing of pages, for screens that share rarely. @returns `part`, to render beside the share button */
export function useSharing(): { share: (page: SharedPage) => void; preload: () => void; part: ReactNode } {
  const sharing = useFlow('sharing')
  const [asked, setAsked] = useState<{ page: SharedPage; presses: number } | null>(null)
  const { Share, preload } = sharing
  return {
    share: (page) => setAsked((before) => ({ page, presses: (before?.presses ?? 0) + 1 })),
    preload,
    part: asked && <Share key={asked.presses} {...asked.page} />,
  }
}
