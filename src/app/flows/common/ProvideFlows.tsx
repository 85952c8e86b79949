import { type ReactNode, useContext, useMemo } from 'react'
import { type FlowName, type Flows, FlowsContext } from '../../../machines/common/flows.ts'

type ProvideFlowsProps<Name extends FlowName> = { flows: Pick<Flows, Name>; children: ReactNode }

/**
 * Provides flows to a screen or a part of it, besides those provided around it. Rendering it in the screen's chunk keeps these machines out
 * of the home page. With the screen's declared names as type argument, a missing flow is a type error.
 * @param props.flows keep it stable between renders: every component that uses a flow renders again when it changes
 */
export function ProvideFlows<Name extends FlowName>({ flows, children }: ProvideFlowsProps<Name>) {
  const outer = useContext(FlowsContext)
  const all = useMemo(() => ({ ...outer, ...flows }), [outer, flows])
  return <FlowsContext value={all}>{children}</FlowsContext>
}
