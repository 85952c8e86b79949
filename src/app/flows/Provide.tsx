import type { Context, ReactNode } from 'react'

/** Lends one flow to what is drawn inside. */
export type Lend = (children: ReactNode) => ReactNode

export const lend =
  <Flow,>(FlowContext: Context<Flow>, flow: Flow): Lend =>
  (children) => <FlowContext value={flow}>{children}</FlowContext>

/** Lends several flows to a screen, made once: their machines load with that screen and not with the home page. */
export function Provide({ flows, children }: { flows: readonly Lend[]; children: ReactNode }) {
  return flows.reduceRight((inside, lendFlow) => lendFlow(inside), children)
}
