import { css, keyframes } from '@emotion/css'
import { color, duration, ease, font, fontSize, layer, radius, space, weight } from '../tokens.ts'

const appear = keyframes`
  from {
    opacity: 0;
  }
`

export const tooltip = css`
  position: fixed;
  z-index: ${layer.toast};
  inset: var(--tooltip-top, 0) auto auto var(--tooltip-left, 0);
  width: max-content;
  max-width: min(18rem, calc(100vw - 1rem));
  margin: 0;
  padding: ${space[1]} ${space[2]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: ${color.inverse};
  color: ${color.onInverse};
  font-family: ${font.text};
  font-size: ${fontSize[12]};
  font-weight: ${weight.medium};
  line-height: 1.4;
  letter-spacing: normal;
  white-space: normal;
  overflow-wrap: anywhere;
  text-align: center;
  animation: ${appear} ${duration.fast} ${ease.out};
`
