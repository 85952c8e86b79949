import { css } from '@emotion/css'
import { color, layer, radius, shadow, space, weight } from '../../ui/tokens.ts'

export const link = css`
  position: fixed;
  z-index: ${layer.toast};
  right: ${space[4]};
  bottom: ${space[4]};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.inverse};
  color: ${color.onInverse};
  box-shadow: ${shadow.float};
  font-weight: ${weight.strong};
`

export const frame = css`
  position: fixed;
  z-index: ${layer.bar};
  inset: auto 0 0;
  width: 100%;
  height: 45dvh;
  border: 0;
  border-top: 2px solid ${color.inverse};
`

export const withFrame = css`
  padding-bottom: 45dvh;
`
