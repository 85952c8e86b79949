import { css } from '@emotion/css'
import { color, decor, fontSize, layer, radius, size, space } from '../../ui/tokens.ts'

export const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  margin-top: ${space[4]};
  padding-inline: ${space[3]};

  &[data-active] {
    position: sticky;
    top: calc(${size.topbar} + ${space[2]});
    z-index: ${layer.bar};
    padding-block: ${space[1]};
    border: 1px solid ${decor.line};
    border-radius: ${radius.card};
    background: ${color.surface};
  }
`

export const count = css`
  margin-inline-end: auto;
  font-size: ${fontSize[14]};
  color: ${color.muted};
`

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
`
