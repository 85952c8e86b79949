import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorBodySchema } from '../../src/shared/entities/common.ts'
import { type DatabasePlace, databasePlace } from '../support/database.ts'
import { type RunningLucarne, startLucarne } from '../support/process.ts'

let place: DatabasePlace
let running: RunningLucarne
// A disk floor of a petabyte: every disk counts as full.
beforeAll(async () => {
  place = await databasePlace()
  const database = place.url === undefined ? {} : { DATABASE_URL: place.url }
  running = await startLucarne(place.dataDir, {
    ...database,
    ROLES: 'api,worker',
    DISK_FLOOR_MB: '1000000000',
    ADMIN_EMAIL: 'ada@exemple.fr',
  })
})
afterAll(async () => {
  await running.stop()
  await place.remove()
})

const refusalOf = async (answer: Response) => {
  const { code, message } = errorBodySchema.parse(await answer.json()).error
  return { status: answer.status, code, message }
}

describe('a site that is started on a disk that is nearly full', () => {
  it('starts, reports that it is not ready, and why', async () => {
    expect(await refusalOf(await fetch(`${running.url}/api/ready`))).toMatchObject({
      status: 503,
      code: 'NOT_READY',
      message: expect.stringMatching(/^Il n’y a plus de place sur le disque (de la base de données|des fichiers)$/),
    })
    expect((await fetch(`${running.url}/api/health`)).status).toBe(200)
  })

  it('can be read', async () => {
    expect((await fetch(`${running.url}/api/contents`)).status).toBe(200)
  })

  it('refuses every request that would store something', async () => {
    const form = { username: 'ada', email: 'ada@exemple.fr', password: 'Passe-partout7!', firstname: 'Ada', lastname: 'Martin' }
    const headers = { 'content-type': 'application/json' }
    expect(await refusalOf(await fetch(`${running.url}/api/users`, { method: 'POST', headers, body: JSON.stringify(form) }))).toEqual({
      status: 507,
      code: 'STORAGE_FULL',
      message: 'L’espace de stockage est plein, rien ne peut être enregistré pour l’instant',
    })
  })
})
