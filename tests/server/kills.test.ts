import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DatabasePlace, databasePlace } from '../support/database.ts'
import { killRounds } from '../support/kills/killRounds.ts'
import { oneProcess } from '../support/kills/sites.ts'
import { writeKinds } from '../support/kills/ledger.ts'

let place: DatabasePlace
beforeAll(async () => {
  place = await databasePlace()
})
afterAll(() => place.remove())

// `node bench/kills.ts` does the same thirty times for each database.
it(
  'a server killed during writes, uploads and queued conversions loses nothing, and leaves only files that the sweep deletes',
  { timeout: 900_000 },
  async () => {
    await using site = await oneProcess(place)
    const { writes, files, counters, unconverted, unexpected, errors } = await killRounds({
      ...place,
      site,
      kills: 3,
      members: 8,
      videos: 4,
      writesPerKill: 60,
    })
    for (const kind of writeKinds)
      expect({ kind, lost: writes[kind].lost, doubled: writes[kind].doubled }).toEqual({ kind, lost: [], doubled: [] })
    const { unexplained, missing, leftBySweep, takenBySweep } = files
    expect({ unexplained, missing, leftBySweep, takenBySweep }).toEqual({ unexplained: [], missing: [], leftBySweep: [], takenBySweep: [] })
    expect({ counters, unconverted, unexpected, errors }).toEqual({ counters: [], unconverted: [], unexpected: [], errors: [] })
  },
)
