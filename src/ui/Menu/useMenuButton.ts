import { useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import type { MenuStart } from './types.ts'

type MenuButton = {
  isOpen: boolean
  /** the item that gets the focus */
  startAt: MenuStart
  anchor: RefObject<HTMLButtonElement | null>
  onOpenChange: (open: boolean) => void
  onPress: (event: MouseEvent) => void
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
}

/** Opens and closes a menu whose list loads later than its button, by pointer and by keyboard. */
export function useMenuButton(): MenuButton {
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [startAt, setStartAt] = useState<MenuStart>('none')
  const open = (start: MenuStart) => {
    setStartAt(start)
    setOpen(true)
  }
  return {
    isOpen,
    startAt,
    anchor,
    onOpenChange: setOpen,
    // A press by Enter or Space is a click event whose `detail` is 0.
    onPress: (event) => (isOpen ? setOpen(false) : open(event.detail === 0 ? 'first' : 'none')),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      open(event.key === 'ArrowDown' ? 'first' : 'last')
    },
  }
}
