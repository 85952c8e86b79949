import { describe, expect, it } from 'vitest'
import { maskSecrets } from '../../src/app/inspector/maskSecrets.ts'

describe('what the inspector is shown', () => {
  it('has no token, password or e-mail, however deep they lie', () => {
    const event = { type: 'session.login', form: { email: 'a@b.fr', password: 'secret', username: 'ada' }, list: [{ token: 't' }] }
    expect(maskSecrets(event)).toEqual({
      type: 'session.login',
      form: { email: '•••', password: '•••', username: 'ada' },
      list: [{ token: '•••' }],
    })
  })

  it('says that there is none where there is none', () => {
    expect(maskSecrets({ token: null })).toEqual({ token: null })
  })

  it('leaves what it shows as it was', () => {
    const context = { token: 't' }
    maskSecrets(context)
    expect(context).toEqual({ token: 't' })
  })

  it('does not look into what is no plain object', () => {
    const at = new Date(0)
    expect(maskSecrets({ at })).toEqual({ at })
  })
})
