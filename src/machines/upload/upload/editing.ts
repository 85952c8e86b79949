import * as pageMessages from '../../../shared/pageMessages.ts'
import { thumbnailFileError, videoFileError } from '../../../shared/validation/content.ts'
import { toFailure } from '../../common/failure.ts'
import { idsOf } from '../fileTransfer/idsOf.ts'
import { uncheckedFile } from './rules.ts'
import { keptDraft } from './keptDraft.ts'
import { uploadSetup } from './uploadSetup.ts'

/**
 * The form is open: its texts can change until the server has a file, its files until they are sent. A chosen file is checked first. A
 * failed publication waits here for a correction.
 */
export const editing = uploadSetup.createStateConfig({
  tags: 'editing',
  entry: { type: 'reportPhase', params: { phase: 'editing' } },
  initial: 'settled',
  on: {
    'form.change': { guard: 'isVideoExpected', target: '.settled', actions: { type: 'changeForm', params: ({ event }) => event } },
    'draft.keep': { guard: 'isWorthKeeping', actions: { type: 'keepDraft', params: keptDraft } },
    'session.endedElsewhere': { guard: 'isWorthKeeping', target: '#upload.keepingWork' },
    'video.choose': [
      {
        guard: { type: 'isVideoRefused', params: ({ event }) => event },
        target: '.settled',
        actions: [
          { type: 'releaseFiles', params: ({ context, event }) => idsOf(context.video, event.file) },
          {
            type: 'refuseFile',
            params: ({ event: { file, largestVideoBytes } }) => ({
              kind: 'video',
              name: file.name,
              message: videoFileError(file, largestVideoBytes) ?? '',
            }),
          },
        ],
      },
      {
        guard: 'isVideoChangeable',
        target: '.settled',
        actions: [
          { type: 'releaseFiles', params: ({ context }) => idsOf(context.video) },
          { type: 'takeFile', params: ({ event }) => ({ kind: 'video', file: event.file }) },
        ],
      },
    ],
    'video.remove': {
      guard: 'hasVideo',
      target: '.settled',
      actions: [
        { type: 'releaseFiles', params: ({ context }) => idsOf(context.video) },
        { type: 'removeFile', params: { kind: 'video' } },
      ],
    },
    'thumbnail.choose': [
      {
        guard: { type: 'isThumbnailRefused', params: ({ event }) => event },
        target: '.settled',
        actions: [
          { type: 'releaseFiles', params: ({ context, event }) => idsOf(context.thumbnail, event.file) },
          {
            type: 'refuseFile',
            params: ({ event }) => ({ kind: 'thumbnail', name: event.file.name, message: thumbnailFileError(event.file) ?? '' }),
          },
        ],
      },
      {
        target: '.settled',
        actions: [
          { type: 'releaseFiles', params: ({ context }) => idsOf(context.thumbnail) },
          { type: 'takeFile', params: ({ event }) => ({ kind: 'thumbnail', file: event.file }) },
        ],
      },
    ],
    'thumbnail.remove': {
      guard: 'hasThumbnail',
      target: '.settled',
      actions: [
        { type: 'releaseFiles', params: ({ context }) => idsOf(context.thumbnail) },
        { type: 'removeFile', params: { kind: 'thumbnail' } },
      ],
    },
  },
  states: {
    settled: {
      tags: 'settled',
      initial: 'ready',
      always: { guard: 'hasUncheckedFile', target: 'checkingFile' },
      on: {
        'upload.publish': [
          { guard: { type: 'isSignedOut', params: ({ event }) => event }, actions: ['refuseSignedOut', 'askForLogin'] },
          {
            guard: { type: 'hasFormErrors', params: ({ event }) => event },
            actions: { type: 'showErrors', params: ({ event }) => event },
          },
          { target: '#upload.queued' },
        ],
        'upload.cancel': { guard: 'isContentMade', target: '#upload.cancelling' },
        'draft.discard': { guard: 'isTouched', target: '#upload.discardingDraft' },
        'failure.dismiss': { guard: 'hasFailure', actions: 'clearFailure' },
      },
      states: {
        ready: { on: { 'draft.save': '#upload.savingDraft' } },
        draftSaved: { tags: 'draftSaved' },
        failed: {
          tags: 'retriable',
          entry: { type: 'reportPhase', params: { phase: 'failed' } },
          on: {
            'draft.save': '#upload.savingDraft',
            'upload.retry': '#upload.queued',
            'upload.cancel': '#upload.cancelling',
            'failure.dismiss': { target: 'ready', actions: 'clearFailure' },
            // The publication failed because the network was lost: continue when the network is back.
            'network.recovered': { guard: 'isTemporaryFailure', target: '#upload.queued' },
          },
        },
      },
    },
    checkingFile: {
      tags: 'checking',
      invoke: {
        id: 'checkFile',
        src: 'fileTransfer',
        input: ({ context, self }) => {
          const { kind, file } = uncheckedFile(context)
          return {
            parentRef: self,
            steps: [{ type: 'check', kind, file }],
            targetId: null,
            isReplacement: false,
            maxAttempts: 1,
            fallbackMessage: pageMessages.upload,
          }
        },
        onDone: [
          { guard: { type: 'isTransferred', params: ({ event }) => event.output }, target: 'settled', actions: 'markChecked' },
          {
            target: 'settled',
            actions: [
              { type: 'releaseFiles', params: ({ context }) => idsOf(uncheckedFile(context).file) },
              { type: 'refuseUnchecked', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: {
          target: 'settled',
          actions: [
            { type: 'releaseFiles', params: ({ context }) => idsOf(uncheckedFile(context).file) },
            { type: 'refuseUnchecked', params: ({ event }) => ({ failure: toFailure(event.error, pageMessages.upload) }) },
          ],
        },
      },
    },
  },
})
