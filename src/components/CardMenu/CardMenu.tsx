import { EllipsisVertical } from 'lucide-react'
import { type KeyboardEvent, useContext, useId, useRef, useState } from 'react'
import type { MenuStart } from '../../ui/Menu/types.ts'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { type CardMenuPartProps, CardPartsContext } from './cardParts.ts'
import { quoted } from '../../shared/format/quote.ts'

export type CardMenuProps = Pick<CardMenuPartProps, 'content' | 'isRecommended'> & { className?: string | undefined }

/** Renders the menu button of a card. The menu's code loads at the first press. */
export function CardMenu({ content, isRecommended, className }: CardMenuProps) {
  const parts = useContext(CardPartsContext)
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [startAt, setStartAt] = useState<MenuStart>('none')
  if (!parts) return null
  const open = (start: MenuStart): void => {
    setStartAt(start)
    setOpen(true)
  }
  const openByArrow = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  return (
    <div className={className}>
      <IconButton
        ref={anchor}
        id={id}
        icon={EllipsisVertical}
        size="small"
        label={`Actions pour ${quoted(content.title)}`}
        tooltip="Plus d’actions"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        // A press by Enter or Space is a click without a pointer.
        onPress={(event) => open(event.detail === 0 ? 'first' : 'none')}
        onPointerEnter={parts.preload}
        onKeyDown={openByArrow}
      />
      <parts.Menu
        content={content}
        isRecommended={isRecommended}
        open={isOpen}
        startAt={startAt}
        onOpenChange={setOpen}
        anchor={anchor}
        labelledBy={id}
      />
    </div>
  )
}
