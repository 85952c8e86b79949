import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import * as styles from '../Dialog/Dialog.styles.ts'
import { useOpenAfterMount } from '../overlay/useOpenAfterMount.ts'
import { useRootMark } from '../useRootMark.ts'

export type ConfirmDialogProps = {
  open: boolean
  title: string
  /** What will happen, and that it cannot be undone. */
  message: ReactNode
  /** The verb of the action: «Supprimer», not «OK». */
  confirmLabel: string
  busyLabel?: string | undefined
  cancelLabel?: string | undefined
  tone?: 'danger' | 'neutral' | undefined
  busy?: boolean | undefined
  /**
   * Returns the element that gets the focus afterwards; by default, the previously focused one. Needed when the action removes its own
   * button.
   */
  finalFocus?: (() => HTMLElement | null) | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Renders `components/ConfirmDialog.tsx`, in its own chunk. */
export function ConfirmDialogSurface({
  open,
  title,
  message,
  confirmLabel,
  busyLabel,
  cancelLabel = 'Annuler',
  tone = 'danger',
  busy = false,
  finalFocus,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const isOpen = useOpenAfterMount(open)
  useRootMark('dialog', isOpen)
  return (
    <AlertDialog.Root
      open={isOpen}
      onOpenChange={(next) => {
        if (!next && !busy) onCancel()
      }}
    >
      <AlertDialog.Portal>
        {/* Also above the dialog that opened it. */}
        <AlertDialog.Backdrop forceRender className={styles.backdrop} />
        <AlertDialog.Popup className={styles.popup} data-size="small" finalFocus={() => finalFocus?.() ?? true}>
          <div className={styles.head}>
            <div className={styles.titles}>
              <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
              <AlertDialog.Description className={styles.description}>{message}</AlertDialog.Description>
            </div>
          </div>
          <div className={styles.footer}>
            {/* First in order, so that it gets the focus: pressing Enter too quickly loses nothing. */}
            <Button variant="secondary" disabled={busy} onPress={onCancel}>
              {cancelLabel}
            </Button>
            <Button variant={tone === 'danger' ? 'danger' : 'primary'} busy={busy} busyLabel={busyLabel} onPress={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
