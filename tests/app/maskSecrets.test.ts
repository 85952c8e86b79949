import { describe, expect, it } from 'vitest'
import { maskInspection, maskSecrets } from '../../src/app/inspector/maskSecrets.ts'
import { AppError } from '../../src/shared/errors.ts'

describe('what the inspector is sent', () => {
  it('contains no string but error codes, at any depth', () => {
    const event = { form: { email: 'a@b.fr', password: 'secret', age: 7 }, list: [{ token: 't', isOn: true }], code: 'FORBIDDEN' }
    expect(maskSecrets(event)).toEqual({
      form: { email: '•••', password: '•••', age: 7 },
      list: [{ token: '•••', isOn: true }],
      code: 'FORBIDDEN',
    })
  })

  it('contains only the code of an error, and only the type of a file', () => {
    expect(
      maskSecrets({ error: new AppError('EMAIL_TAKEN', { message: 'a@b.fr', fields: { email: 'a@b.fr' } }), file: new File(['x'], 'x') }),
    ).toEqual({
      error: { error: 'EMAIL_TAKEN' },
      file: '[object File]',
    })
  })

  it('keeps null and undefined', () => {
    expect(maskSecrets({ token: null })).toEqual({ token: null })
  })

  it('ends at a circular reference', () => {
    const ring: { self?: object } = {}
    ring.self = ring
    expect(JSON.stringify(maskSecrets(ring))).toContain('•••')
  })

  it('names the event and the state of the actor', () => {
    const inspected = {
      type: '@xstate.snapshot',
      sessionId: 'x:1',
      event: { type: 'session.login', form: { password: 'secret' } },
      snapshot: {
        status: 'active',
        value: { signedOut: 'quiet' },
        context: { token: 't' },
        children: { login: { input: 'secret' } },
        other: 'secret',
      },
      unknown: 'secret',
    }
    expect(maskInspection(inspected)).toEqual({
      type: '@xstate.snapshot',
      sessionId: 'x:1',
      event: { type: 'session.login', form: { password: '•••' } },
      snapshot: { status: 'active', value: { signedOut: 'quiet' }, context: { token: '•••' }, children: { login: { id: 'login' } } },
      unknown: '•••',
    })
    expect(inspected.snapshot.context).toEqual({ token: 't' })
  })
})
