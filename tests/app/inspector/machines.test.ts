import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { StateMachine } from 'xstate'
import { machines } from '../../../src/app/inspector/machines.ts'

const root = join(import.meta.dirname, '..', '..', '..', 'src')

it('the inspector knows every machine of the site', async () => {
  const files = ['machines', 'app'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('Machine.ts'))
      .map((file) => join(root, room, file)),
  )
  const ids: string[] = []
  for (const file of files) {
    const exported: Record<string, unknown> = await import(file)
    for (const value of Object.values(exported)) if (value instanceof StateMachine) ids.push(value.id)
  }
  expect(ids.length).toBeGreaterThan(40)
  expect([...machines.keys()].toSorted()).toEqual(ids.toSorted())
})
