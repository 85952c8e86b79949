import { cloneElement, type HTMLAttributes, type ReactElement, type Ref } from 'react'
import { useTooltip } from './useTooltip.tsx'

export type TooltipProps = {
  label: string
  /** One focusable element that forwards its props and its ref. */
  children: ReactElement<HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> | undefined }>
}

/** Renders more information about an element on hover and focus. Never the only place for necessary information. */
export function Tooltip({ label, children }: TooltipProps) {
  const { withTrigger, tooltip } = useTooltip(label, { describes: true })
  return (
    <>
      {cloneElement(children, withTrigger<HTMLElement, TooltipProps['children']['props']>(children.props))}
      {tooltip}
    </>
  )
}
