import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { safetyHeaders } from '../../src/server/safetyHeaders.ts'

function policy(adOrigins: readonly string[]): ReadonlyMap<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  safetyHeaders(true, adOrigins)(request, response, () => undefined)
  const rules = String(response.getHeader('content-security-policy')).split(';')
  return new Map(rules.map((rule) => [rule.split(' ', 1)[0] ?? '', rule.split(' ').slice(1).join(' ')]))
}

describe('the policy of a page', () => {
  it('opens documents, media and pictures to the hosts of ads, and nothing else', () => {
    const usual = policy([])
    const open = policy(['https://pubs.exemple.fr'])
    const changed = [...open].filter(([name, sources]) => usual.get(name) !== sources)
    expect(new Map(changed)).toEqual(
      new Map([
        ['connect-src', "'self' https://pubs.exemple.fr"],
        ['img-src', "'self' data: blob: https://pubs.exemple.fr"],
        ['media-src', "'self' blob: https://pubs.exemple.fr"],
      ]),
    )
    expect([usual.get('connect-src'), usual.get('script-src'), usual.get('default-src')]).toEqual(["'self'", "'self'", "'self'"])
  })
})
