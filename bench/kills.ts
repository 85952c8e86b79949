import { type KillReport, killRounds } from '../tests/support/kills/killRounds.ts'
import { type KillableSite, manyProcesses, oneProcess, type Place } from '../tests/support/kills/sites.ts'
import { type PostgresCluster, startPostgresCluster } from '../tests/support/postgresCluster.ts'
import { createDatabase } from '../tests/support/postgresDatabases.ts'
import { makeDataDir } from '../tests/support/process.ts'

// `node bench/kills.ts [kills] [embedded|postgres|processes]`: kills a site's processes that many times under a mixed load, and prints the
// outcome of each acknowledged write and of each file. Exits with 1 when anything is lost, doubled or unexplained.
const [kills = '30', only] = process.argv.slice(2)

async function embedded(): Promise<KillReport> {
  const folder = await makeDataDir()
  const place = { dataDir: folder.path, url: undefined }
  return run(place, await oneProcess(place)).finally(folder.remove)
}

async function onPostgres(measure: (place: Place & { cluster: PostgresCluster }) => Promise<KillReport>): Promise<KillReport> {
  // As in production: acknowledged writes are on the disk.
  const cluster = await startPostgresCluster({ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' })
  const folder = await makeDataDir()
  try {
    const { url } = await createDatabase(cluster.url)
    return await measure({ dataDir: folder.path, url, cluster })
  } finally {
    await cluster.stop()
    await folder.remove()
  }
}

const postgres = (): Promise<KillReport> => onPostgres(async (place) => run(place, await oneProcess(place)))

/** Two API processes behind nginx and two workers, of which any is killed, and the proxy and the database too. */
async function processes(): Promise<KillReport> {
  const folder = await makeDataDir()
  // The proxy answers 502 and 504 for a process that was killed, the API 503 while it has no database.
  const measure = async (place: Place & { cluster: PostgresCluster }): Promise<KillReport> =>
    run(place, await manyProcesses({ ...place, folder: folder.path }), [502, 503, 504])
  return onPostgres(measure).finally(folder.remove)
}

async function run(place: Place, started: KillableSite, cutStatuses: readonly number[] = []): Promise<KillReport> {
  await using site = started
  const onKill = (kill: number, victim: string, { writes }: { writes: readonly unknown[] }): void =>
    void process.stderr.write(`  arrêt brutal ${kill}/${kills} de ${victim}, ${writes.length} écritures envoyées\n`)
  return await killRounds({ ...place, site, cutStatuses, kills: Number(kills), members: 40, videos: 20, onKill })
}

function faultsOf({ writes, files, counters, unconverted, unexpected, errors }: KillReport): string[] {
  const of = (what: string, found: readonly string[]): string[] => found.map((one) => `${what} : ${one}`)
  return [
    ...Object.entries(writes).flatMap(([kind, { lost, doubled }]) => [...of(`${kind} perdu`, lost), ...of(`${kind} double`, doubled)]),
    ...of('compteur', counters),
    ...of('sans conversion', unconverted),
    ...of('fichier inexpliqué', files.unexplained),
    ...of('fichier manquant', files.missing),
    ...of('laissé par le rangement', files.leftBySweep),
    ...of('pris par le rangement', files.takenBySweep),
    ...of('réponse inattendue', unexpected),
    ...of('journal', errors),
  ]
}

let faults = 0
for (const [name, measure] of Object.entries({ embedded, postgres, processes })) {
  if (only !== undefined && only !== name) continue
  const report = await measure()
  const killed = Object.entries(report.kills).map(([victim, count]) => `${count} de ${victim}`)
  console.log(`\n${name} : arrêts brutaux, ${killed.join(', ')}`)
  console.table(
    Object.fromEntries(
      Object.entries(report.writes).map(([kind, { acknowledged, cut, kept, lost, doubled }]) => [
        kind,
        { confirmées: acknowledged, coupées: cut, 'coupées mais gardées': kept, perdues: lost.length, doubles: doubled.length },
      ]),
    ),
  )
  const { named, ofCutUploads, ofConversions, ownImagesOfCutSends, unexplained, leftBySweep, takenBySweep } = report.files
  console.log(
    `fichiers : ${named} nommés ; en plus ${ofCutUploads.length} d’envois coupés, ${ofConversions.length} de conversions coupées ou remplacées, ` +
      `${ownImagesOfCutSends.length} images personnelles d’envois coupés, ${unexplained.length} inexpliqués ; le rangement en laisse ${leftBySweep.length} et prend ${takenBySweep.length} fichiers nommés`,
  )
  const found = faultsOf(report)
  faults += found.length
  for (const fault of found.slice(0, 50)) console.log(fault)
}
process.exitCode = faults > 0 ? 1 : 0
