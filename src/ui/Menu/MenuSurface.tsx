import { Menu as BaseMenu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { cloneElement, useRef, type KeyboardEvent } from 'react'
import type { MenuAction, MenuItem, MenuSurfaceProps } from './types.ts'
import * as styles from './Menu.styles.ts'
import { useOpenAfterMount } from '../overlay/useOpenAfterMount.ts'

/** Renders the list of `components/Menu.tsx`, in its own chunk. It is anchored to a button that is already rendered. */
export function MenuSurface({ open, startAt, onOpenChange, anchor, labelledBy, items, align, side }: MenuSurfaceProps) {
  const isOpen = useOpenAfterMount(open)
  const popup = useRef<HTMLDivElement>(null)
  // Without a Base UI trigger, its focus guards have no target for Tab: close the menu, and focus the button.
  const leaveByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    event.preventDefault()
    onOpenChange(false)
  }
  // For the same reason, Base UI does not know that a key opened the menu, and would focus the list itself.
  const enter = (hasOpened: boolean) => {
    const items = [...(popup.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
    if (!hasOpened || startAt === 'none' || items.some((item) => item === document.activeElement)) return
    items.at(startAt === 'first' ? 0 : -1)?.focus()
  }
  // Back to the button, unless the chosen item has already moved the focus, for example to a form that it opened.
  const leave = () => {
    const { activeElement } = document
    const isHere = activeElement === null || activeElement === document.body || popup.current?.contains(activeElement)
    return isHere ? anchor.current : false
  }
  return (
    <BaseMenu.Root open={isOpen} onOpenChange={onOpenChange} onOpenChangeComplete={enter}>
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={styles.positioner} anchor={anchor} align={align} side={side} sideOffset={6} collisionPadding={8}>
          <BaseMenu.Popup className={styles.popup} aria-labelledby={labelledBy} ref={popup} finalFocus={leave} onKeyDown={leaveByTab}>
            {groupsOf(items).map((group) => (
              <BaseMenu.Group key={group[0]?.label} className={styles.group}>
                {group.map((item) => (
                  <Item key={item.label} item={item} />
                ))}
              </BaseMenu.Group>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

/** Groups the items between separators, also for screen readers. */
function groupsOf(items: readonly MenuItem[]): MenuAction[][] {
  const groups: MenuAction[][] = [[]]
  for (const item of items) {
    if (item === 'separator') groups.push([])
    else groups.at(-1)?.push(item)
  }
  return groups.filter((group) => group.length > 0)
}

function Item({ item }: { item: MenuAction }) {
  const { label, icon: Icon, tone, disabledReason, checked } = item
  const props = { className: styles.item, label, disabled: disabledReason !== undefined, 'data-tone': tone }
  const content = (
    <>
      {checked === undefined ? Icon && <Icon size={18} aria-hidden="true" /> : <Tick isOn={checked} />}
      <span className={styles.texts}>
        {label}
        {disabledReason !== undefined && <span className={styles.detail}>{disabledReason}</span>}
      </span>
    </>
  )
  if (item.render)
    return <BaseMenu.LinkItem className={styles.item} label={label} closeOnClick render={cloneElement(item.render, {}, content)} />
  if (checked !== undefined) {
    return (
      <BaseMenu.CheckboxItem {...props} checked={checked} onCheckedChange={item.onSelect} closeOnClick>
        {content}
      </BaseMenu.CheckboxItem>
    )
  }
  return (
    <BaseMenu.Item {...props} onClick={item.onSelect}>
      {content}
    </BaseMenu.Item>
  )
}

/** Keeps its space when off, so that the labels are aligned. */
function Tick({ isOn }: { isOn: boolean }) {
  return <Check className={styles.tick} data-on={isOn || undefined} size={18} aria-hidden="true" />
}
