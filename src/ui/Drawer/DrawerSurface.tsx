import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Drawer.styles.ts'
import { useOpenAfterMount } from '../overlay/useOpenAfterMount.ts'
import { useRootMark } from '../useRootMark.ts'

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

/** Renders `components/Drawer.tsx`, in its own chunk. */
export function DrawerSurface({ open, onClose, title, head, children, side = 'left' }: DrawerProps) {
  const isOpen = useOpenAfterMount(open)
  useRootMark('dialog', isOpen)
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.drawer} data-side={side}>
          <div className={styles.head}>
            {head === undefined ? (
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            ) : (
              <>
                <Dialog.Title render={<VisuallyHidden />}>{title}</Dialog.Title>
                {head}
              </>
            )}
            <IconButton icon={X} label="Fermer" onPress={onClose} />
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
