import type { ChannelRow } from '../../db/channels.ts'
import { noParts } from '../../db/contentRows.ts'
import { listContents } from '../../db/contents.ts'
import type { Db } from '../../db/database.ts'
import type { PageRequest } from '../../db/keyset.ts'
import { type Period, totalsOfChannel } from '../../db/statistics.ts'
import type { ChannelStatistics } from '../../shared/entities/statistics.ts'
import { validatePeriod } from '../../shared/validation/period.ts'
import type { Page } from '../frame/answers.ts'
import { pageOf } from '../frame/cursor.ts'
import { mustBeValid } from '../frame/rules.ts'
import type { Showing } from '../frame/showing.ts'
import { presentChannelStatistics } from './presenter.ts'

/** A channel's figures with a page of its videos: all of them for its owner, what everybody sees for others. */
export async function statisticsOfChannel(
  db: Db,
  channel: ChannelRow,
  page: PageRequest,
  show: Showing,
): Promise<{ statistics: ChannelStatistics; nextCursor: Page<never>['nextCursor'] }> {
  const isOwner = show.viewer === channel.creator_uuid
  const totals = await totalsOfChannel(db, channel.uuid, isOwner)
  const rows = await listContents(db, page, { channel: channel.uuid, listedOr: isOwner ? show.viewer : null }, noParts)
  const { items, nextCursor } = pageOf(rows, page.limit, (row) => row)
  return { statistics: presentChannelStatistics(channel, totals, items, show), nextCursor }
}

const dayMs = 24 * 60 * 60 * 1000
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/**
 * The days to show: those asked for, or the thirty up to the last, which is today unless another is asked for.
 * @throws AppError INVALID_INPUT with fields when they run backwards or are too many
 */
export function periodOf(asked: { from?: string | undefined; to?: string | undefined }): Period {
  const to = asked.to ?? dayOf(Date.now())
  const period = { from: asked.from ?? dayOf(Date.parse(to) - 29 * dayMs), to }
  mustBeValid(validatePeriod(period))
  return period
}
