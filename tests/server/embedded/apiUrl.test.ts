import { afterEach, expect, it } from 'vitest'
import { freePort } from '../../support/freePort.ts'
import { type RunningLucarne, runToEnd, startLucarne } from '../../support/process.ts'
import { siteFolder } from '../../support/siteFolder.ts'
import { restOf } from '../../e2e/library.ts'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

async function start(env: NodeJS.ProcessEnv): Promise<RunningLucarne> {
  const folder = await siteFolder()
  cleanups.push(folder.remove)
  const running = await startLucarne(folder.path, env)
  cleanups.push(() => running.stop())
  return running
}

async function viewer({ url }: RunningLucarne): Promise<unknown> {
  const body = JSON.stringify({ query: '{ trending(limit: 1) { id } }' })
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return answer.json()
}

it('a gateway whose API_URL is not the root of the API reports it in one line, and does not start', async () => {
  const site = await start({ ROLES: 'web,api,worker' })
  for (const path of ['', '/api/contents', '/watch']) {
    const exit = await runToEnd({ ROLES: 'gateway', API_URL: site.url + path })
    expect(exit).toMatchObject({
      code: 1,
      stdout: '',
      stderr: `Lucarne ne peut pas démarrer : API_URL : ${site.url}${path} répond, mais ce n’est pas l’API. Donnez sa racine, par exemple ${site.url}/api.\n`,
    })
  }
  const gateway = await start({ ROLES: 'gateway', API_URL: `${site.url}/api/` })
  expect(await viewer(gateway)).toEqual({ data: { trending: [] } })
})

it('the error message does not suggest the address that was just refused', async () => {
  const { url } = await start({ ROLES: 'web' })
  const exit = await runToEnd({ ROLES: 'gateway', API_URL: `${url}/api` })
  expect(exit).toMatchObject({
    code: 1,
    stderr: `Lucarne ne peut pas démarrer : API_URL : ${url}/api répond, mais ce n’est pas l’API. Donnez l’adresse d’un processus dont ROLES contient api, suivie de /api.\n`,
  })
})

it('a gateway starts before its API, warns, and serves requests once the API is reachable', async () => {
  const port = await freePort()
  const gateway = await start({ ROLES: 'gateway', API_URL: `http://127.0.0.1:${port}/api` })
  expect(gateway.output().stderr).toContain('the API of API_URL does not answer yet')
  expect(await viewer(gateway)).toMatchObject({ errors: [{ extensions: { code: 'API_UNAVAILABLE' } }] })
  await start({ ROLES: 'api,worker', PORT: String(port) })
  await expect.poll(() => viewer(gateway)).toEqual({ data: { trending: [] } })
})

it('a page is named by the API where its process has no database, and by the software where it has no gateway either', async () => {
  const email = 'chef@exemple.fr'
  const { url } = await start({ ROLES: 'api,worker', ADMIN_EMAIL: email })
  const { call, register } = restOf(url)
  const { token } = await register('chef')
  await call('PUT', '/site', { name: 'Ma télé', accent: 'teal' }, token)
  const pageOf = async (site: RunningLucarne): Promise<string> => (await fetch(`${site.url}/login`)).text()
  const page = await pageOf(await start({ ROLES: 'web,gateway', API_URL: `${url}/api` }))
  expect(page).toContain('<meta name="application-name" content="Ma télé" />')
  expect(page).toContain('<html data-accent="teal" ')
  expect(await pageOf(await start({ ROLES: 'web' }))).toContain('<meta name="application-name" content="Lucarne" />')
})
