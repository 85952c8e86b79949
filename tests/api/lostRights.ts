import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { findRoleByName } from '../../src/db/role/roles.ts'
import { userRoleName } from '../../src/shared/roles.ts'
import { clipMaker } from '../support/media.ts'
import { addCreator, addEditor, addPerson, type Creator, type Person } from '../support/people.ts'
import { addContent } from '../support/rows.ts'
import { type FilesSite, formWith, openFilesSite } from './filesSite.ts'

type Upload = { method: string; path: string; headers: Record<string, string>; body: Buffer }
/** `halfIsThere`: resolves when the site has begun with the first half. `meanwhile` runs before the second one is sent */
type Halves = { halfIsThere: () => Promise<unknown>; meanwhile: () => Promise<unknown> }

/** A site on which people lose their rights while their files arrive. */
export type LostRightsSite = {
  site: FilesSite
  clip: Buffer
  /** the path of the video that each new team has published */
  published: string
  addAdministrator(): Promise<Person>
  /** A new channel with an editor, and a video in it. */
  addTeam(): Promise<{ owner: Creator; editor: Person; content: string }>
  /** Runs something while the next video that has arrived is inspected. */
  onNextInspection(run: () => Promise<void>): void
  call(method: string, path: string, as: Person, body?: object): Promise<void>
  suspend(person: Person): Promise<void>
  demote(person: Person, to?: string): Promise<void>
  /** @returns status and error code of the answer */
  sendInHalves(upload: Upload, halves: Halves): Promise<[number | undefined, string | undefined]>
  close(): Promise<void>
}

export async function openLostRightsSite(): Promise<LostRightsSite> {
  const clips = await clipMaker()
  const published = await clips.make({ name: 'published.mp4', seconds: 3 })
  const clip = await readFile(await clips.make({ name: 'clip.mp4' }))
  const open: ClientRequest[] = []
  let onInspection: (() => Promise<void>) | undefined
  const site = await openFilesSite({
    findFault: async () => {
      const run = onInspection
      onInspection = undefined
      await run?.()
      return undefined
    },
  })
  const addAdministrator = () => addPerson(site.database, 'Administrateur')
  const administrator = await addAdministrator()

  async function call(method: string, path: string, as: Person, body?: object): Promise<void> {
    const headers = { authorization: `Bearer ${as.token}`, ...(body && { 'content-type': 'application/json' }) }
    const answer = await fetch(`${site.url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true)
  }

  return {
    site,
    clip,
    published,
    addAdministrator,
    async addTeam() {
      const owner = await addCreator(site.database, 'La mer')
      const editor = await addPerson(site.database, userRoleName)
      await addEditor(site.database, owner.channel, editor.uuid)
      const content = await addContent(site.database.db, { channel: owner.channel })
      const first = await formWith(['video', published])
      expect((await site.send('POST', `/files/video/${content}`, first, { ...owner, content })).status).toBe(201)
      return { owner, editor, content }
    },
    onNextInspection(run) {
      onInspection = run
    },
    call,
    suspend: (person) => call('PUT', `/users/${person.uuid}/suspended`, administrator),
    async demote(person, to = userRoleName) {
      const role = await findRoleByName(site.database.db, to)
      await call('PUT', `/users/${person.uuid}`, administrator, { role_id: role?.uuid })
    },
    async sendInHalves({ method, path, headers, body }, { halfIsThere, meanwhile }) {
      const sending = request({ host: '127.0.0.1', port: site.port, method, path: `/api${path}`, headers })
      open.push(sending)
      sending.setHeader('content-length', body.length)
      const answered = once(sending, 'response')
      answered.catch(() => undefined)
      const half = Math.floor(body.length / 2)
      sending.write(body.subarray(0, half))
      await halfIsThere()
      await meanwhile()
      sending.end(body.subarray(half))
      const [response]: IncomingMessage[] = await answered
      if (!response) throw new Error('There is no answer')
      const answer = await text(response)
      const { error } = (answer === '' ? {} : JSON.parse(answer)) as { error?: { code: string } }
      return [response.statusCode, error?.code]
    },
    async close() {
      for (const sending of open) sending.destroy()
      await site.close()
      await clips.remove()
    },
  }
}
