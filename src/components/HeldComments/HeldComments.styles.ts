import { css } from '@emotion/css'
import { color, decor, font, fontSize, radius, space, weight } from '../../ui/tokens.ts'

export const list = css`
  display: grid;
  gap: ${space[4]};
`

export const card = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${decor.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`

export const about = css`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
  overflow-wrap: anywhere;
`

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
`

export const author = css`
  font-family: ${font.text};
  font-size: ${fontSize[14]};
  font-weight: ${weight.strong};
  line-height: 1.35;
  letter-spacing: 0;
`

export const quote = css`
  white-space: pre-line;
`

export const meta = css`
  font-size: ${fontSize[14]};
  color: ${color.muted};
`

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
