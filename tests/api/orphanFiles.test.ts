import sharp from 'sharp'
import { fetch } from 'undici'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deleteUser } from '../../src/db/user/users.ts'
import { failure, type FilesSite, openFilesSite, type Person } from './filesSite.ts'

let site: FilesSite
let image: Buffer
beforeAll(async () => {
  site = await openFilesSite()
  // Of more bytes than its kind is read from: it is stored before its end has arrived.
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  image = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#c04', noise } })
    .png()
    .toBuffer()
})
afterAll(() => site.close())

/** A form of one image whose second half is sent after `meanwhile`. */
async function* formInTwo(field: string, meanwhile: () => Promise<void>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`--b\r\nContent-Disposition: form-data; name="${field}"; filename="f.png"\r\n\r\n`)
  yield image
  await meanwhile()
  yield Buffer.from('\r\n--b--\r\n')
}

it.each([
  ['/files/upload', 'file'],
  ['/files/upload-multiple', 'files'],
  ['/files/avatar/:user', 'avatar'],
  ['/files/banner/:channel', 'banner'],
])('an image sent to %s by an account that is deleted during the upload is refused and not stored', async (path, field) => {
  const person: Person = await site.addCreator()
  const before = await site.stored()
  const deleteAccount = async (): Promise<void> => {
    await expect.poll(() => site.temporary()).toHaveLength(1)
    await site.database.db.transaction().execute((tx) => deleteUser(tx, person.uuid))
  }
  const response = await fetch(`${site.url}/api${path.replace(':user', person.uuid).replace(':channel', person.channel)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'multipart/form-data; boundary=b' },
    body: formInTwo(field, deleteAccount),
    duplex: 'half',
  })
  expect({ status: response.status, body: await response.json() }).toMatchObject(failure(401, 'SESSION_EXPIRED'))
  expect([await site.stored(), await site.temporary()]).toEqual([before, []])
})
