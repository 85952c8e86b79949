import { Popover as BasePopover } from '@base-ui/react/popover'
import { cloneElement, type MouseEvent, type ReactElement, type ReactNode } from 'react'
import * as styles from './Popover.styles.ts'

type TriggerProps = { onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined }

export type PopoverProps = {
  /** A Button or an IconButton. */
  trigger: ReactElement<TriggerProps>
  /** The panel's name, rendered as its heading. */
  title: string
  /** One action, beside the heading. */
  action?: ReactNode
  children: ReactNode
  footer?: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
  /** False while a press inside navigates to another screen, which takes the focus itself. */
  givesFocusBack: () => boolean
}

/** Renders a panel anchored to a button, for a quick look. Do not use it in the first load: it includes the positioning library. */
export function Popover({ trigger, title, action, children, footer, open, onOpenChange, givesFocusBack }: PopoverProps) {
  return (
    <BasePopover.Root open={open} onOpenChange={onOpenChange}>
      <BasePopover.Trigger render={({ onClick, ...props }) => cloneElement(trigger, { ...props, onPress: onClick })} />
      <BasePopover.Portal>
        <BasePopover.Positioner className={styles.positioner} align="end" sideOffset={8} collisionPadding={8}>
          <BasePopover.Popup className={styles.popup} finalFocus={givesFocusBack}>
            <div className={styles.head}>
              <BasePopover.Title className={styles.title}>{title}</BasePopover.Title>
              {action}
            </div>
            <div className={styles.body}>{children}</div>
            {footer !== undefined && <div className={styles.footer}>{footer}</div>}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  )
}
