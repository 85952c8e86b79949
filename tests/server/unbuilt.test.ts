import { execFile } from 'node:child_process'
import { chmod, cp, mkdtemp, realpath, rm, symlink } from 'node:fs/promises'
import { globSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { installed } from '../support/proxies.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
/** Takes away from root that it may write everywhere. */
const setpriv = installed('setpriv')
const isRoot = process.getuid?.() === 0

let copy: string
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'lucarne-unbuilt-'))
  for (const name of globSync(['src', 'scripts', 'public', '*.html', '*.ts', '*.json', 'schema.graphql'], { cwd: root }))
    await cp(join(root, name), join(copy, name), { recursive: true })
  await symlink(await realpath(join(root, 'node_modules')), join(copy, 'node_modules'))
  await chmod(copy, 0o555)
})
afterAll(async () => {
  await chmod(copy, 0o755)
  await rm(copy, { recursive: true, force: true })
})

it.runIf(process.platform === 'linux' && (!isRoot || setpriv))(
  'a version that is not built, started by an account that may not write, says in one line what to run',
  { timeout: 120_000 },
  async () => {
    const command = [...(isRoot ? [setpriv ?? '', '--bounding-set=-all', '--inh-caps=-all'] : []), process.execPath, 'scripts/start.ts']
    const [program = '', ...args] = command
    const env = { ...process.env, NODE_ENV: 'production', LOG_FORMAT: 'text', DATA_DIR: join(copy, 'data'), PORT: '0', DEMO: 'off' }
    const ended = await run(program, args, { cwd: copy, env }).catch((error: unknown) => error)
    expect(ended).toMatchObject({
      code: 1,
      stdout: '',
      stderr: [
        'Construction de l’application web…',
        'Lucarne ne peut pas démarrer : cette version n’est pas construite, et ce compte ne peut pas écrire dans son dossier. ' +
          'Avec le compte qui le possède : npm run build',
        '',
      ].join('\n'),
    })
  },
)
