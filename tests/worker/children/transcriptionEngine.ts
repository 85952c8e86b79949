import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

// In the place of a speech recogniser: a cue wherever the sound is loud. Writes what it was given into the file of its first argument.
const { values, positionals } = parseArgs({
  options: { language: { type: 'string' }, silent: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const wav = readFileSync(process.env['LUCARNE_WAV'] ?? '')
const facts = {
  channels: wav.readUInt16LE(22),
  sampleRate: wav.readUInt32LE(24),
  bits: wav.readUInt16LE(34),
  language: process.env['LUCARNE_LANGUAGE'],
}
writeFileSync(positionals[0] ?? '', JSON.stringify(facts))

const from = wav.indexOf('data') + 8
const samples = new Int16Array(wav.buffer.slice(wav.byteOffset + from, wav.byteOffset + wav.length - ((wav.length - from) % 2)))
const first = samples.findIndex((sample) => Math.abs(sample) > 500)
const timeOf = (sample: number): string => (sample / facts.sampleRate).toFixed(3).padStart(6, '0')
const header = values.language === undefined ? 'WEBVTT' : `WEBVTT\nLanguage: ${values.language}`
const cue = `00:${timeOf(first)} --> 00:${timeOf(samples.length)}\n<c.loud>Biip</c>`
process.stdout.write(values.silent || first === -1 ? header : `${header}\n\n${cue}`)
