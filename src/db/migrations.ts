import type { Migration } from 'kysely/migration'
import { up as entities } from './migrations/0001_entities.ts'
import { up as abandoned } from './migrations/0008_abandoned.ts'

/** Every migration in order, by the name that the database remembers. Never rename, edit or remove one that was released. */
export const migrations: Record<string, Migration> = {
  '0001_entities': { up: entities },
  '0008_abandoned': { up: abandoned },
}
