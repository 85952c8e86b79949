import { type Selectable, sql } from 'kysely'
import type { ReportKind } from '../../shared/entities/report.ts'
import type { ReportDecision, ReportReason } from '../../shared/validation/report.ts'
import type { Db, Tx } from '../connection/database.ts'
import { isOlder, microseconds, type PageRequest } from '../connection/keyset.ts'
import type { ReportsTable } from '../schema/schema.ts'

/** A report with its reporter, its closer and its subject; the fields of the other two kinds of subject are null. */
export type ReportRow = Selectable<ReportsTable> & {
  username: string | null
  avatar_key: string | null
  closer_username: string | null
  closer_avatar_key: string | null
  content_title: string | null
  thumbnail_key: string | null
  poster_key: string | null
  comment_text: string | null
  comment_content: string | null
  comment_content_title: string | null
  channel_name: string | null
  /** author of the subject: a channel's creator, a comment's author */
  author_uuid: string | null
  author_username: string | null
  author_avatar_key: string | null
  /** true when a moderator hid the subject */
  is_hidden: boolean
}

/** The uuid of the content, comment or channel that a report is about. */
export type ReportSubject = { content_uuid: string } | { comment_uuid: string } | { channel_uuid: string }

function reportRows(db: Db | Tx) {
  return db
    .selectFrom('reports')
    .leftJoin('users', 'users.uuid', 'reports.reporter_uuid')
    .leftJoin('users as closers', 'closers.uuid', 'reports.closed_by')
    .leftJoin('contents', 'contents.uuid', 'reports.content_uuid')
    .leftJoin('media', 'media.content_uuid', 'contents.uuid')
    .leftJoin('comments', 'comments.uuid', 'reports.comment_uuid')
    .leftJoin('contents as commented', 'commented.uuid', 'comments.content_uuid')
    .leftJoin('channels', (join) => join.on(sql<boolean>`channels.uuid = coalesce(reports.channel_uuid, contents.channel_uuid)`))
    .leftJoin('users as authors', (join) => join.on(sql<boolean>`authors.uuid = coalesce(channels.creator_uuid, comments.user_uuid)`))
    .selectAll('reports')
    .select([
      'users.username',
      'users.avatar_key',
      'closers.username as closer_username',
      'closers.avatar_key as closer_avatar_key',
      'contents.title as content_title',
      'media.thumbnail_key',
      'media.poster_key',
      'comments.text as comment_text',
      'comments.content_uuid as comment_content',
      'commented.title as comment_content_title',
      'channels.name as channel_name',
      'authors.uuid as author_uuid',
      'authors.username as author_username',
      'authors.avatar_key as author_avatar_key',
      sql<boolean>`coalesce(contents.hidden_at, comments.hidden_at) is not null`.as('is_hidden'),
    ])
}

/**
 * Creates a report, or updates the reporter's open one about the same subject.
 * @returns its uuid, and whether it is new
 */
export async function putReport(
  db: Db | Tx,
  report: { reporter_uuid: string; reason: ReportReason; text: string } & ReportSubject,
): Promise<{ uuid: string; isNew: boolean }> {
  const { reason, text } = report
  const { uuid, is_new } = await db
    .insertInto('reports')
    .values(report)
    .onConflict((conflict) =>
      conflict
        .columns(['reporter_uuid', 'subject_uuid'])
        // Not a parameter: a plan that serves for all values cannot be found to use the index of the open ones.
        .where('status', '=', sql.lit('open'))
        .doUpdateSet({ reason, text, updated_at: new Date() }),
    )
    // Of the rows that this statement returns, only inserted ones have xmax 0.
    .returning(['uuid', sql<boolean>`(xmax = 0)`.as('is_new')])
    .executeTakeFirstOrThrow()
  return { uuid, isNew: is_new }
}

export async function findReport(db: Db | Tx, uuid: string): Promise<ReportRow | undefined> {
  return reportRows(db).where('reports.uuid', '=', uuid).executeTakeFirst()
}

/** Lists the reports of one status, about one kind of subject or any, newest first. */
export async function listReports(
  db: Db | Tx,
  { status, kind }: { status: ReportRow['status']; kind: ReportKind | null },
  { limit, after }: PageRequest,
): Promise<(ReportRow & { position: number })[]> {
  return reportRows(db)
    .select(({ ref }) => microseconds(ref('reports.created_at')).as('position'))
    .where('reports.status', '=', status)
    .$if(kind !== null, (query) => (kind ? query.where(`reports.${kind}_uuid`, 'is not', null) : query))
    .$if(after !== null, (query) =>
      after ? query.where(({ ref }) => isOlder(ref('reports.created_at'), ref('reports.uuid'), after)) : query,
    )
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.uuid', 'desc')
    .limit(limit + 1)
    .execute()
}

/** Closes one open report. @returns false when it is not open (any more) */
export async function closeReport(tx: Tx, uuid: string, by: string, decision: ReportDecision): Promise<boolean> {
  return (await closing(tx, by, decision).where('uuid', '=', uuid).executeTakeFirst()).numUpdatedRows > 0n
}

/** Closes all other open reports about a subject that was hidden: nothing is left to decide. */
export async function closeReportsAbout(tx: Tx, subjectUuid: string, by: string): Promise<void> {
  await closing(tx, by, 'hidden').where('subject_uuid', '=', subjectUuid).execute()
}

function closing(tx: Tx, by: string, decision: ReportDecision) {
  const now = new Date()
  return tx
    .updateTable('reports')
    .set({ status: 'closed', decision, closed_by: by, closed_at: now, updated_at: now })
    .where('status', '=', 'open')
}
