import { cloneElement, type HTMLAttributes, type ReactElement, type Ref } from 'react'
import { useTooltip } from './useTooltip.tsx'

export type TooltipProps = {
  label: string
  /** One focusable element that passes its props and its ref on. */
  children: ReactElement<HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> | undefined }>
}

/** More about an element, on hover and focus. Never the only place where something needed is said. */
export function Tooltip({ label, children }: TooltipProps) {
  const { withTrigger, tooltip } = useTooltip(label, { describes: true })
  return (
    <>
      {cloneElement(children, withTrigger<HTMLElement, TooltipProps['children']['props']>(children.props))}
      {tooltip}
    </>
  )
}
