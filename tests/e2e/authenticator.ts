import type { Page } from 'playwright-core'

export type Device = {
  /** whether it recognises its owner from now on */
  recognises(isOwner: boolean): Promise<void>
  /** Goes on in another page, with its passkeys. */
  moveTo(other: Page): Promise<void>
}

/** A device that recognises its owner at once, as Chromium plays it. */
export async function withDevice(page: Page): Promise<Device> {
  const open = async (of: Page) => {
    const cdp = await of.context().newCDPSession(of)
    await cdp.send('WebAuthn.enable')
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    return { cdp, authenticatorId }
  }
  let device = await open(page)
  return {
    recognises: async (isUserVerified) => {
      await device.cdp.send('WebAuthn.setUserVerified', { authenticatorId: device.authenticatorId, isUserVerified })
    },
    async moveTo(other) {
      const { credentials } = await device.cdp.send('WebAuthn.getCredentials', { authenticatorId: device.authenticatorId })
      device = await open(other)
      for (const credential of credentials) {
        await device.cdp.send('WebAuthn.addCredential', { authenticatorId: device.authenticatorId, credential })
      }
    },
  }
}
