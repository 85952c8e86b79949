import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import { shortNameOf } from '../../../src/app/inspector/names.ts'
import { findDraft } from './draftStore.ts'
import { eventually } from './eventually.ts'
import { refusals } from './heldRequests.ts'
import type { Stage } from './stage.ts'
import {
  button,
  cancelButton,
  failure,
  failureOf,
  findRecords,
  prompts,
  publishButton,
  removal,
  section,
  step,
  text,
  title,
} from './uploadForm.ts'

type Look = (stage: Stage) => Promise<void>

/** «done loadDraft», «after savingDraft» */
const nameOf = ({ type }: EventObject): string => shortNameOf(type.replace(/^xstate\.after\.answerLimit\.upload\./, 'after '))
const namesOf = ({ events }: Stage): string[] => events.map(nameOf)
const lastOf = (stage: Stage): string => namesOf(stage).at(-1) ?? 'starts'
const hasHappened = (stage: Stage, name: string): boolean => namesOf(stage).includes(name)

/** What a state shows depends on how it was reached. */
const byLast =
  (looks: Readonly<Record<string, Look>>): Look =>
  (stage) => {
    const look = looks[lastOf(stage)]
    if (!look) throw new Error(`Nothing says what is seen after «${lastOf(stage)}»`)
    return look(stage)
  }

const seesText =
  (words: string): Look =>
  (stage) =>
    text(stage, words).waitFor()
const seesFailure =
  (words: string): Look =>
  (stage) =>
    failure(stage).getByText(words).waitFor()
const seesNoFailure: Look = (stage) => failure(stage).waitFor({ state: 'detached' })
const seesStep =
  (label: string): Look =>
  (stage) =>
    step(stage, label).waitFor()
const all =
  (...looks: readonly Look[]): Look =>
  async (stage) => {
    for (const look of looks) await look(stage)
  }

const seesOpenForm: Look = async (stage) => {
  await button(stage, 'Publier la vidéo').waitFor()
  await eventually(() => publishButton(stage).isEnabled(), true)
}
const seesTitle =
  (words: string): Look =>
  (stage) =>
    eventually(() => title(stage).inputValue(), words)
const seesNoFile =
  (name: keyof typeof prompts): Look =>
  (stage) =>
    section(stage, name).getByText(prompts[name]).waitFor()
const seesFile =
  (name: keyof typeof prompts, fileName: string): Look =>
  (stage) =>
    removal(stage, name)
      .and(stage.page.getByRole('button', { name: `Retirer ${fileName}` }))
      .waitFor()
const seesEmptyForm = all(seesTitle(''), seesNoFile('Fichier vidéo'), seesNoFile('Miniature'))
const seesFiles = all(seesFile('Fichier vidéo', 'vacances.mp4'), seesFile('Miniature', 'plage.png'))
/** All that the draft had is still there. */
const seesWholeForm = all(seesTitle('Mes vacances'), seesFiles)

const stores =
  (expected: object | null): Look =>
  ({ page, viewer }) =>
    eventually(() => findDraft(page, viewer.uuid), expected)
const wholeDraft = { title: 'Mes vacances', video: 'vacances.mp4', thumbnail: 'plage.png' }
const emptyDraft = { title: '', video: null, thumbnail: null }

/** @param states of the conversion, of each record of the channel */
const hasRecords =
  (...states: readonly RegExp[]): Look =>
  async (stage) => {
    const expected = states.map((state) => ({
      title: 'Mes vacances',
      statuts: 'public',
      hashtags: ['été'],
      media: { state: expect.stringMatching(state) },
      uuid: expect.any(String),
    }))
    await eventually(() => findRecords(stage), expected)
  }
/** Before the last step, or with it. */
const isWaiting = ({ events }: Stage): boolean => events.some((event) => 'phase' in event && event['phase'] === 'waitingToRetry')

const awaitingFile = /^(awaitingFile|arriving)$/
const withFile = /^(received|processing|watchable|complete)$/

const seesSignIn: Look = ({ page }) => page.getByRole('tab', { name: 'Connexion' }).waitFor()
const seesNoWord =
  (words: string): Look =>
  async ({ page }) =>
    expect(await page.getByText(words).count()).toBe(0)
const endsHere = 'La mise en ligne s’arrête ici.'
const kept = `${endsHere} Le formulaire et les fichiers vous attendent à votre prochaine connexion.`
const lost = `${endsHere} Le formulaire et les fichiers n’ont pas pu être gardés.`

const seesLapse = seesText('Votre session a expiré, reconnectez-vous')
const seesTimeout = seesFailure('Le serveur ne répond pas, réessayez dans un instant')
const seesSaveFailure = seesFailure('Erreur lors de la sauvegarde du brouillon')
const cancelled = all(seesText('Mise en ligne annulée'), seesWholeForm, hasRecords())

/** The dashboard is left again for the form. */
const seesNextForm: Look = async (stage) => {
  if (new URL(stage.page.url()).pathname === '/dashboard') await stage.page.goBack()
  await all(seesOpenForm, seesEmptyForm, hasRecords(withFile))(stage)
}

const seesRefusedFile: Look = async (stage) => {
  await seesTitle('Mes vacances')(stage)
  await cancelButton(stage).waitFor()
  if (hasHappened(stage, 'file.sent')) {
    await all(seesFailure(`plage.png\u00a0: ${refusals.UNSUPPORTED_IMAGE}`), seesNoFile('Miniature'), hasRecords(withFile))(stage)
  } else {
    await all(
      seesFailure(`vacances.mp4\u00a0: ${refusals.UNSUPPORTED_VIDEO}`),
      seesNoFile('Fichier vidéo'),
      hasRecords(awaitingFile),
    )(stage)
  }
}

const seesCheckedFile: Look = (stage) =>
  failureOf(stage.events.at(-1)) === null
    ? seesWholeForm(stage)
    : all(seesText(`vacances.mp4\u00a0: ${refusals.UNSUPPORTED_VIDEO}`), seesNoFile('Fichier vidéo'), seesTitle('Mes vacances'))(stage)

const seesNotSaved: Look = all(seesOpenForm, (stage) => button(stage, 'Sauvegarder en brouillon').waitFor())

const ready = byLast({
  'done loadDraft': seesEmptyForm,
  'error loadDraft': seesEmptyForm,
  'after loadingDraft': seesEmptyForm,
  'form.change': seesWholeForm,
  'draft.keep': all(seesLapse, seesEmptyForm, stores(null)),
  'video.choose': all(seesText(`notes.txt\u00a0: ${refusals.UNSUPPORTED_VIDEO}`), seesNoFile('Fichier vidéo'), seesTitle('Mes vacances')),
  'video.remove': all(seesNoFile('Fichier vidéo'), seesFile('Miniature', 'plage.png'), seesTitle('Mes vacances')),
  'thumbnail.choose': all(seesText(`notes.txt\u00a0: ${refusals.UNSUPPORTED_IMAGE}`), seesNoFile('Miniature'), seesTitle('Mes vacances')),
  'thumbnail.remove': all(seesNoFile('Miniature'), seesFile('Fichier vidéo', 'vacances.mp4'), seesTitle('Mes vacances')),
  'upload.publish': all(
    seesFailure('Veuillez corriger les erreurs dans le formulaire'),
    seesText('Le titre est requis'),
    seesText('Un fichier vidéo est requis'),
    hasRecords(),
  ),
  'done checkFile': seesCheckedFile,
  'done discardDraft': all(seesEmptyForm, stores(null)),
  'error discardDraft': all(seesFailure('Erreur lors de la suppression'), seesWholeForm),
  'after discardingDraft': all(seesTimeout, seesWholeForm),
  'error saveDraft': all(seesSaveFailure, stores(null)),
  'after savingDraft': seesSaveFailure,
  'done transfer': seesRefusedFile,
  'error findContent': cancelled,
  'after cancelling.findingContent': cancelled,
  'done deleteContent': cancelled,
  'error deleteContent': cancelled,
  'failure.dismiss': all(seesNoFailure, seesWholeForm),
  'done discardPublishedDraft': all(seesNextForm, stores(null)),
  'error discardPublishedDraft': seesNextForm,
  'after published': seesNextForm,
})

const draftSaved = byLast({
  'done loadDraft': seesWholeForm,
  'draft.keep': all(seesLapse, seesWholeForm, stores(wholeDraft)),
  'done saveDraft': all(seesText('Brouillon sauvegardé'), seesEmptyForm, stores(emptyDraft)),
  'failure.dismiss': all(seesNoFailure, seesWholeForm),
})

const created = all(seesStep('Création de la vidéo'), hasRecords())
const offline = seesStep('Connexion perdue : l’envoi reprendra à son retour')
const interrupted = seesStep('Envoi interrompu, nouvel essai dans un instant')

/** Sends again, and not only says so. */
const sendsAgain =
  (actorId: string): Look =>
  async ({ requests }) =>
    void (await requests.next(actorId))

const seesHalfSent: Look = async (stage) => {
  const bar = step(stage, 'Envoi de la vidéo')
  await eventually(async () => {
    const value = Number(await bar.getAttribute('aria-valuenow'))
    return value > 40 && value < 80
  }, true)
}

const publishing = byLast({
  'upload.publish': created,
  'transfer.changed': (stage) => (isWaiting(stage) ? all(interrupted, seesFailure(refusals.API_UNAVAILABLE))(stage) : created(stage)),
  'transfer.progressed': seesHalfSent,
  'content.created': all(seesStep('Envoi de la vidéo'), hasRecords(awaitingFile)),
  'file.sent': all(seesStep('Envoi de la miniature'), hasRecords(withFile)),
  'upload.retry': (stage) =>
    (isWaiting(stage) ? all(seesStep('Envoi de la vidéo'), sendsAgain('sendVideo')) : all(created, sendsAgain('createContent')))(stage),
  'network.lost': offline,
  'server.lost': offline,
  'network.recovered': all(created, sendsAgain('createContent')),
  'failure.dismiss': all(interrupted, seesNoFailure),
  'draft.keep': all(seesLapse, seesStep('Création de la vidéo'), stores(wholeDraft)),
})

const isFull = ({ events }: Stage): boolean =>
  events.some((event) => event.type.endsWith('actor.transfer') && failureOf(event)?.code === 'STORAGE_FULL')

const cancelling = seesStep('Annulation de la mise en ligne')

export const see: Readonly<Record<string, Look>> = {
  away: byLast({
    starts: seesSignIn,
    'session.endedElsewhere': all(seesSignIn, seesText('Vous vous êtes déconnecté dans un autre onglet'), seesNoWord(endsHere)),
    'done keepWork': all(seesSignIn, seesText(kept), stores(wholeDraft)),
    'error keepWork': all(seesSignIn, seesText(lost), stores(null)),
    'after keepingWork': all(seesSignIn, seesText(lost)),
  }),
  keepingWork: async (stage) => {
    await seesNoWord(endsHere)(stage)
    const isSomebodyBack =
      lastOf(stage) === 'session.started' || namesOf(stage).filter((name) => name === 'session.endedElsewhere').length > 1
    if (!isSomebodyBack) return seesSignIn(stage)
    await seesText('Chargement du brouillon...')(stage)
    // It may be somebody else.
    expect(await title(stage).count()).toBe(0)
  },
  loadingDraft: seesText('Chargement du brouillon...'),
  'editing.settled.ready': all(ready, seesNotSaved),
  'editing.settled.draftSaved': async (stage) => {
    if (lastOf(stage) === 'upload.publish') return seesSignIn(stage)
    await all(draftSaved, seesOpenForm, (stage) => button(stage, 'Brouillon sauvegardé').waitFor())(stage)
  },
  'editing.settled.failed': async (stage) => {
    const message = isFull(stage) ? refusals.STORAGE_FULL : refusals.API_UNAVAILABLE
    await all(seesStep('Mise en ligne interrompue'), seesFailure(message), seesOpenForm, seesWholeForm, hasRecords())(stage)
    await button(stage, 'Réessayer').waitFor()
  },
  'editing.checkingFile': async (stage) => {
    await seesWholeForm(stage)
    expect([await publishButton(stage).isEnabled(), await title(stage).isEnabled()]).toEqual([false, true])
  },
  savingDraft: (stage) => button(stage, 'Sauvegarde...').waitFor(),
  discardingDraft: (stage) => button(stage, 'Effacement...').waitFor(),
  publishing: all(publishing, (stage) => button(stage, 'Upload en cours...').waitFor()),
  'cancelling.findingContent': all(cancelling, seesNoFailure),
  'cancelling.deletingContent': all(cancelling, seesNoFailure, hasRecords(awaitingFile)),
  'cancelling.failed': async (stage) => {
    const isSilent = lastOf(stage) === 'after cancelling.deletingContent'
    await all(cancelling, isSilent ? seesTimeout : seesFailure(refusals.API_UNAVAILABLE), hasRecords(awaitingFile))(stage)
    await button(stage, 'Réessayer').waitFor()
  },
  published: async (stage) => {
    await seesText('Vidéo uploadée avec succès')(stage)
    await stage.page.waitForURL('**/dashboard')
    await hasRecords(withFile)(stage)
  },
}
