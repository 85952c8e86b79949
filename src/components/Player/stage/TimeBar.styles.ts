import { css } from '@emotion/css'
import { color, radius } from '../../../ui/tokens.ts'

export const timeBar = css`
  position: relative;
  display: flex;
`

export const slider = css`
  --played: 0;
  --buffered: 0;
  --ready: rgb(255 255 255 / 60%);
  --rest: rgb(255 255 255 / 30%);

  appearance: none;
  width: 100%;
  height: 1.5rem;
  margin: 0;
  background: none;
  cursor: pointer;

  &::-webkit-slider-runnable-track {
    height: 4px;
    border-radius: ${radius.full};
    background: linear-gradient(
      to right,
      var(--player-accent) calc(var(--played) * 100%),
      var(--ready) calc(var(--played) * 100%) calc(var(--buffered) * 100%),
      var(--rest) calc(var(--buffered) * 100%)
    );
  }

  &::-moz-range-track {
    height: 4px;
    border-radius: ${radius.full};
    background: linear-gradient(
      to right,
      var(--player-accent) calc(var(--played) * 100%),
      var(--ready) calc(var(--played) * 100%) calc(var(--buffered) * 100%),
      var(--rest) calc(var(--buffered) * 100%)
    );
  }

  &::-webkit-slider-thumb {
    appearance: none;
    width: 14px;
    height: 14px;
    margin-top: -5px;
    border: 0;
    border-radius: 50%;
    background: ${color.onScrim};
  }

  &::-moz-range-thumb {
    width: 14px;
    height: 14px;
    border: 0;
    border-radius: 50%;
    background: ${color.onScrim};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::-webkit-slider-thumb {
    outline: 2px solid ${color.onScrim};
    outline-offset: 2px;
  }

  &:focus-visible::-moz-range-thumb {
    outline: 2px solid ${color.onScrim};
    outline-offset: 2px;
  }

  @media (pointer: coarse) {
    height: 2rem;
  }

  @media (forced-colors: active) {
    --player-accent: Highlight;
    --color-on-scrim: CanvasText;
    --ready: CanvasText;
    --rest: GrayText;

    forced-color-adjust: none;
  }
`

/* The thumb is 14 px wide, and its middle never leaves the bar. */
export const marks = css`
  position: absolute;
  inset: 0 7px;
  pointer-events: none;
`

export const mark = css`
  position: absolute;
  top: 50%;
  width: 3px;
  height: 4px;
  background: rgb(0 0 0 / 75%);
  transform: translate(-50%, -50%);

  @media (forced-colors: active) {
    background: Canvas;
  }
`
