import { css } from '@emotion/css'
import { color, fontSize, gutter, layer, radius, size, space } from '../../../src/ui/tokens.ts'

export const bar = css`
  position: sticky;
  top: 0;
  z-index: ${layer.bar};
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.topbar};
  padding: 0 ${gutter};
  background: ${color.background};
`

export const search = css`
  display: none;
  flex: 1;
  justify-content: center;

  @media (width >= 640px) {
    display: flex;
  }
`

export const wide = css`
  display: none;

  @media (width >= 640px) {
    display: inline-flex;
  }
`

export const end = css`
  margin-inline-start: auto;
`

export const page = css`
  display: grid;
  gap: ${space[10]};
  max-width: ${size.content};
  margin: 0 auto;
  padding: ${space[6]} ${gutter} ${space[16]};
`

export const section = css`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
`

export const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`

export const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${space[6]};
  align-items: start;
`

export const stats = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${space[3]};
`

export const card = css`
  display: grid;
  gap: ${space[3]};
`

export const picture = css`
  display: flex;
  align-items: flex-end;
  justify-content: flex-end;
  aspect-ratio: 16 / 9;
  padding: ${space[2]};
  border-radius: ${radius.card};
  background: linear-gradient(160deg, #33505c, #c8874f 70%, #f0d3a4);
`

export const caption = css`
  display: flex;
  gap: ${space[3]};
`

export const grow = css`
  flex: 1;
  min-width: 0;
`

export const meta = css`
  color: ${color.muted};
  font-size: ${fontSize[14]};
`

export const marks = css`
  display: flex;
  align-items: center;
  gap: ${space[6]};
  color: ${color.accent};
`

export const mark16 = css`
  width: 16px;
  height: 16px;
`

export const mark32 = css`
  width: 32px;
  height: 32px;
`

export const mark128 = css`
  width: 128px;
  height: 128px;
`
