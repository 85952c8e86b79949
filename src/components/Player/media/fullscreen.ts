import { selectIsFullscreen } from '../../../machines/player/player/selectors.ts'
import type { PlayerActor } from '../../../machines/player/player/usePlayer.ts'
import type { Media } from './media.ts'

/** Returns whether this browser lets an element with its controls fill the screen; iPhones let only the picture. */
export const canFillScreen = (): boolean => document.fullscreenEnabled

/**
 * Fills the screen with the player's stage, where the browser allows that, and reports what became of it, also while no video can be played.
 * @returns stops it
 */
export function connectStageFullscreen(stage: HTMLElement, actor: PlayerActor): () => void {
  if (!canFillScreen()) return () => undefined
  const request = actor.on('fullscreen.requested', ({ isOn }) => {
    // Refused without a press of the person: the player stays as it is.
    const done = isOn ? stage.requestFullscreen() : document.exitFullscreen()
    done.catch(() => undefined)
  })
  const report = (): void => reportFullscreen(actor, document.fullscreenElement === stage)
  document.addEventListener('fullscreenchange', report)
  return () => {
    request.unsubscribe()
    document.removeEventListener('fullscreenchange', report)
  }
}

/** Fills the screen with the picture alone where the browser allows nothing else. @returns stops it */
export function connectPictureFullscreen({ player, actor }: Media): () => void {
  if (canFillScreen()) return () => undefined
  const remote = player.remoteControl
  const request = actor.on('fullscreen.requested', ({ isOn }) =>
    isOn ? remote.enterFullscreen('provider') : remote.exitFullscreen('provider'),
  )
  const stop = player.listen('fullscreen-change', ({ detail }) => reportFullscreen(actor, detail))
  // It is left with the element that filled the screen.
  reportFullscreen(actor, player.state.fullscreen)
  return () => {
    request.unsubscribe()
    stop()
  }
}

function reportFullscreen(actor: PlayerActor, isOn: boolean): void {
  if (selectIsFullscreen(actor.getSnapshot()) !== isOn) actor.send({ type: isOn ? 'media.enteredFullscreen' : 'media.leftFullscreen' })
}
