import type { Equivalents } from '../../../../scripts/mutate/equivalents.ts'

export const equivalents: Equivalents = {
  'swap initial: initial of player.captions.shown: loading → loaded':
    'Captions that load look like those that have: only a failure is shown.',
  'swap initial: initial of player.controls: shown → hidden': 'Hidden controls of a video that stands still are shown at once.',
  'retarget transition: always of player.view.judgingCount, candidate 1: unrecorded → judgingStart':
    'There, too, a view that was tried five times is given up.',
}
