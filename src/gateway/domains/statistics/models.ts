import type { ChannelModel } from '../channel/models.ts'

/** A dashboard before its figures and videos are asked for. */
export type DashboardModel = { channel: ChannelModel }
