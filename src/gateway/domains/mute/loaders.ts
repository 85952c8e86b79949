import DataLoader from 'dataloader'
import { limits } from '../../../shared/limits.ts'
import { mutedAmong } from '../../rest/mute.ts'
import type { Rest } from '../../rest/rest.ts'

export type MuteLoader = DataLoader<string, boolean>

/** Loads whether the viewer mutes each channel: one call for all channels of a screen. */
export function muteLoader(rest: Rest): MuteLoader {
  return new DataLoader<string, boolean>(
    async (channelIds) => {
      const muted = new Set(await mutedAmong(rest, channelIds))
      return channelIds.map((id) => muted.has(id))
    },
    { maxBatchSize: limits.idsMax },
  )
}
