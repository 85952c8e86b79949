import { lazy, Suspense, type ReactNode } from 'react'
import { useWasOpened } from '../overlay/useWasOpened.ts'

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

const DrawerSurface = lazy(async () => ({ default: (await import('./DrawerSurface.tsx')).DrawerSurface }))

/** A panel that slides over the page from its edge: the navigation on a phone. */
export function Drawer(props: DrawerProps) {
  if (!useWasOpened(props.open)) return null
  return (
    <Suspense fallback={null}>
      <DrawerSurface {...props} />
    </Suspense>
  )
}
