import { expect, it } from 'vitest'
import { newDeviceMail, secondFactorMail } from '../../src/mailer/mails.ts'

const person = { email: 'ada@exemple.fr', username: 'ada' }
const url = 'https://videos.exemple.fr/Settings'

it.each([
  ['2026-12-01T18:05:00Z', 'le 1er décembre 2026 à 18:05 (UTC)'],
  ['2026-12-11T18:05:00Z', 'le 11 décembre 2026 à 18:05 (UTC)'],
])('the mail about a new device of %s says «%s»', (at, shown) => {
  const { paragraphs } = newDeviceMail(person, { device: 'Firefox sous Linux', at: new Date(at), url })
  expect(paragraphs[0]).toContain(shown)
})

it('what an administrator did to the second step is not taken for what its owner did', () => {
  expect(secondFactorMail(person, 'reset', url).footer).toBe('Si vous ne l’avez pas demandé, écrivez à l’administration du site.')
  expect(secondFactorMail(person, 'codesOff', url).footer).toMatch(/^Si c’était vous/)
})
