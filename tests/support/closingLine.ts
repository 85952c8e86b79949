import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { extentOfRun } from './draw.ts'
import { postgresBinaries } from './postgresCluster.ts'

/** Prints the slowest files, and « N passed, N failed, N skipped » from the runner's own report as the last line of a run. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const count = { passed: 0, failed: unhandled.length, skipped: 0 }
    for (const module of modules) {
      // A file that could not be loaded contains no test, but counts as a failure.
      if (module.errors().length > 0) count.failed += 1
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed' || state === 'failed') count[state] += 1
        else count.skipped += 1
      }
    }
    const projects = new Set(modules.map((module) => module.project.name))
    const hasPostgres = process.env['TEST_DATABASE_URL'] !== undefined || postgresBinaries() !== null
    const embeddedOnly = hasPostgres ? 'embedded only' : 'embedded only: no PostgreSQL was found'
    const databases = projects.has('server-postgres') ? 'embedded and PostgreSQL' : embeddedOnly
    const lines = [...durations(modules)]
    lines.push(extentOfRun())
    if (projects.has('server')) lines.push(`Databases tested: ${databases}`)
    lines.push(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`)
    process.once('exit', () => process.stdout.write(`${lines.join('\n')}\n`))
  }
}

/** Seconds of each project and of the ten slowest files. */
function* durations(modules: readonly TestModule[]): Generator<string> {
  if (modules.length <= 10) return
  const files = modules.map((module) => {
    const { duration, collectDuration, setupDuration, environmentSetupDuration, prepareDuration } = module.diagnostic()
    const seconds = (duration + collectDuration + setupDuration + environmentSetupDuration + prepareDuration) / 1000
    return { project: module.project.name, name: relative(process.cwd(), module.moduleId), seconds }
  })
  const line = (seconds: number, name: string): string => `${seconds.toFixed(1).padStart(8)} s  ${name}`
  const byProject = Map.groupBy(files, ({ project }) => project)
  yield 'Work of each project:'
  for (const [project, own] of byProject) {
    const seconds = own.reduce((sum, file) => sum + file.seconds, 0)
    yield line(seconds, `${project} (${own.length} files)`)
  }
  yield 'The ten slowest files:'
  for (const { project, name, seconds } of files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10))
    yield line(seconds, `${name} (${project})`)
}
