import type { Equivalents } from '../../../../scripts/mutate/equivalents.ts'

export const equivalents: Equivalents = {
  'exchange onDone and onError: refetchVideo of editVideo.open.refetching':
    'Both answers close the dialog and say that the video is saved: everything is saved by then.',
}
