import type { ReactNode } from 'react'
import { lazyPart } from '../overlay/lazyPart.tsx'

export type DrawerProps = {
  open: boolean
  onClose: () => void
  /** The drawer's accessible name: «Menu». */
  title: string
  /** Rendered instead of the title, which is then for screen readers only: the logo. */
  head?: ReactNode
  children: ReactNode
  side?: 'left' | 'right' | undefined
}

/** Renders a panel that slides over the page from its edge: the navigation on a phone. */
export const Drawer = lazyPart<DrawerProps>(async () => (await import('./DrawerSurface.tsx')).DrawerSurface, {
  floats: { asked: ({ open }) => open, close: ({ onClose }) => onClose() },
})
