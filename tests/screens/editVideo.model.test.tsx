import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import type { EventObject } from 'xstate'
import { leaveGuardFlow } from '../../src/app/flows/common/leaveGuardFlow.ts'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { editVideoMachine } from '../../src/machines/content/editVideo/editVideoMachine.ts'
import { useEditVideo } from '../../src/machines/content/editVideo/useEditVideo.ts'
import type { ChosenFile } from '../../src/machines/upload/fileTransfer/types.ts'
import { EditVideoDialog } from '../../src/screens/Dashboard/EditVideoDialog.tsx'
import { Button } from '../../src/ui/Button/Button.tsx'
import { editVideoFixtures, videoFile, picture, text, video } from '../machines/content/editVideo/fixtures.ts'
import { describeOnScreen, isOffered } from '../support/model/onScreen.ts'
import { atMostNow } from '../support/largestVideo.ts'

vi.setConfig({ testTimeout: 60_000 })
const user = userEvent.setup({ delay: null, applyAccept: false })
const known: readonly ChosenFile[] = [videoFile, text, picture]
const keep = (file: File): ChosenFile => {
  const found = known.find(({ name }) => name === file.name)
  if (!found) throw new Error(`no fixture of ${file.name}`)
  return found
}

function Editing() {
  const edit = useEditVideo()
  return (
    <>
      {!edit.isOpen && (
        <>
          <Button onPress={() => edit.edit(video)}>Modifier</Button>
          <Button onPress={() => edit.edit({ ...video, videoFile: 'missing' })}>Modifier sans fichier</Button>
        </>
      )}
      <EditVideoDialog edit={edit} content={undefined} />
    </>
  )
}

const question = (): HTMLElement | null => screen.queryByRole('alertdialog')
const dialog = (): HTMLElement | null => screen.queryByRole('dialog', { name: 'Modifier la vidéo' })
/** The confirmation dialog makes what it covers unreachable. */
const uncovered = (find: (dialog: HTMLElement) => HTMLElement | null) => (): HTMLElement | null => {
  const open = dialog()
  return open && !question() ? find(open) : null
}
const button = (name: string) => uncovered((open) => within(open).queryByRole('button', { name }))
const field = (name: string) => uncovered((open) => open.querySelector<HTMLElement>(`[name="${name}"]`))
const fileInput = (kind: string) => uncovered((open) => open.querySelector<HTMLElement>(`input[type="file"][name="${kind}"]`))

async function press(control: HTMLElement | null): Promise<void> {
  if (control) await user.click(control)
}
const pressable = (control: () => HTMLElement | null) => ({ control, act: () => press(control()) })
const title = field('title')
const report = { act: (event: never, send: (event: never) => void): void => act(() => send(event)) }
const progress = (): HTMLElement | null => screen.queryByRole('progressbar')
const seesBusy = (label: string, percent: string) => (): void => {
  expect(isOffered(title())).toBe(false)
  expect(screen.getByText(label)).toBeDefined()
  expect(progress()?.getAttribute('aria-valuenow')).toBe(percent)
}

describeOnScreen('EditVideoDialog', {
  machine: editVideoMachine,
  fixtures: editVideoFixtures,
  mount: ({ machine, inspect, clock }) => {
    let actor: { send(event: EventObject): void } | undefined
    const watch: typeof inspect = (inspected) => {
      if (inspected.type === '@xstate.actor' && inspected.actorRef.sessionId === inspected.rootId) actor = inspected.actorRef
      inspect(inspected)
    }
    const flow = { machine, keep, find: () => undefined, ...atMostNow, onFact: () => undefined, actorOptions: { inspect: watch, clock } }
    render(
      <ProvideFlows flows={{ editVideo: flow, leaveGuard: leaveGuardFlow({ actorOptions: {} }) }}>
        <Editing />
      </ProvideFlows>,
    )
    return { send: (event) => actor?.send(event) }
  },
  do: {
    'video.edit': {
      control: () => screen.queryByRole('button', { name: 'Modifier' }),
      act: async (event) => {
        await press(screen.queryByRole('button', { name: event.video.videoFile === 'missing' ? 'Modifier sans fichier' : 'Modifier' }))
        // The dialog is imported when it is first opened.
        await screen.findByRole('dialog', undefined, { timeout: 10_000 })
      },
    },
    'form.change': {
      control: title,
      act: async ({ patch }) => {
        const control = patch.title === undefined ? field('keyword')() : title()
        if (!control) return
        await user.clear(control)
        const typed = patch.title ?? patch.keyword ?? ''
        if (typed !== '') await user.type(control, typed)
      },
    },
    'keyword.add': pressable(button('Ajouter')),
    'keyword.remove': {
      control: button('Retirer neuf'),
      act: (event, send) => {
        const remove = button(`Retirer ${event.keyword}`)()
        // Nothing to remove: no button.
        return remove ? press(remove) : act(() => send(event))
      },
    },
    'file.choose': {
      act: async ({ kind, file }) => {
        const remove = known.map(({ name }) => button(`Retirer ${name}`)()).find((found) => found?.closest('fieldset') && kind === 'video')
        if (!fileInput(kind)() && remove) await press(remove)
        const input = fileInput(kind)()
        if (!input) throw new Error(`${kind} takes no file`)
        await user.upload(input, new File(['a'], file.name, { type: file.type }))
      },
    },
    'file.forget': pressable(button('Retirer video.mp4')),
    'form.submit': pressable(uncovered((open) => within(open).queryByRole('button', { name: /^Sauvegarde/ }))),
    'transfer.changed': report,
    'transfer.progressed': report,
    'upload.opened': report,
    'content.created': report,
    'file.sent': report,
    'sending.cancel': pressable(button('Annuler l’envoi')),
    'failure.dismiss': pressable(
      uncovered((open) => {
        const alert = within(open).queryByRole('alert')
        return alert && within(alert).queryByRole('button')
      }),
    ),
    'dialog.close': {
      control: button('Annuler'),
      act: async () => {
        await press(button('Annuler')())
        // The confirmation is imported when it is first opened.
        await vi.waitFor(() => expect(question() ?? dialog() === null).toBeTruthy(), { timeout: 10_000 })
      },
    },
    'changes.discard': pressable(() => screen.queryByRole('button', { name: 'Abandonner' })),
    'changes.keep': pressable(() => screen.queryByRole('button', { name: 'Continuer' })),
  },
  see: {
    closed: () => expect(dialog()).toBeNull(),
    'open.editing': () => expect(isOffered(title())).toBe(true),
    'open.checking': () => {
      expect(dialog()).not.toBeNull()
      expect(question()).toBeNull()
      expect(isOffered(title())).toBe(false)
      expect(progress()).toBeNull()
    },
    'open.confirmingDiscard': () => expect(question()?.textContent).toContain('elles seront perdues'),
    'open.saving': seesBusy('Enregistrement', '30'),
    'open.sending.transferring': () => expect(screen.getByText('Envoi de la vidéo')).toBeDefined(),
    'open.sending.waitingToRetry': () => expect(screen.getByText('Envoi interrompu, nouvel essai dans un instant')).toBeDefined(),
    'open.refetching': seesBusy('Enregistrement', '95'),
  },
})
