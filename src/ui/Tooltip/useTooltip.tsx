import { useEffect, useId, useMemo, useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { mergeRefs } from '../mergeRefs.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { TooltipPopup } from './TooltipPopup.tsx'

/** Milliseconds (specification §9): before the first tooltip opens, and after one closes, during which the next opens at once. */
export const tooltipDelays = { open: 700, skip: 300 }
/** Milliseconds that the pointer may take from the trigger to the text. */
const closeDelay = 150

let lastClosedAt = Number.NEGATIVE_INFINITY

type TriggerProps<E extends HTMLElement> = HTMLAttributes<E> & { ref?: Ref<E> | undefined }

type Tooltip = {
  withTrigger: <E extends HTMLElement, P extends TriggerProps<E>>(props: P & TriggerProps<E>) => P & TriggerProps<E>
  tooltip: ReactNode
}

/**
 * Returns a tooltip in about a hundred lines, without a library: buttons are in the first load, where Base UI's tooltip (30 kB gzip with
 * its positioning) is too large. Hover and keyboard focus open it; Escape, a press and scrolling close it; the pointer may rest on it (WCAG
 * 1.4.13). Without a label, it does nothing.
 * @param describes true when the text says more than the trigger's name (a reason), so that it is also its accessible description
 */
export function useTooltip(label: string | undefined, { describes = false }: { describes?: boolean } = {}): Tooltip {
  const id = useId()
  const trigger = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setOpen] = useState(false)

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
      stay: () => clearTimeout(timer.current),
      leave: () => after(closeDelay, false),
      close: () => {
        clearTimeout(timer.current)
        setOpen(false)
      },
    }
  }, [])

  useEffect(() => actions.stay, [actions])

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

  if (label === undefined) return { withTrigger: (props) => props, tooltip: null }

  return {
    withTrigger: (props) => ({
      ...props,
      ref: mergeRefs(trigger, props.ref),
      'aria-describedby': describes ? id : props['aria-describedby'],
      onPointerEnter: (event) => {
        props.onPointerEnter?.(event)
        if (event.pointerType !== 'touch') actions.open()
      },
      onPointerLeave: (event) => {
        props.onPointerLeave?.(event)
        actions.leave()
      },
      onPointerDown: (event) => {
        props.onPointerDown?.(event)
        actions.close()
      },
      onPointerUp: (event) => {
        props.onPointerUp?.(event)
        // Touch has no hover: touching a disabled element shows the reason.
        if (describes && event.pointerType === 'touch') setOpen(true)
      },
      onFocus: (event) => {
        props.onFocus?.(event)
        if (event.currentTarget.matches(':focus-visible')) actions.open()
      },
      onBlur: (event) => {
        props.onBlur?.(event)
        actions.close()
      },
    }),
    tooltip: (
      <>
        {describes && <VisuallyHidden id={id}>{label}</VisuallyHidden>}
        {isOpen && (
          <TooltipPopup key={label} label={label} trigger={trigger} onPointerEnter={actions.stay} onPointerLeave={actions.leave} />
        )}
      </>
    ),
  }
}
