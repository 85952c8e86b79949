import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clipMaker, type ClipMaker } from '../support/media.ts'
import { type FilesSite, openFilesSite, type Person } from './filesSite.ts'

let site: FilesSite
let clips: ClipMaker
let creator: Person

beforeAll(async () => {
  clips = await clipMaker()
  site = await openFilesSite({ requestTimeoutMs: 3000 })
  creator = await site.addCreator()
})
afterAll(async () => {
  await site.close()
  await clips.remove()
})

function begin(path: string, type: string, length: number): Socket {
  const socket = connect(site.port, '127.0.0.1')
  const lines = [`POST /api${path} HTTP/1.1`, 'Host: lucarne', `Authorization: Bearer ${creator.token}`, `Content-Type: ${type}`]
  socket.write([...lines, `Content-Length: ${length}`, 'Connection: close', '', ''].join('\r\n'))
  return socket
}

it('a form with files may take longer than any other request', async () => {
  const clip = await readFile(await clips.make({ name: 'clip.mp4' }))
  const head = Buffer.from('--b\r\nContent-Disposition: form-data; name="video"; filename="f.mp4"\r\n\r\n')
  const body = Buffer.concat([head, clip, Buffer.from('\r\n--b--\r\n')])
  const upload = begin(`/files/video/${creator.content}`, 'multipart/form-data; boundary=b', body.length)
  upload.write(body.subarray(0, 5000))
  await expect.poll(() => site.temporary()).toHaveLength(1)

  // The server's own limit shows that enough time has passed.
  const other = begin('/reactions', 'application/json', 100)
  other.write('{')
  expect(await text(other)).toContain('408')
  upload.write(body.subarray(5000))
  expect(await text(upload)).toContain('201 Created')
})
