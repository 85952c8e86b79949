import { css } from '@emotion/css'
import { color } from '../../../ui/tokens.ts'

export const player = css`
  --player-accent: #ff8a63;

  position: absolute;
  inset: 0;
  height: 100%;
  border-radius: inherit;
  color: ${color.onScrim};

  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  & video {
    width: 100%;
    height: 100%;
    background: #000;
  }

  &[data-fullscreen] {
    border-radius: 0;
  }
`
