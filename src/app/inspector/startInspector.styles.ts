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
