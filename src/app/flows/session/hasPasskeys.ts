/** Whether this browser has passkeys, which it has on sites with TLS and on this machine only. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis
