import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../connection/database.ts'
import { isOlder, microseconds, type PageRequest } from '../connection/keyset.ts'
import type { ProblemReportsTable } from '../schema/schema.ts'

export type ProblemReportRow = Omit<Selectable<ProblemReportsTable>, 'trace'>

const columns = ['uuid', 'user_uuid', 'text', 'page', 'created_at'] as const

export async function insertProblemReport(db: Db | Tx, report: Insertable<ProblemReportsTable>): Promise<ProblemReportRow> {
  return db.insertInto('problem_reports').values(report).returning(columns).executeTakeFirstOrThrow()
}

export async function findProblemReport(db: Db | Tx, uuid: string): Promise<Selectable<ProblemReportsTable> | undefined> {
  return db.selectFrom('problem_reports').selectAll().where('uuid', '=', uuid).executeTakeFirst()
}

/** Lists problem reports without their traces, newest first. */
export async function listProblemReports(db: Db | Tx, { limit, after }: PageRequest): Promise<(ProblemReportRow & { position: number })[]> {
  return db
    .selectFrom('problem_reports')
    .select(columns)
    .select(({ ref }) => microseconds(ref('created_at')).as('position'))
    .$if(after !== null, (query) => (after ? query.where(({ ref }) => isOlder(ref('created_at'), ref('uuid'), after)) : query))
    .orderBy('created_at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(limit + 1)
    .execute()
}

/** @returns undefined when there is none */
export async function deleteProblemReport(db: Db | Tx, uuid: string): Promise<ProblemReportRow | undefined> {
  return db.deleteFrom('problem_reports').where('uuid', '=', uuid).returning(columns).executeTakeFirst()
}

const keptDays = 90

/** Deletes the problem reports that are more than 90 days old. */
export async function deleteOldProblemReports(db: Db): Promise<void> {
  await db
    .deleteFrom('problem_reports')
    .where('created_at', '<', sql<Date>`now() - ${keptDays} * interval '1 day'`)
    .execute()
}
