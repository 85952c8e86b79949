import type { ReactNode } from 'react'
import { AnchoredMenu, type AnchoredMenuProps } from '../../../ui/Menu/AnchoredMenu.tsx'
import { useMenuContainer, useStage } from './StageContext.ts'
import * as styles from './OptionMenu.styles.ts'

/** Renders a menu of the player, above its button. It is inside the player while that fills the screen. */
export function StageMenu({ children, label, ...menu }: AnchoredMenuProps & { label: string; children: ReactNode }) {
  return (
    <AnchoredMenu
      {...menu}
      isModal={false}
      container={useMenuContainer()}
      pointerFocus={useStage()}
      label={label}
      positioner={styles.positioner}
      popup={styles.popup}
      side="top"
      align="end"
      sideOffset={8}
      collisionPadding={4}
    >
      {children}
    </AnchoredMenu>
  )
}
