import { css } from '@emotion/css'
import { color, fontSize, gutter, layer, size, space, weight } from '../../ui/tokens.ts'

export const place = css`
  position: fixed;
  z-index: ${layer.toast};
  inset: auto 0 0;
  pointer-events: none;
`

export const notice = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: ${size.notice};
  padding: ${space[1]} ${gutter} calc(${space[1]} + env(safe-area-inset-bottom));
  background: ${color.inverse};
  color: ${color.onInverse};
  font-size: ${fontSize[14]};
  font-weight: ${weight.medium};
  line-height: 1.3;

  & svg {
    color: ${color.inverseDanger};
  }

  &[data-status='back'] svg {
    color: ${color.inverseSuccess};
  }

  @media (forced-colors: active) {
    border-top: 1px solid CanvasText;
  }
`
