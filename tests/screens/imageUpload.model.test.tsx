import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { imageUploadMachine } from '../../src/machines/upload/imageUpload/imageUploadMachine.ts'
import { useImageUpload } from '../../src/machines/upload/imageUpload/useImageUpload.ts'
import { createFileRegistry } from '../../src/machines/upload/fileTransfer/fileRegistry.ts'
import { ImageSection } from '../../src/components/ImageSection/ImageSection.tsx'
import { imageUploadFixtures } from '../machines/upload/imageUpload/fixtures.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { buttonOf, fieldOf, press } from '../support/model/controls.ts'
import { describeOnScreen, isOffered } from '../support/model/onScreen.ts'

const user = userEvent.setup({ delay: null, applyAccept: false })
const files = createFileRegistry()
const input = (): HTMLInputElement | null => fieldOf('avatar')
const cancel = (): HTMLElement | null => buttonOf('Annuler')
const retry = (): HTMLElement | null => buttonOf('Réessayer')
const isRefused = (): boolean => input()?.getAttribute('aria-invalid') === 'true'
const fact = { act: (event: never, send: (event: never) => void): void => send(event) }
const seesBusy = (): void => {
  expect(input()).not.toBeNull()
  expect(isOffered(input())).toBe(false)
}

function Avatar() {
  const upload = useImageUpload({ kind: 'avatar', subjectId: 'user-ada' })
  return <ImageSection className="" title="Avatar" name="avatar" upload={upload} picture={null} />
}

describeOnScreen('The avatar in the settings', {
  machine: imageUploadMachine,
  fixtures: imageUploadFixtures,
  mount: ({ machine, inspect, clock }) => {
    const { watch, send } = captureActor(inspect)
    const flow = { machine, keep: files.keep, onFact: () => undefined, actorOptions: { inspect: watch, clock } }
    render(
      <ProvideFlows flows={{ imageUpload: flow }}>
        <Avatar />
      </ProvideFlows>,
    )
    return { send }
  },
  do: {
    'image.choose': {
      control: input,
      act: async ({ file: { name, type, size } }) => {
        const field = input()
        if (field) await user.upload(field, new File(['a'.repeat(size)], name, { type }))
      },
    },
    'transfer.changed': fact,
    'transfer.progressed': fact,
    'upload.opened': fact,
    'content.created': fact,
    'file.sent': fact,
    // Offered once bytes are being sent.
    'upload.cancel': { act: (event, send) => (cancel() ? press(cancel()) : send(event)) },
    'upload.retry': { control: retry, act: () => press(retry()) },
    // Choosing another image, or the same one again, replaces the failure.
    'failure.dismiss': fact,
  },
  see: {
    idle: () => {
      expect(isOffered(input())).toBe(true)
      expect(isRefused()).toBe(false)
    },
    transferring: seesBusy,
    refetching: seesBusy,
    failed: () => expect(isRefused()).toBe(true),
  },
  sameLook: [
    { states: ['transferring', 'refetching'], because: 'The new image is not shown before it is fetched: it is still on its way.' },
  ],
})
