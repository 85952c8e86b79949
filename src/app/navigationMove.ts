import type { AroundNavHandler } from 'wouter'

/** How a page is changed: at once, until `afterLoad` has loaded the picture's way from a card to the player. */
export const navigationMove: { run: AroundNavHandler } = { run: (navigate, to, options) => navigate(to, options) }

export const aroundNavigation: AroundNavHandler = (...change) => navigationMove.run(...change)
