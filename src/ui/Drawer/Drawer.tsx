import type { ReactNode } from 'react'
import { lazyPart } from '../overlay/lazyPart.tsx'

export type DrawerProps = {
  open: boolean
  onClose: () => void
  /** Names the drawer: «Menu». */
  title: string
  /** Drawn in the place of the title, which then is only read aloud: the logo. */
  head?: ReactNode
  children: ReactNode
  side?: 'left' | 'right' | undefined
}

/** A panel that slides over the page from its edge: the navigation on a phone. */
export const Drawer = lazyPart<DrawerProps>(async () => (await import('./DrawerSurface.tsx')).DrawerSurface, {
  floats: { asked: ({ open }) => open, close: ({ onClose }) => onClose() },
})
