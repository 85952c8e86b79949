import { css } from '@emotion/css'
import { color, fontSize, space } from '../../ui/tokens.ts'

export const page = css`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
`

export const subtitle = css`
  margin-top: ${space[1]};
  color: ${color.muted};
`

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  margin-bottom: ${space[5]};
`

export const periods = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

export const groups = css`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
`

export const day = css`
  margin-bottom: ${space[4]};
  font-size: ${fontSize[18]};
`

export const videos = css`
  display: grid;
  gap: ${space[6]} ${space[4]};
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
`

export const channels = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
  gap: ${space[4]};
`

export const suggested = css`
  font-size: ${fontSize[18]};
`

export const creators = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: ${space[4]};
`
