import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Mutant, mutantsOf } from './mutants.ts'

/** A machine, its mutants, and the files with its tests, relative to the project. */
export type MutatedMachine = {
  name: string
  file: string
  mutants: Mutant[]
  testFolder: string
  /** of the machine alone */
  tests: string[]
  /** over the product's components */
  screenTests: string[]
}

const root = join(import.meta.dirname, '..', '..')
const find = (pattern: string): string[] => globSync(pattern, { cwd: root }).toSorted()

const screenTests = find('tests/{screens,machines}/**/*.model.test.tsx').map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}))

/** All machines of the product. */
export function listMachines(): MutatedMachine[] {
  return find('src/{app,machines}/**/*Machine.ts').map((file) => {
    const name = basename(file, 'Machine.ts')
    // The root machine has no folder of its own.
    const files = basename(dirname(file)) === name ? find(`${dirname(file)}/*.ts`) : [file]
    const sources = files.map((path) => ({ file: path, text: readFileSync(join(root, path), 'utf8') }))
    const folder = dirname(file).replace(/^src\//, 'tests/')
    const tests = existsSync(join(root, folder)) ? find(`${folder}/*.test.ts`) : []
    return {
      name,
      file,
      mutants: mutantsOf(name, sources),
      testFolder: folder,
      tests: tests.filter((path) => files.length > 1 || path.includes(name)),
      screenTests: screenTests.filter(({ text }) => text.includes(`${name}Machine`)).map(({ path }) => path),
    }
  })
}
