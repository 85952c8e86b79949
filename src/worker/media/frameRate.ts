const standardRates: readonly { value: number; text: string }[] = [
  { value: 24_000 / 1001, text: '24000/1001' },
  { value: 24, text: '24' },
  { value: 25, text: '25' },
  { value: 30_000 / 1001, text: '30000/1001' },
  { value: 30, text: '30' },
  { value: 50, text: '50' },
  { value: 60_000 / 1001, text: '60000/1001' },
  { value: 60, text: '60' },
]

/** Returns the same as a number. @param text a frame rate in ffmpeg's notation */
export function frameRateNumber(text: string): number {
  const [frames = 0, per = 1] = text.split('/').map(Number)
  return frames / per
}

/**
 * Returns the constant frame rate to encode at, in ffmpeg's notation. Recordings of a screen or a browser declare a thousand frames a
 * second while they contain thirty: without this, ffmpeg would generate all the others.
 * @param average frames per second that the file really contains; 0 when unknown
 */
export function outputFrameRate(average: number): string {
  if (average <= 0) return '30'
  const exact = standardRates.find((rate) => Math.abs(average - rate.value) / rate.value < 0.0005)
  if (exact) return exact.text
  if (average < 23.5) return String(Math.max(1, Math.ceil(average - 0.001)))
  return (standardRates.find((rate) => rate.value >= average) ?? { text: '60' }).text
}
