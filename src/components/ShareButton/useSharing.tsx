import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react'

/** A page of the site, to be handed on. @property path from shared/routes.ts */
export type SharedPage = { title: string; path: string }

/** What the app lends: `Share` hands a page on as soon as it is drawn; its code comes at the first press. */
export type Sharing = { Share: ComponentType<SharedPage>; preload: () => void }

export const SharingContext = createContext<Sharing | null>(null)

/** For screens that share now and then. @returns `part`, to be drawn beside whatever shares */
export function useSharing(): { share: (page: SharedPage) => void; preload: () => void; part: ReactNode } {
  const sharing = useContext(SharingContext)
  if (!sharing) throw new Error('useSharing must be used within SharingContext')
  const [asked, setAsked] = useState<{ page: SharedPage; presses: number } | null>(null)
  const { Share, preload } = sharing
  return {
    share: (page) => setAsked((before) => ({ page, presses: (before?.presses ?? 0) + 1 })),
    preload,
    part: asked && <Share key={asked.presses} {...asked.page} />,
  }
}
