import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { TooltipPopup } from './TooltipPopup.tsx'

/** Milliseconds (specification §9): before the first tooltip opens, and after one closes, during which the next opens at once. */
export const tooltipDelays = { open: 700, skip: 300 }
/** Milliseconds that the pointer may take from the trigger to the text. */
const closeDelay = 150

let lastClosedAt = Number.NEGATIVE_INFINITY

/** What asks for a tooltip. */
export type TooltipCause = 'hover' | 'focus' | 'touch'

export type OpeningTooltipProps = {
  label: string
  trigger: RefObject<HTMLElement | null>
  /** what asked for it the first time */
  cause: TooltipCause
  /** A touch shows it as well. */
  describes: boolean
}

/**
 * Opens and closes a tooltip: hover and keyboard focus open it; Escape, a press and scrolling close it; the pointer may rest on it (WCAG
 * 1.4.13).
 */
export function OpeningTooltip({ label, trigger, cause, describes }: OpeningTooltipProps): ReactNode {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setOpen] = useState(cause === 'touch')

  const actions = useMemo(() => {
    const after = (delay: number, open: boolean) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        if (!open) lastClosedAt = Date.now()
        setOpen(open)
      }, delay)
    }
    return {
      open: () => after(Date.now() - lastClosedAt < tooltipDelays.skip ? 0 : tooltipDelays.open, true),
      openAtOnce: () => setOpen(true),
      stay: () => clearTimeout(timer.current),
      leave: () => after(closeDelay, false),
      close: () => {
        clearTimeout(timer.current)
        setOpen(false)
      },
    }
  }, [])

  useEffect(() => {
    const element = trigger.current
    const listening = new AbortController()
    const { signal } = listening
    element?.addEventListener('pointerenter', ({ pointerType }) => pointerType !== 'touch' && actions.open(), { signal })
    element?.addEventListener('pointerleave', actions.leave, { signal })
    element?.addEventListener('pointerdown', actions.close, { signal })
    element?.addEventListener('pointerup', ({ pointerType }) => describes && pointerType === 'touch' && actions.openAtOnce(), { signal })
    element?.addEventListener('focus', () => element.matches(':focus-visible') && actions.open(), { signal })
    element?.addEventListener('blur', actions.close, { signal })
    if (cause !== 'touch') actions.open()
    return () => {
      listening.abort()
      actions.stay()
    }
  }, [trigger, describes, actions, cause])

  useEffect(() => {
    if (!isOpen) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') actions.close()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('scroll', actions.close, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('scroll', actions.close, { capture: true })
    }
  }, [isOpen, actions])

  return isOpen && <TooltipPopup label={label} trigger={trigger} onPointerEnter={actions.stay} onPointerLeave={actions.leave} />
}
