import { shuffled } from '../../shared/shuffle.ts'

/** Drawn once a visit: a playlist that plays in a random order keeps it from one video to the next. */
const visitSeed = String(Math.random())

type Item = { content: { id: string } }

/** The order in which a playlist plays. */
export function visitOrder<Entry extends Item>(items: readonly Entry[], isShuffled: boolean): readonly Entry[] {
  return isShuffled ? shuffled(items, ({ content }) => content.id, visitSeed) : items
}
