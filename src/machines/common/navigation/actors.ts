import { callbackPlaceholder, effectPlaceholder } from '../placeholder.ts'

/** Provided by the app. */
export const navigationActors = {
  /**
   * Sends `history.pushed`, `history.popped` and `page.scrolled`. The event of a page's last scroll comes in the next frame, when the next
   * screen is rendered: it sends the position before each change of the history as well.
   */
  watchPage: callbackPlaceholder<undefined>('watchPage'),
  /** Scrolls as soon as the page is long enough, then sends `position.reached`. Sends `user.interacted` before that if the user acts. */
  restoreScroll: callbackPlaceholder<{ position: number }>('restoreScroll'),
}

export const navigationEffects = {
  /** Moves the focus to the screen's title, where screen readers start reading. */
  focusTitle: effectPlaceholder('focusTitle'),
  scrollToTop: effectPlaceholder('scrollToTop'),
}
