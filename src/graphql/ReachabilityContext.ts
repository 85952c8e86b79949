import { createContext } from 'react'
import { createReachability } from './reachability.ts'

/** The app provides its own. The default instance never emits. */
export const ReachabilityContext = createContext(createReachability())
