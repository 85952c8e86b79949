import type { Equivalents } from '../../../../scripts/mutate/equivalents.ts'

export const equivalents: Equivalents = {
  'swap initial: initial of subscriptions.view: news → channels':
    'Before the start is over, an eventless transition leads from either tab to the one of the address.',
}
