/** How many leading bits of an address identify a network, for each kind of address. */
type PrefixLength = { ipv4: number; ipv6: number }

/** One internet connection: an IPv4 address, or the IPv6 /64 that belongs to a connection as a whole. */
const connection: PrefixLength = { ipv4: 32, ipv6: 64 }
/** An end site, the most that one customer gets without much justification (RFC 6177): an IPv6 /48; of IPv4, a /24. */
const site: PrefixLength = { ipv4: 24, ipv6: 48 }
/** The usual block of a provider. */
const provider: PrefixLength = { ipv4: 16, ipv6: 32 }
/** The usual block of a household: an IPv6 /56. */
const household: PrefixLength = { ipv4: 32, ipv6: 56 }

/**
 * Returns the network that an address is counted as: an IPv4 address itself, or the /64 of an IPv6 address.
 * @param ip as Fastify gives it
 */
export const networkOf = (ip: string): string => prefixOf(ip, connection)

/**
 * Returns the larger network around an address, which one attacker may own as a whole: its IPv4 /24 or IPv6 /48.
 * @param ip as Fastify gives it
 */
export const siteOf = (ip: string): string => prefixOf(ip, site)

/**
 * Returns the networks that an address lies in, in the order in which attempts are compared: site, provider, household, connection. The
 * provider comes second, so that it only matters between sites with equally many attempts.
 * @param ip as Fastify gives it
 */
export const networksOf = (ip: string): readonly string[] => [site, provider, household, connection].map((length) => prefixOf(ip, length))

function prefixOf(ip: string, { ipv4, ipv6 }: PrefixLength): string {
  const address = /^(?:::ffff:)?(\d+(?:\.\d+){3})$/i.exec(ip)?.[1]
  if (address !== undefined) return ipv4 === 32 ? address : `${leading(address.split('.').map(Number), 8, ipv4).join('.')}/${ipv4}`
  if (!ip.includes(':')) return ip
  return `${leading(groupsOf(ip), 16, ipv6)
    .map((group) => group.toString(16))
    .join(':')}::/${ipv6}`
}

function groupsOf(ip: string): number[] {
  const [head = '', tail] = ip.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16))
}

/** Returns the parts that contain the first bits of an address, with the bits after these set to 0. */
function leading(parts: readonly number[], bitsOfPart: number, bits: number): number[] {
  return parts.slice(0, Math.ceil(bits / bitsOfPart)).map((part, index) => {
    const unused = Math.max(0, (index + 1) * bitsOfPart - bits)
    return (part >> unused) << unused
  })
}
