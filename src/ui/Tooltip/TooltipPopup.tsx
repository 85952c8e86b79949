import { useLayoutEffect, useRef, type RefObject } from 'react'
import { place } from './place.ts'
import * as styles from './Tooltip.styles.ts'

type TooltipPopupProps = {
  label: string
  trigger: RefObject<HTMLElement | null>
  onPointerEnter: () => void
  onPointerLeave: () => void
}

/** Renders the tooltip's text, in the browser's top layer, so that no dialog or clipped box hides it. */
export function TooltipPopup({ label, trigger, onPointerEnter, onPointerLeave }: TooltipPopupProps) {
  const popup = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    const tip = popup.current
    if (!tip || !trigger.current) return
    if (typeof tip.showPopover === 'function') tip.showPopover()
    const { left, top } = place(trigger.current.getBoundingClientRect(), tip.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: window.innerHeight,
    })
    tip.style.setProperty('--tooltip-left', `${left}px`)
    tip.style.setProperty('--tooltip-top', `${top}px`)
  }, [trigger])

  return (
    <span
      ref={popup}
      role="tooltip"
      popover="manual"
      className={styles.tooltip}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      {label}
    </span>
  )
}
