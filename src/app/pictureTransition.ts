import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { navigationMove } from './navigationMove.ts'

/** Milliseconds for which the page may stand still until the page of the video is drawn, whose code may have to load. */
const limitMs = 100

/** From now on, the picture of a card whose link is pressed becomes the player, where the browser has view transitions. */
export function enablePictureTransition(): void {
  if ('startViewTransition' in document) navigationMove.run = navigateWithPicture
}

const navigateWithPicture: AroundNavHandler = (navigate, to, options) => {
  const change = (): void => navigate(to, options)
  const picture = matchMedia('(prefers-reduced-motion: no-preference)').matches && pressedPicture(to)
  if (!picture) return change()
  const { dataset } = document.documentElement
  picture.style.viewTransitionName = 'video'
  const transition = document.startViewTransition(() => {
    picture.style.viewTransitionName = ''
    // The player's name is in screens/Watch/Watch.styles.ts.
    dataset['pictureMoves'] = ''
    flushSync(change)
    return whenVideoDrawn()
  })
  // Skipped where the page is hidden, or another one is opened meanwhile.
  transition.ready.catch(() => undefined)
  void transition.finished.finally(() => delete dataset['pictureMoves'])
}

/** @param path of the link */
const pressedPicture = (path: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`article:is(:hover, :focus-within):has(a[href=${CSS.escape(path)}]) img`)

function whenVideoDrawn(): Promise<void> {
  const isDrawn = (): boolean => document.querySelector('[data-place="player"]') !== null
  const { promise, resolve } = Promise.withResolvers<void>()
  const changes = new MutationObserver(() => isDrawn() && resolve())
  changes.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(resolve, limitMs)
  if (isDrawn()) resolve()
  return promise.finally(() => {
    changes.disconnect()
    clearTimeout(timer)
  })
}
