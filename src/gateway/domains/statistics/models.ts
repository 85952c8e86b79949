import type { Dashboard } from '../../generated/resolvers.ts'

/** A dashboard before its figures and videos are asked for. */
export type DashboardModel = Pick<Dashboard, 'channel'>
