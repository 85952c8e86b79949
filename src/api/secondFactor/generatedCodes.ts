import { Secret, TOTP } from 'otpauth'

/** Seconds that a code is shown for; the codes before and after are accepted too, for clocks that differ. */
const period = 30
const tolerance = 1

const generatorOf = (secret: string, label = '', issuer = ''): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), label, issuer, algorithm: 'SHA1', digits: 6, period })

/** Returns a new secret of 160 bits, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** Returns the address that applications read from a QR code. @param issuer the site's name @param label the account's */
export const setupUrl = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  generatorOf(secret, label, issuer).toString()

/** Returns the step (of half a minute since 1970) that a code belongs to; undefined when it is none of this secret's codes of now. */
export function stepOf(secret: string, code: string): number | undefined {
  const timestamp = Date.now()
  const delta = generatorOf(secret).validate({ token: code, timestamp, window: tolerance })
  return delta === null ? undefined : TOTP.counter({ period, timestamp }) + delta
}
