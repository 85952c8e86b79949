import type { TestProject } from 'vitest/node'
import { ensureServerBuild } from '../../scripts/serverBuild.ts'
import { ensureWebBuild } from '../../scripts/webBuild.ts'

/** Vitest's global set-up of the projects that start the server: builds what `npm start` runs, unless it is built from these sources. */
export async function setup({ vitest }: TestProject): Promise<void> {
  const log = (line: string): void => vitest.logger.log(line)
  await ensureWebBuild(log)
  await ensureServerBuild(log)
}
