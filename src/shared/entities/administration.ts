import { z } from 'zod'

/** What an administrator looks after, at a glance. */
export const overviewSchema = z.object({
  people: z.int(),
  /** registered within seven days */
  peopleOfWeek: z.int(),
  suspended: z.int(),
  contents: z.int(),
  contentsOfWeek: z.int(),
  failedConversions: z.int(),
  registrationRequests: z.int(),
  openReports: z.int(),
  heldComments: z.int(),
  /** problems with the site itself that people reported within a day */
  problemReportsOfDay: z.int(),
  /** jobs that are due, run or failed within a day, of all queues; mails apart */
  jobs: z.object({ waiting: z.int(), running: z.int(), failed: z.int() }),
  /** `failed`: also those that a mail server refused within a day */
  mails: z.object({ waiting: z.int(), failed: z.int() }),
  mailDelivery: z.enum(['smtp', 'folder']),
  /** on the disk of the files; of the temporary ones where the files are in a bucket */
  freeBytes: z.number(),
  /** a bucket does not say how much room it has */
  isInBucket: z.boolean(),
  /** so little that uploads will soon be refused */
  isStorageLow: z.boolean(),
  /** on the disk of the database; null when it belongs to another machine */
  databaseFreeBytes: z.number().nullable(),
  isDatabaseLow: z.boolean(),
})
export type Overview = z.infer<typeof overviewSchema>
