import { type Client, createClient, fetchExchange } from '@urql/core'

/** A gateway stub that gives the same response to every operation of a screen. */
export function answeringClient(data: object): Client {
  return createClient({
    url: 'https://lucarne.example/graphql',
    exchanges: [fetchExchange],
    preferGetMethod: false,
    fetch: async () => Response.json({ data }),
  })
}
