import { Menu } from '@base-ui/react/menu'
import { useMediaPlayer, useMediaRemote } from '@vidstack/react'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/classNames.ts'
import * as button from './ControlButton.styles.ts'
import * as styles from './OptionMenu.styles.ts'

export type Option = { value: string; label: string; onSelect: () => void }

export type OptionMenuProps = {
  /** «Qualité», «Vitesse» */
  label: string
  /** the choice as shown on the button */
  shown: ReactNode
  /** the choice for screen readers */
  spoken: string
  value: string
  options: readonly Option[]
}

/** Renders a menu with one choice, above its button. It is inside the player, so that it also opens in full screen. */
export function OptionMenu({ label, shown, spoken, value, options }: OptionMenuProps) {
  const player = useMediaPlayer()
  const remote = useMediaRemote()
  return (
    <Menu.Root modal={false} onOpenChange={(isOpen) => (isOpen ? remote.pauseControls() : remote.resumeControls())}>
      <Menu.Trigger className={classNames(button.button, styles.trigger)} aria-label={`${label} : ${spoken}`} title={label}>
        {shown}
      </Menu.Trigger>
      <Menu.Portal container={player?.el}>
        <Menu.Positioner className={styles.positioner} side="top" align="end" sideOffset={8} collisionPadding={4}>
          <Menu.Popup className={styles.popup} aria-label={label}>
            <Menu.RadioGroup
              value={value}
              onValueChange={(chosen: string) => options.find((option) => option.value === chosen)?.onSelect()}
            >
              {options.map((option) => (
                <Menu.RadioItem key={option.value} className={styles.item} value={option.value} closeOnClick>
                  <Check className={styles.check} size={16} aria-hidden="true" />
                  {option.label}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
