import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashPassword } from '../../src/api/auth/passwords.ts'
import { findRoleByName } from '../../src/db/role/roles.ts'
import { updateUser } from '../../src/db/user/users.ts'
import { contentSchema } from '../../src/shared/entities/content.ts'
import { administratorRoleName, moderatorRoleName } from '../../src/shared/roles.ts'
import { must, type Person, refusal, startApi, type TestApi } from '../support/api.ts'
import { addEditor } from '../support/people.ts'

let site: TestApi
beforeAll(async () => {
  site = await startApi()
})
afterAll(() => site.close())

/**
 * Sends a request that hashes a password, which waits for others' hashes, and runs something meanwhile.
 * @param looks statements of the request before it hashes
 */
async function duringHash<Answer>(looks: number, send: () => Promise<Answer>, meanwhile: () => Promise<unknown>): Promise<Answer> {
  const busy = Promise.all(Array.from({ length: 48 }, () => hashPassword('Passe-partout7!')))
  const before = site.queries()
  const answer = send()
  await expect.poll(() => site.queries() - before, { interval: 1 }).toBeGreaterThanOrEqual(looks)
  await meanwhile()
  await busy
  return answer
}

const protect = { statuts: 'private', details: { audience: 'password', password: 'prise-par-lui' } }

it('an editor who is removed while the password of a video is hashed changes nothing', async () => {
  const owner = await site.creator()
  const editor = await site.person()
  await addEditor(site.database, owner.channel, editor.uuid)
  const content = await site.playable(owner)
  const remove = () => site.call('DELETE', `/channels/${owner.channel}/members/${editor.uuid}`, { as: owner })
  const change = () => site.call('PUT', `/contents/${content}`, { as: editor, body: { title: 'Prise', ...protect } })
  expect(refusal(await duringHash(2, change, remove)).code).toBe('FORBIDDEN')
  const { title, statuts } = contentSchema.parse(must(await site.call('GET', `/contents/${content}`, { as: owner }), 200))
  expect([title, statuts]).not.toContain('Prise')
  expect(statuts).toBe('public')

  await addEditor(site.database, owner.channel, editor.uuid)
  const body = { title: 'Nouvelle', description: '', hashtags: [], channel_uuid: owner.channel, ...protect }
  const create = () => site.call('POST', '/contents', { as: editor, body })
  expect(refusal(await duringHash(2, create, remove)).code).toBe('FORBIDDEN')
})

it('the site keeps an administrator, whatever others decide while a password is hashed', async () => {
  const { db } = site.database
  const roleOf = async (name: string) => String((await findRoleByName(db, name))?.uuid)
  const [first, second] = [await site.administrator(), await site.moderator()]
  const give = (person: Person, role: string) => updateUser(db, person.uuid, { role_uuid: role })
  const [administrator, moderator] = [await roleOf(administratorRoleName), await roleOf(moderatorRoleName)]
  const user = await roleOf('Utilisateur')
  const demote = () => site.call('PUT', `/users/${second.uuid}`, { as: first, body: { role_id: user, password: 'Nouveau-mot2passe!' } })
  const answer = await duringHash(3, demote, async () => {
    await give(second, administrator)
    await give(first, moderator)
  })
  expect(refusal(answer)).toMatchObject({ status: 409, code: 'CONFLICT', message: 'Le site doit garder un administrateur' })
})
