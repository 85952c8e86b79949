import { css } from '@emotion/css'
import { color, duration, ease, radius, space } from '../../../ui/tokens.ts'

export const volume = css`
  display: flex;
  align-items: center;
`

export const slider = css`
  --rest: rgb(255 255 255 / 35%);

  display: none;
  appearance: none;
  width: 5rem;
  height: 1.5rem;
  margin: 0 ${space[2]} 0 ${space[1]};
  background: none;
  cursor: pointer;

  &::-webkit-slider-runnable-track {
    height: 4px;
    border-radius: ${radius.full};
    background: linear-gradient(to right, ${color.onScrim} calc(var(--level) * 100%), var(--rest) calc(var(--level) * 100%));
  }

  &::-moz-range-track {
    height: 4px;
    border-radius: ${radius.full};
    background: linear-gradient(to right, ${color.onScrim} calc(var(--level) * 100%), var(--rest) calc(var(--level) * 100%));
  }

  &::-webkit-slider-thumb {
    appearance: none;
    width: 12px;
    height: 12px;
    margin-top: -4px;
    border: 0;
    border-radius: 50%;
    background: ${color.onScrim};
  }

  &::-moz-range-thumb {
    width: 12px;
    height: 12px;
    border: 0;
    border-radius: 50%;
    background: ${color.onScrim};
  }

  &:focus-visible {
    outline-color: ${color.onScrim};
  }

  @media (pointer: fine) {
    @container player (width >= 520px) {
      display: block;
    }

    /* Where the time needs the room, it unfolds. */
    @container player (520px <= width < 720px) {
      width: 3rem;
      margin-inline: 2px ${space[1]};
      transition:
        width ${duration.normal} ${ease.out},
        opacity ${duration.normal} ${ease.out};

      .${volume}:not(:hover, :focus-within) > & {
        /* Without any width, screen readers would not find it. */
        width: 1px;
        margin-inline: 0;
        opacity: 0;
      }
    }
  }

  @media (forced-colors: active) {
    --color-on-scrim: CanvasText;
    --rest: GrayText;

    forced-color-adjust: none;
  }
`
