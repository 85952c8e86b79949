import { describe, expect, it } from 'vitest'
import { networkOf, networksOf, siteOf } from '../../src/shared/network.ts'

describe('the network of an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.77', '203.0.113/24'],
    ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113/24'],
    ['2001:db8:12:ff34:1:2:3:4', '2001:db8:12:ff34::/64', '2001:db8:12::/48'],
    ['2001:DB8:0012:FF34::9', '2001:db8:12:ff34::/64', '2001:db8:12::/48'],
    ['2001:db8::9', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['unknown', 'unknown', 'unknown'],
  ])('of %s is %s, in the site %s', (ip, network, site) => expect([networkOf(ip), siteOf(ip)]).toEqual([network, site]))

  it('is one of several, each shared with the addresses that have the same first bits', () => {
    expect(networksOf('2001:db8:12:ff34::1')).toEqual([
      '2001:db8:12::/48',
      '2001:db8::/32',
      '2001:db8:12:ff00::/56',
      '2001:db8:12:ff34::/64',
    ])
    expect(networksOf('203.0.113.77')).toEqual(['203.0.113/24', '203.0/16', '203.0.113.77', '203.0.113.77'])
  })
})
