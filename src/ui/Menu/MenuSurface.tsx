import { Menu as BaseMenu } from '@base-ui/react/menu'
import { cloneElement } from 'react'
import { AnchoredMenu } from './AnchoredMenu.tsx'
import { Choice, Submenu, Tick } from './MenuChoice.tsx'
import type { MenuAction, MenuChoice, MenuItem, MenuSurfaceProps } from './types.ts'
import * as styles from './Menu.styles.ts'

/** Renders the list of `components/Menu.tsx`, in its own chunk. It is anchored to a button that is already rendered. */
export function MenuSurface(props: MenuSurfaceProps) {
  const { open, startAt, onOpenChange, anchor, labelledBy, heading, items, align, side, isFixed = false } = props
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
      positionMethod={isFixed ? 'fixed' : 'absolute'}
      sideOffset={6}
      collisionPadding={8}
    >
      {heading && (
        <p className={styles.heading}>
          <span>{heading.title}</span>
          <span className={styles.detail}>{heading.detail}</span>
        </p>
      )}
      {groupsOf(items).map((group) => (
        <BaseMenu.Group key={group[0] && nameOf(group[0])} className={styles.group}>
          {group.map((item) => (
            <Entry key={nameOf(item)} item={item} />
          ))}
        </BaseMenu.Group>
      ))}
    </AnchoredMenu>
  )
}

/** Groups the items between separators, also for screen readers. */
function groupsOf(items: readonly MenuItem[]): Exclude<MenuItem, 'separator'>[][] {
  const groups: Exclude<MenuItem, 'separator'>[][] = [[]]
  for (const item of items) {
    if (item === 'separator') groups.push([])
    else groups.at(-1)?.push(item)
  }
  return groups.filter((group) => group.length > 0)
}

const nameOf = (item: MenuAction | MenuChoice): string => ('options' in item ? item.title : item.label)

function Entry({ item }: { item: MenuAction | MenuChoice }) {
  if (!('options' in item)) return <Item item={item} />
  return item.submenuIcon ? <Submenu {...item} icon={item.submenuIcon} /> : <Choice {...item} />
}

function Item({ item }: { item: MenuAction }) {
  const { label, icon: Icon, tone, disabledReason, checked, staysOpen = false } = item
  const detail = disabledReason ?? item.detail
  const props = { className: styles.item, label, disabled: disabledReason !== undefined, 'data-tone': tone }
  const content = (
    <>
      {Icon ? <Icon size={18} aria-hidden="true" /> : checked !== undefined && <Tick isOn={checked} />}
      <span className={styles.texts}>
        {label}
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      {Icon && checked !== undefined && <Tick isOn={checked} />}
    </>
  )
  if (item.render)
    return <BaseMenu.LinkItem className={styles.item} label={label} closeOnClick render={cloneElement(item.render, {}, content)} />
  if (checked !== undefined) {
    return (
      <BaseMenu.CheckboxItem {...props} checked={checked} onCheckedChange={item.onSelect} closeOnClick={!staysOpen}>
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
