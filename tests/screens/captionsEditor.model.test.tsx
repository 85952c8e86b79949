import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import { Provider } from 'urql'
import type { EventObject } from 'xstate'
import { leaveGuardFlow } from '../../src/app/flows/common/leaveGuardFlow.ts'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { captionsEditorMachine } from '../../src/machines/content/captionsEditor/captionsEditorMachine.ts'
import type { ChosenFile } from '../../src/machines/upload/fileTransfer/types.ts'
import { playbackReportMachine } from '../../src/machines/player/playbackReport/playbackReportMachine.ts'
import { playerMachine } from '../../src/machines/player/player/playerMachine.ts'
import { CaptionsPage } from '../../src/screens/Captions/CaptionsPage.tsx'
import { captionsEditorFixtures, file, largeFile } from '../machines/content/captionsEditor/fixtures.ts'
import { answeringClient } from '../support/model/answeringClient.ts'
import { alertCloseButton, buttonOf } from '../support/model/controls.ts'
import { describeOnScreen, isOffered } from '../support/model/onScreen.ts'
import { Script } from '../support/model/script.ts'
import { content, details } from './support/fixtures.ts'
import { playerStage } from './support/playerStage.tsx'

vi.setConfig({ testTimeout: 60_000 })
const user = userEvent.setup({ delay: null, applyAccept: false })

const english = { language: 'en', languageName: 'anglais', isAutomatic: false, url: '/api/captions/english' }
const video = {
  ...content('content-1', 'Semer'),
  description: '',
  updatedAt: '2026-01-01T00:00:00.000Z',
  videoUrl: null,
  hashtags: [],
  viewerLikes: null,
  viewerCanEdit: true,
  details: { ...details, captions: [english], trim: null },
  media: { state: 'complete', progress: 100, failure: null, storyboardUrl: null },
} as const

const known: readonly ChosenFile[] = [file, largeFile]
const keep = ({ name }: File): ChosenFile => {
  const found = known.find((each) => each.name === name)
  if (!found) throw new Error(`no fixture of ${name}`)
  return found
}

const question = (): HTMLElement | null => screen.queryByRole('alertdialog')
const asks = (text: string) => (): void => expect(question()?.textContent).toContain(text)
const uncovered = (find: () => HTMLElement | null) => (): HTMLElement | null => (question() ? null : find())
const button = (name: string | RegExp) => uncovered(() => buttonOf(name))
const textOfFirstLine = uncovered(() => screen.queryAllByRole('textbox', { name: 'Texte' })[0] ?? null)
const endOfFirstLine = uncovered(() => screen.queryAllByRole('textbox', { name: 'Fin' })[0] ?? null)
const select = uncovered(() => document.querySelector<HTMLElement>('select[name="language"]'))
const fileInput = uncovered(() => document.querySelector<HTMLElement>('input[name="captions"]'))
const inQuestion = (name: string) => (): HTMLElement | null => {
  const open = question()
  return open && within(open).queryByRole('button', { name })
}
async function press(control: HTMLElement | null): Promise<void> {
  if (control) await user.click(control)
}
const pressable = (control: () => HTMLElement | null) => ({ control, act: () => press(control()) })
/** Presses what opens a confirmation, which is imported when it is first opened. */
const pressableAsking = (control: () => HTMLElement | null, isDone: () => boolean) => ({
  control,
  act: async () => {
    await press(control())
    await vi.waitFor(() => expect(question() !== null || isDone()).toBe(true), { timeout: 10_000 })
  },
})
const isListShown = (): boolean => screen.queryByRole('heading', { name: 'Langues' }) !== null
const save = button(/^Enregistre/)
const seesReading = (): void => {
  expect(screen.getByText('Chargement...')).toBeDefined()
  expect(isOffered(button('Écrire les sous-titres')())).toBe(false)
}
const seesSaving = (): void => expect(save()?.getAttribute('aria-busy')).toBe('true')

describeOnScreen('The editor of captions', {
  machine: captionsEditorMachine,
  fixtures: captionsEditorFixtures,
  mount: ({ machine, inspect, clock }) => {
    let actor: { send(event: EventObject): void } | undefined
    const watch: typeof inspect = (inspected) => {
      if (inspected.type === '@xstate.actor' && inspected.actorRef.sessionId === inspected.rootId) actor = inspected.actorRef
      inspect(inspected)
    }
    const nothing = (): void => undefined
    const flows = {
      captionsEditor: { machine, keep, onFact: nothing, actorOptions: { inspect: watch, clock } },
      leaveGuard: leaveGuardFlow({ actorOptions: {} }),
      playerStage,
      player: { machine: new Script(playerMachine).machine, onFact: nothing },
      playbackReport: { machine: new Script(playbackReportMachine).machine },
    }
    render(
      <ProvideFlows flows={flows}>
        {/* The video is complete: nothing is asked. */}
        <Provider value={answeringClient({})}>
          <CaptionsPage content={video} />
        </Provider>
      </ProvideFlows>,
    )
    return { send: (event) => actor?.send(event) }
  },
  do: {
    'language.choose': {
      control: select,
      act: async ({ language }) => {
        const field = select()
        if (field) await user.selectOptions(field, language)
      },
    },
    'captions.create': pressable(button('Écrire les sous-titres')),
    'captions.open': pressable(button('Modifier (anglais)')),
    'captions.restore': { act: (event, send) => act(() => send(event)) },
    'file.choose': {
      control: fileInput,
      act: async ({ file: { name } }) => {
        const input = fileInput()
        if (input) await user.upload(input, new File(['a'], name))
      },
    },
    'line.change': {
      act: async (event, send) => {
        const { id, patch } = event
        const field = patch.text === undefined ? endOfFirstLine() : textOfFirstLine()
        if (id === 'absent' || !field) return act(() => send(event))
        await user.clear(field)
        await user.type(field, patch.text ?? patch.end ?? '')
      },
    },
    'line.add': pressable(button('Ajouter une ligne ici')),
    'line.remove': {
      act: async (event, send) => {
        const remove = button('Retirer la ligne 1')()
        if (event.id === 'absent' || !remove) return act(() => send(event))
        await press(remove)
      },
    },
    'captions.save': {
      // Without lines there is nothing to save.
      act: (event, send) => (isOffered(save()) ? press(save()) : act(() => send(event))),
    },
    'editor.close': pressableAsking(button('Annuler'), isListShown),
    'changes.discard': pressable(inQuestion('Abandonner')),
    'changes.keep': pressable(inQuestion('Continuer')),
    'captions.delete': pressableAsking(button('Supprimer (anglais)'), () => false),
    'deletion.confirm': pressable(inQuestion('Supprimer')),
    'deletion.cancel': pressable(inQuestion('Annuler')),
    'failure.dismiss': {
      act: (event, send) => {
        const close = alertCloseButton()
        return close ? press(close) : act(() => send(event))
      },
    },
  },
  see: {
    choosing: () => {
      expect(isListShown()).toBe(true)
      expect(isOffered(select())).toBe(true)
    },
    reading: seesReading,
    importing: seesReading,
    editing: () => expect(isOffered(button('Annuler')())).toBe(true),
    confirmingDiscard: asks('elles seront perdues'),
    saving: seesSaving,
    refetching: seesSaving,
    confirmingDeletion: () => {
      asks('seront perdus dans cette langue')()
      expect(isOffered(inQuestion('Annuler')())).toBe(true)
    },
    deleting: () => {
      asks('seront perdus dans cette langue')()
      expect(isOffered(inQuestion('Annuler')())).toBe(false)
    },
  },
  sameLook: [
    { states: ['reading', 'importing'], because: 'Captions are being read, from the server or from a file.' },
    { states: ['saving', 'refetching'], because: 'The button is busy until the list is up to date.' },
  ],
})
