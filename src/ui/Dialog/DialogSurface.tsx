import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { classNames } from '../classNames.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Dialog.styles.ts'
import { useOpenAfterMount } from '../overlay/useOpenAfterMount.ts'
import { useRootMark } from '../useRootMark.ts'

export type DialogProps = {
  open: boolean
  /** Called for the close button, Escape and a press outside. The caller sets `open`. */
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  /** When set, body and footer are inside a form, so that a `type="submit"` button and Enter submit it. */
  onSubmit?: (() => void) | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  /** False while an action runs that must not be interrupted: no close button, Escape does nothing. */
  dismissible?: boolean | undefined
  /** The element that gets the focus on open; by default, the first field or button. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  className?: string | undefined
  /** The element that it is inside; by default, the page. */
  container?: HTMLElement | null | undefined
}

/** Renders `components/Dialog.tsx`, in its own chunk. */
export function DialogSurface({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  onSubmit,
  size = 'medium',
  dismissible = true,
  initialFocus,
  className,
  container,
}: DialogProps) {
  const isOpen = useOpenAfterMount(open)
  useRootMark('dialog', isOpen)
  const body = useRef<HTMLDivElement>(null)
  const content = (
    <>
      <div ref={body} className={styles.body}>
        {children}
      </div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </>
  )
  return (
    <BaseDialog.Root
      open={isOpen}
      onOpenChange={(next) => {
        if (!next && dismissible) onClose()
      }}
    >
      <BaseDialog.Portal container={container ?? undefined}>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Popup
          className={classNames(styles.popup, className)}
          data-size={size}
          initialFocus={initialFocus ?? (() => firstField(body.current))}
        >
          <div className={styles.head}>
            <div className={styles.titles}>
              <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
              {description !== undefined && <BaseDialog.Description className={styles.description}>{description}</BaseDialog.Description>}
            </div>
            {dismissible && <IconButton className={styles.close} icon={X} label="Fermer" onPress={onClose} />}
          </div>
          {onSubmit ? <DialogForm onSubmit={onSubmit}>{content}</DialogForm> : content}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

/**
 * Returns the element to focus, so that the user can type at once. Not on touch devices, where the keyboard would cover half of the sheet.
 * `true` is Base UI's default.
 */
function firstField(body: HTMLElement | null): HTMLElement | true {
  if (matchMedia('(pointer: coarse)').matches) return true
  return body?.querySelector<HTMLElement>('input:not([disabled]), textarea:not([disabled]), select:not([disabled])') ?? true
}

/** The machine validates the form, so the browser's own validation is off. */
function DialogForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // A dialog is inside its page's React tree: its submit event must not reach a surrounding form.
        event.stopPropagation()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
