import type { LucideIcon } from 'lucide-react'
import { cloneElement, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactElement, type Ref } from 'react'
import { useMergedRefs } from '../mergeRefs.ts'
import { lazyPart } from '../overlay/lazyPart.tsx'
import type { LinkElement } from '../renderLink.ts'
import type { MenuSurfaceProps } from './MenuSurface.tsx'

export type MenuAction = {
  label: string
  icon?: LucideIcon | undefined
  tone?: 'neutral' | 'danger' | undefined
  /** Why it cannot be chosen; written under the label. */
  disabledReason?: string | undefined
  /** With it the item is one of a set of choices, with its tick. */
  checked?: boolean | undefined
} & ({ onSelect: () => void; render?: undefined } | { render: LinkElement; onSelect?: undefined })

export type MenuItem = MenuAction | 'separator'

type TriggerProps = {
  ref?: Ref<HTMLButtonElement> | undefined
  id?: string | undefined
  onPress?: ((event: MouseEvent) => void) | undefined
  onKeyDown?: ((event: KeyboardEvent<HTMLButtonElement>) => void) | undefined
  onPointerEnter?: (() => void) | undefined
  'aria-haspopup'?: 'menu' | undefined
  'aria-expanded'?: boolean | undefined
}

export type MenuProps = {
  /** A Button or an IconButton. */
  trigger: ReactElement<TriggerProps>
  items: readonly MenuItem[]
  align?: 'start' | 'center' | 'end' | undefined
  side?: 'top' | 'bottom' | undefined
}

/** The item that has the focus at opening: none by pointer, the first or the last by keyboard. */
export type MenuStart = 'none' | 'first' | 'last'

export const MenuSurface = lazyPart<MenuSurfaceProps>(async () => (await import('./MenuSurface.tsx')).MenuSurface, {
  floats: { asked: ({ open }) => open, close: ({ onOpenChange }) => onOpenChange(false) },
})
// A failure comes up again, and is shown, when the menu is opened.
const preload = (): void => void MenuSurface.preload().catch(() => undefined)

/** A list of actions behind a button. Its code is fetched when the pointer comes near or at the first press. */
export function Menu({ trigger, items, align = 'end', side = 'bottom' }: MenuProps) {
  const ownId = useId()
  const id = trigger.props.id ?? ownId
  const anchor = useRef<HTMLButtonElement>(null)
  const ref = useMergedRefs(anchor, trigger.props.ref)
  const [isOpen, setOpen] = useState(false)
  const [startAt, setStartAt] = useState<MenuStart>('none')
  const open = (start: MenuStart) => {
    setStartAt(start)
    setOpen(true)
  }

  return (
    <>
      {cloneElement(trigger, {
        id,
        ref,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        // A press by Enter or Space is a click without a pointer: no button of it was counted.
        onPress: (event) => open(event.detail === 0 ? 'first' : 'none'),
        onPointerEnter: preload,
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          open(event.key === 'ArrowDown' ? 'first' : 'last')
        },
      })}
      <MenuSurface
        startAt={startAt}
        open={isOpen}
        onOpenChange={setOpen}
        anchor={anchor}
        labelledBy={id}
        items={items}
        align={align}
        side={side}
      />
    </>
  )
}
