import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '..', '..')

/**
 * Does what systemd does for a socket unit: opens a socket, hands it to the program as file 3, and keeps it while the program is restarted. It
 * prints the port, then «ended» and the exit code of each run of the program; a line on its input restarts it, «stop» ends it.
 */
const holder = String.raw`
use Socket; use POSIX (); $| = 1; $^F = 3;
socket(my $s, PF_INET, SOCK_STREAM, 0) or die; bind($s, sockaddr_in(0, INADDR_LOOPBACK)) or die; listen($s, 4096) or die;
POSIX::dup2(fileno($s), 3); my ($port) = sockaddr_in(getsockname($s)); print "port $port\n";
sub begin { my $pid = fork; return $pid if $pid; $ENV{LISTEN_PID} = $$; $ENV{LISTEN_FDS} = 1; open STDIN, '<', '/dev/null'; exec @ARGV or die }
my $pid = begin();
while (<STDIN>) { kill TERM => $pid; waitpid $pid, 0; print "ended ", $? >> 8, "\n"; last if /stop/; $pid = begin() }
`

export type HeldProgram = {
  port: number
  /** Ends the site with SIGTERM and starts it again. @returns the exit code, once the site is ready again */
  restart: () => Promise<number>
  stop: () => Promise<void>
}

/** Starts the built server with a listening socket that outlives it, and waits until it is ready. */
export async function startHeld(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<HeldProgram> {
  const program = [process.execPath, join(root, 'build/server/main.js')]
  const given = { ...process.env, NODE_ENV: 'production', DEMO: 'off', LOG_LEVEL: 'warn', DATA_DIR: dataDir, ...env }
  const held: ChildProcess = spawn('perl', ['-e', holder, ...program], { cwd: root, env: given, stdio: ['pipe', 'pipe', 'inherit'] })
  if (!held.stdout || !held.stdin) throw new Error('no pipes')
  const { stdin } = held
  const lines: string[] = []
  const waiting = new Set<() => void>()
  createInterface({ input: held.stdout }).on('line', (line) => {
    lines.push(line)
    for (const look of waiting) look()
  })
  /** Resolves to the line that matches, once there are so many. */
  const printed = (pattern: RegExp, count = 1): Promise<string> =>
    new Promise((resolve) => {
      const look = (): void => {
        const line = lines.filter((each) => pattern.test(each))[count - 1]
        if (line === undefined) return
        waiting.delete(look)
        resolve(line)
      }
      waiting.add(look)
      look()
    })
  const exited = once(held, 'exit').then((): never => {
    throw new Error(`the program ended\n${lines.join('\n')}`)
  })
  exited.catch(() => undefined)
  const port = Number((await Promise.race([printed(/^port \d+/), exited])).slice(5))
  const ready = await Promise.race([printed(/^Lucarne est prête/), exited])
  if (!ready.endsWith(`:${port}`)) throw new Error(`«${ready}» does not name port ${port}`)
  let restarts = 0
  return {
    port,
    async restart() {
      restarts += 1
      stdin.write('restart\n')
      const ended = await Promise.race([printed(/^ended/, restarts), exited])
      await Promise.race([printed(/^Lucarne est prête/, restarts + 1), exited])
      return Number(ended.slice(6))
    },
    async stop() {
      if (held.exitCode !== null) return
      stdin.write('stop\n')
      await once(held, 'exit')
    },
  }
}
