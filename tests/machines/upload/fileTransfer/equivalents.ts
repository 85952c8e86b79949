import type { Equivalents } from '../../../../scripts/mutate/equivalents.ts'

export const equivalents: Equivalents = {
  'retarget transition: onError of checkFile of fileTransfer.checking: failed → finished':
    'Both are final, and the output is the same: whoever invoked the transfer reads its failure, never its last state.',
}
