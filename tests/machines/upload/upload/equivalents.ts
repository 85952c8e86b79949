import type { Equivalents } from '../../../../scripts/mutate/equivalents.ts'

export const equivalents: Equivalents = {
  'retarget transition: video.choose of upload.editing, candidate 2: .settled → .checkingFile':
    'The chosen file is unchecked, so «settled» leads to «checkingFile» in the same step, without an action of its own.',
  'retarget transition: thumbnail.choose of upload.editing, candidate 2: .settled → .checkingFile':
    'The chosen file is unchecked, so «settled» leads to «checkingFile» in the same step, without an action of its own.',
}
