import { formatDocument, stringifyDocument } from '@urql/core'
import { request } from 'undici'
import { HomeDocument } from '../src/graphql/generated/graphql.ts'
import { makeDataDir, startLucarne } from '../tests/support/process.ts'
import { startBare } from './bare.ts'
import { type Load, measure, requests } from './load.ts'
import type { Row } from './report.ts'
import { fillSmallLibrary } from './smallLibrary.ts'

/** The site's own query, as a browser sends it. */
const bodyFor = (isGuest: boolean): string =>
  JSON.stringify({ query: stringifyDocument(formatDocument(HomeDocument)), variables: { isGuest } })

/** Measures the home screen, on a site of 40 videos, through the gateway, against a bare Node server that sends the same bytes. */
export async function home(): Promise<Row[]> {
  const folder = await makeDataDir()
  await fillSmallLibrary(folder.path)
  const lucarne = await startLucarne(folder.path)
  const json = { 'content-type': 'application/json' }
  const account = { username: 'mesure', firstname: '', lastname: '', email: 'mesure@exemple.fr', password: 'Mesure2026!' }
  await request(`${lucarne.url}/api/users`, { method: 'POST', headers: json, body: JSON.stringify(account) })
  const login = await request(`${lucarne.url}/api/auth/login`, { method: 'POST', headers: json, body: JSON.stringify(account) })
  const answer = await login.body.json()
  const token = answer !== null && typeof answer === 'object' && 'token' in answer ? String(answer.token) : ''
  const headers = { ...json, accept: 'application/json', 'graphql-require-preflight': '1' }

  const guest = await measure(lucarne.pid, `${lucarne.url}/graphql`, { headers, body: bodyFor(true) })
  const member = await measure(lucarne.pid, `${lucarne.url}/graphql`, {
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: bodyFor(false),
  })
  await lucarne.stop()
  await folder.remove()
  const bare = await startBare(guest.bytes)
  const yardstick = await measure(bare.pid, bare.url)
  await bare.stop()

  const against = 'CPU d’un serveur Node nu'
  const row = (name: string, load: Load): Row[] => [
    { name: `${name}, CPU par requête`, value: load.cpuMs, unit: 'ms', runs: requests, against, ratio: load.cpuMs / yardstick.cpuMs },
    { name: `${name}, p50`, value: load.p50, unit: 'ms', runs: requests, against: 'le même serveur nu', ratio: load.p50 / yardstick.p50 },
  ]
  return [
    ...row(`accueil d’un visiteur (${guest.bytes.length} octets)`, guest),
    ...row(`accueil d’un membre (${member.bytes.length} octets)`, member),
  ]
}
