import type { PlayerStageProps } from '../../../../components/Player/stage/PlayerStage.tsx'
import type { PlayerActor } from '../../../../machines/player/player/usePlayer.ts'

/** Where a page shows the player. */
export type Place = {
  element: Element
  /** the page was reached with the browser's back or forward button */
  isReturn: boolean
  /** called with an error of the player's components */
  fail: (error: unknown) => void
}

/**
 * The player of one video for one person, drawn into an element of its own, which pages show and leave. While no page shows it, it is the
 * small player. There is at most one: it ends when another one is shown, when the person signs in or out, and when its machine says so.
 */
export type KeptPlayer = {
  /** whose it is, and which video's: anything else needs another player */
  identity: string
  /** Puts it into a page, which draws it next. */
  enter: (place: Place) => void
  /** Draws it as the page that shows it wants it. */
  draw: (props: PlayerStageProps) => void
  /** Takes it out of a page: what plays goes on, unless the next page has another player; else it ends. */
  leave: (place: Place) => void
  /** Sends the player's machine what happens in the page; nothing before it is drawn. */
  send: PlayerActor['send']
  stop: () => void
}
