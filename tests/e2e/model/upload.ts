import { uploadMachine } from '../../../src/machines/upload/upload/uploadMachine.ts'
import { routes } from '../../../src/shared/routes.ts'
import { uploadFixtures } from '../../machines/upload/upload/fixtures.ts'
import { describeInChromium } from './describeInChromium.ts'
import { deleteRecords } from './uploadForm.ts'
import { see } from './uploadLooks.ts'
import { causes, doers } from './uploadSteps.ts'

const loaded = 'session.started → done loadDraft'

/** Each path begins with a guest, whom the page asks to sign in: this happens in another tab. */
describeInChromium('The upload of a video', {
  machine: uploadMachine,
  fixtures: uploadFixtures,
  mutations: {
    createContent: 'CreateContent',
    deleteContent: 'DeleteContent',
  },
  addresses: { sendVideo: '*/api/files/video/*', sendThumbnail: '*/api/files/thumbnail/*' },
  arrange: async (stage) => {
    await deleteRecords(stage)
    return { path: routes.upload, isSignedIn: false }
  },
  do: doers,
  causes,
  see,
  unreachable: {
    'session.ended: away': 'A guest cannot sign out.',
    'session.endedElsewhere: away': 'A guest cannot sign out in another tab either.',
    [`${loaded} → session.endedElsewhere → session.ended: keepingWork`]: 'Who has signed out in one tab is signed out in all of them.',
    [`${loaded} → upload.cancel: editing.settled.draftSaved`]: 'Nothing was made on the server that could be cancelled.',
    [`${loaded} → failure.dismiss: editing.settled.draftSaved`]: 'No failure is shown.',
    [`${loaded} → upload.publish → failure.dismiss: publishing`]: 'No failure is shown.',
    [`${loaded} → upload.publish → upload.retry: publishing`]: 'Nothing has failed.',
    [`${loaded} → video.remove: editing.settled.ready (2)`]: 'No video is chosen.',
    [`${loaded} → thumbnail.remove: editing.settled.ready (2)`]: 'No picture is chosen.',
    [`${loaded} → draft.discard: editing.settled.ready`]: 'The form is empty.',
    [`${loaded} → upload.publish → file.sent → done transfer → form.change: editing.settled.ready`]:
      'The texts are locked once the server has a file.',
  },
  impossible: {
    [`${loaded} → video.choose → error checkFile: editing.settled.ready`]:
      'The file transfer ends with every failure of the disk; only an error in its own code would stop it.',
    [`${loaded} → upload.publish → error transfer: editing.settled.failed`]:
      'The file transfer ends with every failure of the network; only an error in its own code would stop it.',
  },
})
