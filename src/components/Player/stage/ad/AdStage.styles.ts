import { css } from '@emotion/css'
import { scrim } from '../scrim.styles.ts'
import { color, decor, fontSize, radius, space, weight } from '../../../../ui/tokens.ts'

export const waiting = css`
  position: absolute;
  z-index: 5;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${color.onScrim};
  font-size: ${fontSize[28]};
  pointer-events: none;
`

export const controls = css`
  z-index: 5;
  padding: ${space[10]} ${space[2]} ${space[1]};

  ${scrim};
`

export const actions = css`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  padding: 0 ${space[2]} ${space[2]};
`

export const visit = css`
  overflow: hidden;
  margin-right: auto;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.full};
  background: ${decor.scrim};
  color: ${color.onScrim};
  font-size: ${fontSize[14]};
  text-overflow: ellipsis;
  white-space: nowrap;

  & > svg {
    margin-left: ${space[1]};
    vertical-align: -0.2em;
  }

  &:focus-visible {
    outline-color: ${color.onScrim};
    outline-offset: -2px;
  }
`

export const countdown = css`
  flex: none;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.full};
  background: ${decor.scrim};
  font-size: ${fontSize[14]};
  font-variant-numeric: tabular-nums;
`

export const bar = css`
  display: flex;
  align-items: center;
  gap: ${space[1]};
`

export const name = css`
  margin: 0 auto 0 ${space[2]};
  font-size: ${fontSize[14]};
  font-weight: ${weight.strong};
`
