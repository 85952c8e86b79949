import type { Context, ReactNode } from 'react'

export type Provider = (children: ReactNode) => ReactNode

export const provide =
  <Flow,>(FlowContext: Context<Flow>, flow: Flow): Provider =>
  (children) => <FlowContext value={flow}>{children}</FlowContext>

/** Provides several flows to a screen. Rendering it in the screen's chunk keeps these machines out of the home page. */
export function Provide({ flows, children }: { flows: readonly Provider[]; children: ReactNode }) {
  return flows.reduceRight((inside, provideFlow) => provideFlow(inside), children)
}
