import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Makes the image that Containerfile begins with, where no registry can be reached: a Debian 12 with its security updates. It asks for root,
// debootstrap and buildah. Then: npm run container -- --build-arg BASE=localhost/debian
const image = 'localhost/debian'
const release = 'bookworm'
const mirror = 'http://deb.debian.org'
/** Where this machine keeps certificate authorities of its own. */
const authorities = 'usr/local/share/ca-certificates'
const unread = ['doc', 'man', 'info', 'locale'].map((name) => `usr/share/${name}`)

const call = (program: string, ...args: string[]): void => void execFileSync(program, args, { stdio: 'inherit' })
const read = (program: string, ...args: string[]): string => execFileSync(program, args, { encoding: 'utf8' }).trim()

const folder = mkdtempSync(join(tmpdir(), 'lucarne-base-'))
try {
  call('debootstrap', '--variant=minbase', release, folder, `${mirror}/debian`)
  const updates = [`deb ${mirror}/debian ${release}-updates main`, `deb ${mirror}/debian-security ${release}-security main`]
  appendFileSync(join(folder, 'etc/apt/sources.list'), `${updates.join('\n')}\n`)
  call('chroot', folder, 'apt-get', 'update')
  call('chroot', folder, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', 'upgrade', '-y')
  call('chroot', folder, 'apt-get', 'clean')
  for (const path of ['var/lib/apt/lists', ...unread]) rmSync(join(folder, path), { recursive: true })
  if (existsSync(join('/', authorities))) cpSync(join('/', authorities), join(folder, authorities), { recursive: true })
  // The machine's own, which debootstrap copied.
  for (const path of ['etc/hostname', 'etc/resolv.conf']) writeFileSync(join(folder, path), '')

  const container = read('buildah', 'from', 'scratch')
  call('buildah', 'copy', '--quiet', container, folder, '/')
  call('buildah', 'commit', '--quiet', '--rm', container, image)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(`${image} : Debian ${release}`)
