import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { useVideoTrim } from '../../src/machines/content/videoTrim/useVideoTrim.ts'
import { videoTrimMachine } from '../../src/machines/content/videoTrim/videoTrimMachine.ts'
import { Trim } from '../../src/screens/Captions/Trim.tsx'
import { part, videoTrimFixtures } from '../machines/content/videoTrim/fixtures.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { alertCloseButton, buttonOf, fieldOf, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

const nothing = (): void => undefined
const media = { state: 'complete', progress: 100, failure: null, storyboardUrl: null } as const
const playing = { playingFrom: 0, duration: 60 }

function OwnTrim() {
  return <Trim trim={useVideoTrim({ contentId: 'content-1', part })} playing={playing} media={media} position={() => 0} onPlay={nothing} />
}

const saveButton = () => screen.queryByText(/^(Rogner la vidéo|Un instant\.\.\.)$/)?.closest('button') ?? null
const restoreButton = () => buttonOf(/^Rétablir la vidéo entière/)
const isOff = (name: string): boolean => fieldOf(name)?.disabled === true

describeOnScreen('The choice of the part that a video shows', {
  machine: videoTrimMachine,
  fixtures: videoTrimFixtures,
  mount: ({ machine, inspect, clock }) => {
    const { watch, send } = captureActor(inspect)
    render(
      <ProvideFlows flows={{ videoTrim: { machine, onFact: nothing, actorOptions: { inspect: watch, clock } } }}>
        <OwnTrim />
      </ProvideFlows>,
    )
    return { send }
  },
  do: {
    'part.change': {
      control: () => fieldOf('trim-start'),
      act: ({ patch }) => {
        for (const [edge, value] of Object.entries(patch)) {
          const field = fieldOf(`trim-${edge}`)
          if (field) act(() => void fireEvent.change(field, { target: { value } }))
        }
      },
    },
    'part.save': {
      act: (event, send) => (saveButton()?.disabled === false ? press(saveButton()) : act(() => send(event))),
    },
    'whole.restore': {
      act: (event, send) => (restoreButton() ? press(restoreButton()) : act(() => send(event))),
    },
    'part.refresh': { act: (event, send) => act(() => send(event)) },
    'failure.dismiss': {
      act: (event, send) => (alertCloseButton() ? press(alertCloseButton()) : act(() => send(event))),
    },
  },
  see: {
    editing: () => expect([isOff('trim-start'), isOff('trim-end')]).toEqual([false, false]),
    saving: () => {
      expect([isOff('trim-start'), isOff('trim-end')]).toEqual([true, true])
      expect(document.querySelector('button[type="submit"]')?.getAttribute('aria-busy')).toBe('true')
    },
    restoring: () => {
      expect([isOff('trim-start'), isOff('trim-end')]).toEqual([true, true])
      expect(document.querySelector('button:not([type="submit"])[aria-busy="true"]')).not.toBeNull()
    },
  },
})
