import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { AppError } from '../../shared/errors.ts'

/** Encrypts what the database keeps of the second factors. A sealed text opens only for the account that it was sealed for. */
export type SecretBox = {
  seal(text: string, account: string): string
  /** @throws AppError SECRET_UNREADABLE when it was sealed with another key, for another account, or changed */
  open(sealed: string, account: string): string
}

const plainPrefix = 'plain.'
const sealedPrefix = 'aes256gcm.'
const nonceBytes = 12
const tagBytes = 16

const unreadable = (cause?: unknown): AppError =>
  new AppError('SECRET_UNREADABLE', { cause: new Error('a secret was encrypted with another SECRET_KEY', { cause }) })

/** @param key a secret of 32 characters at least; without one, texts are kept as they are. Those stay readable once there is a key. */
export function secretBox(key: string | undefined): SecretBox {
  const keyBytes = key === undefined ? undefined : createHash('sha256').update(`second factor ${key}`).digest()
  return {
    seal(text, account) {
      if (!keyBytes) return `${plainPrefix}${text}`
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', keyBytes, nonce).setAAD(Buffer.from(account))
      const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${sealedPrefix}${Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString('base64url')}`
    },
    open(sealed, account) {
      if (sealed.startsWith(plainPrefix)) return sealed.slice(plainPrefix.length)
      if (!keyBytes || !sealed.startsWith(sealedPrefix)) throw unreadable()
      const bytes = Buffer.from(sealed.slice(sealedPrefix.length), 'base64url')
      const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes)
      const decipher = createDecipheriv('aes-256-gcm', keyBytes, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(account)).setAuthTag(tag)
      try {
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
      } catch (error) {
        throw unreadable(error)
      }
    },
  }
}
