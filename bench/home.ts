import { request } from 'undici'
import { makeDataDir, startLucarne } from '../tests/support/process.ts'
import { startBare } from './bare.ts'
import { type Load, measure, requests } from './load.ts'
import type { Row } from './report.ts'
import { cards, creators, fillSmallLibrary } from './smallLibrary.ts'

const query = `query Home {
  viewer { id username }
  recommendations(limit: ${cards / 2}) { reason content { ...Card } }
  trending(limit: ${cards / 2}) { ...Card }
  topCreators(limit: ${creators}) { id name bannerUrl followersCount isVerified owner { id username avatarUrl } }
}
fragment Card on Content { id title thumbnailUrl duration createdAt viewsCount likesCount channel { id name isVerified followersCount owner { id username avatarUrl } } media { state progress } }`

/** Measures the home screen of 40 cards through the gateway, against a bare Node server that sends the same bytes. */
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
  const body = JSON.stringify({ query })
  const headers = { ...json, accept: 'application/json', 'graphql-require-preflight': '1' }

  const guest = await measure(lucarne.pid, `${lucarne.url}/graphql`, { headers, body })
  const member = await measure(lucarne.pid, `${lucarne.url}/graphql`, { headers: { ...headers, authorization: `Bearer ${token}` }, body })
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
