import { createContext } from 'react'

/** How the current screen was reached. */
export type Arrival = {
  /** True when it was reached with the browser's back or forward button. */
  isReturn: () => boolean
}

/** The app provides its own. By default, no visit is a return. */
export const ArrivalContext = createContext<Arrival>({ isReturn: () => false })
