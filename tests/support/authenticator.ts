import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { PasskeyAssertion, PasskeyCreation, PasskeyRegistration } from '../../src/shared/entities/passkey.ts'

const base64url = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url')
const sha256 = (text: Buffer | string): Buffer => createHash('sha256').update(text).digest()

/** What a device may do otherwise than it should. */
type Faults = { challenge?: string; origin?: string; rpId?: string; isVerified?: boolean; userHandle?: string; type?: string }

/** Bytes of a length from 24 to 255 in CBOR (RFC 8949). */
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])
/** A text of less than 24 bytes. */
const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

/** A device with one passkey, written from the specification of WebAuthn; a browser is not needed for it. */
export class Authenticator {
  readonly id = randomBytes(32)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #userId = ''
  /** how many times it says that it was used */
  counter = 0
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  #clientData(type: string, challenge: string, faults: Faults): Buffer {
    const data = { type: faults.type ?? type, challenge: faults.challenge ?? challenge, origin: faults.origin ?? this.#origin }
    return Buffer.from(JSON.stringify({ ...data, crossOrigin: false }))
  }

  #authenticatorData(rpId: string, { isVerified = true, rpId: other }: Faults, credential?: Buffer): Buffer {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (credential ? 0x40 : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(other ?? rpId), Buffer.from([flags]), counter, credential ?? Buffer.alloc(0)])
  }

  create({ challenge, rpId, userId }: Pick<PasskeyCreation, 'challenge' | 'rpId' | 'userId'>, faults: Faults = {}): PasskeyRegistration {
    this.#userId = userId
    const length = Buffer.from([0, this.id.length])
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, coseKey(this.#keys.publicKey)])
    const authData = this.#authenticatorData(rpId, faults, credential)
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(authData),
    ])
    const clientData = this.#clientData('webauthn.create', challenge, faults)
    return { id: base64url(this.id), clientDataJSON: base64url(clientData), attestationObject: base64url(attestation) }
  }

  get({ challenge, rpId }: { challenge: string; rpId: string }, faults: Faults = {}): PasskeyAssertion {
    const clientData = this.#clientData('webauthn.get', challenge, faults)
    const authData = this.#authenticatorData(rpId, faults)
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#keys.privateKey)
    return {
      id: base64url(this.id),
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(signature),
      userHandle: faults.userHandle ?? this.#userId,
    }
  }
}

/** {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y} */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const [abscissa, ordinate] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  const header = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 32])
  return Buffer.concat([header, abscissa, Buffer.from([0x22, 0x58, 32]), ordinate])
}
