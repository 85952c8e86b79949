import { css } from '@emotion/css'
import { color, fontSize, space } from '../../ui/tokens.ts'

export const facts = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  margin: 0;
  font-size: ${fontSize[14]};

  & > div {
    display: flex;
    gap: ${space[2]};
  }

  & dt {
    color: ${color.muted};
  }

  & dd {
    margin: 0;
  }

  & a {
    text-decoration: underline;
  }

  & dd::first-letter {
    text-transform: uppercase;
  }
`
