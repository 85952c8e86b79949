import { Menu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { AnchoredMenuProps } from '../../../ui/Menu/AnchoredMenu.tsx'
import { StageMenu } from './StageMenu.tsx'
import * as styles from './OptionMenu.styles.ts'

export type Option = { value: string; label: string; onSelect: () => void }

export type OptionList = {
  /** «Qualité», «Vitesse» */
  label: string
  value: string
  options: readonly Option[]
}

/** Renders the list of an option menu, in its own chunk. */
export function OptionMenuSurface({ label, value, options, ...menu }: OptionList & AnchoredMenuProps) {
  return (
    <StageMenu {...menu} label={label}>
      <Menu.RadioGroup value={value} onValueChange={(chosen: string) => options.find((option) => option.value === chosen)?.onSelect()}>
        {options.map((option) => (
          <Menu.RadioItem key={option.value} className={styles.item} value={option.value} closeOnClick>
            <Check className={styles.check} size={16} aria-hidden="true" />
            {option.label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </StageMenu>
  )
}
