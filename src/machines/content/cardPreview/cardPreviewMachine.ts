import { assign, setup } from 'xstate'
import type { Tile } from '../../../shared/storyboard.ts'
import { answerLimit } from '../../common/answerLimit.ts'
import { cardPreviewActors } from './actors.ts'
import { spread } from './rules.ts'
import type { CardPreviewContext, CardPreviewEvent, CardPreviewInput, CardPreviewTag } from './types.ts'

/** Milliseconds on a card before its video moves: a pointer that only passes asks for nothing. */
const dwell = 400
/** Milliseconds for which a picture is shown. */
const tileTime = 600

const types: { context?: CardPreviewContext; input?: CardPreviewInput; events?: CardPreviewEvent; tags?: CardPreviewTag } = {}

/** Shows pictures of a video one after the other while the pointer or the focus is on its card. */
export const cardPreviewMachine = setup({
  types,
  actors: cardPreviewActors,
  actions: {
    storeTiles: assign((_, { output }: { output: readonly Tile[] }) => ({ tiles: spread(output) })),
    showFirst: assign({ index: 0 }),
    showNext: assign(({ context: { tiles, index } }) => ({ index: (index + 1) % (tiles?.length ?? 1) })),
  },
  guards: {
    canMove: (_, { isMotionReduced }: { isMotionReduced: boolean }) => !isMotionReduced,
    isUnknown: ({ context: { tiles } }) => tiles === null,
    /** A single picture does not move. */
    isMoving: (_, { output }: { output: readonly Tile[] }) => output.length > 1,
    hasTiles: ({ context: { tiles } }) => tiles !== null && tiles.length > 1,
  },
  delays: { dwell, tileTime, answerLimit },
}).createMachine({
  id: 'cardPreview',
  context: ({ input }) => ({ ...input, tiles: null, index: 0 }),
  initial: 'still',
  on: { 'card.leave': '.still' },
  states: {
    still: {
      on: { 'card.enter': { guard: { type: 'canMove', params: ({ event }) => event }, target: 'waiting' } },
    },
    waiting: {
      after: {
        dwell: [
          { guard: 'isUnknown', target: 'loading' },
          { guard: 'hasTiles', target: 'playing' },
        ],
      },
    },
    loading: {
      // The card says all the rest without its pictures; they are asked for again when the pointer comes back.
      after: { answerLimit: 'still' },
      invoke: {
        id: 'readStoryboard',
        src: 'readStoryboard',
        input: ({ context: { contentId } }) => ({ contentId }),
        onDone: [
          {
            guard: { type: 'isMoving', params: ({ event }) => event },
            target: 'playing',
            actions: { type: 'storeTiles', params: ({ event }) => event },
          },
          { target: 'still', actions: { type: 'storeTiles', params: ({ event }) => event } },
        ],
        onError: 'still',
      },
    },
    playing: {
      tags: 'playing',
      entry: 'showFirst',
      initial: 'showing',
      states: {
        showing: { after: { tileTime: { target: 'showing', reenter: true, actions: 'showNext' } } },
      },
    },
  },
})
