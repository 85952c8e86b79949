import type { Equivalents } from '../../../../scripts/mutate/equivalents.ts'

export const equivalents: Equivalents = {
  'retarget transition: list.grew of infiniteScroll.loading, candidate 1: byHand → loading':
    'Neither state asks for a page, and after the third page no event leads from either to one that does.',
}
