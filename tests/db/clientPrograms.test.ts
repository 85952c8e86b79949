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
  it('is the oldest that is not older than the server', async () => {
    const versions = ['16.10', '15.14 (Debian 15.14-0+deb12u1)', '14.19', '9.6.24']
    const folders = await Promise.all(versions.map((version) => install('pg_dump', version)))
    const path = join(folder, '15.14 (Debian 15.14-0+deb12u1)', 'bin', 'pg_dump')
    expect(await findProgram('pg_dump', 15, { folders })).toEqual({ path, major: 15 })
  })

  it('is not older than the program that made the dump', async () => {
    const folders = [await install('pg_restore', '15.14'), await install('pg_restore', '16.10')]
    expect((await findProgram('pg_restore', 15, { folders, dumpedBy: 16 })).major).toBe(16)
    expect((await findProgram('pg_restore', 16, { folders, dumpedBy: 15 })).major).toBe(16)
  })

  it.each([
    ['missing', 'pg_restore', 16, [], 0, 'pg_restore manque : installez le paquet postgresql-client-16'],
    [
      'older than the server',
      'pg_dump',
      16,
      ['15.14'],
      0,
      'pg_dump 15 est plus ancien que le serveur PostgreSQL 16 : installez le paquet postgresql-client-16',
    ],
    [
      'too new for the server',
      'pg_restore',
      16,
      ['15.14', '17.6', '18.1'],
      0,
      'pg_restore 17 est trop récent pour le serveur PostgreSQL 16 : installez le paquet postgresql-client-16',
    ],
    [
      'older than the one that made the dump',
      'pg_restore',
      17,
      ['17.6'],
      18,
      'pg_restore 17 est plus ancien que pg_dump 18, qui a fait la sauvegarde : installez le paquet postgresql-client-18',
    ],
    [
      'of no use, as the server is too old for the dump',
      'pg_restore',
      16,
      ['16.10', '17.6'],
      17,
      'la base a été sauvegardée par pg_dump 17 : elle ne se remet que dans un serveur PostgreSQL 17 ou plus récent',
    ],
  ] as const)('that is %s is refused', async (_what, name, server, versions, dumpedBy, said) => {
    const folders = await Promise.all(versions.map((version) => install(name, version)))
    await expect(findProgram(name, server, { folders, dumpedBy })).rejects.toThrow(new Error(said))
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
    ['uselibpqcompat=true&sslmode=require', 'sslmode=require'],
    ['options=-c%20jit=off+-c%20search_path=a%2Bb', 'options=-c%20jit%3Doff%20-c%20search_path%3Da%2Bb'],
  ])('gets %s in the words that it knows', async (ours, theirs) => {
    expect((await said(`postgres://ada@localhost/site?${ours}`)).args).toContain(`--dbname=postgres://ada@localhost/site?${theirs}\n`)
  })

  it('that fails says why, in its own words', async () => {
    const bin = await install('pg_dump', '16.1', `echo 'pg_dump: creating' >&2; echo 'pg_dump: error: no room' >&2; exit 1`)
    await expect(runProgram(join(bin, 'pg_dump'), 'postgres://localhost/x', [])).rejects.toThrow(/^pg_dump: error: no room$/)
  })
})
