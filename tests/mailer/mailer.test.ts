import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { accentColours } from '../../src/mailer/accentColours.ts'
import type { Mail } from '../../src/mailer/mail.ts'
import { folderMailer, smtpMailer } from '../../src/mailer/mailer.ts'
import { startSmtpServer } from '../support/smtpServer.ts'

const site = { name: 'Vidéos d’Été', url: 'https://videos.exemple.fr', accent: '#c43f1f' }
const from = 'site@exemple.fr'
const mail: Mail = {
  to: 'ada@exemple.fr',
  subject: 'Un sujet très <b>français</b>',
  name: '<Ada & Cie>',
  paragraphs: ['Première ligne.', 'Deuxième "ligne".'],
  action: { label: 'Ouvrir', url: 'https://videos.exemple.fr/page?a=1&b=2#jeton' },
  footer: 'Pour finir.',
}

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

async function server(options: Parameters<typeof startSmtpServer>[0] = {}) {
  const smtp = await startSmtpServer(options)
  cleanups.push(() => smtp.stop())
  return smtp
}

describe('a mail through a server', () => {
  it('arrives with its texts as they are, and escaped in its page', async () => {
    const smtp = await server()
    expect(await smtpMailer({ url: `smtp://127.0.0.1:${smtp.port}`, from }).send(mail, site, 'abc')).toBe('sent')
    const [received] = await smtp.received(1)
    expect(received).toMatchObject({ to: 'ada@exemple.fr', subject: mail.subject, messageId: '<abc@exemple.fr>' })
    expect(received?.from).toBe('"Vidéos d’Été" <site@exemple.fr>')
    for (const text of ['Bonjour <Ada & Cie>,', ...mail.paragraphs, mail.action?.url ?? '', mail.footer])
      expect(received?.text).toContain(text)
    expect(received?.html).toContain('Bonjour &lt;Ada &amp; Cie&gt;,')
    expect(received?.html).not.toContain('<b>')
    expect(received?.html).toContain('href="https://videos.exemple.fr/page?a=1&amp;b=2#jeton"')
    // Nothing that a mail program would load, which tells the sender who reads.
    expect(received?.html).not.toMatch(/<(?:img|link|script|iframe)|url\(/)
  })

  it.each([
    [
      'https://videos.exemple.fr/fin?t=a',
      ['List-Unsubscribe: <https://videos.exemple.fr/fin?t=a>', 'List-Unsubscribe-Post: List-Unsubscribe=One-Click'],
    ],
    // One press is for safe addresses alone (RFC 8058).
    ['http://videos.exemple.fr/fin?t=a', ['List-Unsubscribe: <http://videos.exemple.fr/fin?t=a>']],
    [null, []],
  ])('says in its headers how to end it: %s', async (oneClickUrl, expected) => {
    const smtp = await server()
    const links = [{ text: 'Ne plus <recevoir>', url: 'https://videos.exemple.fr/page?a=1&b=2' }]
    const regular: Mail = oneClickUrl === null ? mail : { ...mail, subscription: { oneClickUrl, links } }
    await smtpMailer({ url: `smtp://127.0.0.1:${smtp.port}`, from }).send(regular, site, 'abc')
    const [received] = await smtp.received(1)
    expect(received?.headerLines.filter((line) => line.startsWith('List-'))).toEqual(expected)
    if (oneClickUrl === null) return
    expect(received?.text).toContain('Ne plus <recevoir>\u202f:\nhttps://videos.exemple.fr/page?a=1&b=2')
    expect(received?.html).toContain('href="https://videos.exemple.fr/page?a=1&amp;b=2"')
    expect(received?.html).toContain('Ne plus &lt;recevoir&gt;')
  })

  it('takes the name and the password from the address of the server', async () => {
    const smtp = await server({ password: 'mot@passe/é' })
    const url = `smtp://compte:${encodeURIComponent('mot@passe/é')}@127.0.0.1:${smtp.port}`
    await smtpMailer({ url, from }).send(mail, site, 'abc')
    expect(smtp.users).toEqual(['compte'])
  })

  it('fails, to be tried again, when the server does not take the password or is not there', async () => {
    const smtp = await server({ password: 'juste' })
    await expect(smtpMailer({ url: `smtp://compte:faux@127.0.0.1:${smtp.port}`, from }).send(mail, site, 'abc')).rejects.toThrow(
      'Wrong password',
    )
    await expect(smtpMailer({ url: 'smtp://127.0.0.1:9', from }).send(mail, site, 'abc')).rejects.toThrow('ECONNREFUSED')
  })

  it('sends a password over TLS only, unless the server is this machine', async () => {
    // An address of this machine that is not one of its names.
    const smtp = await server({ host: '127.0.0.2', password: 'secret' })
    const url = `smtp://compte:secret@127.0.0.2:${smtp.port}`
    await expect(smtpMailer({ url, from }).send(mail, site, 'abc')).rejects.toThrow('TLS')
    expect(smtp.users).toEqual([])
  })

  it('is refused when the server refuses the recipient for good', async () => {
    const smtp = await server()
    smtp.refuseRecipients({ status: 550, message: 'No such user' })
    expect(await smtpMailer({ url: `smtp://127.0.0.1:${smtp.port}`, from }).send(mail, site, 'abc')).toEqual({
      refused: expect.stringMatching(/550|554|553|5\d\d/),
    })
    smtp.refuseRecipients({ status: 452, message: 'Mailbox full' })
    await expect(smtpMailer({ url: `smtp://127.0.0.1:${smtp.port}`, from }).send(mail, site, 'abc')).rejects.toThrow('Mailbox full')
  })
})

describe('a mail without a server', () => {
  it('is a text and a page in a folder that only the site may read', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'lucarne-mail-'))
    cleanups.push(() => rm(parent, { recursive: true }))
    const folder = join(parent, 'mail')
    expect(await folderMailer(folder).send(mail, site, 'abc')).toBe('sent')
    const files = (await readdir(folder)).sort()
    expect(files).toEqual([expect.stringMatching(/^\d{4}-.*-abc\.html$/), expect.stringMatching(/^\d{4}-.*-abc\.txt$/)])
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    for (const file of files) expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600)
    const text = await readFile(join(folder, files[1] ?? ''), 'utf8')
    expect(text).toContain(`À : ada@exemple.fr\nObjet : ${mail.subject}\n\nBonjour <Ada & Cie>,\n`)
    expect(text).toContain('https://videos.exemple.fr/page?a=1&b=2#jeton')
  })

  it('is deleted after ninety days, and nothing else is', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lucarne-mail-'))
    cleanups.push(() => rm(folder, { recursive: true }))
    const dayOf = (daysAgo: number): string => new Date(Date.now() - daysAgo * 86_400_000).toISOString().replaceAll(/[:.]/g, '-')
    const kept = [`${dayOf(89)}-hier.txt`, '2001-notes.md', 'à garder.txt']
    for (const name of [...kept, `${dayOf(91)}-ancien.txt`, `${dayOf(91)}-ancien.html`]) await writeFile(join(folder, name), 'texte')
    await folderMailer(folder).send(mail, site, 'abc')
    expect((await readdir(folder)).filter((file) => !file.includes('-abc.')).sort()).toEqual(kept.sort())
  })
})

describe('the colours of mails', () => {
  it('are those of the light pages', async () => {
    const css = await readFile(join(import.meta.dirname, '../../src/ui/accents.css'), 'utf8')
    const found = [...css.matchAll(/\[data-accent='(\w+)'\] \{\s*--color-accent: light-dark\((#\w+),/g)]
    expect(accentColours).toEqual(Object.fromEntries(found.map(([, name, colour]) => [name, colour])))
  })
})
