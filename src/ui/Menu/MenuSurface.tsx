import { Menu as BaseMenu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { cloneElement, useRef, type KeyboardEvent, type RefObject } from 'react'
import type { MenuAction, MenuItem, MenuProps, MenuStart } from './Menu.tsx'
import styles from './Menu.module.css'
import { useOpenAfterMount } from '../overlay/useOpenAfterMount.ts'

export type MenuSurfaceProps = Pick<MenuProps, 'items' | 'align' | 'side'> & {
  open: boolean
  startAt: MenuStart
  onOpenChange: (open: boolean) => void
  anchor: RefObject<HTMLElement | null>
  labelledBy: string
}

/** What Menu draws, in a chunk of its own: it hangs on a button that the page has already drawn. */
export function MenuSurface({ open, startAt, onOpenChange, anchor, labelledBy, items, align, side }: MenuSurfaceProps) {
  const isOpen = useOpenAfterMount(open)
  const popup = useRef<HTMLDivElement>(null)
  // Without a trigger of Base UI's own, its focus guards have nowhere to send Tab: it closes, and the button has the focus.
  const leaveByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    event.preventDefault()
    onOpenChange(false)
  }
  // For the same reason it does not know that a key opened it, and would leave the focus on the list itself.
  const enter = (hasOpened: boolean) => {
    const items = [...(popup.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
    if (!hasOpened || startAt === 'none' || items.some((item) => item === document.activeElement)) return
    items.at(startAt === 'first' ? 0 : -1)?.focus()
  }
  // Back to the button, unless what was chosen has taken the focus already: a form that opened.
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

/** What stands between separators belongs together, for screen readers as well. */
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

/** Keeps its place when off, so that labels stay in line. */
function Tick({ isOn }: { isOn: boolean }) {
  return <Check className={styles.tick} data-on={isOn || undefined} size={18} aria-hidden="true" />
}
