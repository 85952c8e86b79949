import { createContext, useContext } from 'react'

/**
 * The registry of flows: what the app provides to the screens, by name. The module of each hook adds its own flow to this interface. A
 * screen declares the names that it uses, and its route must provide them (`ProvideFlows`).
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- extended by the modules of the hooks
export interface Flows {}

export type FlowName = keyof Flows

/** The flows provided to a part of the screen, with those of the parts around it. */
export const FlowsContext = createContext<Partial<Flows>>({})

/** Returns a flow of the registry. @throws Error when no part around the component provides it */
export function useFlow<Name extends FlowName>(name: Name): Flows[Name] {
  const flow: Flows[Name] | undefined = useContext(FlowsContext)[name]
  if (flow === undefined) throw new Error(`The flow «${name}» is not provided here`)
  return flow
}
