import type { Env } from '../env.ts'

/** Where the parts of a site are. */
export type Place = Pick<Env, 'dataDir' | 'databaseUrl' | 'storageUrl'>
