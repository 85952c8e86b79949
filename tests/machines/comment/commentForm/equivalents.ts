import type { Equivalents } from '../../../../scripts/mutate/equivalents.ts'

export const equivalents: Equivalents = {
  'retarget transition: failure.dismiss of commentForm.failed: editing → failed':
    'Without its message, the failed form looks and answers like the editing one: its text was sent once, so the guards would let it pass, and any change of it leads to editing.',
}
