/** An empty bucket of a real S3 server. */
export type Upstream = {
  bucket: string
  host: string
  port: number
  readObject: (key: string) => Promise<Buffer>
  close: () => Promise<void>
}

/** What docs/operations.md asks for where browsers read videos from the bucket. */
export const cors =
  '<CORSConfiguration><CORSRule><AllowedOrigin>*</AllowedOrigin><AllowedMethod>GET</AllowedMethod><AllowedMethod>HEAD</AllowedMethod><AllowedHeader>Range</AllowedHeader></CORSRule></CORSConfiguration>'
