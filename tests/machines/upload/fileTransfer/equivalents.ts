import type { Equivalents } from '../../../../scripts/mutate/equivalents.ts'

export const equivalents: Equivalents = {}
