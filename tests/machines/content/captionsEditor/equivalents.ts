import type { Equivalents } from '../../../../scripts/mutate/equivalents.ts'

export const equivalents: Equivalents = {
  'exchange onDone and onError: refetchCaptions of captionsEditor.refetching':
    'Both answers show the list and say that the captions are saved: everything is saved by then.',
}
