import { describe, expect, it } from 'vitest'
import { navigationMachine } from '../../../../src/machines/common/navigation/navigationMachine.ts'
import { selectIsReturn } from '../../../../src/machines/common/navigation/selectors.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'

type Visit = { to: string; entry: string; by: 'link' | 'back' }

/** A user on the home page: scrolls, leaves it in the order of the browser's events, and sees the next screen. */
function visitor() {
  const scripted: Scripted<typeof navigationMachine> = startScripted(navigationMachine, { entry: 'home', path: '/' })
  const { actor, script } = scripted
  const scroll = (position: number): void => actor.send({ type: 'page.scrolled', position })
  const leave = ({ to, entry, by }: Visit): void =>
    actor.send({ type: by === 'link' ? 'history.pushed' : 'history.popped', entry, path: to })
  const show = (): void => actor.send({ type: 'screen.rendered' })
  const visit = (step: Visit): void => {
    leave(step)
    show()
  }
  const effects = (): string[] => script.effects.map(({ type }) => type)
  const restored = (): unknown[] => script.asked.filter(({ id }) => id === 'restoreScroll').map(({ input }) => input)
  const isReturn = (): boolean => selectIsReturn(actor.getSnapshot())
  return { actor, script, scroll, leave, show, visit, effects, restored, isReturn }
}

const toVideo: Visit = { to: '/watch/1', entry: 'video', by: 'link' }
const backHome: Visit = { to: '/', entry: 'home', by: 'back' }

describe('the navigation', () => {
  it('leaves focus and scroll position to the browser after a page load', () => {
    const { show, effects, restored, isReturn } = visitor()
    show()
    expect([effects(), restored(), isReturn()]).toEqual([[], [], false])
  })

  it('shows a screen reached by a link from its top, with the focus on its title, once it is rendered', () => {
    const { leave, show, effects, restored, isReturn } = visitor()
    leave(toVideo)
    expect(effects()).toEqual([])
    show()
    expect([effects(), restored(), isReturn()]).toEqual([['focusTitle', 'scrollToTop'], [], false])
  })

  it('restores the position where the screen was left', () => {
    const { scroll, visit, effects, restored, isReturn } = visitor()
    scroll(310)
    visit(toVideo)
    scroll(130)
    visit(backHome)
    expect([restored(), isReturn()]).toEqual([[{ position: 310 }], true])
    expect(effects()).toEqual(['focusTitle', 'scrollToTop', 'focusTitle'])
    visit({ to: '/watch/1', entry: 'video', by: 'back' })
    expect(restored()).toEqual([{ position: 310 }, { position: 130 }])
  })

  it('restores the top of a screen that was never scrolled', () => {
    const { visit, restored } = visitor()
    visit(toVideo)
    visit(backHome)
    expect(restored()).toEqual([{ position: 0 }])
  })

  it('has one position for each visit of the same address', () => {
    const { scroll, visit, restored } = visitor()
    scroll(310)
    visit(toVideo)
    visit({ to: '/', entry: 'home again', by: 'link' })
    scroll(50)
    visit({ to: '/watch/1', entry: 'video', by: 'back' })
    visit(backHome)
    expect(restored()).toEqual([{ position: 0 }, { position: 310 }])
  })

  it('does not save the position that a growing page scrolls to by itself', () => {
    const { actor, scroll, leave, show, visit, restored } = visitor()
    scroll(310)
    visit(toVideo)
    leave(backHome)
    scroll(0)
    show()
    scroll(120)
    actor.send({ type: 'screen.unmounted' })
    scroll(0)
    show()
    expect(restored()).toEqual([{ position: 310 }, { position: 310 }])
  })

  it.for([
    ['is at the position', (visit: ReturnType<typeof visitor>) => visit.actor.send({ type: 'position.reached' })],
    ['was touched by the user', (visit: ReturnType<typeof visitor>) => visit.actor.send({ type: 'user.interacted' })],
    ['stayed too short for three seconds', (visit: ReturnType<typeof visitor>) => visit.script.clock.increment(3000)],
  ] as const)('stops restoring the position once the page %s', ([, happens]) => {
    const user = visitor()
    user.scroll(310)
    user.visit(toVideo)
    user.visit(backHome)
    happens(user)
    user.scroll(40)
    user.visit({ to: '/watch/1', entry: 'video', by: 'link' })
    user.visit(backHome)
    expect(user.restored()).toEqual([{ position: 310 }, { position: 40 }])
  })

  it('waits at least three seconds for the page to grow', () => {
    const user = visitor()
    user.scroll(310)
    user.visit(toVideo)
    user.visit(backHome)
    user.script.clock.increment(2999)
    user.scroll(40)
    user.visit({ to: '/watch/1', entry: 'video', by: 'link' })
    user.visit(backHome)
    expect(user.restored()).toEqual([{ position: 310 }, { position: 310 }])
  })

  it.for([
    ['a link', toVideo, false],
    ['the back button', backHome, true],
  ] as const)('keeps focus and position after %s when only the query changes', ([, way, wasReturn]) => {
    const { visit, leave, effects, restored, isReturn } = visitor()
    if (wasReturn) visit(toVideo)
    visit(way)
    const before = [effects(), restored()]
    leave({ to: way.to, entry: 'filtered', by: 'link' })
    expect(isReturn()).toBe(wasReturn)
    leave({ ...way, by: 'back' })
    expect([isReturn(), effects(), restored()]).toEqual([wasReturn, ...before])
  })

  it('moves only the focus when a screen is rendered again after a failure', () => {
    const { actor, show, visit, effects, restored } = visitor()
    visit(toVideo)
    visit(backHome)
    actor.send({ type: 'position.reached' })
    actor.send({ type: 'screen.unmounted' })
    show()
    expect(restored()).toHaveLength(1)
    expect(effects().slice(-2)).toEqual(['focusTitle', 'focusTitle'])
  })

  it('forgets the restored position once a link is followed', () => {
    const { visit, isReturn } = visitor()
    visit(toVideo)
    visit(backHome)
    visit({ to: '/watch/2', entry: 'other', by: 'link' })
    expect(isReturn()).toBe(false)
  })

  it('has a position for each filter of one screen', () => {
    const { scroll, visit, leave, restored } = visitor()
    const filtered: Visit = { to: '/', entry: 'filtered', by: 'link' }
    leave(filtered)
    scroll(100)
    leave(backHome)
    scroll(310)
    visit({ to: '/watch/1', entry: 'video', by: 'link' })
    visit({ ...filtered, by: 'back' })
    visit({ to: '/watch/1', entry: 'video', by: 'back' })
    visit(backHome)
    expect(restored()).toEqual([{ position: 100 }, { position: 0 }, { position: 310 }])
  })

  it('leaves the page alone when a position cannot be restored', async () => {
    const user = visitor()
    user.scroll(310)
    user.visit(toVideo)
    user.visit(backHome)
    await user.script.answer('restoreScroll', { error: new Error('no such observer') })
    user.scroll(40)
    user.visit({ to: '/watch/1', entry: 'video', by: 'link' })
    user.visit(backHome)
    expect(user.restored()).toEqual([{ position: 310 }, { position: 40 }])
  })

  it('shows screens from their top where the browser’s events are unavailable', async () => {
    const user = visitor()
    await user.script.answer('watchPage', { error: new Error('no such events') })
    user.visit(toVideo)
    expect(user.effects()).toEqual(['focusTitle', 'scrollToTop'])
  })
})
