import { fromPromise } from 'xstate'
import type { FileRegistry } from '../../../machines/upload/fileTransfer/fileRegistry.ts'
import { framePickerMachine } from '../../../machines/upload/framePicker/framePickerMachine.ts'
import type { Frame, VideoFacts } from '../../../machines/upload/framePicker/types.ts'
import type { FramePickerFlow } from '../../../machines/upload/framePicker/useFramePicker.ts'
import { AppError } from '../../../shared/errors.ts'
import type { FlowServices } from '../common/services.ts'

/** Provides the pictures of a video that is in the registry. They are kept until those of another video are read. */
export function framePickerFlow({ actorOptions }: Pick<FlowServices, 'actorOptions'>, files: FileRegistry): FramePickerFlow {
  const drawn = new Map<string, File>()

  function videoOf(fileId: string): File {
    const file = files.find(fileId)
    if (!file) throw new AppError('VIDEO_REQUIRED')
    return file
  }

  return {
    machine: framePickerMachine.provide({
      actors: {
        readFacts: fromPromise<VideoFacts | null, { fileId: string }>(async ({ input: { fileId } }) => {
          drawn.clear()
          const { readFacts } = await import('./videoFile.ts')
          return readFacts(videoOf(fileId))
        }),
        drawFrames: fromPromise<readonly Frame[], { fileId: string; seconds: readonly number[] }>(
          async ({ input: { fileId, seconds } }) => {
            const { drawFrames } = await import('./videoFile.ts')
            const pictures = await drawFrames(videoOf(fileId), seconds)
            return pictures.map((picture, index) => {
              const second = seconds[index] ?? 0
              const id = `${fileId}@${second}`
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
