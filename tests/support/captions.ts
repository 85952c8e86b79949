import type { Database } from '../../src/db/connection/database.ts'
import { formatTimestamp } from '../../src/shared/caption/time.ts'
import { silentLog } from '../../src/shared/log.ts'
import { indexCaptions } from '../../src/worker/deferredTasks.ts'

/** A WebVTT file whose cues begin at these seconds and last four of them. */
export const spokenAt = (said: Readonly<Record<number, string>>): string =>
  [
    'WEBVTT\n',
    ...Object.entries(said).map(
      ([second, text]) => `${formatTimestamp(Number(second) * 1000)} --> ${formatTimestamp(Number(second) * 1000 + 4000)}\n${text}\n`,
    ),
  ].join('\n')

/** Makes the search know all captions, as the worker does within a second. */
export async function indexAllCaptions(database: Database): Promise<void> {
  while (await indexCaptions({ database, log: silentLog }));
}
