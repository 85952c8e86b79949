import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { overviewSchema } from '../../src/shared/entities/administration.ts'
import { silentLog } from '../../src/shared/log.ts'
import { lookAtDisks } from '../../src/worker/diskWatch.ts'
import { must, type Person } from '../support/api.ts'
import { type MailSite, startMailSite } from '../support/mailSite.ts'

const GB = 1024 ** 3
let mails: MailSite
let administrator: Person
let other: Person
let suspended: Person
let moderator: Person

beforeAll(async () => {
  mails = await startMailSite()
  administrator = await mails.site.administrator()
  other = await mails.site.administrator()
  suspended = await mails.site.administrator()
  moderator = await mails.site.moderator()
  must(await mails.site.call('PUT', `/users/${suspended.uuid}/suspended`, { as: administrator }), 200)
})
afterAll(() => mails.close())
afterEach(async () => {
  await mails.allSent()
  await mails.site.database.db.deleteFrom('disk_warnings').execute()
})

type Free = { files?: number; database?: number | null; root?: null }
/** A look at disks with so many gigabytes left, of whose floors files leave one free. */
async function look({ files = 100, database = 100, root }: Free): Promise<void> {
  const { site } = mails
  await lookAtDisks({
    database: { ...site.database, disk: async () => (database === null ? null : { freeBytes: database * GB, floorBytes: GB }) },
    storage: { ...site.storage, ...(root === null && { root }), freeBytes: async () => files * GB, floorBytes: GB },
    jobs: site.jobs,
    log: silentLog,
  })
}
const sentTo = async ({ email }: Person): Promise<string[]> => (await mails.mailsTo(email)).map(({ subject }) => subject)
const filesFull = 'Le disque des fichiers est presque plein'
const databaseFull = 'Le disque de la base de données est presque plein'

describe('a disk that is nearly full', () => {
  it('is told to every administrator whose account is open, once, however many processes look', async () => {
    const before = await sentTo(administrator)
    await look({ files: 2.1 })
    expect(await sentTo(administrator)).toEqual(before)
    await Promise.all([look({ files: 1.9 }), look({ files: 1.9 }), look({ files: 1.9 })])
    await look({ files: 1.5 })
    expect(await sentTo(administrator)).toEqual([...before, filesFull])
    expect(await sentTo(other)).toEqual([filesFull])
    expect([await sentTo(suspended), await sentTo(moderator)]).toEqual([[], []])
    const [mail] = await mails.mailsTo(other.email)
    expect(mail?.text).toContain('Il reste 1,9\u00a0Go sur le disque des fichiers.')
    expect(mail?.text).toContain('https://videos.exemple.fr/administration')
  })

  it('is told again only after it had clearly more room', async () => {
    const told = async () => (await sentTo(administrator)).filter((subject) => subject === filesFull).length
    const before = await told()
    for (const files of [1.5, 2.5, 1.5, 2.9, 1.5]) await look({ files })
    expect(await told()).toBe(before + 1)
    await look({ files: 3.1 })
    await look({ files: 1.5 })
    expect(await told()).toBe(before + 2)
  })

  it('is one or the other: the database’s has a mail of its own', async () => {
    const told = async () => (await sentTo(administrator)).filter((subject) => subject === databaseFull).length
    const before = await told()
    await look({ database: 1.5 })
    await look({ database: 1.5 })
    expect(await told()).toBe(before + 1)
  })

  it('is unknown of a bucket, and of a database on another machine', async () => {
    const before = (await sentTo(administrator)).length
    await look({ files: 0, root: null, database: null })
    expect(await sentTo(administrator)).toHaveLength(before)
  })
})

it('the overview says how much is left of both disks', async () => {
  const overview = overviewSchema.parse(must(await mails.site.call('GET', '/administration/overview', { as: administrator }), 200))
  expect(overview).toMatchObject({ isInBucket: false, isStorageLow: false })
  expect(overview.freeBytes).toBeGreaterThan(1_000_000)
})
