import type { OwnSessionRow } from '../../db/session/sessions.ts'
import type { OpenSession } from '../../shared/entities/identity.ts'
import type { Viewer } from '../http/viewer.ts'
import { deviceOf } from './userAgent.ts'
import { isoTime } from '../http/isoTime.ts'

export function presentSession(row: OwnSessionRow, viewer: Pick<Viewer, 'tokenHash'>): OpenSession {
  return {
    uuid: row.uuid,
    device: deviceOf(row.user_agent),
    createdAt: isoTime(row.created_at),
    lastSeenAt: isoTime(row.last_seen_at),
    current: row.token_hash === viewer.tokenHash,
  }
}
