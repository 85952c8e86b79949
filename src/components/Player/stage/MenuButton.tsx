import type { ComponentType, ReactNode } from 'react'
import { classNames } from '../../../ui/classNames.ts'
import type { AnchoredMenuProps } from '../../../ui/Menu/AnchoredMenu.tsx'
import { useMenuButton } from '../../../ui/Menu/useMenuButton.ts'
import type { LazyPart } from '../../lazyPart.tsx'
import * as button from './ControlButton.styles.ts'
import * as styles from './OptionMenu.styles.ts'
import { useControlsHold } from './useControlsHold.ts'

type MenuButtonProps<Props> = {
  /** name and hint */
  label: string
  /** the name for screen readers, with what is chosen */
  spoken?: string
  surface: LazyPart<Props & AnchoredMenuProps> | ComponentType<Props & AnchoredMenuProps>
  menu: Props
  children: ReactNode
}

/** Renders a button of the player's bar and, once it is pressed, its menu. */
export function MenuButton<Props>({ label, spoken = label, surface: Surface, menu, children }: MenuButtonProps<Props>) {
  const { anchor, isOpen, startAt, onOpenChange, onPress, onKeyDown } = useMenuButton()
  useControlsHold(isOpen)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={classNames(button.button, styles.trigger)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={spoken}
        title={label}
        onClick={onPress}
        onKeyDown={onKeyDown}
      >
        {children}
      </button>
      <Surface {...menu} open={isOpen} startAt={startAt} onOpenChange={onOpenChange} anchor={anchor} />
    </>
  )
}
