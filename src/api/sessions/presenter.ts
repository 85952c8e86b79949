import type { OwnSessionRow } from '../../db/sessions.ts'
import type { OpenSession } from '../../shared/entities/identity.ts'
import type { Viewer } from '../frame/viewer.ts'
import { deviceOf } from './userAgent.ts'

export function presentSession(row: OwnSessionRow, viewer: Pick<Viewer, 'tokenHash'>): OpenSession {
  return {
    uuid: row.uuid,
    device: deviceOf(row.user_agent),
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    current: row.token_hash === viewer.tokenHash,
  }
}
