import { Menu as BaseMenu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { cloneElement } from 'react'
import { AnchoredMenu } from './AnchoredMenu.tsx'
import type { MenuAction, MenuItem, MenuSurfaceProps } from './types.ts'
import * as styles from './Menu.styles.ts'

/** Renders the list of `components/Menu.tsx`, in its own chunk. It is anchored to a button that is already rendered. */
export function MenuSurface({ open, startAt, onOpenChange, anchor, labelledBy, items, align, side }: MenuSurfaceProps) {
  return (
    <AnchoredMenu
      open={open}
      startAt={startAt}
      onOpenChange={onOpenChange}
      anchor={anchor}
      isModal
      labelledBy={labelledBy}
      positioner={styles.positioner}
      popup={styles.popup}
      align={align ?? 'center'}
      side={side ?? 'bottom'}
      sideOffset={6}
      collisionPadding={8}
    >
      {groupsOf(items).map((group) => (
        <BaseMenu.Group key={group[0]?.label} className={styles.group}>
          {group.map((item) => (
            <Item key={item.label} item={item} />
          ))}
        </BaseMenu.Group>
      ))}
    </AnchoredMenu>
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
