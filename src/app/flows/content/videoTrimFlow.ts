import { fromPromise } from 'xstate'
import { mutate } from '../../../graphql/execute.ts'
import { type TrimFragment, TrimContentDocument, UntrimContentDocument } from '../../../graphql/generated/graphql.ts'
import type { VideoPart } from '../../../machines/content/videoTrim/types.ts'
import type { VideoTrimFlow } from '../../../machines/content/videoTrim/useVideoTrim.ts'
import { videoTrimMachine } from '../../../machines/content/videoTrim/videoTrimMachine.ts'
import { AppError } from '../../../shared/errors.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import type { FlowServices } from '../common/services.ts'

export function videoTrimFlow({ client, actorOptions }: FlowServices): VideoTrimFlow {
  return {
    machine: videoTrimMachine.provide({
      actors: {
        savePart: fromPromise<VideoPart, { contentId: string; start: number; end: number }>(
          async ({ input: { contentId: id, start, end } }) => {
            const { trimContent } = await mutate(client(), TrimContentDocument, { id, start, end })
            return partOf(trimContent.details.trim)
          },
        ),
        restoreWhole: fromPromise<VideoPart, { contentId: string }>(async ({ input: { contentId: id } }) => {
          const { untrimContent } = await mutate(client(), UntrimContentDocument, { id })
          return partOf(untrimContent.details.trim)
        }),
      },
    }),
    onFact: () => toasts.show({ title: 'La nouvelle version se prépare', tone: 'success', id: 'content.trim' }),
    actorOptions,
  }
}

function partOf(trim: TrimFragment | null): VideoPart {
  // The viewer is its owner, and its file was read.
  if (!trim) throw new AppError('INTERNAL')
  const { start, end, sourceDuration } = trim
  return { start, end, sourceDuration }
}
