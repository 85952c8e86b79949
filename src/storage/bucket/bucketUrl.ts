/** A bucket of an S3-compatible server. `endpoint`: undefined for Amazon's. */
export type BucketUrl = { bucket: string; endpoint: string | undefined; region: string }

const expected = 'STORAGE_URL : attendu s3://seau?endpoint=https://serveur&region=région'

/**
 * Reads `s3://bucket?endpoint=https://server&region=name`; the region is `us-east-1` by default.
 * @throws Error with one French line for anything else
 */
export function readBucketUrl(url: string): BucketUrl {
  const parsed = URL.parse(url)
  const { hostname = '', pathname = '', searchParams = new URLSearchParams(), username = '' } = parsed ?? {}
  if (username !== '') throw new Error('STORAGE_URL : les clés se donnent par AWS_ACCESS_KEY_ID et AWS_SECRET_ACCESS_KEY')
  const endpoint = searchParams.get('endpoint') ?? undefined
  const isEndpoint = endpoint === undefined || /^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')
  const known = [...searchParams.keys()].every((name) => name === 'endpoint' || name === 'region')
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(hostname) || !/^\/?$/.test(pathname) || !isEndpoint || !known) throw new Error(expected)
  return { bucket: hostname, endpoint, region: searchParams.get('region') ?? 'us-east-1' }
}
