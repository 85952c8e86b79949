import { fromPromise } from 'xstate'
import { framePickerMachine } from '../../../machines/upload/framePicker/framePickerMachine.ts'
import type { Frame, VideoFacts } from '../../../machines/upload/framePicker/types.ts'
import type { FramePickerFlow } from '../../../machines/upload/framePicker/useFramePicker.ts'
import type { FlowServices } from '../common/services.ts'

/**
 * Provides the pictures of a video. They are kept until those of another video are read.
 * @param find returns a chosen file by its id; what it does not know is the address of a video that plays already
 */
export function framePickerFlow(
  { actorOptions }: Pick<FlowServices, 'actorOptions'>,
  find: (id: string) => File | undefined,
): FramePickerFlow {
  const drawn = new Map<string, File>()

  const videoOf = (source: string): File | string => find(source) ?? source

  return {
    machine: framePickerMachine.provide({
      actors: {
        readFacts: fromPromise<VideoFacts | null, { source: string }>(async ({ input: { source } }) => {
          drawn.clear()
          const { readFacts } = await import('./videoFile.ts')
          return readFacts(videoOf(source))
        }),
        drawFrames: fromPromise<readonly Frame[], { source: string; seconds: readonly number[] }>(
          async ({ input: { source, seconds } }) => {
            const { drawFrames } = await import('./videoFile.ts')
            const pictures = await drawFrames(videoOf(source), seconds)
            return pictures.map((picture, index) => {
              const second = seconds[index] ?? 0
              const id = `${source}@${second}`
              drawn.set(id, picture)
              return { id, second }
            })
          },
        ),
      },
    }),
    find: (frameId) => drawn.get(frameId),
    actorOptions,
  }
}
