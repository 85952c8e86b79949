import { createContext } from 'react'
import { createReachability } from './reachability.ts'

/** The app's own; without one, no news ever come. */
export const ReachabilityContext = createContext(createReachability())
