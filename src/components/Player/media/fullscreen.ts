import type { Media } from './media.ts'

/** Marks the element that fills the screen: the picture with its controls. */
export const stageAttribute = 'data-player-stage'

/** Returns whether this browser lets an element with its controls fill the screen; iPhones let only the picture. */
export const canFillScreen = (): boolean => document.fullscreenEnabled

/**
 * Fills the screen with the player's stage, or with the picture alone where the browser allows nothing else, and reports what became of it.
 * @returns stops it
 */
export function connectFullscreen({ player, actor }: Media): () => void {
  const remote = player.remoteControl
  const stage = player.el?.closest(`[${stageAttribute}]`) ?? null
  const request = actor.on('fullscreen.requested', ({ isOn }) => {
    if (!canFillScreen()) return isOn ? remote.enterFullscreen('provider') : remote.exitFullscreen('provider')
    // Refused without a press of the person: the player stays as it is.
    const done = isOn ? stage?.requestFullscreen() : document.exitFullscreen()
    done?.catch(() => undefined)
  })
  let isOn = document.fullscreenElement === stage && stage !== null
  const report = (isNowOn: boolean): void => {
    if (isOn === isNowOn) return
    isOn = isNowOn
    actor.send({ type: isOn ? 'media.enteredFullscreen' : 'media.leftFullscreen' })
  }
  const onChange = (): void => report(stage !== null && document.fullscreenElement === stage)
  document.addEventListener('fullscreenchange', onChange)
  const stop = player.listen('fullscreen-change', ({ detail }) => {
    if (!canFillScreen()) report(detail)
  })
  return () => {
    request.unsubscribe()
    document.removeEventListener('fullscreenchange', onChange)
    stop()
  }
}
