import type { Reporter, TestModule } from 'vitest/node'

/** Prints « N passed, N failed, N skipped » from the runner's own report, as the last line of a run. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const count = { passed: 0, failed: unhandled.length, skipped: 0 }
    for (const module of modules) {
      // A file that could not be loaded holds no test, yet it is a failure.
      if (module.errors().length > 0) count.failed += 1
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed' || state === 'failed') count[state] += 1
        else count.skipped += 1
      }
    }
    const projects = new Set(modules.map((module) => module.project.name))
    const databases = projects.has('server-postgres') ? 'embedded and PostgreSQL' : 'embedded only: no PostgreSQL was found'
    if (projects.has('server')) process.once('exit', () => process.stdout.write(`Databases tested: ${databases}\n`))
    const line = `${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`
    process.once('exit', () => process.stdout.write(`${line}\n`))
  }
}
