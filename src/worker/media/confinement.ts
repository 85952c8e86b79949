import { existsSync } from 'node:fs'
import { dirname } from 'node:path'

const MB = 1024 * 1024

/** The files that a tool may access, besides itself. */
export type Access = { reads: readonly string[]; writes: readonly string[]; devices?: readonly string[] }

const find = (...paths: string[]): string | undefined => paths.find((path) => existsSync(path))

const nice = process.platform === 'win32' ? undefined : find('/usr/bin/nice', '/bin/nice')
/** The start of a command that runs at low priority, where the system can do that. */
export const yielding: readonly string[] = nice ? [nice, '-n', '10'] : []

/** The start of a command that starts another program in its place: a program of the system with its arguments. */
export type Wrapper = readonly string[]

/**
 * The wrappers that this system has. The child is killed with this process instead of being orphaned, runs at low priority, and has limits
 * against hostile files (RLIMIT_DATA, because RLIMIT_AS also counts what is only reserved). The filter of a service or of a container may
 * forbid what one does: whether it works has to be tried.
 */
export function installedWrappers(): Wrapper[] {
  const isLinux = process.platform === 'linux'
  const setpriv = isLinux ? find('/usr/bin/setpriv', '/bin/setpriv') : undefined
  const prlimit = isLinux ? find('/usr/bin/prlimit', '/bin/prlimit') : undefined
  return [
    ...(setpriv ? [[setpriv, '--pdeathsig', 'KILL', '--']] : []),
    ...(nice ? [yielding] : []),
    ...(prlimit ? [[prlimit, `--fsize=${4096 * MB}`, `--data=${6144 * MB}`, '--core=0', '--']] : []),
  ]
}

/** What a tool is started in: the wrappers and bubblewrap's path, where they work. */
export type Confinement = { wrappers: readonly Wrapper[]; sandbox: string | undefined }

/** Path of bubblewrap, where it is installed. Containers often forbid it, so whether it works has to be tried. */
export const bubblewrap = process.platform === 'linux' ? find('/usr/bin/bwrap', '/usr/local/bin/bwrap') : undefined

// Programs and their libraries, in the places of distributions and users; no data, no configuration, no home.
const programs = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib32',
  '/lib64',
  '/opt',
  '/nix',
  '/etc/alternatives',
  '/etc/ld.so.cache',
  '/etc/fonts',
]

function sandboxed(sandbox: string, tool: string, { reads, writes, devices = [] }: Access): string[] {
  const shown = [...programs, dirname(tool), ...reads].flatMap((path) => ['--ro-bind-try', path, path])
  const writable = writes.flatMap((path) => ['--bind', path, path])
  // No `--new-session`: the tool would leave the group that is killed as a whole (`killGroup.ts`), which has no terminal either.
  const walls = ['--unshare-all', '--die-with-parent', '--cap-drop', 'ALL', '--proc', '/proc', '--dev', '/dev']
  // Drivers look their device up in /sys.
  const hardware = devices.length > 0 ? ['--ro-bind-try', '/sys', '/sys', ...devices.flatMap((path) => ['--dev-bind-try', path, path])] : []
  return [sandbox, ...walls, ...hardware, ...shown, ...writable, '--']
}

/** Returns the command that runs a tool with only the access that it needs. */
export function confined(tool: string, args: readonly string[], { wrappers, sandbox }: Confinement, access: Access): [string, string[]] {
  const [program = tool, ...rest] = [...wrappers.flat(), ...(sandbox ? sandboxed(sandbox, tool, access) : []), tool, ...args]
  return [program, rest]
}

// What a program needs to start. DATABASE_URL and other secrets are not passed on.
const keptVariables: ReadonlySet<string> = new Set(
  'PATH LD_LIBRARY_PATH DYLD_LIBRARY_PATH SystemRoot TEMP LIBVA_DRIVER_NAME LIBVA_DRIVERS_PATH CUDA_VISIBLE_DEVICES'.split(' '),
)

export function confinedEnv(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => keptVariables.has(name)))
}
