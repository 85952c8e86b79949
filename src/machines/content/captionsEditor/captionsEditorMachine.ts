import { assign, emit, setup } from 'xstate'
import { type Cue, captionLimits } from '../../../shared/caption/cue.ts'
import { captionMessages, problemText } from '../../../shared/caption/parse.ts'
import { writeWebVtt } from '../../../shared/caption/write.ts'
import type { LanguageCode } from '../../../shared/contentDetails.ts'
import { aboutFile } from '../../../shared/format/aboutFile.ts'
import * as pageMessages from '../../../shared/pageMessages.ts'
import { answerLimit, noAnswer } from '../../common/answerLimit.ts'
import { toFailure } from '../../common/failure.ts'
import type { ChosenFile } from '../../upload/fileTransfer/types.ts'
import { captionsEditorActors } from './actors.ts'
import { cuesOf, lineErrors, linesOf, withNewLine, withoutErrorsOf } from './rules.ts'
import type {
  CaptionsEditorContext,
  CaptionsEditorEvent,
  CaptionsEditorFact,
  CaptionsEditorInput,
  CaptionsEditorTag,
  Line,
  ReadFileOutput,
} from './types.ts'

const types: {
  context?: CaptionsEditorContext
  input?: CaptionsEditorInput
  events?: CaptionsEditorEvent
  emitted?: CaptionsEditorFact
  tags?: CaptionsEditorTag
} = {}

/**
 * Writes the captions of one video, in one language at a time: from nothing, from a file, or from those that it has. Closing asks for
 * confirmation before it discards changes.
 */
export const captionsEditorMachine = setup({
  types,
  actors: captionsEditorActors,
  actions: {
    chooseLanguage: assign((_, { language }: { language: LanguageCode }) => ({ language })),
    storeSource: assign((_, { source }: { source: string }) => ({ source })),
    clearMessages: assign({ failure: null, fileError: null }),
    begin: assign({ lines: [], isChanged: false, errors: {} }),
    restore: assign((_, { lines }: { lines: readonly Line[] }) => ({ lines, isChanged: true, errors: {} })),
    storeCues: assign((_, { output }: { output: readonly Cue[] }) => ({ lines: linesOf(output), isChanged: false, errors: {} })),
    storeImport: assign((_, { output }: { output: ReadFileOutput }) => ({
      lines: linesOf(output.cues ?? []),
      isChanged: true,
      errors: {},
    })),
    refuseLargeFile: assign((_, { file }: { file: ChosenFile }) => ({ fileError: aboutFile(file.name, captionMessages.fileTooLarge) })),
    refuseFile: assign((_, { output }: { output: ReadFileOutput }) => ({ fileError: output.problem ? problemText(output.problem) : null })),
    changeLine: assign(({ context: { lines, errors } }, { id, patch }: { id: string; patch: Partial<Line> }) => ({
      lines: lines.map((line) => (line.id === id ? { ...line, ...patch } : line)),
      isChanged: true,
      errors: withoutErrorsOf(errors, id),
    })),
    addLine: assign(({ context: { lines } }, { second }: { second: number }) => ({ lines: withNewLine(lines, second), isChanged: true })),
    removeLine: assign(({ context: { lines, errors } }, { id }: { id: string }) => ({
      lines: lines.filter((line) => line.id !== id),
      isChanged: true,
      errors: withoutErrorsOf(errors, id),
    })),
    showErrors: assign(({ context: { lines } }) => ({ errors: lineErrors(lines) })),
    storeReadFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error, pageMessages.readCaptions) })),
    storeSaveFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error, pageMessages.saveCaptions) })),
    storeDeletionFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error, pageMessages.deleteCaptions) })),
    announceSaved: emit(({ context: { language } }) => ({ type: 'captions.saved', language })),
    announceDeleted: emit(({ context: { language } }) => ({ type: 'captions.deleted', language })),
  },
  guards: {
    isTooLarge: (_, { file }: { file: ChosenFile }) => file.size > captionLimits.fileBytes,
    hasProblem: (_, { output }: { output: ReadFileOutput }) => output.problem !== undefined,
    hasLine: ({ context: { lines } }, { id }: { id: string }) => lines.some((line) => line.id === id),
    hasErrors: ({ context: { lines } }) => Object.keys(lineErrors(lines)).length > 0,
    hasLines: ({ context: { lines } }) => lines.length > 0,
    isChanged: ({ context }) => context.isChanged,
    hasFailure: ({ context: { failure } }) => failure !== null,
  },
  delays: { answerLimit },
}).createMachine({
  id: 'captionsEditor',
  context: ({ input }) => ({ ...input, source: '', lines: [], isChanged: false, errors: {}, fileError: null, failure: null }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'language.choose': { actions: { type: 'chooseLanguage', params: ({ event }) => event } },
        'captions.create': { target: 'editing', actions: ['clearMessages', 'begin'] },
        'captions.open': {
          target: 'reading',
          actions: [
            'clearMessages',
            { type: 'chooseLanguage', params: ({ event }) => event },
            { type: 'storeSource', params: ({ event }) => ({ source: event.url }) },
          ],
        },
        'captions.restore': {
          target: 'editing',
          actions: [
            'clearMessages',
            { type: 'chooseLanguage', params: ({ event }) => event },
            { type: 'restore', params: ({ event }) => event },
          ],
        },
        'file.choose': [
          {
            guard: { type: 'isTooLarge', params: ({ event }) => event },
            actions: ['clearMessages', { type: 'refuseLargeFile', params: ({ event }) => event }],
          },
          { target: 'importing', actions: ['clearMessages', { type: 'storeSource', params: ({ event }) => ({ source: event.file.id }) }] },
        ],
        'captions.delete': {
          target: 'confirmingDeletion',
          actions: ['clearMessages', { type: 'chooseLanguage', params: ({ event }) => event }],
        },
        'failure.dismiss': { guard: 'hasFailure', actions: 'clearMessages' },
      },
    },
    reading: {
      tags: 'busy',
      after: { answerLimit: { target: 'choosing', actions: { type: 'storeReadFailure', params: noAnswer } } },
      invoke: {
        id: 'readCaptions',
        src: 'readCaptions',
        input: ({ context: { source } }) => ({ url: source }),
        onDone: { target: 'editing', actions: { type: 'storeCues', params: ({ event }) => event } },
        onError: { target: 'choosing', actions: { type: 'storeReadFailure', params: ({ event }) => event } },
      },
    },
    importing: {
      tags: 'busy',
      after: { answerLimit: { target: 'choosing', actions: { type: 'storeReadFailure', params: noAnswer } } },
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context: { source } }) => ({ fileId: source }),
        onDone: [
          {
            guard: { type: 'hasProblem', params: ({ event }) => event },
            target: 'choosing',
            actions: { type: 'refuseFile', params: ({ event }) => event },
          },
          { target: 'editing', actions: { type: 'storeImport', params: ({ event }) => event } },
        ],
        onError: { target: 'choosing', actions: { type: 'storeReadFailure', params: ({ event }) => event } },
      },
    },
    editing: {
      tags: 'editing',
      on: {
        'line.change': {
          guard: { type: 'hasLine', params: ({ event }) => event },
          actions: { type: 'changeLine', params: ({ event }) => event },
        },
        'line.add': { actions: { type: 'addLine', params: ({ event }) => event } },
        'line.remove': {
          guard: { type: 'hasLine', params: ({ event }) => event },
          actions: { type: 'removeLine', params: ({ event }) => event },
        },
        'captions.save': [
          { guard: 'hasErrors', actions: 'showErrors' },
          { guard: 'hasLines', target: 'saving' },
        ],
        'editor.close': [
          { guard: 'isChanged', target: 'confirmingDiscard' },
          { target: 'choosing', actions: 'clearMessages' },
        ],
        'failure.dismiss': { guard: 'hasFailure', actions: 'clearMessages' },
      },
    },
    confirmingDiscard: {
      tags: ['editing', 'discarding'],
      on: { 'changes.discard': { target: 'choosing', actions: 'clearMessages' }, 'changes.keep': 'editing' },
    },
    saving: {
      tags: ['editing', 'busy'],
      entry: 'clearMessages',
      after: { answerLimit: { target: 'editing', actions: { type: 'storeSaveFailure', params: noAnswer } } },
      invoke: {
        id: 'saveCaptions',
        src: 'saveCaptions',
        input: ({ context: { contentId, language, lines } }) => ({ contentId, language, webVtt: writeWebVtt(cuesOf(lines)) }),
        onDone: 'refetching',
        onError: { target: 'editing', actions: { type: 'storeSaveFailure', params: ({ event }) => event } },
      },
    },
    // Everything is saved: a failed refetch is not shown as a failure.
    refetching: {
      tags: ['editing', 'busy'],
      after: { answerLimit: { target: 'choosing', actions: 'announceSaved' } },
      invoke: {
        id: 'refetchCaptions',
        src: 'refetchCaptions',
        input: ({ context: { contentId } }) => ({ contentId }),
        onDone: { target: 'choosing', actions: 'announceSaved' },
        onError: { target: 'choosing', actions: 'announceSaved' },
      },
    },
    confirmingDeletion: {
      tags: 'deleting',
      on: { 'deletion.confirm': 'deleting', 'deletion.cancel': 'choosing' },
    },
    deleting: {
      tags: ['busy', 'deleting'],
      after: { answerLimit: { target: 'choosing', actions: { type: 'storeDeletionFailure', params: noAnswer } } },
      invoke: {
        id: 'deleteCaptions',
        src: 'deleteCaptions',
        input: ({ context: { contentId, language } }) => ({ contentId, language }),
        onDone: { target: 'choosing', actions: 'announceDeleted' },
        onError: { target: 'choosing', actions: { type: 'storeDeletionFailure', params: ({ event }) => event } },
      },
    },
  },
})
