import { Menu as BaseMenu } from '@base-ui/react/menu'
import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { useOpenAfterMount } from '../overlay/useOpenAfterMount.ts'
import type { MenuStart } from './types.ts'

export type AnchoredMenuProps = {
  open: boolean
  startAt: MenuStart
  onOpenChange: (open: boolean) => void
  anchor: RefObject<HTMLElement | null>
}

type Props = AnchoredMenuProps & {
  /** Without it, the page beside the menu can be used while it is open. */
  isModal: boolean
  /** what it is inside, the page by default */
  container?: RefObject<HTMLElement | null> | undefined
  /** what has the focus once a pointer has chosen or closed; the button by default */
  pointerFocus?: RefObject<HTMLElement | null> | undefined
  label?: string | undefined
  labelledBy?: string | undefined
  positioner: string
  popup: string
  align: 'start' | 'center' | 'end'
  side: 'top' | 'bottom'
  positionMethod?: 'absolute' | 'fixed'
  /** pixels between it and its button */
  sideOffset: number
  /** pixels between it and the window's edges, at least */
  collisionPadding: number
  children: ReactNode
}

/** Renders a menu at a button that is already rendered, and that is not Base UI's. */
export function AnchoredMenu({
  open,
  startAt,
  onOpenChange,
  anchor,
  isModal,
  container,
  pointerFocus,
  label,
  labelledBy,
  positioner,
  popup,
  children,
  ...at
}: Props) {
  const isOpen = useOpenAfterMount(open)
  const list = useRef<HTMLDivElement>(null)
  // Without a Base UI trigger, its focus guards have no target for Tab: close the menu, and focus the button.
  const leaveByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    event.preventDefault()
    onOpenChange(false)
  }
  // For the same reason, Base UI does not know that a key opened the menu, and would focus the list itself.
  const enter = (hasOpened: boolean) => {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
    if (!hasOpened || startAt === 'none' || items.some((item) => item === document.activeElement)) return
    items.at(startAt === 'first' ? 0 : -1)?.focus()
  }
  // Back to the button, unless the chosen item has already moved the focus, for example to a form that it opened.
  const leave = (closedBy: string) => {
    const { activeElement } = document
    const places: (Element | null)[] = [null, document.body, anchor.current]
    const isHere = places.includes(activeElement) || list.current?.contains(activeElement)
    const isByPointer = closedBy !== '' && closedBy !== 'keyboard'
    return isHere ? ((isByPointer && pointerFocus) || anchor).current : false
  }
  // A press on the button is the button's to answer.
  const isOfButton = (event: Event): boolean =>
    [event.target, event instanceof FocusEvent ? event.relatedTarget : null].some(
      (target) => target instanceof Node && anchor.current?.contains(target) === true,
    )
  return (
    <BaseMenu.Root
      open={isOpen}
      modal={isModal}
      onOpenChange={(willOpen, { event }) => {
        if (!isModal && isOfButton(event)) return
        onOpenChange(willOpen)
      }}
      onOpenChangeComplete={enter}
    >
      <BaseMenu.Portal container={container}>
        <BaseMenu.Positioner className={positioner} anchor={anchor} {...at}>
          <BaseMenu.Popup
            className={popup}
            aria-label={label}
            aria-labelledby={labelledBy}
            ref={list}
            finalFocus={leave}
            onKeyDown={leaveByTab}
          >
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}
