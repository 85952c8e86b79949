import { countForOverview } from '../../db/administration/overview.ts'
import { countJobs, type JobCount } from '../../db/jobs/counts.ts'
import { mailQueue } from '../../db/jobs/queues.ts'
import { isNearlyFull } from '../../shared/diskFloor.ts'
import { overviewSchema } from '../../shared/entities/administration.ts'
import { ok } from '../http/answers.ts'
import { route, routesOf } from '../http/route.ts'
import * as policy from '../policy.ts'

/** Routes about the site as a whole. */
export const administrationRoutes = routesOf('Administration', [
  route.get('/administration/overview', {
    summary: 'Ce dont le site se compose et ce qui attend une décision (administrateurs)',
    limit: 'read',
    allow: policy.administrator,
    input: {},
    answers: { 200: overviewSchema },
    handle: async ({ db, deps }) => {
      const [counts, jobs, freeBytes, databaseDisk] = await Promise.all([
        countForOverview(db),
        countJobs(deps.database.sql),
        deps.storage.freeBytes(),
        deps.database.disk(),
      ])
      const [mails, others] = [jobs.filter(({ queue }) => queue === mailQueue), jobs.filter(({ queue }) => queue !== mailQueue)]
      return ok({
        people: counts.people,
        peopleOfWeek: counts.people_of_week,
        suspended: counts.suspended,
        contents: counts.contents,
        contentsOfWeek: counts.contents_of_week,
        failedConversions: counts.failed_conversions,
        registrationRequests: counts.registration_requests,
        openReports: counts.open_reports,
        heldComments: counts.held_comments,
        problemReportsOfDay: counts.problem_reports_of_day,
        jobs: { waiting: counts.jobs_waiting, running: sum(others, 'active'), failed: sum(others, 'failed') },
        mails: { waiting: sum(mails, 'created', 'retry', 'active'), failed: sum(mails, 'failed') + counts.refused_mails },
        mailDelivery: deps.mailDelivery,
        freeBytes,
        isInBucket: deps.storage.root === null,
        isStorageLow: isNearlyFull({ freeBytes, floorBytes: deps.storage.floorBytes }),
        databaseFreeBytes: databaseDisk?.freeBytes ?? null,
        isDatabaseLow: databaseDisk !== null && isNearlyFull(databaseDisk),
      })
    },
  }),
])

const sum = (jobs: readonly JobCount[], ...states: JobCount['state'][]): number =>
  jobs.filter(({ state }) => states.includes(state)).reduce((total, { count }) => total + count, 0)
