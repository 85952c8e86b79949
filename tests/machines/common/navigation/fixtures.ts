import type { navigationMachine } from '../../../../src/machines/common/navigation/navigationMachine.ts'
import type { Fixtures } from '../../../support/model/fixtures.ts'

export const navigationFixtures: Fixtures<typeof navigationMachine> = {
  inputs: [{ entry: 'first', path: '/' }],
  events: {
    'history.pushed': [
      { type: 'history.pushed', entry: 'second', path: '/watch/1' },
      { type: 'history.pushed', entry: 'second', path: '/' },
    ],
    'history.popped': [
      { type: 'history.popped', entry: 'second', path: '/watch/1' },
      { type: 'history.popped', entry: 'first', path: '/' },
    ],
    'page.scrolled': [{ type: 'page.scrolled', position: 310 }],
    'screen.rendered': [{ type: 'screen.rendered' }],
    'screen.unmounted': [{ type: 'screen.unmounted' }],
    'position.reached': [{ type: 'position.reached' }],
    'user.interacted': [{ type: 'user.interacted' }],
  },
  done: {},
  errors: { watchPage: [new Error('no such events')], restoreScroll: [new Error('no such observer')] },
  laws: {
    silentFailures: {
      'xstate.after.restorationLimit.navigation.popped.restoring': 'The page is shown from its top.',
      restoreScroll: 'The page is shown from its top.',
      watchPage: 'Without the browser’s events, presses still navigate.',
    },
  },
}
