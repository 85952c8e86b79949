import { operatorLine } from '../src/server/operatorLine.ts'
import { ensureServerBuild } from './serverBuild.ts'
import { ensureWebBuild } from './webBuild.ts'

const cannotWrite: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS'])

/** Returns what to do about a build that this account, or this installation, cannot make; undefined for a fault in the sources. */
function adviceFor(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const notBuilt = 'Lucarne ne peut pas démarrer : cette version n’est pas construite'
  if (cannotWrite.has(code)) {
    return `${notBuilt}, et ce compte ne peut pas écrire dans son dossier. Avec le compte qui le possède : npm run build`
  }
  if (code === 'ERR_MODULE_NOT_FOUND') return `${notBuilt}, et les paquets qui construisent manquent. Lancez : npm ci && npm run build`
  return undefined
}

/** Builds the web app and the server where they are not built from these sources. Ends the process with one line where it cannot. */
export async function ensureBuilds(say: (line: string) => void, onWebBuilt: () => void = () => undefined): Promise<void> {
  try {
    await ensureWebBuild(say)
    onWebBuilt()
    await ensureServerBuild(say)
  } catch (error) {
    const advice = adviceFor(error)
    if (advice === undefined) throw error
    process.stderr.write(`${operatorLine(advice, process.env, 'fatal')}\n`)
    process.exit(1)
  }
}
