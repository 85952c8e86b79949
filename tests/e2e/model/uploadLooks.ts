import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import { shortNameOf } from '../../../src/app/inspector/names.ts'
import { keptTitles } from './draftStore.ts'
import { eventually } from './eventually.ts'
import { refusals } from './heldRequests.ts'
import type { Stage } from './stage.ts'
import { failureCodeOf, isStored } from './uploadMedia.ts'
import { storedRecords } from './uploadRecords.ts'
import { button, failure, has, publishButton, removal, section, step, title } from './uploadScreen.ts'
import { first, videos } from './uploadStart.ts'

type Look = (stage: Stage) => Promise<void>

/** «done saveDraft», «after savingDraft» */
const nameOf = ({ type }: EventObject): string => shortNameOf(type.replace(/^xstate\.after\.answerLimit\.upload\./, 'after '))
const lastOf = ({ events }: Stage): string => events.map(nameOf).at(-1) ?? 'starts'

/** What a state shows depends on how it was reached. */
const byLast =
  (looks: Readonly<Record<string, Look>>): Look =>
  (stage) => {
    const look = looks[lastOf(stage)]
    if (!look) throw new Error(`Nothing says what is seen after «${lastOf(stage)}»`)
    return look(stage)
  }
const all =
  (...looks: readonly Look[]): Look =>
  async (stage) => {
    for (const look of looks) await look(stage)
  }

const seesText =
  (words: string): Look =>
  ({ page }) =>
    page.getByText(words).first().waitFor()
const seesFailure =
  (words: string): Look =>
  (stage) =>
    failure(stage).getByText(words).waitFor()
const seesNoFailure: Look = (stage) => failure(stage).waitFor({ state: 'detached' })
const seesStep =
  (label: string): Look =>
  (stage) =>
    step(stage, label).waitFor()

const prompts = { 'Fichier vidéo': 'Choisissez une vidéo ou déposez-la ici', Miniature: 'Choisissez une image ou déposez-la ici' } as const
type Field = keyof typeof prompts
const seesTitle =
  (words: string): Look =>
  (stage) =>
    eventually(() => title(stage).inputValue(), words)
const seesNoFile =
  (name: Field): Look =>
  (stage) =>
    section(stage, name).getByText(prompts[name]).waitFor()
const seesFile =
  (name: Field, fileName: string): Look =>
  (stage) =>
    removal(stage, name)
      .and(stage.page.getByRole('button', { name: `Retirer ${fileName}` }))
      .waitFor()
const seesVideo = seesFile('Fichier vidéo', 'vacances.mp4')
const seesPicture = seesFile('Miniature', 'plage.png')
/** All that the draft had is still there. */
const seesWholeForm = all(seesTitle('Mes vacances'), seesVideo, seesPicture)
const seesEmptyForm = all(seesTitle(''), seesNoFile('Fichier vidéo'), seesNoFile('Miniature'))
const seesOpenForm: Look = (stage) => eventually(() => publishButton(stage).isEnabled(), true)

/** @param states of the record; none without a record */
const hasRecord =
  (state: RegExp | null): Look =>
  async (stage) => {
    const records = async (): Promise<unknown> =>
      (await storedRecords(stage)).filter((record) => record.title !== first).map(({ title, media }) => [title, media.state])
    await eventually(records, state === null ? [] : [['Mes vacances', expect.stringMatching(state)]])
  }
const noRecord = hasRecord(null)
const awaitingFile = hasRecord(/^(awaitingFile|arriving)$/)
const withFile = hasRecord(/^(received|processing|watchable|complete)$/)
const keeps =
  (...titles: readonly string[]): Look =>
  ({ page }) =>
    eventually(() => keptTitles(page), titles)

/** The server has the video of this path, byte by byte. */
const hasArrived: Look = async (stage) => {
  const video = videos.get(stage.path)
  expect(video && (await isStored(stage, video.buffer))).toBe(true)
}

const timeout = seesFailure('Le serveur ne répond pas, réessayez dans un instant')
const cancelled = all(seesText('Mise en ligne annulée'), seesOpenForm, noRecord)

/** The form of an upload that the server has refused. */
const refusedVideo = all(
  seesFailure(`vacances.mp4\u00a0: ${refusals.UNSUPPORTED_VIDEO}`),
  seesNoFile('Fichier vidéo'),
  seesTitle('Mes vacances'),
  awaitingFile,
)

const refusedPicture = all(seesFailure(`plage.png\u00a0: ${refusals.UNSUPPORTED_IMAGE}`), seesNoFile('Miniature'), withFile, hasArrived)

/** A replacement that is given up leaves the video as it was. */
const afterDiscard: Look = (stage) => (has(stage, 'upload.cancel') ? withFile(stage) : noRecord(stage))

const ready = byLast({
  starts: seesEmptyForm,
  'form.change': seesWholeForm,
  'video.choose': all(seesText(`notes.txt\u00a0: ${refusals.UNSUPPORTED_VIDEO}`), seesNoFile('Fichier vidéo')),
  'video.remove': all(seesNoFile('Fichier vidéo'), seesPicture, seesTitle('Mes vacances')),
  'thumbnail.choose': all(seesText(`notes.txt\u00a0: ${refusals.UNSUPPORTED_IMAGE}`), seesNoFile('Miniature')),
  'thumbnail.remove': all(seesNoFile('Miniature'), seesVideo, seesTitle('Mes vacances')),
  'upload.publish': all(seesFailure('Veuillez corriger les erreurs dans le formulaire'), seesText('Un fichier vidéo est requis'), noRecord),
  'done checkFile': (stage) =>
    failureCodeOf(stage.events.at(-1)) === null
      ? seesWholeForm(stage)
      : all(seesText(`vacances.mp4\u00a0: ${refusals.UNSUPPORTED_VIDEO}`), seesNoFile('Fichier vidéo'))(stage),
  'error discardDraft': all(seesFailure('Erreur lors de la suppression'), seesWholeForm),
  'after discardingDraft': all(timeout, seesWholeForm),
  'error saveDraft': all(seesFailure('Erreur lors de la sauvegarde du brouillon'), seesWholeForm),
  'after savingDraft': all(seesFailure('Erreur lors de la sauvegarde du brouillon'), seesWholeForm),
  'done transfer': (stage) => (has(stage, 'file.sent') ? refusedPicture : refusedVideo)(stage),
  'error findContent': cancelled,
  'after cancelling.findingContent': cancelled,
  'done deleteContent': cancelled,
  'error deleteContent': all(seesText('Mise en ligne annulée'), seesOpenForm),
  'failure.dismiss': seesNoFailure,
})

const creating = all(seesStep('Création de la vidéo'), noRecord)
const sending = all(seesStep('Envoi de la vidéo'), awaitingFile)

export const see: Readonly<Record<string, Look>> = {
  'editing.settled.ready': async (stage) => {
    await ready(stage)
    await eventually(() => button(stage, 'Sauvegarder en brouillon').count(), 1)
  },
  'editing.settled.draftSaved': all(
    seesOpenForm,
    (stage) => button(stage, 'Brouillon sauvegardé').waitFor(),
    seesWholeForm,
    keeps('Mes vacances', first),
  ),
  'editing.settled.failed': async (stage) => {
    const isFull = stage.events.some((event) => failureCodeOf(event) === 'STORAGE_FULL')
    await all(
      seesStep('Mise en ligne interrompue'),
      seesFailure(isFull ? refusals.STORAGE_FULL : refusals.API_UNAVAILABLE),
      seesOpenForm,
    )(stage)
    await button(stage, 'Réessayer').waitFor()
    await (isFull ? noRecord : awaitingFile)(stage)
  },
  'editing.checkingFile': async (stage) => {
    expect([await publishButton(stage).isEnabled(), await title(stage).isEnabled()]).toEqual([false, true])
  },
  savingDraft: (stage) => button(stage, 'Sauvegarde...').waitFor(),
  discardingDraft: (stage) => button(stage, 'Effacement...').waitFor(),
  'interrupted.ready': all(seesStep('Envoi interrompu'), (stage) => button(stage, 'Reprendre l’envoi').waitFor()),
  'interrupted.fileMissing': byLast({
    starts: all(seesText('Choisissez de nouveau'), awaitingFile),
    'failure.dismiss': all(seesText('Choisissez de nouveau'), seesNoFailure),
    'error matchFile': seesFailure('Ce n’est pas le fichier dont l’envoi a commencé'),
    'after interrupted.matchingFile': timeout,
  }),
  'interrupted.matchingFile': async (stage) => {
    await seesText('Choisissez de nouveau')(stage)
    await eventually(() => section(stage, 'Fichier vidéo').locator('input[type="file"]').isDisabled(), true)
  },
  // Nobody else has the turn then: it is sent again at once.
  queued: async (stage) => {
    if (lastOf(stage) === 'upload.retry') await stage.requests.next('openUpload')
    else await seesStep('En attente de son tour')(stage)
  },
  paused: seesStep('Envoi en pause'),
  // Once its record is there, the page goes on by itself.
  'publishing.creating': (stage) => (has(stage, 'content.created') ? sending(stage) : creating(stage)),
  'publishing.sending': sending,
  // Once the server has the video, the page goes on with the picture.
  'publishing.finishing': (stage) =>
    has(stage, 'file.sent')
      ? all(seesStep('Envoi de la miniature'), withFile, hasArrived)(stage)
      : seesStep('Vérification de la vidéo')(stage),
  'publishing.waitingToRetry': byLast({
    'transfer.changed': all(seesStep('Envoi interrompu, nouvel essai dans un instant'), seesFailure(refusals.API_UNAVAILABLE)),
    'failure.dismiss': all(seesStep('Envoi interrompu, nouvel essai dans un instant'), seesNoFailure),
    // Sends again, and not only says so.
    'upload.retry': async ({ requests }) => void (await requests.next('openUpload')),
  }),
  'publishing.offline': seesStep('Connexion perdue : l’envoi reprendra à son retour'),
  'cancelling.findingContent': seesStep('Annulation de la mise en ligne'),
  'cancelling.deletingContent': all(seesStep('Annulation de la mise en ligne'), awaitingFile),
  'cancelling.failed': async (stage) => {
    const isSilent = lastOf(stage) === 'after cancelling.deletingContent'
    await all(seesStep('Annulation de la mise en ligne'), isSilent ? timeout : seesFailure(refusals.API_UNAVAILABLE), awaitingFile)(stage)
    await button(stage, 'Réessayer').waitFor()
  },
  published: all(seesStep('Vidéo publiée'), withFile, hasArrived),
  ended: byLast({
    'done discardDraft': all(afterDiscard, keeps(first)),
    'done discardPublishedDraft': all(seesText('Vidéo uploadée avec succès'), withFile, hasArrived, keeps(first)),
    'error discardPublishedDraft': all(seesText('Vidéo uploadée avec succès'), withFile, hasArrived),
    'after published': all(seesText('Vidéo uploadée avec succès'), withFile, hasArrived),
  }),
}
