import { join } from 'node:path'
import { inspect } from 'node:util'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { createVitest, type Vitest } from 'vitest/node'
import { extractStyles } from '../extractStyles.ts'
import { hlsBuild } from '../hlsBuild.ts'
import { splitDocuments } from '../splitDocuments.ts'
import { type Edit, mutated } from './mutants.ts'

/** What a worker is asked: whether these test files notice the edit of a source file. */
export type Question = { project: 'unit' | 'dom'; file: string; edit: Edit | null; tests: readonly string[] }
/** `killedBy` is the first test that failed, null when all passed. */
export type Answer = { killedBy: string | null } | { error: string }

const root = join(import.meta.dirname, '..', '..')
let current: Pick<Question, 'file' | 'edit'> | undefined

const mutation: Plugin = {
  name: 'mutation',
  enforce: 'pre',
  transform(code, id) {
    if (!current?.edit || id !== join(root, current.file)) return undefined
    return { code: mutated(code, current.edit), map: null }
  },
}

async function open(project: Question['project']): Promise<Vitest> {
  const vitest = await createVitest(
    'test',
    {
      config: false,
      root,
      watch: false,
      bail: 1,
      maxWorkers: 1,
      pool: 'threads',
      isolate: project === 'dom',
      environment: project === 'dom' ? 'happy-dom' : 'node',
      include: [project === 'dom' ? 'tests/{screens,machines}/**/*.test.tsx' : 'tests/{machines,app}/**/*.test.ts'],
      expect: { poll: { timeout: 2_000 } },
      testTimeout: 10_000,
      reporters: [{}],
      fsModuleCache: false,
      onUnhandledError: () => true,
    },
    { plugins: [mutation, extractStyles(), react(), splitDocuments(), hlsBuild()], ssr: { resolve: { conditions: ['module', 'node'] } } },
  )
  await vitest.standalone()
  await vitest.globTestSpecifications()
  return vitest
}

const opened = new Map<Question['project'], Promise<Vitest>>()
/** the file that was last edited for the tests of a project, which have read it */
const editedFiles = new Map<Question['project'], string>()

async function answer({ project, file, edit, tests }: Question): Promise<Answer> {
  const opening = opened.get(project) ?? open(project)
  opened.set(project, opening)
  const vitest = await opening
  const former = editedFiles.get(project)
  if (former !== undefined) vitest.invalidateFile(join(root, former))
  editedFiles.set(project, file)
  current = { file, edit }
  vitest.invalidateFile(join(root, file))
  const specifications = tests.flatMap((test) => vitest.getModuleSpecifications(join(root, test)))
  if (specifications.length !== tests.length) throw new Error(`Not all of these are tests of «${project}»: ${tests.join(', ')}`)
  // Results of earlier runs would be returned again, and count for «bail».
  vitest.state.filesMap.clear()
  vitest.state.idMap.clear()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  for (const module of testModules) {
    if (module.errors().length > 0) return { killedBy: `${module.relativeModuleId}: ${module.errors()[0]?.message}` }
    for (const test of module.children.allTests('failed')) return { killedBy: `${module.relativeModuleId}: ${test.fullName}` }
  }
  return { killedBy: unhandledErrors.length > 0 ? `unhandled: ${inspect(unhandledErrors[0], { depth: 0 })}` : null }
}

process.on('message', (question: Question) => {
  answer(question).then(
    (result) => process.send?.(result),
    (error: unknown) => process.send?.({ error: inspect(error) }),
  )
})
process.send?.('ready')
