import { readFile, writeFile } from 'node:fs/promises'

const ticksPerSecond = 100

/** Seconds of CPU that a process has used so far, its threads included, its children not (Linux). */
export async function cpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Makes the peak begin anew from what a process holds now: its start alone (the database, WebAssembly) holds more (Linux). */
export async function forgetPeakMemory(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, '5')
}

/** The most memory that a process has held since its start or `forgetPeakMemory`, in MB (Linux). */
export async function peakMemoryMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1024
}
