import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { inspectorMachine } from '../../../machines/inspector/inspector/inspectorMachine.ts'
import type { InspectorFlow } from '../../../machines/inspector/inspector/useInspector.ts'
import { inspectorPermissionMachine } from '../../../machines/inspector/inspectorPermission/inspectorPermissionMachine.ts'
import type { InspectorPermissionFlow } from '../../../machines/inspector/inspectorPermission/useInspectorPermission.ts'
import { createFileRegistry } from '../../../machines/upload/fileTransfer/fileRegistry.ts'
import { formatBytes } from '../../../shared/format/bytes.ts'
import { CodedError } from '../../../shared/codedError.ts'
import { parseTrace, type ParsedTrace } from '../trace/parse.ts'
import type { PageLinkOptions } from './pageLink.ts'
import { pageLink } from './pageLink.ts'
import type { TraceStore } from './traceStore.ts'

/** Bytes of a file that is read. A trace has its last 2,000 events; a larger file would take the page minutes and its memory. */
const largestFile = 50 * 1024 ** 2

type Problem = Exclude<ParsedTrace, { trace: unknown }>

function sentenceOf(problem: Problem): string {
  if (problem.problem === 'otherVersion') return `Cette trace est d’une autre version (${problem.version}) : elle ne peut pas être lue ici`
  if (problem.problem === 'damaged') return `Cette trace est abîmée : la valeur « ${problem.place} » n’est pas celle attendue`
  return 'Ce fichier n’est pas une trace de Lucarne'
}

const tooLarge = ({ size }: File): string =>
  `Ce fichier est trop gros pour une trace : ${formatBytes(size)}, au lieu de ${formatBytes(largestFile)} au plus`

/** Provides the inspector with the channel to the page and with files. */
export function inspectorFlow(options: PageLinkOptions & { store: TraceStore }): InspectorFlow {
  const files = createFileRegistry()
  const link = pageLink(options)
  return {
    keepFile: (file) => files.keep(file),
    machine: inspectorMachine.provide({
      actors: {
        watchPage: fromCallback<EventObject, undefined>(({ sendBack }) => link.watch(sendBack)),
        readTrace: fromPromise<void, { fileId: string | undefined }>(async ({ input }) => {
          const file = files.find(input.fileId ?? '')
          files.release([input.fileId ?? ''])
          if (file && file.size > largestFile) throw new CodedError('INVALID_INPUT', tooLarge(file))
          const parsed = parseTrace((await file?.text()) ?? '')
          if ('problem' in parsed) throw new CodedError('INVALID_INPUT', sentenceOf(parsed))
          options.store.setFile(parsed.trace)
        }),
      },
      actions: { sendToPage: (_, event) => link.send(event) },
    }),
  }
}

/** @param mayInspect whether this browser's user may see what pages do */
export function inspectorPermissionFlow(mayInspect: () => Promise<boolean>): InspectorPermissionFlow {
  return {
    machine: inspectorPermissionMachine.provide({ actors: { checkPermission: fromPromise<boolean, undefined>(() => mayInspect()) } }),
  }
}
