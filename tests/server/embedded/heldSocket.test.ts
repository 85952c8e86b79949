import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, expect, it } from 'vitest'
import { siteFolder } from '../../support/siteFolder.ts'

const root = join(import.meta.dirname, '../../..')

/**
 * Does what systemd does for a socket unit: opens a socket, hands it to the program as file 3, and keeps it while the program is restarted. It
 * prints the port, then «started» and «ended» for each run of the program; a line on its input restarts it.
 */
const holder = String.raw`
use Socket; use POSIX (); $| = 1; $^F = 3;
socket(my $s, PF_INET, SOCK_STREAM, 0) or die; bind($s, sockaddr_in(0, INADDR_LOOPBACK)) or die; listen($s, 4096) or die;
POSIX::dup2(fileno($s), 3); my ($port) = sockaddr_in(getsockname($s)); print "port $port\n";
sub begin { my $pid = fork; return $pid if $pid; $ENV{LISTEN_PID} = $$; $ENV{LISTEN_FDS} = 1; open STDIN, '<', '/dev/null'; exec @ARGV or die }
my $pid = begin();
while (<STDIN>) { kill TERM => $pid; waitpid $pid, 0; print "ended ", $? >> 8, "\n"; last if /stop/; $pid = begin() }
`

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

/** A request on a connection of its own, as a proxy sends it. @returns the status; the error's code when there was no answer */
async function send(port: number, method: string, path: string, body = ''): Promise<number | string> {
  const { promise, resolve } = Promise.withResolvers<number | string>()
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: new Agent({ keepAlive: false }) }, (answer) => {
    answer.resume()
    answer.once('end', () => resolve(answer.statusCode ?? 0))
    answer.once('error', () => resolve('cut'))
  })
  sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'))
  sent.end(body)
  return promise
}

it('a site whose socket systemd holds is restarted under load without losing a request', async () => {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  const env = { ...process.env, NODE_ENV: 'production', DEMO: 'off', LOG_LEVEL: 'warn', DATA_DIR: folder.path }
  const program = [process.execPath, join(root, 'build/server/main.js')]
  const held: ChildProcess = spawn('perl', ['-e', holder, ...program], { cwd: root, env, stdio: ['pipe', 'pipe', 'inherit'] })
  cleanups.push(async () => {
    held.stdin?.write('stop\n')
    if (held.exitCode === null) await once(held, 'exit')
  })
  const lines: string[] = []
  const waiting: (() => void)[] = []
  if (!held.stdout) throw new Error('no output')
  createInterface({ input: held.stdout }).on('line', (line) => {
    lines.push(line)
    for (const look of waiting) look()
  })
  const printed = (pattern: RegExp, times = 1): Promise<string[]> =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = lines.filter((line) => pattern.test(line))
        if (found.length >= times) resolve(found)
      }
      waiting.push(look)
      look()
    })

  const port = Number((await printed(/^port/))[0]?.slice(5))
  await printed(/^Lucarne est prête/)
  expect(lines.find((line) => line.startsWith('Lucarne est prête'))).toContain(`:${port}`)

  const answers = new Map<number | string, number>()
  let isOver = false
  const client = async (index: number): Promise<void> => {
    for (let count = 0; !isOver; count += 1) {
      // A write that is refused is answered as well: it must come, and come once.
      const answer = await (index % 2 === 0
        ? send(port, 'GET', '/api/contents?limit=5')
        : send(port, 'POST', '/api/auth/login', JSON.stringify({ email: `personne${index}@exemple.fr`, password: 'x' })))
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
    }
  }
  const clients = Array.from({ length: 16 }, (_, index) => client(index))
  for (let restarts = 1; restarts <= 3; restarts += 1) {
    held.stdin?.write('restart\n')
    await printed(/^Lucarne est prête/, restarts + 1)
    const before = [...answers.values()].reduce((sum, count) => sum + count, 0)
    while ([...answers.values()].reduce((sum, count) => sum + count, 0) < before + 50) await send(port, 'GET', '/api/health')
  }
  isOver = true
  await Promise.all(clients)
  expect(await printed(/^ended/, 3)).toEqual(['ended 0', 'ended 0', 'ended 0'])
  expect([...answers.keys()].filter((answer) => ![200, 401, 429].includes(Number(answer)))).toEqual([])
  expect(answers.get(200)).toBeGreaterThan(100)
})
