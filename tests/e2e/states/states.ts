import { administrationStates } from './administration.ts'
import { captionsStates } from './captions.ts'
import { dashboardStates } from './dashboard.ts'
import { ownStates } from './own.ts'
import { publicStates } from './public.ts'
import { quotaStates } from './quotas.ts'
import { settingsStates } from './settings.ts'
import type { State } from './types.ts'
import { watchStates } from './watch.ts'

/**
 * Every screen in every state that users see, listed once: checked for accessibility in states.test.ts, and where a state has a `picture`,
 * captured by `npm run screens`. A new state is a line in one of the files of this folder.
 */
export const states: readonly State[] = [
  ...publicStates,
  ...watchStates,
  ...ownStates,
  ...dashboardStates,
  ...captionsStates,
  ...quotaStates,
  ...settingsStates,
  ...administrationStates,
]
