import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pageAt } from '../../src/server/seo/pages.ts'
import { webRoot } from '../../src/server/web.ts'
import type { Creator } from '../support/api.ts'
import { builtFiles, everLoaded } from '../support/builtFiles.ts'
import { type SeoAnswer, type SeoSite, parsePage, site, startSeoSite } from '../support/seo.ts'
import { must } from '../support/api.ts'

const hostile = `</script><img src=x onerror=alert(1)> "'&amp; <title>`
let seo: SeoSite
let creator: Creator

beforeAll(async () => {
  seo = await startSeoSite()
  creator = await seo.api.creator('Chaîne <b>à voir</b>')
})
afterAll(() => seo.close())

/** The page's meta tags, by name. */
function readHead({ body }: SeoAnswer) {
  const { head } = parsePage(body)
  const metas = [...head.querySelectorAll('meta[content]')].map((tag) => [
    tag.getAttribute('name') ?? tag.getAttribute('property'),
    tag.getAttribute('content'),
  ])
  const data = [...head.querySelectorAll('script[type="application/ld+json"]')].map((tag) => JSON.parse(tag.textContent))
  return {
    titles: [...head.querySelectorAll('title')].map((tag) => tag.textContent),
    meta: z.record(z.string(), z.string()).parse(Object.fromEntries(metas)),
    canonical: head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    alternates: [...head.querySelectorAll('link[rel=alternate]')].map((tag) => [tag.getAttribute('type'), tag.getAttribute('href')]),
    data: z.array(z.record(z.string(), z.unknown())).parse(data),
  }
}

/** The number of queries during `act`. */
async function costOf(url: string): Promise<number> {
  const before = seo.queries()
  await seo.get(url)
  return seo.queries() - before
}

describe('the files of a screen', () => {
  it('are preloaded by its page, after those of the app, and by no other page', async () => {
    const home = await seo.get('/')
    const app = builtFiles('index.html')
    const screen = builtFiles('src/screens/Home/Home.tsx')
    expect(home.body).toContain(`<link rel="modulepreload" crossorigin href="/${screen.file}">`)
    const placeOf = (file: string | undefined): number => home.body.indexOf(`<link rel="stylesheet" crossorigin href="/${file}">`)
    expect(placeOf(app.css[0])).toBeGreaterThan(0)
    expect(placeOf(screen.css[0])).toBeGreaterThan(placeOf(app.css[0]))
    const login = await seo.get('/login?tab=register')
    expect(login.body).toContain(builtFiles('src/app/routes/LoginRoute.tsx').file)
    expect(login.body).not.toContain(screen.file)
  })

  it('of another site’s frame do not start the app in it', () => {
    const files = everLoaded('embed.html')
    expect(files).toContain('src/components/Player/media/Preview.tsx')
    expect(files).not.toContain('index.html')
  })
})

describe('the inspector of the machines', () => {
  it('is not there unless the operator allows it', async () => {
    const answers = await Promise.all(['/inspecteur', '/inspecteur/start.js', '/inspecteur/inspecteur.html'].map((url) => seo.get(url)))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  it('has no code in the files of the app', () => {
    // The channel to the page, and the engine that lays charts out.
    const filesWith = (text: string): string[] =>
      globSync('**/*.{js,html}', { cwd: webRoot }).filter((file) => readFileSync(join(webRoot, file), 'utf8').includes(text))
    for (const text of ['lucarne-inspector', 'elk.algorithm']) {
      const files = filesWith(text).map((file) => dirname(file))
      expect([...new Set(files)], text).toEqual([join('inspecteur', 'assets')])
    }
  })

  it('is there when the operator allows it, framed by the own site alone', async () => {
    const allowed = await startSeoSite({ inspector: true })
    try {
      const page = await allowed.get('/inspecteur?page=x')
      expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-cache'])
      expect(page.headers['content-security-policy']).toMatch(/frame-ancestors 'self'(;|$)/)
      const [script = ''] = /\/inspecteur\/assets\/\w+[\w-]*\.js/.exec(page.body) ?? []
      const [asset, start] = [await allowed.get(script), await allowed.get('/inspecteur/start.js')]
      expect([asset.status, asset.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
      expect([start.status, start.headers['cache-control']]).toEqual([200, 'no-cache'])
      expect((await allowed.get('/inspecteur/inspecteur.html')).status).toBe(404)
    } finally {
      await allowed.close()
    }
  })
})

describe('an unknown address', () => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'

  it.each(['/%', '/watch/%E0%A4%A', '/creator/%', '/%?a=%', '//evil.example', '/x.y', '/assets/rien.js', '/embed/%'])(
    'opened in a browser has a page with a message: %s',
    async (url) => {
      const { status, headers, body } = await seo.get(url, { accept })
      expect({ status, type: headers['content-type'], location: headers['location'] }).toEqual({
        status: 404,
        type: 'text/html; charset=utf-8',
        location: undefined,
      })
      expect(body).toContain('<title>')
      expect(body).not.toContain('evil')
    },
  )

  it('is answered in JSON or plain text for programs', async () => {
    expect(await seo.get('/api/contents/%')).toMatchObject({ status: 400, body: expect.stringContaining('MALFORMED_REQUEST') })
    expect(await seo.get('/assets/rien.js', { accept: '*/*' })).toMatchObject({ status: 404, body: 'Cette page n’existe pas' })
  })
})

describe('the page of a public video', () => {
  let id = ''
  beforeAll(async () => {
    id = await seo.api.playable(creator, {
      title: hostile,
      description: `Une ligne\n${hostile}`,
      hashtags: ['mer', 'voile'],
      duration: 75,
    })
  })

  it('has a description for search engines and link previews', async () => {
    const answer = await seo.get(`/watch/${id}`)
    const head = readHead(answer)
    expect(answer.status).toBe(200)
    expect(head.titles).toEqual([`${hostile} — Lucarne`])
    expect(head.canonical).toBe(`${site}/watch/${id}`)
    expect(head.meta).toMatchObject({
      description: `Une ligne ${hostile}`,
      'og:title': hostile,
      'og:type': 'video.other',
      'og:url': `${site}/watch/${id}`,
      'og:video': `${site}/embed/${id}`,
      'twitter:card': 'player',
      'twitter:player': `${site}/embed/${id}`,
    })
    expect(head.meta['og:image']).toMatch(/^https:\/\/videos\.exemple\.fr\/media\/contents\/.*\.webp$/)
    expect(head.meta['robots']).toBeUndefined()
    expect(head.alternates.map(([type]) => type)).toEqual(['application/json+oembed', 'text/xml+oembed'])
  })

  it('preloads its picture in the size that the player will show', async () => {
    const { body } = await seo.get(`/watch/${id}`)
    const [, href = '', srcset = '', sizes = ''] =
      /<link rel="preload" href="([^"]*)" as="image" imagesrcset="([^"]*)" imagesizes="([^"]*)" fetchpriority="high" \/>/.exec(body) ?? []
    expect(href).toMatch(/^\/media\/contents\/.*\.webp$/)
    expect(srcset.split(',')).toEqual([`${href}.320 320w`, `${href}.480 480w`, `${href}.640 640w`, `${href}.1280 1280w`])
    expect(sizes.replace('&lt;', '<')).toBe('(width<1024px) 100vw,calc(100vw - 27rem)')
  })

  it('gives search engines a VideoObject', async () => {
    const [video] = readHead(await seo.get(`/watch/${id}`)).data
    expect(video).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: hostile,
      embedUrl: `${site}/embed/${id}`,
      duration: 'PT75S',
      keywords: 'mer, voile',
      author: { name: 'Chaîne <b>à voir</b>', url: `${site}/creator/${creator.username}` },
    })
  })

  it('escapes its creator’s texts', async () => {
    const { body } = await seo.get(`/watch/${id}`)
    expect(body).not.toContain('<img')
    const scripts = [...parsePage(body).querySelectorAll('script')].map((tag) => tag.getAttribute('type'))
    expect(new Set(scripts)).toEqual(new Set(['module', 'application/ld+json']))
  })

  it('is the same at its other address', async () => {
    expect(readHead(await seo.get(`/watch?v=${id}&t=12`)).canonical).toBe(`${site}/watch/${id}`)
  })

  it('takes one query', async () => {
    expect(await costOf(`/watch/${id}`)).toBe(1)
  })

  it('contains no media address', async () => {
    expect((await seo.get(`/watch/${id}`)).body).not.toContain('.m3u8')
  })
})

describe('a page that is not public', () => {
  const secret = 'Le secret du grenier'

  it.each([
    ['a private video', 200, async () => `/watch/${await seo.api.playable(creator, { title: secret, statuts: 'private' })}`],
    ['a video that is not converted yet', 200, async () => `/watch/${await seo.api.content(creator, { title: secret })}`],
    [
      'a video that a moderator hid',
      404,
      async () => {
        const id = await seo.api.playable(creator, { title: secret })
        await seo.api.database.db.updateTable('contents').set({ hidden_at: new Date() }).where('uuid', '=', id).execute()
        return `/watch/${id}`
      },
    ],
    [
      'a deleted video',
      404,
      async () => {
        const id = await seo.api.playable(creator, { title: secret })
        must(await seo.api.call('DELETE', `/contents/${id}`, { as: creator }), 204)
        return `/watch/${id}`
      },
    ],
    [
      'a private playlist',
      404,
      async () => {
        const body = { name: secret, description: '', isPrivate: true, user_uuid: creator.uuid }
        const made = must(await seo.api.call('POST', '/playlists', { as: creator, body }), 201)
        return `/playlist/${z.object({ uuid: z.string() }).parse(made).uuid}`
      },
    ],
    ['an unknown video', 404, async () => '/watch/0198f3a2-0000-7000-8000-000000000000'],
    ['no video at all', 404, async () => '/watch'],
    ['a malformed id', 404, async () => '/watch/%00'],
    ['an unknown creator', 404, async () => '/creator/personne.du.tout'],
    ['an address of nothing', 404, async () => '/nulle-part'],
    ['a screen of one’s own', 200, async () => '/Settings'],
  ])('%s: is not indexed and reveals nothing (%i)', async (_, status, make) => {
    const answer = await seo.get(await make())
    const head = readHead(answer)
    expect({
      status: answer.status,
      robots: head.meta['robots'],
      canonical: head.canonical,
      data: head.data,
      secret: answer.body.includes(secret),
    }).toEqual({
      status,
      robots: 'noindex',
      canonical: null,
      data: [],
      secret: false,
    })
  })
})

describe('the other public pages', () => {
  it('a creator’s, by its owner’s name whatever the requested address', async () => {
    const url = `/creator/${encodeURIComponent('chaîne <b>à voir</b>')}`
    const head = readHead(await seo.get(url))
    expect(head.canonical).toBe(`${site}/creator/${creator.username}`)
    expect(head.titles).toEqual(['Chaîne <b>à voir</b> — Lucarne'])
    expect(head.data[0]).toMatchObject({ '@type': 'ProfilePage' })
    expect(head.alternates).toEqual([['application/rss+xml', `${site}/creator/${creator.username}/rss.xml`]])
    expect(await costOf(url)).toBe(1)
  })

  it('a public playlist’s', async () => {
    const name = hostile.slice(0, 50)
    const body = { name, description: '', isPrivate: false, user_uuid: creator.uuid }
    const { uuid } = z.object({ uuid: z.string() }).parse(must(await seo.api.call('POST', '/playlists', { as: creator, body }), 201))
    const head = readHead(await seo.get(`/playlist/${uuid}`))
    expect(head).toMatchObject({ titles: [`${name} — Lucarne`], canonical: `${site}/playlist/${uuid}` })
    expect(await costOf(`/playlist/${uuid}`)).toBe(1)
  })

  it.each([
    ['/', 'Accueil — Lucarne', '/'],
    ['/explore/trending', 'Tendances — Lucarne', '/explore/trending'],
    ['/explore/recommended', 'Recommandations — Lucarne', '/explore/recommended'],
  ])('%s takes no query', async (path, title, canonical) => {
    const head = readHead(await seo.get(path))
    expect(head).toMatchObject({ titles: [title], canonical: site + canonical })
    expect(head.meta['description']).not.toBe('')
    expect(await costOf(path)).toBe(0)
  })

  it('assets and the API’s addresses take none either', async () => {
    expect((await seo.get('/icon.svg')).status).toBe(200)
    expect(await costOf('/icon.svg')).toBe(0)
    expect((await seo.get('/assets/rien.js')).status).toBe(404)
    expect(await costOf('/assets/rien.js')).toBe(0)
  })
})

describe('the site’s address', () => {
  it('is the request’s when none is configured, and never a forged host', async () => {
    const open = await startSeoSite({ publicUrl: null })
    expect(readHead(await open.get('/', { host: 'tube.maison:8080' })).canonical).toBe('http://tube.maison:8080/')
    expect(readHead(await open.get('/', { host: 'a"><script>' })).canonical).toBe('http://localhost/')
    await open.close()
  })
})

describe('a database that does not answer', () => {
  it('removes the preview, not the page', async () => {
    const alone = await startSeoSite()
    await alone.api.database.close()
    const answer = await alone.get('/watch/0198f3a2-0000-7000-8000-000000000000')
    expect(answer.status).toBe(200)
    expect(readHead(answer).titles).toEqual(['Lucarne'])
    await alone.app.close()
  })
})

describe('a process without the database', () => {
  const ofPrivate = async (path: string): Promise<boolean> =>
    (await pageAt(path, { address: 'https://exemple.fr', name: 'Lucarne', description: '' }, null)).isPrivate === true

  it.each(['/watch/00000000-0000-4000-8000-000000000000', '/Watch?v=00000000-0000-4000-8000-000000000000', '/watch/'])(
    'takes the video of %s for a private one',
    async (path) => expect(await ofPrivate(path)).toBe(true),
  )

  it.each(['/', '/explore', '/creator/ada', '/search?q=watch'])('draws %s', async (path) => expect(await ofPrivate(path)).toBe(false))
})
