import * as city from './city.ts'
import type { DemoClip } from './clip.ts'
import * as mathematics from './mathematics.ts'
import * as nature from './nature.ts'
import * as sky from './sky.ts'

/** All videos of the demonstration, in the order in which they are made: the most attractive ones first. */
export const demoClips: readonly DemoClip[] = [
  mathematics.mandelbrot,
  city.rooftops,
  nature.sunset,
  sky.mountains,
  sky.planets,
  sky.aurora,
  city.nightTrain,
  city.strings,
  nature.flowers,
  mathematics.moire,
  nature.crossing,
  sky.eclipse,
  sky.balloons,
  nature.underWater,
  nature.aquarium,
  mathematics.plasma,
  city.rain,
  sky.snowyVillage,
  mathematics.gameOfLife,
  city.equaliser,
  nature.lighthouse,
  sky.starTrails,
  city.undergroundMap,
  mathematics.testPattern,
  sky.autumn,
  city.lissajous,
  mathematics.triangles,
  nature.calmMorning,
  mathematics.rule110,
  mathematics.carpet,
]
