import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findProgram, runProgram } from '../../src/db/postgres/clientPrograms.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lucarne-programs-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Installs a program that says its version as PostgreSQL's do. @returns its folder */
async function install(name: string, version: string, body = ''): Promise<string> {
  const bin = join(folder, version, 'bin')
  await mkdir(bin, { recursive: true })
  await writeFile(join(bin, name), `#!/bin/sh\n[ "$1" = --version ] && echo '${name} (PostgreSQL) ${version}' && exit\n${body}\n`)
  await chmod(join(bin, name), 0o755)
  return bin
}

describe('a program of PostgreSQL’s client', () => {
  it('is the newest that is installed', async () => {
    const bins = [await install('pg_dump', '15.14'), await install('pg_dump', '17.6 (Debian 17.6-1)'), await install('pg_dump', '9.6.24')]
    expect(await findProgram('pg_dump', 16, bins)).toBe(join(folder, '17.6 (Debian 17.6-1)', 'bin', 'pg_dump'))
  })

  it('that is missing is refused with the package to install', async () => {
    await expect(findProgram('pg_restore', 16, [await install('pg_dump', '16.1'), join(folder, 'nowhere')])).rejects.toThrow(
      /^pg_restore manque : installez le paquet postgresql-client-16$/,
    )
  })

  it('that is older than the server is refused with the package to install', async () => {
    await expect(findProgram('pg_dump', 16, [await install('pg_dump', '15.14')])).rejects.toThrow(
      /^pg_dump 15 est plus ancien que le serveur PostgreSQL 16 : installez le paquet postgresql-client-16$/,
    )
  })
})

describe('a program that runs', () => {
  const said = async (url: string): Promise<{ args: string; password: string }> => {
    const bin = await install('pg_dump', '16.1', `printf '%s\\n' "$@" > ${folder}/args; printf '%s' "$PGPASSWORD" > ${folder}/password`)
    await runProgram(join(bin, 'pg_dump'), url, ['--format=custom'])
    return { args: await readFile(join(folder, 'args'), 'utf8'), password: await readFile(join(folder, 'password'), 'utf8') }
  }

  it.each([
    ['postgres://ada:tr%C3%A8s%20secret@localhost:5433/site?host=/run/x', 'postgres://ada@localhost:5433/site?host=%2Frun%2Fx'],
    ['postgres://ada@localhost/site?password=tr%C3%A8s+secret', 'postgres://ada@localhost/site'],
  ])('gets the password of %s in its environment, where the list of processes does not show it', async (url, dbname) => {
    expect(await said(url)).toEqual({ args: `--dbname=${dbname}\n--no-password\n--format=custom\n`, password: 'très secret' })
  })

  it.each([
    ['sslmode=no-verify', 'sslmode=require'],
    ['ssl=true', 'sslmode=require'],
    ['sslmode=verify-full', 'sslmode=verify-full'],
  ])('gets %s in the words that it knows', async (ours, theirs) => {
    expect((await said(`postgres://ada@localhost/site?${ours}`)).args).toContain(`--dbname=postgres://ada@localhost/site?${theirs}\n`)
  })

  it('that fails says why, in its own words', async () => {
    const bin = await install('pg_dump', '16.1', `echo 'pg_dump: creating' >&2; echo 'pg_dump: error: no room' >&2; exit 1`)
    await expect(runProgram(join(bin, 'pg_dump'), 'postgres://localhost/x', [])).rejects.toThrow(/^pg_dump: error: no room$/)
  })
})
