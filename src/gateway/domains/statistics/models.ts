import type { ChannelModel } from '../channel/models.ts'

/** A dashboard before its statistics and contents are requested. */
export type DashboardModel = { channel: ChannelModel }
