import { cloneElement, useId, type KeyboardEvent, type MouseEvent, type ReactElement, type Ref } from 'react'
import { useMergedRefs } from '../ui/mergeRefs.ts'
import { lazyPart } from './lazyPart.tsx'
import type { MenuList, MenuSurfaceProps } from '../ui/Menu/types.ts'
import { useMenuButton } from '../ui/Menu/useMenuButton.ts'

type TriggerProps = {
  ref?: Ref<HTMLButtonElement> | undefined
  id?: string | undefined
  onPress?: ((event: MouseEvent) => void) | undefined
  onKeyDown?: ((event: KeyboardEvent<HTMLButtonElement>) => void) | undefined
  onPointerEnter?: (() => void) | undefined
  'aria-haspopup'?: 'menu' | undefined
  'aria-expanded'?: boolean | undefined
}

export type MenuProps = MenuList & {
  /** A Button or an IconButton. */
  trigger: ReactElement<TriggerProps>
}

export const MenuSurface = lazyPart<MenuSurfaceProps>(async () => (await import('../ui/Menu/MenuSurface.tsx')).MenuSurface, {
  isOpen: ({ open }) => open,
  onClose: ({ onOpenChange }) => onOpenChange(false),
})
// The failure occurs again, and is shown, when the menu is opened.
const preload = (): void => void MenuSurface.preload().catch(() => undefined)

/** Renders a menu of actions behind a button. Its code loads when the pointer is near, or at the first press. */
export function Menu({ trigger, items, align = 'end', side = 'bottom' }: MenuProps) {
  const ownId = useId()
  const id = trigger.props.id ?? ownId
  const { anchor, isOpen, startAt, onOpenChange, onPress, onKeyDown } = useMenuButton()
  const ref = useMergedRefs(anchor, trigger.props.ref)
  return (
    <>
      {cloneElement(trigger, {
        id,
        ref,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onPress,
        onPointerEnter: preload,
        onKeyDown,
      })}
      <MenuSurface
        startAt={startAt}
        open={isOpen}
        onOpenChange={onOpenChange}
        anchor={anchor}
        labelledBy={id}
        items={items}
        align={align}
        side={side}
      />
    </>
  )
}
