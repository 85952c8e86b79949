import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.ts'

// Builds the image with buildah, podman or docker, whichever comes first, and says its size. Arguments go to that program:
// npm run container -- --build-arg BASE=registre.exemple.fr/debian:bookworm-slim
const root = join(import.meta.dirname, '..')
const image = 'localhost/lucarne'
const largestMB = 400

const isInstalled = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))

const program = ['buildah', 'podman', 'docker'].find(isInstalled)
if (program === undefined) throw new Error('buildah, podman ou docker manque : apt-get install buildah')

// Only Docker's own format of images has a HEALTHCHECK. ffmpeg and the site are built side by side, which docker does by itself.
const format = program === 'docker' ? [] : ['--format', 'docker', '--layers', '--jobs', '2']
const code = await run(program, ['build', ...format, '--tag', image, '--file', join(root, 'Containerfile'), ...process.argv.slice(2), root])
if (code !== 0) process.exit(code)

const size = execFileSync(program, ['images', '--format', '{{.Size}}', image], { encoding: 'utf8' }).split('\n')[0]?.trim() ?? ''
const [, digits, unit] = /^([\d.]+) ?(MB|GB)$/.exec(size) ?? []
if (digits === undefined) throw new Error(`taille illisible : ${size}`)
const megabytes = Number(digits) * (unit === 'GB' ? 1000 : 1)
console.log(`${image} : ${megabytes} Mo (${largestMB} au plus)`)
if (megabytes > largestMB) process.exitCode = 1
