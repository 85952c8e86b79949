import { expect, it } from 'vitest'
import { randomUuid } from '../../src/shared/uuid.ts'

it('generates uuids of version 4, also without crypto.randomUUID', () => {
  const uuids = Array.from({ length: 100 }, randomUuid)
  for (const uuid of uuids) expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(uuids).size).toBe(100)
})
