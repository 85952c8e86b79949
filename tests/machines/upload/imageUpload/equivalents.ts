import type { Equivalents } from '../../../../scripts/mutate/equivalents.ts'

const reason = 'Without a file and a failure, a failed upload shows and accepts exactly what an idle one does: an image, and no retry.'

export const equivalents: Equivalents = {
  'swap initial: initial of imageUpload: idle → failed': reason,
  'retarget transition: onDone of refetchImage of imageUpload.refetching: idle → failed': reason,
}
