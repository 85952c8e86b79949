import { act, render } from '@testing-library/react'
import { expect } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { MovingPicture } from '../../src/components/CardMenu/MovingPicture.tsx'
import { cardPreviewMachine } from '../../src/machines/content/cardPreview/cardPreviewMachine.ts'
import { cardPreviewFixtures } from '../machines/content/cardPreview/fixtures.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

let isMotionReduced = false
let isNear = false
let show = (): void => undefined
const picture = (): Element | null => document.querySelector('svg image')

/** The pointer comes to the card, or leaves it; where it is there already, the card says nothing. */
function move(to: boolean, say: () => void): void {
  if (isNear === to) return act(say)
  isNear = to
  act(show)
}

describeOnScreen('The moving picture of a card', {
  machine: cardPreviewMachine,
  fixtures: cardPreviewFixtures,
  mount: ({ machine, inspect, clock }) => {
    const { watch, send } = captureActor(inspect)
    isNear = false
    const page = () => (
      <ProvideFlows flows={flows}>
        <MovingPicture contentId="c1" isNear={isNear} />
      </ProvideFlows>
    )
    const flows = { cardPreview: { machine, isMotionReduced: () => isMotionReduced, actorOptions: { inspect: watch, clock } } }
    const { rerender } = render(page())
    show = () => rerender(page())
    return { send }
  },
  do: {
    'card.enter': {
      act: (event, send) => {
        isMotionReduced = event.isMotionReduced
        move(true, () => send(event))
      },
    },
    'card.leave': { act: (event, send) => move(false, () => send(event)) },
  },
  see: {
    still: () => expect(picture()).toBeNull(),
    waiting: () => expect(picture()).toBeNull(),
    loading: () => expect(picture()).toBeNull(),
    'playing.showing': () => expect(picture()).not.toBeNull(),
  },
  sameLook: [{ states: ['still', 'waiting', 'loading'], because: 'The thumbnail stays until there is something else to show.' }],
})
