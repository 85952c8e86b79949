import { describe, expect, it } from 'vitest'
import { parseEnv } from '../../src/server/env.ts'

function fault(source: NodeJS.ProcessEnv): string {
  const result = parseEnv(source)
  return result.ok ? '' : result.message
}

function env(source: NodeJS.ProcessEnv) {
  const result = parseEnv(source)
  if (!result.ok) throw new Error(result.message)
  return result.env
}

describe('the environment', () => {
  it('needs nothing: one process, all roles, a loopback port, the demonstration', () => {
    const read = env({})
    expect({ port: read.port, host: read.host, demo: read.demo, roles: [...read.roles] }).toEqual({
      port: 3000,
      host: '127.0.0.1',
      demo: true,
      roles: ['web', 'gateway', 'api', 'worker'],
    })
  })

  it('takes an empty value for an absent one', () => {
    expect(env({ DATABASE_URL: '', PORT: '' }).port).toBe(3000)
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ STORAGE_URL: 's3://bucket' }, 'STORAGE_URL'],
    [{ ROLES: 'web,cook' }, 'ROLES'],
    [{ DEMO: 'yes' }, 'DEMO'],
    [{ ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ PUBLIC_URL: 'lucarne' }, 'PUBLIC_URL'],
    [{ ROLES: 'web,gateway' }, 'API_URL'],
    [{ ROLES: 'api' }, 'ROLES'],
  ])('refuses %o in one line that names %s', (source, name) => {
    const message = fault(source)
    expect(message).toMatch(new RegExp(`^Configuration invalide\\. ${name} : .+$`))
    expect(message).not.toContain('\n')
  })

  it('loads no demonstration on PostgreSQL or on a public host unless asked to', () => {
    expect(env({ DATABASE_URL: 'postgres://localhost/lucarne' }).demo).toBe(false)
    expect(env({ HOST: '0.0.0.0' }).demo).toBe(false)
    expect(env({ HOST: '0.0.0.0', DEMO: 'on' }).demo).toBe(true)
    expect(env({ DEMO: 'off' }).demo).toBe(false)
  })
})
