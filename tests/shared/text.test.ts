import { describe, expect, it } from 'vitest'
import { plainText } from '../../src/shared/text.ts'
import { emailError, usernameError, validateRegistration } from '../../src/shared/validation/account.ts'
import { validateChannel } from '../../src/shared/validation/channel.ts'
import { commentTextError } from '../../src/shared/validation/comment.ts'
import { hashtagError, parseHashtags, titleError } from '../../src/shared/validation/content.ts'
import { validatePlaylist } from '../../src/shared/validation/playlist.ts'

const invisible = ['\u200B', '\u2060\u200D', '\u200E \u200F', '\u202E', '\u2066\u2069', '\uFEFF', '\u00AD', '\u3164', '\u2800\u2800\u2800']

describe('text', () => {
  it.each(invisible)('that is invisible (%j) is blank to every rule', (text) => {
    expect(plainText(text)).toBe('')
    expect(titleError(text)).toBe('Le titre est requis')
    expect(commentTextError(text)).toBe('Le commentaire est vide')
    expect(validateChannel({ name: text, description: '' })).toHaveProperty('name')
    expect(validatePlaylist({ name: text, description: '' })).toHaveProperty('name')
    expect(validateRegistration({ username: text, firstname: '', lastname: '', email: 'a@b.fr', password: 'Abcdef1!' })).toEqual({
      username: 'Veuillez remplir tous les champs',
    })
  })

  it('loses bidirectional controls, and keeps the joiners of its own characters', () => {
    expect(plainText(' \u202Egpj.\u2066exe\u2069 ')).toBe('gpj.exe')
    expect(plainText('👩\u200D🚀 שלום\u200F!')).toBe('👩\u200D🚀 שלום\u200F!')
  })

  it('is normalised (NFC), so that equal words compare equal', () => {
    expect(plainText('Zoe\u0301')).toBe('Zo\u00E9')
    expect(parseHashtags('e\u0301te\u0301 \u00E9t\u00E9')).toEqual(['\u00E9t\u00E9'])
  })
})

describe('names and addresses', () => {
  it('are validated after normalisation', () => {
    expect(usernameError('Zoe\u0301')).toBeUndefined()
    expect(usernameError('\uFB01lm')).toBeUndefined()
    expect(usernameError('e\u0301\u0301')).toBe('Le nom d’utilisateur doit contenir au moins 3 caractères')
  })

  it('contain no invisible characters', () => {
    expect(usernameError('admin\u3164')).toBe('Le nom d’utilisateur ne peut contenir que des lettres, chiffres et underscores')
    expect(hashtagError('mer\u3164')).toBe('Les hashtags ne peuvent contenir que des lettres, chiffres et underscores')
    for (const sign of ['\u200B', '\u2060', '\u200E', '\u202E', '\u00AD'])
      expect(emailError(`ada${sign}@exemple.fr`)).toBe('Format d’email invalide')
  })
})
