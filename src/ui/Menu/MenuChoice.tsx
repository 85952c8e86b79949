import { Menu as BaseMenu } from '@base-ui/react/menu'
import { Check, ChevronRight, type LucideIcon } from 'lucide-react'
import type { MenuChoice } from './types.ts'
import * as styles from './Menu.styles.ts'

/** From this width, there is room for a submenu beside its menu. Below it, it opens over it. */
const wide = '(width >= 640px)'
const beside = { side: 'inline-start', align: 'center' } as const
const above = { side: 'top', align: 'end' } as const

/** Keeps its space when off, so that the labels are aligned. */
export function Tick({ isOn }: { isOn: boolean }) {
  return <Check className={styles.tick} data-on={isOn || undefined} size={18} aria-hidden="true" />
}

/** Renders options under their title, in the group of the menu in which it stands. */
export function Choice(choice: MenuChoice) {
  return (
    <>
      <BaseMenu.GroupLabel className={styles.groupLabel}>{choice.title}</BaseMenu.GroupLabel>
      <Options {...choice} closes={false} />
    </>
  )
}

/** Renders an item that opens a menu with the options. */
export function Submenu({ icon: Icon, ...choice }: MenuChoice & { icon: LucideIcon }) {
  const { title, options, value } = choice
  const place = matchMedia(wide).matches ? beside : above
  return (
    <BaseMenu.SubmenuRoot>
      <BaseMenu.SubmenuTrigger className={styles.item} label={title}>
        <Icon size={18} aria-hidden="true" />
        <span className={styles.texts}>
          {title}
          <span className={styles.detail}>{options.find((option) => option.value === value)?.label}</span>
        </span>
        <ChevronRight size={18} aria-hidden="true" />
      </BaseMenu.SubmenuTrigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={styles.positioner} {...place} sideOffset={4} collisionPadding={8}>
          <BaseMenu.Popup className={styles.submenu} aria-label={title}>
            <Options {...choice} closes />
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.SubmenuRoot>
  )
}

function Options({ value, options, onChoose, closes }: MenuChoice & { closes: boolean }) {
  return (
    <BaseMenu.RadioGroup value={value} onValueChange={onChoose}>
      {options.map(({ value: each, label, icon: Icon }) => (
        <BaseMenu.RadioItem key={each} className={styles.item} value={each} label={label} closeOnClick={closes}>
          {Icon && <Icon size={18} aria-hidden="true" />}
          <span className={styles.texts}>{label}</span>
          <Tick isOn={each === value} />
        </BaseMenu.RadioItem>
      ))}
    </BaseMenu.RadioGroup>
  )
}
