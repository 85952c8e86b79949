import { ownStates } from './own.ts'
import { publicStates } from './public.ts'
import type { State } from './types.ts'
import { watchStates } from './watch.ts'

/**
 * Every screen in every state that people meet, written down once: proven accessible in states.test.ts, and where a state has a
 * `picture`, drawn by `npm run screens`. A new state is a line in one of the files beside this one.
 */
export const states: readonly State[] = [...publicStates, ...watchStates, ...ownStates]
