import { shuffled } from '../../shared/shuffle.ts'

/** Chosen once per visit, so that a shuffled playlist keeps its order from one video to the next. */
const visitSeed = String(Math.random())

type Item = { content: { id: string } }

/** Returns the order in which a playlist plays. */
export function visitOrder<Entry extends Item>(items: readonly Entry[], isShuffled: boolean): readonly Entry[] {
  return isShuffled ? shuffled(items, ({ content }) => content.id, visitSeed) : items
}
