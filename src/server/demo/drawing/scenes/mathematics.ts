import type { Picture } from '../scene.ts'

const filters = (seconds: number, rate: number, graph: string): Picture => ({ width: 1280, height: 720, seconds, rate, graph, layers: [] })

export const mandelbrot = filters(
  16,
  12,
  'mandelbrot=size=640x360:rate=12:start_scale=0.03:end_scale=0.0001:end_pts=192:maxiter=260:inner=black,format=gray,format=gbrp,' +
    "lutrgb=r='if(lt(val,4),16,132+120*sin(val/34-1.4))':g='if(lt(val,4),12,96+84*sin(val/34-2))':b='if(lt(val,4),34,104+88*sin(val/34+0.9))'",
)

export const gameOfLife = filters(
  14,
  12,
  'life=size=320x180:rate=12:mold=12:ratio=0.22:seed=7:life_color=0xf2efe9:death_color=0xc43f1f:mold_color=0x24262b,scale=1280:720:flags=neighbor',
)

export const rule110 = filters(
  12,
  12,
  'cellauto=size=320x180:rate=12:rule=110:random_seed=3,format=rgb24,scale=1280:720:flags=neighbor,lutrgb=r=val*0.86+20:g=val*0.62+26:b=val*0.30+52',
)

export const carpet = filters(
  12,
  12,
  'sierpinski=size=960x540:rate=12:type=carpet:seed=5,format=rgb24,lutrgb=r=val*0.35+18:g=val*0.68+40:b=val*0.62+52',
)

export const triangles = filters(
  12,
  12,
  'sierpinski=size=960x540:rate=12:type=triangle:seed=11,format=rgb24,lutrgb=r=val*0.72+46:g=val*0.40+18:b=val*0.78+50',
)
