import { recoveryCodesSchema, secondFactorSetupSchema } from '../../src/shared/entities/secondFactor.ts'
import { must, type Person, type TestAnswer, type TestApi } from './api.ts'
import { codeAt } from './generatedCode.ts'

/** What the owner of a protected account has at hand. */
export type Protection = { secret: string; codes: string[] }

/** Sets a second factor up, as if two minutes ago: the codes of now have not been used. */
export async function protect(site: TestApi, person: Person): Promise<Protection> {
  const path = `/users/${person.uuid}/second-factor`
  const setup = must(await site.call('POST', path, { as: person, body: { current_password: person.password } }), 200)
  const { secret } = secondFactorSetupSchema.parse(setup)
  const answer = must(await site.call('PUT', path, { as: person, body: { code: codeAt(secret, Date.now()) } }), 200)
  await site.database.db
    .updateTable('code_generators')
    .set({ last_step: Math.floor(Date.now() / 30_000) - 4 })
    .where('user_uuid', '=', person.uuid)
    .execute()
  return { secret, codes: recoveryCodesSchema.parse(answer).codes }
}

/** The cookie that an answer sets, as a browser sends it. */
export function cookieIn({ headers }: TestAnswer): string {
  const [cookie = ''] = String(headers['set-cookie']).split(';')
  return cookie
}
