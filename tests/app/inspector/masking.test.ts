import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { createMasker } from '../../../src/app/inspector/trace/masking.ts'
import { rootMachine } from '../../../src/app/rootMachine.ts'
import { AppError } from '../../../src/shared/errors.ts'

describe('a mask', () => {
  it('keeps the shape of a text, so that the rules of forms decide as before', () => {
    expect(createMasker()({ email: 'ada@lovelace.fr', title: 'Été 1843 !' })).toEqual({ email: 'axx@xxxxxxxx.fr', title: 'bxx 1000 !' })
  })

  it('is the same for equal texts and another for different ones', () => {
    const mask = createMasker()
    expect([mask({ id: 'content-1' }), mask({ id: 'content-2' }), mask({ id: 'content-1' })]).toEqual([
      { id: 'axxxxxx-0' },
      { id: 'bxxxxxx-1' },
      { id: 'axxxxxx-0' },
    ])
  })

  it('hides the length of secrets', () => {
    expect(createMasker()({ password: 'short', newPassword: 'a very long password', token: 't' })).toEqual({
      password: '••••••••••••',
      newPassword: '••••••••••••',
      token: '••••••••••••',
    })
  })

  it('keeps what comes from the code, moments, numbers and error codes', () => {
    const value = { type: 'video/mp4', kind: 'video', at: '2026-11-24T01:02:03.004Z', size: 3, isOn: true, code: 'STORAGE_FULL' }
    expect(createMasker()(value)).toEqual(value)
  })

  it('keeps the ending of a file’s name', () => {
    expect(createMasker()({ name: 'mes vacances.mp4' })).toEqual({ name: 'axx xxxxxxxx.mp4' })
  })

  it('names errors with their code and fields, without their message', () => {
    const error = new AppError('INVALID_INPUT', { fields: { title: 'Le titre' } })
    expect(createMasker()({ error })).toEqual({
      error: { error: 'AppError', code: 'INVALID_INPUT', fields: { title: 'ax xxxxx' } },
    })
    expect(createMasker()(new TypeError('secret'))).toEqual({ error: 'TypeError', code: null, fields: null })
  })

  it('names actors, files and functions', () => {
    const value = { actor: createActor(rootMachine), file: new File(['secret'], 'secret.mp4'), work: () => 'secret' }
    expect(createMasker()(value)).toEqual({ actor: { actor: expect.any(String) }, file: '[object File]', work: '[function]' })
  })

  it('survives cycles, depth, breadth and texts of five megabytes', () => {
    const cycle: Record<string, unknown> = { name: 'a' }
    cycle['self'] = cycle
    const deep = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`)
    const masked = JSON.stringify(
      createMasker()({ cycle, deep, broad: Array.from({ length: 2_000 }, (_, index) => index), long: 'a'.repeat(5_000_000) }),
    )
    expect(masked).toContain('[cycle]')
    expect(masked).toContain('[deeper]')
    expect(masked).toContain('[1500 more]')
    expect(masked).toContain('[5000000 signs]')
    expect(masked.length).toBeLessThan(10_000)
  })
})
