import { playerMachine } from '../../../../src/machines/player/player/playerMachine.ts'
import type { PlayerEvent, PlayerFact, PlayerInput } from '../../../../src/machines/player/player/types.ts'
import { startScripted, type Scripted } from '../../../support/model/startScripted.ts'
import { playerFixtures, watchable } from './fixtures.ts'

export type Player = Scripted<typeof playerMachine>

type Bare<Event> = Event extends { type: infer Type } ? ({ type: Type } extends Event ? Type : never) : never
/** An event, or the name of one that carries nothing. */
export type Step = PlayerEvent | Bare<PlayerEvent>

export function perform({ actor }: Player, ...steps: readonly Step[]): void {
  for (const step of steps) {
    const [event] = typeof step === 'string' ? playerFixtures.events[step] : [step]
    if (event) actor.send(event)
  }
}

export function open(input: PlayerInput = watchable, ...steps: readonly Step[]): Player {
  const player = startScripted(playerMachine, input)
  perform(player, ...steps)
  return player
}

/** A video that plays, as the person asked. */
export const watch = (input: PlayerInput = watchable, ...steps: readonly Step[]): Player =>
  open(input, 'media.canPlay', 'player.play', 'media.playing', ...steps)

export const isIn = ({ actor }: Player, tag: Parameters<ReturnType<Player['actor']['getSnapshot']>['hasTag']>[0]): boolean =>
  actor.getSnapshot().hasTag(tag)

/** Reads a part of the state. @param select see selectors.ts */
export const shown = <Selected>(player: Player, select: (snapshot: ReturnType<Player['actor']['getSnapshot']>) => Selected): Selected =>
  select(player.actor.getSnapshot())

/** Of one kind, since the player was opened. */
export const requests = ({ facts }: Player, type: PlayerFact['type']): PlayerFact[] => facts.filter((fact) => fact.type === type)

/** What these steps make the player say. */
export function said(player: Player, ...steps: readonly Step[]): PlayerFact[] {
  const before = player.facts.length
  perform(player, ...steps)
  return player.facts.slice(before)
}

/** What has been kept in the browser for other videos, in order. */
export const stored = ({ script }: Player): unknown[] =>
  script.effects.filter(({ type }) => type === 'storePreferences').map(({ params }) => params)

/** Lets time pass, in milliseconds: second by second, so that each delay that follows another one begins when that one ends. */
export function pass({ script }: Player, milliseconds: number): void {
  for (let left = milliseconds; left > 0; left -= 1_000) script.clock.increment(Math.min(left, 1_000))
}
