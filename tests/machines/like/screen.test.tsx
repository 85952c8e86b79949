import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { likeMachine } from '../../../src/machines/like/likeMachine.ts'
import { LikeMachineContext, useLike } from '../../../src/machines/like/useLike.ts'
import { describeOnScreen } from '../../support/model/onScreen.ts'
import { likeFixtures } from './fixtures.ts'

function Heart() {
  const like = useLike({ contentId: 'content-1', isLiked: false })
  return (
    <button type="button" aria-busy={like.isSaving} onClick={like.toggle}>
      J’aime
    </button>
  )
}

const heart = (): HTMLElement => screen.getByRole('button', { name: 'J’aime' })
let isSignedIn = true

describeOnScreen('a heart', {
  machine: likeMachine,
  fixtures: likeFixtures,
  mount: ({ machine, inspect, clock }) => {
    const flow = { machine, isSignedIn: () => isSignedIn, onFact: () => undefined, actorOptions: { inspect, clock } }
    render(
      <LikeMachineContext value={flow}>
        <Heart />
      </LikeMachineContext>,
    )
    return {}
  },
  do: {
    'like.toggle': {
      control: heart,
      act: (event) => {
        isSignedIn = event.isSignedIn
        return userEvent.click(heart())
      },
    },
  },
  see: {
    settled: () => expect(heart().getAttribute('aria-busy')).toBe('false'),
    saving: () => expect(heart().getAttribute('aria-busy')).toBe('true'),
  },
})
