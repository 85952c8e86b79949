import type { ChannelRow } from '../../db/channel/channels.ts'
import { noParts } from '../../db/content/contentRows.ts'
import { listContents } from '../../db/content/contents.ts'
import type { Db } from '../../db/connection/database.ts'
import type { PageRequest } from '../../db/connection/keyset.ts'
import { type Period, totalsOfChannel } from '../../db/statistics/statistics.ts'
import type { ChannelStatistics } from '../../shared/entities/statistics.ts'
import { validatePeriod } from '../../shared/validation/period.ts'
import { managesChannel } from '../channel/policy.ts'
import type { Page } from '../http/answers.ts'
import { pageOf } from '../http/cursor.ts'
import { mustBeValid } from '../http/rules.ts'
import type { PresenterContext } from '../http/presenterContext.ts'
import { presentChannelStatistics } from './presenter.ts'

/** Returns a channel's statistics with a page of its contents: all of them for those who manage it, the public ones for others. */
export async function statisticsOfChannel(
  db: Db,
  channel: ChannelRow,
  page: PageRequest,
  context: PresenterContext,
): Promise<{ statistics: ChannelStatistics; nextCursor: Page<never>['nextCursor'] }> {
  const isManager = managesChannel(context.viewer, channel)
  const totals = await totalsOfChannel(db, channel.uuid, isManager)
  const rows = await listContents(db, page, { channel: channel.uuid, listedOr: isManager ? context.viewer : null }, noParts)
  const { items, nextCursor } = pageOf(rows, page.limit, (row) => row)
  return { statistics: presentChannelStatistics(channel, totals, items, context), nextCursor }
}

const dayMs = 24 * 60 * 60 * 1000
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/**
 * Returns the requested period; by default the thirty days up to the last day, which is today by default.
 * @throws AppError INVALID_INPUT with fields when the period runs backwards or is too long
 */
export function periodOf(asked: { from?: string | undefined; to?: string | undefined }): Period {
  const to = asked.to ?? dayOf(Date.now())
  const period = { from: asked.from ?? dayOf(Date.parse(to) - 29 * dayMs), to }
  mustBeValid(validatePeriod(period))
  return period
}
