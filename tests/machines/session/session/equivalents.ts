import type { Equivalents } from '../../../../scripts/mutate/equivalents.ts'

export const equivalents: Equivalents = {
  'retarget transition: always of session.signedIn.checkingRole, candidate 1: storing → checkingRole':
    'The corrected flag agrees with the role, so that candidate 2 stores the session at once.',
  'drop transition: onDone of storeSession of session.signedIn.storing':
    'A session that was stored accepts the same events as one that is being stored, has the same tags, and starts nothing.',
}
