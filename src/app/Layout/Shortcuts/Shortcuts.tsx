import { lazy, Suspense } from 'react'
import { useWasOpened } from '../../../ui/overlay/useWasOpened.ts'

const ShortcutSheet = lazy(async () => ({ default: (await import('./ShortcutSheet.tsx')).ShortcutSheet }))

/** The sheet of all shortcuts; its code comes when it is first asked for. */
export function Shortcuts({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  if (!useWasOpened(isOpen)) return null
  return (
    <Suspense fallback={null}>
      <ShortcutSheet isOpen={isOpen} onClose={onClose} />
    </Suspense>
  )
}
