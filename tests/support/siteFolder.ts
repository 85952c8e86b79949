import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { makeDataDir } from './process.ts'

/** A new data folder with an empty, migrated database, which takes seconds to create; and a function that deletes it. */
export async function siteFolder(): ReturnType<typeof makeDataDir> {
  const template = inject('databaseTemplate')
  if (template.kind !== 'embedded') throw new Error('A test of a process on its own database belongs in a folder named «embedded»')
  const folder = await makeDataDir()
  await cp(template.folder, join(folder.path, 'database'), { recursive: true })
  return folder
}
