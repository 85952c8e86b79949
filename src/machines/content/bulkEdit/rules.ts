import { limits } from '../../../shared/limits.ts'
import type { BulkEditContext, Refusal, SelectableVideo } from './types.ts'

const copy = ({ id, title }: SelectableVideo): SelectableVideo => ({ id, title })

/** Returns the selection with further videos, as many as one request can name. */
export function withVideos(selected: readonly SelectableVideo[], videos: readonly SelectableVideo[]): readonly SelectableVideo[] {
  const known = new Set(selected.map(({ id }) => id))
  return [...selected, ...videos.filter(({ id }) => !known.has(id)).map(copy)].slice(0, limits.idsMax)
}

export function toggled(selected: readonly SelectableVideo[], video: SelectableVideo): readonly SelectableVideo[] {
  return selected.some(({ id }) => id === video.id) ? selected.filter(({ id }) => id !== video.id) : withVideos(selected, [video])
}

/** Returns the part of a list from one of its videos to another, both included; only the last one when the first is not in the list. */
export function rangeOf(videos: readonly SelectableVideo[], fromId: string | null, to: SelectableVideo): readonly SelectableVideo[] {
  const [from, end] = [videos.findIndex(({ id }) => id === fromId), videos.findIndex(({ id }) => id === to.id)]
  return from === -1 || end === -1 ? [to] : videos.slice(Math.min(from, end), Math.max(from, end) + 1)
}

/** Keeps those selected that were refused, so that they can be tried again or looked at. */
export function afterAction(
  { selected }: Pick<BulkEditContext, 'selected'>,
  refusals: readonly Refusal[],
): Pick<BulkEditContext, 'selected' | 'anchorId' | 'refusals' | 'doneCount'> {
  const refused = new Set(refusals.map(({ id }) => id))
  const left = selected.filter(({ id }) => refused.has(id))
  return { selected: left, anchorId: null, refusals, doneCount: selected.length - left.length }
}
