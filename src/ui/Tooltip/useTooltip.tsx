import { type ComponentType, useId, useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { mergeRefs } from '../mergeRefs.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { OpeningTooltipProps, TooltipCause } from './OpeningTooltip.tsx'

let OpeningTooltip: ComponentType<OpeningTooltipProps> | undefined

/** Loads what opens tooltips. @throws TypeError when it cannot be loaded; the next hover tries again */
export async function loadTooltips(): Promise<void> {
  OpeningTooltip ??= await import('./OpeningTooltip.tsx').then((file) => file.OpeningTooltip)
}

type TriggerProps<E extends HTMLElement> = HTMLAttributes<E> & { ref?: Ref<E> | undefined }

type Tooltip = {
  withTrigger: <E extends HTMLElement, P extends TriggerProps<E>>(props: P & TriggerProps<E>) => P & TriggerProps<E>
  tooltip: ReactNode
}

/**
 * Returns a tooltip without a library: buttons are in the first load, where Base UI's tooltip (30 kB gzip with its positioning) is too
 * large. Hover and keyboard focus open it (`OpeningTooltip`, which loads after the first screen). Without a label, it does nothing.
 * @param describes true when the text says more than the trigger's name (a reason), so that it is also its accessible description
 */
export function useTooltip(label: string | undefined, { describes = false }: { describes?: boolean } = {}): Tooltip {
  const id = useId()
  const trigger = useRef<HTMLElement>(null)
  const [cause, setCause] = useState<TooltipCause>()

  if (label === undefined) return { withTrigger: (props) => props, tooltip: null }

  const ask = (asked: TooltipCause): void => {
    if (OpeningTooltip) return setCause(asked)
    const isStillOn = (): boolean => asked === 'touch' || trigger.current?.matches(':hover, :focus-visible') === true
    // Without it, the element still has its name, and the next hover asks again.
    loadTooltips()
      .then(() => isStillOn() && setCause(asked))
      .catch(() => undefined)
  }

  return {
    withTrigger: (props) => ({
      ...props,
      ref: mergeRefs(trigger, props.ref),
      'aria-describedby': describes ? id : props['aria-describedby'],
      onPointerEnter: (event) => {
        props.onPointerEnter?.(event)
        if (event.pointerType !== 'touch') ask('hover')
      },
      onPointerUp: (event) => {
        props.onPointerUp?.(event)
        // Touch has no hover: touching a disabled element shows the reason.
        if (describes && event.pointerType === 'touch') ask('touch')
      },
      onFocus: (event) => {
        props.onFocus?.(event)
        if (event.currentTarget.matches(':focus-visible')) ask('focus')
      },
    }),
    tooltip: (
      <>
        {describes && <VisuallyHidden id={id}>{label}</VisuallyHidden>}
        {cause && OpeningTooltip && <OpeningTooltip key={label} label={label} trigger={trigger} cause={cause} describes={describes} />}
      </>
    ),
  }
}
